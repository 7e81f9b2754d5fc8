import { describe, expect, it } from 'vitest';
import { countSolutions, EDITION_MODES, expectFair, levelOf } from './levels';

const MINUTES = 60_000;

describe.each(EDITION_MODES)('the set of a thousand levels of $title, $mode', ({ edition, mode }) => {
  it(
    'has no duplicates, and contains only fair levels',
    () => {
      const seen = new Set<string>();
      for (let index = 0; index < 1_000; index++) {
        expectFair(edition, mode, `deep ${index}`);
        seen.add(JSON.stringify(levelOf(edition, mode, `deep ${index}`)));
      }
      expect(seen.size).toBe(1_000);
    },
    5 * MINUTES,
  );
});

describe.each(EDITION_MODES.filter(({ mode }) => mode === 'kitchen'))(
  'each of a hundred kitchens of $title',
  ({ edition, mode }) => {
    it(
      'has exactly one solution, as an exhaustive search shows',
      () => {
        for (let index = 0; index < 100; index++)
          expect(countSolutions(levelOf(edition, mode, `deep ${index}`)), `deep ${index}`).toBe(1);
      },
      5 * MINUTES,
    );
  },
);
