import { describe, expect, it } from 'vitest';
import { cachedBoardOf, isFree, listFree } from '@/games/mahjong-by-moonlight/board';
import { EDITIONS } from '@/games/mahjong-by-moonlight/config';
import { LAYOUTS } from '@/games/mahjong-by-moonlight/layouts';
import { measureBoard, spotOf } from '@/games/mahjong-by-moonlight/measure';

const listLayouts = () => true;
const HALF_SETS = new Set(['tram', 'teacup']);

describe.each(EDITIONS)('the layout of $title', ({ layout }) => {
  const board = cachedBoardOf(layout);
  const { slots } = board;

  it('holds exactly a full or a half set of tiles', () => {
    expect(slots).toHaveLength(HALF_SETS.has(layout) ? 72 : 144);
  });

  it('places no two tiles in the same position', () => {
    for (const [index, a] of slots.entries())
      for (const b of slots.slice(index + 1))
        expect(a.z === b.z && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2).toBe(false);
  });

  it('supports every tile by other tiles or by the table', () => {
    for (const [index, slot] of slots.entries()) {
      const isHeldUp = board.above.some(
        (over, under) => over.includes(index) && slots[under]!.z === slot.z - 1,
      );
      expect(slot.z === 0 || isHeldUp, `slot ${index}`).toBe(true);
    }
  });

  it('lists its tiles in drawing order: from bottom to top, and from the upper left', () => {
    for (const [slot, over] of board.above.entries())
      for (const other of over) expect(other).toBeGreaterThan(slot);
    for (const [slot, beside] of board.right.entries())
      for (const other of beside) expect(other).toBeGreaterThan(slot);
  });

  it('fits into its frame at any size', () => {
    for (const [width, height] of [
      [300, 420],
      [365, 519],
      [584, 334],
      [1500, 900],
    ] as const) {
      const metrics = measureBoard(board, width, height);
      for (const slot of slots) {
        const { x, y } = spotOf(metrics, slot);
        expect(x).toBeGreaterThan(-0.01);
        expect(y).toBeGreaterThan(-0.01);
        expect(x + metrics.tileWidth + metrics.depth).toBeLessThan(width + 0.01);
        expect(y + metrics.tileHeight + metrics.depth).toBeLessThan(height + 0.01);
      }
    }
  });
});

describe('every layout', () => {
  it('differs from every other layout in height, size and number of free tiles', () => {
    const signs = EDITIONS.map(({ layout }) => {
      const board = cachedBoardOf(layout);
      return `${board.layers} ${board.width} ${board.height} ${listFree(board, listLayouts).length}`;
    });
    expect(new Set(signs).size).toBe(Object.keys(LAYOUTS).length);
    expect(EDITIONS).toHaveLength(20);
  });
});

describe('the turtle layout', () => {
  it('has tiles that are large enough for a finger at 375 pixels', () => {
    const { tileWidth, tileHeight } = measureBoard(cachedBoardOf('turtle'), 365, 519);
    expect(tileWidth).toBeGreaterThanOrEqual(24);
    expect(tileHeight).toBeGreaterThanOrEqual(32);
  });
});

describe('a tile of the turtle', () => {
  const board = cachedBoardOf('turtle');
  const at = (x: number, y: number, z: number) =>
    board.slots.findIndex((slot) => slot.x === x && slot.y === y && slot.z === z);

  it.each([
    ['at the end of a row', [2, 0, 0], true],
    ['inside a row', [4, 0, 0], false],
    ['in the wing', [0, 7, 0], true],
    ['beside the wing', [2, 6, 0], false],
    ['under the top tile', [12, 6, 3], false],
    ['as the top tile', [13, 7, 4], true],
  ] as const)('gets the right state (free or blocked) %s', (_, [x, y, z], free) => {
    expect(isFree(board, listLayouts, at(x, y, z))).toBe(free);
  });

  it('becomes free when one side opens', () => {
    const takenSlot = at(2, 0, 0);
    expect(isFree(board, (slot) => slot !== takenSlot, at(4, 0, 0))).toBe(true);
  });
});
