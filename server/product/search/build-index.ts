/** Builds the in-memory index of the catalog's words, once for each state of the catalog. */
import { fold } from '@/lib/domain/fold';
import { genreName } from '@/lib/domain/genres';
import { createLexicon, type Lexicon } from './lexicon';
import { type PackedPostings, PostingsPacker } from './packed-postings';
import { FieldWords } from './postings';
import { createSlices } from './slices';
import { createTally } from './tally';
import { wordsOf } from './words';

/** The index's data about a game. */
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

const FIELDS = ['title', 'whole', 'keyword', 'words', 'genres', 'description'] as const;
type Field = (typeof FIELDS)[number];

/** How much a field weighs; a title spelt from end to end outweighs everything. */
const WEIGHTS: Readonly<Record<Field, number>> = {
  title: 6,
  whole: 8,
  keyword: 3,
  words: 2,
  genres: 2,
  description: 0.5,
};

/** Popularity decides between games that match equally; it never lifts one over a better match by more than this share. */
const POPULARITY_SHARE = 0.12;
const MOST_PLAYS_LOG = 7;

const MIN_BEGINNING = 4;

/** A game as a response needs it. */
export interface FoundGame {
  uid: number;
  title: string;
  /** The title as it is compared: games with the same name are suggested once. */
  name: string;
  /** Its words joined into one. */
  whole: string;
  publishedMs: number;
  lift: number;
  /** Its words that a page may show, to be highlighted. */
  shown: readonly string[];
}

export interface GameIndex {
  tally: ReturnType<typeof createTally>;
  games: readonly FoundGame[];
  /** The words of the games' names: titles, keywords, tags, genres. Ids of `titles` and `names` are its ids. */
  lexicon: Lexicon;
  titles: PackedPostings;
  names: PackedPostings;
  /** Descriptions match exact words only: with typos allowed they would match anything. */
  textIds: ReadonlyMap<string, number>;
  texts: PackedPostings;
  /** Titles as one word, so that a missing space counts as a typo like any other. */
  wholes: Lexicon;
  exactPostings: PackedPostings;
  /** The prefixes of the names' words, from four letters on, because the user may still be typing. */
  beginnings: ReadonlySet<string>;
}

type FieldTexts = Record<Field, string[]>;

/** Returns each distinct word as one string object: 20,000 games repeat a few thousand words. */
const createInterner = (): ((words: string[]) => string[]) => {
  const known = new Map<string, string>();
  return (words) => {
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] as string;
      const first = known.get(word);
      if (first === undefined) known.set(word, word);
      else words[at] = first;
    }
    return words;
  };
};

const fieldsOf = (game: IndexedGame, intern: (words: string[]) => string[]): FieldTexts => {
  const title = intern(wordsOf(game.title));
  return {
    title,
    whole: [title.join('')],
    keyword: intern(wordsOf(game.keyword)),
    words: intern(wordsOf(game.words.join(' '))),
    genres: intern(wordsOf(game.genres.map(genreName).join(' '))),
    description: intern(wordsOf(game.description)),
  };
};

const foundGameOf = (game: IndexedGame, words: FieldTexts): FoundGame => ({
  uid: game.uid,
  title: game.title,
  name: fold(game.title),
  whole: words.whole[0] ?? '',
  publishedMs: game.publishedAt.getTime(),
  lift: 1 + POPULARITY_SHARE * Math.min(1, Math.log10(1 + game.playCount) / MOST_PLAYS_LOG),
  shown: [...words.title, ...words.keyword, ...words.genres, ...words.description],
});

/** Indexes games in slices, so that requests are served in between. */
export const buildIndex = async (
  games: Iterable<IndexedGame> | AsyncIterable<IndexedGame>,
): Promise<GameIndex> => {
  const nextSlice = createSlices();
  const forEachInSlices = async <T>(items: Iterable<T>, work: (item: T) => void): Promise<void> => {
    for (const item of items) {
      const pause = nextSlice();
      if (pause) await pause;
      work(item);
    }
  };
  const pack = async (words: Iterable<string>, fields: readonly FieldWords[]): Promise<PackedPostings> => {
    const packer = new PostingsPacker(fields);
    await forEachInSlices(words, (word) => packer.add(word));
    return packer.finish();
  };

  const intern = createInterner();
  const field = Object.fromEntries(
    FIELDS.map((name) => [name, new FieldWords(WEIGHTS[name])]),
  ) as unknown as Record<Field, FieldWords>;
  const found: FoundGame[] = [];
  for await (const game of games) {
    const words = fieldsOf(game, intern);
    for (const name of FIELDS) field[name].add(found.length, words[name]);
    found.push(foundGameOf(game, words));
    const pause = nextSlice();
    if (pause) await pause;
  }

  const named = [field.title, field.keyword, field.words, field.genres];
  const lexicon = createLexicon(named.flatMap((each) => [...each.words]));
  await nextSlice();
  const wholes = createLexicon(field.whole.words);
  await nextSlice();
  const beginnings = new Set<string>();
  await forEachInSlices(lexicon.words, (word) => {
    for (let end = MIN_BEGINNING; end <= word.length; end += 1) beginnings.add(word.slice(0, end));
  });
  const textIds = new Map<string, number>();
  await forEachInSlices(field.description.words, (word) => void textIds.set(word, textIds.size));
  return {
    tally: createTally(found.length),
    games: found,
    lexicon,
    titles: await pack(lexicon.words, [field.title]),
    names: await pack(lexicon.words, named),
    textIds,
    texts: await pack(textIds.keys(), [field.description]),
    wholes,
    exactPostings: await pack(wholes.words, [field.whole]),
    beginnings,
  };
};
