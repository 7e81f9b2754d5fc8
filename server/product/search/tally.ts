/** Scores games by the weights of the query's words, for games that contain all words or any of them. */
import type { Postings } from './packed-postings';

/** A word's postings and the weight of the word. */
export type WeightedPostings = readonly [postings: Postings, weight: number];

export interface TallyQuestion {
  /** The possible spellings of each word. */
  words: readonly (readonly WeightedPostings[])[];
  requiresAllWords: boolean;
  /**
   * The possible spellings of each optional word. An optional word raises the score of games that match the other
   * words, but finds no further games.
   */
  optional: readonly (readonly WeightedPostings[])[];
  /**
   * Names that match the joined query. They find further games, and raise the score of games that the separate words
   * already match.
   */
  joinedTerms: readonly WeightedPostings[];
}

export interface Tally {
  /** Positions of games in the index, unordered. */
  games: readonly number[];
  /** The score of each game, at the game's position in the index. */
  scores: Float64Array;
}

/** The factor by which an optional word raises a game's score. */
const OPTIONAL_BOOST = 1.1;

/**
 * Takes the best of a word's spellings for each game instead of their sum, because several similar words do not make a
 * better match.
 */
const countBestMatches = (
  spellings: readonly WeightedPostings[],
  best: Float64Array,
  counts: Uint8Array,
  /** Considers only games that already match this many words; null for all games. */
  wanted: number | null,
): number[] => {
  const matchedGames: number[] = [];
  for (const [{ games, weights }, weight] of spellings)
    for (let at = 0; at < games.length; at += 1) {
      const game = games[at] as number;
      if (wanted !== null && counts[game] !== wanted) continue;
      const score = (weights[at] as number) * weight;
      const known = best[game] as number;
      if (score <= known) continue;
      if (known === 0) matchedGames.push(game);
      best[game] = score;
    }
  return matchedGames;
};

/**
 * Creates a function that finds and scores the matches of a query among `size` games. The next query overwrites the
 * scores of a result, because allocating new arrays would cost more than the calculation.
 */
export const createTally = (size: number): ((question: TallyQuestion) => Tally) => {
  const scores = new Float64Array(size);
  const counts = new Uint8Array(size);
  const best = new Float64Array(size);

  return ({ words, requiresAllWords: isEachNeeded, optional, joinedTerms }) => {
    for (const saved of [scores, counts, best]) saved.fill(0);
    let found: number[] = [];
    words.forEach((spellings, number) => {
      const touched = countBestMatches(spellings, best, counts, isEachNeeded ? number : null);
      if (isEachNeeded) found = touched;
      else for (const game of touched) if (counts[game] === 0) found.push(game);
      for (const game of touched) {
        scores[game] = (scores[game] as number) + (best[game] as number);
        counts[game] = (counts[game] as number) + 1;
        best[game] = 0;
      }
    });
    const needed = isEachNeeded ? words.length : 1;
    const isFound = (game: number): boolean => (counts[game] as number) >= needed;
    const games = [...found];
    for (const game of countBestMatches(joinedTerms, best, counts, null))
      if (!isFound(game)) games.push(game);
    for (const game of games) {
      const hasWords = isFound(game);
      const whole = best[game] as number;
      const parts = (hasWords ? (counts[game] as number) : 0) + (whole > 0 ? Math.max(1, words.length) : 0);
      scores[game] = ((hasWords ? (scores[game] as number) : 0) + whole) * parts;
      best[game] = 0;
    }
    for (const spellings of optional)
      for (const game of countBestMatches(spellings, best, counts, null)) {
        if ((scores[game] as number) > 0)
          scores[game] = OPTIONAL_BOOST * (scores[game] as number) + (best[game] as number);
        best[game] = 0;
      }
    return { games, scores };
  };
};
