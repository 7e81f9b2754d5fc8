/** Creates boards, and shuffles a board without a legal swap. In both cases no group burns by itself, and a legal swap exists. */
import { createRandom } from '../kit/seeded-random';
import { CELLS, PIECE, POWER, SIZE } from './config';
import { columnOf, isKind, isLoose, rowOf } from './grid';
import { findGroups } from './match';
import { listSwaps } from './swaps';
import type { Board, Plan } from './types';

const MAX_ATTEMPTS = 200;

function placeFurniture({ layout }: Plan): Board {
  const board: Board = {
    pieces: new Array<number>(CELLS).fill(PIECE.empty),
    powers: new Array<number>(CELLS).fill(POWER.none),
    frost: new Array<number>(CELLS).fill(0),
    locks: new Array<number>(CELLS).fill(0),
  };
  [...(layout ?? []).join('')].forEach((sign, cell) => {
    if (sign === '#') board.pieces[cell] = PIECE.hole;
    if (sign === 'f' || sign === 'F') board.frost[cell] = sign === 'f' ? 1 : 2;
    if (sign === 'c' || sign === 'C') {
      board.pieces[cell] = PIECE.crate;
      board.powers[cell] = sign === 'c' ? 1 : 2;
    }
    if (sign === 'L') board.pieces[cell] = PIECE.lantern;
    if (sign === 'k') board.pieces[cell] = PIECE.kettle;
    if (sign === 'x') board.locks[cell] = 1;
  });
  return board;
}

/** Creates the board for a plan. */
export function createBoard(plan: Plan): Board {
  const random = createRandom(`${plan.seed} board`);
  const board = placeFurniture(plan);
  const open = board.pieces.flatMap((piece, cell) => (piece === PIECE.empty ? [cell] : []));
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    for (const cell of open) board.pieces[cell] = PIECE.empty;
    for (const cell of open) {
      const kindOfPair = (step: number, room: number) =>
        room >= 2 && board.pieces[cell - step] === board.pieces[cell - 2 * step]
          ? board.pieces[cell - step]!
          : PIECE.empty;
      const banned = [kindOfPair(1, columnOf(cell)), kindOfPair(SIZE, rowOf(cell))];
      let kind = random.below(plan.kinds);
      while (banned.includes(kind)) kind = random.below(plan.kinds);
      board.pieces[cell] = kind;
    }
    if (listSwaps(board, 1).length > 0) break;
  }
  return board;
}

/**
 * Shuffles the movable embers until a legal swap exists. Returns the source of each cell's ember, or null when that is
 * impossible.
 */
export function shuffleBoard(board: Board, seed: string, count: number): number[] | null {
  const random = createRandom(`${seed} shuffle ${count}`);
  const movableCells = board.pieces.flatMap((piece, cell) =>
    isLoose(board, cell) && (isKind(piece) || piece === PIECE.star) ? [cell] : [],
  );
  const { pieces, powers } = { pieces: [...board.pieces], powers: [...board.powers] };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const order = random.shuffle(movableCells);
    movableCells.forEach((cell, i) => {
      board.pieces[cell] = pieces[order[i]!]!;
      board.powers[cell] = powers[order[i]!]!;
    });
    if (findGroups(board).length === 0 && listSwaps(board, 1).length > 0) {
      const from = Array.from({ length: CELLS }, (_, cell) => cell);
      movableCells.forEach((cell, i) => (from[cell] = order[i]!));
      return from;
    }
  }
  Object.assign(board, { pieces, powers });
  return null;
}
