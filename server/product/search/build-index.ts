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
  /** Every word of the games' names: one that stands here is not taken for a slip at first. */
  known: ReadonlySet<string>;
  games: ReadonlyMap<number, IndexedGame>;
}

/** Indexes games without holding up requests meanwhile. */
export const buildIndex = async (games: readonly IndexedGame[]): Promise<GameIndex> => {
  const words = new MiniSearch<IndexedGame>(OPTIONS);
  await words.addAllAsync(games, { chunkSize: CHUNK });
  const known = new Set(
    games.flatMap((game) => NAMES.flatMap((field) => wordsOf(String(fieldOf(game, field))))),
  );
  return { words, known, games: new Map(games.map((game) => [game.uid, game])) };
};
