/** Talks to the page's forms through window events: a page without a form loads nothing for them. */
export const STORE_DRAFTS = 'sw-store-drafts';

/** Has the page's forms store what was typed. */
export const storeFormDrafts = (): void => void window.dispatchEvent(new Event(STORE_DRAFTS));
