/** Tests the search box: suggestions by mouse, keys and touch, closing them, and terms that are too short. */
import type { Page } from '@playwright/test';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { MESSAGES } from '@/lib/messages';
import { expect, test } from './support/test';

const searchBox = (page: Page) =>
  page.getByRole('search', { name: 'Site' }).getByRole('combobox', { name: 'Search games' });
const suggestionRows = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

const typeSearch = async (page: Page, text: string): Promise<void> => {
  await page.goto('/');
  await searchBox(page).click();
  await page.keyboard.type(text, { delay: 30 });
};

test.describe('the search box', () => {
  test('opens the search with the slash key, moves in the list with the arrow keys, and opens a row with Enter', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(searchBox(page)).toBeVisible();
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('rchard', { delay: 30 });

    await expect(suggestionRows(page)).toHaveText([/^Bubble Orchard/, /^All results for “rchard”/]);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(suggestionRows(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(searchBox(page)).toHaveAttribute(
      'aria-activedescendant',
      (await suggestionRows(page).first().getAttribute('id')) ?? 'none',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/Bubble%20Orchard');
    await expect(page.getByRole('link', { name: /Bubble Orchard/ }).first()).toBeVisible();
    await expect(suggestionRows(page)).toHaveCount(0);
  });

  test('runs the search on Enter if no row is highlighted', async ({ page }) => {
    await typeSearch(page, 'suduko');
    await expect(suggestionRows(page).first()).toHaveText(/^Sudoku 20 kinds/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/suduko');
  });

  test('opens a family’s page by its name, and plays its puzzle of the day', async ({ page }) => {
    await typeSearch(page, 'sudoku');
    await expect(suggestionRows(page).first()).toHaveText(/^Sudoku 20 kinds/);
    await expect(suggestionRows(page).filter({ hasText: 'Quiet Sudoku Mini' })).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/online/family/sudoku');

    await typeSearch(page, 'solitaire');
    await expect(suggestionRows(page).first()).toHaveText(/^Solitaire 32 kinds/);
    const play = page.locator('.search-rows').getByRole('link', { name: 'Play Hearthside Solitaire' });
    await play.click();
    await expect(page).toHaveURL('/gamelanding/hearthside-solitaire');
    await expect(page.locator('iframe[src*="/play/hearthside-solitaire/"]')).toBeVisible();
  });

  test('lists a kind before its family', async ({ page }) => {
    await typeSearch(page, 'killer sudoku');
    await expect(suggestionRows(page).first()).toHaveText(/^Quiet Sudoku Sums/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/killer%20sudoku');
    await expect(page.locator('.top-result h2')).toHaveText('Quiet Sudoku Sums');
  });

  for (const layout of ['modern', 'classic'] as const)
    test(`shows the family that a search names first, in the ${layout} layout`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL ?? '' }]);
      await page.goto('/search/sudoku%20online', { waitUntil: 'networkidle' });
      const family = page.locator('.top-result');
      await expect(family.getByRole('heading', { name: 'Sudoku' })).toBeVisible();
      await expect(family.getByRole('link', { name: 'Play today' })).toHaveAttribute(
        'href',
        '/gamelanding/quiet-sudoku',
      );
      await family.getByRole('link', { name: 'All 20 kinds' }).click();
      await expect(page).toHaveURL('/online/family/sudoku');
    });

  test('closes the list on Escape, on a press outside and when the field is emptied', async ({ page }) => {
    await typeSearch(page, 'sud');
    await expect(suggestionRows(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suggestionRows(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('sud');

    await page.keyboard.press('ArrowDown');
    await expect(suggestionRows(page).first()).toBeVisible();
    await page.mouse.click(4, 500);
    await expect(suggestionRows(page)).toHaveCount(0);

    await searchBox(page).click();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(searchBox(page)).toBeFocused();
    await expect(suggestionRows(page)).toHaveCount(0);
  });

  test('opens a row with a click', async ({ page }) => {
    await typeSearch(page, 'cats');
    await suggestionRows(page).first().click();
    await expect(page).toHaveURL('/search/Rooftop%20Cats');
  });

  test('shows a notice for a term under three characters and stays on the page', async ({ page }) => {
    await typeSearch(page, 'ab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(MESSAGES.searchTooShort)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('never replaces newer suggestions by a slow older response', async ({ page }) => {
    let resolveRequested = (): void => undefined;
    const requested = new Promise<void>((resolve) => (resolveRequested = resolve));
    await page.route('**/api/games/suggestions?q=sud', async (route) => {
      resolveRequested();
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      await route.fulfill({ json: ['Late Sudoku'] });
    });
    const delayedResponse = page.waitForResponse('**/api/games/suggestions?q=sud');
    await typeSearch(page, 'sud');
    await requested;
    await searchBox(page).fill('cats');
    await expect(suggestionRows(page).first()).toHaveText(/Rooftop Cats/);
    await delayedResponse;
    await expect(suggestionRows(page).first()).toHaveText(/Rooftop Cats/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

    // Waits for the scripts, because without them the link opens the search page.
    test('searches by touch in a sheet with its field at the bottom', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Search games' });
      await expect(sheet.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('lantrn', { delay: 30 });
      const first = sheet.getByRole('option').first();
      await expect(first).toHaveText(/Lantern Words/);
      // The best suggestion is next to the field.
      const [row, field] = [await first.boundingBox(), await sheet.getByRole('combobox').boundingBox()];
      expect((field?.y ?? 0) - (row?.y ?? 0)).toBeLessThan(90);
      await first.tap();
      await expect(page).toHaveURL('/search/Lantern%20Words');
      await expect(sheet).toBeHidden();
    });

    test('offers popular games, genres and the recent searches before anything is typed', async ({
      page,
    }) => {
      await page.goto('/search/nonogram', { waitUntil: 'networkidle' });
      const link = page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' });
      const sheet = page.getByRole('dialog', { name: 'Search games' });
      await link.tap();
      await sheet.getByRole('combobox').fill('pool');
      await sheet.getByRole('button', { name: 'Search' }).tap();
      await expect(page).toHaveURL('/search/pool');

      await link.tap();
      const popular = sheet.getByRole('region', { name: 'Popular tonight' });
      await expect(popular.getByRole('link')).toHaveCount(4);
      await expect(
        sheet.getByRole('region', { name: 'Genres' }).getByRole('link', { name: 'Word' }),
      ).toBeVisible();
      const recent = sheet.getByRole('region', { name: 'Recent searches' });
      await recent.getByRole('button', { name: 'Remove “pool”' }).tap();
      await expect(recent).toHaveCount(0);
      await expect(sheet.getByRole('combobox')).toBeFocused();
      await popular.getByRole('link').first().tap();
      await expect(page).toHaveURL(/\/gamelanding\//);
      await expect(page.locator('.game-theatre[data-state="hidden"]')).toBeVisible();
    });

    test('closes the sheet by its button and by Escape', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const link = page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' });
      const sheet = page.getByRole('dialog', { name: 'Search games' });
      await link.tap();
      await sheet.getByRole('button', { name: 'Close' }).tap();
      await expect(sheet).toBeHidden();
      await link.tap();
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });
  });

  test('truncates text that is too long for a search term', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const field = page.getByRole('combobox', { name: 'Search games' });
    await field.click();
    await page.keyboard.insertText('quiet sudoku '.repeat(20));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('quiet sudoku');
  });
});
