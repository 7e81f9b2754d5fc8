/**
 * The words of the catalog that a typed word may mean: itself, its completions, words a typo away, and words that sound like
 * it.
 */
import { type Lexicon, SWAPS } from './lexicon';

/** The weight of a found word relative to the exact word that was typed. */
export type Spellings = Map<number, number>;

const SLIP = 0.4;
const BEGINNING = 0.55;
/** The weight of a word that sounds like the typed one; compare SLIP. */
const SOUND = 0.45;
/** The weight of each missing letter of a prefix relative to a typed letter. */
const MISSING_LETTER = 0.3;
const TWO_SLIPS_LENGTH = 9;

/** Returns the word with each pair of nearby letters swapped (see SWAPS). */
export const transpositionsOf = (word: string): string[] => {
  const variants = new Set<string>();
  for (const far of SWAPS)
    for (let at = 0; at + far < word.length; at += 1) {
      const [first, last] = [word.charAt(at), word.charAt(at + far)];
      variants.add(
        word.slice(0, at) + last + word.slice(at + 1, at + far) + first + word.slice(at + far + 1),
      );
    }
  variants.delete(word);
  return [...variants];
};

const take = (spellings: Spellings, id: number, worth: number): void => {
  if (worth > (spellings.get(id) ?? 0)) spellings.set(id, worth);
};

/** The word and all words that begin with it. */
export const addBeginnings = (spellings: Spellings, lexicon: Lexicon, word: string, worth = 1): void => {
  const [from, to] = lexicon.beginningWith(word);
  for (let id = from; id < to; id += 1) {
    const { length } = lexicon.words[id] as string;
    const missing = length - word.length;
    take(
      spellings,
      id,
      missing === 0 ? worth : (worth * BEGINNING * length) / (length + MISSING_LETTER * missing),
    );
  }
};

/** The words one typo away; two typos in a long word. */
export const addSimilar = (spellings: Spellings, lexicon: Lexicon, word: string, maxSlips?: 1 | 2): void => {
  for (const { id, edits } of lexicon.similar(word, maxSlips ?? (word.length >= TWO_SLIPS_LENGTH ? 2 : 1))) {
    const { length } = lexicon.words[id] as string;
    take(spellings, id, (SLIP * length) / (length + edits));
  }
};

/** The longer words that begin with the word after one typo, because the user may still be typing. */
export const addBeginningsWithSlip = (spellings: Spellings, lexicon: Lexicon, word: string): void => {
  for (const id of lexicon.beginningWithSlip(word)) {
    const { length } = lexicon.words[id] as string;
    take(spellings, id, (SLIP * BEGINNING * length) / (length + MISSING_LETTER * (length - word.length)));
  }
};

/** The words that sound like the word, because people misspell vowels most. */
export const addSounds = (spellings: Spellings, lexicon: Lexicon, word: string): void => {
  for (const id of lexicon.soundingLike(word)) take(spellings, id, SLIP * SOUND);
};

/** Exactly these words, if the lexicon has them. */
export const addExact = (
  spellings: Spellings,
  lexicon: Lexicon,
  words: Iterable<string>,
  worth: number,
): void => {
  for (const word of words) {
    const id = lexicon.idOf(word);
    if (id !== undefined) take(spellings, id, worth);
  }
};

/** Prefixes with two letters swapped: only those that some word has, as most are no words. */
export const addSwapped = (
  spellings: Spellings,
  lexicon: Lexicon,
  word: string,
  beginnings: ReadonlySet<string>,
): void => {
  for (const variant of transpositionsOf(word))
    if (beginnings.has(variant)) addBeginnings(spellings, lexicon, variant, SLIP);
};
