/** Adds results to boards without a game, through the code that a finished run uses. */
import { createBoardIds } from '@/server/scores/boards/board-ids';
import { prepareBoards, openBoards, rankRun } from '@/server/scores/boards/rank-run';
import type { BoardPlacement } from '@/server/scores/boards/record-on-boards';
import type { TestDatabase } from './database';

export interface TestResult {
  game: string;
  mode: string;
  isReverse: boolean;
  /** Set for a daily level. The result counts as on time. */
  levelKey?: string;
  value: number;
  at: string | Date;
}

type BoardTarget = Pick<TestDatabase, 'db' | 'pool'>;

/** Inserts a player by name: a member or a guest. */
export const addPlayer = async ({ pool }: BoardTarget, name: string, isGuest = false): Promise<number> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into scores.player (subject, is_guest, display_name) values ($1, $2, $3) returning id`,
    [`${isGuest ? 'guest' : 'member'}:${name}`, isGuest, isGuest ? 'Guest' : name],
  );
  return Number(rows[0]?.id);
};

/** Submits a result as at the end of a run. Returns null when the board of its day is frozen. */
export const addResult = async (
  { db }: BoardTarget,
  playerId: number,
  { at, value, levelKey, ...of }: TestResult,
  isGuest = false,
): Promise<BoardPlacement | null> => {
  const ids = createBoardIds();
  const now = new Date(at);
  const run = { ...of, playerId, levelKey: levelKey ?? null, isOnTime: true, frequency: 'daily' as const };
  await prepareBoards(db, ids, run, now);
  return db.transaction(async (tx) =>
    (await openBoards(tx, ids, run, now)) ? rankRun(tx, ids, { ...run, isGuest }, value, now) : null,
  );
};
