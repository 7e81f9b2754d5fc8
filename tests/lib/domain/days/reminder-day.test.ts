/** Tests the time for reminders: 19:00 to 21:00 local time, before the midnight at which the player's day ends. */
import { describe, expect, it } from 'vitest';
import {
  closingTime,
  createZones,
  openingTime,
  type PlayerZones,
  applyReportedZone,
  todayOf,
} from '@/lib/domain/days/day-engine';
import { computeReminderTime } from '@/lib/domain/days/reminder-time';

const reminderTexts = (zones: PlayerZones, today: string): string[] | null => {
  const reminder = computeReminderTime(zones, today);
  return reminder && [reminder.from, reminder.until].map((at) => new Date(at).toISOString());
};

describe('the time for a reminder', () => {
  it.each([
    ['Pacific/Auckland', '2026-11-21', '2026-11-21T06:00:00.000Z', '2026-11-21T08:00:00.000Z'],
    ['Pacific/Honolulu', '2026-11-21', '2026-11-22T05:00:00.000Z', '2026-11-22T07:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21', '2026-11-21T13:15:00.000Z', '2026-11-21T15:15:00.000Z'],
    // The clocks changed in the preceding night.
    ['Pacific/Auckland', '2026-09-27', '2026-09-27T06:00:00.000Z', '2026-09-27T08:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T18:00:00.000Z', '2026-10-25T20:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T23:00:00.000Z', '2026-03-09T01:00:00.000Z'],
    // The following midnight occurs twice, does not exist, or is followed by a skipped date.
    ['America/Havana', '2026-10-31', '2026-10-31T23:00:00.000Z', '2026-11-01T01:00:00.000Z'],
    ['Africa/Cairo', '2026-04-23', '2026-04-23T17:00:00.000Z', '2026-04-23T19:00:00.000Z'],
    ['Pacific/Apia', '2011-12-29', '2011-12-30T05:00:00.000Z', '2011-12-30T07:00:00.000Z'],
  ])('depends on the zone: in %s, on %s, it is from %s until %s', (zone, day, from, until) => {
    expect(reminderTexts(createZones(zone), day)).toEqual([from, until]);
  });

  it('falls on the last evening of a day that becomes longer because the player moves to a western zone', () => {
    const zones = applyReportedZone(
      createZones('Pacific/Auckland'),
      'Pacific/Honolulu',
      Date.parse('2026-11-21T00:00Z'),
    );
    // The 21st begins in Auckland and ends in Honolulu, 47 hours later.
    expect(todayOf(zones, Date.parse('2026-11-22T05:30Z'))).toBe('2026-11-21');
    expect(reminderTexts(zones, '2026-11-21')).toEqual([
      '2026-11-22T05:00:00.000Z',
      '2026-11-22T07:00:00.000Z',
    ]);
  });

  it('returns no time for a day that becomes one hour long because the player moves to an eastern zone', () => {
    const zones = applyReportedZone(
      createZones('Pacific/Honolulu'),
      'Pacific/Auckland',
      Date.parse('2026-11-22T00:00Z'),
    );
    expect(todayOf(zones, Date.parse('2026-11-22T10:30Z'))).toBe('2026-11-22');
    expect(closingTime(zones, '2026-11-22')).toBe(Date.parse('2026-11-22T11:00Z'));
    expect(reminderTexts(zones, '2026-11-22')).toBeNull();
    expect(reminderTexts(zones, '2026-11-23')).toEqual([
      '2026-11-23T06:00:00.000Z',
      '2026-11-23T08:00:00.000Z',
    ]);
  });

  it('lies within the day that the reminder is about, whichever time zone the player moves to', () => {
    const places = [
      'Pacific/Auckland',
      'Asia/Kathmandu',
      'Europe/Berlin',
      'America/Havana',
      'Pacific/Honolulu',
    ];
    for (const from of places)
      for (const to of places) {
        const zones = applyReportedZone(createZones(from), to, Date.parse('2026-11-21T12:00Z'));
        for (const day of ['2026-11-21', '2026-11-22', '2026-11-23']) {
          const reminder = computeReminderTime(zones, day);
          if (!reminder) continue;
          expect(reminder.from).toBeLessThan(reminder.until);
          expect(reminder.from).toBeGreaterThanOrEqual(openingTime(zones, day));
          expect(reminder.until).toBeLessThan(closingTime(zones, day));
        }
      }
  });
});
