/** Tests streaks and their freezes. */
import { describe, expect, it } from 'vitest';
import { archiveDayStateOf } from '@/lib/domain/days/archive-day';
import { tokensForDay } from '@/lib/domain/play/daily-tokens';
import { addDays } from '@/lib/domain/days/days';
import { isAtRisk, computeScopeStreak } from '@/lib/domain/play/compute-streak';

const TODAY = '2026-11-21';
const listRunDays = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

describe('a streak', () => {
  it.each([
    ['of nothing', [], 0, 0],
    ['of today alone', ['2026-11-21'], 1, 1],
    ['with today still open', ['2026-11-19', '2026-11-20'], 2, 2],
    ['after a missed day', ['2026-11-17', '2026-11-18', '2026-11-19'], 0, 3],
    ['of days out of order and twice', ['2026-11-21', '2026-11-20', '2026-11-20'], 2, 2],
    ['with a longer one before', ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-21'], 1, 3],
    ['of ten days, long ago', listRunDays('2026-01-01', 10), 0, 10],
  ])('has the right length: %s', (_what, done, streak, maxStreak) => {
    expect(computeScopeStreak({ done, today: TODAY })).toMatchObject({ streak, maxStreak });
  });

  it('earns a freeze on every tenth day, and stores at most two', () => {
    const freezesOf = (count: number): number =>
      computeScopeStreak({ done: listRunDays('2026-01-01', count), today: addDays('2026-01-01', count - 1) })
        .freezes;
    expect([9, 10, 19, 20, 30, 99].map(freezesOf)).toEqual([0, 1, 1, 2, 2, 2]);
  });

  it('survives a missed day with each freeze, and ends on the first missed day without a freeze', () => {
    const done = listRunDays('2026-01-01', 20);
    const on = (today: string) => computeScopeStreak({ done, today });
    expect(on('2026-01-21')).toMatchObject({ streak: 20, freezes: 2, frozenDays: [] });
    expect(on('2026-01-22')).toMatchObject({ streak: 20, freezes: 1, frozenDays: ['2026-01-21'] });
    expect(on('2026-01-23')).toMatchObject({ streak: 20, freezes: 0 });
    expect(on('2026-01-24')).toMatchObject({ streak: 0, maxStreak: 20, freezes: 0 });
    expect(on('2027-06-01').frozenDays).toEqual(['2026-01-21', '2026-01-22']);
    expect(on('2027-06-01').dayEvents.at(-1)).toEqual({ event: 'ended', day: '2026-01-23' });
  });

  it('stays at its length on a day that a freeze covers', () => {
    const done = [...listRunDays('2026-01-01', 10), ...listRunDays('2026-01-12', 9)];
    expect(computeScopeStreak({ done, today: '2026-01-20' })).toMatchObject({ streak: 19, freezes: 0 });
    expect(computeScopeStreak({ done: [...done, '2026-01-21'], today: '2026-01-21' })).toMatchObject({
      streak: 20,
      freezes: 1,
    });
  });

  it('survives a day with an unfinished run that can still be on time', () => {
    const days = { done: ['2026-11-18', '2026-11-19', '2026-11-21'], today: TODAY };
    expect(computeScopeStreak({ ...days, pending: ['2026-11-20'] })).toMatchObject({
      streak: 3,
      frozenDays: [],
    });
    expect(computeScopeStreak(days)).toMatchObject({ streak: 1 });
  });

  it('ignores a date that the time zone skipped', () => {
    const days = { done: ['2011-12-29', '2011-12-31'], today: '2011-12-31' };
    expect(computeScopeStreak({ ...days, isSkipped: (key) => key === '2011-12-30' }).streak).toBe(2);
  });

  it('counts weekly and monthly levels', () => {
    const weeks = { done: ['2026-11-02', '2026-11-09'], today: '2026-11-16', frequency: 'weekly' as const };
    expect(computeScopeStreak(weeks).streak).toBe(2);
    const months = { done: ['2025-12-01', '2026-01-01', '2026-02-01'], frequency: 'monthly' as const };
    expect(computeScopeStreak({ ...months, today: '2026-03-01' }).streak).toBe(3);
    expect(computeScopeStreak({ ...months, today: '2026-04-01' }).streak).toBe(0);
  });

  it('counts as at risk while the current level is unfinished and no freeze is left', () => {
    const risk = (done: string[]): boolean => isAtRisk(computeScopeStreak({ done, today: TODAY }), TODAY);
    expect([risk([]), risk(['2026-11-20']), risk(['2026-11-20', TODAY])]).toEqual([false, true, false]);
    expect(risk(listRunDays('2026-11-11', 10))).toBe(false);
  });
});

describe('the token reward of a day', () => {
  it.each([
    [1, 11],
    [19, 29],
    [20, 30],
    [365, 30],
  ])('grows with the streak: %i days earn %i tokens', (streak, tokens) =>
    expect(tokensForDay(streak)).toBe(tokens),
  );
});

describe('a day of the archive', () => {
  it.each([
    [{ hasRun: false, isFinished: false, isOnTime: false, isFrozen: false }, 'notStarted', false],
    [{ hasRun: true, isFinished: false, isOnTime: false, isFrozen: true }, 'started', false],
    [{ hasRun: true, isFinished: true, isOnTime: false, isFrozen: true }, 'completed', true],
    [{ hasRun: true, isFinished: true, isOnTime: true, isFrozen: false }, 'completed', false],
  ])('has the state that results from %o', (play, state, isLate) => {
    expect(archiveDayStateOf(play)).toEqual({ state, isLate, isFrozen: play.isFrozen });
  });
});
