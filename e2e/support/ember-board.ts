/** Plays a board of embers by mouse, touch and keys, and reads its counters. */
import { expect } from '@playwright/test';
import { SIZE } from '@/games/ember-match/config';
import { columnOf, rowOf } from '@/games/ember-match/grid';
import { SHEET_CELLS } from '@/games/ember-match/paint';
import type { Play } from '@/games/ember-match/types';
import type { GameTable } from './game-table';
import { dragPointer, walkCursor, type Point, type PressMethod } from './press-by';

/** Two neighboring cells. */
export interface CellSwap {
  from: number;
  to: number;
}

const cellPoint = async (table: GameTable, cell: number): Promise<Point> => {
  const box = await table.frame.getByRole('application').boundingBox();
  if (!box) throw new Error('The board is not on the page.');
  const cellCenter = (start: number, length: number, index: number) =>
    start + length * (0.5 + (index + 0.5 - SIZE / 2) / SHEET_CELLS);
  return { x: cellCenter(box.x, box.width, columnOf(cell)), y: cellCenter(box.y, box.height, rowOf(cell)) };
};

/** Returns the cell of the keyboard cursor, which the game announces after an arrow key. */
const readCursor = async (table: GameTable): Promise<number> => {
  await table.page.keyboard.press('ArrowRight');
  const positionText = table.frame.getByText(/^Row \d, column \d: /);
  const [row = 0, column = 0] = ((await positionText.textContent()) ?? '').match(/\d/g)?.map(Number) ?? [];
  return (row - 1) * SIZE + column - 1;
};

const swapByKeys = async (table: GameTable, { from, to }: CellSwap): Promise<void> => {
  await walkCursor(table, SIZE, await readCursor(table), from);
  const place = `Row ${rowOf(from) + 1}, column ${columnOf(from) + 1}: `;
  await expect(table.frame.getByText(place)).toBeVisible();
  await table.page.keyboard.press('Space');
  await expect(table.frame.getByText(/Picked up/)).toBeVisible();
  await walkCursor(table, SIZE, from, to);
};

/** Swaps two neighbors: by a drag of the mouse, by two taps, or by picking up and pushing with the keys. */
export const makeSwap = async (table: GameTable, by: PressMethod, step: CellSwap): Promise<void> => {
  if (by.name === 'keys') return swapByKeys(table, step);
  const [from, to] = [await cellPoint(table, step.from), await cellPoint(table, step.to)];
  if (by.name === 'mouse') return dragPointer(table, from, to);
  await table.page.touchscreen.tap(from.x, from.y);
  await table.page.touchscreen.tap(to.x, to.y);
};

/** Expects the counters to show this state. */
export const expectCounts = async (
  { frame }: GameTable,
  { movesLeft, score }: Pick<Play, 'movesLeft' | 'score'>,
): Promise<void> => {
  await expect(frame.locator('.em-count')).toHaveText(String(movesLeft));
  await expect(frame.locator('.em-points')).toHaveText(score.toLocaleString('en'));
};
