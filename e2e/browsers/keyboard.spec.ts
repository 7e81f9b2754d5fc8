/** Tests keys of other layouts and input methods, as browsers report them, in a running game. */
import type { Locator } from '@playwright/test';
import { byMouse } from '../support/play-by';
import { dailyLevel, SudokuTable, type SudokuStep } from '../support/sudoku-table';
import { localToday } from '../support/today';
import { test } from './support/test';

interface PressedKey {
  key: string;
  code: string;
  ctrlKey?: boolean;
  shiftKey?: boolean;
}

/** Characters of the digit row without Shift on a French keyboard. */
const AZERTY_DIGITS = ['à', '&', 'é', '"', "'", '(', '-', 'è', '_', 'ç'];

const pressOn = (target: Locator, pressed: PressedKey): Promise<void> =>
  target.evaluate((element, init) => {
    element.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  }, pressed);

const enterGame = async (table: SudokuTable): Promise<void> => {
  await table.page.goto('/gameplayer/quiet-sudoku');
  await byMouse.press(table, table.page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }));
  await table.expectFilled(table.givenCount);
};

test('accepts the digits of AZERTY, undo on a Cyrillic layout, and keys without a name', async ({ page }) => {
  const table = new SudokuTable(page, dailyLevel(localToday()));
  await enterGame(table);
  const [first, second] = table.steps as [SudokuStep, SudokuStep];
  const cell = table.cell(first.cell);
  await byMouse.press(table, cell);
  await pressOn(cell, { key: AZERTY_DIGITS[first.digit]!, code: `Digit${first.digit}` });
  await table.expectFilled(table.givenCount + 1);
  await pressOn(cell, { key: 'я', code: 'KeyZ', ctrlKey: true });
  await table.expectFilled(table.givenCount);
  await pressOn(cell, { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true });
  await table.expectFilled(table.givenCount + 1);
  await byMouse.press(table, table.cell(second.cell));
  await pressOn(table.cell(second.cell), { key: 'Unidentified', code: `Digit${second.digit}` });
  await table.expectFilled(table.givenCount + 2);
});
