/**
 * Panels, and buttons, that few games have: they come with those alone.
 * Next tells the browser what to load before it takes a page over only for what the page itself imports: landing-view.tsx
 * does so, since the layouts are loaded in turn.
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
