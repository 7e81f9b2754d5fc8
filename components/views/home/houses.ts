/** Which daily game lives in which of the six houses, or in as many of them as a shorter street has. */
import type { GameSummary } from '@/lib/contract/game';

const HOUSES = [
  { key: 'jigsaw', word: 'jigsaw' },
  { key: 'sudoku', word: 'sudoku' },
  { key: 'wordsearch', word: 'word' },
  { key: 'solitaire', word: 'solitaire' },
  { key: 'match', word: 'match' },
  { key: 'hidden', word: 'attic' },
] as const;

export interface House {
  key: (typeof HOUSES)[number]['key'];
  /** Null where no game has moved in yet. */
  game: GameSummary | null;
}

/**
 * Gives each game the house drawn for it, then the games that are left the houses that are free, in order.
 * A street of fewer than six keeps the houses that are lived in, then the first of the others.
 */
export const arrangeHouses = (dailies: readonly GameSummary[], length: number = HOUSES.length): House[] => {
  const waiting = [...dailies];
  const take = (index: number): GameSummary | null =>
    index < 0 ? null : (waiting.splice(index, 1)[0] ?? null);
  const houses = HOUSES.map(({ key, word }) => ({
    key,
    game: take(waiting.findIndex(({ keyword }) => keyword.includes(word))),
  }));
  const settled = houses.map(({ key, game }) => ({ key, game: game ?? waiting.shift() ?? null }));
  const empty = settled.filter(({ game }) => game === null).map(({ key }) => key);
  const gone = new Set(empty.slice(empty.length - (HOUSES.length - length)));
  return settled.filter(({ key }) => !gone.has(key));
};
