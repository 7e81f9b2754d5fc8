/**
 * Finds the catalog's words for a typed word: the word itself, its completions, words with a typo, and words that sound
 * the same.
 */
import { type Lexicon, SWAP_DISTANCES } from './lexicon';

/** The ids of found words, with their weights relative to an exact match. */
export type Spellings = Map<number, number>;

const TYPO_WEIGHT = 0.4;
const PREFIX_WEIGHT = 0.55;
/** The weight of a word that sounds like the typed one. It is multiplied by TYPO_WEIGHT. */
const SOUND_WEIGHT = 0.45;
/** The weight of each letter that a prefix lacks, relative to a typed letter. */
const MISSING_LETTER_WEIGHT = 0.3;
const MIN_TWO_TYPOS_LENGTH = 9;

/** Returns the word with each pair of nearby letters swapped (see SWAPS). */
export const listTranspositions = (word: string): string[] => {
  const variants = new Set<string>();
  for (const distance of SWAP_DISTANCES)
    for (let at = 0; at + distance < word.length; at += 1) {
      const [first, last] = [word.charAt(at), word.charAt(at + distance)];
      variants.add(
        word.slice(0, at) + last + word.slice(at + 1, at + distance) + first + word.slice(at + distance + 1),
      );
    }
  variants.delete(word);
  return [...variants];
};

const raiseWeight = (spellings: Spellings, id: number, weight: number): void => {
  if (weight > (spellings.get(id) ?? 0)) spellings.set(id, weight);
};

/** Adds the word and all words that begin with it. */
export const addPrefixMatches = (spellings: Spellings, lexicon: Lexicon, word: string, weight = 1): void => {
  const [from, to] = lexicon.rangeOfPrefix(word);
  for (let id = from; id < to; id += 1) {
    const { length } = lexicon.words[id] as string;
    const missing = length - word.length;
    raiseWeight(
      spellings,
      id,
      missing === 0 ? weight : (weight * PREFIX_WEIGHT * length) / (length + MISSING_LETTER_WEIGHT * missing),
    );
  }
};

/** Adds the words that differ by one typo, or by up to two in a long word. */
export const addSimilarWords = (
  spellings: Spellings,
  lexicon: Lexicon,
  word: string,
  maxTypos?: 1 | 2,
): void => {
  for (const { id, edits } of lexicon.findSimilar(
    word,
    maxTypos ?? (word.length >= MIN_TWO_TYPOS_LENGTH ? 2 : 1),
  )) {
    const { length } = lexicon.words[id] as string;
    raiseWeight(spellings, id, (TYPO_WEIGHT * length) / (length + edits));
  }
};

/** Adds longer words that begin with the word after one typo, because the user may still be typing. */
export const addPrefixMatchesWithTypo = (spellings: Spellings, lexicon: Lexicon, word: string): void => {
  for (const id of lexicon.findByPrefixWithTypo(word)) {
    const { length } = lexicon.words[id] as string;
    raiseWeight(
      spellings,
      id,
      (TYPO_WEIGHT * PREFIX_WEIGHT * length) / (length + MISSING_LETTER_WEIGHT * (length - word.length)),
    );
  }
};

/** Adds words that sound like the word, because vowels are misspelled most often. */
export const addSoundMatches = (spellings: Spellings, lexicon: Lexicon, word: string): void => {
  for (const id of lexicon.findSoundingLike(word)) raiseWeight(spellings, id, TYPO_WEIGHT * SOUND_WEIGHT);
};

/** Adds exactly these words, if the lexicon contains them. */
export const addExactWords = (
  spellings: Spellings,
  lexicon: Lexicon,
  words: Iterable<string>,
  weight: number,
): void => {
  for (const word of words) {
    const id = lexicon.idOf(word);
    if (id !== undefined) raiseWeight(spellings, id, weight);
  }
};

/**
 * Adds words that begin with a variant of the word in which two letters are swapped. Skips the many variants that begin
 * no word.
 */
export const addSwappedWords = (
  spellings: Spellings,
  lexicon: Lexicon,
  word: string,
  prefixes: ReadonlySet<string>,
): void => {
  for (const variant of listTranspositions(word))
    if (prefixes.has(variant)) addPrefixMatches(spellings, lexicon, variant, TYPO_WEIGHT);
};
