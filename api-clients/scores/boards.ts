/** Boards and days of the scores service. */
import type { Caller } from '../http';
import {
  getScoresContext,
  listCategories,
  listDailyArchive,
  listDailyStatus,
  listDailyStreaks,
  listScores,
} from '@/lib/contract/scores';
import type { BoardPeriod } from '@/lib/contract/scores-entities';

export interface BoardQuery {
  game: string;
  mode: string;
  period: BoardPeriod;
  levelKey?: string | null;
}

const queryOf = ({ game, mode, period, levelKey }: BoardQuery) => ({
  game,
  type: mode,
  period,
  ...(levelKey ? { level_key: levelKey } : {}),
});

export const createBoardsClient = (call: Caller) => ({
  listModes: (game: string) => call(listCategories, { query: { game } }),
  /** The listed top of a board. */
  listTop: (board: BoardQuery) => call(listScores, { query: queryOf(board) }),
  /** The player's own row; needs a player token. */
  getContext: (board: BoardQuery) => call(getScoresContext, { query: queryOf(board) }),
  /** Today's state of each daily for the player. */
  listDailyStatus: (keywords: string[]) => call(listDailyStatus, { query: { 'keywords[]': keywords } }),
  /** The player's streak of each game. */
  listStreaks: (keywords: string[]) => call(listDailyStreaks, { query: { 'keywords[]': keywords } }),
  /** The days of a range for the player, oldest first. */
  listArchive: (game: string, start: string, end: string) =>
    call(listDailyArchive, { query: { game, start, end } }),
});

export type BoardsClient = ReturnType<typeof createBoardsClient>;
