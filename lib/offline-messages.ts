/** Texts shown without a network. Separate from lib/messages.ts, which every page loads. */

export const OFFLINE_MESSAGES = {
  pageTitle: 'You’re offline',
  pageLede: 'This page needs a connection.',
  canPlay: 'These games are saved in this browser. A puzzle you have begun can be finished now:',
  nothingSaved: 'A daily puzzle that you open with a connection can be finished without one.',
  tryAgain: 'Try again',
  savedForOffline: (title: string) =>
    `You’re offline. Your result of ${title} is saved and will be sent when you’re back.`,
  waiting: (title: string) =>
    `Your result of ${title} is kept here and could not be sent yet. We keep trying.`,
  waitsForMember: (title: string) =>
    `A result of ${title} is kept here for the member who played it. Sign in to send it.`,
  ranked: (title: string, rank: number, entrants: number | null) =>
    `Your result of ${title} was sent: rank ${rank}${entrants ? ` of ${entrants}` : ''}.`,
  counted: (title: string) =>
    `Your result of ${title} was sent and counts for your archive. Finished offline, it has no rank.`,
  countedDaily: (title: string) =>
    `Your result of ${title} was sent. It counts for your streak and the archive; finished offline, it has no rank.`,
  late: (title: string) =>
    `Your result of ${title} was sent. It came more than 48 hours after you began: it is in the archive, but not in your streak.`,
  practice: (title: string) =>
    `Your result of ${title} was sent as practice: your first result of it counts.`,
  checked: (title: string) => `Your result of ${title} was sent and is being checked.`,
  refused: (title: string, reason: string) => `Your result of ${title} could not be taken. ${reason}`,
  leftBehind: (title: string) =>
    `Your result of ${title} had not been sent when you signed out. It was removed from this browser.`,
  dismiss: 'Dismiss',
} as const;
