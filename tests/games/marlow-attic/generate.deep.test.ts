import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/marlow-attic/config';
import { levelFor, planOf, rulesFor } from '@/games/marlow-attic/rules';
import { dailySeed } from '@/lib/domain/daily-seed';
import { expectFair } from './expect-fair';
import { spotsOf } from './spots';

const DAYS = 1000;

describe('Marlow Attic over many seeds', () => {
  it(`is fair and can be finished on each of ${DAYS} days`, { timeout: 300_000 }, () => {
    for (let i = 0; i < DAYS; i++) {
      const date = new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10);
      const spec = { seed: dailySeed('marlow-attic', date), mode: 'daily' };
      const level = levelFor(EDITIONS[0]!, spec)!;
      expectFair(level, planOf(spec));
      const moves = spotsOf(level).map(({ x, y }) => ['pick', x, y] as ['pick', number, number]);
      expect(rulesFor('marlow-attic')!.replay(spec, moves).outcome).toBe('finished');
    }
  });

  it.each(EDITIONS.flatMap(({ keyword, modes }) => modes.map((mode) => [keyword, mode] as const)))(
    '%s, %s is fair for 100 seeds',
    { timeout: 120_000 },
    (keyword, mode) => {
      const edition = EDITIONS.find((candidate) => candidate.keyword === keyword)!;
      for (let i = 0; i < 100; i++) {
        const spec = { seed: `deep-${i}`, mode };
        expectFair(levelFor(edition, spec)!, planOf(spec));
      }
    },
  );
});
