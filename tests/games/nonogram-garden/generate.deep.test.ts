import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/nonogram-garden/config';
import { findHint } from '@/games/nonogram-garden/hint';
import { levelFor, sizeOf } from '@/games/nonogram-garden/rules';
import { dailySeed } from '@/lib/domain/daily-seed';
import { expectSound } from './expect-sound';

const edition = EDITIONS[0]!;
const WORST_MS = 1500;
const DAYS = 730;
const SEEDS = 250;

describe('Nonogram Garden over many seeds', () => {
  it(`needs no guess on any of ${DAYS} days`, { timeout: 180_000 }, () => {
    for (let i = 0; i < DAYS; i++) {
      const date = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
      const spec = { seed: dailySeed('nonogram-garden', date), mode: 'daily' };
      const before = performance.now();
      const level = levelFor(edition, spec)!;
      expect(performance.now() - before).toBeLessThan(WORST_MS);
      expect(level.size).toBe(sizeOf(spec));
      expectSound(level);
    }
  });

  it('has no two days alike from 2020 to 2040', { timeout: 600_000 }, () => {
    const seen = new Map<string, string>();
    for (let at = Date.UTC(2020, 0, 1); at <= Date.UTC(2040, 11, 31); at += 86_400_000) {
      const date = new Date(at).toISOString().slice(0, 10);
      const { rows, columns } = levelFor(edition, {
        seed: dailySeed('nonogram-garden', date),
        mode: 'daily',
      })!;
      const clues = JSON.stringify([rows, columns]);
      expect(seen.get(clues), date).toBeUndefined();
      seen.set(clues, date);
    }
    expect(seen.size).toBe(7671);
  });

  it.each(edition.modes)(`needs no guess at %s for ${SEEDS} seeds`, { timeout: 120_000 }, (mode) => {
    for (let i = 0; i < SEEDS; i++) expectSound(levelFor(edition, { seed: `deep-${i}`, mode })!);
  });

  it('can be solved to the end by hints alone', { timeout: 60_000 }, () => {
    for (let i = 0; i < 40; i++) {
      const level = levelFor(edition, { seed: `hints-${i}`, mode: 'hard' })!;
      const filled = level.solution.map(() => false);
      const crosses = [...filled];
      for (let hint = findHint(level, filled, crosses); hint; hint = findHint(level, filled, crosses)) {
        expect(hint.kind).not.toBe('mistake');
        for (const cell of hint.targets) (hint.kind === 'fill' ? filled : crosses)[cell] = true;
      }
      expect(filled).toEqual(level.solution);
    }
  });
});
