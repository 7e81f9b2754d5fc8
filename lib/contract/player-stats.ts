/** A player's stats: streaks, ranks and trophies, as the scores service and public profiles return them. */
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

const statsFields = {
  /** The streak across all dailies. */
  any: v.object({
    streak: v.number(),
    maxStreak: v.number(),
    /** The number of days with at least one daily that the player finished on time. */
    days: v.number(),
  }),
  /** The streaks of individual dailies, longest current streak first. */
  streaks: v.array(
    v.object({
      gameKeyword: v.string(),
      frequency: v.picklist(archiveFrequencies),
      streak: v.number(),
      maxStreak: v.number(),
    }),
  ),
  /** The player's best all-time rank in each game, best first. */
  bests: v.array(
    v.object({
      gameKeyword: v.string(),
      /** The mode's name. */
      label: v.string(),
      /** Milliseconds for time columns, points for score columns. */
      value: v.number(),
      columnType: v.picklist(columnTypes),
      dateCreated: isoInstant,
      /** The rank among `totalScores` results. */
      scorePosition: v.number(),
      totalScores: v.number(),
      /** False if the board's values are checked only for plausible limits, not verified by a replay. */
      verified: wireBoolean,
    }),
  ),
  trophies: v.object({
    /** The number of complete months: every level of a daily's month was finished, on its day or from the archive. */
    fullMonths: v.number(),
    /** How often the player finished first, second and third on a daily's frozen board with at least four members. */
    podiums: v.object({ first: v.number(), second: v.number(), third: v.number() }),
  }),
};

export const playerStats = v.object({ ...statsFields, own: ownStreak });
export type PlayerStats = v.InferOutput<typeof playerStats>;

export const publicStats = v.object({
  ...statsFields,
  /** Null unless the member requests their own stats. */
  own: v.nullable(ownStreak),
  /** The games named in the stats that the catalog lists. */
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
