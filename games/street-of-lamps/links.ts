/** Makes deductions from the rule that cells of one kind are connected: necessary bridges, and unreachable corners. */
import { neighborsOf } from './grid';
import type { Known } from './solve';
import type { Link } from './types';

const neighbors = new Map<number, number[][]>();

/**
 * Returns the adjacent cells of each cell. `size * size` represents the outside, which is adjacent to every cell at the
 * edge.
 */
function cachedNeighborsOf(size: number): number[][] {
  let found = neighbors.get(size);
  if (!found) {
    const cells = Array.from({ length: size * size }, (_, cell) => neighborsOf(size, cell, false));
    const edge = cells.flatMap((others, cell) => (others.length < 4 ? [cell] : []));
    found = [...cells.map((others, cell) => (edge.includes(cell) ? [...others, size * size] : others)), edge];
    neighbors.set(size, found);
  }
  return found;
}

/** Returns the deduced cells by their value, or null when the known cells cannot be connected. */
export function cellsLinkedBy(
  { value, size, isLinkedToEdge = false }: Link,
  knownCells: Known,
): Record<1 | 2, number[]> | null {
  const rim = size * size;
  const other = value === 1 ? 2 : 1;
  const root = isLinkedToEdge ? rim : knownCells.indexOf(value);
  if (root < 0) return { 1: [], 2: [] };
  const next = cachedNeighborsOf(size);
  const isOwn = (cell: number) => cell === rim || knownCells[cell] === value;
  const isOpen = (cell: number) => (cell === rim ? isLinkedToEdge : knownCells[cell] !== other);

  // One depth-first search finds the bridges: `low` is the earliest cell that a branch reaches without its root.
  const at = new Int16Array(rim + 1);
  const low = new Int16Array(rim + 1);
  const must: number[] = [];
  let time = 0;
  /** Returns whether the branch contains a cell that is known to be of this kind. */
  const walk = (cell: number, from: number): boolean => {
    at[cell] = low[cell] = ++time;
    let holds = isOwn(cell);
    let isBridge = false;
    for (const neighbor of next[cell]!) {
      if (neighbor === from || !isOpen(neighbor)) continue;
      if (at[neighbor]) {
        low[cell] = Math.min(low[cell]!, at[neighbor]!);
        continue;
      }
      const isHeld = walk(neighbor, cell);
      low[cell] = Math.min(low[cell]!, low[neighbor]!);
      if (isHeld && low[neighbor]! >= at[cell]!) isBridge = true;
      holds ||= isHeld;
    }
    if (isBridge && !isOwn(cell)) must.push(cell);
    return holds;
  };
  walk(root, -1);
  const cutCells: number[] = [];
  for (let cell = 0; cell < rim; cell++) {
    if (at[cell] || !isOpen(cell)) continue;
    if (isOwn(cell)) return null;
    cutCells.push(cell);
  }
  return value === 1 ? { 1: must, 2: cutCells } : { 1: cutCells, 2: must };
}
