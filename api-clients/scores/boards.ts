/** Boards and days of the scores service. */
import type { Caller } from '../http';
import {
  getAnyStreak,
  getDistribution,
  getScoresContext,
  getScoresUser,
  getUserBest,
  listCategories,
  listDailyArchive,
  listDailyStatus,
  listDailyStreaks,
  listDays,
  listScores,
} from '@/lib/contract/scores';
import type { BoardPeriod } from '@/lib/contract/scores-entities';

export interface BoardQuery {
  game: string;
  mode: string;
  period: BoardPeriod;
  levelKey?: string | null;
}

export interface TopQuery extends BoardQuery {
  /** Members by number whose rows are asked for too, at most FRIENDS_AT_ONCE. */
  friends?: readonly string[];
}

const queryOf = ({ game, mode, period, levelKey }: BoardQuery) => ({
  game,
  type: mode,
  period,
  ...(levelKey ? { level_key: levelKey } : {}),
});

export const createBoardsClient = (call: Caller) => ({
  listModes: (game: string) => call(listCategories, { query: { game } }),
  /** The listed top of a board, and the friends' rows on it. */
  listTop: ({ friends = [], ...board }: TopQuery) =>
    call(listScores, {
      query: { ...queryOf(board), ...(friends.length > 0 ? { 'friends[]': [...friends] } : {}) },
    }),
  /** The player's own row with its neighbours, and a result that is being checked; needs a player token. */
  getContext: (board: BoardQuery) => call(getScoresContext, { query: queryOf(board) }),
  /** How the values of a board are spread, guests included. */
  getDistribution: (board: BoardQuery) => call(getDistribution, { query: queryOf(board) }),
  /** The player of the token; `today` is the date of the player's own zone. */
  getUser: () => call(getScoresUser, {}),
  /** The player's value of the day and place on the board; needs a player token. */
  getUserBest: (board: BoardQuery) => call(getUserBest, { query: queryOf(board) }),
  /** Today's state of each daily for the player. */
  listDailyStatus: (keywords: string[]) => call(listDailyStatus, { query: { 'keywords[]': keywords } }),
  /** The newest levels of a daily game, newest first. */
  listDays: (game: string, limit: number) => call(listDays, { query: { game, limit } }),
  /** The player's streak of each game. */
  listStreaks: (keywords: string[]) => call(listDailyStreaks, { query: { 'keywords[]': keywords } }),
  /** The player's streak over any daily. */
  getAnyStreak: () => call(getAnyStreak, {}),
  /** The days of a range for the player, oldest first. */
  listArchive: (game: string, start: string, end: string) =>
    call(listDailyArchive, { query: { game, start, end } }),
});

export type BoardsClient = ReturnType<typeof createBoardsClient>;
