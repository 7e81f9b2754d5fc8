/** The scores service: the calls of section 7 of the specification, and those that docs/scores.md adds for streaks and tokens. */
import * as v from 'valibot';
import { defineCall } from './call';
import {
  anyStreak,
  archiveDayStates,
  boardPeriods,
  columnTypes,
  gameMode,
  quarantinedResult,
  keyword,
  leaderboardEntry,
  modeKey,
  scoreDistribution,
  streak,
  streakEntry,
  tokenEntry,
  userBest,
} from './scores-entities';
import { FRIENDS_AT_ONCE } from './scores-requests';
import { isoInstant, levelKey, oneOrMany, wireBoolean, wireId, wireInteger } from './wire';

const gameParams = { game: keyword };
const boardQuery = {
  game: keyword,
  type: modeKey,
  level_key: v.optional(levelKey),
  period: v.optional(v.picklist(boardPeriods)),
  day: v.optional(levelKey),
};

/** The unit of a board's values: the mode's own unit, or points on a daily's weekly and monthly boards. */
const boardColumn = { columnType: gameMode.entries.columnType, columnLabel: gameMode.entries.columnLabel };

export const getScoresUser = defineCall({
  id: 'scores.getUser',
  service: 'scores',
  method: 'GET',
  path: '/user',
  access: 'player',
  summary:
    'Returns the player of the token: kind, time zone, current date there, and when the next day begins.',
  answer: v.object({
    id: v.string(),
    isGuest: wireBoolean,
    displayName: v.string(),
    avatarUrl: v.nullable(v.string()),
    zone: v.string(),
    today: levelKey,
    /** When the player's next day begins, in the time zone that applies then. */
    nextDayAt: isoInstant,
    /** The service's current time, so that the countdown is right even if the browser's clock is wrong. */
    now: v.optional(isoInstant),
  }),
});

export const listCategories = defineCall({
  id: 'scores.listCategories',
  service: 'scores',
  method: 'GET',
  path: '/score/categories',
  access: 'anyone',
  summary: "Lists a game's modes, each with its own board.",
  query: v.object(gameParams),
  answer: v.array(gameMode),
  cacheSeconds: 60,
});

export const listDays = defineCall({
  id: 'scores.listDays',
  service: 'scores',
  method: 'GET',
  path: '/days',
  access: 'anyone',
  summary:
    'Lists the latest levels of a daily game, newest first (spec §9: limit 30). Weekly and monthly levels have the date of their first day.',
  query: v.object({ ...gameParams, limit: v.optional(v.pipe(wireInteger, v.minValue(1), v.maxValue(100))) }),
  answer: v.array(v.object({ level_key: levelKey, closesAt: isoInstant })),
});

export const listScores = defineCall({
  id: 'scores.list',
  service: 'scores',
  method: 'GET',
  path: '/scores',
  access: 'anyone',
  summary: 'Returns the top of a board, and the rows of the members requested as friends.',
  query: v.object({
    ...boardQuery,
    limit: v.optional(v.pipe(wireInteger, v.minValue(1), v.maxValue(100))),
    'friends[]': v.optional(v.pipe(oneOrMany(wireId), v.maxLength(FRIENDS_AT_ONCE))),
  }),
  answer: v.object({
    entries: v.array(leaderboardEntry),
    entrants: wireInteger,
    friends: v.array(leaderboardEntry),
    /** False if the values are checked only for plausible limits, not verified by a replay. */
    verified: wireBoolean,
    ...boardColumn,
  }),
});

export const getUserBest = defineCall({
  id: 'scores.getUserBest',
  service: 'scores',
  method: 'GET',
  path: '/userbest',
  access: 'player',
  summary:
    "Returns the player's value of the day, its place on the requested board, and the number of players.",
  query: v.object(boardQuery),
  answer: userBest,
});

export const getScoresContext = defineCall({
  id: 'scores.getContext',
  service: 'scores',
  method: 'GET',
  path: '/scores/context',
  access: 'player',
  summary: "Returns the player's row on a board and its neighbors.",
  query: v.object(boardQuery),
  answer: v.object({
    own: v.nullable(leaderboardEntry),
    neighbors: v.array(leaderboardEntry),
    entrants: wireInteger,
    percentile: v.nullable(v.number()),
    /** The player's quarantined result, if it would rank higher on this board after its review. */
    held: v.nullable(quarantinedResult),
  }),
});

export const getDistribution = defineCall({
  id: 'scores.getDistribution',
  service: 'scores',
  method: 'GET',
  path: '/scores/distribution',
  access: 'anyone',
  summary: "Returns the distribution of a board's values: bins from the best value on, and the median.",
  query: v.object(boardQuery),
  answer: scoreDistribution,
});

export const getTokenBalance = defineCall({
  id: 'scores.getTokenBalance',
  service: 'scores',
  method: 'GET',
  path: '/tokenbalance',
  access: 'player',
  summary: "Returns the player's number of tokens, the sum of the token ledger.",
  answer: v.object({ total_tokens: wireInteger }),
});

const archiveRangeQuery = v.object({
  ...gameParams,
  start: v.optional(levelKey),
  end: v.optional(levelKey),
  month: v.optional(v.pipe(wireInteger, v.minValue(1), v.maxValue(12))),
  year: v.optional(v.pipe(wireInteger, v.minValue(2000), v.maxValue(2100))),
});

export const listDailyArchive = defineCall({
  id: 'scores.listDailyArchive',
  service: 'scores',
  method: 'GET',
  path: '/dailygamearchive',
  access: 'player',
  summary:
    "Lists the levels of a range, at most 400, with the player's state on each: late if it was completed after its deadline, frozen if a streak freeze covered it.",
  query: archiveRangeQuery,
  answer: v.array(
    v.object({
      level_key: levelKey,
      state: v.picklist(archiveDayStates),
      /** The completed share of the level, from 0 to 1. */
      progress: v.number(),
      value: v.nullable(v.number()),
      columnType: v.picklist(columnTypes),
      isLate: wireBoolean,
      isFrozen: wireBoolean,
    }),
  ),
});

export const listDailyStreaks = defineCall({
  id: 'scores.listDailyStreaks',
  service: 'scores',
  method: 'GET',
  path: '/dailygamestreaks',
  access: 'player',
  summary: 'Lists the streaks of games, of the player or of the member memberIdTarget.',
  query: v.object({
    'keywords[]': v.optional(oneOrMany(keyword)),
    'games[]': v.optional(oneOrMany(wireId)),
    memberIdTarget: v.optional(wireId),
  }),
  answer: v.array(streak),
});

export const listDailyStatus = defineCall({
  id: 'scores.listDailyStatus',
  service: 'scores',
  method: 'GET',
  path: '/dailygamestatus',
  access: 'player',
  summary: "Returns the player's state of each daily today.",
  query: v.object({ 'keywords[]': oneOrMany(keyword) }),
  answer: v.array(
    v.object({
      keyword: v.string(),
      level_key: levelKey,
      state: v.picklist(archiveDayStates),
      progress: v.number(),
      value: v.nullable(v.number()),
      columnType: v.picklist(columnTypes),
    }),
  ),
});

export const getAnyStreak = defineCall({
  id: 'scores.getAnyStreak',
  service: 'scores',
  method: 'GET',
  path: '/dailystreak',
  access: 'player',
  summary: 'Returns the streak across all dailies, of the player or of the member memberIdTarget.',
  query: v.object({ memberIdTarget: v.optional(wireId) }),
  answer: anyStreak,
});

const ledgerPageQuery = {
  /** The `next` value of the previous page. */
  before: v.optional(v.pipe(wireInteger, v.minValue(1))),
  limit: v.optional(v.pipe(wireInteger, v.minValue(1), v.maxValue(100))),
};

export const listStreakEntries = defineCall({
  id: 'scores.listStreakEntries',
  service: 'scores',
  method: 'GET',
  path: '/streakentries',
  access: 'player',
  summary: "Lists the changes of the player's streaks, newest first; of one game with its keyword.",
  query: v.object({ ...ledgerPageQuery, game: v.optional(keyword) }),
  answer: v.object({ entries: v.array(streakEntry), next: v.nullable(wireInteger) }),
});

export const listTokenEntries = defineCall({
  id: 'scores.listTokenEntries',
  service: 'scores',
  method: 'GET',
  path: '/tokenentries',
  access: 'player',
  summary: "Lists the changes of the player's tokens, newest first.",
  query: v.object(ledgerPageQuery),
  answer: v.object({ entries: v.array(tokenEntry), next: v.nullable(wireInteger) }),
});
