/** @vitest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useRequestedDay } from '@/components/views/player/use-requested-day';
import { levelKeyOf } from '@/lib/domain/calendar-days';

const askedOf = (
  query: string,
  isDailyGame = true,
  tonight?: string,
  dailyLevelKey: string | null = null,
): string | null => {
  window.history.replaceState(null, '', `/gameplayer/quiet-sudoku${query}`);
  return renderHook(() => useRequestedDay({ isDailyGame, dailyLevelKey }, tonight)).result.current;
};
const today = levelKeyOf(new Date());

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the day that a daily is asked for', () => {
  it.each<[string, string | null, string?]>([
    ['', null],
    ['?level=2026-10-15', '2026-10-15'],
    [`?level=${today}`, null],
    ['?level=2026-10-15', null, '2026-10-15'],
    [`?level=${today}`, today, '2020-01-01'],
    ['?level=2026-02-30', null],
    ['?level=%3Cb%3E', null],
  ])('of “%s” is %s, where tonight’s is %s', (query, asked, tonight) => {
    expect(askedOf(query, true, tonight)).toBe(asked);
  });

  it.each([
    ['', 'quiet-sudoku:2026-10-15', '2026-10-15'],
    ['?level=2026-10-16', 'quiet-sudoku:2026-10-15', '2026-10-16'],
    ['', `quiet-sudoku:${today}`, null],
    ['', 'quiet-sudoku', null],
  ])('of “%s” in a game about the level %s is %s', (query, dailyLevelKey, asked) => {
    expect(askedOf(query, true, undefined, dailyLevelKey)).toBe(asked);
  });

  it('is nobody’s business in another game', () => {
    expect(askedOf('?level=2026-10-15', false)).toBeNull();
  });
});
