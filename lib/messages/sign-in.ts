/** Messages about signing in and the session (spec §8). */

export const SIGN_IN_MESSAGES = {
  wrongCredentials: 'Your username or password is incorrect.',
  loginFailure: 'There was an error while logging you in. Please try again later.',
  // The misspelled "profle" is quoted verbatim from spec §8.
  profileFailure: 'There was an error while fetching your profle. Please try again later.',
  verifyFailure: 'Unable to verify your credentials. Please try again later.',
  cookiesRefused:
    'Your browser does not accept cookies from this site. Allow them in its settings, then sign in again.',
  logoutFailure: 'There was an error logging you out. Please try again later.',
} as const;
