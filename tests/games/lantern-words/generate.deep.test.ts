import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/lantern-words/config';
import { levelFor, rulesFor, sizeOf } from '@/games/lantern-words/rules';
import type { Move } from '@/games/lantern-words/types';
import { dailySeed } from '@/lib/domain/daily-seed';
import { expectSound } from './expect-sound';

const edition = EDITIONS[0]!;
const WORST_MS = 1500;
const DAYS = 730;
const SEEDS = 250;

describe('Lantern Words over many seeds', () => {
  it(`hides every word once on each of ${DAYS} days`, { timeout: 180_000 }, () => {
    for (let i = 0; i < DAYS; i++) {
      const date = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
      const spec = { seed: dailySeed('lantern-words', date), mode: 'daily' };
      const before = performance.now();
      const level = levelFor(edition, spec)!;
      expect(performance.now() - before).toBeLessThan(WORST_MS);
      expectSound(level, sizeOf(spec));
      expect(level.words).toHaveLength(sizeOf(spec).words);
    }
  });

  it.each(edition.modes)(`can be finished at %s for ${SEEDS} seeds`, { timeout: 120_000 }, (mode) => {
    for (let i = 0; i < SEEDS; i++) {
      const spec = { seed: `deep-${i}`, mode };
      const level = levelFor(edition, spec)!;
      expectSound(level, sizeOf(spec));
      const moves: Move[] = level.words.map(({ cells }) => ['find', cells[0]!, cells.at(-1)!]);
      expect(rulesFor('lantern-words')!.replay(spec, moves).outcome).toBe('finished');
    }
  });
});
