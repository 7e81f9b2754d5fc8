/** The dictionary: which words letters give, and how common they are. */
import { PACKED_WORDS } from './lexicon-data';

export type Tier = 'common' | 'known' | 'rare';

export interface Entry {
  /** Capitals. */
  text: string;
  tier: Tier;
  /** A bit for each letter of the alphabet that it has. */
  mask: number;
}

const A = 65;
/** The signs of the packed text: a tier's own, from the one that shares no letter with the word before. */
const TIERS: readonly (readonly [first: string, tier: Tier])[] = [
  ['P', 'rare'],
  ['A', 'known'],
  ['0', 'common'],
];

const maskOf = (text: string): number =>
  [...text].reduce((mask, letter) => mask | (1 << (letter.charCodeAt(0) - A)), 0);

function unpack(packed: string): readonly Entry[] {
  let before = '';
  return Array.from(packed.matchAll(/([^a-z])([a-z]+)/g), ([, sign = '', rest = '']) => {
    const [first, tier] = TIERS.find(([sign0]) => sign >= sign0)!;
    before = before.slice(0, sign.charCodeAt(0) - first.charCodeAt(0)) + rest.toUpperCase();
    return { text: before, tier, mask: maskOf(before) };
  });
}

let entries: readonly Entry[] | null = null;
/** Every word in alphabetical order, unpacked when it is first asked for. */
export const lexicon = (): readonly Entry[] => (entries ??= unpack(PACKED_WORDS));

/** Whether the letters, each once, give a word. */
export function canSpell(letters: readonly string[], text: string): boolean {
  const left = [...letters];
  for (const letter of text) {
    const at = left.indexOf(letter);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** Every word that the letters give. */
export function wordsFrom(letters: readonly string[]): Entry[] {
  const mask = maskOf(letters.join(''));
  return lexicon().filter((entry) => (entry.mask & ~mask) === 0 && canSpell(letters, entry.text));
}
