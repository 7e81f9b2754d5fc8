/** Simulates falling tick by tick: straight down, sideways past an obstacle, and from above. */
import { CELLS, PIECE, POWER, SIZE } from './config';
import { neighborOf, columnOf, isLoose } from './grid';
import { refillFruitOf } from './refills';
import type { FallingPiece, Play } from './types';

const ABOVE = -1;

/** Returns the next cell above that is not a hole, or `ABOVE` for the topmost cell. */
function findSource({ pieces }: Play, cell: number): number {
  let up = cell - SIZE;
  while (up >= 0 && pieces[up] === PIECE.hole) up -= SIZE;
  return up < 0 ? ABOVE : up;
}

/** Returns whether a piece will still fall straight into an empty cell. */
function isSupplied(play: Play, cell: number): boolean {
  let up = findSource(play, cell);
  while (up !== ABOVE && play.pieces[up] === PIECE.empty) up = findSource(play, up);
  return up === ABOVE || isLoose(play, up);
}

function isResting({ pieces }: Play, cell: number): boolean {
  let down = cell + SIZE;
  while (down < CELLS && pieces[down] === PIECE.hole) down += SIZE;
  return down >= CELLS || pieces[down] !== PIECE.empty;
}

function slideInto(play: Play, cell: number): number | null {
  for (const side of [-1, 1]) {
    const from = neighborOf(cell, side, -1);
    if (from !== null && isLoose(play, from) && isResting(play, from)) return from;
  }
  return null;
}

/** Lets all pieces fall and refills the board from above. Returns the path of each moved piece. */
export function dropAndRefillPieces(play: Play): FallingPiece[] {
  const { pieces, powers, draws, plan } = play;
  const falls: { piece: number; power: number; path: { tick: number; cell: number }[] }[] = [];
  const falling = new Map<number, (typeof falls)[number]>();
  const move = (from: number, to: number, tick: number) => {
    let fall = falling.get(from);
    if (from === ABOVE) {
      const column = columnOf(to);
      const piece = refillFruitOf(plan.seed, plan.kinds, column, draws[column]!++);
      fall = { piece, power: POWER.none, path: [{ tick, cell: ABOVE }] };
      falls.push(fall);
    } else if (!fall) {
      fall = { piece: pieces[from]!, power: powers[from]!, path: [{ tick, cell: from }] };
      falls.push(fall);
    }
    if (from !== ABOVE) {
      falling.delete(from);
      pieces[from] = PIECE.empty;
      powers[from] = POWER.none;
    }
    const last = fall.path.at(-1)!;
    // The piece paused in its cell, so its path continues from there.
    if (last.tick < tick) fall.path.push({ tick, cell: last.cell });
    fall.path.push({ tick: tick + 1, cell: to });
    falling.set(to, fall);
    pieces[to] = fall.piece;
    powers[to] = fall.power;
  };
  for (let tick = 0, hasMoved = true; hasMoved; tick++) {
    hasMoved = false;
    const movedCells = new Set<number>();
    for (let cell = CELLS - 1; cell >= 0; cell--) {
      if (pieces[cell] !== PIECE.empty) continue;
      const source = findSource(play, cell);
      const straight = source === ABOVE || (isLoose(play, source) && !movedCells.has(source)) ? source : null;
      const from = straight ?? (isSupplied(play, cell) ? null : slideInto(play, cell));
      if (from === null || (from !== ABOVE && movedCells.has(from))) continue;
      move(from, cell, tick);
      movedCells.add(cell);
      hasMoved = true;
    }
  }
  return falls;
}

/** Removes kettles at the bottom of their column. Returns their cells. */
export function deliverKettles({ pieces }: Play): number[] {
  const removedCells: number[] = [];
  for (let column = 0; column < SIZE; column++) {
    let cell = (SIZE - 1) * SIZE + column;
    while (cell >= 0 && pieces[cell] === PIECE.hole) cell -= SIZE;
    if (cell >= 0 && pieces[cell] === PIECE.kettle) {
      pieces[cell] = PIECE.empty;
      removedCells.push(cell);
    }
  }
  return removedCells;
}
