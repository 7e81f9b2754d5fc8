import { describe, expect, it } from 'vitest';
import { createCloth } from '@/games/quiet-sudoku/cloth';
import { generateLevel } from '@/games/quiet-sudoku/generate';
import { cachedLayoutOf } from '@/games/quiet-sudoku/layout';
import { PATCHWORKS } from '@/games/quiet-sudoku/patches';
import type { Variant } from '@/games/quiet-sudoku/types';

describe('the appearance of a variant', () => {
  const classesOf = (variant: Variant) =>
    createCloth(generateLevel(variant, 'easy', 'cloth').layout).join(' ');
  it.each<[Variant, string, number]>([
    ['centre-dot', 'in-dots', 9],
    ['asterisk', 'in-asterisk', 9],
    ['girandola', 'in-girandola', 9],
    ['scattered', 'in-place-5', 9],
    ['even-and-odd', 'is-even', 36],
    ['argyle', 'on-diagonal-1', 26],
    ['windows-and-diagonals', 'in-window', 36],
    ['windows-and-diagonals', 'on-diagonal-2', 9],
    ['classic', 'at-right', 18],
    ['eight', 'at-foot', 24],
  ])('gives cells of %s the class %s (%i cells)', (variant, name, count) => {
    expect(
      classesOf(variant)
        .split(' ')
        .filter((other) => other === name),
    ).toHaveLength(count);
  });

  it.each(Array.from({ length: 20 }, (_, at) => `cages ${at}`))(
    'gives touching cages different colors (%s)',
    (seed) => {
      const { layout } = generateLevel('sums', 'medium', seed);
      const cageOf = layout.cageOf!;
      const dyes = createCloth(layout).map((classes) => /in-cage-\d/.exec(classes)?.[0]);
      cageOf.forEach((cage, cell) => {
        for (const neighbor of [cell % 9 < 8 ? cell + 1 : cell, cell < 72 ? cell + 9 : cell]) {
          // A cell without a cage has no cage color.
          if (cage < 0 || cageOf[neighbor]! < 0) continue;
          const isSame = cageOf[neighbor] === cage;
          expect(dyes[neighbor] === dyes[cell], `${cell} and ${neighbor}`).toBe(isSame);
        }
      });
      expect(new Set(dyes).size).toBeLessThanOrEqual(5);
    },
  );

  it('draws a line wherever two patches meet', () => {
    const map = PATCHWORKS[5]!;
    createCloth(cachedLayoutOf('patchwork', 5)).forEach((classes, cell) => {
      expect(classes.includes('at-right')).toBe(cell % 9 < 8 && map[cell] !== map[cell + 1]);
      expect(classes.includes('at-foot')).toBe(cell < 72 && map[cell] !== map[cell + 9]);
    });
  });
});
