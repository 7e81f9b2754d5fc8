/** Computes the pyramid: the free tiles, the legal moves, and solvable deals. */
import { createRandom } from '../../kit/seeded-random';
import { ALL_TILES, PIPS } from '../tiles';
import type { Tile } from '../types';
import { MAX_VISITED, ROWS, TWELVE } from './config';
import type { Board, Deal, PatienceMove } from './types';

/** The row and column of each position. */
export const POSITIONS: readonly (readonly [row: number, column: number])[] = Array.from(
  { length: ROWS },
  (_, row) => Array.from({ length: row + 1 }, (__, column) => [row, column] as const),
).flat();

const positionAt = (row: number, column: number): number => (row * (row + 1)) / 2 + column;
/** The two positions below each position, none in the last row. */
const POSITIONS_BELOW = POSITIONS.map(([row, column]) =>
  row === ROWS - 1 ? [] : [positionAt(row + 1, column), positionAt(row + 1, column + 1)],
);
const ALL_TAKEN_MASK = 2 ** ALL_TILES.length - 1;

const hasTile = (bits: number, tile: Tile): boolean => (bits & (1 << tile)) !== 0;

export const isCleared = ({ taken, shelved }: Board): boolean => taken === ALL_TAKEN_MASK && shelved === 0;

/** Returns the free tiles: those that no tile of the row below covers, and those on the shelf. */
export function listFreeTiles(tiles: readonly Tile[], { taken, shelved }: Board): Tile[] {
  const free = tiles.filter(
    (tile, position) =>
      !hasTile(taken, tile) && POSITIONS_BELOW[position]!.every((below) => hasTile(taken, tiles[below]!)),
  );
  return [...free, ...ALL_TILES.filter((tile) => hasTile(shelved, tile))];
}

export const listShelf = ({ shelved }: Board): Tile[] => ALL_TILES.filter((tile) => hasTile(shelved, tile));

export const isPair = (one: Tile, other: Tile): boolean =>
  one !== other && PIPS[one]! + PIPS[other]! === TWELVE;

function applyToBoard(board: Board, move: readonly Tile[]): Board {
  const bits = move.reduce((sum, tile) => sum | (1 << tile), 0);
  if (move.length === 1) return { taken: board.taken | bits, shelved: board.shelved | bits };
  return { taken: board.taken | bits, shelved: board.shelved & ~bits };
}

/** Returns the board after a move, or null if the move is illegal. */
export function applyMoveToBoard(
  deal: Pick<Deal, 'tiles' | 'shelf'>,
  board: Board,
  move: readonly Tile[],
): Board | null {
  const free = listFreeTiles(deal.tiles, board);
  if (!move.every((tile) => free.includes(tile))) return null;
  const [one, other] = move as [Tile, Tile?];
  if (other !== undefined) return isPair(one, other) ? applyToBoard(board, move) : null;
  const isRoom = listShelf(board).length < deal.shelf && !hasTile(board.shelved, one);
  return isRoom ? applyToBoard(board, move) : null;
}

/** Returns every legal move, pairs first. */
function listMovesOn(deal: Pick<Deal, 'tiles' | 'shelf'>, board: Board): Tile[][] {
  const free = listFreeTiles(deal.tiles, board);
  const moves: Tile[][] = [];
  free.forEach((one, at) => {
    for (const other of free.slice(at + 1)) if (isPair(one, other)) moves.push([one, other]);
  });
  if (listShelf(board).length < deal.shelf)
    for (const tile of free) if (!hasTile(board.taken, tile)) moves.push([tile]);
  return moves;
}

/** Returns a solution from a board, or null when the search finds none within its limit. */
export function solve(deal: Pick<Deal, 'tiles' | 'shelf'>, from: Board, max: number): PatienceMove[] | null {
  const visited = new Set<string>();
  const solution: Tile[][] = [];
  const search = (board: Board): boolean => {
    if (isCleared(board)) return true;
    const key = `${board.taken} ${board.shelved}`;
    if (visited.size >= max || visited.has(key)) return false;
    visited.add(key);
    for (const move of listMovesOn(deal, board)) {
      solution.push(move);
      if (search(applyToBoard(board, move))) return true;
      solution.pop();
    }
    return false;
  };
  return search(from) ? (solution as PatienceMove[]) : null;
}

export const DEALT_BOARD: Board = { taken: 0, shelved: 0 };

/** Deals a pyramid from a seed. The deal is solvable with a shelf of this size. */
export function dealPyramid(seed: string, shelf: number): Deal {
  for (let attempt = 0; ; attempt++) {
    const tiles = createRandom(`${seed} patience ${attempt}`).shuffle(ALL_TILES);
    const solution = solve({ tiles, shelf }, DEALT_BOARD, MAX_VISITED.deal);
    if (solution) return { tiles, shelf, solution };
  }
}
