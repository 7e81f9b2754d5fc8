/** Tests which stored values count as consent, and which browser signals count as a refusal. */
import { describe, expect, it } from 'vitest';
import { parseStoredChoice, type ConsentService, listPurposes, refusesBySignal } from '@/lib/consent';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const storedConsent = (more: object = {}) => ({
  analytics: true,
  advertising: false,
  services: ['posthog'],
  decidedAt: '2026-11-01T12:00:00Z',
  ...more,
});

describe('a stored consent choice', () => {
  it.each<[string, unknown, ConsentService[], boolean]>([
    ['counts as valid', storedConsent(), ['posthog'], true],
    [
      'remains valid when fewer services are configured than it covers',
      storedConsent({ services: ['posthog', 'ga4'] }),
      ['ga4'],
      true,
    ],
    ['becomes invalid when a new service is configured', storedConsent(), ['posthog', 'ga4'], false],
    ['expires after a year', storedConsent({ decidedAt: '2025-11-22T11:59:59Z' }), ['posthog'], false],
    ['remains valid for a year', storedConsent({ decidedAt: '2025-11-22T12:00:01Z' }), ['posthog'], true],
    ['counts as missing without a time', storedConsent({ decidedAt: undefined }), ['posthog'], false],
    [
      'counts as missing with a value other than a boolean',
      storedConsent({ analytics: 'yes' }),
      ['posthog'],
      false,
    ],
    [
      'counts as missing without a list of services',
      storedConsent({ services: 'posthog' }),
      ['posthog'],
      false,
    ],
    ['counts as missing if nothing is stored', undefined, ['posthog'], false],
    ['counts as missing if a text is stored', 'yes', ['posthog'], false],
    ['counts as missing if null is stored', null, ['posthog'], false],
  ])('%s', (_name, value, services, isValid) => {
    expect(parseStoredChoice(value, services, NOW)).toEqual(
      isValid ? { analytics: true, advertising: false } : null,
    );
  });
});

describe('a privacy signal sent by the browser', () => {
  it.each<[string, object, boolean]>([
    ['Global Privacy Control', { globalPrivacyControl: true }, true],
    ['Do Not Track', { doNotTrack: '1' }, true],
    ['Do Not Track of an old browser', { doNotTrack: 'yes' }, true],
    ['Do Not Track turned off', { doNotTrack: '0' }, false],
    ['Do Not Track not set', { doNotTrack: null }, false],
    ['Do Not Track unspecified', { doNotTrack: 'unspecified' }, false],
    ['Global Privacy Control turned off', { globalPrivacyControl: false }, false],
    ['no signal', {}, false],
  ])('counts as a refusal only if it is turned on: %s', (_name, navigator, refuses) => {
    expect(refusesBySignal(navigator)).toBe(refuses);
  });
});

describe('listPurposes', () => {
  it('returns each purpose of the configured services once', () => {
    expect(listPurposes([])).toEqual([]);
    expect(listPurposes(['posthog', 'ga4'])).toEqual(['analytics']);
    expect(listPurposes(['posthog', 'pixel', 'ramp'])).toEqual(['analytics', 'advertising']);
  });
});
