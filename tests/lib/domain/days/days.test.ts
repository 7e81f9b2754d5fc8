/** Tests calendar dates, and when the board of a day freezes. */
import { describe, expect, it } from 'vitest';
import { addDays, dayBoardFreezeTime, isLevelKey, localDateOf } from '@/lib/domain/days/days';

describe('a calendar day', () => {
  it.each([
    ['Pacific/Auckland', '2026-11-21T11:00:00Z', '2026-11-22'],
    ['Pacific/Honolulu', '2026-11-21T09:59:00Z', '2026-11-20'],
    ['America/New_York', '2026-03-08T06:59:00Z', '2026-03-08'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25'],
    ['Asia/Kathmandu', '2026-11-21T18:14:59Z', '2026-11-21'],
    ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
  ])('depends on the zone: in %s, at %s, the date is %s', (zone, at, day) => {
    expect(localDateOf(zone, new Date(at))).toBe(day);
  });

  it('freezes its board once it has ended everywhere', () => {
    expect(dayBoardFreezeTime('2026-12-31').toISOString()).toBe('2027-01-01T12:00:00.000Z');
  });

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('moves from %s by %i days to %s', (day, by, expected) => {
    expect(addDays(day, by)).toBe(expected);
  });

  it('counts as valid only if it exists in the calendar', () => {
    expect(['2026-02-29', '2026-13-01', '2026-1-1', 'today'].filter(isLevelKey)).toEqual([]);
    expect(isLevelKey('2024-02-29')).toBe(true);
  });
});
