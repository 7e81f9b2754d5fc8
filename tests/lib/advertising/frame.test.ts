import { describe, expect, it } from 'vitest';
import {
  AD_VIDEOS,
  parseAdEvent,
  adFrameSandbox,
  adFrameSource,
  createAdMessage,
  isAdUnit,
} from '@/lib/advertising/frame';
import { RAMP_UNITS, rampScriptUrl } from '@/lib/advertising/ramp';
import { parseRampIds } from '@/lib/advertising/ramp-ids';
import { AD_SIZES } from '@/lib/advertising/sizes';

describe('parsing a message between a page and the ad frame', () => {
  it.each([
    null,
    'filled',
    {},
    { type: 'starwick-ad' },
    { type: 'starwick-ad', event: 'toString' },
    { type: 'another', event: 'filled' },
    { type: 'starwick-ad', event: ['filled'] },
  ])('returns null for %j', (data) => {
    expect(parseAdEvent(data)).toBeNull();
  });

  it('returns a known event', () => {
    expect(parseAdEvent(createAdMessage('filled'))).toBe('filled');
  });
});

describe('the ad frame', () => {
  it('has an opaque origin on the site’s own host, and its own origin on a separate host', () => {
    expect(adFrameSandbox(null)).toEqual({
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      origin: 'null',
    });
    const separateOrigin = adFrameSandbox('https://ads.example');
    expect(separateOrigin.sandbox).toContain('allow-same-origin');
    expect(separateOrigin.origin).toBe('https://ads.example');
    expect(adFrameSource('mediumRect', 'https://ads.example')).toBe(
      'https://ads.example/ads/frame.html?unit=mediumRect',
    );
  });

  it.each(['constructor', '', null, 'mediumrect', 7])('rejects the ad unit %j', (unit) => {
    expect(isAdUnit(unit)).toBe(false);
  });

  it('maps every ad size and video to a unit of the network', () => {
    expect(Object.keys(RAMP_UNITS).sort()).toEqual([...Object.keys(AD_SIZES), ...AD_VIDEOS].sort());
  });
});

describe('the configuration of the ad network', () => {
  it.each([
    [undefined, '2'],
    ['1', undefined],
    ['', '2'],
    [undefined, undefined],
  ])('rejects missing ids: %j and %j', (publisherId, siteId) => {
    expect(() => parseRampIds(publisherId, siteId)).toThrow(
      'The ids of the ad publisher and of the site are missing.',
    );
  });

  it('returns the URL of the network’s script', () => {
    expect(rampScriptUrl(parseRampIds('1025', '77'))).toBe('https://cdn.intergient.com/1025/77/ramp.js');
  });
});
