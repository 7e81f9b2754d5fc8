/** Fills boards and the queue from the seed. */
import { createRandom, type Random } from '../kit/seeded-random';
import { COLUMNS, ENDLESS_ROWS, endlessPaceFor, COPIED_TENTHS, ROWS, TREES } from './config';
import { neighborsOf, rowWidthOf } from './grid';
import type { Play } from './types';

function fillRow(cells: number[], parity: number, row: number, fruits: number, random: Random): void {
  for (let column = 0; column < rowWidthOf(parity, row); column++) {
    const cell = row * COLUMNS + column;
    const filledNeighbors = neighborsOf(parity, cell).filter((other) => cells[other]! >= 0);
    const isLike = filledNeighbors.length > 0 && random.below(10) < COPIED_TENTHS;
    cells[cell] = isLike ? cells[random.pick(filledNeighbors)]! : random.below(fruits);
  }
}

/** Fills the play with a new board: the tree of its stage, or the initial rows in endless mode. */
export function fillBoard(play: Play): void {
  const isOrchard = play.mode === 'orchard';
  const { rows, fruits, shots } = isOrchard
    ? TREES[play.stage]!
    : { rows: ENDLESS_ROWS, ...endlessPaceFor(play.stage) };
  const random = createRandom(`${play.seed}/board/${play.stage}`);
  play.cells = Array.from({ length: ROWS * COLUMNS }, () => -1);
  play.parity = 0;
  play.shotsLeft = shots;
  for (let row = 0; row < rows; row++) fillRow(play.cells, 0, row, fruits, random);
}

/** Adds a new row at the top; the other rows move down by one. */
export function pushRow(play: Play): void {
  play.stage++;
  const { fruits, shots } = endlessPaceFor(play.stage);
  play.parity = play.parity ? 0 : 1;
  play.cells = [...Array.from({ length: COLUMNS }, () => -1), ...play.cells.slice(0, -COLUMNS)];
  play.shotsLeft = shots;
  fillRow(play.cells, play.parity, 0, fruits, createRandom(`${play.seed}/row/${play.stage}`));
}

/** Draws the next fruit of the queue, only of kinds that are still on the tree. */
export function drawFruit(play: Play): number {
  const hanging = [...new Set(play.cells)].filter((fruit) => fruit >= 0).sort((a, b) => a - b);
  const random = createRandom(`${play.seed}/draw/${play.draws++}`);
  return hanging.length ? random.pick(hanging) : 0;
}
