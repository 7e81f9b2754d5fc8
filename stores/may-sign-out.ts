/**
 * The event by which the page's forms can prevent signing out. It is separate from stores/store-form-drafts.ts, which
 * every page loads.
 */
export const SIGN_OUT = 'sw-sign-out';

/** Returns false if a form has unsaved changes and the member wants to stay signed in. */
export const maySignOut = (): boolean => window.dispatchEvent(new Event(SIGN_OUT, { cancelable: true }));
