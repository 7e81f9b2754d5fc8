import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/lantern-words/config';
import { levelFor, rulesFor, sizeOf } from '@/games/lantern-words/rules';
import type { Move } from '@/games/lantern-words/types';
import { expectValidLevel } from './expect-valid-level';

const ALL = EDITIONS.flatMap((edition) =>
  edition.modes.map((mode) => [edition.title, mode, edition] as const),
);
const SEEDS = 1_000;

describe('Lantern Words over many seeds', () => {
  it.each(ALL)(
    `makes solvable levels of %s in %s for ${SEEDS} seeds`,
    { timeout: 600_000 },
    (_, mode, edition) => {
      const seen = new Set<string>();
      for (let i = 0; i < SEEDS; i++) {
        const spec = { seed: `deep-${i}`, mode };
        const level = levelFor(edition, spec)!;
        expectValidLevel(level, sizeOf(spec));
        const moves: Move[] = level.words.map(({ cells }) => ['find', cells[0]!, cells.at(-1)!]);
        expect(rulesFor(edition.keyword)!.replay(spec, moves).outcome).toBe('finished');
        seen.add(level.letters.join(''));
      }
      expect(seen.size).toBe(SEEDS);
    },
  );
});
