/** Messages of the sign-in and its session (spec §8). */

export const SIGN_IN_MESSAGES = {
  wrongCredentials: 'Your username or password is incorrect.',
  loginFailure: 'There was an error while logging you in. Please try again later.',
  // Spec §8 misspells "profle"; the text is verbatim.
  profileFailure: 'There was an error while fetching your profle. Please try again later.',
  verifyFailure: 'Unable to verify your credentials. Please try again later.',
  cookiesRefused:
    'Your browser does not accept cookies from this site. Allow them in its settings, then sign in again.',
  logoutFailure: 'There was an error logging you out. Please try again later.',
} as const;
