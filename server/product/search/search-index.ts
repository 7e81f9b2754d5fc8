/** Asks the index: games in order of how well they fit, and how they are called. */
import { type GameIndex, WEIGHTS } from './build-index';
import { EVERYTHING, looseQuery, type Reach, strictQuery, TITLES } from './query-of';
import { fold } from '@/lib/domain/fold';
import { termWordsOf, wordsOf } from './words';

export interface Found {
  /** Best first. */
  uids: number[];
  /** Words of the games that the term matched, folded. */
  matches: string[];
}

const NOTHING: Found = { uids: [], matches: [] };
/** Popularity decides between games that fit alike; it never lifts one over a better fit by more than this share. */
const POPULARITY_SHARE = 0.12;
const MOST_PLAYS_LOG = 7;
const MOST_FOUND = 2_000;
const MARKED_GAMES = 24;
const MARKED_FIELDS = new Set<string>(['title', 'keyword']);

/** A word that so great a share of the games has tells none from another. */
const COMMON_SHARE = 0.5;
const MIN_GAMES = 50;

/** The words that are asked for: common ones only where there is nothing else. */
const askedWordsOf = (term: string, { known, games }: GameIndex): string[] => {
  const telling = termWordsOf(term);
  if (games.size < MIN_GAMES) return telling;
  const rare = telling.filter((word) => (known.get(word) ?? 0) < games.size * COMMON_SHARE);
  return rare.length > 0 ? rare : telling;
};

const ask = (index: GameIndex, term: string, reach: Reach, nowMs: number) => {
  const { words, games, known, beginnings } = index;
  const asked = askedWordsOf(term, index);
  if (asked.length === 0) return [];
  const boostDocument = (uid: number): number =>
    1 + POPULARITY_SHARE * Math.min(1, Math.log10(1 + (games.get(uid)?.playCount ?? 0)) / MOST_PLAYS_LOG);
  const options = {
    boost: WEIGHTS,
    boostDocument,
    weights: { fuzzy: 0.4, prefix: 0.55 },
    filter: ({ id }: { id: number }) => (games.get(id)?.publishedAt.getTime() ?? Infinity) <= nowMs,
  };
  const whole = wordsOf(term).join('');
  const last = asked.at(-1);
  const questions = [
    // The last word may not be finished.
    () =>
      strictQuery(
        asked,
        whole,
        index,
        reach,
        (word) => known.has(word) || (word === last && beginnings.has(word)),
      ),
    // A slip may have made another word of it.
    () => strictQuery(asked, whole, index, reach, () => false),
    () => looseQuery(asked, reach),
  ];
  for (const question of asked.length === 1 ? questions.slice(0, 2) : questions) {
    const results = words.search(question(), options);
    if (results.length > 0) return results;
  }
  return [];
};

/** The shown games that a term finds; nonsense finds none. */
export const searchIndex = (index: GameIndex, term: string, nowMs: number): Found => {
  const results = ask(index, term, EVERYTHING, nowMs).slice(0, MOST_FOUND);
  if (results.length === 0) return NOTHING;
  const matches = new Set<string>();
  for (const { id, match } of results.slice(0, MARKED_GAMES)) {
    const named = Object.keys(match).filter((word) => match[word]?.some((field) => MARKED_FIELDS.has(field)));
    const isWhole = named.length === 0 && Object.values(match).some((fields) => fields.includes('whole'));
    // Found as a whole: all its words are meant.
    const marked = isWhole ? wordsOf(index.games.get(id as number)?.title ?? '') : named;
    for (const word of marked) matches.add(word);
  }
  return { uids: results.map(({ id }) => id as number), matches: [...matches] };
};

/** Titles that fit a typed text, best first, each once. */
export const suggestTitles = (index: GameIndex, term: string, nowMs: number, most: number): string[] => {
  const titles = new Map<string, string>();
  const titled = ask(index, term, TITLES, nowMs);
  // Nothing is called so: a genre or a tag may be.
  const results = titled.length > 0 ? titled : ask(index, term, EVERYTHING, nowMs);
  for (const { id } of results) {
    const title = index.games.get(id as number)?.title ?? '';
    if (!titles.has(fold(title))) titles.set(fold(title), title);
    if (titles.size >= most) break;
  }
  return [...titles.values()];
};
