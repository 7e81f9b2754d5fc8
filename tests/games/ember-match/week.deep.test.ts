import { describe, expect, it } from 'vitest';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { DAILY } from '@/games/ember-match/config';
import { rulesFor } from '@/games/ember-match/rules';
import { planFor } from '@/games/ember-match/week';
import { createRandom } from '@/games/kit/seeded-random';
import { playCarefully, playCasually } from './solver';

const WEEKS = 104;
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;
/** The maximum ratio of a weekday's mean score to that of the day before. */
const STEP = 0.95;
const rules = rulesFor(DAILY.keyword)!;

const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;

/** Returns the scores of two automatic players on a weekday's boards over two years. */
function playWeekday(weekday: number) {
  return Array.from({ length: WEEKS }, (_, week) => {
    const date = new Date(MONDAY + (week * 7 + weekday) * DAY_MS).toISOString().slice(0, 10);
    const spec = { seed: dailySeed(DAILY.keyword, date), mode: 'daily' };
    const plan = planFor(spec)!;
    const [careful, casual] = [playCarefully(plan), playCasually(plan, createRandom(date))];
    expect([date, careful.play.ending, casual.play.ending]).toEqual([date, 'spent', 'spent']);
    expect(rules.replay(spec, careful.moves).score).toBe(careful.play.score);
    return { careful: careful.play.score, casual: casual.play.score };
  });
}

describe('the daily board over two years', () => {
  const week = Array.from({ length: 7 }, () => ({ casual: 0, careful: 0, wiser: 0 }));

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'remains playable for all twenty swaps on weekday %i, and rewards planning',
    { timeout: 600_000 },
    (weekday) => {
      const days = playWeekday(weekday);
      const ownRules = week[weekday]!;
      ownRules.casual = mean(days.map(({ casual }) => casual));
      ownRules.careful = mean(days.map(({ careful }) => careful));
      ownRules.wiser = mean(days.map(({ careful, casual }) => Number(careful > casual)));
      expect(ownRules.careful).toBeGreaterThan(ownRules.casual);
    },
  );

  it('gets harder from Monday to Sunday for both players', () => {
    process.stdout.write(`${JSON.stringify(week)}\n`);
    for (let day = 1; day < 7; day++) {
      expect(week[day]!.casual / week[day - 1]!.casual).toBeLessThan(STEP);
      expect(week[day]!.careful).toBeLessThan(week[day - 1]!.careful);
    }
    expect(mean(week.map(({ wiser }) => wiser))).toBeGreaterThan(0.8);
  });
});
