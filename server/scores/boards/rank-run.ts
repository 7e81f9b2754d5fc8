/**
 * Ranks a finished run: creates its boards before the transaction, prevents their freezing during it, and submits the
 * value at its end.
 */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { boardFreezeTime, type Frequency } from '@/lib/domain/days/level-keys';
import { queryNamed, type StatementRunner } from '../../db/query-named';
import { ensureBoard, type BoardIds } from './board-ids';
import { type BoardKey, listBoardKeys, valueOfSortKey } from './board-key';
import { lockSubmission } from './locks';
import { type BoardPlacement, recordOnBoards } from './record-on-boards';

export interface RankableRun {
  playerId: number;
  game: string;
  mode: string;
  levelKey: string | null;
  isOnTime: boolean;
  isReverse: boolean;
  /** How often the game opens a new level. */
  frequency: Frequency;
}

/** Returns whether a run was started on time and finished before its day had ended in all time zones (docs/scores.md). */
export const isInTimeForBoards = ({ levelKey, isOnTime, frequency }: RankableRun, now: Date): boolean =>
  !levelKey || (isOnTime && now < boardFreezeTime(frequency, levelKey));

/** Creates the run's missing boards outside its transaction; none for a run that is late. */
export const prepareBoards = async (
  db: NodePgDatabase,
  ids: BoardIds,
  run: RankableRun,
  now: Date,
): Promise<void> => {
  if (isInTimeForBoards(run, now)) await ids.ensure(db, listBoardKeys({ ...run, finishedAt: now }));
};

const ensureBoardIds = async (
  tx: StatementRunner,
  ids: BoardIds,
  boards: readonly BoardKey[],
): Promise<number[]> => {
  const known = ids.getCached(boards);
  if (known) return known;
  // If a new day has started since the boards were prepared, the new day's boards may not exist yet.
  const made: number[] = [];
  for (const board of boards) made.push(await ensureBoard(tx, board));
  return made;
};

const IS_FROZEN_SQL = `select frozen_at is not null as "isFrozen" from scores.board where id = $1`;

/**
 * Acquires the locks of a submission before any row lock, so that a daily's day cannot freeze until the transaction
 * ends.
 * @returns whether the run's day is open
 */
export const openBoards = async (
  tx: StatementRunner,
  ids: BoardIds,
  run: RankableRun,
  now: Date,
): Promise<boolean> => {
  const [day] = listBoardKeys({ ...run, finishedAt: now });
  const isDaily = run.levelKey !== null;
  const isOpen = isInTimeForBoards(run, now);
  const dayId = isDaily && isOpen && day ? await ids.find(tx, day) : null;
  await lockSubmission(tx, run.playerId, dayId);
  if (!isDaily || !isOpen || dayId === null) return isOpen;
  const frozen = { name: 'board_is_frozen', text: IS_FROZEN_SQL, values: [dayId] };
  const [row] = await queryNamed<{ isFrozen: boolean }>(tx, frozen);
  return row?.isFrozen === false;
};

/** Submits a ranked value. Returns the rank on the day board for a daily, otherwise the all-time rank. */
export const rankRun = async (
  tx: StatementRunner,
  ids: BoardIds,
  run: RankableRun & { isGuest: boolean },
  value: number,
  finishedAt: Date,
): Promise<BoardPlacement> => {
  const boardIds = await ensureBoardIds(tx, ids, listBoardKeys({ ...run, finishedAt }));
  const bestBoardId = boardIds.at(-1) ?? 0;
  const rankBoardId = run.levelKey ? (boardIds[0] ?? 0) : bestBoardId;
  return recordOnBoards(tx, { ...run, value, finishedAt, boardIds, rankBoardId, bestBoardId });
};

/**
 * Submits a value only to the all-time board, for a run whose day has already frozen. The board of the day and its
 * points do not change.
 */
export const findAllTimeRank = async (
  tx: StatementRunner,
  ids: BoardIds,
  run: RankableRun & { isGuest: boolean },
  value: number,
  finishedAt: Date,
): Promise<void> => {
  const boards = listBoardKeys({ ...run, finishedAt }).filter(({ period }) => period === 'all');
  const boardIds = await ensureBoardIds(tx, ids, boards);
  const id = boardIds[0] ?? 0;
  await recordOnBoards(tx, { ...run, value, finishedAt, boardIds, rankBoardId: id, bestBoardId: id });
};

const BEST_SQL = `select sort_key as "sortKey" from scores.board_entry where player_id = $1 and board_id = $2`;

/** Returns the player's all-time best, or null. */
export const findPersonalBest = async (
  tx: StatementRunner,
  ids: BoardIds,
  run: RankableRun,
): Promise<number | null> => {
  const id = await ids.find(tx, { game: run.game, mode: run.mode, period: 'all', key: '' });
  if (id === null) return null;
  const best = { name: 'board_best', text: BEST_SQL, values: [run.playerId, id] };
  const [row] = await queryNamed<{ sortKey: number }>(tx, best);
  return row ? valueOfSortKey(row.sortKey, run.isReverse) : null;
};
