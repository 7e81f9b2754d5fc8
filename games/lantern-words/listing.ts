/** How the list gives its words until they are found: what an edition asks for besides looking. */
import { createRandom, type Random } from '../kit/seeded-random';
import type { Listing } from './config';
import type { Level } from './types';

const VOWELS = /[AEIOU]/g;
const LEAST_CONSONANTS = 2;

/** Not the word, not the word backwards, not its beginning. */
export function scrambleOf(word: string, random: Random): string {
  const backwards = [...word].reverse().join('');
  for (;;) {
    const mixed = random.shuffle([...word]).join('');
    if (mixed !== word && mixed !== backwards && mixed.slice(0, 2) !== word.slice(0, 2)) return mixed;
  }
}

const withoutVowels = (word: string): string => {
  const bare = word.replaceAll(VOWELS, '');
  return bare.length < LEAST_CONSONANTS ? word.slice(0, LEAST_CONSONANTS) : bare;
};

/** What stands on the list for each word of the level, in its order. */
export function listingOf({ words, scramble }: Level, listing: Listing): string[] {
  const texts = words.map(({ text }) => text);
  if (listing === 'first') return texts.map((text) => text[0]! + '·'.repeat(text.length - 1));
  if (listing === 'consonants') return texts.map(withoutVowels);
  const last = texts.length - 1;
  if (listing === 'words') return texts.map((text, index) => (index === last ? scramble : text));
  const random = createRandom(`tangled ${texts.join(' ')}`);
  return texts.map((text, index) => (index === last ? scramble : scrambleOf(text, random)));
}

/** The same in words, for who hears the list; null for a word that stands there as it is. */
export function spokenOf({ words }: Level, listing: Listing, index: number, listed: string): string | null {
  const letters = `${words[index]!.text.length} letters`;
  if (listing === 'first') return `begins with ${listed[0]!}, ${letters}`;
  if (listing === 'consonants') return `without vowels: ${[...listed].join(' ')}, ${letters}`;
  if (listing === 'words' && index < words.length - 1) return null;
  return `anagram: ${[...listed].join(' ')}`;
}
