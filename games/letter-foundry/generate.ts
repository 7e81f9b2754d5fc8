/** Generates a level from its seed: the letters of a common word, and the words of the forme. */
import { createRandom, type Random } from '../kit/seeded-random';
import { SIZES, type Edition, type LevelSize } from './config';
import { isFormOf, arrangeCrossed, arrangeOnShelf, type Forme } from './forme';
import { loadLexicon, listWordsFrom, type Entry } from './lexicon';
import type { Level, ModeKey } from './types';

const cachedBasesOf = new Map<number, readonly string[]>();
const basesOfLength = (length: number): readonly string[] => {
  const cachedBases = cachedBasesOf.get(length);
  if (cachedBases) return cachedBases;
  const found = loadLexicon()
    .filter(({ text, tier }) => tier === 'common' && text.length === length)
    .map(({ text }) => text);
  cachedBasesOf.set(length, found);
  return found;
};

/** Returns the letters in an order in which the word cannot be read around the stone. */
function scatterLetters(base: string, random: Random): string[] {
  for (;;) {
    const letters = random.shuffle([...base]);
    const round = letters.join('') + letters.join('');
    const back = [...round].reverse().join('');
    if (![round, back].some((text) => text.includes(base))) return letters;
    if (new Set(base).size < 3) return letters;
  }
}

const textOf = ({ text }: Entry): string => text;
const isCommon = ({ tier }: Entry): boolean => tier === 'common';

interface LevelDraft {
  forme: Forme;
  letters: readonly string[];
  keystone: number | null;
  all: readonly Entry[];
}

function draftCrossed(base: string, size: LevelSize, random: Random): LevelDraft | null {
  const [least, most] = size.words;
  const count = least + random.below(most - least + 1);
  const all = listWordsFrom([...base]);
  const common = all.filter(isCommon).map(textOf);
  if (common.length < count + size.spare) return null;
  const forme = arrangeCrossed(
    base,
    common.filter((text) => text !== base),
    count,
    size,
    random,
  );
  return forme && { forme, letters: scatterLetters(base, random), keystone: null, all };
}

function draftKeystone(base: string, size: LevelSize, random: Random): LevelDraft | null {
  const [least, most] = size.words;
  const every = listWordsFrom([...base]);
  for (const key of random.shuffle([...new Set(base)])) {
    const all = every.filter(({ text }) => text.includes(key));
    const common = all.filter(isCommon).map(textOf);
    const distinctWords = [base];
    for (const text of random.shuffle(common))
      // Skips plurals of words that are already used, because finding both is not interesting.
      if (!distinctWords.some((other) => isFormOf(text, other) || isFormOf(other, text)))
        distinctWords.push(text);
    // Some words are not used, so that the same letters can make another level with other words.
    const room = Math.min(most, distinctWords.length - size.spare);
    if (room < least) continue;
    const picked = distinctWords.slice(0, least + random.below(room - least + 1));
    const letters = scatterLetters(base, random);
    const keystone = letters.indexOf(key);
    return { forme: arrangeOnShelf(picked, size), letters, keystone, all };
  }
  return null;
}

/** Generates a level. Equal seeds always give equal levels. */
export function generateLevel({ setting, keyword }: Edition, mode: ModeKey, seed: string): Level {
  const size = SIZES[setting][mode];
  const random = createRandom(`${keyword} ${mode} ${seed}`);
  const draft = setting === 'crossed' ? draftCrossed : draftKeystone;
  for (;;) {
    const level = draft(random.pick(basesOfLength(size.letters)), size, random);
    if (!level) continue;
    const { forme, letters, keystone, all } = level;
    const formeWords = new Set(forme.words.map(({ text }) => text));
    return {
      ...forme,
      letters,
      keystone,
      extras: new Set(all.map(textOf).filter((text) => !formeWords.has(text))),
    };
  }
}
