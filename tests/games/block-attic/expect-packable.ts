/** Checks the rules that every level of Packing Day must satisfy. */
import { expect } from 'vitest';
import { solvePacking } from '@/games/block-attic/pack/solve';
import { cellsOf } from '@/games/block-attic/shapes';
import type { PackLevel } from '@/games/block-attic/types';

export function expectPackable(level: PackLevel): void {
  const { width, open, pieces, solution } = level;
  const covered = pieces.flatMap(({ shape }, piece) => cellsOf(shape, solution[piece]!, width));
  const wanted = open.flatMap((bits, row) =>
    Array.from({ length: width }, (_, column) => ((bits >> column) & 1 ? row * width + column : -1)),
  );
  expect(covered.toSorted((a, b) => a - b)).toEqual(wanted.filter((cell) => cell >= 0));
  for (const { shape } of pieces) {
    expect(shape.blocks.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(shape.width, shape.height)).toBeLessThanOrEqual(5);
  }
  // The solver must find a solution without knowing how the shape was cut.
  const takenBits = open.map((bits) => 0xffff & ~bits);
  expect(
    solvePacking(
      level,
      takenBits,
      pieces.map(() => -1),
    )?.size,
  ).toBe(pieces.length);
}

export const keyOf = ({ open, pieces }: PackLevel): string =>
  JSON.stringify([open, pieces.map(({ shape }) => shape.rows.join()).sort()]);
