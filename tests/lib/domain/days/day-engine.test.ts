/** Tests edge cases of the day engine: zones, clock changes, skipped dates, changes of zone, and deadlines to the millisecond. */
import { describe, expect, it } from 'vitest';
import {
  canBeOnTime,
  closingTime,
  currentKey,
  createZones,
  isOnTime,
  isSkipped,
  overdueTime,
  nextOpening,
  openingTime,
  openingTimeInZone,
  type PlayerZones,
  applyReportedZone,
  todayInZone,
  todayOf,
  zoneAt,
} from '@/lib/domain/days/day-engine';

const toMs = (at: string): number => Date.parse(at);
const toIso = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z');

describe('the opening time of a level', () => {
  it.each([
    ['UTC', '2026-11-22', '2026-11-22T00:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-22', '2026-11-21T10:00:00Z'],
    ['Pacific/Honolulu', '2026-11-22', '2026-11-22T10:00:00Z'],
    ['Etc/GMT+12', '2026-11-22', '2026-11-22T12:00:00Z'],
    ['Asia/Kathmandu', '2026-11-22', '2026-11-21T18:15:00Z'],
    ['Asia/Calcutta', '2026-11-22', '2026-11-21T18:30:00Z'],
    ['Pacific/Chatham', '2026-11-22', '2026-11-21T10:15:00Z'],
    ['Australia/Lord_Howe', '2026-10-05', '2026-10-04T13:00:00Z'],
    // The clocks change on this day.
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00Z'],
    // Midnight does not exist, so the day begins at one o'clock.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z'],
    // Midnight occurs twice; the first one counts.
    ['America/Havana', '2025-11-02', '2025-11-02T04:00:00Z'],
    ['America/St_Johns', '2006-10-29', '2006-10-29T02:30:00Z'],
    // A date that the zone skips opens together with the next one.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z'],
    ['Pacific/Kwajalein', '1993-08-21', '1993-08-21T12:00:00Z'],
    ['Pacific/Kwajalein', '1993-08-22', '1993-08-21T12:00:00Z'],
  ])('depends on the zone: in %s, the level %s opens at %s', (zone, date, at) => {
    expect(toIso(openingTimeInZone(zone, date))).toBe(at);
    expect(todayInZone(zone, toMs(at)) >= date).toBe(true);
    expect(todayInZone(zone, toMs(at) - 1) < date).toBe(true);
  });

  it.each([
    ['Pacific/Apia', '2011-12-30'],
    ['Pacific/Kwajalein', '1993-08-21'],
  ])('skips a date that the zone skips: %s, %s', (zone, date) => {
    expect(isSkipped(createZones(zone), date)).toBe(true);
    expect(isSkipped(createZones(zone), '2011-12-28')).toBe(false);
  });

  it('never becomes later when the clocks go back across midnight', () => {
    // The local time is 00:00:59 on the 29th, then 23:01 on the 28th again.
    for (const at of ['2006-10-29T02:30:59Z', '2006-10-29T02:31:00Z', '2006-10-29T03:29:59Z'])
      expect(todayInZone('America/St_Johns', toMs(at))).toBe('2006-10-29');
  });
});

describe('the countdown to the next level', () => {
  it.each([
    ['America/New_York', '2026-03-07T17:00:00Z', '2026-03-08', 12 * 3_600_000],
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-09', 23 * 3_600_000],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02', 25 * 3_600_000],
    ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-31', 1_000],
  ])('measures the time in the zone %s from %s until the level %s', (zone, at, key, remainingMs) => {
    expect(nextOpening(createZones(zone), toMs(at))).toMatchObject({ key, remainingMs });
  });

  it.each([
    ['weekly', '2026-11-22T12:00:00Z', '2026-11-16', '2026-11-23'],
    ['weekly', '2026-11-23T00:00:00Z', '2026-11-23', '2026-11-30'],
    ['monthly', '2026-11-30T23:59:59Z', '2026-11-01', '2026-12-01'],
  ] as const)(
    'measures the time to the next %s level: at %s, %s is current until %s',
    (frequency, at, current, next) => {
      const zones = createZones('UTC');
      expect(currentKey(zones, toMs(at), frequency)).toBe(current);
      expect(nextOpening(zones, toMs(at), frequency).key).toBe(next);
      expect(toIso(closingTime(zones, current, frequency))).toBe(`${next}T00:00:00Z`);
    },
  );
});

describe('checking whether a result is on time', () => {
  const zones = createZones('Europe/Berlin');
  const run = { key: '2026-11-20', startedAt: toMs('2026-11-20T20:00:00Z'), startedOnTime: true };
  const judge = (at: number, isOffline: boolean, started = run): boolean =>
    isOnTime(zones, started, { at, isOffline });

  it('accepts a result until the end of the following day, to the millisecond', () => {
    const late = toMs('2026-11-21T23:00:00Z');
    expect(overdueTime(zones, run.key)).toBe(late);
    expect([judge(late - 1, false), judge(late, false)]).toEqual([true, false]);
  });

  it('accepts an offline run that is submitted up to 48 hours after its start', () => {
    const last = toMs('2026-11-22T20:00:00Z');
    expect([judge(last, true), judge(last + 1, true), judge(last, false)]).toEqual([true, false, false]);
    expect([canBeOnTime(zones, run, last), canBeOnTime(zones, run, last + 1)]).toEqual([true, false]);
  });

  it('never accepts a run from the archive', () => {
    expect(judge(run.startedAt + 1, false, { ...run, startedOnTime: false })).toBe(false);
    expect(judge(run.startedAt + 1, true, { ...run, startedOnTime: false })).toBe(false);
  });

  it('accepts the result of a weekly level until the end of the following Monday', () => {
    expect(toIso(overdueTime(createZones('UTC'), '2026-11-16', 'weekly'))).toBe('2026-11-24T00:00:00Z');
  });
});

describe('a change of the player’s time zone', () => {
  const home: PlayerZones = { zone: 'Europe/Berlin', takenOn: '2026-11-01', changes: [] };
  const noon = toMs('2026-11-10T12:00:00Z');

  it('takes effect at the next midnight of the old zone', () => {
    const moved = applyReportedZone(home, 'America/New_York', noon);
    const midnight = toMs('2026-11-10T23:00:00Z');
    expect(moved.changes).toEqual([
      { zone: 'America/New_York', takenOn: '2026-11-10', from: new Date(midnight).toISOString() },
    ]);
    expect([zoneAt(moved, midnight - 1), zoneAt(moved, midnight)]).toEqual([
      'Europe/Berlin',
      'America/New_York',
    ]);
    // When travelling west, the 10th lasts until midnight in New York.
    expect(toIso(openingTime(moved, '2026-11-11'))).toBe('2026-11-11T05:00:00Z');
    expect(todayOf(moved, midnight)).toBe('2026-11-10');
  });

  it('takes effect at most once in seven days, and never on the day of the previous change', () => {
    const first = toMs('2026-11-01T12:00:00Z');
    expect(applyReportedZone(home, 'America/New_York', first)).toBe(home);
    expect(applyReportedZone(home, 'Europe/Berlin', noon)).toBe(home);
    const moved = applyReportedZone(home, 'America/New_York', noon);
    expect(applyReportedZone(moved, 'Europe/Berlin', toMs('2026-11-16T23:00:00Z'))).toBe(moved);
    expect(applyReportedZone(moved, 'Europe/Berlin', toMs('2026-11-17T12:00:00Z')).changes).toHaveLength(2);
  });

  it('skips or extends a day at the date line, but never returns to an earlier day', () => {
    const pago = { zone: 'Pacific/Pago_Pago', takenOn: null, changes: [] };
    const east = applyReportedZone(pago, 'Pacific/Kiritimati', toMs('2026-11-10T12:00:00Z'));
    expect(toIso(openingTime(east, '2026-11-11'))).toBe('2026-11-11T11:00:00Z');
    expect(todayOf(east, toMs('2026-11-11T11:00:00Z'))).toBe('2026-11-12');
    expect([isSkipped(east, '2026-11-11'), isSkipped(east, '2026-11-12')]).toEqual([true, false]);

    const kiritimati = { zone: 'Pacific/Kiritimati', takenOn: null, changes: [] };
    const west = applyReportedZone(kiritimati, 'Pacific/Pago_Pago', toMs('2026-11-10T00:00:00Z'));
    expect(toIso(openingTime(west, '2026-11-10'))).toBe('2026-11-09T10:00:00Z');
    expect(todayOf(west, toMs('2026-11-10T10:00:00Z'))).toBe('2026-11-10');
    expect(toIso(openingTime(west, '2026-11-11'))).toBe('2026-11-11T11:00:00Z');
  });
});
