/** Tests which stored values count as a consent choice, and which signals as a refusal. */
import { describe, expect, it } from 'vitest';
import { choiceOf, type ConsentService, purposesOf, refusesBySignal } from '@/lib/consent';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const saved = (more: object = {}) => ({
  analytics: true,
  advertising: false,
  services: ['posthog'],
  decidedAt: '2026-11-01T12:00:00Z',
  ...more,
});

describe('a stored consent choice', () => {
  it.each<[string, unknown, ConsentService[], boolean]>([
    ['stands', saved(), ['posthog'], true],
    [
      'stands where less is configured than it was about',
      saved({ services: ['posthog', 'ga4'] }),
      ['ga4'],
      true,
    ],
    ['is asked for again where a service has come', saved(), ['posthog', 'ga4'], false],
    ['is asked for again after a year', saved({ decidedAt: '2025-11-22T11:59:59Z' }), ['posthog'], false],
    ['stands for a year', saved({ decidedAt: '2025-11-22T12:00:01Z' }), ['posthog'], true],
    ['is none without a time', saved({ decidedAt: undefined }), ['posthog'], false],
    ['is none in other words', saved({ analytics: 'yes' }), ['posthog'], false],
    ['is none without a list', saved({ services: 'posthog' }), ['posthog'], false],
    ['is none where nothing is kept', undefined, ['posthog'], false],
    ['is none in a text', 'yes', ['posthog'], false],
    ['is none in null', null, ['posthog'], false],
  ])('%s', (_name, value, services, isValid) => {
    expect(choiceOf(value, services, NOW)).toEqual(isValid ? { analytics: true, advertising: false } : null);
  });
});

describe('a privacy signal of the browser', () => {
  it.each<[string, object, boolean]>([
    ['Global Privacy Control', { globalPrivacyControl: true }, true],
    ['Do Not Track', { doNotTrack: '1' }, true],
    ['Do Not Track of an old browser', { doNotTrack: 'yes' }, true],
    ['Do Not Track turned off', { doNotTrack: '0' }, false],
    ['Do Not Track not said', { doNotTrack: null }, false],
    ['Do Not Track unspecified', { doNotTrack: 'unspecified' }, false],
    ['Global Privacy Control turned off', { globalPrivacyControl: false }, false],
    ['nothing', {}, false],
  ])('%s', (_name, navigator, refuses) => {
    expect(refusesBySignal(navigator)).toBe(refuses);
  });
});

it('requests each purpose of the configured services once', () => {
  expect(purposesOf([])).toEqual([]);
  expect(purposesOf(['posthog', 'ga4'])).toEqual(['analytics']);
  expect(purposesOf(['posthog', 'pixel', 'ramp'])).toEqual(['analytics', 'advertising']);
});
