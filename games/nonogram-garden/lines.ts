/**
 * Represents a line as bits (bit i is cell i), and finds every placement of its blocks and the cells that are equal in
 * all placements.
 */
import type { Clue } from './types';

const cachedPlacements = new Map<string, readonly number[]>();

/** Returns every placement of a clue's blocks in a line of some length. The result is cached. */
export function placementsOf(clue: Clue, length: number): readonly number[] {
  const key = `${length} ${clue}`;
  let list = cachedPlacements.get(key);
  if (!list) cachedPlacements.set(key, (list = packLeft(clue, length)));
  return list;
}

function packLeft(clue: Clue, length: number): number[] {
  const [block, ...rest] = clue;
  if (block === undefined) return [0];
  const tail = rest.reduce((sum, next) => sum + next + 1, 0);
  const found: number[] = [];
  for (let start = 0; start + block + tail <= length; start++) {
    const bits = ((1 << block) - 1) << start;
    const from = start + block + 1;
    if (rest.length === 0) found.push(bits);
    else for (const after of packLeft(rest, length - from)) found.push(bits | (after << from));
  }
  return found;
}

export interface Agreement {
  filled: number;
  empty: number;
}

/** Returns the cells that are equal in all placements that fit the known cells, or null when no placement fits. */
export function findAgreement(clue: Clue, length: number, agreement: Agreement): Agreement | null {
  let all = -1;
  let possible = 0;
  let count = 0;
  for (const laying of placementsOf(clue, length)) {
    if ((laying & agreement.filled) !== agreement.filled || laying & agreement.empty) continue;
    all &= laying;
    possible |= laying;
    count++;
  }
  return count ? { filled: all, empty: ~possible & ((1 << length) - 1) } : null;
}

/** Returns the blocks of a line. */
export function computeClue(line: readonly boolean[]): number[] {
  const clue: number[] = [];
  line.forEach((filled, i) => {
    if (filled && line[i - 1]) clue[clue.length - 1]!++;
    else if (filled) clue.push(1);
  });
  return clue;
}

/** Returns the cells of a line. Lines 0 to size − 1 are rows, the others columns. */
export function cellsOfLine(size: number, line: number): number[] {
  return Array.from({ length: size }, (_, i) => (line < size ? line * size + i : i * size + line - size));
}

/**
 * Returns whether line logic alone, row by row and column by column, solves the entire picture. The solution is then
 * unique.
 */
export function isLineSolvable(size: number, clues: readonly Clue[]): boolean {
  const agreement = clues.map((): Agreement => ({ filled: 0, empty: 0 }));
  const full = (1 << size) - 1;
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (let line = 0; line < 2 * size; line++) {
      const before = agreement[line]!;
      if ((before.filled | before.empty) === full) continue;
      const after = findAgreement(clues[line]!, size, before);
      if (!after) return false;
      for (let i = 0; i < size; i++) {
        const bit = 1 << i;
        if (!((after.filled ^ before.filled) & bit) && !((after.empty ^ before.empty) & bit)) continue;
        isMoving = true;
        const crossing = agreement[line < size ? size + i : i]!;
        crossing[after.filled & bit ? 'filled' : 'empty'] |= 1 << (line % size);
      }
      agreement[line] = after;
    }
  }
  return agreement.every(({ filled, empty }) => (filled | empty) === full);
}
