/** Tests known names: a search finds a game by its known name, and the page shows that name beside the title. */
import type { Page } from '@playwright/test';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { expect, test } from './support/test';

const LAYOUTS = ['modern', 'classic'] as const;

const useLayout = async (page: Page, layout: (typeof LAYOUTS)[number], baseURL: string | undefined) =>
  page.context().addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL ?? '' }]);

for (const layout of LAYOUTS) {
  test(`finds a game by its known name in the ${layout} layout`, async ({ page, baseURL }) => {
    await useLayout(page, layout, baseURL);
    await page.goto('/search/picross');
    const first = page
      .getByRole('main')
      .getByRole('link', { name: /Nonogram Garden/ })
      .first();
    await expect(first).toBeVisible();
    // The trademark finds the game but is not displayed as its name.
    await expect(page.getByRole('main').getByText(/^Picross$/)).toHaveCount(0);
  });

  test(`shows the known name and the play line on its page in the ${layout} layout`, async ({
    page,
    baseURL,
  }) => {
    await useLayout(page, layout, baseURL);
    await page.goto('/gamelanding/firefly-field');
    await expect(page).toHaveTitle(/^Firefly Field: Number logic, like minesweeper/);
    const main = page.getByRole('main');
    await expect(main.getByText('Number logic, like minesweeper').first()).toBeVisible();
    await expect(main.getByText(/Find every firefly by the numbers/).first()).toBeVisible();
  });

  test(`offers the nearest games for a search without results in the ${layout} layout`, async ({
    page,
    baseURL,
  }) => {
    await useLayout(page, layout, baseURL);
    await page.goto('/search/zzyxlamp');
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing lit for “zzyxlamp”' })).toBeVisible();
    const nearest = page
      .locator('section, .classic-box')
      .filter({ has: page.getByRole('heading', { name: 'Closest matches' }) });
    await expect(nearest.locator('a[href^="/gamelanding/"]:not([data-kind="play"])')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'People are playing' })).toBeVisible();
  });

  test(`links to the genre that a search names in the ${layout} layout`, async ({ page, baseURL }) => {
    await useLayout(page, layout, baseURL);
    await page.goto('/search/card%20games');
    await page.getByRole('link', { name: 'All Card & Board games' }).click();
    await expect(page).toHaveURL('/online/card-board-games');
  });
}

test('suggests a game by its known name despite a typing error, and plays it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Search games' }).first().click();
  await page.keyboard.type('minsw', { delay: 30 });
  const best = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
  await expect(best).toHaveText(/^Firefly Field Number logic, like minesweeper/);
  await page.getByRole('link', { name: 'Play Firefly Field' }).click();
  await expect(page).toHaveURL(/\/(gameplayer|gamelanding)\/firefly-field/);
});
