/** A term as a question to the index: each word as it is, as a beginning, with one slip, with two letters changed places. */
import type { Query } from 'minisearch';
import { type Field, NAMES } from './build-index';

const WHOLE: Field[] = ['whole'];
const SLIP = 0.4;
/** In a shorter word a slip leads to other words, unless a second word vouches for the game. */
const MIN_SLIP_LENGTH = 4;
const MIN_SLIP_LENGTH_AMONG_OTHERS = 2;
const TWO_SLIPS_LENGTH = 9;
const MIN_WHOLE_LENGTH = 5;
const MOST_WORDS = 8;

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

const plainQuery = (word: string): Query =>
  oneOf([{ queries: [word] }, { queries: [word], prefix: true, fields: NAMES }]);

const wordQuery = (word: string, isAlone: boolean): Query => {
  const queries: Query[] = [plainQuery(word)];
  if (word.length >= (isAlone ? MIN_SLIP_LENGTH : MIN_SLIP_LENGTH_AMONG_OTHERS))
    queries.push(
      { queries: [word], fuzzy: word.length >= TWO_SLIPS_LENGTH ? 2 : 1, fields: NAMES },
      {
        combineWith: 'OR',
        queries: transpositionsOf(word),
        prefix: word.length >= MIN_SLIP_LENGTH,
        fields: NAMES,
        boostTerm: slipped,
      },
    );
  return oneOf(queries);
};

/** The words as one: finds titles whose spaces were left out or put elsewhere. */
const wholeQuery = (whole: string): Query =>
  oneOf([
    { queries: [whole], prefix: true, fuzzy: 1, fields: WHOLE },
    { combineWith: 'OR', queries: transpositionsOf(whole), fields: WHOLE, boostTerm: slipped },
  ]);

/** All of the words, each as well as it can be found; `isRight` ones only as they are. */
export const strictQuery = (
  words: readonly string[],
  whole: string,
  isRight: (word: string) => boolean,
): Query => {
  const counted = words.slice(0, MOST_WORDS);
  const all: Query = {
    combineWith: 'AND',
    queries: counted.map((word) =>
      isRight(word) ? plainQuery(word) : wordQuery(word, counted.length === 1),
    ),
  };
  return whole.length < MIN_WHOLE_LENGTH ? all : oneOf([all, wholeQuery(whole)]);
};

/** Any of the words, spelt as they are: what is asked when all of them together find nothing. */
export const looseQuery = (words: readonly string[]): Query => ({
  combineWith: 'OR',
  queries: words.filter((word) => word.length >= MIN_SLIP_LENGTH).slice(0, MOST_WORDS),
  fields: NAMES,
});
