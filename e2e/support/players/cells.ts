/** Presses the cells of a board whose cells are controls, with a pointer or the arrow keys. */
import { expect, type Locator } from '@playwright/test';
import type { GameTable } from '../game-table';
import { walk, type Press } from '../press-by';

export const cellOf = (table: GameTable, index: number): Locator =>
  table.frame.getByRole('gridcell').nth(index);

/** Returns the index of the cell with the cursor. */
const cursorOf = (table: GameTable): Promise<number> =>
  table.frame
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.findIndex((cell) => cell.getAttribute('tabindex') === '0'));

export const pressCell = async (table: GameTable, by: Press, columns: number, cell: number, key: string) => {
  if (by.name !== 'keys') return by.on(table, cellOf(table, cell));
  await walk(table, columns, await cursorOf(table), cell);
  await expect(cellOf(table, cell)).toHaveAttribute('tabindex', '0');
  await table.page.keyboard.press(key);
};
