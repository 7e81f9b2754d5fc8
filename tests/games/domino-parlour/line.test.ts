import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/domino-parlour/config';
import { isOpen } from '@/games/domino-parlour/front';
import { layLine, type Spot } from '@/games/domino-parlour/line';
import { tileWidthFor } from '@/games/domino-parlour/rack';
import type { End, House, Play } from '@/games/domino-parlour/types';
import { playMatch } from './play-match';

const ENDS: readonly End[] = [0, 1, 2, 3];
/** The size of the table on a phone, on a phone in landscape, and on a desktop. */
const CLOTHS = [
  { name: 'a phone', width: 330, height: 290, least: 16 },
  { name: 'a phone on its side', width: 500, height: 190, least: 15 },
  { name: 'a desk', width: 700, height: 400, least: 22 },
];

const boxOf = ({ x, y, direction, isAcross }: Omit<Spot, 'tile' | 'inner'>) => {
  const isFlat = (direction % 2 === 0) !== isAcross;
  const [w, h] = isFlat ? [1, 0.5] : [0.5, 1];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
};

const doOverlap = (a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.01 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.01;

const openOf = ({ round }: Play) => ENDS.filter((end) => isOpen(round.front, end));

describe('the line of tiles', () => {
  it.each(CLOTHS)(
    'fits on $name with room for the next tile, and never overlaps itself',
    ({ width, height, least }) => {
      let before = { number: 0, laid: 0, unit: 0 };
      const check = (play: Play, house: House) => {
        const { round } = play;
        // As on the screen, the tile size never grows within a round.
        const isSame = before.number === round.number && before.laid <= round.front.laid;
        const { unit, spots, openings } = layLine(
          round.log,
          house.hasSpinner,
          openOf(play),
          { width, height },
          isSame ? before.unit : undefined,
        );
        before = { number: round.number, laid: round.front.laid, unit };
        expect(spots).toHaveLength(round.front.laid);
        expect(openings.map(({ end }) => end)).toEqual(openOf(play));
        expect(unit).toBeGreaterThanOrEqual(least);
        const boxes = spots.map(boxOf);
        for (const box of [...boxes, ...openings.map(boxOf)]) {
          expect(Math.max(-box.left, box.right) * unit).toBeLessThanOrEqual(width / 2);
          expect(Math.max(-box.top, box.bottom) * unit).toBeLessThanOrEqual(height / 2);
        }
        for (const [at, box] of boxes.entries())
          for (const other of boxes.slice(at + 1)) expect(doOverlap(box, other)).toBe(false);
      };
      fc.assert(
        fc.property(fc.constantFrom(...EDITIONS), fc.nat(), fc.string(), ({ house }, choice, seed) => {
          playMatch(
            { house: { ...house, target: 20 }, mode: 'easy', seed },
            (_, steps, turn) => steps[(choice + turn * 7) % steps.length]!,
            (play) => check(play, house),
          );
        }),
        {
          numRuns: 25,
          // Without moving tiles to make room, these two of 300 matches have the smallest tiles.
          examples: [
            [EDITIONS[2]!, 15, 'line 275'],
            [EDITIONS[2]!, 12, 'line 192'],
          ],
        },
      );
    },
  );
});

describe('a growing line of tiles', () => {
  it('never increases the tile size within a round', () => {
    const table = { width: 330, height: 200 };
    let before = { number: 0, unit: Infinity };
    playMatch(
      { house: EDITIONS[0]!.house, mode: 'easy', seed: 'grows' },
      (_, steps) => steps[0]!,
      (play) => {
        const { round } = play;
        const max = before.number === round.number ? before.unit : undefined;
        const { unit } = layLine(round.log, false, openOf(play), table, max);
        if (max !== undefined) expect(unit).toBeLessThanOrEqual(max);
        before = { number: round.number, unit };
      },
    );
    expect(before.unit).toBeLessThan(Infinity);
  });
});

describe('the rack', () => {
  it.each([
    [7, 331, 160, 38],
    [9, 331, 160, 34],
    [16, 331, 160, 36],
    [14, 500, 110, 26],
    [7, 720, 200, 56],
  ])('fits %i tiles in %i by %i pixels, each at least %i wide', (count, width, height, min) => {
    const size = tileWidthFor(count, width, height, 58);
    expect(size).toBeGreaterThanOrEqual(min);
    const perRow = Math.floor((width + 6) / (size + 6));
    expect(Math.ceil(count / perRow) * (2 * size + 6)).toBeLessThanOrEqual(height);
  });
});
