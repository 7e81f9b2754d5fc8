/** Compares the connection rules with a simple method: try every cell, then flood fill. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import { neighborsOf } from '@/games/street-of-lamps/grid';
import { cellsLinkedBy } from '@/games/street-of-lamps/links';
import type { Link } from '@/games/street-of-lamps/types';

/** Returns whether the known cells of the kind can be connected through undecided ones. */
function canJoin({ value, size, isLinkedToEdge }: Link, known: Uint8Array): boolean {
  const outsideCell = size * size;
  const isEdge = (cell: number) => neighborsOf(size, cell, false).length < 4;
  const ownRules = [...known.keys()].filter((cell) => known[cell] === value);
  const start = isLinkedToEdge ? outsideCell : ownRules[0];
  if (start === undefined) return true;
  const seen = new Set([start]);
  for (const cell of seen) {
    const next = cell === outsideCell ? [...known.keys()].filter(isEdge) : neighborsOf(size, cell, false);
    for (const other of next) if (known[other] === 0 || known[other] === value) seen.add(other);
    if (isLinkedToEdge && cell !== outsideCell && isEdge(cell)) seen.add(outsideCell);
  }
  return ownRules.every((cell) => seen.has(cell));
}

describe('a connected group of cells', () => {
  it.each([false, true])(
    'allows the same deductions as trying every cell (linked to the edge: %s)',
    (isLinkedToEdge) => {
      const random = createRandom(`links ${isLinkedToEdge}`);
      let settled = 0;
      for (let i = 0; i < 3_000; i++) {
        const size = 3 + random.below(4);
        const known = Uint8Array.from({ length: size * size }, () => [0, 0, 0, 1, 2, 2][random.below(6)]!);
        const link: Link = { value: 1, size, isLinkedToEdge };
        const joined = cellsLinkedBy(link, known);
        expect(joined !== null).toBe(canJoin(link, known));
        const expected: Record<1 | 2, number[]> = { 1: [], 2: [] };
        if (joined && (isLinkedToEdge || known.includes(1)))
          for (const cell of known.keys()) {
            if (known[cell]) continue;
            const without = known.slice();
            without[cell] = 2;
            if (!canJoin(link, without)) expected[1].push(cell);
            const within = known.slice();
            within[cell] = 1;
            if (!canJoin(link, within)) expected[2].push(cell);
          }
        settled += expected[1].length + expected[2].length;
        if (joined) expect({ 1: joined[1].sort((a, b) => a - b), 2: joined[2] }).toEqual(expected);
      }
      expect(settled).toBeGreaterThan(isLinkedToEdge ? 200 : 1_000);
    },
  );
});
