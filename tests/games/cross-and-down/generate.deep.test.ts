import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/cross-and-down/config';
import { levelFor } from '@/games/cross-and-down/rules';
import { dailySeed } from '@/lib/domain/daily-seed';
import { expectSound } from './expect-sound';

const DAY_MS = 86_400_000;

describe('Cross & Down over many seeds', () => {
  it(
    'is never the same from 2020 to 2040, nor repeats an answer within fourteen days',
    { timeout: 300_000 },
    () => {
      const seen = new Set<string>();
      const last = new Map<string, number>();
      const [first, end] = [Date.UTC(2020, 0, 1) / DAY_MS, Date.UTC(2041, 0, 1) / DAY_MS];
      for (let day = first; day < end; day++) {
        const seed = dailySeed('cross-and-down', new Date(day * DAY_MS).toISOString().slice(0, 10));
        const level = levelFor(EDITIONS[0]!, { seed, mode: 'daily' })!;
        expectSound(level);
        seen.add(level.entries.map(({ text }) => text).join());
        for (const { text } of level.entries) {
          expect(day - (last.get(text) ?? day - 14)).toBeGreaterThanOrEqual(14);
          last.set(text, day);
        }
      }
      expect(seen.size).toBe(end - first);
    },
  );

  it.each(EDITIONS.flatMap(({ keyword }) => ['small', 'medium', 'large'].map((mode) => ({ keyword, mode }))))(
    'is sound for a thousand seeds of $keyword at $mode',
    { timeout: 300_000 },
    ({ keyword, mode }) => {
      const edition = EDITIONS.find((row) => row.keyword === keyword)!;
      for (let i = 0; i < 1_000; i++) expectSound(levelFor(edition, { seed: `deep-${i}`, mode })!);
    },
  );
});
