/** Boards and days of the scores service. */
import type { Caller } from '../http';
import {
  getAnyStreak,
  getDailyProgress,
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
  /** The top of a daily's board of the month (`YYYY-MM`): points, which the frozen days gave. */
  listMonthTop: (game: string, mode: string, month: string) =>
    call(listScores, { query: { game, type: mode, period: 'month', day: `${month}-01` } }),
  /** The player's own row with its neighbours, and a result that is being checked; needs a player token. */
  getContext: (board: BoardQuery) => call(getScoresContext, { query: queryOf(board) }),
  /** The player of the token; `today` is the date of the player's own zone. */
  getUser: () => call(getScoresUser, {}),
  /** The player's value of the day and place on the board; needs a player token. */
  getUserBest: (board: BoardQuery) => call(getUserBest, { query: queryOf(board) }),
  /** Today's state of each daily for the player. */
  listDailyStatus: (keywords: string[]) => call(listDailyStatus, { query: { 'keywords[]': keywords } }),
  /** How far the player is with the current level of a daily. */
  getDailyProgress: (game: string) => call(getDailyProgress, { query: { game } }),
  /** The newest levels of a daily game, newest first. */
  listDays: (game: string, limit: number) => call(listDays, { query: { game, limit } }),
  /** The player's streak of each game. */
  listStreaks: (keywords: string[]) => call(listDailyStreaks, { query: { 'keywords[]': keywords } }),
  /** The streaks of a member, by public number, and the player's own of the same games, by id. */
  compareStreaks: async (games: readonly string[], memberId: string) => {
    const query = { 'games[]': [...games] };
    const [theirs, own] = await Promise.all([
      call(listDailyStreaks, { query: { ...query, memberIdTarget: memberId } }),
      call(listDailyStreaks, { query }),
    ]);
    return { theirs, own };
  },
  /** The player's streak over any daily. */
  getAnyStreak: () => call(getAnyStreak, {}),
  /** The days of a range for the player, oldest first. */
  listArchive: (game: string, start: string, end: string) =>
    call(listDailyArchive, { query: { game, start, end } }),
  /** The days of a month (1 to 12) for the player, oldest first. */
  listArchiveMonth: (game: string, year: number, month: number) =>
    call(listDailyArchive, { query: { game, year, month } }),
});

export type BoardsClient = ReturnType<typeof createBoardsClient>;
