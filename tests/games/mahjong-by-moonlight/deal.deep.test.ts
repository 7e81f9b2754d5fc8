import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/mahjong-by-moonlight/config';
import { dealOf, expectCleared } from './seeds';

const MINUTES = 60_000;

const DEALS = 1_000;
const CASES = EDITIONS.flatMap((edition) =>
  edition.modes.map((mode) => ({ title: edition.title, mode, edition })),
);

describe.each(CASES)('the set of a thousand deals of $title, $mode', ({ edition, mode }) => {
  it(
    'has no duplicates, and contains only deals that can be cleared',
    () => {
      const seen = new Set<string>();
      for (let index = 0; index < DEALS; index++) {
        expectCleared(edition, mode, `deep ${index}`);
        seen.add(JSON.stringify(dealOf(edition, mode, `deep ${index}`)));
      }
      expect(seen.size).toBe(DEALS);
    },
    60 * MINUTES,
  );
});
