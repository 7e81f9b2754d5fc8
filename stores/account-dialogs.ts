/** The names under which the modal store opens the ways into an account. */
export const SIGN_IN_DIALOG = 'sign-in';
export const REGISTER_DIALOG = 'register';
