/** Tests how a game chooses its resolution. */
import { describe, expect, it } from 'vitest';
import { createQualityControl } from '@/games/kit/quality';

const FRAMES = 1_000;

/** Plays frames with a duration that depends on the fraction of drawn pixels. Returns the chosen fractions in order. */
const sharesOf = (frameMsOf: (share: number) => number): number[] => {
  const quality = createQualityControl();
  const shares = [quality.share];
  for (let frame = 0; frame < FRAMES; frame += 1)
    if (quality.record(frameMsOf(quality.share))) shares.push(quality.share);
  return shares;
};

describe('the resolution of a game', () => {
  it('remains full while frames are on time', () => expect(sharesOf(() => 16.7)).toEqual([1]));

  it('falls until frames are on time', () =>
    expect(sharesOf((share) => 4 + 40 * share ** 2)).toEqual([1, 0.7, 0.5]));

  it('falls no further than the minimum', () =>
    expect(sharesOf((share) => 10 + 400 * share ** 2)).toEqual([1, 0.7, 0.5, 0.4]));

  it('returns to full when fewer pixels do not help, for example on a 30 Hz display', () =>
    expect(sharesOf(() => 33.3)).toEqual([1, 0.7, 0.5, 0.4, 1]));

  it('continues to fall when the display’s refresh interval masks the first improvement', () => {
    const shownAfter = (ms: number): number => Math.ceil(ms / 16.7) * 16.7;
    expect(sharesOf((share) => shownAfter(8 + 22 * share ** 2))).toEqual([1, 0.7, 0.5]);
  });

  it('selects the highest resolution that is nearly as fast as the fastest one', () =>
    expect(sharesOf((share) => (share > 0.7 ? 50 : 33.3))).toEqual([1, 0.7, 0.5, 0.4, 0.7]));
});
