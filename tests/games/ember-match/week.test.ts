import { describe, expect, it } from 'vitest';
import { CELLS, KINDS, LAYOUT_SIGNS, SIZE } from '@/games/ember-match/config';
import { createPlay } from '@/games/ember-match/play';
import { rulesFor } from '@/games/ember-match/rules';
import { listSwaps } from '@/games/ember-match/swaps';
import { CHOICES, planFor, WEEK } from '@/games/ember-match/week';
import { boardName } from '@/games/ember-match/words';

const planOn = (date: string) => planFor({ seed: `ember-match:${date}`, mode: 'daily' })!;
const WEEKDAYS = Array.from({ length: 7 }, (_, i) => `2026-11-${16 + i}`);

describe('the week of Ember Match', () => {
  it.each(WEEK.flatMap(({ floors }, day) => floors.map((floor, i) => [day, i, floor] as const)))(
    'has a complete floor on day %i, number %i',
    (_day, _i, floor) => {
      expect(floor).toHaveLength(SIZE);
      expect(floor.join('')).toHaveLength(CELLS);
      for (const sign of floor.join('')) expect(LAYOUT_SIGNS).toContain(sign);
    },
  );

  it('progresses from five colors on an open floor to crates and chains', () => {
    expect(WEEKDAYS.map((date) => boardName(planOn(date)))).toEqual([
      'five colors',
      'five colors, a narrow floor',
      'six colors',
      'six colors, a narrow floor',
      'crates',
      'crates and chains',
      'crates and chains',
    ]);
  });

  it('uses every floor and its mirror image, and starts each board with several possible swaps', () => {
    const seen = Array.from({ length: 7 }, () => new Set<string>());
    for (let i = 0; i < 7 * 60; i++) {
      const plan = planOn(new Date(Date.UTC(2026, 10, 16 + i)).toISOString().slice(0, 10));
      seen[i % 7]!.add((plan.layout ?? []).join(' '));
      expect(listSwaps(createPlay(plan)).length).toBeGreaterThanOrEqual(CHOICES);
    }
    const floorPairs = WEEK.map(({ floors }) =>
      floors.length === 0
        ? 1
        : new Set(
            floors.flatMap((floor) => [floor, floor.map((row) => [...row].reverse().join(''))].map(String)),
          ).size,
    );
    expect(seen.map(({ size }) => size)).toEqual(floorPairs);
  });

  it('treats a daily without a date as Wednesday’s, and leaves the floor of a free board open', () => {
    const plans = [planFor({ seed: 'lamp', mode: 'daily' }), planFor({ seed: 'lamp', mode: 'free' })];
    for (const plan of plans) expect(plan).toMatchObject({ kinds: KINDS.length, layout: null, moves: 20 });
    expect(plans.map((plan) => plan!.seed)).toEqual(['daily lamp', 'free lamp']);
    expect(planFor({ seed: 'lamp', mode: 'stair' })).toBeNull();
  });

  it('gives every day of a week a different board', () => {
    const rules = rulesFor('ember-match')!;
    const boards = WEEKDAYS.map((date) => createPlay(planOn(date)).pieces.join());
    expect(new Set(boards).size).toBe(7);
    for (const date of WEEKDAYS)
      expect(rules.minimumActiveMs({ seed: `ember-match:${date}`, mode: 'daily' }, 20)).toBe(8_000);
  });
});
