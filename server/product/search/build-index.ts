/** Builds the in-memory index of the catalog's words, once for each state of the catalog. */
import { isFamilySlug, type FamilySlug } from '@/lib/domain/games/families';
import { fold } from '@/lib/domain/search/fold';
import { genreName } from '@/lib/domain/games/genres';
import { aliasesOf } from './genre-aliases';
import { createLexicon, type Lexicon } from './lexicon';
import { type PackedPostings, PostingsPacker } from './packed-postings';
import { type FieldKind, FieldWords } from './postings';
import { createSlices } from './slices';
import { createTally } from './tally';
import { isKindWord, replacePhrases } from './phrases';
import { stemOf } from './stems';
import { parseTerm, wordsOf } from './words';

/** The index's data about a game. */
export interface IndexedGame {
  uid: number;
  title: string;
  keyword: string;
  /** The names that people know the game by, whether pages show them or not. */
  names: readonly string[];
  /** The slug of its family; null for none. */
  family: string | null;
  /** The main genre first. */
  genres: readonly string[];
  /** The words of its feed, its ways of playing and its members' tags. */
  words: readonly string[];
  playLine: string;
  description: string;
  isFeatured: boolean;
  playCount: number;
  publishedAt: Date;
}

const FIELDS = [
  'names',
  'wholeNames',
  'title',
  'wholeTitle',
  'keyword',
  'words',
  'genres',
  'genreAliases',
  'description',
] as const;
type Field = (typeof FIELDS)[number];

/** How much a field weighs; a name or title written in full outweighs everything. */
const WEIGHTS: Readonly<Record<Field, number>> = {
  names: 8,
  wholeNames: 12,
  title: 6,
  wholeTitle: 10,
  keyword: 3,
  words: 3,
  genres: 3,
  genreAliases: 2,
  description: 0.5,
};
const KINDS: Readonly<Record<Field, FieldKind>> = {
  names: 'list',
  wholeNames: 'fullNames',
  title: 'prose',
  wholeTitle: 'fullNames',
  keyword: 'prose',
  words: 'list',
  genres: 'list',
  genreAliases: 'list',
  description: 'prose',
};

/** Popularity decides between games that match equally; it never lifts one over a better match by more than this share. */
const POPULARITY_SHARE = 0.12;
/** Among games that match equally, a game that the site features comes first. */
const FEATURED_SHARE = 0.04;
const MAX_PLAYS_LOG = 7;

const MIN_BEGINNING = 3;

/** A game as a response needs it. */
export interface FoundGame {
  uid: number;
  title: string;
  /** The title as it is compared: games with the same name are suggested once. */
  name: string;
  /** Its title as one word, and each of its names as one word. */
  wholes: readonly string[];
  mainGenre: string | undefined;
  family: FamilySlug | null;
  publishedMs: number;
  lift: number;
  /** Its words that a page may show, to be highlighted. */
  shown: readonly string[];
}

export interface GameIndex {
  tally: ReturnType<typeof createTally>;
  games: readonly FoundGame[];
  /** The stems of the games' names: known names, titles, keywords, tags, genres. Ids of `titles` and `names` are its ids. */
  lexicon: Lexicon;
  titles: PackedPostings;
  names: PackedPostings;
  /** Descriptions match exact words only: with typos allowed they would match anything. */
  textIds: ReadonlyMap<string, number>;
  texts: PackedPostings;
  /** Titles and names as one word, so that a missing space counts as a typo like any other. */
  wholes: Lexicon;
  exactPostings: PackedPostings;
  /** The prefixes of the names' stems, from three letters on, because the user may still be typing. */
  beginnings: ReadonlySet<string>;
  /** The games of each family. */
  families: ReadonlyMap<FamilySlug, readonly FoundGame[]>;
}

type FieldTexts = Record<Field, string[]>;

/** Returns the stems of words. Each distinct stem is one string object, because 20,000 games repeat a few thousand words. */
const createStemmer = (): ((words: readonly string[]) => string[]) => {
  const known = new Map<string, string>();
  return (words) =>
    words.map((word) => {
      const stem = known.get(word);
      if (stem !== undefined) return stem;
      const reduced = stemOf(word);
      const first = known.get(reduced) ?? reduced;
      known.set(reduced, first);
      known.set(word, first);
      return first;
    });
};

const fieldsOf = (game: IndexedGame, stemsOf: (words: readonly string[]) => string[]): FieldTexts => {
  const stems = (text: string): string[] => stemsOf(wordsOf(text));
  const phrases = (text: string): string[] => replacePhrases(stems(text));
  const title = stems(game.title);
  const [main, ...others] = game.genres;
  return {
    names: [...new Set(game.names.flatMap((name) => [...stems(name), ...phrases(name)]))].filter(
      (word) => !isKindWord(word),
    ),
    wholeNames: game.names.flatMap((name) => parseTerm(name).wholes),
    title,
    wholeTitle: [title.join('')],
    keyword: stems(game.keyword),
    words: game.words.flatMap(phrases),
    // Counts the main genre twice, so that its games come before games that have it as another genre.
    genres: [main, main, ...others].flatMap((uid) => (uid ? stems(genreName(uid)) : [])),
    genreAliases: main ? aliasesOf(main).flatMap((alias) => parseTerm(alias).needed) : [],
    description: stems(`${game.playLine} ${game.description}`),
  };
};

const foundGameOf = (game: IndexedGame, words: FieldTexts): FoundGame => ({
  uid: game.uid,
  title: game.title,
  name: fold(game.title),
  wholes: [...words.wholeTitle, ...words.wholeNames],
  mainGenre: game.genres[0],
  family: game.family && isFamilySlug(game.family) ? game.family : null,
  publishedMs: game.publishedAt.getTime(),
  lift:
    1 +
    POPULARITY_SHARE * Math.min(1, Math.log10(1 + game.playCount) / MAX_PLAYS_LOG) +
    (game.isFeatured ? FEATURED_SHARE : 0),
  shown: wordsOf(
    [
      game.title,
      game.keyword,
      ...game.names,
      ...game.genres.map(genreName),
      game.playLine,
      game.description,
    ].join(' '),
  ),
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
  const pack = async (
    words: Iterable<string>,
    fields: readonly FieldWords[],
    combine?: 'max',
  ): Promise<PackedPostings> => {
    const packer = new PostingsPacker(fields, combine);
    await forEachInSlices(words, (word) => packer.add(word));
    return packer.finish();
  };

  const stemsOf = createStemmer();
  const field = Object.fromEntries(
    FIELDS.map((name) => [name, new FieldWords(WEIGHTS[name], KINDS[name])]),
  ) as unknown as Record<Field, FieldWords>;
  const found: FoundGame[] = [];
  for await (const game of games) {
    const words = fieldsOf(game, stemsOf);
    for (const name of FIELDS) field[name].add(found.length, words[name]);
    found.push(foundGameOf(game, words));
    const pause = nextSlice();
    if (pause) await pause;
  }

  const named = [field.names, field.title, field.keyword, field.words, field.genres, field.genreAliases];
  const lexicon = createLexicon(named.flatMap((each) => [...each.words]));
  await nextSlice();
  const wholeFields = [field.wholeNames, field.wholeTitle];
  const wholes = createLexicon(wholeFields.flatMap((each) => [...each.words]));
  await nextSlice();
  const beginnings = new Set<string>();
  await forEachInSlices(lexicon.words, (word) => {
    for (let end = MIN_BEGINNING; end <= word.length; end += 1) beginnings.add(word.slice(0, end));
  });
  const families = new Map<FamilySlug, FoundGame[]>();
  for (const game of found)
    if (game.family) families.set(game.family, [...(families.get(game.family) ?? []), game]);
  const textIds = new Map<string, number>();
  await forEachInSlices(field.description.words, (word) => void textIds.set(word, textIds.size));
  return {
    tally: createTally(found.length),
    games: found,
    lexicon,
    titles: await pack(lexicon.words, [field.names, field.title]),
    names: await pack(lexicon.words, named),
    textIds,
    texts: await pack(textIds.keys(), [field.description]),
    wholes,
    exactPostings: await pack(wholes.words, wholeFields, 'max'),
    beginnings,
    families,
  };
};
