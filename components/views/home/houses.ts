/** Which daily game lives in which of the six houses. */
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

/** Gives each game the house drawn for it, then the games that are left the houses that are free, in order. */
export const settleHouses = (dailies: readonly GameSummary[]): House[] => {
  const waiting = [...dailies];
  const take = (index: number): GameSummary | null =>
    index < 0 ? null : (waiting.splice(index, 1)[0] ?? null);
  const houses = HOUSES.map(({ key, word }) => ({
    key,
    game: take(waiting.findIndex(({ keyword }) => keyword.includes(word))),
  }));
  return houses.map(({ key, game }) => ({ key, game: game ?? waiting.shift() ?? null }));
};
