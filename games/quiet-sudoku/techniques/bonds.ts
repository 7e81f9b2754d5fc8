/** Applies clues between cells: the candidates of a cell, with the clue on its side, limit the candidates of the other cell. */
import { digitsOf, type Board } from '../board';
import { DIGITS_ALLOWED_BY_BOND } from '../bonds';
import type { Step } from '../types';

type Use = (cell: number, other: number, excluded: number) => boolean;

/** Calls `use` for each side that removes candidates from a cell, until a call returns true. */
function eachBond({ candidates, layout }: Board, use: Use): void {
  if (!layout.bonds) return;
  for (let cell = 0; cell < candidates.length; cell++) {
    if (!candidates[cell]) continue;
    const bonds = layout.bonds[cell]!;
    for (let i = 0; i < bonds.length; i++) {
      const { kind, other } = bonds[i]!;
      const excluded = candidates[other]! & ~DIGITS_ALLOWED_BY_BOND[kind][candidates[cell]!]!;
      if (excluded && use(cell, other, excluded)) return;
      if (!candidates[cell]) break;
    }
  }
}

export function findBond(board: Board): Step | null {
  let step: Step | null = null;
  eachBond(board, (cell, other, excluded) => {
    step = {
      technique: 'bond',
      digits: digitsOf(excluded),
      cells: [cell, other],
      unit: null,
      other: null,
      place: null,
      remove: [{ cell: other, mask: excluded }],
    };
    return true;
  });
  return step;
}

/** Removes all candidates that the clues exclude, in one pass over the board. Returns the number of steps. */
export function sweepBonds(board: Board): number {
  let steps = 0;
  eachBond(board, (_, other, excluded) => {
    board.candidates[other]! &= ~excluded;
    steps++;
    return false;
  });
  return steps;
}
