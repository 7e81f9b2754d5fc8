import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sizeWithin } from '@/lib/advertising/size-within';
import { AD_SIZES, type AdSize, adShapeFor, sizeStepsFor } from '@/lib/advertising/sizes';

const SIZES: readonly [AdSize, number, number][] = [
  ['banner', 468, 60],
  ['mobileBanner', 320, 50],
  ['halfPage', 300, 600],
  ['largeLeaderboard', 970, 90],
  ['largeRect', 336, 280],
  ['leaderboard', 728, 90],
  ['mediumRect', 300, 250],
  ['mobileLeaderboard', 320, 100],
  ['skyscraper', 120, 600],
  ['smallSquare', 200, 200],
  ['square', 250, 250],
  ['wideSkyscraper', 160, 600],
  ['inlineRect', 248, 186],
];

describe('the list of specified ad sizes', () => {
  it.each(SIZES)('defines %s as %i × %i', (size, width, height) => {
    expect(AD_SIZES[size]).toEqual([width, height]);
  });

  it('contains exactly thirteen sizes', () => {
    expect(Object.keys(AD_SIZES).sort()).toEqual(SIZES.map(([size]) => size).sort());
  });
});

describe('fitting an ad into a narrower slot', () => {
  it.each([
    ['largeLeaderboard', 970, 'largeLeaderboard'],
    ['largeLeaderboard', 969, 'leaderboard'],
    ['leaderboard', 728, 'leaderboard'],
    ['leaderboard', 727, 'banner'],
    ['leaderboard', 467, 'mobileBanner'],
    ['leaderboard', 319, null],
    ['mediumRect', 300, 'mediumRect'],
    ['mediumRect', 288, null],
    ['inlineRect', 248, 'inlineRect'],
    ['inlineRect', 165, null],
  ] as const)('reduces %s to fit %i px: %s', (size, width, reducedSize) => {
    expect(sizeWithin(size, width)).toBe(reducedSize);
  });

  it('uses the same dimensions and limits as the style sheet', async () => {
    const sheet = await readFile('styles/ad-slot.css', 'utf8');
    const drawn = [...sheet.matchAll(/--aw: (\d+)px;\s+--ah: (\d+)px/g)].map(([, width, height]) => [
      Number(width),
      Number(height),
    ]);
    expect(drawn).toEqual(
      sizeStepsFor('largeLeaderboard')
        .slice(1)
        .map((step) => [...AD_SIZES[step]]),
    );
    const limits = [...sheet.matchAll(/@container ad-line \(max-width: ([\d.]+)px\)/g)].map(([, limit]) =>
      Math.ceil(Number(limit)),
    );
    expect(limits).toEqual(
      sizeStepsFor('largeLeaderboard')
        .slice(0, -1)
        .map((step) => AD_SIZES[step][0]),
    );
  });
});

describe('classifying an ad size', () => {
  it.each([
    ['wideSkyscraper', 'tall'],
    ['halfPage', 'tall'],
    ['leaderboard', 'wide'],
    ['mobileBanner', 'wide'],
    ['mediumRect', 'box'],
    ['inlineRect', 'box'],
  ] as const)('gives %s the orientation %s', (size, shape) => {
    expect(adShapeFor(size)).toBe(shape);
  });
});
