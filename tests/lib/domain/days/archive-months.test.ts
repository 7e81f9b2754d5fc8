import { describe, expect, it } from 'vitest';
import {
  addMonths,
  dayTitle,
  daysOfMonth,
  isMonth,
  monthsBack,
  monthTitle,
  weeksOfMonth,
} from '@/lib/domain/days/archive-months';

describe('a month of an archive', () => {
  it.each([
    ['2026-11', true],
    ['2026-00', false],
    ['2026-13', false],
    ['26-11', false],
    ['2026-11-01', false],
    ['', false],
  ])('recognizes %s as a valid month: %s', (value, expected) => expect(isMonth(value)).toBe(expected));

  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -15, '2024-12'],
    ['2026-03', 0, '2026-03'],
  ])('computes %s plus %i months as %s', (month, count, expected) =>
    expect(addMonths(month, count)).toBe(expected),
  );

  it.each([
    ['2024-02', 29],
    ['2025-02', 28],
    ['2026-11', 30],
    ['2026-12', 31],
  ])('includes, for %s, %i days', (month, count) => {
    const days = daysOfMonth(month);
    expect(days).toHaveLength(count);
    expect(days[0]).toBe(`${month}-01`);
    expect(days.at(-1)).toBe(`${month}-${count}`);
  });

  it('divides into weeks from Monday to Sunday', () => {
    const weeks = weeksOfMonth('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOfMonth('2027-02')).toHaveLength(4);
  });

  it('appears in text as “November 2026”', () => {
    expect(monthTitle('2026-11')).toBe('November 2026');
    expect(dayTitle('2026-11-05')).toBe('5 November');
  });

  it('lists the earlier months back to the archive’s first day', () => {
    expect(monthsBack('2026-02', '2025-12-24', 5)).toEqual(['2026-02', '2026-01', '2025-12']);
    expect(monthsBack('2026-02', null, 2)).toEqual(['2026-02', '2026-01']);
    expect(monthsBack('2025-11', '2025-12-24', 5)).toEqual([]);
  });
});
