import { describe, expect, it } from 'vitest';
import { createBoard } from '@/games/quiet-sudoku/board';
import { EDITIONS } from '@/games/quiet-sudoku/config';
import { gradeSpec } from '@/games/quiet-sudoku/grades';
import { generateLevel } from '@/games/quiet-sudoku/generate';
import { findHints } from '@/games/quiet-sudoku/hint';
import { findSolutions } from '@/games/quiet-sudoku/search';
import { rateDifficulty } from '@/games/quiet-sudoku/solve';
import type { Grade } from '@/games/quiet-sudoku/types';

const SEEDS = 1_000;

describe.each(EDITIONS.map((edition) => [edition.slug, edition] as const))(
  '%s over many seeds',
  (_, { variant, modes }) => {
    const grades = modes.filter((mode) => mode !== 'daily') as Grade[];
    it(`has one solution and the requested difficulty for ${SEEDS} seeds`, { timeout: 3_600_000 }, () => {
      // A puzzle consists of its givens and its clues (dots, signs, cages), because some puzzles have no givens.
      const seen = new Set<string>();
      for (let i = 0; i < SEEDS; i++) {
        const grade = grades[i % grades.length]!;
        const level = generateLevel(variant, grade, `deep-${i}`);
        const spec = gradeSpec(variant, grade);
        const { layout } = level;
        seen.add(JSON.stringify([level.givens, layout]));
        expect(findSolutions(layout, level.givens)).toEqual([level.solution]);
        expect(rateDifficulty(createBoard(layout, level.givens), spec.maxTier).isSolved).toBe(true);
        if (spec.minTier > 0)
          expect(
            rateDifficulty(createBoard(layout, level.givens), (spec.minTier - 1) as 0 | 1 | 2).isSolved,
          ).toBe(false);
      }
      expect(seen.size, 'unlike').toBe(SEEDS);
    });

    it('allows a solution with hints alone', { timeout: 60_000 }, () => {
      for (let i = 0; i < 12; i++) {
        const level = generateLevel(variant, grades.at(-1)!, `hints-${i}`);
        const { layout } = level;
        const grid = [...level.givens];
        for (
          let hint = findHints(layout, level, grid).at(-1);
          hint;
          hint = findHints(layout, level, grid).at(-1)
        ) {
          expect(hint.isMistake).toBe(false);
          grid[hint.target] = level.solution[hint.target]!;
        }
        expect(grid).toEqual(level.solution);
      }
    });
  },
);
