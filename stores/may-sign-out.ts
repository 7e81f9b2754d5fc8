/** Asks the page's forms before their member signs out; apart from stores/store-form-drafts.ts, which every page carries. */
export const SIGN_OUT = 'sw-sign-out';

/** Returns false where a form has unsaved changes and the member stays with them. */
export const maySignOut = (): boolean => window.dispatchEvent(new Event(SIGN_OUT, { cancelable: true }));
