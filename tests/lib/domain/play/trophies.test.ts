/** Tests trophies: their milestones, how they are won, and how they are displayed. */
import { describe, expect, it } from 'vitest';
import { ordinal } from '@/lib/domain/play/ordinal';
import { listTrophies } from '@/lib/domain/play/trophies';

const NO_PODIUM = { first: 0, second: 0, third: 0 };
const createStats = (any: { maxStreak: number; days: number }, fullMonths = 0, podiums = NO_PODIUM) =>
  listTrophies({ any: { streak: 0, ...any }, trophies: { fullMonths, podiums } }).map(
    ({ key, figure, isWon }) => [key, figure, isWon] as const,
  );

describe('the trophy list', () => {
  it('contains four trophies, and a new player has won none of them', () => {
    expect(createStats({ maxStreak: 0, days: 0 })).toEqual([
      ['streak', '7', false],
      ['days', '10', false],
      ['months', '0', false],
      ['podium', '0', false],
    ]);
  });

  it.each([
    [6, '7', false],
    [7, '7', true],
    [29, '7', true],
    [30, '30', true],
    [100, '100', true],
    [364, '100', true],
    [365, '365', true],
    [900, '365', true],
  ])('shows the goal for a longest streak of %i: %s (won: %s)', (maxStreak, figure, isWon) => {
    expect(createStats({ maxStreak, days: 0 })[0]).toEqual(['streak', figure, isWon]);
  });

  it.each([
    [9, '10', false],
    [10, '10', true],
    [1234, '1,000', true],
  ])('shows the goal for %i days on time: %s (won: %s)', (days, figure, isWon) => {
    expect(createStats({ maxStreak: 1, days })[1]).toEqual(['days', figure, isWon]);
  });

  it('counts complete months, and podium days by rank', () => {
    const podiums = { first: 2, second: 0, third: 1 };
    const trophies = listTrophies({
      any: { streak: 1, maxStreak: 1, days: 1 },
      trophies: { fullMonths: 3, podiums },
    });
    expect(trophies[2]).toMatchObject({ figure: '3', isWon: true });
    expect(trophies[3]).toMatchObject({ figure: '3', detail: '2 × 1st, 1 × 3rd', isWon: true });
    expect(trophies[0]?.detail).toBe('Longest streak 1 day');
  });
});

describe('ordinal', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [111, '111th'],
    [112, '112th'],
    [1203, '1,203rd'],
  ])('formats %i as %s', (place, words) => {
    expect(ordinal(place)).toBe(words);
  });
});
