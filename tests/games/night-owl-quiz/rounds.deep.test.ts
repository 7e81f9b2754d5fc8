import { describe, expect, it } from 'vitest';
import { EDITIONS, MODE_LABELS } from '@/games/night-owl-quiz/config';
import { makeLevel } from '@/games/night-owl-quiz/generate';
import type { ModeKey } from '@/games/night-owl-quiz/types';
import { expectValidLevel } from './expect-valid-level';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];

describe.each(EDITIONS)('the set of a thousand rounds of $title', ({ tasks }) => {
  it.each(MODES)('has valid questions at %s, without duplicates', (mode) => {
    const seen = new Set<string>();
    for (let i = 0; i < 1_000; i++) {
      const level = makeLevel(tasks, mode, `deep ${i}`);
      expectValidLevel(level);
      seen.add(JSON.stringify(level));
    }
    expect(seen.size).toBe(1_000);
  });
});
