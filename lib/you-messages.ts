/** Texts of a guest's page, which the specification does not define. */
export const YOU_MESSAGES = {
  title: 'You',
  joinLine: 'All of this is stored on this device. Join free to keep it on every device.',
  join: 'Join free',
  played: 'Recently played',
  favorites: 'Your favorites',
  ratings: 'Your ratings',
  rated: (value: number) => `You gave it ${value}`,
  /** @param progress a text such as `4 of 13 words` */
  resumeAt: (progress: string) => `Resume at ${progress}`,
  resume: (progress: number) => (progress > 0 ? `Resume at ${Math.round(progress * 100)}%` : 'Resume'),
  finished: 'Finished today',
  saved: 'Progress saved',
  showAll: (count: number) => `Show all ${count} games`,
  empty: 'No window is lit yet. Play a game, and it appears here.',
  emptyLink: 'Today’s dailies',
} as const;
