import { describe, expect, it } from 'vitest';
import {
  AD_VIDEOS,
  adEventOf,
  adFrameSandbox,
  adFrameSource,
  adMessage,
  isAdUnit,
} from '@/lib/advertising/frame';
import { RAMP_UNITS, rampScript } from '@/lib/advertising/ramp';
import { rampIdsOf } from '@/lib/advertising/ramp-ids';
import { AD_SIZES } from '@/lib/advertising/sizes';

describe('the words between a page and the frame', () => {
  it.each([
    null,
    'filled',
    {},
    { type: 'starwick-ad' },
    { type: 'starwick-ad', event: 'toString' },
    { type: 'another', event: 'filled' },
    { type: 'starwick-ad', event: ['filled'] },
  ])('are none in %j', (data) => {
    expect(adEventOf(data)).toBeNull();
  });

  it('are an event that is known', () => {
    expect(adEventOf(adMessage('filled'))).toBe('filled');
  });
});

describe('the frame', () => {
  it('has no origin on this site’s own host, and its own where it has a host', () => {
    expect(adFrameSandbox(null)).toEqual({
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      origin: 'null',
    });
    const apart = adFrameSandbox('https://ads.example');
    expect(apart.sandbox).toContain('allow-same-origin');
    expect(apart.origin).toBe('https://ads.example');
    expect(adFrameSource('mediumRect', 'https://ads.example')).toBe(
      'https://ads.example/ads/frame.html?unit=mediumRect',
    );
  });

  it.each(['constructor', '', null, 'mediumrect', 7])('has no unit %j', (unit) => {
    expect(isAdUnit(unit)).toBe(false);
  });

  it('has a unit of the network for every size and every video', () => {
    expect(Object.keys(RAMP_UNITS).sort()).toEqual([...Object.keys(AD_SIZES), ...AD_VIDEOS].sort());
  });
});

describe('the ids of the network', () => {
  it.each([
    [undefined, '2'],
    ['1', undefined],
    ['', '2'],
    [undefined, undefined],
  ])('throw where one is missing: %j and %j', (publisherId, siteId) => {
    expect(() => rampIdsOf(publisherId, siteId)).toThrow(
      'The ids of the ad publisher and of the site are missing.',
    );
  });

  it('name the network’s script', () => {
    expect(rampScript(rampIdsOf('1025', '77'))).toBe('https://cdn.intergient.com/1025/77/ramp.js');
  });
});
