/** The index of the catalogue's words: one MiniSearch per state of the catalogue, in memory. */
import MiniSearch, { type Options } from 'minisearch';
import { genreName } from '@/lib/domain/genres';
import { wordsOf } from './words';

/** What the index knows of a game. */
export interface IndexedGame {
  uid: number;
  title: string;
  keyword: string;
  genres: readonly string[];
  /** Words of its feed and tags of members. */
  words: readonly string[];
  description: string;
  playCount: number;
  publishedAt: Date;
}

export const FIELDS = ['title', 'whole', 'keyword', 'words', 'genres', 'description'] as const;
export type Field = (typeof FIELDS)[number];

/** Where a slip is forgiven; in descriptions it would find anything. */
export const NAMES: Field[] = ['title', 'keyword', 'words', 'genres'];

/** How much a field weighs; a title spelt from end to end outweighs everything. */
export const WEIGHTS: Readonly<Record<Field, number>> = {
  title: 6,
  whole: 8,
  keyword: 3,
  words: 2,
  genres: 2,
  description: 0.5,
};

// Building gives way to requests after so many games.
const CHUNK = 100;

const fieldOf = (game: IndexedGame, field: string): string | number => {
  switch (field) {
    case 'title':
      return game.title;
    // The whole title as one word: an edit of a space is an edit like any other.
    case 'whole':
      return wordsOf(game.title).join('');
    case 'keyword':
      return game.keyword;
    case 'words':
      return game.words.join(' ');
    case 'genres':
      return game.genres.map(genreName).join(' ');
    case 'description':
      return game.description;
    default:
      return game.uid;
  }
};

const OPTIONS: Options<IndexedGame> = {
  fields: [...FIELDS],
  idField: 'uid',
  extractField: fieldOf,
  tokenize: wordsOf,
  processTerm: (term) => term,
};

export interface GameIndex {
  words: MiniSearch<IndexedGame>;
  /** Every word of the games' names, and how many games have it: one that stands here is not taken for a slip at first. */
  known: ReadonlyMap<string, number>;
  /** What such words begin with, from four letters on: somebody may still be typing. */
  beginnings: ReadonlySet<string>;
  /** Titles as one word. */
  wholes: ReadonlySet<string>;
  games: ReadonlyMap<number, IndexedGame>;
}

const MIN_BEGINNING = 4;

const namesOf = (game: IndexedGame): Set<string> =>
  new Set(NAMES.flatMap((field) => wordsOf(String(fieldOf(game, field)))));

/** Indexes games without holding up requests meanwhile. */
export const buildIndex = async (games: readonly IndexedGame[]): Promise<GameIndex> => {
  const words = new MiniSearch<IndexedGame>(OPTIONS);
  await words.addAllAsync(games, { chunkSize: CHUNK });
  const known = new Map<string, number>();
  for (const game of games) for (const word of namesOf(game)) known.set(word, (known.get(word) ?? 0) + 1);
  const beginnings = new Set<string>();
  for (const word of known.keys())
    for (let end = MIN_BEGINNING; end <= word.length; end += 1) beginnings.add(word.slice(0, end));
  return {
    words,
    known,
    beginnings,
    wholes: new Set(games.map((game) => String(fieldOf(game, 'whole')))),
    games: new Map(games.map((game) => [game.uid, game])),
  };
};
