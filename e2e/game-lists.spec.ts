/** Creates a list on the device as a guest, shares a list by a link as a member, and ends the sharing. */
import type { Page } from '@playwright/test';
import { accountPaths } from '@/lib/account-paths';
import { LIST_MESSAGES } from '@/lib/list-messages';
import { paths } from '@/lib/paths';
import { findViolations } from './support/axe';
import { registerMember, signIn } from './support/member';
import { expect, test } from './support/test';

const SUDOKU_PATH = '/gamelanding/quiet-sudoku';
const CHESS_PATH = '/gamelanding/knights-table';
const cardMenu = (page: Page) => page.getByRole('dialog', { name: 'Lists and hiding' });
const listsPanel = (page: Page) => page.getByRole('region', { name: LIST_MESSAGES.title });
const openMenu = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Lists and hiding' }).click();
  await expect(cardMenu(page).getByRole('textbox', { name: LIST_MESSAGES.newTitle })).toBeVisible();
};
const createList = async (page: Page, title: string): Promise<void> => {
  await cardMenu(page).getByRole('textbox', { name: LIST_MESSAGES.newTitle }).fill(title);
  await cardMenu(page).getByRole('button', { name: LIST_MESSAGES.create }).click();
  await expect(cardMenu(page).getByRole('button', { name: title, pressed: true })).toBeVisible();
};
const listLinks = (page: Page): Promise<(string | null)[]> =>
  listsPanel(page)
    .locator('.list-games a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test.describe('a visitor’s lists of games', () => {
  test('stores a guest’s lists on the device, and moves them into the account', async ({
    page,
    context,
    baseURL,
  }) => {
    await openMenu(page, SUDOKU_PATH);
    await createList(page, 'Rainy days');
    expect(await findViolations(page)).toEqual([]);
    await openMenu(page, CHESS_PATH);
    await cardMenu(page).getByRole('button', { name: 'Rainy days', pressed: false }).click();
    await expect(cardMenu(page).getByRole('button', { name: 'Rainy days', pressed: true })).toBeVisible();

    await page.goto(paths.you(), { waitUntil: 'networkidle' });
    await listsPanel(page).getByRole('button', { name: 'Rainy days 2 games' }).click();
    expect(await listLinks(page)).toEqual([SUDOKU_PATH, CHESS_PATH]);
    await listsPanel(page)
      .getByRole('button', { name: /^Move Knight.s Table up$/ })
      .click();
    await expect.poll(() => listLinks(page)).toEqual([CHESS_PATH, SUDOKU_PATH]);
    await expect(
      listsPanel(page).getByRole('button', { name: LIST_MESSAGES.share, exact: true }),
    ).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);

    const { name } = await registerMember(baseURL ?? '', 'lister');
    await signIn(context, baseURL ?? '', name);
    await page.goto(accountPaths.accountPart('lists'), { waitUntil: 'networkidle' });
    await listsPanel(page).getByRole('button', { name: 'Rainy days 2 games' }).click();
    await expect.poll(() => listLinks(page)).toEqual([CHESS_PATH, SUDOKU_PATH]);
    expect(await page.evaluate(() => localStorage.getItem('sw_guest_lists'))).toBeNull();
  });

  test('shares a list by a link that stops working when the sharing ends', async ({
    page,
    context,
    baseURL,
    browser,
    watch,
  }) => {
    const { name } = await registerMember(baseURL ?? '', 'sharer');
    await signIn(context, baseURL ?? '', name);
    await openMenu(page, SUDOKU_PATH);
    await createList(page, 'Tea time');
    await page.goto(accountPaths.accountPart('lists'), { waitUntil: 'networkidle' });
    const panel = listsPanel(page);
    await panel.getByRole('button', { name: 'Tea time 1 game' }).click();
    await panel.getByRole('button', { name: LIST_MESSAGES.share, exact: true }).click();
    const link = panel.locator('a[href^="/list/"]');
    await expect(link).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const path = (await link.getAttribute('href')) ?? '';

    const other = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const visitor = await other.newPage();
    await visitor.goto(path, { waitUntil: 'networkidle' });
    await expect(visitor.getByRole('heading', { level: 1, name: 'Tea time' })).toBeVisible();
    await expect(visitor.getByRole('link', { name })).toBeVisible();
    await expect(visitor.locator(`.listing-grid a[href="${SUDOKU_PATH}"]`)).toBeVisible();
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Tea time');
    await expect(visitor.locator('meta[property="og:description"]')).toHaveAttribute(
      'content',
      `A list of 1 game by ${name}.`,
    );
    expect(await findViolations(visitor)).toEqual([]);

    await panel.getByRole('button', { name: LIST_MESSAGES.unshare }).click();
    await expect(panel.locator('a[href^="/list/"]')).toHaveCount(0);
    watch.expectStatus(new RegExp(`${path}$`), 404);
    await expect.poll(async () => (await visitor.request.get(path)).status(), { timeout: 60_000 }).toBe(404);
    await other.close();
  });

  test('renames and deletes a list', async ({ page }) => {
    await openMenu(page, SUDOKU_PATH);
    await createList(page, 'Rainy days');
    await page.goto(paths.you(), { waitUntil: 'networkidle' });
    const panel = listsPanel(page);
    await panel.getByRole('button', { name: 'Rainy days 1 game' }).click();
    await panel.getByRole('button', { name: LIST_MESSAGES.rename }).click();
    await panel.getByRole('textbox', { name: LIST_MESSAGES.titleLabel }).fill('Sunny days');
    await panel.getByRole('button', { name: LIST_MESSAGES.rename }).click();
    await expect(panel.getByRole('button', { name: 'Sunny days 1 game' })).toBeVisible();
    await panel.getByRole('button', { name: LIST_MESSAGES.remove }).click();
    await panel
      .getByRole('group', { name: LIST_MESSAGES.confirmRemoval })
      .getByRole('button', { name: LIST_MESSAGES.remove })
      .click();
    await expect(panel.getByText(LIST_MESSAGES.empty)).toBeVisible();
  });
});
