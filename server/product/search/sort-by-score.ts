/** Selects the best games without sorting all of them. */
import type { FoundGame } from './build-index';
import type { Tally } from './tally';

/** Returns positions of games, best first. */
export const sortByScore = ({ games, scores }: Tally): number[] =>
  [...games].sort((left, right) => (scores[right] as number) - (scores[left] as number) || left - right);

/**
 * Returns the best games with different names, best first.
 * @param nameOf returns the name; only the best game with a name is returned
 */
export const takeBestByName = (
  { games, scores }: Tally,
  all: readonly FoundGame[],
  max: number,
  nameOf: (game: FoundGame) => string,
): FoundGame[] => {
  const best: { game: FoundGame; score: number; at: number }[] = [];
  const isBefore = (score: number, at: number, other: { score: number; at: number }): boolean =>
    score > other.score || (score === other.score && at < other.at);
  for (const at of games) {
    const score = scores[at] as number;
    const last = best[max - 1];
    if (last && !isBefore(score, at, last)) continue;
    const game = all[at] as FoundGame;
    const name = nameOf(game);
    const same = best.findIndex((other) => nameOf(other.game) === name);
    if (same >= 0) {
      if (!isBefore(score, at, best[same] as (typeof best)[number])) continue;
      best.splice(same, 1);
    }
    const place = best.findIndex((other) => isBefore(score, at, other));
    best.splice(place < 0 ? best.length : place, 0, { game, score, at });
    if (best.length > max) best.pop();
  }
  return best.map(({ game }) => game);
};
