/** Caches the ids of boards, which never change, because boards are never deleted. */
import { LRUCache } from 'lru-cache';
import { queryNamed, type StatementRunner } from '../../db/query-named';
import type { BoardKey } from './board-key';

const MAX_CACHED = 10_000;

type BoardName = Pick<BoardKey, 'game' | 'mode' | 'period' | 'key'>;
const boardNameOf = ({ game, mode, period, key }: BoardName): string => `${game}\n${mode}\n${period}\n${key}`;

export interface BoardIds {
  /** Returns the id of a board; null for a board without entries. */
  find(runner: StatementRunner, board: BoardName): Promise<number | null>;
  /** Returns the cached ids in the order of the boards; null if one is not cached. */
  getCached(boards: readonly BoardName[]): number[] | null;
  /**
   * Creates missing boards and returns their ids. Call it outside a transaction, so that a rollback cannot invalidate
   * the cache.
   */
  ensure(runner: StatementRunner, boards: readonly BoardKey[]): Promise<number[]>;
}

const FIND_BOARD_SQL = `select id from scores.board where game = $1 and mode = $2 and period = $3 and key = $4`;
const INSERT_BOARD_SQL = `insert into scores.board (game, mode, period, key, is_reverse, freezes_at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;

/** Creates a board if it is missing, and returns its id without caching it. */
export const ensureBoard = async (runner: StatementRunner, board: BoardKey): Promise<number> => {
  const { game, mode, period, key, isReverse, freezesAt } = board;
  const name = [game, mode, period, key];
  const make = {
    name: 'board_make',
    text: INSERT_BOARD_SQL,
    values: [...name, isReverse, freezesAt?.toISOString() ?? null],
  };
  await queryNamed(runner, make);
  const [row] = await queryNamed<{ id: number }>(runner, {
    name: 'board_find',
    text: FIND_BOARD_SQL,
    values: name,
  });
  if (!row) throw new Error(`The board ${name.join(' ')} was not created.`);
  return row.id;
};

export const createBoardIds = (): BoardIds => {
  const ids = new LRUCache<string, number>({ max: MAX_CACHED });
  const findCachedIds = (boards: readonly BoardName[]): number[] | null => {
    const found = boards.map((board) => ids.get(boardNameOf(board)));
    return found.every((id) => id !== undefined) ? found : null;
  };
  return {
    getCached: findCachedIds,
    find: async (runner, board) => {
      const saved = ids.get(boardNameOf(board));
      if (saved !== undefined) return saved;
      const values = [board.game, board.mode, board.period, board.key];
      const [row] = await queryNamed<{ id: number }>(runner, {
        name: 'board_find',
        text: FIND_BOARD_SQL,
        values,
      });
      if (row) ids.set(boardNameOf(board), row.id);
      return row?.id ?? null;
    },
    ensure: async (runner, boards) => {
      const saved = findCachedIds(boards);
      if (saved) return saved;
      const made: number[] = [];
      for (const board of boards) {
        const id = await ensureBoard(runner, board);
        ids.set(boardNameOf(board), id);
        made.push(id);
      }
      return made;
    },
  };
};
