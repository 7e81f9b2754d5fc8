/** Lets the page's forms confirm a sign-out. Separate from stores/store-form-drafts.ts, which every page loads. */
export const SIGN_OUT = 'sw-sign-out';

/** Returns false if a form has unsaved changes and the member wants to stay. */
export const maySignOut = (): boolean => window.dispatchEvent(new Event(SIGN_OUT, { cancelable: true }));
