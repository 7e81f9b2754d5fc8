/** Generates a catalog of made-up titles that share words, and typos like those of real people. */
import { createRandom, type Random } from '@/games/kit/seeded-random';
import type { IndexedGame } from '@/server/product/search/build-index';

const FIRST =
  'Amber Ancient Autumn Bakery Blue Bright Bubble Candy Castle City Clever Cosmic Crazy Crystal Daily Dark Deep Desert Dragon Dream Emerald Endless Farm Forest Frozen Garden Ghost Golden Grand Happy Harbour Hidden Holiday Island Jewel Jolly Jungle Kitchen Lantern Little Lost Lucky Magic Midnight Mini Moonlight Mystery Neon Night Ocean Orchard Pirate Pixel Quiet Rainbow Royal Ruby Sapphire Secret Shadow Silent Silver Sky Snow Solar Spring Star Stone Summer Sunny Super Sweet Tiny Treasure Tropical Velvet Village Wild Winter Wonder'.split(
    ' ',
  );
const SECOND =
  'Adventure Archer Balls Blocks Bubbles Cards Chef Chess Crossword Defence Detective Dominoes Drift Empire Escape Explorer Factory Farmer Fishing Golf Hearts Hunter Jigsaw Journey Keeper Kingdom Klondike Legend Mahjong Makeover Manager Match Maze Merge Miner Mosaic Nonogram Parking Patience Pinball Pool Puzzle Quest Quiz Racer Rally Riddle Rider Rush Sailor Saga Shooter Slide Snake Solitaire Spider Sprint Story Sudoku Survivor Tactics Tetra Tiles Tower Tycoon Voyage Wizard Words Worlds'.split(
    ' ',
  );
const THIRD = [
  '',
  '',
  '',
  'Deluxe',
  'Two',
  'Classic',
  'Blast',
  'Mania',
  'Kids',
  'Adventure',
  'Saga',
  'Nights',
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const pickOne = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;

/** Creates games with different titles. */
export const makeGames = (count: number, seed = 'titles'): IndexedGame[] => {
  const random = createRandom(seed);
  const titles = new Set<string>();
  while (titles.size < count)
    titles.add(
      [pickOne(random, FIRST), pickOne(random, SECOND), pickOne(random, THIRD)].filter(Boolean).join(' '),
    );
  return [...titles].map((title, index) => ({
    uid: index + 1,
    title,
    keyword: title.toLowerCase().replaceAll(' ', '-'),
    family: null,
    genres: [String(1 + random.below(24))],
    names: [],
    words: [pickOne(random, SECOND).toLowerCase()],
    playLine: '',
    isFeatured: false,
    description: `${pickOne(random, FIRST)} evenings with ${pickOne(random, SECOND).toLowerCase()} and ${pickOne(random, SECOND).toLowerCase()}.`,
    playCount: random.below(1_000_000),
    publishedAt: new Date('2026-01-01T00:00:00Z'),
  }));
};

/** Returns a title with one letter, possibly the first, omitted, added, changed or swapped with its neighbor. */
export const misspell = (title: string, random: Random): string => {
  const text = title.toLowerCase();
  const at = random.below(text.length);
  const letter = LETTERS.charAt(random.below(LETTERS.length));
  switch (random.below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + letter + text.slice(at);
    case 2:
      return text.slice(0, at) + letter + text.slice(at + 1);
    default: {
      const from = Math.min(at, text.length - 2);
      return text.slice(0, from) + text.charAt(from + 1) + text.charAt(from) + text.slice(from + 2);
    }
  }
};

/** Returns a nonsense word of random letters. */
export const createNonsense = (random: Random): string =>
  Array.from({ length: 4 + random.below(7) }, () => LETTERS.charAt(random.below(LETTERS.length))).join('');
