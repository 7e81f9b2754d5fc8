/** A player's stats: streaks, ranks and trophies, in the form of the scores service and of profiles. */
import * as v from 'valibot';
import { defineCall } from './call';
import { archiveFrequencies, gameSummary } from './game';
import { columnTypes } from './scores-entities';
import { isoInstant, wireBoolean, wireId } from './wire';

const ownStreak = v.object({
  /** The available streak freezes. */
  freezes: v.number(),
  isTodayDone: wireBoolean,
  isAtRisk: wireBoolean,
});

const shown = {
  /** The streak over any daily. */
  any: v.object({
    streak: v.number(),
    maxStreak: v.number(),
    /** The number of days on which a daily was finished on time. */
    days: v.number(),
  }),
  /** The streaks of single dailies, the longest running first. */
  streaks: v.array(
    v.object({
      gameKeyword: v.string(),
      frequency: v.picklist(archiveFrequencies),
      streak: v.number(),
      maxStreak: v.number(),
    }),
  ),
  /** The best all-time ranks, one for each game, the best first. */
  bests: v.array(
    v.object({
      gameKeyword: v.string(),
      /** The mode's name. */
      label: v.string(),
      /** Milliseconds for time columns, points for score columns. */
      value: v.number(),
      columnType: v.picklist(columnTypes),
      dateCreated: isoInstant,
      /** The rank among `totalScores`. */
      scorePosition: v.number(),
      totalScores: v.number(),
      /** False when the board's values are not verified, only kept within bounds. */
      verified: wireBoolean,
    }),
  ),
  trophies: v.object({
    /** Months of a daily in which every level was finished, on its day or from the archive. */
    fullMonths: v.number(),
    /** Frozen days of a daily with at least four members on the board, finished in one of the first three ranks. */
    podiums: v.object({ first: v.number(), second: v.number(), third: v.number() }),
  }),
};

export const playerStats = v.object({ ...shown, own: ownStreak });
export type PlayerStats = v.InferOutput<typeof playerStats>;

export const publicStats = v.object({
  ...shown,
  /** Visible only to the member; null for others. */
  own: v.nullable(ownStreak),
  /** The mentioned games that the catalog lists. */
  games: v.array(gameSummary),
});
export type PublicStats = v.InferOutput<typeof publicStats>;

export const getStats = defineCall({
  id: 'scores.getStanding',
  service: 'scores',
  method: 'GET',
  path: '/standing',
  access: 'player',
  summary: "Returns the player's streaks, best places and trophies; null for a member who has never played.",
  answer: v.object({ standing: v.nullable(playerStats) }),
});

export const getMemberStats = defineCall({
  id: 'users.getStanding',
  service: 'product',
  method: 'GET',
  path: '/api/user/profile/block/standing/{id}',
  access: 'anyone',
  summary:
    "Returns a member's streaks, best places and trophies; null if the member hides them or either member has blocked the other.",
  params: v.object({ id: wireId }),
  answer: v.object({ standing: v.nullable(publicStats) }),
});
