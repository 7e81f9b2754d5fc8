import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/lantern-words/config';
import { columnOf, rowOf } from '@/games/lantern-words/geometry';
import { COLOR_COUNT, wordColorsOf } from '@/games/lantern-words/inks';
import { levelFor } from '@/games/lantern-words/rules';

describe('the color of a word', () => {
  it('gives touching words different colors on most of a hundred hard grids', () => {
    let [alike, before] = [0, 0];
    for (let i = 0; i < 100; i++) {
      const level = levelFor(EDITIONS[0]!, { seed: `ink ${i}`, mode: 'hard' })!;
      const inks = wordColorsOf(level);
      expect(inks).toHaveLength(level.words.length);
      for (const ink of inks) expect(ink >= 0 && ink < COLOR_COUNT).toBe(true);
      level.words.forEach(({ cells }, a) =>
        level.words.slice(0, a).forEach((other, b) => {
          const isBeside = cells.some((one) =>
            other.cells.some(
              (two) =>
                Math.max(
                  Math.abs(rowOf(level, one) - rowOf(level, two)),
                  Math.abs(columnOf(level, one) - columnOf(level, two)),
                ) <= 1,
            ),
          );
          if (isBeside && inks[a] === inks[b]) alike++;
          // Counts the conflicts if colors were assigned in the order of the list.
          if (isBeside && a % COLOR_COUNT === b % COLOR_COUNT) before++;
        }),
      );
    }
    expect(alike).toBeLessThan(before / 5);
  });
});
