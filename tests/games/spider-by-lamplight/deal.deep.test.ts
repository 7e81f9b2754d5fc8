import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/spider-by-lamplight/config';
import { levelFor } from '@/games/spider-by-lamplight/rules';
import { expectSolution } from './expect-solution';

const MINUTES = 60_000;
const ALL = EDITIONS.flatMap((edition) =>
  edition.modes.map((mode) => ({ title: edition.title, mode, edition })),
);

describe.each(ALL)('the set of a thousand deals of $title, $mode', ({ edition, mode }) => {
  it(
    'has no duplicates, and a winning solution is stored for each deal',
    () => {
      const seen = new Set<string>();
      for (let i = 0; i < 1_000; i++) {
        const level = levelFor(edition, { seed: `deep ${i}`, mode })!;
        expectSolution(level);
        seen.add(JSON.stringify(level.pack));
      }
      expect(seen.size).toBe(1_000);
    },
    60 * MINUTES,
  );
});
