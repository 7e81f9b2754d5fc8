/** Calls for boards and days in the scores service. */
import type { ApiCaller } from '../http';
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

export interface LeaderboardQueryOptions extends BoardQuery {
  /** The uids of members whose rows are also requested, at most FRIENDS_AT_ONCE. */
  friends?: readonly string[];
}

const toBoardParams = ({ game, mode, period, levelKey }: BoardQuery) => ({
  game,
  type: mode,
  period,
  ...(levelKey ? { level_key: levelKey } : {}),
});

export const createBoardsClient = (call: ApiCaller) => ({
  listModes: (game: string) => call(listCategories, { query: { game } }),
  /** Returns the top of a board, and the friends' rows on the board. */
  listTop: ({ friends = [], ...board }: LeaderboardQueryOptions) =>
    call(listScores, {
      query: { ...toBoardParams(board), ...(friends.length > 0 ? { 'friends[]': [...friends] } : {}) },
    }),
  /** Returns the player's own row with its neighbors, and a result that is being verified; needs a player token. */
  getContext: (board: BoardQuery) => call(getScoresContext, { query: toBoardParams(board) }),
  /** Returns the distribution of a board's results, including guests. */
  getDistribution: (board: BoardQuery) => call(getDistribution, { query: toBoardParams(board) }),
  /** Returns the player to whom the token belongs; `today` is the date in the player's time zone. */
  getUser: () => call(getScoresUser, {}),
  /** Returns the player's result of the day and the rank on the board; needs a player token. */
  getUserBest: (board: BoardQuery) => call(getUserBest, { query: toBoardParams(board) }),
  /** Lists the player's state of each daily today. */
  listDailyStatus: (keywords: string[]) => call(listDailyStatus, { query: { 'keywords[]': keywords } }),
  /** Lists the newest levels of a daily game, newest first. */
  listDays: (game: string, limit: number) => call(listDays, { query: { game, limit } }),
  /** Lists the player's streak in each game. */
  listStreaks: (keywords: string[]) => call(listDailyStreaks, { query: { 'keywords[]': keywords } }),
  /** Returns the player's overall daily streak. */
  getAnyStreak: () => call(getAnyStreak, {}),
  /** Lists the player's days in a range, oldest first. */
  listArchive: (game: string, start: string, end: string) =>
    call(listDailyArchive, { query: { game, start, end } }),
});

export type BoardsClient = ReturnType<typeof createBoardsClient>;
