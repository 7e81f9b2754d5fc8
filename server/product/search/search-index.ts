/** Asks the index: games in order of how well they fit, and how they are called. */
import { FIELDS, type GameIndex, WEIGHTS } from './build-index';
import { looseQuery, strictQuery } from './query-of';
import { fold, termWordsOf, wordsOf } from './words';

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

const ask = ({ words, games, known }: GameIndex, term: string, nowMs: number) => {
  const telling = termWordsOf(term);
  if (telling.length === 0) return [];
  const boostDocument = (uid: number): number =>
    1 + POPULARITY_SHARE * Math.min(1, Math.log10(1 + (games.get(uid)?.playCount ?? 0)) / MOST_PLAYS_LOG);
  const options = {
    boost: WEIGHTS,
    fields: [...FIELDS],
    boostDocument,
    weights: { fuzzy: 0.4, prefix: 0.55 },
    filter: ({ id }: { id: number }) => (games.get(id)?.publishedAt.getTime() ?? Infinity) <= nowMs,
  };
  const whole = wordsOf(term).join('');
  const asked = [
    () => strictQuery(telling, whole, (word) => known.has(word)),
    // A slip may have made another word of it.
    () => strictQuery(telling, whole, () => false),
    () => looseQuery(telling),
  ];
  for (const query of telling.length === 1 ? asked.slice(0, 2) : asked) {
    const results = words.search(query(), options);
    if (results.length > 0) return results;
  }
  return [];
};

/** The shown games that a term finds; nonsense finds none. */
export const searchIndex = (index: GameIndex, term: string, nowMs: number): Found => {
  const results = ask(index, term, nowMs).slice(0, MOST_FOUND);
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
  for (const { id } of ask(index, term, nowMs)) {
    const title = index.games.get(id as number)?.title ?? '';
    if (!titles.has(fold(title))) titles.set(fold(title), title);
    if (titles.size >= most) break;
  }
  return [...titles.values()];
};
