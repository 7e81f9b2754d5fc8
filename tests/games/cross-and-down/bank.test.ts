import { describe, expect, it } from 'vitest';
import { BANK, BANK_HALVES } from '@/games/cross-and-down/bank';

describe('the answer bank', () => {
  it('contains more than eleven hundred answers of three to nine letters, without duplicates', () => {
    expect(BANK.length).toBeGreaterThanOrEqual(1_100);
    expect(new Set(BANK.map(({ text }) => text)).size).toBe(BANK.length);
    expect(BANK.filter(({ text }) => !/^[A-Z]{3,9}$/.test(text))).toEqual([]);
  });

  it('has one or two clues for each answer, and never the same clue for two answers', () => {
    const clues = BANK.flatMap((answer) => answer.clues);
    expect(BANK.filter(({ clues: own }) => own.length < 1 || own.length > 2)).toEqual([]);
    expect(clues.filter((clue, i) => clues.indexOf(clue) !== i)).toEqual([]);
    expect(BANK.filter(({ clues: own }) => own.length === 2).length).toBeGreaterThanOrEqual(400);
  });

  it('never gives away an answer, or most of an answer, in a clue', () => {
    const reporting = BANK.filter(({ text, clues }) =>
      clues.some((clue) => {
        const words = clue.toUpperCase().match(/[A-Z]+/g) ?? [];
        return words.some(
          (word) => word === text || word === `${text}S` || (text.length > 4 && word.includes(text)),
        );
      }),
    );
    expect(reporting).toEqual([]);
  });

  it('has clues that fit on a phone, start with a capital letter and use typographic punctuation', () => {
    const malformedClues = BANK.flatMap(({ clues }) => clues).filter(
      (clue) =>
        clue.length > 70 || !/^[A-Z]/.test(clue) || /['"`]|\s\s|\.$/.test(clue) || clue !== clue.trim(),
    );
    expect(malformedClues).toEqual([]);
  });

  it('consists of two halves without a common answer', () => {
    const [first, second] = BANK_HALVES.map((shelves) => shelves.flat().map(({ text }) => text));
    expect([...first!, ...second!].sort()).toEqual(BANK.map(({ text }) => text).sort());
  });
});
