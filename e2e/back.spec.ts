/**
 * Tests Back: it closes an open dialog, menu or board before it leaves the page, and the page shows the progress of a
 * started daily.
 */
import type { Page } from '@playwright/test';
import { byTouch } from './support/play-by';
import { dailyLevel, SudokuTable } from './support/sudoku-table';
import { localToday } from './support/today';
import { expect, test } from './support/test';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

const SUDOKU_PATH = '/gamelanding/quiet-sudoku';

/** Goes back once the history entry of the open dialog exists; the code that adds it loads with the first dialog. */
const goBack = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => 'openDialogs' in ((window.history.state ?? {}) as object));
  await page.evaluate(() => window.history.back());
};

test.describe('the Back button', () => {
  test('closes the search sheet and stays on the page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Search games' });
    await expect(sheet).toBeVisible();
    await goBack(page);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('closes a sheet when Back is pressed at the moment it opens', async ({ page }) => {
    await page.goto('/help', { waitUntil: 'networkidle' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('dialog[open]')) return;
        observer.disconnect();
        setTimeout(() => window.history.back());
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' }).tap();
    await expect(page.getByRole('dialog', { name: 'Search games' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light the street.');
    await expect(page).toHaveURL('/');
  });

  test('closes the menu of a card, and leaves the page with the next Back', async ({ page }) => {
    await page.goto('/help', { waitUntil: 'networkidle' });
    await page.goto('/online/puzzle-games', { waitUntil: 'networkidle' });
    await page.locator('.card-menu').first().tap();
    const menu = page.getByRole('dialog', { name: 'Lists and hiding' });
    await expect(menu).toBeVisible();
    await goBack(page);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/online/puzzle-games');
    await page.goBack();
    await expect(page).toHaveURL('/help');
  });

  test('leaves a page with one Back after its dialog was closed by its button', async ({ page }) => {
    await page.goto('/help', { waitUntil: 'networkidle' });
    await page.goto('/online/puzzle-games', { waitUntil: 'networkidle' });
    await page.locator('.card-menu').first().tap();
    const menu = page.getByRole('dialog', { name: 'Lists and hiding' });
    await menu.getByRole('button', { name: 'Close' }).tap();
    await expect(menu).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => Object.keys(history.state as object)))
      .not.toContain('openDialogs');
    await page.goBack();
    await expect(page).toHaveURL('/help');
  });

  test('returns from a result of the search sheet to the page below it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' }).tap();
    await page.getByRole('combobox').pressSequentially('minesweeper');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/minesweeper');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light the street.');
  });

  test('closes a started board, and shows its progress on the page', async ({ page }) => {
    await page.goto(SUDOKU_PATH, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Play today' }).tap();
    const table = new SudokuTable(page, dailyLevel(localToday()));
    await table.expectFilled(table.givenCount);
    for (const step of table.steps.slice(0, 2)) await byTouch.place(table, step);
    await table.waitForSaved(2);
    await goBack(page);
    await expect(page.locator('.game-player[data-state="hidden"]')).toHaveCount(0);
    await expect(page).toHaveURL(SUDOKU_PATH);
    const progress = `2 of ${table.steps.length} cells`;
    await expect(page.getByRole('link', { name: 'Resume today' })).toBeVisible();
    await expect(page.locator('.landing-hero .today')).toContainText(progress);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('.house[href="/gamelanding/quiet-sudoku"]')).toContainText(progress);
  });

  test('closes a board that was started on the player page', async ({ page }) => {
    await page.goto('/gameplayer/quiet-sudoku', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Play Quiet Sudoku' }).tap();
    const player = page.locator('.game-player');
    await expect(player).toHaveAttribute('data-state', 'hidden');
    await goBack(page);
    await expect(player).toHaveAttribute('data-state', 'waiting');
    await expect(page).toHaveURL('/gameplayer/quiet-sudoku');
  });
});
