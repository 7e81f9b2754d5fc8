/**
 * Finds the catalog's words that a typed word may mean: the word itself, its completions, words that differ by a typo,
 * and words that sound like it.
 */
import { type Lexicon, SWAPS } from './lexicon';

/** The ids of found words, with their weights relative to an exact match. */
export type Spellings = Map<number, number>;

const SLIP = 0.4;
const BEGINNING = 0.55;
/** The weight of a word that sounds like the typed one. It is multiplied by SLIP. */
const SOUND = 0.45;
/** The weight of each letter that a prefix lacks, relative to a typed letter. */
const MISSING_LETTER = 0.3;
const TWO_SLIPS_LENGTH = 9;

/** Returns the word with each pair of nearby letters swapped (see SWAPS). */
export const transpositionsOf = (word: string): string[] => {
  const variants = new Set<string>();
  for (const distance of SWAPS)
    for (let at = 0; at + distance < word.length; at += 1) {
      const [first, last] = [word.charAt(at), word.charAt(at + distance)];
      variants.add(
        word.slice(0, at) + last + word.slice(at + 1, at + distance) + first + word.slice(at + distance + 1),
      );
    }
  variants.delete(word);
  return [...variants];
};

const take = (spellings: Spellings, id: number, weight: number): void => {
  if (weight > (spellings.get(id) ?? 0)) spellings.set(id, weight);
};

/** Adds the word and all words that begin with it. */
export const addBeginnings = (spellings: Spellings, lexicon: Lexicon, word: string, weight = 1): void => {
  const [from, to] = lexicon.beginningWith(word);
  for (let id = from; id < to; id += 1) {
    const { length } = lexicon.words[id] as string;
    const missing = length - word.length;
    take(
      spellings,
      id,
      missing === 0 ? weight : (weight * BEGINNING * length) / (length + MISSING_LETTER * missing),
    );
  }
};

/** Adds the words that differ by one typo, or by up to two in a long word. */
export const addSimilar = (spellings: Spellings, lexicon: Lexicon, word: string, maxTypos?: 1 | 2): void => {
  for (const { id, edits } of lexicon.similar(word, maxTypos ?? (word.length >= TWO_SLIPS_LENGTH ? 2 : 1))) {
    const { length } = lexicon.words[id] as string;
    take(spellings, id, (SLIP * length) / (length + edits));
  }
};

/** Adds longer words that begin with the word after one typo, because the user may still be typing. */
export const addBeginningsWithSlip = (spellings: Spellings, lexicon: Lexicon, word: string): void => {
  for (const id of lexicon.beginningWithSlip(word)) {
    const { length } = lexicon.words[id] as string;
    take(spellings, id, (SLIP * BEGINNING * length) / (length + MISSING_LETTER * (length - word.length)));
  }
};

/** Adds words that sound like the word, because vowels are misspelled most often. */
export const addSounds = (spellings: Spellings, lexicon: Lexicon, word: string): void => {
  for (const id of lexicon.soundingLike(word)) take(spellings, id, SLIP * SOUND);
};

/** Adds exactly these words, if the lexicon contains them. */
export const addExact = (
  spellings: Spellings,
  lexicon: Lexicon,
  words: Iterable<string>,
  weight: number,
): void => {
  for (const word of words) {
    const id = lexicon.idOf(word);
    if (id !== undefined) take(spellings, id, weight);
  }
};

/**
 * Adds words that begin with a variant of the word with two letters swapped; skips variants that begin no word, which
 * are most.
 */
export const addSwapped = (
  spellings: Spellings,
  lexicon: Lexicon,
  word: string,
  beginnings: ReadonlySet<string>,
): void => {
  for (const variant of transpositionsOf(word))
    if (beginnings.has(variant)) addBeginnings(spellings, lexicon, variant, SLIP);
};
