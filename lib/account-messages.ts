/** Texts about accounts that the specification does not define. */

export const ACCOUNT_MESSAGES = {
  signInFirst: 'Please sign in.',
  signedInAlready: 'You are already signed in. Sign out first.',
  nameTaken: 'This name is taken.',
  nameTooPlain: 'Must contain at least 3 letters or digits.',
  tooYoung: 'You can play everything as a guest, without an account.',
  linkSpent: 'This link has expired or has already been used.',
  emailTaken: 'This address belongs to another account.',
  passwordWrong: 'Your password is incorrect.',
  checkFailed: 'The check failed. Please try again.',
} as const;

/**
 * Returns the greeting after a registration or sign-in.
 * @param mail the email address that the confirmation link was sent to; null after a sign-in
 */
export const welcomeText = (name: string | null, mail: string | null): string => {
  const greeting = name ? `Welcome, ${name}.` : 'Welcome.';
  return mail === null
    ? greeting
    : `${greeting} The link that confirms your address is on its way to ${mail}.`;
};

/** Labels for signing in, signing out and registering, the same everywhere on the site. */
export const ACCOUNT_LABELS = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  join: 'Join free',
  register: 'Create account',
} as const;
