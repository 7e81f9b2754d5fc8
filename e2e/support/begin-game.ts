/** From a game's page to its open board. */
import { expect } from '@playwright/test';
import { findingsInTheme, findingsOf } from './axe';
import type { GameTable } from './game-table';
import type { Press } from './press-by';

/** The start shows the drawing of the edition, and it came. */
const expectCover = async (table: GameTable): Promise<void> => {
  const drawing = table.frame.locator('.kit-cover img');
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
};

/** From the arch to the open level; gives the seed of its run, or nothing where one is gone on with. */
export const openLevel = async (table: GameTable, by: Press, isFirst: boolean): Promise<string> => {
  await by.on(table, table.arch);
  await expect(table.go).toBeVisible();
  await expectCover(table);
  await by.chooseMode(table);
  const seed = isFirst ? table.seedOfNextRun() : Promise.resolve('');
  await expect(table.go).toHaveText(isFirst ? 'Play' : 'Resume');
  await by.on(table, table.go);
  if (isFirst) await by.on(table, table.button('Got it'));
  await expect(table.frame.getByRole('dialog')).toHaveCount(0);
  return seed;
};

export const pauseAndResume = async (table: GameTable, by: Press): Promise<void> => {
  await by.on(table, table.frame.getByRole('button', { name: 'Pause', exact: true }));
  await expect(table.frame.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await by.on(table, table.button('Resume'));
  await expect(table.frame.locator('.kit-screen')).toHaveCount(0);
};

/** Expects that axe finds nothing in the game as it is shown, nor in the colors of strong contrast. */
export const expectAccessible = async (table: GameTable): Promise<void> => {
  const document = await table.document();
  const { theme = '' } = await document.evaluate(() => ({ ...window.document.documentElement.dataset }));
  expect(await findingsOf(document)).toEqual([]);
  expect(await findingsInTheme(document, 'contrast')).toEqual([]);
  await document.evaluate((name) => (window.document.documentElement.dataset.theme = name), theme);
};
