/** The three ways to press something: by mouse, by touch, by key. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { SudokuStep, SudokuTable } from './sudoku-table';

export interface InputMethod {
  /** Presses a control of the page or of the game. */
  press(table: SudokuTable, control: Locator): Promise<void>;
  /** Fills a cell. */
  place(table: SudokuTable, step: SudokuStep): Promise<void>;
}

const createPointerInput = (pressAt: (page: Page, x: number, y: number) => Promise<void>): InputMethod => {
  const pressControl: InputMethod['press'] = async (table, control) => {
    await control.scrollIntoViewIfNeeded();
    const { x, y } = await table.pointOf(control);
    await pressAt(table.page, x, y);
  };
  return {
    press: pressControl,
    place: async (table, { cell, digit }) => {
      await pressControl(table, table.cell(cell));
      await expect(table.cell(cell)).toHaveAttribute('aria-selected', 'true');
      await pressControl(table, table.digit(digit));
    },
  };
};

export const byMouse = createPointerInput((page, x, y) => page.mouse.click(x, y));
export const byTouch = createPointerInput((page, x, y) => page.touchscreen.tap(x, y));

const MAX_TABS = 60;

/** Moves the focus to a control with Tab only. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let tabs = 0; !(await hasFocus()); tabs += 1) {
    if (tabs > MAX_TABS) throw new Error('Tab does not lead there.');
    await page.keyboard.press('Tab');
  }
};

const SUDOKU_SIZE = 9;

export const byKeys: InputMethod = {
  press: async (table, control) => {
    await tabTo(table.page, control);
    await table.page.keyboard.press('Enter');
  },
  place: async (table, { cell, digit }) => {
    const { keyboard } = table.page;
    const selected = Number(
      await table.frame.locator('[role="gridcell"][aria-selected="true"]').getAttribute('data-cell'),
    );
    const go = async (key: string, times: number) => {
      for (let step = 0; step < times; step += 1) await keyboard.press(key);
    };
    const down = Math.floor(cell / SUDOKU_SIZE) - Math.floor(selected / SUDOKU_SIZE);
    const right = (cell % SUDOKU_SIZE) - (selected % SUDOKU_SIZE);
    await go(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
    await go(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
    await expect(table.cell(cell)).toHaveAttribute('aria-selected', 'true');
    await keyboard.press(String(digit));
  },
};
