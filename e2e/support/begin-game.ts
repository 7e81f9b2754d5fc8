/** Opens a game's board from its page, and its modes from the board. */
import { expect } from '@playwright/test';
import { findThemeViolations, findViolations } from './axe';
import type { GameTable } from './game-table';
import type { PressMethod } from './press-by';

/** Presses Play on the page, which opens the board at once. Returns the seed of its run, or an empty text for a resumed run. */
export const openLevel = async (table: GameTable, by: PressMethod, isFirst: boolean): Promise<string> => {
  const seed = isFirst ? table.seedOfNextRun() : Promise.resolve('');
  await by.on(table, table.arch);
  await expect(table.arch).toHaveCount(0);
  await expect(table.frame.getByRole('dialog')).toHaveCount(0);
  return seed;
};

/** Opens the modes from the board through the pause menu. */
export const openModes = async (table: GameTable, by: PressMethod): Promise<void> => {
  await by.on(table, table.frame.getByRole('button', { name: 'Pause', exact: true }));
  await by.on(table, table.frame.getByRole('dialog', { name: 'Paused' }).locator('.kit-button').nth(2));
  const drawing = table.frame.locator('.kit-cover img');
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
};

export const pauseAndResume = async (table: GameTable, by: PressMethod): Promise<void> => {
  await by.on(table, table.frame.getByRole('button', { name: 'Pause', exact: true }));
  await expect(table.frame.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await by.on(table, table.button('Resume'));
  await expect(table.frame.locator('.kit-screen')).toHaveCount(0);
};

const KEY_NAMES = /\b(keys?|Space|Enter|Tab|Shift|Escape|mouse|click|wheel zooms?)\b/;

/** Expects the instructions of a game that is played by touch to name neither a key nor the mouse. */
export const expectInstructionsWithoutKeys = async (table: GameTable, by: PressMethod): Promise<void> => {
  await by.on(table, table.frame.getByRole('button', { name: 'Pause', exact: true }));
  await by.on(table, table.button('How to play'));
  const rules = table.frame.getByRole('dialog', { name: 'How to play' });
  await expect(rules).toBeVisible();
  expect(await rules.innerText()).not.toMatch(KEY_NAMES);
  await by.on(table, table.button('Got it'));
  await by.on(table, table.button('Resume'));
  await expect(table.frame.locator('.kit-screen')).toHaveCount(0);
};

/** Expects axe to find nothing in the game as it is displayed, nor in the strong-contrast theme. */
export const expectAccessible = async (table: GameTable): Promise<void> => {
  const document = await table.document();
  const { theme = '' } = await document.evaluate(() => ({ ...window.document.documentElement.dataset }));
  expect(await findViolations(document)).toEqual([]);
  expect(await findThemeViolations(document, 'contrast')).toEqual([]);
  await document.evaluate((name) => (window.document.documentElement.dataset.theme = name), theme);
};
