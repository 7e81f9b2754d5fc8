/** Computes the reach of powers, single ones and two combined. */
import { CELLS, PIECE, POWER, SIZE } from './config';
import { columnCells, columnOf, isKind, rowCells, rowOf, squareOf } from './grid';
import type { BlastEffect, Board } from './types';

const rowBlast = (cell: number, row = rowOf(cell)): BlastEffect => ({
  type: 'row',
  cell,
  cells: rowCells(row),
});
const columnBlast = (cell: number, column = columnOf(cell)): BlastEffect => ({
  type: 'column',
  cell,
  cells: columnCells(column),
});
const burstBlast = (cell: number, reach = 1): BlastEffect => ({
  type: 'burst',
  cell,
  cells: squareOf(cell, reach),
});

const cellsOfKind = ({ pieces }: Board, kind: number): number[] =>
  pieces.flatMap((piece, cell) => (piece === kind ? [cell] : []));

/** Returns the most frequent kind on the board (the lowest number among equals), or −1 when there is none. */
export function findCommonKind({ pieces }: Board): number {
  const counts: number[] = [];
  for (const piece of pieces) if (isKind(piece)) counts[piece] = (counts[piece] ?? 0) + 1;
  let best = -1;
  counts.forEach((count, kind) => {
    if (best < 0 || count > counts[best]!) best = kind;
  });
  return best;
}

/** Returns the blast when the piece in a cell burns by itself, or null for a plain ember. */
export function findBlast(board: Board, cell: number): BlastEffect | null {
  if (board.pieces[cell] === PIECE.star)
    return { type: 'star', cell, cells: cellsOfKind(board, findCommonKind(board)) };
  if (!isKind(board.pieces[cell]!)) return null;
  const power = board.powers[cell]!;
  if (power === POWER.row) return rowBlast(cell);
  if (power === POWER.column) return columnBlast(cell);
  return power === POWER.burst ? burstBlast(cell) : null;
}

const isFlare = (power: number) => power === POWER.row || power === POWER.column;

function starBlasts(board: Board, star: number, other: number): BlastEffect[] {
  const kind = board.pieces[other]!;
  if (kind === PIECE.star)
    return [{ type: 'star', cell: star, cells: Array.from({ length: CELLS }, (_, cell) => cell) }];
  const cells = cellsOfKind(board, kind);
  const power = board.powers[other]!;
  // Every ember of the kind gets the power of the piece with which the star was swapped. The flares among them
  // alternate their direction.
  for (const cell of power ? cells : [])
    board.powers[cell] = isFlare(power) ? (cell % 2 ? POWER.row : POWER.column) : power;
  board.powers[other] = power;
  return [{ type: 'star', cell: star, cells }];
}

/** Returns the blasts when two special pieces are swapped, centered on the first one. Both lose their own powers. */
export function combineSpecials(board: Board, at: number, other: number): BlastEffect[] {
  const { pieces, powers } = board;
  const spend = (...cells: number[]) => cells.forEach((cell) => (powers[cell] = POWER.none));
  const starAt = [at, other].find((cell) => pieces[cell] === PIECE.star);
  if (starAt !== undefined) return starBlasts(board, starAt, starAt === at ? other : at);
  const bursts = [at, other].filter((cell) => powers[cell] === POWER.burst).length;
  spend(at, other);
  if (bursts === 2) return [burstBlast(at, 2)];
  if (bursts === 0) return [rowBlast(at), columnBlast(at)];
  const indexesAround = (middle: number) =>
    [middle - 1, middle, middle + 1].filter((i) => i >= 0 && i < SIZE);
  return [
    ...indexesAround(rowOf(at)).map((row) => rowBlast(at, row)),
    ...indexesAround(columnOf(at)).map((column) => columnBlast(at, column)),
  ];
}
