import { describe, expect, it } from 'vitest';
import { clockTime, dayName, levelKeyOf, shortWeekday } from '@/lib/domain/days/calendar-days';

const time = new Date(2025, 10, 20, 20, 14);

describe('formatting a date and time', () => {
  it('uses the visitor’s calendar for the name and the level key of a day', () => {
    expect(dayName(time)).toBe('Thursday 20 November');
    expect(shortWeekday(time)).toBe('Th');
    expect(levelKeyOf(time)).toBe('2025-11-20');
    expect(levelKeyOf(new Date(2026, 0, 3, 0, 0))).toBe('2026-01-03');
  });

  it.each([
    [20, 14, '8:14 pm'],
    [0, 5, '12:05 am'],
    [12, 0, '12:00 pm'],
    [9, 59, '9:59 am'],
  ])('formats %i:%i as %s', (hour, minute, text) => {
    expect(clockTime(new Date(2025, 10, 20, hour, minute))).toBe(text);
  });
});
