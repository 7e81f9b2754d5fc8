/** The index of the catalogue's words, in memory: made once for each state of the catalogue. */
import { setImmediate as giveWay } from 'node:timers/promises';
import { fold } from '@/lib/domain/fold';
import { genreName } from '@/lib/domain/genres';
import { createLexicon, type Lexicon } from './lexicon';
import { FieldWords, type Postings, postingsOf } from './postings';
import { createTally } from './tally';
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

/** Popularity decides between games that fit alike; it never lifts one over a better fit by more than this share. */
const POPULARITY_SHARE = 0.12;
const MOST_PLAYS_LOG = 7;

/** Building gives way to requests after so many games, and after so many words. */
const GAMES_AT_ONCE = 100;
const WORDS_AT_ONCE = 500;
const MIN_BEGINNING = 4;

/** A game as an answer needs it. */
export interface FoundGame {
  uid: number;
  title: string;
  /** The title as it is compared: games of one name are suggested once. */
  name: string;
  /** Its words as one. */
  whole: string;
  publishedMs: number;
  lift: number;
  /** Words that a page may show of it: what is marked. */
  shown: ReadonlySet<string>;
}

export interface GameIndex {
  tally: ReturnType<typeof createTally>;
  games: readonly FoundGame[];
  /** The words of the games' names: titles, keywords, tags, genres. Ids of `titles` and `names` are its ids. */
  lexicon: Lexicon;
  titles: readonly Postings[];
  names: readonly Postings[];
  /** Descriptions are found by words as they are: with slips they would match anything. */
  texts: ReadonlyMap<string, Postings>;
  /** Titles as one word, so that an edit of a space is an edit like any other. */
  wholes: Lexicon;
  wholePostings: readonly Postings[];
  /** What the names' words begin with, from four letters on: somebody may still be typing. */
  beginnings: ReadonlySet<string>;
}

const fieldsOf = (game: IndexedGame): Record<Field, string[]> => {
  const title = wordsOf(game.title);
  return {
    title,
    whole: [title.join('')],
    keyword: wordsOf(game.keyword),
    words: wordsOf(game.words.join(' ')),
    genres: wordsOf(game.genres.map(genreName).join(' ')),
    description: wordsOf(game.description),
  };
};

const eachWithPauses = async <T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, at: number) => void,
) => {
  for (let at = 0; at < items.length; at += 1) {
    if (at % atOnce === 0) await giveWay();
    work(items[at] as T, at);
  }
};

const mapWithPauses = async <T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> => {
  const results: R[] = [];
  await eachWithPauses(items, WORDS_AT_ONCE, (item) => results.push(work(item)));
  return results;
};

const foundGameOf = (game: IndexedGame, words: Record<Field, string[]>): FoundGame => ({
  uid: game.uid,
  title: game.title,
  name: fold(game.title),
  whole: words.title.join(''),
  publishedMs: game.publishedAt.getTime(),
  lift: 1 + POPULARITY_SHARE * Math.min(1, Math.log10(1 + game.playCount) / MOST_PLAYS_LOG),
  shown: new Set([...words.title, ...words.keyword, ...words.genres, ...words.description]),
});

/** Indexes games without holding up requests meanwhile. */
export const buildIndex = async (games: readonly IndexedGame[]): Promise<GameIndex> => {
  const field = Object.fromEntries(
    FIELDS.map((name) => [name, new FieldWords(WEIGHTS[name])]),
  ) as unknown as Record<Field, FieldWords>;
  const found: FoundGame[] = [];
  await eachWithPauses(games, GAMES_AT_ONCE, (game, at) => {
    const words = fieldsOf(game);
    for (const name of FIELDS) field[name].add(at, words[name]);
    found.push(foundGameOf(game, words));
  });
  const named = [field.title, field.keyword, field.words, field.genres];
  const lexicon = createLexicon(named.flatMap((each) => [...each.words]));
  const wholes = createLexicon(field.whole.words);
  const beginnings = new Set<string>();
  for (const word of lexicon.words)
    for (let end = MIN_BEGINNING; end <= word.length; end += 1) beginnings.add(word.slice(0, end));
  const textWords = [...field.description.words];
  const textPostings = await mapWithPauses(textWords, (word) => postingsOf(word, [field.description]));
  return {
    tally: createTally(games.length),
    games: found,
    lexicon,
    titles: await mapWithPauses(lexicon.words, (word) => postingsOf(word, [field.title])),
    names: await mapWithPauses(lexicon.words, (word) => postingsOf(word, named)),
    texts: new Map(textWords.map((word, at) => [word, textPostings[at] as Postings])),
    wholes,
    wholePostings: await mapWithPauses(wholes.words, (word) => postingsOf(word, [field.whole])),
    beginnings,
  };
};
