/** The window event that makes forms store their drafts, so that pages without forms load no form code. */
export const STORE_DRAFTS = 'sw-store-drafts';

/** Makes the page's forms store their drafts. */
export const storeFormDrafts = (): void => void window.dispatchEvent(new Event(STORE_DRAFTS));
