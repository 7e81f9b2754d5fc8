import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/glasshouse/config';
import { solve } from '@/games/glasshouse/play';
import { levelFor, rulesFor } from '@/games/glasshouse/rules';
import type { Move } from '@/games/glasshouse/types';

const ALL = EDITIONS.flatMap((edition) =>
  edition.modes.map((mode) => ({ title: edition.title, mode, edition })),
);

describe.each(ALL)('the set of a thousand beds of $title, $mode', ({ edition, mode }) => {
  it('has no duplicates, and contains only beds that can be solved', { timeout: 120_000 }, () => {
    const seen = new Set<string>();
    for (let i = 0; i < 1_000; i++) {
      const spec = { seed: `deep ${i}`, mode };
      const level = levelFor(edition, spec)!;
      const moves = solve(level).map((cell): Move => [cell]);
      expect(rulesFor(edition.keyword)!.replay(spec, moves).outcome, spec.seed).toBe('finished');
      seen.add(JSON.stringify(level));
    }
    expect(seen.size).toBe(1_000);
  });
});
