/** Computes the appearance of a case. The blocks of each piece are joined, also when equal tints are adjacent. */
import { cellsOf } from '../shapes';
import type { Cell, PackLevel, PackPlay, Piece } from '../types';
import type { CellLook } from '../view-floor';
import { joinedSidesOf } from '../view-piece';
import { isPlaced } from './play';

/** Returns the appearance of the case's cells with the pieces at these positions. */
export function createCellLooks(
  { width, height, pieces }: PackLevel,
  positions: readonly Cell[],
): CellLook[] {
  const owner = new Array<number>(width * height).fill(-1);
  pieces.forEach(({ shape }, piece) => {
    if (positions[piece]! < 0) return;
    for (const cell of cellsOf(shape, positions[piece]!, width)) owner[cell] = piece;
  });
  return owner.map((piece, cell) => {
    if (piece < 0) return { tint: -1 };
    const joins = joinedSidesOf((down, right) => {
      const column = (cell % width) + right;
      return column >= 0 && column < width && owner[cell + down * width + right] === piece;
    });
    return { tint: pieces[piece]!.tint, joins };
  });
}

/** Returns the pieces beside the case, with a gap for each piece inside it. */
export const listTrayPieces = (play: PackPlay): (Piece | null)[] =>
  play.level.pieces.map((piece, number) => (isPlaced(play, number) ? null : piece));
