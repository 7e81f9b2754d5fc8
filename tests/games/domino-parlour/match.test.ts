import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, MODE_LABELS, MAX_ROUNDS } from '@/games/domino-parlour/config';
import { countOf, createFront, listEndsFor, extendFront } from '@/games/domino-parlour/front';
import { buildArms } from '@/games/domino-parlour/arms';
import { createPlay, resolveRound } from '@/games/domino-parlour/play';
import { ALL_TILES, isDouble, PIPS, TILES } from '@/games/domino-parlour/tiles';
import type { House, ModeKey, Play } from '@/games/domino-parlour/types';
import { scoreOf, sideOf } from '@/games/domino-parlour/world';
import { playMatch, type Chooser } from './play-match';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];
const houseOf = (keyword: string): House =>
  EDITIONS.find((edition) => edition.keyword === `domino-parlour-${keyword}`)!.house;
const tileOf = (lowPips: number, highPips: number) =>
  TILES.findIndex(([a, b]) => a === lowPips && b === highPips);
const describeLays = (...steps: [low: number, high: number, end: 0 | 1 | 2 | 3][]) => {
  const front = createFront();
  return steps.map(([low, high, end]) => {
    const tile = tileOf(low, high);
    expect(listEndsFor(front, tile)).toContain(end);
    extendFront(front, [tile, end], true);
    return countOf(front);
  });
};

/** Chooses a legal step by the given numbers. */
const anyStep =
  (choices: readonly number[]): Chooser =>
  (_, steps, turn) =>
    steps[(choices[turn % choices.length] ?? 0) % steps.length]!;

const tilesOf = ({ round }: Play): number[] => [
  ...round.hands.flat(),
  ...round.stock,
  ...round.log.flatMap((event) => (event.kind === 'laid' ? [event.tile] : [])),
];

const aMatch = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  mode: fc.constantFrom(...MODES),
  seed: fc.string(),
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 40 }),
});

describe('the sum of the open ends', () => {
  it('counts both halves of a double at an open end, and counts the first double only once', () => {
    expect(describeLays([5, 5, 0], [0, 5, 0], [5, 6, 1])).toEqual([10, 10, 6]);
  });

  it('includes the arms of the spinner once they have tiles', () => {
    expect(describeLays([5, 5, 0], [0, 5, 0], [5, 6, 1], [3, 5, 2], [1, 5, 3], [1, 1, 3])).toEqual([
      10, 10, 6, 9, 10, 11,
    ]);
  });

  it('opens the arms only after a tile on both sides', () => {
    const front = createFront();
    extendFront(front, [tileOf(5, 5), 0], true);
    expect(listEndsFor(front, tileOf(5, 6))).toEqual([0, 1]);
    extendFront(front, [tileOf(5, 6), 0], true);
    expect(listEndsFor(front, tileOf(2, 5))).toEqual([1]);
    extendFront(front, [tileOf(2, 5), 1], true);
    expect(listEndsFor(front, tileOf(3, 5))).toEqual([2, 3]);
  });

  it('uses only the first double as the spinner, even if that double is played late in the round', () => {
    const front = createFront();
    extendFront(front, [tileOf(1, 4), 0], true);
    extendFront(front, [tileOf(4, 4), 1], true);
    expect([front.spinner, countOf(front)]).toEqual([4, 9]);
    extendFront(front, [tileOf(1, 1), 0], true);
    expect(front.spinner).toBe(4);
    extendFront(front, [tileOf(4, 6), 1], true);
    expect(front.pips).toEqual([1, 6, 4, 4]);
    expect(countOf(front)).toBe(8);
  });

  it.each([
    [5, 5, 1],
    [9, 0, 3],
    [10, 10, 2],
    [12, 0, 4],
    [15, 15, 8],
    [20, 20, 4],
    [7, 0, 0],
    [0, 0, 0],
  ])(
    'gives, for an open sum of %i, %i points by fives, and %i by fives and threes',
    (sum, fives, fivesAndThrees) => {
      expect(scoreOf(sum, houseOf('all-fives'))).toBe(fives);
      expect(scoreOf(sum, houseOf('fives-and-threes'))).toBe(fivesAndThrees);
      expect(scoreOf(sum, houseOf('block'))).toBe(0);
    },
  );
});

describe('a match', () => {
  it('always has 28 tiles, adds up its scores, and ends', () => {
    fc.assert(
      fc.property(aMatch, ({ edition: { house }, mode, seed, choices }) => {
        let before: [number, number] = [0, 0];
        let round = 0;
        const { play } = playMatch({ house, mode, seed }, anyStep(choices), (now) => {
          expect(tilesOf(now).sort((a, b) => a - b)).toEqual(ALL_TILES);
          if (!now.round.end || now.ending || now.round.number === round) return;
          round = now.round.number;
          const gained: [number, number] = [0, 0];
          for (const event of now.round.log)
            if (event.kind === 'laid') gained[sideOf(event.seat)] += event.points;
          if (now.round.end.winner !== null) gained[now.round.end.winner] += now.round.end.points;
          expect(now.scores).toEqual([before[0] + gained[0], before[1] + gained[1]]);
          before = [...now.scores];
        });
        expect(Math.max(...play.scores) >= house.target || play.round.number === MAX_ROUNDS).toBe(true);
        if (house.isExact) expect(Math.max(...play.scores)).toBeLessThanOrEqual(house.target);
      }),
      { numRuns: 40 },
    );
  });

  it('joins tiles only at equal numbers', () => {
    fc.assert(
      fc.property(aMatch, ({ edition: { house }, seed, choices }) => {
        playMatch({ house, mode: 'medium', seed }, anyStep(choices), ({ round }) => {
          const { root, arms } = buildArms(round.log, house.hasSpinner);
          for (const [end, arm] of arms.entries()) {
            if (root === null) continue;
            let pip = end === 1 ? TILES[root]![1] : TILES[root]![0];
            for (const { tile, inner } of arm) {
              expect(inner).toBe(pip);
              expect(TILES[tile]).toContain(inner);
              pip = TILES[tile]![0] === inner ? TILES[tile]![1] : TILES[tile]![0];
            }
            if (arm.length) expect(round.front.pips[end]).toBe(pip);
          }
          if (round.front.spinner >= 0) expect(isDouble(root!)).toBe(true);
        });
      }),
      { numRuns: 25 },
    );
  });

  it('gives the winner of a round the points of the other hands, rounded to a multiple of five if the rules require it', () => {
    fc.assert(
      fc.property(aMatch, ({ edition: { house }, seed, choices }) => {
        playMatch({ house, mode: 'easy', seed }, anyStep(choices), ({ round: { end, hands } }) => {
          if (!end || end.why === 'target' || end.winner === null || end.isWasted) return;
          const opponentTiles = hands.filter((_, seat) => sideOf(seat) !== end.winner).flat();
          const pips = opponentTiles.reduce((sum, tile) => sum + PIPS[tile]!, 0);
          const all = hands.flat().reduce((sum, tile) => sum + PIPS[tile]!, 0);
          const expectedPoints = {
            hands: pips,
            'all hands': all,
            'nearest five': Math.round(pips / 5) * 5,
            one: 1,
          };
          expect(end.points).toBe(expectedPoints[house.pays]);
        });
      }),
      { numRuns: 25 },
    );
  });

  it('starts with the highest double, or with the double six in pairs', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { round } = createPlay({ house: houseOf('block'), mode: 'easy', seed });
        const doubles = round.hands.map((hand) => Math.max(-1, ...hand.filter(isDouble)));
        if (Math.max(...doubles) >= 0) expect(doubles[round.leader]).toBe(Math.max(...doubles));
        const four = createPlay({ house: houseOf('partners'), mode: 'easy', seed });
        resolveRound(four);
        const first = four.round.log[0];
        if (first) expect(first).toMatchObject({ kind: 'laid', tile: tileOf(6, 6) });
        else expect(four.round.hands[0]).toContain(tileOf(6, 6));
      }),
      { numRuns: 60 },
    );
  });
});
