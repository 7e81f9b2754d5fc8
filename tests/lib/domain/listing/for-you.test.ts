/** The rows of games for a player, and their reasons. */
import { describe, expect, it } from 'vitest';
import { favoriteKeywords, reasonText } from '@/lib/domain/listing/for-you';

describe('the games that a player finished most', () => {
  it('adds up the modes of a game, and orders equal games by the last played', () => {
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

describe('the reason for a row', () => {
  it.each([
    [1, 'Because you finished one game of Nonogram'],
    [3, 'Because you finished three games of Nonogram'],
    [10, 'Because you finished ten games of Nonogram'],
    [11, 'Because you finished 11 games of Nonogram'],
  ])('counts %i in words up to ten', (finished, reason) => {
    expect(reasonText({ title: 'Nonogram Garden', knownAs: ['Nonogram'] }, finished)).toBe(reason);
  });

  it('names a game without a known name by its title', () => {
    expect(reasonText({ title: 'Marlow Attic', knownAs: [] }, 2)).toBe(
      'Because you finished two games of Marlow Attic',
    );
  });
});
