import { beforeEach, describe, expect, it } from 'vitest';
import { toDialDigits, describeDialKey } from '@/games/cross-and-down/dial';
import { createGame, type Game } from '@/games/cross-and-down/state';
import type { Level } from '@/games/cross-and-down/types';

/** A 3 × 3 grid around a block: CAT and NOW across, CAN and TOW down. */
const LEVEL: Level = {
  kind: 'clues',
  columns: 3,
  rows: 3,
  keys: [0, 1, 2, 3, -1, 5, 6, 7, 8],
  answers: ['C', 'A', 'T', 'A', '', 'O', 'N', 'O', 'W'],
  givens: [],
  entries: [
    { number: 1, isAcross: true, cells: [0, 1, 2], text: 'CAT', clue: 'Pet' },
    { number: 3, isAcross: true, cells: [6, 7, 8], text: 'NOW', clue: 'At once' },
    { number: 1, isAcross: false, cells: [0, 3, 6], text: 'CAN', clue: 'Tin' },
    { number: 2, isAcross: false, cells: [2, 5, 8], text: 'TOW', clue: 'Pull' },
  ],
};
const CODE: Level = {
  ...LEVEL,
  kind: 'code',
  keys: [0, 1, 2, 1, -1, 3, 4, 3, 5],
  answers: ['C', 'A', 'T', 'O', 'N', 'W'],
  givens: [0],
};

let game: Game;
const write = (letters: string) => [...letters].map((letter) => game.type(letter));
const grid = () => game.play.letters.map((letter) => letter || '.').join('');

beforeEach(() => {
  game = createGame(LEVEL);
});

describe('the cursor', () => {
  it('starts at the first word, and changes direction when its square is selected again', () => {
    expect([game.cursor, game.entry]).toEqual([0, 0]);
    game.select(0);
    expect(game.entry).toBe(2);
    game.select(0);
    expect(game.entry).toBe(0);
  });

  it('takes the only direction of a square that belongs to one word, and never stops on a block', () => {
    game.select(3);
    expect([game.cursor, game.entry]).toEqual([3, 2]);
    game.select(3);
    expect(game.entry).toBe(2);
    game.select(4);
    expect(game.cursor).toBe(3);
  });

  it('changes direction at the first arrow across the word, then moves over blocks up to the edge', () => {
    game.step(1, 0);
    expect([game.cursor, game.isAcross]).toEqual([0, false]);
    game.step(1, 0);
    expect(game.cursor).toBe(3);
    game.step(0, 1);
    expect([game.cursor, game.isAcross]).toEqual([5, false]);
    game.step(0, 1);
    expect(game.cursor).toBe(5);
  });

  it('cycles through the words, and skips full words', () => {
    game.goOn(1);
    expect(game.entry).toBe(1);
    game.goOn(-1);
    game.goOn(-1);
    expect(game.entry).toBe(3);
    game.openEntry(1);
    write('NOW');
    expect(game.entry).toBe(2);
    game.openEntry(0);
    game.goOn(1);
    expect(game.entry).toBe(2);
  });
});

describe('writing letters', () => {
  it('moves to the next empty square, then to the next word with an empty square', () => {
    game.select(1);
    write('A');
    expect(game.cursor).toBe(2);
    write('T');
    expect(game.cursor).toBe(0);
    write('C');
    expect([game.entry, game.cursor]).toEqual([1, 6]);
  });

  it('treats a letter that a check has marked wrong like an empty square', () => {
    write('CUT');
    game.openEntry(0);
    game.check();
    game.openEntry(0);
    expect(game.cursor).toBe(1);
    write('A');
    expect(grid()).toBe('CAT......');
  });

  it('returns to the previous word, even if that word is full', () => {
    write('CAT');
    game.openEntry(1);
    game.goOn(-1);
    expect(game.entry).toBe(0);
  });

  it('skips filled squares', () => {
    write('CAT');
    game.openEntry(2);
    expect(game.cursor).toBe(3);
  });

  it('replaces a letter and moves to the next square', () => {
    write('XA');
    game.select(0);
    write('C');
    expect([grid(), game.cursor]).toEqual(['CA.......', 1]);
  });

  it('records no move for a letter that is unchanged', () => {
    write('C');
    game.select(0);
    write('C');
    expect(game.moves).toHaveLength(1);
  });

  it('erases the current letter, or the previous one if the square is empty', () => {
    write('CA');
    game.erase();
    expect([grid(), game.cursor]).toEqual(['C........', 1]);
    game.erase();
    expect([grid(), game.cursor]).toEqual(['.........', 0]);
    expect(game.erase()).toBe(false);
  });

  it('finishes when all letters are right, and reports when the grid is full but wrong', () => {
    write('CAT');
    write('NOX');
    write('A');
    write('O');
    expect([game.isFullAndWrong(), game.isDone()]).toEqual([true, false]);
    game.select(8);
    write('W');
    expect([game.isFullAndWrong(), game.isDone()]).toEqual([false, true]);
  });
});

describe('help', () => {
  it('keeps a letter penciled until it is entered in ink', () => {
    game.togglePencil();
    write('C');
    expect([...game.pencilled]).toEqual([0]);
    game.togglePencil();
    game.select(0);
    write('D');
    expect([...game.pencilled]).toEqual([]);
  });

  it('checks the word, marks wrong letters until they change, and charges nothing for an empty word', () => {
    expect(game.check()).toBeNull();
    write('CX');
    game.openEntry(0);
    expect(game.check()).toBe(1);
    expect([...game.wrongKeys]).toEqual([1]);
    game.select(1);
    write('A');
    expect(game.wrongKeys.size).toBe(0);
    expect(game.play.penaltyMs).toBe(10_000);
  });

  it('reveals a letter or a word, and prevents later changes to it', () => {
    write('X');
    game.select(0);
    expect(game.revealLetter()).toBe(true);
    expect(game.revealLetter()).toBe(false);
    expect(game.type('Z')).toBe('locked');
    game.openEntry(1);
    expect(game.revealWord()).toBe(true);
    expect(game.revealWord()).toBe(false);
    expect(grid()).toBe('C.....NOW');
  });
});

describe('a code', () => {
  beforeEach(() => {
    game = createGame(CODE);
  });

  it('fills all squares of the same number at once', () => {
    write('A');
    expect(game.level.keys.map((key) => game.play.letters[key] ?? '#').join('')).toBe('CAA#');
  });

  it('moves a letter from its old number to the new one, but never moves a given letter', () => {
    write('T');
    expect(game.type('T')).toBe('moved');
    expect(game.play.letters).toEqual(['C', '', 'T', '', '', '']);
    expect(game.type('C')).toBe('taken');
  });

  it('removes a guess when its letter is revealed at another number', () => {
    write('O');
    game.select(5);
    game.revealLetter();
    expect(game.play.letters).toEqual(['C', '', '', 'O', '', '']);
  });
});

describe('a saved game', () => {
  it('resumes at the first word with an empty square, and restores the penciled letters', () => {
    game.togglePencil();
    write('CATN');
    const resumed = createGame(LEVEL, { moves: game.moves, pencilled: [...game.pencilled, 8] });
    expect([resumed.entry, resumed.cursor]).toEqual([1, 7]);
    expect([...resumed.pencilled]).toEqual([0, 1, 2, 6]);
  });

  it('drops the first invalid move and every move after it', () => {
    const resumed = createGame(LEVEL, {
      moves: [
        ['set', 0, 'C'],
        ['set', 4, 'X'],
        ['set', 1, 'A'],
      ],
    });
    expect(resumed.moves).toEqual([['set', 0, 'C']]);
  });
});

describe('a word-list game', () => {
  const list = () => createGame({ ...LEVEL, kind: 'list', givens: [0, 1, 2] });

  beforeEach(() => {
    game = list();
  });

  it('fills in a word that agrees with the crossing letters, and moves to the next word', () => {
    expect(game.entry).toBe(1);
    game.openEntry(2);
    expect(game.place('CAN')).toBeNull();
    expect(grid()).toBe('CATA..N..');
    expect(game.moves).toEqual([
      ['set', 3, 'A'],
      ['set', 6, 'N'],
    ]);
    expect(game.entry).toBe(3);
  });

  it('explains why a word does not fit, and changes nothing', () => {
    game.openEntry(2);
    expect(game.place('TOW')).toBe('TOW has T where C stands.');
    expect(game.place('TOWN')).toBe('TOWN has 4 letters, and this place has 3.');
    expect(grid()).toBe('CAT......');
  });

  it('moves to a word that is already in the grid', () => {
    game.openEntry(2);
    expect(game.place('CAT')).toBeNull();
    expect([game.entry, grid()]).toEqual([0, 'CAT......']);
  });

  it('removes a word except for the letters of crossing words', () => {
    game.openEntry(2);
    game.place('CAN');
    game.openEntry(1);
    game.place('NOW');
    game.openEntry(2);
    expect(game.takeOut()).toBe(true);
    expect(grid()).toBe('CAT...NOW');
    game.openEntry(0);
    expect(game.takeOut()).toBe(false);
  });

  it('finishes when the last word is filled in', () => {
    game.openEntry(2);
    for (const word of ['CAN', 'TOW', 'NOW']) game.place(word);
    expect(game.isDone()).toBe(true);
  });
});

describe('the phone keypad', () => {
  it('maps words to digits, and digits to letters', () => {
    expect(toDialDigits('TELEPHONE')).toBe('835374663');
    expect(describeDialKey('S')).toBe('7 is P, Q, R or S');
  });

  it('accepts only the letters of the square’s key', () => {
    game = createGame({ ...LEVEL, kind: 'dial' });
    expect(write('XB')).toEqual(['elsewhere', 'written']);
    expect(grid()).toBe('B........');
  });
});
