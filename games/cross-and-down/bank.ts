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
  /** The plain clue, and for many answers a trickier one. */
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

/** Groups answers by length. */
export const shelve = (answers: readonly Answer[]): Shelves =>
  Array.from({ length: LONGEST + 1 }, (_, length) => answers.filter(({ text }) => text.length === length));

export const SHELVES = shelve(BANK);

/** English words that differ from an answer in one letter; used only to ensure that no code can be read as one of them. */
export const RIVALS: readonly Answer[] = unpackRivals(PACKED_RIVALS);

function unpackRivals(packed: string): Answer[] {
  let before = '';
  return Array.from(packed.matchAll(/(\d)([A-Z]+)/g), ([, shared = '', rest = '']) => {
    before = before.slice(0, Number(shared)) + rest;
    return { text: before, clues: [] };
  });
}

/** The words that a code could be read as. */
export const READABLE = shelve([...BANK, ...RIVALS]);

// A daily's level is made from its date, so adding or removing an answer changes past days.
const shuffled = createRandom('cross-and-down halves').shuffle(BANK);
const middle = Math.ceil(shuffled.length / 2);

/** The bank in two halves, which the fortnights of the calendar use in turn. */
export const HALVES: readonly Shelves[] = [shelve(shuffled.slice(0, middle)), shelve(shuffled.slice(middle))];
