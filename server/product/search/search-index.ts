/** Queries the index: games by how well they match, and their titles. */
import type { FoundGame, GameIndex } from './build-index';
import { questionsOf, type Reach } from './parse-query';
import { bestNamed, rank } from './rank';
import type { Tally } from './tally';
import { significantOf, wordsOf } from './words';

export interface Found {
  /** Best first. */
  uids: number[];
  /** Folded words of the games that the term matched. */
  matches: string[];
}

const NOTHING: Found = { uids: [], matches: [] };
const MOST_FOUND = 2_000;
const MARKED_GAMES = 24;

/** A word that this share of the games has does not distinguish them. */
const COMMON_SHARE = 0.5;
const MIN_GAMES = 50;

/** The words to search for: common ones only when there are no others. */
const queryWordsOf = (typed: readonly string[], { lexicon, names, games }: GameIndex): readonly string[] => {
  const telling = significantOf(typed);
  if (games.length < MIN_GAMES) return telling;
  const rare = telling.filter((word) => {
    const id = lexicon.idOf(word);
    return id === undefined || names.countOf(id) < games.length * COMMON_SHARE;
  });
  return rare.length > 0 ? rare : telling;
};

interface Answer extends Tally {
  /** Every spelling that was searched for. */
  spelt: ReadonlySet<string>;
}

const NONE: Answer = { games: [], scores: new Float64Array(0), spelt: new Set() };

const ask = (index: GameIndex, typed: readonly string[], reach: Reach, nowMs: number): Answer => {
  const words = queryWordsOf(typed, index);
  if (words.length === 0) return NONE;
  const { games } = index;
  const spelt = new Set<string>();
  for (const question of questionsOf(index, { words, whole: typed.join('') }, reach, spelt)) {
    const { games: found, scores } = index.tally(question);
    const shown = found.filter((at) => (games[at] as FoundGame).publishedMs <= nowMs);
    for (const at of shown) scores[at] = (scores[at] as number) * (games[at] as FoundGame).lift;
    if (shown.length > 0) return { games: shown, scores, spelt };
  }
  return NONE;
};

/** The words to highlight on the first cards. */
const matchesOf = (games: readonly FoundGame[], spelt: ReadonlySet<string>): string[] => {
  const matches = new Set<string>();
  for (const game of games) {
    const own = game.shown.filter((word) => spelt.has(word));
    // Found as a whole: all its words are meant.
    const meant = own.length === 0 && spelt.has(game.whole) ? wordsOf(game.title) : own;
    for (const word of meant) matches.add(word);
  }
  return [...matches];
};

/** The visible games that match a term; nonsense matches none. */
export const searchIndex = (index: GameIndex, term: string, nowMs: number): Found => {
  const answer = ask(index, wordsOf(term), 'everything', nowMs);
  if (answer.games.length === 0) return NOTHING;
  const games = rank(answer)
    .slice(0, MOST_FOUND)
    .map((at) => index.games[at] as FoundGame);
  return {
    uids: games.map(({ uid }) => uid),
    matches: matchesOf(games.slice(0, MARKED_GAMES), answer.spelt),
  };
};

/** Titles that match a typed text, best first, without duplicates. */
export const suggestTitles = (index: GameIndex, term: string, nowMs: number, most: number): string[] => {
  const typed = wordsOf(term);
  const titled = ask(index, typed, 'titles', nowMs);
  // No game has this name, but a genre or a tag may.
  const answer = titled.games.length > 0 ? titled : ask(index, typed, 'everything', nowMs);
  return bestNamed(answer, index.games, most).map(({ title }) => title);
};
