/** Tests that all spellings of a word have the same stem. */
import { describe, expect, it } from 'vitest';
import { replacePhrases } from '@/server/product/search/phrases';
import { stemOf } from '@/server/product/search/stems';
import { parseTerm } from '@/server/product/search/words';

describe('stemming a word', () => {
  it.each([
    ['puzzles', 'puzzle'],
    ['matches', 'match'],
    ['boxes', 'box'],
    ['dominoes', 'domino'],
    ['dominos', 'domino'],
    ['children', 'child'],
    ['quizzes', 'quiz'],
    ['chess', 'chess'],
    ['tetris', 'tetris'],
    ['defence', 'defense'],
    ['colours', 'color'],
    ['harbour', 'harbor'],
    ['neighbours', 'neighbor'],
    ['favourite', 'favorite'],
    ['centre', 'center'],
    ['theatres', 'theater'],
    ['organise', 'organize'],
    ['jewellery', 'jewelry'],
    ['maths', 'math'],
    ['grey', 'gray'],
    ['catalogue', 'catalog'],
    ['licences', 'license'],
    ['hour', 'hour'],
    ['four', 'four'],
    ['pouring', 'pouring'],
  ])('reduces %j to %j', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });

  it.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])(
    'leaves %j unchanged, the name of a property of every object',
    (word) => {
      expect(stemOf(word)).toBe(word);
    },
  );

  it.each([
    ['cookie', 'cookies'],
    ['zombie', 'zombies'],
    ['butterfly', 'butterflies'],
    ['colouring', 'coloring'],
  ])('gives %j and %j the same stem', (left, right) => {
    expect(stemOf(left)).toBe(stemOf(right));
  });
});

describe('replacing a phrase', () => {
  it('uses the longest match, and changes nothing else', () => {
    expect(replacePhrases(['no', 'time', 'limit', 'chess'])).toEqual(['untimed', 'chess']);
    expect(replacePhrases(['tower', 'of', 'chess'])).toEqual(['tower', 'of', 'chess']);
  });
});

describe('parsing a search term', () => {
  it.each([
    ['free online sudoku game', ['sudoku'], []],
    ['easy sudoku', ['sudoku'], ['easy']],
    ['solitaire no download', ['solitaire'], []],
    ['2 player chess', ['twoplayer', 'chess'], []],
    ['mahjong unblocked', ['mahjong'], []],
  ])('returns the required words of %j (%j) and the optional words %j', (term, needed, optional) => {
    const parsed = parseTerm(term);
    expect(parsed.needed).toEqual(needed);
    expect(parsed.optional).toEqual(optional);
    expect(parsed.isAnyGame).toBe(false);
  });

  it.each(['free games', 'unblocked', 'games for seniors', 'best online games'])(
    'recognizes that %j describes no particular game',
    (term) => {
      expect(parseTerm(term).isAnyGame).toBe(true);
    },
  );

  it('returns no words for a text of symbols', () => {
    expect(parseTerm('???')).toMatchObject({ needed: [], joinedTerms: [], isAnyGame: false });
  });
});
