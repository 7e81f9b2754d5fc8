import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOfDirection, directionOfPart } from '@/games/eight-at-nine/circle';
import { CIRCLE } from '@/games/eight-at-nine/config';

describe('the table of directions', () => {
  it('has vectors of length 1 that turn clockwise from straight up', () => {
    for (let part = 0; part < CIRCLE; part += 37) {
      const [x, y] = directionOfPart(part);
      expect(Math.hypot(x, y)).toBeCloseTo(1, 12);
      expect(x).toBeCloseTo(Math.sin((part / CIRCLE) * 2 * Math.PI), 11);
      expect(y).toBeCloseTo(-Math.cos((part / CIRCLE) * 2 * Math.PI), 11);
    }
    expect(directionOfPart(-CIRCLE / 4)).toEqual(directionOfPart((CIRCLE * 3) / 4));
  });

  it('finds the index of each of its vectors', () => {
    for (let part = 0; part < CIRCLE; part += 11) {
      const [x, y] = directionOfPart(part);
      expect(partOfDirection(x * 7, y * 7)).toBe(part);
    }
  });

  it('finds the nearest vector for any direction', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 }), (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const [x, y] = directionOfPart(partOfDirection(dx, dy));
        const miss = Math.abs(x * dy - y * dx) / Math.hypot(dx, dy);
        expect(miss).toBeLessThan(Math.PI / CIRCLE + 1e-9);
        expect(x * dx + y * dy).toBeGreaterThan(0);
      }),
    );
  });
});
