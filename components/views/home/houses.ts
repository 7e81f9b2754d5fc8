/** Assigns daily games to the eight houses of the street, or to fewer houses of a shorter street. */
import type { GameSummary } from '@/lib/contract/game';

const STREET_HOUSES = [
  { key: 'jigsaw', word: 'jigsaw' },
  { key: 'sudoku', word: 'sudoku' },
  { key: 'wordsearch', word: 'word' },
  { key: 'solitaire', word: 'solitaire' },
  { key: 'match', word: 'match' },
  { key: 'hidden', word: 'attic' },
  { key: 'nonogram', word: 'nonogram' },
  { key: 'crossword', word: 'cross' },
] as const;

/** The minimum number of houses. With fewer games, some houses are free, because a shorter street looks unfinished. */
const MIN_STREET_LENGTH = 6;

/** Returns the number of houses in the street of the home page. */
export const countStreetHouses = (games: number): number =>
  Math.min(STREET_HOUSES.length, Math.max(MIN_STREET_LENGTH, games));

export interface StreetHouseAssignment {
  key: (typeof STREET_HOUSES)[number]['key'];
  /** The game of the house; null for a free house. */
  game: GameSummary | null;
}

/**
 * Gives each game the house that was drawn for it. The remaining games get the free houses, in order. A shorter street
 * leaves out free houses at its end.
 */
export const arrangeHouses = (
  dailies: readonly GameSummary[],
  length: number = STREET_HOUSES.length,
): StreetHouseAssignment[] => {
  const waiting = [...dailies];
  const takeGame = (index: number): GameSummary | null =>
    index < 0 ? null : (waiting.splice(index, 1)[0] ?? null);
  const houses = STREET_HOUSES.map(({ key, word }) => ({
    key,
    game: takeGame(waiting.findIndex(({ keyword }) => keyword.includes(word))),
  }));
  const resolved = houses.map(({ key, game }) => ({ key, game: game ?? waiting.shift() ?? null }));
  const empty = resolved.filter(({ game }) => game === null).map(({ key }) => key);
  const removedHouses = new Set(empty.slice(empty.length - (STREET_HOUSES.length - length)));
  return resolved.filter(({ key }) => !removedHouses.has(key));
};
