/** Creates the text of unfound words in the list, which differs by edition. */
import { createRandom, type Random } from '../kit/seeded-random';
import type { Listing } from './config';
import type { Level } from './types';

const VOWELS = /[AEIOU]/g;
const MIN_CONSONANTS = 2;

/** Returns an anagram of a word. It is never the word itself or its reverse, and has a different beginning. */
export function scrambleWord(word: string, random: Random): string {
  const backwards = [...word].reverse().join('');
  for (;;) {
    const mixed = random.shuffle([...word]).join('');
    if (mixed !== word && mixed !== backwards && mixed.slice(0, 2) !== word.slice(0, 2)) return mixed;
  }
}

const withoutVowels = (word: string): string => {
  const bare = word.replaceAll(VOWELS, '');
  return bare.length < MIN_CONSONANTS ? word.slice(0, MIN_CONSONANTS) : bare;
};

/** Returns the list text of each word of the level, in order. */
export function listedTextOf({ words, scramble }: Level, listing: Listing): string[] {
  const texts = words.map(({ text }) => text);
  if (listing === 'first') return texts.map((text) => text[0]! + '·'.repeat(text.length - 1));
  if (listing === 'consonants') return texts.map(withoutVowels);
  const last = texts.length - 1;
  if (listing === 'words') return texts.map((text, index) => (index === last ? scramble : text));
  const random = createRandom(`tangled ${texts.join(' ')}`);
  return texts.map((text, index) => (index === last ? scramble : scrambleWord(text, random)));
}

/** Returns the text of a word for screen readers, or null for a word that is listed unchanged. */
export function spokenOf(
  { words }: Level,
  listing: Listing,
  index: number,
  listedWord: string,
): string | null {
  const letters = `${words[index]!.text.length} letters`;
  if (listing === 'first') return `begins with ${listedWord[0]!}, ${letters}`;
  if (listing === 'consonants') return `without vowels: ${[...listedWord].join(' ')}, ${letters}`;
  if (listing === 'words' && index < words.length - 1) return null;
  return `anagram: ${[...listedWord].join(' ')}`;
}
