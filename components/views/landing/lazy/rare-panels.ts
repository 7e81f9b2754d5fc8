/**
 * Panels and buttons that only few games need, and that load only for those games. landing-view.tsx imports this file,
 * because Next loads modules before hydration only if the page itself imports them, and the layouts are loaded lazily.
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
