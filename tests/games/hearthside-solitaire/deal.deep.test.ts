import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/hearthside-solitaire/config';
import { levelFor } from '@/games/hearthside-solitaire/rules';
import { dailySeed } from '@/lib/domain/daily-seed';
import { expectProven } from './expect-proven';

const YEARS = Array.from({ length: 21 }, (_, index) => 2020 + index);
const DAY_MS = 86_400_000;

describe('Hearthside Solitaire from 2020 to 2040', () => {
  const packs = new Set<string>();
  let days = 0;

  it.each(YEARS)(
    'can be won on every day of %i, and no day is like another',
    { timeout: 120_000 },
    (year) => {
      for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS) {
        const date = new Date(at).toISOString().slice(0, 10);
        const level = levelFor(EDITIONS[0]!, {
          seed: dailySeed('hearthside-solitaire', date),
          mode: 'daily',
        })!;
        expectProven(level);
        packs.add(level.pack.join());
        days++;
      }
      expect(packs.size).toBe(days);
    },
  );
});
