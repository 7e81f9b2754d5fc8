/** Contains every answer with its clues. */
import { createRandom } from '../kit/seeded-random';
import { FIVE } from './words/five';
import { FOUR } from './words/four';
import { LONG_ANSWERS } from './words/long';
import { PACKED_RIVALS } from './words/rivals';
import { SEVEN } from './words/seven';
import { SIX } from './words/six';
import { THREE } from './words/three';

export interface BankAnswer {
  /** The answer in capital letters. */
  text: string;
  /** The plain clue, followed by a trickier one for many answers. */
  clues: readonly string[];
}

const parseBank = (text: string): BankAnswer[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [answer, ...clues] = line.split('|') as [string, ...string[]];
      return { text: answer.toUpperCase(), clues };
    });

export const BANK: readonly BankAnswer[] = [THREE, FOUR, FIVE, SIX, SEVEN, LONG_ANSWERS].flatMap(parseBank);

/** Answers by length: the answers of n letters are at index n. */
export type AnswersByLength = readonly (readonly BankAnswer[])[];

const MAX_LENGTH = 9;

/** Groups answers by length. */
export const groupByLength = (answers: readonly BankAnswer[]): AnswersByLength =>
  Array.from({ length: MAX_LENGTH + 1 }, (_, length) => answers.filter(({ text }) => text.length === length));

export const ANSWERS_BY_LENGTH = groupByLength(BANK);

/**
 * English words that differ from an answer in one letter. They are only used to ensure that a code cannot be read as
 * one of them.
 */
export const SIMILAR_WORDS: readonly BankAnswer[] = unpackRivals(PACKED_RIVALS);

function unpackRivals(packed: string): BankAnswer[] {
  let before = '';
  return Array.from(packed.matchAll(/(\d)([A-Z]+)/g), ([, shared = '', rest = '']) => {
    before = before.slice(0, Number(shared)) + rest;
    return { text: before, clues: [] };
  });
}

/** All words that a code could be read as, by length. */
export const DECODABLE_WORDS = groupByLength([...BANK, ...SIMILAR_WORDS]);

// Dailies are generated from their dates, so adding or removing an answer changes the grids of past days.
const shuffled = createRandom('cross-and-down halves').shuffle(BANK);
const middle = Math.ceil(shuffled.length / 2);

/** The two halves of the bank. The two-week periods of the calendar alternate between them. */
export const BANK_HALVES: readonly AnswersByLength[] = [
  groupByLength(shuffled.slice(0, middle)),
  groupByLength(shuffled.slice(middle)),
];
