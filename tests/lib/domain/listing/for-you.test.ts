/** Tests the rows of recommended games and their reasons. */
import { describe, expect, it } from 'vitest';
import { favoriteKeywords, reasonText } from '@/lib/domain/listing/for-you';

describe('finding the games that a player finished most', () => {
  it('adds up the results in all modes of a game, and breaks ties by the most recently played', () => {
    const played = [
      { game: 'chess', results: 2 },
      { game: 'sudoku', results: 3 },
      { game: 'nonogram', results: 5 },
      { game: 'sudoku', results: 2 },
      { game: 'pool', results: 0 },
    ];
    expect(favoriteKeywords(played, 3)).toEqual([
      { game: 'sudoku', results: 5 },
      { game: 'nonogram', results: 5 },
      { game: 'chess', results: 2 },
    ]);
    expect(favoriteKeywords(played, 1)).toEqual([{ game: 'sudoku', results: 5 }]);
    expect(favoriteKeywords([{ game: 'pool', results: 0 }], 2)).toEqual([]);
  });
});

describe('the reason for a recommended row', () => {
  it.each([
    [1, 'Because you finished one game of Nonogram'],
    [3, 'Because you finished three games of Nonogram'],
    [10, 'Because you finished ten games of Nonogram'],
    [11, 'Because you finished 11 games of Nonogram'],
  ])('spells out numbers up to ten: %i', (finished, reason) => {
    expect(reasonText({ title: 'Nonogram Garden', knownAs: ['Nonogram'] }, finished)).toBe(reason);
  });

  it('uses the title of a game without a known name', () => {
    expect(reasonText({ title: 'Marlow Attic', knownAs: [] }, 2)).toBe(
      'Because you finished two games of Marlow Attic',
    );
  });
});
