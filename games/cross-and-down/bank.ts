/** Every answer with its clues. */
import { createRandom } from '../kit/seeded-random';
import { FIVE } from './words/five';
import { FOUR } from './words/four';
import { LONG } from './words/long';
import { PACKED_RIVALS } from './words/rivals';
import { SEVEN } from './words/seven';
import { SIX } from './words/six';
import { THREE } from './words/three';

export interface Answer {
  /** In capitals. */
  text: string;
  /** The plain one, and for many a slyer one. */
  clues: readonly string[];
}

const parse = (text: string): Answer[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [answer, ...clues] = line.split('|') as [string, ...string[]];
      return { text: answer.toUpperCase(), clues };
    });

export const BANK: readonly Answer[] = [THREE, FOUR, FIVE, SIX, SEVEN, LONG].flatMap(parse);

/** The answers by their length. */
export type Shelves = readonly (readonly Answer[])[];

const LONGEST = 9;

/** Sorts answers onto shelves. */
export const shelve = (answers: readonly Answer[]): Shelves =>
  Array.from({ length: LONGEST + 1 }, (_, length) => answers.filter(({ text }) => text.length === length));

export const SHELVES = shelve(BANK);

/** Words of English that are an answer but for one letter; only to see that nothing can be read as one. */
export const RIVALS: readonly Answer[] = unpackRivals(PACKED_RIVALS);

function unpackRivals(packed: string): Answer[] {
  let before = '';
  return Array.from(packed.matchAll(/(\d)([A-Z]+)/g), ([, shared = '', rest = '']) => {
    before = before.slice(0, Number(shared)) + rest;
    return { text: before, clues: [] };
  });
}

/** What a code may be read as. */
export const READABLE = shelve([...BANK, ...RIVALS]);

// A daily's level is made from its date for ever: an answer that is added or taken away changes days that were played.
const shuffled = createRandom('cross-and-down halves').shuffle(BANK);
const middle = Math.ceil(shuffled.length / 2);

/** The bank in two halves, for the fortnights of the calendar in turn. */
export const HALVES: readonly Shelves[] = [shelve(shuffled.slice(0, middle)), shelve(shuffled.slice(middle))];
