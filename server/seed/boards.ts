/** Puts seeded runs on boards: adds each member's best result, and the counts that ranks are computed from. */
import { inArray, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { board, boardCountChange, boardEntry } from '../db/schema/boards';
import { type BoardKey, listBoardKeys, sortKeyOf } from '../scores/boards/board-key';
import { bulkInsert } from './bulk-insert';
import type { SeedRun } from './runs';

interface BoardBest {
  board: BoardKey;
  playerId: number;
  sortKey: number;
  achievedAt: Date;
}

export interface PlayerRuns {
  playerId: number;
  runs: readonly SeedRun[];
}

const boardNameOf = ({
  game,
  mode,
  period,
  key,
}: Pick<BoardKey, 'game' | 'mode' | 'period' | 'key'>): string => [game, mode, period, key].join('\n');

const listBests = ({ playerId, runs }: PlayerRuns): BoardBest[] => {
  const bests = new Map<string, BoardBest>();
  for (const run of runs) {
    if (!run.isRanked) continue;
    const { game, mode, isReverse, levelKey, value, finishedAt: achievedAt } = run;
    const sortKey = sortKeyOf(value, isReverse);
    const of = { game, mode, isReverse, levelKey, frequency: 'daily' as const, finishedAt: achievedAt };
    for (const each of listBoardKeys(of)) {
      const known = bests.get(boardNameOf(each));
      if (!known || sortKey < known.sortKey)
        bests.set(boardNameOf(each), { board: each, playerId, sortKey, achievedAt });
    }
  }
  return [...bests.values()];
};

/** Returns a text that identifies the day of a daily. */
export const dayBoardKeyOf = (game: string, levelKey: string): string => `${game}\n${levelKey}`;

/**
 * Reopens frozen days whose boards have no entries any more, such as days of an earlier seed.
 * @returns the days that stay frozen, because real members have points for them; they accept no results
 */
export const reopenEmptyDays = async (db: NodePgDatabase): Promise<Set<string>> => {
  await db.execute(sql`update scores.board set frozen_at = null where frozen_at is not null
    and not exists (select 1 from scores.board_entry where board_id = board.id)`);
  const frozen = await db
    .select({ game: board.game, key: board.key })
    .from(board)
    .where(isNotNull(board.frozenAt));
  return new Set(frozen.map(({ game, key }) => dayBoardKeyOf(game, key)));
};

/** Creates missing boards, and returns the ids of all boards. */
const ensureBoards = async (
  db: NodePgDatabase,
  boards: ReadonlyMap<string, BoardKey>,
): Promise<Map<string, number>> => {
  await bulkInsert(db, board, [...boards.values()], { skipsExisting: true });
  const games = [...new Set([...boards.values()].map(({ game }) => game))];
  const rows = await db.select().from(board).where(inArray(board.game, games));
  return new Map(rows.map((row) => [boardNameOf(row), row.id]));
};

/** Inserts the entries and their counts. Folding the counts and freezing days happen later, in the background. */
export const insertBoardEntries = async (
  db: NodePgDatabase,
  players: readonly PlayerRuns[],
): Promise<number> => {
  const bests = players.flatMap(listBests);
  if (bests.length === 0) return 0;
  const ids = await ensureBoards(db, new Map(bests.map((best) => [boardNameOf(best.board), best.board])));
  const entries = bests.map(({ board: of, playerId, sortKey, achievedAt }) => ({
    boardId: ids.get(boardNameOf(of)) ?? 0,
    playerId,
    sortKey,
    achievedAt,
    isGuest: false,
  }));
  await bulkInsert(db, boardEntry, entries);
  const counts = new Map<string, { boardId: number; sortKey: number; listed: number; totalCount: number }>();
  for (const { boardId, sortKey } of entries) {
    const key = `${boardId} ${sortKey}`;
    const count = counts.get(key) ?? { boardId, sortKey, listed: 0, totalCount: 0 };
    counts.set(key, { ...count, listed: count.listed + 1, totalCount: count.totalCount + 1 });
  }
  await bulkInsert(db, boardCountChange, [...counts.values()]);
  return entries.length;
};
