import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '@/games/marlow-attic/chapters';
import { cosineOf, sineOf, TURN_STEPS } from '@/games/marlow-attic/object-geometry';
import { createMask } from '@/games/marlow-attic/mask';
import { colorOf } from '@/games/marlow-attic/paints';
import { SCENES } from '@/games/marlow-attic/scenes';
import { parseShapes, formatPath } from '@/games/marlow-attic/shapes';
import { cachedFormOf, THINGS } from '@/games/marlow-attic/things';
import { regionOf, squareOf } from '@/games/marlow-attic/words';

const COLOR = /^#[0-9a-f]{6}([0-9a-f]{2})?$/;

describe('the collection of things', () => {
  it('has more than a hundred entries, each with a unique name and riddle', () => {
    expect(THINGS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(THINGS.map(({ key }) => key)).size).toBe(THINGS.length);
    expect(new Set(THINGS.map(({ riddle }) => riddle)).size).toBe(THINGS.length);
  });

  it.each(THINGS.map((thing, index) => [thing.name, thing, index] as const))(
    'has a complete drawing of %s',
    (_, thing, index) => {
      const { mask, shapes } = cachedFormOf(index);
      expect(Math.max(mask.width, mask.height)).toBeGreaterThanOrEqual(76);
      expect(Math.max(mask.width, mask.height)).toBeLessThanOrEqual(124);
      for (const shape of shapes) {
        expect(colorOf(shape.paint, thing.family, 1)).toMatch(COLOR);
        expect(formatPath(shape)).toMatch(/^M[-\d. ]/);
        expect(formatPath(shape)).not.toContain('NaN');
      }
      const words = thing.name.split(' ').filter((word) => word.length > 3);
      for (const word of words) expect(thing.riddle.toLowerCase()).not.toMatch(new RegExp(`\\b${word}\\b`));
      expect(thing.riddle.length).toBeLessThanOrEqual(46);
    },
  );
});

describe('a drawing', () => {
  it('covers filled areas, and leaves out holes', () => {
    const ring = createMask(parseShapes('a 10 O 0 0 30'));
    expect(ring.covers(30, 0)).toBe(true);
    expect(ring.covers(0, 0)).toBe(false);
    expect(Math.abs(ring.width - 70)).toBeLessThanOrEqual(2);
  });

  it('covers a line by its width', () => {
    const line = createMask(parseShapes('a 8 M-20 0H20'));
    expect([line.covers(0, 3), line.covers(0, 7)]).toEqual([true, false]);
  });

  it('combines shapes that are drawn in opposite directions', () => {
    const overlapMask = createMask(parseShapes('a M0 0H20V20H0ZM10 10V30H30V10Z'));
    expect([overlapMask.covers(5, 5), overlapMask.covers(15, 15), overlapMask.covers(25, 25)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('the rotation table', () => {
  it('has sines with five correct decimals', () => {
    for (let turn = 0; turn < TURN_STEPS; turn++) {
      expect(sineOf(turn)).toBeCloseTo(Math.sin((turn * Math.PI) / 12), 5);
      expect(cosineOf(turn)).toBeCloseTo(Math.cos((turn * Math.PI) / 12), 5);
    }
  });
});

describe('the text of the game', () => {
  it.each([
    [10, 10, 'at the top, on the left', 'column 1 of 10, row 1 of 9'],
    [500, 450, 'half way up, in the middle', 'column 6 of 10, row 5 of 9'],
    [1000, 900, 'at the bottom, on the right', 'column 10 of 10, row 9 of 9'],
  ])('describes the position %i, %i', (x, y, region, square) => {
    expect([regionOf(x, y), squareOf(x, y)]).toEqual([region, square]);
  });

  it('presents every chapter in a letter of two to four sentences', () => {
    for (const { letter, after } of Object.values(CHAPTERS)) {
      expect(letter.match(/[.!?](\s|$)/g)!.length).toBeGreaterThanOrEqual(2);
      expect(letter.match(/[.!?](\s|$)/g)!.length).toBeLessThanOrEqual(4);
      expect(after.length).toBeGreaterThan(20);
    }
  });

  it('uses valid colors in every scene', () => {
    for (const { drawing } of Object.values(SCENES))
      for (const { paint } of parseShapes(drawing)) expect(paint).toMatch(COLOR);
  });
});
