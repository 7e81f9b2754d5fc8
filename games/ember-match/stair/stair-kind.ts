/** Defines the stair for the shell's session. A run plays one step, which is selected before the run begins. */
import { createParser } from '../../kit/shell/rules';
import type { PuzzleKind } from '../../kit/shell/kind';
import { MODE_LABELS, STAIR } from '../config';
import { createGame, type Game } from '../state';
import type { ModeKey, Swap } from '../types';
import { type LedgerHead, createHead, isHead, type Ledger } from './ledger';
import { stairSource, type StairMove } from './stair-rules';
import { planOf, stepOfBoardCode } from './steps';

export type StairGame = Game<LedgerHead>;
export type StairKind = PuzzleKind<ModeKey, StairMove, StairGame, object>;

const isHeadMove = (move: StairMove | undefined): move is LedgerHead => move !== undefined && isHead(move);

/**
 * Returns the code of the step and board that the first move selects (see `boardCodeOf`), or null when the first move
 * selects none.
 */
export const findBoardCode = (moves: readonly StairMove[]): number | null =>
  isHeadMove(moves[0]) ? moves[0][1] : null;
export function stepOfMoves(moves: readonly StairMove[]): number | null {
  const boardCode = findBoardCode(moves);
  return boardCode === null ? null : stepOfBoardCode(boardCode);
}

/**
 * Returns the definition of the stair for the game shell. `chosen` returns the code of the board that a new run
 * plays.
 */
export const stairKind = (ledger: Ledger, chosen: () => number): StairKind => ({
  edition: STAIR,
  modeLabels: MODE_LABELS,
  parseMoves: createParser(stairSource),
  parseExtra: () => ({}),
  extraOf: () => ({}),
  begin({ mode }, saved) {
    if (mode !== 'stair') return null;
    const [first, ...swaps] = saved?.moves ?? [];
    const head = isHeadMove(first) ? first : createHead(chosen(), ledger);
    return createGame<LedgerHead>(planOf(head[1]), swaps as Swap[], [head]);
  },
});
