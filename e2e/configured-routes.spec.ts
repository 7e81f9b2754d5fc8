/** Tests a separate site whose configuration moves the search and forces the layout of pages. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { removeDataFolder } from '../scripts/lib/data-folder.mjs';
import { startSite } from '../scripts/lib/site-server.mjs';
import { expect, test as base } from './support/test';

type StartedSite = Awaited<ReturnType<typeof startSite>>;

const dataDir = fileURLToPath(new URL('../.data-e2e-configured', import.meta.url));
const ROUTE_SETTINGS = {
  SEARCH_URL: '/find',
  FORCED_CLASSIC_PATHS: '/help/*,/404',
  FORCED_MODERN_PATHS: '/gamelanding/[slug]',
  DESCRIPTION: '',
};

const test = base.extend<object, { site: StartedSite }>({
  site: [
    async ({}, use) => {
      await removeDataFolder(dataDir);
      const site = await startSite({ dataDir, env: ROUTE_SETTINGS });
      await use(site);
      await site.end('SIGKILL');
      await removeDataFolder(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
test.describe.configure({ mode: 'serial' });

const readLayout = (page: Page) => page.locator('html').getAttribute('data-layout');
const readCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sw_result_layout')?.value;

test.describe('a site with configured routes', () => {
  test('serves the search at its configured path from a link, with a term, and by URL', async ({ page }) => {
    // Before hydration, Enter submits the form and loads a document; this is about navigations after it.
    await page.goto('/online/all-games', { waitUntil: 'networkidle' });
    const document = await page.evaluateHandle(() => window.document);
    await page.getByRole('combobox', { name: 'Search games' }).first().fill('lantern');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/find/lantern');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lantern');
    await page
      .getByRole('navigation', { name: 'Kind of game' })
      .getByRole('link', { name: /^Daily/ })
      .click();
    await expect(page).toHaveURL('/find/lantern?kind=daily');
    await page.goBack();
    await expect(page).toHaveURL('/find/lantern');
    await page.goBack();
    await expect(page).toHaveURL('/online/all-games');
    // No navigation so far has loaded another document.
    expect(await document.evaluate((known) => known === window.document)).toBe(true);

    await page.goto('/search/lantern?kind=daily');
    await expect(page).toHaveURL('/find/lantern?kind=daily');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lantern');
    await expect(page.locator('a[href^="/search"]')).toHaveCount(0);
  });

  test('forces the layout of a page on the first load and by a link, and restores the chosen layout on the next page', async ({
    page,
  }) => {
    await page.goto('/help/daily-games');
    expect(await readLayout(page)).toBe('classic');
    await page
      .getByRole('link', { name: /^About/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/about/);
    await expect.poll(() => readLayout(page)).toBe('modern');
    await page.goBack();
    await expect.poll(() => readLayout(page)).toBe('classic');
    await expect(page.locator('.classic-frame, .classic-sheet, [class*="classic"]').first()).toBeVisible();
    expect(await readCookie(page)).toBeUndefined();
  });

  test('keeps the forced layout of the 404 page, whose URL matches no configured page', async ({
    page,
    watch,
  }) => {
    watch.expectStatus(/\/no-such-page$/, 404);
    await page.goto('/no-such-page', { waitUntil: 'networkidle' });
    expect(await readLayout(page)).toBe('classic');
    await expect(
      page.getByRole('group', { name: 'Layout' }).last().getByRole('button', { name: 'Modern' }),
    ).toBeDisabled();
    expect(await readCookie(page)).toBeUndefined();
  });

  test('disables the choice of a layout on a page with a forced layout', async ({ page }) => {
    await page.goto('/gamelanding/quiet-sudoku');
    expect(await readLayout(page)).toBe('modern');
    const layouts = page.getByRole('group', { name: 'Layout' }).last();
    await expect(layouts.getByRole('button', { name: 'Classic' })).toBeDisabled();
  });

  test('never claims more games in the site’s description than exist', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    const { pager } = (await (
      await request.get('/api/games/search?content_type[]=online_game&items_per_page=1')
    ).json()) as { pager: { total_items: number } };
    const stated = Number(/over ([\d,]+) /.exec(description)?.[1]?.replaceAll(',', '') ?? 0);
    expect(stated).toBe(pager.total_items < 1000 ? 0 : Math.floor(pager.total_items / 100) * 100);
  });
});
