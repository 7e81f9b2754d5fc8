/** Tests the quarters of a run, and the text about who led. */
import { describe, expect, it } from 'vitest';
import { allQuarters, leadText, withQuarters } from '@/lib/domain/run/quarters';

describe('the quarters of a run', () => {
  it('estimates the time of a quarter from the progress at the heartbeats before and after', () => {
    const first = withQuarters([], { progress: 0, activeMs: 0 }, { progress: 0.2, activeMs: 5_000 });
    const second = withQuarters(
      first,
      { progress: 0.2, activeMs: 5_000 },
      { progress: 0.3, activeMs: 9_000 },
    );
    expect([first, second]).toEqual([[], [7_000]]);
    const last = { progress: 0.8, activeMs: 19_000 };
    expect(withQuarters(second, { progress: 0.3, activeMs: 9_000 }, last)).toEqual([7_000, 13_000, 18_000]);
  });

  it('keeps the time when moves are undone and made again', () => {
    const half = { progress: 0.5, activeMs: 9_000 };
    const known = withQuarters([], { progress: 0, activeMs: 0 }, half);
    expect(known).toEqual([4_500, 9_000]);
    const undone = { progress: 0.1, activeMs: 12_000 };
    expect(
      withQuarters(withQuarters(known, half, undone), undone, { progress: 0.6, activeMs: 15_000 }),
    ).toEqual(known);
  });

  it('returns null unless all three quarters were reported', () => {
    expect(allQuarters([1, 2])).toBeNull();
    expect(allQuarters([1, 2, 3])).toEqual([1, 2, 3]);
  });
});

describe('the text about who led', () => {
  const own = { quarters: [180_000, 380_000, 650_000], value: 910_000 };

  it.each([
    [
      'until the second quarter',
      { quarters: [200_000, 300_000, 600_000], value: 720_000 },
      'You led until the second quarter of the board.',
    ],
    [
      'until the second half',
      { quarters: [170_000, 400_000, 600_000], value: 720_000 },
      'You led until the second half of the board.',
    ],
    [
      'until the last quarter',
      { quarters: [220_000, 410_000, 660_000], value: 720_000 },
      'You led until the last quarter of the board.',
    ],
    ['never', { quarters: [100_000, 200_000, 300_000], value: 720_000 }, 'Mira led from start to finish.'],
    ['always', { quarters: [200_000, 410_000, 700_000], value: 990_000 }, 'You led from start to finish.'],
    [
      'at the end',
      { quarters: [100_000, 200_000, 300_000], value: 990_000 },
      'Mira led until the last quarter of the board.',
    ],
  ])('says that the player led %s', (_case, other, text) => {
    expect(leadText(own, other, 'Mira')).toBe(text);
  });

  it('returns null for equal results and unknown quarters', () => {
    expect(leadText(own, own, 'Mira')).toBeNull();
    expect(leadText(own, { quarters: null, value: 720_000 }, 'Mira')).toBeNull();
    expect(leadText({ ...own, quarters: null }, own, 'Mira')).toBeNull();
  });

  it('returns null when the times at a quarter are too close to decide who led', () => {
    const close = { quarters: [250_000, 385_000, 720_000], value: 720_000 };
    expect(leadText(own, close, 'Mira')).toBeNull();
  });
});
