import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/marlow-attic/config';
import { levelFor, planOf } from '@/games/marlow-attic/rules';
import { expectFair } from './expect-fair';

const SEEDS = 1_000;

describe('Marlow Attic over many seeds', () => {
  it.each(EDITIONS.flatMap(({ keyword, modes }) => modes.map((mode) => [keyword, mode] as const)))(
    `makes fair levels of %s, %s for ${SEEDS} seeds`,
    { timeout: 3_600_000 },
    (keyword, mode) => {
      const edition = EDITIONS.find((candidate) => candidate.keyword === keyword)!;
      const seen = new Set<string>();
      for (let i = 0; i < SEEDS; i++) {
        const spec = { seed: `deep-${i}`, mode };
        const level = levelFor(edition, spec)!;
        expectFair(level, planOf(spec));
        seen.add(JSON.stringify(level.lying));
      }
      expect(seen.size, 'none repeated').toBe(SEEDS);
    },
  );
});
