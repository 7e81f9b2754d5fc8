/** Builds an in-memory search index of the catalog's words. It is rebuilt after every change of the catalog. */
import { isFamilySlug, type FamilySlug } from '@/lib/domain/games/families';
import { foldText } from '@/lib/domain/search/fold-text';
import { genreName } from '@/lib/domain/games/genres';
import { listAliasesOf } from './genre-aliases';
import { createLexicon, type Lexicon } from './lexicon';
import { type PackedPostings, PostingsPacker } from './packed-postings';
import { type FieldKind, FieldWords } from './postings';
import { createSliceScheduler } from './slices';
import { createTally } from './tally';
import { isKindWord, replacePhrases } from './phrases';
import { stemOf } from './stems';
import { parseTerm, splitWords } from './words';

/** The data of a game that the index needs. */
export interface IndexedGame {
  uid: number;
  title: string;
  keyword: string;
  /** All names that people know the game by, shown and hidden ones. */
  names: readonly string[];
  /** The slug of the game's family; null for none. */
  family: string | null;
  /** Genre ids; the first is the main genre. */
  genres: readonly string[];
  /** Search words: from the game's feed, its ways of playing, and members' tags. */
  words: readonly string[];
  playLine: string;
  description: string;
  isFeatured: boolean;
  playCount: number;
  publishedAt: Date;
}

const INDEX_FIELDS = [
  'names',
  'joinedNames',
  'title',
  'joinedTitle',
  'keyword',
  'words',
  'genres',
  'genreAliases',
  'description',
] as const;
type IndexField = (typeof INDEX_FIELDS)[number];

/** The weights of the fields; a complete name or title has the highest weight. */
const FIELD_WEIGHTS: Readonly<Record<IndexField, number>> = {
  names: 8,
  joinedNames: 12,
  title: 6,
  joinedTitle: 10,
  keyword: 3,
  words: 3,
  genres: 3,
  genreAliases: 2,
  description: 0.5,
};
const FIELD_KINDS: Readonly<Record<IndexField, FieldKind>> = {
  names: 'list',
  joinedNames: 'fullNames',
  title: 'prose',
  joinedTitle: 'fullNames',
  keyword: 'prose',
  words: 'list',
  genres: 'list',
  genreAliases: 'list',
  description: 'prose',
};

/**
 * Popularity orders games that match equally well. It raises a score by at most this fraction, so that a better match
 * stays ahead.
 */
const POPULARITY_SHARE = 0.12;
/** Featured games come first among games that match equally well. */
const FEATURED_SHARE = 0.04;
const MAX_PLAYS_LOG = 7;

const MIN_PREFIX_LENGTH = 3;

/** The data of a game that a search result needs. */
export interface FoundGame {
  uid: number;
  title: string;
  /** The normalized title; games with the same title are suggested only once. */
  name: string;
  /** The game's title and each of its known names, with spaces removed. */
  joinedNames: readonly string[];
  mainGenre: string | undefined;
  family: FamilySlug | null;
  publishedMs: number;
  popularityBoost: number;
  /** The game's words that appear on a page, for highlighting. */
  shown: readonly string[];
}

export interface GameIndex {
  tally: ReturnType<typeof createTally>;
  games: readonly FoundGame[];
  /** The stems of words in known names, titles, keywords, tags and genres. `titles` and `names` use its ids. */
  lexicon: Lexicon;
  titles: PackedPostings;
  names: PackedPostings;
  /** The ids of words in descriptions, which must match exactly; with typos allowed, descriptions would match almost anything. */
  textIds: ReadonlyMap<string, number>;
  texts: PackedPostings;
  /** Titles and names with spaces removed, so that a missing space counts like any other typo. */
  joinedNames: Lexicon;
  exactPostings: PackedPostings;
  /** Prefixes of the stems in names, of three letters or more, because the user may still be typing. */
  prefixes: ReadonlySet<string>;
  /** The games of each family. */
  families: ReadonlyMap<FamilySlug, readonly FoundGame[]>;
}

type FieldTexts = Record<IndexField, string[]>;

/** Returns a function that stems words. Equal stems share one string object, because 20,000 games repeat a few thousand words. */
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

const listFieldTexts = (game: IndexedGame, stemsOf: (words: readonly string[]) => string[]): FieldTexts => {
  const stemsOfText = (text: string): string[] => stemsOf(splitWords(text));
  const phrasesOfText = (text: string): string[] => replacePhrases(stemsOfText(text));
  const title = stemsOfText(game.title);
  const [main, ...others] = game.genres;
  return {
    names: [...new Set(game.names.flatMap((name) => [...stemsOfText(name), ...phrasesOfText(name)]))].filter(
      (word) => !isKindWord(word),
    ),
    joinedNames: game.names.flatMap((name) => parseTerm(name).joinedTerms),
    title,
    joinedTitle: [title.join('')],
    keyword: stemsOfText(game.keyword),
    words: game.words.flatMap(phrasesOfText),
    // Counts the main genre twice, so that games with this main genre come before games that have the genre as a
    // further one.
    genres: [main, main, ...others].flatMap((uid) => (uid ? stemsOfText(genreName(uid)) : [])),
    genreAliases: main ? listAliasesOf(main).flatMap((alias) => parseTerm(alias).needed) : [],
    description: stemsOfText(`${game.playLine} ${game.description}`),
  };
};

const toFoundGame = (game: IndexedGame, words: FieldTexts): FoundGame => ({
  uid: game.uid,
  title: game.title,
  name: foldText(game.title),
  joinedNames: [...words.joinedTitle, ...words.joinedNames],
  mainGenre: game.genres[0],
  family: game.family && isFamilySlug(game.family) ? game.family : null,
  publishedMs: game.publishedAt.getTime(),
  popularityBoost:
    1 +
    POPULARITY_SHARE * Math.min(1, Math.log10(1 + game.playCount) / MAX_PLAYS_LOG) +
    (game.isFeatured ? FEATURED_SHARE : 0),
  shown: splitWords(
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

/** Builds the index in slices, so that requests are served in between. */
export const buildIndex = async (
  games: Iterable<IndexedGame> | AsyncIterable<IndexedGame>,
): Promise<GameIndex> => {
  const nextSlice = createSliceScheduler();
  const forEachInSlices = async <T>(items: Iterable<T>, work: (item: T) => void): Promise<void> => {
    for (const item of items) {
      const pause = nextSlice();
      if (pause) await pause;
      work(item);
    }
  };
  const packPostings = async (
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
    INDEX_FIELDS.map((name) => [name, new FieldWords(FIELD_WEIGHTS[name], FIELD_KINDS[name])]),
  ) as unknown as Record<IndexField, FieldWords>;
  const found: FoundGame[] = [];
  for await (const game of games) {
    const words = listFieldTexts(game, stemsOf);
    for (const name of INDEX_FIELDS) field[name].add(found.length, words[name]);
    found.push(toFoundGame(game, words));
    const pause = nextSlice();
    if (pause) await pause;
  }

  const named = [field.names, field.title, field.keyword, field.words, field.genres, field.genreAliases];
  const lexicon = createLexicon(named.flatMap((each) => [...each.words]));
  await nextSlice();
  const joinedFields = [field.joinedNames, field.joinedTitle];
  const joinedNames = createLexicon(joinedFields.flatMap((each) => [...each.words]));
  await nextSlice();
  const prefixes = new Set<string>();
  await forEachInSlices(lexicon.words, (word) => {
    for (let end = MIN_PREFIX_LENGTH; end <= word.length; end += 1) prefixes.add(word.slice(0, end));
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
    titles: await packPostings(lexicon.words, [field.names, field.title]),
    names: await packPostings(lexicon.words, named),
    textIds,
    texts: await packPostings(textIds.keys(), [field.description]),
    joinedNames,
    exactPostings: await packPostings(joinedNames.words, joinedFields, 'max'),
    prefixes,
    families,
  };
};
