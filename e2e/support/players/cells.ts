/** Presses the cells of a board whose cells are controls, with a pointer or the arrow keys. */
import { expect, type Locator } from '@playwright/test';
import type { GameTable } from '../game-table';
import { walkCursor, type PressMethod } from '../press-by';

export const cellLocator = (table: GameTable, index: number): Locator =>
  table.frame.getByRole('gridcell').nth(index);

/** Returns the index of the cell with the cursor. */
const readCursor = (table: GameTable): Promise<number> =>
  table.frame
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.findIndex((cell) => cell.getAttribute('tabindex') === '0'));

export const pressCell = async (
  table: GameTable,
  by: PressMethod,
  columns: number,
  cell: number,
  key: string,
) => {
  if (by.name !== 'keys') return by.on(table, cellLocator(table, cell));
  await walkCursor(table, columns, await readCursor(table), cell);
  await expect(cellLocator(table, cell)).toHaveAttribute('tabindex', '0');
  await table.page.keyboard.press(key);
};
