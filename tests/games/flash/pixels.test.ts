import { describe, expect, it } from 'vitest';
import { limitPixels, MAX_PIXELS, ratioFor } from '@/games/flash/pixels';

describe('the pixel ratio of a Flash file', () => {
  it.each([
    [1, 375, 400, 1],
    [2, 320, 300, 2],
  ])('stays at %d for %d by %d pixels', (ratio, width, height, expected) => {
    expect(ratioFor(ratio, width, height)).toBe(expected);
  });

  it.each([
    [1, 1088, 680],
    [2, 1920, 1080],
  ])(
    'decreases from %d for %d by %d pixels, down to the maximum number of pixels',
    (ratio, width, height) => {
      const actualRatio = ratioFor(ratio, width, height);
      expect(actualRatio).toBeLessThan(ratio);
      expect(width * height * actualRatio * actualRatio).toBeCloseTo(MAX_PIXELS, 3);
    },
  );

  it('changes with the window size', () => {
    const self = { innerWidth: 100, innerHeight: 100 } as unknown as Window & { innerWidth: number };
    Object.defineProperty(self, 'devicePixelRatio', { configurable: true, get: () => 2 });
    limitPixels(self);
    expect(self.devicePixelRatio).toBe(2);
    Object.assign(self, { innerWidth: 2000, innerHeight: 1000 });
    expect(self.devicePixelRatio).toBeLessThan(1);
  });
});
