/** Checks how a game selects its resolution. */
import { describe, expect, it } from 'vitest';
import { createQuality } from '@/games/kit/quality';

const FRAMES = 1_000;

/** Plays frames whose duration depends on the share of the pixels. Returns the shares in order. */
const sharesOf = (frameMsOf: (share: number) => number): number[] => {
  const quality = createQuality();
  const shares = [quality.share];
  for (let frame = 0; frame < FRAMES; frame += 1)
    if (quality.record(frameMsOf(quality.share))) shares.push(quality.share);
  return shares;
};

describe('the resolution of a game', () => {
  it('stays full while frames are on time', () => expect(sharesOf(() => 16.7)).toEqual([1]));

  it('decreases until frames are on time', () =>
    expect(sharesOf((share) => 4 + 40 * share ** 2)).toEqual([1, 0.7, 0.5]));

  it('never decreases below the minimum', () =>
    expect(sharesOf((share) => 10 + 400 * share ** 2)).toEqual([1, 0.7, 0.5, 0.4]));

  it('returns to full if fewer pixels do not help, as on a 30 Hz display', () =>
    expect(sharesOf(() => 33.3)).toEqual([1, 0.7, 0.5, 0.4, 1]));

  it('decreases past a step whose gain the refresh intervals of the display hide', () => {
    const shownAfter = (ms: number): number => Math.ceil(ms / 16.7) * 16.7;
    expect(sharesOf((share) => shownAfter(8 + 22 * share ** 2))).toEqual([1, 0.7, 0.5]);
  });

  it('ends at the highest share with nearly the shortest frame times', () =>
    expect(sharesOf((share) => (share > 0.7 ? 50 : 33.3))).toEqual([1, 0.7, 0.5, 0.4, 0.7]));
});
