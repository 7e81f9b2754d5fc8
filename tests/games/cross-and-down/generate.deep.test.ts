import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/cross-and-down/config';
import { levelFor } from '@/games/cross-and-down/rules';
import { isDisguise } from '@/games/cross-and-down/disguised';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { DATES } from '../dailies/days';
import { expectOneFit, expectOneReading, expectValidLevel } from './expect-valid-level';

describe('Cross & Down over many seeds', () => {
  it('repeats no answer within fourteen days from 2020 to 2040', { timeout: 300_000 }, () => {
    const last = new Map<string, number>();
    DATES.forEach((date, day) => {
      const level = levelFor(EDITIONS[0]!, { seed: dailySeed('cross-and-down', date), mode: 'daily' })!;
      for (const { text } of level.entries) {
        expect(day - (last.get(text) ?? day - 14)).toBeGreaterThanOrEqual(14);
        last.set(text, day);
      }
    });
  });

  it.each(EDITIONS.flatMap(({ keyword }) => ['small', 'medium', 'large'].map((mode) => ({ keyword, mode }))))(
    'makes valid grids for a thousand seeds of $keyword at $mode',
    { timeout: 300_000 },
    ({ keyword, mode }) => {
      const edition = EDITIONS.find((row) => row.keyword === keyword)!;
      const seen = new Set<string>();
      for (let i = 0; i < 1_000; i++) {
        const level = levelFor(edition, { seed: `deep-${i}`, mode })!;
        expectValidLevel(level);
        if (level.kind === 'list') expectOneFit(level);
        if (isDisguise(level.kind)) expectOneReading(level);
        seen.add(JSON.stringify([level.keys, level.answers, level.givens]));
      }
      expect(seen.size).toBe(1_000);
    },
  );
});
