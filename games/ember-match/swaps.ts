/** Finds the legal swaps. */
import { isWithin } from '../kit/shell/rules';
import { CELLS, PIECE, SIZE } from './config';
import { columnOf, isLoose, isSpecial } from './grid';
import { isMatched } from './match';
import type { Board, Swap } from './types';

/** Returns whether an untrusted item has the form of a swap. The replay checks whether the swap is legal. */
export const isSwap = (item: readonly unknown[]): boolean =>
  item.length === 2 && isWithin(item[0], 0, CELLS - 1) && isWithin(item[1], 0, 1);

/** Returns the other cell of a swap, or null outside the grid. */
export function partnerOf([cell, way]: Swap): number | null {
  if (way === 0) return columnOf(cell) < SIZE - 1 ? cell + 1 : null;
  return cell + SIZE < CELLS ? cell + SIZE : null;
}

/** Exchanges two cells. */
export function exchangePieces({ pieces, powers }: Board, a: number, b: number): void {
  [pieces[a], pieces[b]] = [pieces[b]!, pieces[a]!];
  [powers[a], powers[b]] = [powers[b]!, powers[a]!];
}

/** Returns whether two neighbors combine instead of forming a group: two powers, or a star with any ember. */
export function isCombination(board: Board, a: number, b: number): boolean {
  const { pieces } = board;
  if (pieces[a] === PIECE.kettle || pieces[b] === PIECE.kettle) return false;
  if (pieces[a] === PIECE.star || pieces[b] === PIECE.star) return true;
  return isSpecial(board, a) && isSpecial(board, b);
}

/** Returns whether a swap burns something. */
export function isLegal(board: Board, swap: Swap): boolean {
  const a = swap[0];
  const b = partnerOf(swap);
  if (b === null || !isLoose(board, a) || !isLoose(board, b)) return false;
  if (isCombination(board, a, b)) return true;
  if (board.pieces[a] === board.pieces[b]) return false;
  exchangePieces(board, a, b);
  const burns = isMatched(board, a) || isMatched(board, b);
  exchangePieces(board, a, b);
  return burns;
}

/** Returns every swap that burns something, up to a limit. */
export function listSwaps(board: Board, limit = Infinity): Swap[] {
  const swaps: Swap[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    for (const direction of [0, 1] as const) {
      if (swaps.length >= limit) return swaps;
      if (isLegal(board, [cell, direction])) swaps.push([cell, direction]);
    }
  return swaps;
}
