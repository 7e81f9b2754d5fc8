/** Simulates the flight of a shot: small integer steps, bounces, the first contact, and the cell in which it ends. */
import { SINE_SCALE, SINES } from './aim-table';
import { CANNON, COLUMNS, DIAMETER, FIELD_WIDTH, HIT_DISTANCE, RADIUS, ROW_HEIGHT, ROWS } from './config';
import { centerOf, isShortRow, neighborsOf, rowOf, rowWidthOf } from './grid';
import type { Flight, Play, Point } from './types';

const STEP = 32;
const HIT_SQUARED = HIT_DISTANCE * HIT_DISTANCE;

const squaredDistance = (a: Point, b: Point) => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** Yields the cells whose centers may be within a bubble's diameter of a point. */
function* listCellsNear({ parity }: Play, { x, y }: Point): Generator<number> {
  const middle = Math.floor(y / ROW_HEIGHT);
  for (let row = Math.max(0, middle - 1); row <= Math.min(ROWS - 1, middle + 1); row++) {
    const column = Math.floor((x - (isShortRow(parity, row) ? RADIUS : 0)) / DIAMETER);
    const last = Math.min(rowWidthOf(parity, row) - 1, column + 1);
    for (let c = Math.max(0, column - 1); c <= last; c++) yield row * COLUMNS + c;
  }
}

function touchesBubble(play: Play, at: Point): boolean {
  for (const cell of listCellsNear(play, at))
    if (play.cells[cell]! >= 0 && squaredDistance(centerOf(play.parity, cell), at) < HIT_SQUARED) return true;
  return false;
}

/** Returns the nearest free cell that touches a bubble or the top. */
function findRestingCell(play: Play, at: Point): number {
  let best = -1;
  let bestDistance = Infinity;
  const consider = (cell: number) => {
    if (play.cells[cell]! >= 0) return;
    const hangs =
      rowOf(cell) === 0 || neighborsOf(play.parity, cell).some((neighbor) => play.cells[neighbor]! >= 0);
    const distance = squaredDistance(centerOf(play.parity, cell), at);
    if (hangs && distance < bestDistance) [best, bestDistance] = [cell, distance];
  };
  for (const cell of listCellsNear(play, at)) consider(cell);
  if (best < 0)
    for (let row = 0; row < ROWS; row++)
      for (let c = 0; c < rowWidthOf(play.parity, row); c++) consider(row * COLUMNS + c);
  return best;
}

/**
 * Follows a shot. The aim is in half degrees from vertical. Uses only integers, so that every JavaScript engine
 * computes the same result.
 */
export function traceShot(play: Play, aim: number): Flight {
  const lowestRow = play.cells.reduce((row, fruit, cell) => (fruit >= 0 ? rowOf(cell) : row), -1);
  const nearY = RADIUS + (lowestRow + 1) * ROW_HEIGHT + DIAMETER;
  let dx = SINES[Math.abs(aim)]! * Math.sign(aim) * STEP;
  const dy = SINES[180 - Math.abs(aim)]! * STEP;
  let x = CANNON.x * SINE_SCALE;
  let y = CANNON.y * SINE_SCALE;
  const left = RADIUS * SINE_SCALE;
  const right = (FIELD_WIDTH - RADIUS) * SINE_SCALE;
  const at = { x: CANNON.x, y: CANNON.y };
  const path: Point[] = [{ ...at }];
  while (at.y > RADIUS) {
    x += dx;
    y -= dy;
    if (x < left || x > right) {
      const wall = x < left ? left : right;
      x = 2 * wall - x;
      dx = -dx;
      path.push({ x: wall / SINE_SCALE, y: Math.floor(y / SINE_SCALE) });
    }
    at.x = Math.floor(x / SINE_SCALE);
    at.y = Math.floor(y / SINE_SCALE);
    if (at.y < nearY && touchesBubble(play, at)) break;
  }
  path.push({ ...at });
  return { path, cell: findRestingCell(play, at) };
}
