/** The names of the dialogs for signing in and registering. */
export const SIGN_IN_DIALOG = 'sign-in';
export const REGISTER_DIALOG = 'register';
