/**
 * Texts of the account pages that the specification does not define. Separate from lib/messages.ts, so that no other page loads
 * them.
 */

export const ACCOUNT_PAGE_MESSAGES = {
  sessionEnded: 'You are no longer signed in.',
  sessionEndedAbout: 'Sign in again to return to this page.',
  sessionUnknown: 'Your account could not be loaded.',
  loading: 'Your account is loading.',
  unsaved: 'You have changes that are not saved.',
  leaveUnsaved: 'You have changes that are not saved. Leave this page without them?',
  allSaved: 'Nothing to save.',
  saveFailure: 'That could not be saved. Please try again later.',
  personalSaved: 'Your personal info is saved.',
  nameSaved: 'Your name is saved.',
  emailSaved: (mail: string) =>
    `We sent a link to ${mail}. Your old address remains in use until you open it.`,
  emailSame: 'This is already your email address.',
  passwordSaved: 'Your password is changed, and all other devices were signed out.',
  appearanceSaved: 'Your appearance is saved.',
  privacySaved: 'Your choices are saved.',
  avatarSaved: 'Your picture is saved.',
  avatarRemoved: 'Your picture is removed.',
  avatarUnreadable: 'This picture cannot be read. Choose a JPEG, PNG, WebP or GIF picture.',
  avatarsFailure: 'The pictures could not be loaded.',
  avatarSending: 'Your picture is being uploaded.',
  usedBy: (count: number) => {
    if (count === 0) return 'Nobody uses this one yet.';
    return count === 1 ? 'One player uses this one.' : `${count} players use this one.`;
  },
  avatarBought: (name: string) => `${name} is yours. Choose it above, and save.`,
  avatarNotBought: 'The purchase failed. Please try again; you are not charged twice.',
  tokensShort: (count: number) => `${count.toLocaleString('en')} more to go`,
  boughtUnknown: 'The pictures for tokens cannot be shown right now.',
  tokens: (count: number) => (count === 1 ? '1 token' : `${count.toLocaleString('en')} tokens`),
  ledgerFailure: 'The list could not be loaded. Please try again later.',
  linkSent: (mail: string) => `We sent a new link to ${mail}.`,
  linkFailure: 'The link could not be sent. Please try again later.',
  blockedFailure: 'The list could not be loaded.',
  unblocked: (name: string) => `${name} is not blocked any more.`,
  exportDone: 'Your data is downloaded.',
  exportFailure: 'Your data could not be exported. Please try again later.',
  deleteWord: 'DELETE',
  deleteConfirm: (word: string) => `Type ${word} to confirm.`,
  deleted: 'Your account is deleted. Thank you for playing, and come back whenever you like.',
} as const;

/** The nine questions of spec §3 personalInfo. */
export const PERSONAL_QUESTIONS = {
  hometown: 'Where is home?',
  describesMe: 'What describes you?',
  favoriteGame: 'Your favorite game, anywhere',
  gameCharacter: 'Which game character would you be?',
  inventedGame: 'Which game would you invent?',
  snackOn: 'What do you snack on?',
  notPlayingGames: 'What do you do when you are not playing?',
} as const;

/** The labels of the profile parts that a member can show or hide. */
export const PROFILE_PART_NAMES = {
  personal: 'My personal info',
  favorites: 'My favorite games',
  friends: 'My friends',
  recent: 'What I played last',
  streaks: 'My streaks, places and trophies',
} as const;
