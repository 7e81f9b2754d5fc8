import { describe, expect, it } from 'vitest';
import { dailySeed } from '@/lib/domain/daily-seed';
import { DAILY, openPlan } from '@/games/ember-match/config';
import { createPlay } from '@/games/ember-match/play';
import { rulesFor } from '@/games/ember-match/rules';
import { listSwaps } from '@/games/ember-match/swaps';
import { createRandom } from '@/games/kit/seeded-random';
import { playCarefully, playCasually } from './solver';

const DAYS = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
);
const rules = rulesFor(DAILY.keyword)!;

describe('the daily board over a year', () => {
  it('leaves a choice at the start, lasts its twenty swaps and rewards thought', { timeout: 600_000 }, () => {
    let wiser = 0;
    for (const day of DAYS) {
      const seed = dailySeed(DAILY.keyword, day);
      const plan = openPlan(`daily ${seed}`);
      expect([day, listSwaps(createPlay(plan)).length >= 4]).toEqual([day, true]);
      const careful = playCarefully(plan);
      const casual = playCasually(plan, createRandom(day));
      expect([day, careful.play.ending, casual.play.ending]).toEqual([day, 'spent', 'spent']);
      expect(rules.replay({ seed, mode: 'daily' }, careful.moves).score).toBe(careful.play.score);
      if (careful.play.score > casual.play.score) wiser++;
    }
    expect(wiser / DAYS.length).toBeGreaterThan(0.8);
  });
});
