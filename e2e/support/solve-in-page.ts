/** Solves today's Quiet Sudoku on an open board, in the time that a person needs. */
import { expect, type Page } from '@playwright/test';
import { byMouse } from './play-by';
import { dailyLevel, SudokuTable } from './sudoku-table';
import { localToday } from './today';

export const solveInPage = async (page: Page): Promise<SudokuTable> => {
  const table = new SudokuTable(page, dailyLevel(localToday()));
  await table.expectFilled(table.givenCount);
  for (const step of table.steps.slice(0, -1)) await byMouse.place(table, step);
  await table.waitForHonestTime();
  const last = table.steps.at(-1);
  if (last) await byMouse.place(table, last);
  await expect(table.result).toBeVisible();
  return table;
};
