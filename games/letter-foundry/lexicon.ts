/** The dictionary: the words that letters can form, and their frequency. */
import { PACKED_WORDS } from './lexicon-data';

export type WordTier = 'common' | 'known' | 'rare';

export interface Entry {
  /** The word in capital letters. */
  text: string;
  tier: WordTier;
  /** A bit for each letter of the alphabet that the word contains. */
  mask: number;
}

const A = 65;
/** The signs of the packed text: those of each tier start at the sign for no letter shared with the previous word. */
const TIERS: readonly (readonly [first: string, tier: WordTier])[] = [
  ['P', 'rare'],
  ['A', 'known'],
  ['0', 'common'],
];

const maskOf = (text: string): number =>
  [...text].reduce((mask, letter) => mask | (1 << (letter.charCodeAt(0) - A)), 0);

function unpackWords(packed: string): readonly Entry[] {
  let before = '';
  return Array.from(packed.matchAll(/([^a-z])([a-z]+)/g), ([, sign = '', rest = '']) => {
    const [first, tier] = TIERS.find(([sign0]) => sign >= sign0)!;
    before = before.slice(0, sign.charCodeAt(0) - first.charCodeAt(0)) + rest.toUpperCase();
    return { text: before, tier, mask: maskOf(before) };
  });
}

let entries: readonly Entry[] | null = null;
/** Returns every word in alphabetical order, unpacked on first use. */
export const loadLexicon = (): readonly Entry[] => (entries ??= unpackWords(PACKED_WORDS));

/** Returns whether the letters, each used once, form a word. */
export function canSpell(letters: readonly string[], text: string): boolean {
  const left = [...letters];
  for (const letter of text) {
    const at = left.indexOf(letter);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** Returns every word that the letters form. */
export function listWordsFrom(letters: readonly string[]): Entry[] {
  const mask = maskOf(letters.join(''));
  return loadLexicon().filter((entry) => (entry.mask & ~mask) === 0 && canSpell(letters, entry.text));
}
