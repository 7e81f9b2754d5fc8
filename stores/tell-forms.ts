/** Tells the page's forms to keep what was typed; who has no form loads nothing for it. */
export const KEEP_DRAFTS = 'sw-keep-drafts';

export const tellForms = (): void => void window.dispatchEvent(new Event(KEEP_DRAFTS));
