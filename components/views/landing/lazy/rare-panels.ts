/**
 * Panels and buttons of few games, which load for those only. For modules to load before hydration, Next considers only the
 * imports of the page itself: landing-view.tsx imports them, because the layouts are loaded lazily.
 */
import dynamic from 'next/dynamic';

export const PiecesPanel = dynamic(async () => (await import('../beside/pieces-panel')).PiecesPanel);
export const TermsPanel = dynamic(async () => (await import('../about/terms-panel')).TermsPanel);
export const DownloadActions = dynamic(async () => (await import('../buy/download-actions')).DownloadActions);
export const WalkthroughPanel = dynamic(
  async () => (await import('../about/walkthrough-panel')).WalkthroughPanel,
);
export const SuggestionPanel = dynamic(
  async () => (await import('../beside/suggestion-panel')).SuggestionPanel,
);
export const BonusPanel = dynamic(async () => (await import('../beside/bonus-panel')).BonusPanel);
