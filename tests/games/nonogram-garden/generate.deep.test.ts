import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/nonogram-garden/config';
import { findHint } from '@/games/nonogram-garden/hint';
import { levelFor } from '@/games/nonogram-garden/rules';
import { expectValidLevel } from './expect-valid-level';

const edition = EDITIONS[0]!;
const SEEDS = 1_000;

describe('Nonogram Garden over many seeds', () => {
  it.each(edition.modes)(`needs no guess at %s for ${SEEDS} seeds`, { timeout: 480_000 }, (mode) => {
    const seen = new Set<string>();
    for (let i = 0; i < SEEDS; i++) {
      const level = levelFor(edition, { seed: `deep-${i}`, mode })!;
      expectValidLevel(level);
      seen.add(level.solution.map(Number).join(''));
    }
    expect(seen.size, 'unlike').toBe(SEEDS);
  });

  it('allows a solution with hints alone', { timeout: 60_000 }, () => {
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
