import { describe, expect, it } from 'vitest';
import { SHELF } from '@/games/domino-parlour/patience/config';
import { dealPyramid } from '@/games/domino-parlour/patience/deal';
import { patienceRules as rules } from '@/games/domino-parlour/patience/rules';
import type { PatienceMove } from '@/games/domino-parlour/patience/types';
import type { ModeKey } from '@/games/domino-parlour/types';

describe('the set of a thousand solitaire deals', () => {
  it.each(Object.keys(SHELF) as ModeKey[])(
    'has no duplicates, and contains only deals that can be cleared (%s)',
    (mode) => {
      const seen = new Set<string>();
      for (let i = 0; i < 1_000; i++) {
        const seed = `deep ${i}`;
        const { tiles, solution } = dealPyramid(seed, SHELF[mode]);
        expect(rules.replay({ seed, mode }, solution as PatienceMove[]).outcome, seed).toBe('finished');
        seen.add(tiles.join());
      }
      expect(seen.size).toBe(1_000);
    },
  );
});
