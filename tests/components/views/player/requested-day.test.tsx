/** @vitest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useRequestedDay } from '@/components/views/player/use-requested-day';
import { levelKeyOf } from '@/lib/domain/days/calendar-days';

const renderRequestedDay = (
  query: string,
  isDailyGame = true,
  tonight?: string,
  dailyLevelKey: string | null = null,
): string | null => {
  window.history.replaceState(null, '', `/gameplayer/quiet-sudoku${query}`);
  return renderHook(() => useRequestedDay({ isDailyGame, dailyLevelKey }, tonight)).result.current;
};
const currentLevelKey = levelKeyOf(new Date());

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the requested level of a daily', () => {
  it.each<[string, string | null, string?]>([
    ['', null],
    ['?level=2026-10-15', '2026-10-15'],
    [`?level=${currentLevelKey}`, null],
    ['?level=2026-10-15', null, '2026-10-15'],
    [`?level=${currentLevelKey}`, currentLevelKey, '2020-01-01'],
    ['?level=2026-02-30', null],
    ['?level=%3Cb%3E', null],
  ])('resolves “%s” to %s when today’s level is %s', (query, requested, tonight) => {
    expect(renderRequestedDay(query, true, tonight)).toBe(requested);
  });

  it.each([
    ['', 'quiet-sudoku:2026-10-15', '2026-10-15'],
    ['?level=2026-10-16', 'quiet-sudoku:2026-10-15', '2026-10-16'],
    ['', `quiet-sudoku:${currentLevelKey}`, null],
    ['', 'quiet-sudoku', null],
  ])('resolves, for the query “%s” and a game at level %s, to %s', (query, dailyLevelKey, requested) => {
    expect(renderRequestedDay(query, true, undefined, dailyLevelKey)).toBe(requested);
  });

  it('resolves to null in any other game', () => {
    expect(renderRequestedDay('?level=2026-10-15', false)).toBeNull();
  });
});
