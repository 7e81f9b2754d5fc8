/** Searches the index for games, and suggests titles. */
import { FAMILIES, type FamilySlug } from '@/lib/domain/games/families';
import type { FoundGame, GameIndex } from './build-index';
import { findFamiliesWithPrefix, findFamilyNamed } from './family-names';
import { findGenresNamed } from './genre-aliases';
import { findNearestGames } from './find-nearest';
import { createAnyWordQuestion, createQuestions, type SearchedFields } from './parse-query';
import { takeBestByName, sortByScore } from './sort-by-score';
import { stemOf } from './stems';
import type { Tally } from './tally';
import { type ParsedTerm, parseTerm, splitWords } from './words';

export interface SearchMatches {
  /** Best match first. */
  uids: number[];
  /** The normalized words of the found games that matched the term. */
  matches: string[];
  /** The ids of the genres that the term names. */
  genres: readonly string[];
  /** The family that the term names. */
  family: FamilySlug | null;
  /** Families that the term names, and families of many found games. */
  families: readonly FamilySlug[];
  /** The games with the most similar names; filled only when no game was found. */
  nearest: number[];
}

const MAX_FOUND = 2_000;
const MAX_HIGHLIGHTED_GAMES = 24;
const MAX_NEAREST = 3;
/** If at most this many games contain all words, games that contain some of the words follow. */
const FEW_MATCHES = 3;
/** The factor for partial matches, so small that none of them comes before a full match. */
const PARTIAL_MATCH_FACTOR = 1e-6;
/** The factor for games of a genre that the term names. */
const GENRE_BOOST = 1.3;

/** A word that at least this share of the games contains does not distinguish them. */
const COMMON_SHARE = 0.5;
const MIN_GAMES = 50;

/** Matches a number. A number that is in no name says nothing about a game, as in "unblocked games 66". */
const DIGITS_ONLY = /^\d+$/;

/** Returns the words to search for: common words only if there are no others. */
const collectQueryWords = (
  needed: readonly string[],
  { lexicon, names, games }: GameIndex,
): readonly string[] => {
  if (games.length < MIN_GAMES) return needed;
  const rare = needed.filter((word) => {
    const id = lexicon.idOf(word);
    return id === undefined || names.countOf(id) < games.length * COMMON_SHARE;
  });
  return rare.some((word) => lexicon.idOf(word) !== undefined) ? rare : needed;
};

interface SearchAnswer extends Tally {
  /** Every spelling that was searched for. */
  searchedWords: ReadonlySet<string>;
}

const NO_MATCHES: SearchAnswer = { games: [], scores: new Float64Array(0), searchedWords: new Set() };

/** Returns all visible games, most played first, for a term without a word about a game. */
const listAllByPlays = ({ games }: GameIndex, nowMs: number): SearchAnswer => {
  const scores = Float64Array.from(games, ({ popularityBoost: lift }) => lift);
  const shown = games.flatMap(({ publishedMs }, at) => (publishedMs <= nowMs ? [at] : []));
  return { games: shown, scores, searchedWords: new Set() };
};

/** Appends games with some of the words to the few games with all of them. */
const addPartialMatches = (
  index: GameIndex,
  fullMatches: SearchAnswer,
  words: readonly string[],
  nowMs: number,
): SearchAnswer => {
  const searchedWords = new Set(fullMatches.searchedWords);
  const partialMatches = index.tally(createAnyWordQuestion(index, words, [], 'everything', searchedWords));
  const foundGames = new Set(fullMatches.games);
  const others = partialMatches.games.filter(
    (at) => !foundGames.has(at) && (index.games[at] as FoundGame).publishedMs <= nowMs,
  );
  for (const at of others)
    fullMatches.scores[at] = (partialMatches.scores[at] as number) * PARTIAL_MATCH_FACTOR;
  return { games: [...fullMatches.games, ...others], scores: fullMatches.scores, searchedWords };
};

const runQuery = (
  index: GameIndex,
  parsed: ParsedTerm,
  genres: readonly string[],
  searchedFields: SearchedFields,
  nowMs: number,
): SearchAnswer => {
  const { needed, unfinished, optional, joinedTerms } = parsed;
  if (joinedTerms.length === 0) return NO_MATCHES;
  const { games } = index;
  const searchedWords = new Set<string>();
  const words = collectQueryWords(needed, index).filter(
    (word) =>
      !DIGITS_ONLY.test(word) || index.lexicon.rangeOfPrefix(word)[0] < index.lexicon.rangeOfPrefix(word)[1],
  );
  for (const question of createQuestions(
    index,
    { words, unfinished, optional, joinedTerms },
    searchedFields,
    searchedWords,
  )) {
    const { games: found, scores } = index.tally(question);
    const shown = found.filter((at) => (games[at] as FoundGame).publishedMs <= nowMs);
    for (const at of shown) {
      const { popularityBoost: lift, mainGenre } = games[at] as FoundGame;
      const isOfGenre = mainGenre !== undefined && genres.includes(mainGenre);
      scores[at] = (scores[at] as number) * lift * (isOfGenre ? GENRE_BOOST : 1);
    }
    if (shown.length >= FEW_MATCHES || (shown.length > 0 && words.length < 2))
      return { games: shown, scores, searchedWords };
    if (shown.length > 0) {
      const found = { games: shown, scores: Float64Array.from(scores), searchedWords };
      return searchedFields === 'everything' ? addPartialMatches(index, found, words, nowMs) : found;
    }
  }
  return (parsed.isAnyGame || words.length === 0) && searchedFields === 'everything'
    ? listAllByPlays(index, nowMs)
    : NO_MATCHES;
};

/** Returns the words to highlight on the first cards. */
const collectMatches = (games: readonly FoundGame[], searchedWords: ReadonlySet<string>): string[] => {
  const matches = new Set<string>();
  for (const game of games) {
    const own = game.shown.filter((word) => searchedWords.has(word) || searchedWords.has(stemOf(word)));
    const title = splitWords(game.title);
    // The term matched the entire title as one word, so all of its words are highlighted.
    const isWhole = own.length === 0 && searchedWords.has(title.join(''));
    for (const word of isWhole ? title : own) matches.add(word);
  }
  return [...matches];
};

/**
 * Returns the families with visible games whose names the term contains or begins. Families that are fully named come
 * first.
 */
const findFamilies = (
  index: GameIndex,
  term: string,
  nowMs: number,
): { named: FamilySlug | null; begun: ReadonlySet<FamilySlug> } => {
  const isShown = (family: FamilySlug): boolean =>
    (index.families.get(family) ?? []).some(({ publishedMs }) => publishedMs <= nowMs);
  const named = findFamilyNamed(term, index.lexicon);
  const begun = new Set(findFamiliesWithPrefix(term).filter(isShown));
  return named && isShown(named) ? { named, begun: new Set([named, ...begun]) } : { named: null, begun };
};

/** If at least this many kinds of a family match, the kinds after the best match are suggested as the family. */
const MIN_KINDS = 3;

/** Returns the families to which many of the found games belong. */
const listFrequentFamilies = (found: readonly number[], { games, families }: GameIndex): Set<FamilySlug> => {
  const counts = new Map<FamilySlug, number>();
  if (families.size > 0)
    for (const at of found) {
      const { family } = games[at] as FoundGame;
      if (family) counts.set(family, (counts.get(family) ?? 0) + 1);
    }
  return new Set([...counts].flatMap(([family, count]) => (count >= MIN_KINDS ? family : [])));
};

/** The maximum number of families in a search result. */
const MAX_FAMILIES = 4;

/** Returns the visible games that match a term; otherwise the games with the most similar names. */
export const searchIndex = (index: GameIndex, term: string, nowMs: number): SearchMatches => {
  const parsed = parseTerm(term);
  const genres = findGenresNamed(term);
  const { named, begun } = findFamilies(index, term, nowMs);
  const answer = runQuery(index, parsed, genres, 'everything', nowMs);
  if (answer.games.length === 0) {
    const nearest = findNearestGames(index, parsed, MAX_NEAREST, nowMs);
    return {
      ...{ uids: [], matches: [], genres, family: named, families: [...begun] },
      nearest: nearest.map(({ uid }) => uid),
    };
  }
  const games = sortByScore(answer)
    .slice(0, MAX_FOUND)
    .map((at) => index.games[at] as FoundGame);
  const families = parsed.isAnyGame
    ? begun
    : new Set([...begun, ...listFrequentFamilies(answer.games, index)]);
  return {
    uids: games.map(({ uid }) => uid),
    matches: collectMatches(games.slice(0, MAX_HIGHLIGHTED_GAMES), answer.searchedWords),
    genres,
    family: named,
    families: [...families].slice(0, MAX_FAMILIES),
    nearest: [],
  };
};

/** A suggested title of a game or name of a family. */
export interface Suggestion {
  text: string;
  /** The uid of the game; null for a family. */
  uid: number | null;
  /** The family; null for a game. */
  family: FamilySlug | null;
}

const suggestGame = ({ title, uid }: FoundGame): Suggestion => ({ text: title, uid, family: null });
const suggestFamily = (family: FamilySlug): Suggestion => ({
  text: FAMILIES[family].name,
  uid: null,
  family,
});

/**
 * Returns suggestions for a typed text, best first, without duplicates: titles of games and names of families. If the
 * text names a family, the family replaces all of its games; otherwise it may replace its games after the best match.
 */
export const suggest = (index: GameIndex, term: string, nowMs: number, max: number): Suggestion[] => {
  const parsed = parseTerm(term);
  // A user who has typed "free" may want to type "freecell".
  const typedTerm = parsed.isAnyGame ? { ...parsed, needed: splitWords(term).slice(-1) } : parsed;
  const genres = findGenresNamed(term);
  const titleMatches = runQuery(index, typedTerm, genres, 'titles', nowMs);
  // No game has this name, but a genre or a tag may match.
  const answer =
    titleMatches.games.length > 0 ? titleMatches : runQuery(index, parsed, genres, 'everything', nowMs);
  const { named, begun } = findFamilies(index, term, nowMs);
  const frequent = listFrequentFamilies(answer.games, index);
  const nameOf = ({ family, name }: FoundGame): string =>
    family && (begun.has(family) || frequent.has(family)) ? `family ${family}` : name;
  const best = takeBestByName(answer, index.games, max, nameOf);
  const suggested = best.flatMap((game) => {
    const { family } = game;
    if (!family) return suggestGame(game);
    if (begun.has(family)) return suggestFamily(family);
    return frequent.has(family) ? [suggestGame(game), suggestFamily(family)] : suggestGame(game);
  });
  const unique = new Map<string, Suggestion>();
  for (const each of named ? [suggestFamily(named), ...suggested] : suggested)
    if (!unique.has(each.text)) unique.set(each.text, each);
  return [...unique.values()].slice(0, max);
};

/** Returns only the texts of the suggestions. */
export const suggestTitles = (...request: Parameters<typeof suggest>): string[] =>
  suggest(...request).map(({ text }) => text);
