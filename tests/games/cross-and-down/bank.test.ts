import { describe, expect, it } from 'vitest';
import { BANK, HALVES } from '@/games/cross-and-down/bank';

describe('the bank', () => {
  it('holds more than eleven hundred answers of three to nine letters, none twice', () => {
    expect(BANK.length).toBeGreaterThanOrEqual(1_100);
    expect(new Set(BANK.map(({ text }) => text)).size).toBe(BANK.length);
    expect(BANK.filter(({ text }) => !/^[A-Z]{3,9}$/.test(text))).toEqual([]);
  });

  it('has one clue or two for each, never the same clue for two answers', () => {
    const clues = BANK.flatMap((answer) => answer.clues);
    expect(BANK.filter(({ clues: own }) => own.length < 1 || own.length > 2)).toEqual([]);
    expect(clues.filter((clue, i) => clues.indexOf(clue) !== i)).toEqual([]);
    expect(BANK.filter(({ clues: own }) => own.length === 2).length).toBeGreaterThanOrEqual(400);
  });

  it('never says the answer in its clue, nor most of it', () => {
    const telling = BANK.filter(({ text, clues }) =>
      clues.some((clue) => {
        const words = clue.toUpperCase().match(/[A-Z]+/g) ?? [];
        return words.some(
          (word) => word === text || word === `${text}S` || (text.length > 4 && word.includes(text)),
        );
      }),
    );
    expect(telling).toEqual([]);
  });

  it('has clues that fit on a phone, begin with a capital and are typeset', () => {
    const odd = BANK.flatMap(({ clues }) => clues).filter(
      (clue) =>
        clue.length > 70 || !/^[A-Z]/.test(clue) || /['"`]|\s\s|\.$/.test(clue) || clue !== clue.trim(),
    );
    expect(odd).toEqual([]);
  });

  it('is in two halves that share nothing', () => {
    const [first, second] = HALVES.map((shelves) => shelves.flat().map(({ text }) => text));
    expect([...first!, ...second!].sort()).toEqual(BANK.map(({ text }) => text).sort());
  });
});
