/** Tests the validation of zone names that clients send. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canonicalZone } from '@/lib/domain/days/zone-offsets';

afterEach(() => vi.restoreAllMocks());

describe('canonicalZone', () => {
  it.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['UTC', 'UTC'],
    ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
  ])('returns the canonical name of %s', (name, expected) => {
    expect(canonicalZone(name)).toBe(expected);
  });

  it.each(['Mars/Olympus', '', 'UTC+1'])('returns null for %j', (name) => {
    expect(canonicalZone(name)).toBeNull();
  });

  it.each(['+23:59', '-23:59', '+00:01', '+1400', '-08', '\u221208:00'])(
    'returns null for the offset %s even if the runtime accepts offsets, as Node 22 does',
    (name) => {
      const RuntimeFormat = Intl.DateTimeFormat;
      vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format() {
        const made = new RuntimeFormat('en-US', { timeZone: 'UTC' });
        made.resolvedOptions = () => ({ ...RuntimeFormat().resolvedOptions(), timeZone: name });
        return made;
      } as typeof Intl.DateTimeFormat);
      expect(canonicalZone(name)).toBeNull();
    },
  );
});
