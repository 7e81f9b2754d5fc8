/** The tuning values: the editions, the number of letters and words in a level, the cost of help. */
import type { PuzzleEdition } from '../kit/shell/kind';
import type { ModeKey, Size } from './types';

export interface LevelSize extends Size {
  letters: number;
  /** The minimum and maximum number of words in the forme (the grid of a level). */
  words: readonly [least: number, most: number];
  /** The number of common words that are not used, so that the same letters can make another level. */
  spare: number;
  /**
   * The size of the random part of a word's rating when it is placed. The other parts are its crossings and the size of
   * the forme. Used only for crossing words.
   */
  chance: number;
}

/** The arrangement of the words: crossing each other, or in columns of words that all contain the keystone's letter. */
export type Setting = 'crossed' | 'keystone';

export interface Edition extends PuzzleEdition<ModeKey> {
  setting: Setting;
  highlightColor: string;
}

export const HINT_PENALTY_MS = 20_000;
/** The number of extra words that earn a free letter. */
export const EXTRAS_PER_LETTER = 5;
export const SHORTEST_WORD = 3;
export const LONGEST_WORD = 7;
/** The minimum time per word in ms. Nobody sees, spells and submits words faster on average. */
export const MIN_MS_PER_WORD = 600;
/** The maximum number of words that crossing words may fill in completely. */
export const MAX_GIVEN = 3;
export const MAX_MOVES = 400;

export const MODE_LABELS: Record<ModeKey, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** The size of each mode. A phone of 375 px has room for ten columns with cells of 30 px. */
export const SIZES: Record<Setting, Record<ModeKey, LevelSize>> = {
  crossed: {
    // Five letters form few words. Without spare words and random placement, some of a thousand levels would be equal.
    easy: { letters: 5, words: [5, 7], columns: 8, rows: 7, spare: 4, chance: 24 },
    medium: { letters: 6, words: [8, 10], columns: 9, rows: 8, spare: 0, chance: 6 },
    hard: { letters: 7, words: [11, 13], columns: 10, rows: 9, spare: 0, chance: 6 },
  },
  keystone: {
    easy: { letters: 7, words: [6, 8], columns: 16, rows: 7, spare: 6, chance: 0 },
    medium: { letters: 7, words: [9, 12], columns: 16, rows: 7, spare: 6, chance: 0 },
    hard: { letters: 7, words: [12, 17], columns: 14, rows: 11, spare: 6, chance: 0 },
  },
};

const KEYS =
  ' With keys: letters spell, Enter casts, Backspace takes one back, Space shakes the letters, ? hints, P pauses.';

export const EDITIONS: readonly Edition[] = [
  {
    slug: 'letter-foundry',
    keyword: 'letter-foundry',
    title: 'Letter Foundry',
    description:
      'A handful of letters lies on the stone, and the grid has room for some of the words they are good for. Draw a line through the letters, cast the word, and watch it slide in where it crosses the others. Other words are a bonus: they go into the crucible, and five of them pay for a letter.',
    descriptionShort: 'A few letters, the words hidden in them, and a grid to fill.',
    instructions:
      'Drag from letter to letter to spell a word and let go, or tap or type the letters and press Cast. Words of the grid take their place; others that the dictionary knows are bonus words, and every five of them give a letter for nothing. The level is done when the grid is full.' +
      KEYS,
    modes: ['easy', 'medium', 'hard'],
    isDaily: false,
    setting: 'crossed',
    highlightColor: '#8A4B2D',
  },
  {
    slug: 'letter-foundry-keystone',
    keyword: 'letter-foundry-keystone',
    title: 'Letter Foundry: Keystone',
    description:
      'Seven letters make an arch, and the one at its top holds it up: no word stands without it. Nothing crosses here and nothing is given away, so all there is to go by is how long the missing words are. Find the words that have the keystone in them.',
    descriptionShort: 'No word stands without the letter at the top, and only lengths to go by.',
    instructions:
      'Spell words that have the letter at the top: drag from letter to letter and let go, or tap or type the letters and press Cast. The shelves show how long the wanted words are. Others are bonus words, and every five of them give a letter for nothing.' +
      KEYS,
    modes: ['easy', 'medium', 'hard'],
    isDaily: false,
    setting: 'keystone',
    highlightColor: '#2F6B74',
  },
];
