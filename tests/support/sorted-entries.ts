/** Computes ranks by sorting all rows of a board, as a reference for the counts. */
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { findOwnPosition } from '@/server/scores/boards/find-own';

export interface SortedEntry {
  boardId: number;
  playerId: number;
  isGuest: boolean;
  /** The rank among members only. Ties share a rank. */
  rank: number;
  listed: number;
  /** The number of all players on the board. */
  everybody: number;
  betterCount: number;
}

/** Returns every row of every board, or of the given boards, with its rank. */
export const sortEntries = async (pool: Pick<Pool, 'query'>, boardIds?: number[]): Promise<SortedEntry[]> => {
  const { rows } = await pool.query<
    Record<Exclude<keyof SortedEntry, 'isGuest'>, string> & { isGuest: boolean }
  >(
    `select board_id as "boardId", player_id as "playerId", is_guest as "isGuest",
       count(*) filter (where not is_guest) over better + 1 as rank,
       count(*) filter (where not is_guest) over whole as listed,
       count(*) over whole as everybody, count(*) over better as "betterCount"
     from scores.board_entry where $1::int[] is null or board_id = any($1)
     window better as (partition by board_id order by sort_key range between unbounded preceding and 1 preceding),
       whole as (partition by board_id)`,
    [boardIds ?? null],
  );
  return rows.map((row) => ({
    boardId: Number(row.boardId),
    playerId: Number(row.playerId),
    isGuest: row.isGuest,
    rank: Number(row.rank),
    listed: Number(row.listed),
    everybody: Number(row.everybody),
    betterCount: Number(row.betterCount),
  }));
};

/**
 * Compares every row's rank, as its player would receive it, with the sorted rows.
 * @returns the number of rows
 */
export const expectSortedEntries = async (pool: Pool): Promise<number> => {
  const { rows: boards } = await pool.query<{ id: number; is_reverse: boolean }>(
    'select id, is_reverse from scores.board',
  );
  const entries = await sortEntries(pool);
  for (const entry of entries) {
    const isReverse = boards.find(({ id }) => id === entry.boardId)?.is_reverse ?? false;
    expect(await findOwnPosition(pool, { id: entry.boardId, isReverse }, entry.playerId)).toMatchObject({
      own: { rank: entry.rank, isYou: true },
      entrants: entry.listed + (entry.isGuest ? 1 : 0),
      percentile: entry.everybody > 1 ? (entry.betterCount + 1) / entry.everybody : null,
    });
  }
  return entries.length;
};
