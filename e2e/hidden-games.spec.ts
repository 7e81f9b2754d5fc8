/** Hides a game and a kind of game, checks that lists omit them, and shows them again. */
import type { Page } from '@playwright/test';
import { accountPaths } from '@/lib/account-paths';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { HIDDEN_MESSAGES } from '@/lib/hidden-messages';
import { paths } from '@/lib/paths';
import { findViolations } from './support/axe';
import { registerMember, signIn } from './support/member';
import { expect, test } from './support/test';

const CHESS_PATH = '/gamelanding/knights-table';
const cardMenu = (page: Page) => page.getByRole('dialog', { name: 'Lists and hiding' });
const openMenu = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Lists and hiding' }).click();
  await expect(cardMenu(page)).toBeVisible();
};
const listedGame = (page: Page, href: string) => page.locator(`.listing-rows a[href="${href}"]`);

/** The sum of layout shifts since the page was opened. */
const measureShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

test.describe('a site with hidden games', () => {
  for (const layout of ['modern', 'classic'] as const)
    test(`omits a hidden kind of game from lists in the ${layout} layout`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL }]);
      const family = paths.family('sudoku');
      await page.goto('/online/brain-games', { waitUntil: 'networkidle' });
      await expect(listedGame(page, family)).toBeVisible();

      await openMenu(page, '/gamelanding/quiet-sudoku');
      await cardMenu(page)
        .getByRole('button', { name: HIDDEN_MESSAGES.hideGroup('Sudoku') })
        .click();
      await expect(
        cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.showGroup('Sudoku') }),
      ).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await page.goto('/online/brain-games', { waitUntil: 'networkidle' });
      await expect(listedGame(page, family)).toBeHidden();
      expect(await measureShift(page)).toBeLessThan(0.01);
      // The page of the hidden family still opens by its URL.
      await page.goto(family, { waitUntil: 'networkidle' });
      await expect(page.locator('.family-kind').first()).toBeVisible();
      await page.goto('/search/quiet%20sudoku', { waitUntil: 'networkidle' });
      await expect(page.locator('main a[href="/gamelanding/quiet-sudoku"]').first()).toBeVisible();
      await page.goto('/search/sudoku', { waitUntil: 'networkidle' });
      // A search for the family's name lists the family first, and the download is not one of its kinds.
      const kinds = '.listing-grid a[href^="/gamelanding/quiet-sudoku"]:not([href$="-at-home"]):visible';
      await expect(page.locator(kinds)).toHaveCount(0);

      await page.goto(paths.you(), { waitUntil: 'networkidle' });
      const panel = page.getByRole('region', { name: HIDDEN_MESSAGES.title });
      await panel.getByRole('button', { name: `${HIDDEN_MESSAGES.show}: Sudoku` }).click();
      await expect(panel.getByText(HIDDEN_MESSAGES.empty)).toBeVisible();
      await page.goto('/online/brain-games', { waitUntil: 'networkidle' });
      await expect(listedGame(page, family)).toBeVisible();
    });

  test('omits a hidden game from the home page at the first paint, and fills its position', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const shelf = page.locator('.shelf-row').first();
    const cards = shelf.locator('a:visible');
    const count = await cards.count();
    const href = (await cards.first().getAttribute('href')) ?? '';
    const title = await cards.first().locator('.title').innerText();

    await openMenu(page, href);
    await cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.hideGame }).click();
    await expect(cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.showGame })).toBeVisible();

    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator(`.shelf-row a[href="${href}"]:visible`)).toHaveCount(0);
    await expect(cards).toHaveCount(count);
    expect(await measureShift(page)).toBeLessThan(0.01);

    await page.goto(paths.you(), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: `${HIDDEN_MESSAGES.show}: ${title}` }).click();
    await expect(page.getByText(HIDDEN_MESSAGES.empty)).toBeVisible();
  });

  test('shows a full page of a list after one of its games is hidden', async ({ page }) => {
    const list = '/online/all-games?variants=all';
    await page.goto(list, { waitUntil: 'networkidle' });
    const cards = page.locator('.listing-grid > li:visible .card-menu');
    const count = await cards.count();
    const href = (await page.locator('.listing-grid > li a').first().getAttribute('href')) ?? '';
    await openMenu(page, href);
    await cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.hideGame }).click();
    await expect(cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.showGame })).toBeVisible();
    await page.goto(list, { waitUntil: 'networkidle' });
    await expect(page.locator(`.listing-grid a[href="${href}"]:visible`)).toHaveCount(0);
    await expect(cards).toHaveCount(count);
  });

  for (const layout of ['modern', 'classic'] as const)
    test(`does not repeat games that filled hidden positions on the previous page in the ${layout} layout`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL }]);
      // By title, because a game that another test plays would change its position by popularity.
      const list = '/online/all-games?variants=all&sort=title';
      const cards = page.locator('.listing-rows a[href^="/gamelanding/"]:visible');
      const listHrefs = () =>
        cards.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))]);
      await page.goto(list, { waitUntil: 'networkidle' });
      const [first, , second] = await listHrefs();
      const count = (await listHrefs()).length;
      for (const href of [first, second]) {
        await openMenu(page, href ?? '');
        await cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.hideGame }).click();
        await expect(cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.showGame })).toBeVisible();
      }
      await page.goto(list, { waitUntil: 'networkidle' });
      await expect.poll(async () => (await listHrefs()).length).toBe(count);
      const before = await listHrefs();
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=/);
      await expect.poll(async () => (await listHrefs()).filter((href) => before.includes(href))).toEqual([]);
      await expect.poll(async () => (await listHrefs()).length).toBe(count);
      await page.reload({ waitUntil: 'networkidle' });
      await expect.poll(async () => (await listHrefs()).filter((href) => before.includes(href))).toEqual([]);
    });

  test('suggests a hidden game only for its exact title', async ({ page }) => {
    await openMenu(page, CHESS_PATH);
    await cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.hideGame }).click();
    await expect(cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.showGame })).toBeVisible();
    await page.goto('/online/all-genres', { waitUntil: 'networkidle' });
    const field = page.getByRole('combobox', { name: /search/i }).first();
    const option = page.getByRole('option', { name: /^Knight’s Table|^Knight's Table/ });
    await field.fill('knight');
    await expect(page.getByRole('option').last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(option).toHaveCount(0);
  });

  test('moves a guest’s hidden games into the account', async ({ page, context, baseURL }) => {
    await openMenu(page, CHESS_PATH);
    await cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.hideGame }).click();
    await expect(cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.showGame })).toBeVisible();
    const { name } = await registerMember(baseURL ?? '', 'hider');
    await signIn(context, baseURL ?? '', name);
    await page.goto(accountPaths.accountPart('hidden'), { waitUntil: 'networkidle' });
    const panel = page.getByRole('region', { name: HIDDEN_MESSAGES.title });
    await expect(panel.getByRole('link')).toHaveAttribute('href', CHESS_PATH);
    expect(await page.evaluate(() => localStorage.getItem('sw_guest_hidden'))).toBeNull();
    expect(await findViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: new RegExp(HIDDEN_MESSAGES.show) }).click();
    await expect(panel.getByText(HIDDEN_MESSAGES.empty)).toBeVisible();
  });

  for (const layout of ['modern', 'classic'] as const)
    test(`hides a game from its card by keyboard in the ${layout} layout, and undoes it`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL }]);
      await page.goto('/online/word-games', { waitUntil: 'networkidle' });
      const link = page.locator('.listing-rows a[href^="/gamelanding/"]:visible').first();
      const href = (await link.getAttribute('href')) ?? '';
      const card = page.locator('.listing-rows :is(li, .classic-card)', {
        has: page.locator(`a[href="${href}"]`),
      });
      const menu = card.getByRole('button', { name: /^Options for/ });
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(cardMenu(page)).toBeVisible();
      const hide = cardMenu(page).getByRole('button', { name: HIDDEN_MESSAGES.hideGame });
      await hide.focus();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(cardMenu(page)).toBeHidden();
      await expect(listedGame(page, href).first()).toBeHidden();
      const undo = page.getByRole('button', { name: HIDDEN_MESSAGES.undo });
      await expect(undo).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(listedGame(page, href).first()).toBeVisible();
      await expect(menu).toBeFocused();
    });

  test('leaves no gap in the street in place of a hidden daily', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const houses = page.locator('.home-houses .house:visible');
    const count = await houses.count();
    const first = houses.first();
    const key = await first.getAttribute('data-keys');
    const before = (await first.boundingBox())?.width ?? 0;
    await page.evaluate((uid) => {
      localStorage.setItem('sw_hidden_guest', JSON.stringify([uid]));
    }, key?.split(' ')[0]);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(houses).toHaveCount(count - 1);
    expect((await houses.first().boundingBox())?.width ?? 0).toBeGreaterThan(before);
    expect(await measureShift(page)).toBeLessThan(0.01);
  });

  test('shows notifications above an open menu on a phone, and covers no button of it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openMenu(page, CHESS_PATH);
    await cardMenu(page).getByRole('textbox', { name: 'Name of the new list' }).fill('Evening games');
    await cardMenu(page).getByRole('button', { name: 'Create list' }).click();
    const notification = cardMenu(page).getByRole('button', { name: /“Evening games”/ });
    await expect(notification).toBeVisible();
    // The sheet grows by the new list.
    await expect(cardMenu(page).getByRole('button', { name: 'Evening games', exact: true })).toBeVisible();
    const box = (await notification.boundingBox())!;
    const menu = (await cardMenu(page).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(menu.y);
  });
});
