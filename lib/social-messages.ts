/** Messages for members about their actions on games and profiles, which the specification does not define. */

export const SOCIAL_MESSAGES = {
  favoriteFailed: 'Your favourites could not be changed. Please try again later.',
  ratingFailed: 'Your rating could not be saved. Please try again later.',
  tagFailed: 'Your tag could not be saved. Please try again later.',
  voteFailed: 'Your vote could not be saved. Please try again later.',
  friendFailed: 'Your friends could not be changed. Please try again later.',
  blockFailed: 'This could not be changed. Please try again later.',
  reportSent: 'Thank you. We will look into it.',
  listFailed: 'This could not be loaded. Please try again later.',
  standingFailed: 'Streaks and places could not be loaded.',
  commentsEmpty: 'Nobody has said anything yet. How was your game?',
  commentSent: 'Your comment is there.',
  commentChanged: 'Your comment is changed.',
  confirmFirst: 'Confirm your e-mail address first, then you can comment.',
  linkSentAgain: 'The link is on its way again.',
  hiddenForAuthor: 'Hidden: only you can see this comment.',
  hiddenForAdministrator: 'Hidden from everybody but its author.',
  flagFailed: 'The flag could not be changed. Please try again later.',
  hideFailed: 'The comment could not be changed. Please try again later.',
  resolveFailed: 'This could not be settled. Please try again later.',
  notAdministrator: 'This page is for administrators.',
} as const;
