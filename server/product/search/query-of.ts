/** A term as a question to the index: each word as it is, as a beginning, with one slip, with two letters changed places. */
import type { Query } from 'minisearch';
import { type Field, type GameIndex, NAMES } from './build-index';

const WHOLE: Field[] = ['whole'];
const TEXTS: Field[] = ['description'];
const SLIP = 0.4;
/** In a shorter word a slip leads to other words, unless a second word vouches for the game. */
const MIN_SLIP_LENGTH = 4;
const MIN_SLIP_LENGTH_AMONG_OTHERS = 3;
const TWO_SLIPS_LENGTH = 9;
const MIN_WHOLE_LENGTH = 5;
const MOST_WORDS = 8;
const FIGURES = /^\d+$/;

/** How far apart letters are that people put in each other's place: neighbours, and vowels around a consonant. */
const SWAPS = [1, 2];

/** The word with each two near letters changed. */
export const transpositionsOf = (word: string): string[] => {
  const variants = new Set<string>();
  for (const distance of SWAPS)
    for (let at = 0; at + distance < word.length; at += 1) {
      const letters = [...word];
      [letters[at], letters[at + distance]] = [word.charAt(at + distance), word.charAt(at)];
      variants.add(letters.join(''));
    }
  variants.delete(word);
  return [...variants];
};

const oneOf = (queries: Query[]): Query => ({ combineWith: 'OR', queries });
const slipped = () => SLIP;

/** How widely a term is looked for: in the names of games, or in their descriptions too. */
export interface Reach {
  fields: readonly Field[];
  hasTexts: boolean;
}
export const TITLES: Reach = { fields: ['title'], hasTexts: false };
export const EVERYTHING: Reach = { fields: NAMES, hasTexts: true };

const plainQuery = (word: string, { fields, hasTexts }: Reach): Query => {
  const named: Query = { queries: [word], prefix: true, fields: [...fields] };
  return hasTexts ? oneOf([named, { queries: [word], fields: TEXTS }]) : named;
};

const wordQuery = (word: string, isAlone: boolean, reach: Reach, { beginnings }: GameIndex): Query => {
  const isLongEnough = word.length >= (isAlone ? MIN_SLIP_LENGTH : MIN_SLIP_LENGTH_AMONG_OTHERS);
  if (!isLongEnough || FIGURES.test(word)) return plainQuery(word, reach);
  const fields = [...reach.fields];
  // Only those that lead somewhere: most are no words, and asking for each would cost more than all the rest.
  const swapped = transpositionsOf(word).filter((variant) => beginnings.has(variant));
  return oneOf([
    plainQuery(word, reach),
    { queries: [word], fuzzy: word.length >= TWO_SLIPS_LENGTH ? 2 : 1, fields },
    ...(swapped.length > 0 ? [{ ...oneOfWords(swapped), prefix: true, fields, boostTerm: slipped }] : []),
  ]);
};

const oneOfWords = (queries: string[]) => ({ combineWith: 'OR' as const, queries });

/** The words as one: finds titles whose spaces were left out or put elsewhere. */
const wholeQuery = (whole: string, { wholes }: GameIndex): Query => {
  const near: Query = { queries: [whole], prefix: true, fuzzy: 1, fields: WHOLE };
  const swapped = transpositionsOf(whole).filter((variant) => wholes.has(variant));
  return swapped.length > 0
    ? oneOf([near, { ...oneOfWords(swapped), fields: WHOLE, boostTerm: slipped }])
    : near;
};

/** All of the words, each as well as it can be found; `isRight` ones only as they are. */
export const strictQuery = (
  words: readonly string[],
  whole: string,
  index: GameIndex,
  reach: Reach,
  isRight: (word: string) => boolean,
): Query => {
  const counted = words.slice(0, MOST_WORDS);
  const all: Query = {
    combineWith: 'AND',
    queries: counted.map((word) =>
      isRight(word) ? plainQuery(word, reach) : wordQuery(word, counted.length === 1, reach, index),
    ),
  };
  return whole.length < MIN_WHOLE_LENGTH ? all : oneOf([all, wholeQuery(whole, index)]);
};

/** Any of the words, spelt as they are: what is asked when all of them together find nothing. */
export const looseQuery = (words: readonly string[], { fields }: Reach): Query => ({
  combineWith: 'OR',
  queries: words.filter((word) => word.length >= MIN_SLIP_LENGTH).slice(0, MOST_WORDS),
  fields: [...fields],
});
