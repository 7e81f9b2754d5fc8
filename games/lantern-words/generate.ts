/** Generates a level from its seed: selects words of a theme, places them, and fills the grid around them. */
import { createRandom, type Random } from '../kit/seeded-random';
import type { LevelSize } from './config';
import { fillGrid } from './fill';
import { scrambleWord } from './listing';
import { placeWords } from './place';
import { pickTheme } from './themes';
import type { Level } from './types';

const LAYS_PER_CHOICE = 40;
const MAX_FULLNESS = 0.72;
const ANAGRAM_LENGTHS = [5, 8] as const;

/** Generates the level. Equal arguments always give equal levels. */
export function generateLevel(size: LevelSize, seed: string): Level {
  const random = createRandom(`lantern-words ${seed} ${size.columns}x${size.rows}`);
  const theme = pickTheme(seed, random);
  for (let count = size.words; ;) {
    for (let choice = 0; choice < 4; choice++) {
      const chosenWords = chooseWords(theme.words, size, count, random);
      const level = chosenWords && layOut(size, theme.words, chosenWords, random);
      if (level) return { ...level, theme: theme.title };
    }
    count--;
  }
}

/**
 * Returns the requested number of words that fit the grid, with the anagram last. Short words replace long ones if the
 * grid would be too full.
 */
function chooseWords(words: readonly string[], size: LevelSize, count: number, random: Random) {
  const maxLength = Math.max(size.columns, size.rows);
  const fittingWords = random.shuffle(words.filter((word) => word.length <= maxLength));
  const chosen = fittingWords.slice(0, count);
  const spareWords = fittingWords.slice(count).sort((a, b) => a.length - b.length);
  const room = size.columns * size.rows * MAX_FULLNESS;
  while (chosen.join('').length > room && spareWords.length > 0) {
    const longestAt = chosen.reduce((at, word, i) => (word.length > chosen[at]!.length ? i : at), 0);
    chosen[longestAt] = spareWords.shift()!;
  }
  const [least, most] = ANAGRAM_LENGTHS;
  const last = chosen.find(({ length }) => length >= least && length <= most);
  return last === undefined ? null : [...chosen.filter((word) => word !== last), last];
}

function layOut(
  size: LevelSize,
  all: readonly string[],
  chosen: readonly string[],
  random: Random,
): Omit<Level, 'theme'> | null {
  const { columns, rows } = size;
  const banned = all.filter((word) => !chosen.includes(word));
  for (let i = 0; i < LAYS_PER_CHOICE; i++) {
    const placed = placeWords(size, chosen, size.directions, random);
    if (!placed) continue;
    const words = chosen.map((text) => placed.find((word) => word.text === text)!);
    const last = words.at(-1)!;
    const letters = fillGrid(size, { words, last, banned }, random);
    if (letters) return { columns, rows, letters, words, scramble: scrambleWord(last.text, random) };
  }
  return null;
}
