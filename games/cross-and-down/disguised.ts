/**
 * Creates clues that disguise the answer itself: its letters in alphabetical order, the telephone keys that dial it,
 * or its consonants.
 */
import type { Random } from '../kit/seeded-random';
import { BANK, groupByLength, type AnswersByLength } from './bank';
import { toDialDigits } from './dial';
import { countFillings } from './fillings';
import type { FilledGrid } from './grid';
import { listLetters, createLevel } from './levels';
import type { Slot } from './slots';
import type { Kind, Level } from './types';
import {
  SAME_CONSONANTS,
  SAME_KEYS,
  SAME_LETTERS,
  UNFIT_CONSONANTS,
  UNFIT_KEYS,
  UNFIT_LETTERS,
} from './words/others';

export type Disguise = 'tidy' | 'dial' | 'hushed';

/** Returns the letters of a text in alphabetical order. */
export const sortLetters = (text: string): string => [...text].sort().join('');

/** The placeholder for a vowel. */
export const HIDDEN_LETTER = '·';
/** Returns a text with its vowels replaced by placeholders. */
export const hideVowels = (text: string): string => text.replace(/[AEIOU]/g, HIDDEN_LETTER);

const listWords = (list: string): string[] => list.trim().toUpperCase().split(/\s+/);

interface DisguiseTables {
  clueOf(text: string): string;
  shelves: AnswersByLength;
  /** Every English word that each clue could mean. */
  meanings: ReadonlyMap<string, readonly string[]>;
}

function createWardrobe(clueOf: (text: string) => string, others: string, excluded: string): DisguiseTables {
  const meanings = new Map<string, string[]>();
  for (const text of [...BANK.map((answer) => answer.text), ...listWords(others)])
    meanings.set(clueOf(text), [...(meanings.get(clueOf(text)) ?? []), text]);
  const isUnfit = new Set(listWords(excluded));
  // Excludes answers that equal their clue.
  return {
    clueOf,
    shelves: groupByLength(BANK.filter(({ text }) => !isUnfit.has(text) && clueOf(text) !== text)),
    meanings,
  };
}

const TABLES_BY_DISGUISE: Record<Disguise, DisguiseTables> = {
  tidy: createWardrobe(sortLetters, SAME_LETTERS, UNFIT_LETTERS),
  dial: createWardrobe(toDialDigits, SAME_KEYS, UNFIT_KEYS),
  hushed: createWardrobe(hideVowels, SAME_CONSONANTS, UNFIT_CONSONANTS),
};

/** Returns whether the clues of a kind are disguises. */
export const isDisguise = (kind: Kind): kind is Disguise => kind in TABLES_BY_DISGUISE;

/** Returns the answers that may be disguised. */
export const shelvesFor = (disguise: Disguise): AnswersByLength => TABLES_BY_DISGUISE[disguise].shelves;

/** Counts the ways to read the clues. Stops at two. */
export const countReadings = (
  disguise: Disguise,
  slots: readonly Slot[],
  clues: readonly string[],
  knownLetters: readonly string[] = [],
): number => {
  const cells = Math.max(...slots.flatMap((slot) => slot.cells)) + 1;
  return countFillings(
    slots,
    clues.map((clue) => TABLES_BY_DISGUISE[disguise].meanings.get(clue) ?? []),
    Array.from({ length: cells }, (_, cell) => knownLetters[cell] ?? ''),
    false,
  );
};

/** Returns the level, or null when the crossings leave a clue with two possible answers. */
export function createDisguisedLevel(disguise: Disguise, grid: FilledGrid): Level | null {
  const { clueOf } = TABLES_BY_DISGUISE[disguise];
  const level = createLevel(disguise, grid, ({ text }) => clueOf(text));
  const clues = level.entries.map(({ clue }) => clue);
  return countReadings(disguise, grid.slots, clues) === 1 ? level : null;
}

const MAX_GIVEN = 5;

/** Returns the level with enough given vowels for a unique reading, or null when too many would be needed. */
export function disguisedWithGivens(disguise: Disguise, grid: FilledGrid, random: Random): Level | null {
  const { clueOf } = TABLES_BY_DISGUISE[disguise];
  const letters = listLetters(grid);
  const clues = grid.answers.map(({ text }) => clueOf(text));
  const vowels = random.shuffle([...letters.keys()].filter((cell) => /[AEIOU]/.test(letters[cell]!)));
  for (let count = 0; count <= MAX_GIVEN; count++) {
    const givens = vowels.slice(0, count).sort((a, b) => a - b);
    const knownLetters = letters.map((letter, cell) => (givens.includes(cell) ? letter : ''));
    if (countReadings(disguise, grid.slots, clues, knownLetters) === 1)
      return createLevel(disguise, grid, ({ text }) => clueOf(text), givens);
  }
  return null;
}
