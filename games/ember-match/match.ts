/** Finds groups: embers of a kind that burn together, and the piece that they create. */
import { POWER, SIZE } from './config';
import { columnOf, isKind, rowOf } from './grid';
import type { Board } from './types';

export interface Group {
  kind: number;
  cells: readonly number[];
  /** The piece that the group creates, with its cell; null for exactly three embers in a row, which create none. */
  leaves: { type: 'row' | 'column' | 'burst' | 'star'; cell: number } | null;
}

interface Run {
  isRow: boolean;
  cells: number[];
}

function findRuns({ pieces }: Board): Run[] {
  const runs: Run[] = [];
  for (const isRow of [true, false]) {
    for (let line = 0; line < SIZE; line++) {
      let start = 0;
      for (let i = 1; i <= SIZE; i++) {
        const at = (n: number) => (isRow ? line * SIZE + n : n * SIZE + line);
        const kind = pieces[at(start)]!;
        if (i < SIZE && pieces[at(i)] === kind) continue;
        if (i - start >= 3 && isKind(kind))
          runs.push({ isRow, cells: Array.from({ length: i - start }, (_, n) => at(start + n)) });
        start = i;
      }
    }
  }
  return runs;
}

function joinRuns(runs: readonly Run[]): Run[][] {
  const joined: Run[][] = [];
  for (const run of runs) {
    const touchingGroups = joined.filter((group) =>
      group.some(({ cells }) => cells.some((cell) => run.cells.includes(cell))),
    );
    for (const group of touchingGroups) joined.splice(joined.indexOf(group), 1);
    joined.push([...touchingGroups.flat(), run]);
  }
  return joined;
}

function createdPowersOf(
  runs: readonly Run[],
  cells: readonly number[],
  preferred: readonly number[],
): Group['leaves'] {
  const longestRun = runs.reduce((best, run) => (run.cells.length > best.cells.length ? run : best));
  const isCrossed = runs.some(({ isRow }) => isRow) && runs.some(({ isRow }) => !isRow);
  if (longestRun.cells.length < 4 && !isCrossed) return null;
  const crossing = cells.find((cell) => runs.filter((run) => run.cells.includes(cell)).length > 1);
  const middle = longestRun.cells[Math.floor((longestRun.cells.length - 1) / 2)]!;
  const cell = preferred.find((one) => cells.includes(one)) ?? crossing ?? middle;
  if (longestRun.cells.length >= 5) return { type: 'star', cell };
  if (isCrossed) return { type: 'burst', cell };
  return { type: longestRun.isRow ? 'row' : 'column', cell };
}

/**
 * Returns the groups that burn now. A group creates its piece in one of the preferred cells (those just swapped), if
 * it contains one.
 */
export function findGroups(board: Board, preferred: readonly number[] = []): Group[] {
  return joinRuns(findRuns(board)).map((runs) => {
    const cells = [...new Set(runs.flatMap((run) => run.cells))].sort((a, b) => a - b);
    const free = preferred.filter((cell) => !board.locks[cell]);
    const leaves = createdPowersOf(runs, cells, free);
    const kind = board.pieces[cells[0]!]!;
    // A chained ember cannot turn into a special piece.
    if (leaves && board.locks[leaves.cell]) leaves.cell = cells.find((cell) => !board.locks[cell]) ?? -1;
    return { kind, cells, leaves: leaves?.cell === -1 ? null : leaves };
  });
}

/** Returns whether the ember in a cell belongs to a row or column of three or more. */
export function isMatched({ pieces }: Board, cell: number): boolean {
  const kind = pieces[cell]!;
  if (!isKind(kind)) return false;
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const matchingReach = (step: number, room: number) => {
    let count = 0;
    while (count < room && pieces[cell + step * (count + 1)] === kind) count++;
    return count;
  };
  return (
    matchingReach(-1, column) + matchingReach(1, SIZE - 1 - column) >= 2 ||
    matchingReach(-SIZE, row) + matchingReach(SIZE, SIZE - 1 - row) >= 2
  );
}

export const POWER_OF = {
  row: POWER.row,
  column: POWER.column,
  burst: POWER.burst,
  star: POWER.none,
} as const;
