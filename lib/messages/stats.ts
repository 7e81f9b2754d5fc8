/** Messages for the stats of a daily and a player's history. */

export const STATS_MESSAGES = {
  nobodyYet: 'Nobody has a ranked result in these puzzles yet.',
  tooFewDays: 'Finish this daily on two days to see how you compare over time.',
  noHistory: 'Finish a game, and your results appear here.',
  oneResult: 'One result so far. The second one draws the line.',
  historyFailed: 'Your results could not be loaded.',
} as const;
