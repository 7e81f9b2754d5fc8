/** Tests the browser's time zone and days, including browsers that do not know their zone. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserDateOf, browserMidnightAfter } from '@/lib/domain/days/browser-day';
import { browserZone } from '@/lib/domain/days/browser-zone';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const report = (timeZone: string | undefined): void => {
  const known = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...known,
    timeZone: timeZone as string,
  });
};

describe('the time zone of the browser', () => {
  it('equals the zone that the browser reports', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(browserZone()).toBe('Asia/Tokyo');
  });

  it.each(['Etc/Unknown', '', undefined])('counts as unknown when the browser reports %j', (timeZone) => {
    report(timeZone);
    expect(browserZone()).toBeNull();
  });
});

describe('the current date in a browser', () => {
  it('uses the browser’s zone', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const moment = new Date('2026-11-20T16:00:00Z');
    expect(browserDateOf(moment)).toBe('2026-11-21');
    expect(browserMidnightAfter(moment)).toBe(Date.parse('2026-11-21T15:00:00Z'));
  });

  it.each([
    ['2026-11-20T07:59:59Z', '2026-11-19', '2026-11-20T08:00:00Z'],
    ['2026-11-20T08:00:00Z', '2026-11-20', '2026-11-21T08:00:00Z'],
    // The clocks change on these days in Los Angeles.
    ['2026-11-01T07:30:00Z', '2026-11-01', '2026-11-02T08:00:00Z'],
    ['2026-03-08T08:30:00Z', '2026-03-08', '2026-03-09T07:00:00Z'],
  ])('uses the zone of Los Angeles when the browser’s is unknown: %s', (moment, date, midnight) => {
    vi.stubEnv('TZ', 'UTC');
    report('Etc/Unknown');
    expect(browserDateOf(new Date(moment))).toBe(date);
    report('Etc/Unknown');
    expect(browserMidnightAfter(new Date(moment))).toBe(Date.parse(midnight));
  });
});
