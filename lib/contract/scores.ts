/** The scores service: the twelve calls of section 7. */
import * as v from 'valibot';
import { defineCall } from './call';
import {
  archiveDayStates,
  boardPeriods,
  gameMode,
  keyword,
  leaderboardEntry,
  modeKey,
  streak,
  userBest,
} from './scores-entities';
import { isoInstant, levelKey, oneOrMany, text, wireBoolean, wireId, wireInteger } from './wire';

/** The header that carries the browser's zone to the scores service. */
export const TIMEZONE_HEADER = 'x-local-timezone';

const byGame = { game: keyword };
const board = {
  game: keyword,
  type: modeKey,
  level_key: v.optional(levelKey),
  period: v.optional(v.picklist(boardPeriods)),
  day: v.optional(levelKey),
};

export const getScoresGame = defineCall({
  id: 'scores.getGame',
  service: 'scores',
  method: 'GET',
  path: '/game',
  access: 'anyone',
  summary: 'A game as the scores service knows it.',
  query: v.object({ keyword, keywordtype: v.optional(text(32)) }),
  answer: v.object({
    id: wireId,
    keyword: v.string(),
    modes: v.array(gameMode),
    isDaily: wireBoolean,
  }),
  cacheSeconds: 60,
});

export const getScoresUser = defineCall({
  id: 'scores.getUser',
  service: 'scores',
  method: 'GET',
  path: '/user',
  access: 'player',
  summary: 'The player of the token: zone and kind.',
  answer: v.object({
    id: v.string(),
    isGuest: wireBoolean,
    displayName: v.string(),
    avatarUrl: v.nullable(v.string()),
    zone: v.string(),
    today: levelKey,
  }),
});

export const listCategories = defineCall({
  id: 'scores.listCategories',
  service: 'scores',
  method: 'GET',
  path: '/score/categories',
  access: 'anyone',
  summary: "A game's modes, each with a board of its own.",
  query: v.object(byGame),
  answer: v.array(gameMode),
  cacheSeconds: 60,
});

export const listDays = defineCall({
  id: 'scores.listDays',
  service: 'scores',
  method: 'GET',
  path: '/days',
  access: 'anyone',
  summary: 'The newest days of a daily game, newest first (spec §9: limit 30).',
  query: v.object({ ...byGame, limit: v.optional(v.pipe(wireInteger, v.minValue(1), v.maxValue(100))) }),
  answer: v.array(v.object({ level_key: levelKey, closesAt: isoInstant })),
});

export const listScores = defineCall({
  id: 'scores.list',
  service: 'scores',
  method: 'GET',
  path: '/scores',
  access: 'anyone',
  summary: 'The top of a board.',
  query: v.object({ ...board, limit: v.optional(v.pipe(wireInteger, v.minValue(1), v.maxValue(100))) }),
  answer: v.object({ entries: v.array(leaderboardEntry), entrants: wireInteger }),
});

export const getUserBest = defineCall({
  id: 'scores.getUserBest',
  service: 'scores',
  method: 'GET',
  path: '/userbest',
  access: 'player',
  summary: "The player's best value, place and number of results.",
  query: v.object(board),
  answer: userBest,
});

export const getScoresContext = defineCall({
  id: 'scores.getContext',
  service: 'scores',
  method: 'GET',
  path: '/scores/context',
  access: 'player',
  summary: "The player's row on a board and its neighbours.",
  query: v.object(board),
  answer: v.object({
    own: v.nullable(leaderboardEntry),
    neighbours: v.array(leaderboardEntry),
    entrants: wireInteger,
    percentile: v.nullable(v.number()),
  }),
});

export const getTokenBalance = defineCall({
  id: 'scores.getTokenBalance',
  service: 'scores',
  method: 'GET',
  path: '/tokenbalance',
  access: 'player',
  summary: "The member's tokens.",
  answer: v.object({ total_tokens: wireInteger }),
});

const archiveRange = v.object({
  ...byGame,
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
  summary: 'The days of a range with what the player did on each.',
  query: archiveRange,
  answer: v.array(
    v.object({
      level_key: levelKey,
      state: v.picklist(archiveDayStates),
      value: v.nullable(v.number()),
      isLate: wireBoolean,
      isFrozen: wireBoolean,
    }),
  ),
});

export const getDailyProgress = defineCall({
  id: 'scores.getDailyProgress',
  service: 'scores',
  method: 'GET',
  path: '/dailygameprogress',
  access: 'player',
  summary: "How far today's game is.",
  query: v.object(byGame),
  answer: v.object({ level_key: levelKey, state: v.picklist(archiveDayStates), progress: v.number() }),
});

export const listDailyStreaks = defineCall({
  id: 'scores.listDailyStreaks',
  service: 'scores',
  method: 'GET',
  path: '/dailygamestreaks',
  access: 'player',
  summary: 'Streaks of games, of the player or of a member by memberIdTarget.',
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
  summary: "Today's state of each daily.",
  query: v.object({ 'keywords[]': oneOrMany(keyword) }),
  answer: v.array(
    v.object({
      keyword: v.string(),
      level_key: levelKey,
      state: v.picklist(archiveDayStates),
      progress: v.number(),
      value: v.nullable(v.number()),
    }),
  ),
});
