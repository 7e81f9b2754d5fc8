/** Counts the connected pieces of a picture. Cells that touch, also at corners, are connected. */
import type { Picture } from './types';

export function piecesOf({ size, tints }: Picture): number {
  const left = new Set(tints.flatMap((tint, cell) => (tint === '.' ? [] : [cell])));
  let pieces = 0;
  for (const first of left) {
    pieces++;
    const piece = new Set([first]);
    for (const cell of piece) {
      left.delete(cell);
      for (const other of left) {
        const across = Math.abs((cell % size) - (other % size));
        const down = Math.abs(Math.floor(cell / size) - Math.floor(other / size));
        if (across <= 1 && down <= 1) piece.add(other);
      }
    }
  }
  return pieces;
}
