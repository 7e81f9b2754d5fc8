import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/hearthside-solitaire/config';
import { KLONDIKES } from '@/games/hearthside-solitaire/klondikes';
import { DRAW_ONE, DRAW_THREE, optionsOf, THUMB_AND_POUCH } from '@/games/hearthside-solitaire/options';
import { dealTable, isWon, findObjection, applyTurn } from '@/games/hearthside-solitaire/play';
import { levelFor } from '@/games/hearthside-solitaire/rules';
import { solve } from '@/games/hearthside-solitaire/solve';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { expectSolution } from './expect-solution';

const edition = EDITIONS[0]!;
const SORTED = Array.from({ length: 52 }, (_, card) => card);
/** The number of tested days; the deep tests cover more. */
const DAYS = 16;
const EVERY_SET = [
  DRAW_ONE,
  DRAW_THREE,
  THUMB_AND_POUCH,
  ...KLONDIKES.map(({ modes }) => optionsOf({ seed: '', mode: modes[0]! })),
];

describe('dealing a level', () => {
  it(`gives a winnable deal on each of ${DAYS} days, without duplicates`, () => {
    const packs = new Set<string>();
    for (let i = 0; i < DAYS; i++) {
      const date = new Date(Date.UTC(2020, 0, 1 + i * 190)).toISOString().slice(0, 10);
      const level = levelFor(edition, { seed: dailySeed('hearthside-solitaire', date), mode: 'daily' })!;
      expectSolution(level);
      packs.add(level.pack.join());
    }
    expect(packs.size).toBe(DAYS);
  });

  it.each(EDITIONS.flatMap((each) => each.modes.map((mode) => [mode, each] as const)))(
    'gives winnable deals at %s',
    (mode, testedEdition) => {
      for (let i = 0; i < 5; i++) expectSolution(levelFor(testedEdition, { seed: `seed-${i}`, mode })!);
    },
  );
});

describe('the solver', () => {
  it('returns only moves that reach a win, for any deck', () => {
    const options = fc.constantFrom(...EVERY_SET);
    const pack = fc.shuffledSubarray(SORTED, { minLength: 52, maxLength: 52 });
    let wins = 0;
    fc.assert(
      fc.property(options, pack, (own, cards) => {
        const table = dealTable(own, cards);
        const line = solve(table, 300);
        for (const move of line ?? []) {
          expect(findObjection(table, move)).toBeNull();
          applyTurn(table, move);
        }
        expect(isWon(table)).toBe(line !== null);
        if (line) wins++;
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(wins).toBeGreaterThan(10);
  });

  it('finds the same solution every time', () => {
    const table = dealTable(DRAW_ONE, levelFor(edition, { seed: 'again', mode: 'draw-one' })!.pack);
    expect(solve(table, 800)).toEqual(solve(table, 800));
  });
});
