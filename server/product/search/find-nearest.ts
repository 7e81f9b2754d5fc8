/** Suggests the games with the most similar names for a search term that finds nothing. */
import type { FoundGame, GameIndex } from './build-index';
import { takeBestByName } from './sort-by-score';
import type { ParsedTerm } from './words';

/** The minimum share of common letter pairs for similar words. */
const MIN_SIMILARITY = 0.2;
const MAX_SIMILAR_WORDS = 12;

const letterPairsOf = (word: string): Set<string> => {
  const padded = ` ${word} `;
  const pairs = new Set<string>();
  for (let at = 0; at < padded.length - 1; at += 1) pairs.add(padded.slice(at, at + 2));
  return pairs;
};

/** Returns Dice's coefficient of the letter pairs, including those at the word's ends. */
const similarityOf = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared += 1;
  return (2 * shared) / (left.size + right.size);
};

const findSimilarWords = (words: readonly string[], typed: string): { id: number; similarity: number }[] => {
  const pairs = letterPairsOf(typed);
  return words
    .map((word, id) => ({ id, similarity: similarityOf(pairs, letterPairsOf(word)) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((left, right) => right.similarity - left.similarity)
    .slice(0, MAX_SIMILAR_WORDS);
};

/** Returns the visible games with the most similar names; popular games if too few are similar. */
export const findNearestGames = (
  { games, lexicon, titles }: GameIndex,
  { needed }: ParsedTerm,
  max: number,
  nowMs: number,
): FoundGame[] => {
  const scores = Float64Array.from(games, ({ popularityBoost: lift }) => lift - 1);
  for (const word of needed)
    for (const { id, similarity } of findSimilarWords(lexicon.words, word)) {
      const { games: holders, weights } = titles.at(id);
      holders.forEach((at, place) => {
        scores[at] = (scores[at] ?? 0) + similarity * (weights[place] ?? 0);
      });
    }
  const shown = games.flatMap(({ publishedMs }, at) => (publishedMs <= nowMs ? [at] : []));
  return takeBestByName({ games: shown, scores }, games, max, ({ name }) => name);
};
