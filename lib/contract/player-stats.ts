/** How a player stands: streaks, places and trophies, as the scores service tells them and as profiles show them. */
import * as v from 'valibot';
import { defineCall } from './call';
import { archiveFrequencies, gameSummary } from './game';
import { columnTypes } from './scores-entities';
import { isoInstant, wireBoolean, wireId } from './wire';

const ownStreak = v.object({
  /** Streak freezes held. */
  freezes: v.number(),
  isTodayDone: wireBoolean,
  isAtRisk: wireBoolean,
});

const shown = {
  /** The streak over any daily. */
  any: v.object({
    streak: v.number(),
    maxStreak: v.number(),
    /** On how many days a daily was finished on time. */
    days: v.number(),
  }),
  /** Of each daily that had one, the longest running first. */
  streaks: v.array(
    v.object({
      gameKeyword: v.string(),
      frequency: v.picklist(archiveFrequencies),
      streak: v.number(),
      maxStreak: v.number(),
    }),
  ),
  /** The best places of all time, one a game, the highest in its list first. */
  bests: v.array(
    v.object({
      gameKeyword: v.string(),
      /** The mode's name. */
      label: v.string(),
      /** Milliseconds for time columns, points for score columns. */
      value: v.number(),
      columnType: v.picklist(columnTypes),
      dateCreated: isoInstant,
      /** The place, one of `totalScores`. */
      scorePosition: v.number(),
      totalScores: v.number(),
      /** False where nothing proves the values of the board: they only keep to bounds. */
      verified: wireBoolean,
    }),
  ),
  trophies: v.object({
    /** Months of a daily of which every level was finished, on its day or from the archive. */
    fullMonths: v.number(),
    /** Frozen days of a daily with at least four members on the board, ended in one of the first three places. */
    podiums: v.object({ first: v.number(), second: v.number(), third: v.number() }),
  }),
};

export const playerStats = v.object({ ...shown, own: ownStreak });
export type PlayerStats = v.InferOutput<typeof playerStats>;

export const publicStats = v.object({
  ...shown,
  /** What only the member sees; null for others. */
  own: v.nullable(ownStreak),
  /** The games that are spoken of, those that the catalogue shows. */
  games: v.array(gameSummary),
});
export type PublicStats = v.InferOutput<typeof publicStats>;

export const getStats = defineCall({
  id: 'scores.getStanding',
  service: 'scores',
  method: 'GET',
  path: '/standing',
  access: 'player',
  summary: "The player's streaks, best places and trophies; null for a member who has never played.",
  answer: v.object({ standing: v.nullable(playerStats) }),
});

export const getMemberStats = defineCall({
  id: 'users.getStanding',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/block/standing/{id}',
  access: 'anyone',
  summary:
    "A member's streaks, best places and trophies; null where the member hides them, or one of the two has blocked the other.",
  params: v.object({ id: wireId }),
  answer: v.object({ standing: v.nullable(publicStats) }),
});
