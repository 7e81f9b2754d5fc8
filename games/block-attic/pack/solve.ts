/** Searches for the hint: whether and how the remaining pieces fit. */
import { fitsAt, flipCells } from '../shapes';
import type { Cell, PackLevel, PackPlay } from '../types';

/** The maximum number of nodes that the search visits, far more than a person would try. */
const MAX_NODES = 150_000;

/**
 * Finds positions for the pieces that are not on a floor. Returns null if there is no solution or the search reaches
 * its limit.
 */
export function solvePacking(
  level: PackLevel,
  floor: readonly number[],
  positions: readonly Cell[],
): Map<number, Cell> | null {
  const { width, height, pieces } = level;
  const rows = [...floor];
  const found = new Map<number, Cell>();
  const left = new Set(positions.flatMap((position, piece) => (position < 0 ? [piece] : [])));
  let nodes = 0;
  const firstFree = (): Cell => {
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        if (!((rows[row]! >> column) & 1)) return row * width + column;
    return -1;
  };
  const search = (): boolean => {
    const free = firstFree();
    if (free < 0) return left.size === 0;
    const [row, column] = [Math.floor(free / width), free % width];
    for (const piece of [...left]) {
      const { shape } = pieces[piece]!;
      // The first block of the piece must cover the first free cell.
      const corner = column - shape.blocks[0]![1];
      if (++nodes > MAX_NODES) return false;
      if (!fitsAt(rows, width, shape, row, corner)) continue;
      flipCells(rows, shape, row, corner);
      left.delete(piece);
      found.set(piece, row * width + corner);
      if (search()) return true;
      found.delete(piece);
      left.add(piece);
      flipCells(rows, shape, row, corner);
    }
    return false;
  };
  return search() ? found : null;
}

/** A suggestion: a piece to place at a cell, or a piece to take out. */
export type PackAdvice = { kind: 'put'; piece: number; cell: Cell } | { kind: 'lift'; piece: number };

/** Returns the next step toward a packed case, or null when it is packed. */
export function adviseMove({ level, rows, cornerCells, order }: PackPlay): PackAdvice | null {
  const now = solvePacking(level, rows, cornerCells);
  if (now) {
    // Suggests the largest piece, whose position is the hardest to find.
    const [piece, cell] = [...now].sort(
      ([a], [b]) => level.pieces[b]!.shape.blocks.length - level.pieces[a]!.shape.blocks.length,
    )[0] ?? [-1, -1];
    return piece < 0 ? null : { kind: 'put', piece, cell };
  }
  // A piece can stay where the generated solution has it, because that solution is known to exist.
  const wrongPieces = order.filter((piece) => cornerCells[piece] !== level.solution[piece]);
  const last = wrongPieces.at(-1) ?? order.at(-1);
  return last === undefined ? null : { kind: 'lift', piece: last };
}
