import { describe, expect, it } from 'vitest';
import { createBoard } from '@/games/quiet-sudoku/board';
import { EDITIONS } from '@/games/quiet-sudoku/config';
import { gradeSpec } from '@/games/quiet-sudoku/grades';
import { generateLevel } from '@/games/quiet-sudoku/generate';
import { cachedLayoutOf } from '@/games/quiet-sudoku/layout';
import { findSolutions } from '@/games/quiet-sudoku/search';
import { rateDifficulty, TECHNIQUES } from '@/games/quiet-sudoku/solve';
import type { Grade, Variant } from '@/games/quiet-sudoku/types';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import golden from './golden-levels.json';

const SEEDS_PER_GRADE = 2;
const cases = EDITIONS.flatMap(({ variant, modes }) =>
  modes.filter((mode) => mode !== 'daily').map((mode) => ({ variant, grade: mode as Grade })),
);

describe('generating a level', () => {
  it.each(golden)('always gives the same $variant level at $grade for the seed $seed', (known) => {
    const level = generateLevel(known.variant as Variant, known.grade as Grade, known.seed);
    expect(level.givens.join('')).toBe(known.givens);
    expect(level.solution.join('')).toBe(known.solution);
  });

  it.each(cases)(
    'makes $variant levels at $grade with one solution and the requested difficulty',
    ({ variant, grade }) => {
      const spec = gradeSpec(variant, grade);
      for (let i = 0; i < SEEDS_PER_GRADE; i++) {
        const level = generateLevel(variant, grade, `test-${i}`);
        const { layout } = level;
        expect(findSolutions(layout, level.givens)).toEqual([level.solution]);
        const rating = rateDifficulty(createBoard(layout, level.givens), 3);
        expect(rating.isSolved).toBe(true);
        expect(TECHNIQUES[level.hardest].tier).toBeGreaterThanOrEqual(spec.minTier);
        expect(TECHNIQUES[level.hardest].tier).toBeLessThanOrEqual(spec.maxTier);
        expect(rateDifficulty(createBoard(layout, level.givens), spec.maxTier).isSolved).toBe(true);
      }
    },
  );

  it('makes expert levels that cannot be solved with pairs alone', () => {
    const level = generateLevel('classic', 'expert', dailySeed('quiet-sudoku', '2026-11-21'));
    expect(rateDifficulty(createBoard(cachedLayoutOf('classic'), level.givens), 2).isSolved).toBe(false);
  });
});
