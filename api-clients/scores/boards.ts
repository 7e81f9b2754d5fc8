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
  /** The numbers of members whose rows are requested as well, at most FRIENDS_AT_ONCE. */
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
  /** Returns the top of a board, and the friends' rows on it. */
  listTop: ({ friends = [], ...board }: TopQuery) =>
    call(listScores, {
      query: { ...queryOf(board), ...(friends.length > 0 ? { 'friends[]': [...friends] } : {}) },
    }),
  /** Returns the player's own row with its neighbors, and a result that is being checked; needs a player token. */
  getContext: (board: BoardQuery) => call(getScoresContext, { query: queryOf(board) }),
  /** Returns the distribution of a board's values, guests included. */
  getDistribution: (board: BoardQuery) => call(getDistribution, { query: queryOf(board) }),
  /** Returns the player of the token; `today` is the date in the player's own zone. */
  getUser: () => call(getScoresUser, {}),
  /** Returns the player's value of the day and rank on the board; needs a player token. */
  getUserBest: (board: BoardQuery) => call(getUserBest, { query: queryOf(board) }),
  /** Lists today's state of each daily for the player. */
  listDailyStatus: (keywords: string[]) => call(listDailyStatus, { query: { 'keywords[]': keywords } }),
  /** Lists the newest levels of a daily game, newest first. */
  listDays: (game: string, limit: number) => call(listDays, { query: { game, limit } }),
  /** Lists the player's streak of each game. */
  listStreaks: (keywords: string[]) => call(listDailyStreaks, { query: { 'keywords[]': keywords } }),
  /** Returns the player's streak over any daily. */
  getAnyStreak: () => call(getAnyStreak, {}),
  /** Lists the days of a range for the player, oldest first. */
  listArchive: (game: string, start: string, end: string) =>
    call(listDailyArchive, { query: { game, start, end } }),
});

export type BoardsClient = ReturnType<typeof createBoardsClient>;
