/** Recommends rows of games based on the player's own finished results, each with its reason. */
import type { Game, GameSummary } from '../../contract/game';
import type { PlayedMode } from '../../contract/history';
import { countWord } from '../play/amounts';

export interface ForYouRow {
  key: string;
  /** The reason for the row, such as "Because you finished three games of Nonogram". */
  reason: string;
  games: GameSummary[];
}

/** The number of rows, and of games in each row. */
export const FOR_YOU = { rows: 2, games: 8 } as const;

/** Returns the games with the most finished results across all modes; the order of `played` breaks ties. */
export const favoriteKeywords = (
  played: readonly Pick<PlayedMode, 'game' | 'results'>[],
  count: number,
): { game: string; results: number }[] => {
  const totals = new Map<string, number>();
  for (const { game, results } of played) totals.set(game, (totals.get(game) ?? 0) + results);
  return [...totals]
    .map(([game, results]) => ({ game, results }))
    .filter(({ results }) => results > 0)
    .sort((a, b) => b.results - a.results)
    .slice(0, count);
};

const countInWords = (count: number): string => (count === 10 ? 'ten' : countWord(count).toLowerCase());

/**
 * Returns the reason for a row.
 * @param finished how many results the player has in the game; at least 1
 */
export const reasonText = ({ title, knownAs }: Pick<Game, 'title' | 'knownAs'>, finished: number): string =>
  `Because you finished ${countInWords(finished)} game${finished === 1 ? '' : 's'} of ${knownAs[0] ?? title}`;
