import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/mahjong-by-moonlight/config';
import { dealOf, expectCleared } from './seeds';

const MINUTES = 60_000;

describe.each(EDITIONS)('a thousand deals of $title', (edition) => {
  it(
    'can all be cleared, and none is alike',
    () => {
      const seen = new Set<string>();
      for (let index = 0; index < 1_000; index++) {
        expectCleared(edition, 'tonight', `deep ${index}`);
        seen.add(JSON.stringify(dealOf(edition, 'tonight', `deep ${index}`)));
      }
      expect(seen.size).toBe(1_000);
      for (let index = 0; index < 40; index++) expectCleared(edition, 'easy', `deep ${index}`);
    },
    5 * MINUTES,
  );
});
