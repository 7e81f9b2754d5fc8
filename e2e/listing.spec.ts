/** Looks for a game by genre and by word, with mouse, keys and touch, and without scripts. */
import type { Page, Route } from '@playwright/test';
import { holdScripts } from './support/hold-scripts';
import { expect, test } from './support/test';
import { expectStill } from './support/watch';

const PER_PAGE = 24;
const TOTAL_GAMES = 60;

interface ListData {
  pageProps: {
    games: { uid: string; title: string }[];
    state: { page: number };
    total: number;
    pages: number;
  };
}

/** Simulates a catalog that is larger than the built-in one. */
const enlargeListing = async (route: Route): Promise<void> => {
  const url = new URL(route.request().url());
  const page = Number(url.searchParams.get('page') ?? '1') - 1;
  url.searchParams.delete('page');
  const response = await route.fetch({ url: url.href });
  const { pageProps, ...rest } = (await response.json()) as ListData;
  const count = Math.min(PER_PAGE, TOTAL_GAMES - page * PER_PAGE);
  const games = Array.from({ length: count }, (_, index) => ({
    ...pageProps.games[index % pageProps.games.length],
    uid: String(page * PER_PAGE + index),
  }));
  const pages = Math.ceil(TOTAL_GAMES / PER_PAGE);
  const props = { ...pageProps, games, state: { ...pageProps.state, page }, total: TOTAL_GAMES, pages };
  await route.fulfill({ response, json: { ...rest, pageProps: props } });
};

const pageHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const listingCards = (page: Page) => page.locator('.listing-rows [style*="--hl"]');

test.describe('a list of games', () => {
  test('browses by mouse: a genre, its order, its pages, back, and a game', async ({ page }) => {
    await page.route('**/_next/data/*/online/puzzle-games.json*', enlargeListing);
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Game genres' })
      .getByRole('link', { name: 'Puzzle', exact: true })
      .click();
    await expect(pageHeading(page, 'Puzzle')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Puzzle', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );

    const sort = page.getByRole('combobox', { name: 'Sort' });
    await sort.selectOption('A to Z');
    await expect(page).toHaveURL('/online/puzzle-games?sort=title');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/online/puzzle-games?sort=title&page=2');
    await expect(pages).toContainText(`Games 25 to 48 of ${TOTAL_GAMES}`);
    await expect(page).toHaveTitle(/page 2/);
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(pages).toContainText(`Games 49 to 60 of ${TOTAL_GAMES}`);
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);

    await page.goBack();
    await expect(pages).toContainText(`Games 25 to 48 of ${TOTAL_GAMES}`);
    await page.goBack();
    await expect(page).toHaveURL('/online/puzzle-games?sort=title');
    await page.goBack();
    await expect(page).toHaveURL('/online/puzzle-games');
    await expect(sort).toHaveValue('popular');
    await page.goForward();
    await expect(sort).toHaveValue('title');

    await page.locator('.listing-grid a[data-play]').first().click();
    await expect(page).toHaveURL(/\/gamelanding\//);
  });

  test('reverses an order, and narrows the dailies to a genre', async ({ page }) => {
    await page.goto('/online/word-games?variants=all&sort=title', { waitUntil: 'networkidle' });
    const first = await listingCards(page).first().getAttribute('href');
    await page.getByRole('link', { name: 'Reverse order' }).click();
    await expect(page).toHaveURL('/online/word-games?variants=all&sort=title&order=reversed');
    await expect(listingCards(page).last()).toHaveAttribute('href', first ?? '');

    await page.goto('/online/daily-games', { waitUntil: 'networkidle' });
    const all = await listingCards(page).count();
    await page.getByRole('combobox', { name: 'Genre' }).selectOption('Word');
    await expect(page).toHaveURL('/online/daily-games?genre=word-games');
    await expect(page.getByRole('link', { name: 'Clear all' })).toBeVisible();
    await expect(listingCards(page)).not.toHaveCount(all);
    expect(await listingCards(page).count()).toBeLessThan(all);
  });

  test('returns from a game to the same position in the list', async ({ page }) => {
    const readScrollTop = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto('/online/all-games?variants=all', { waitUntil: 'networkidle' });
    // Back restores the scroll position at the press, and the press itself may scroll.
    await page.evaluate(() => {
      const storeScrollTop = () =>
        (document.documentElement.dataset.pressedAt = String(Math.round(window.scrollY)));
      window.addEventListener('click', storeScrollTop, { capture: true, once: true });
    });
    await page.locator('.listing-grid a').last().click();
    await expect(page).toHaveURL(/\/gamelanding\//);
    const left = Number(await page.locator('html').getAttribute('data-pressed-at'));
    expect(left).toBeGreaterThan(200);
    await expect.poll(readScrollTop).toBe(0);
    await page.goBack();
    await expect(pageHeading(page, 'All online games')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(readScrollTop).toBe(left);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(readScrollTop).toBe(left);
  });

  test('browses with the keyboard: a search, a kind, and all kinds again', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.keyboard.press('/');
    await page.keyboard.type('lantern');
    await page.keyboard.press('Enter');
    await expect(pageHeading(page, /games? for “lantern”$/)).toBeVisible();
    await expect(page.locator('mark').first()).toHaveText(/lantern/i);
    const all = await pageHeading(page, /lantern/).textContent();

    const kinds = page.getByRole('navigation', { name: 'Kind of game' });
    await expect(kinds.getByRole('link', { name: /^Daily \d/ })).toBeVisible();
    await kinds.getByRole('link', { name: /^Daily/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/lantern?kind=daily');
    await expect(kinds.getByRole('link', { name: /^Daily/ })).toHaveAttribute('aria-current', 'page');
    await expectStill(page);

    await page.getByRole('link', { name: 'Clear all' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/lantern');
    await expect(pageHeading(page, /lantern/)).toHaveText(all ?? '');
  });

  test('offers games for a word without a match', async ({ page }) => {
    await page.goto('/search/zzyxlamp');
    await expect(pageHeading(page, 'Nothing lit for “zzyxlamp”')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'People are playing' })).toBeVisible();
    await expectStill(page);
    await page.getByRole('main').getByRole('link', { name: 'All genres' }).click();
    await expect(pageHeading(page, 'All genres')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /^Word/ }).click();
    await expect(pageHeading(page, 'Word')).toBeVisible();
  });

  test('applies an order that is chosen before the scripts of the page have loaded', async ({ page }) => {
    const releaseResponse = await holdScripts(page);
    await page.goto('/online/puzzle-games', { waitUntil: 'domcontentloaded' });
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await sort.selectOption('Newest');
    releaseResponse();
    await expect(page).toHaveURL('/online/puzzle-games?sort=newest');
    await expect(sort).toHaveValue('newest');
    await page.goBack();
    await expect(page).toHaveURL('/online/puzzle-games');
    await expect(sort).toHaveValue('popular');
  });

  test('hides an image that cannot be loaded, keeps its space, and shows it when it loads', async ({
    page,
    watch,
  }) => {
    watch.expectStatus(/_next\/image/, 502);
    await page.route('**/_next/image?*', (route) => route.fulfill({ status: 502, body: '' }));
    await page.goto('/online/puzzle-games');
    const image = page.locator('.listing-rows img').first();
    await expect(image).toBeHidden();
    await expect(image.locator('xpath=..')).toBeVisible();
    await page.unroute('**/_next/image?*');
    await image.evaluate((image: HTMLImageElement) => {
      image.srcset = '';
      image.src = '/favicon.svg';
    });
    await expect(image).toBeVisible();
  });

  test('keeps the space of a slow list and marks it as busy', async ({ page }) => {
    await page.goto('/online/puzzle-games');
    const before = await page.locator('.listing-rows').boundingBox();
    let releaseResponse = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      releaseResponse = resolve;
    });
    await page.route('**/_next/data/*/online/puzzle-games.json*', async (route) => {
      await gate;
      await route.continue();
    });
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest');
    const rows = page.locator('.listing-rows');
    await expect(rows).toHaveAttribute('aria-busy', 'true');
    expect(await rows.boundingBox()).toEqual(before);
    releaseResponse();
    await expect(rows).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/online/puzzle-games?sort=newest');
    await expectStill(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

    test('filters by touch in a sheet, and clears the filters', async ({ page }) => {
      await page.goto('/online/all-games');
      await page.getByRole('button', { name: 'Filter' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Filter games' });
      const reverse = sheet.getByRole('button', { name: 'Reverse order' });
      await reverse.scrollIntoViewIfNeeded();
      await sheet.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      const footer = await sheet.locator('.last').boundingBox();
      const choice = await reverse.boundingBox();
      expect(choice!.y + choice!.height).toBeLessThanOrEqual(footer!.y);
      await sheet.getByRole('button', { name: 'Word' }).tap();
      await sheet.getByRole('button', { name: 'Newest' }).tap();
      const show = sheet.getByRole('button', { name: /^Show \d+ games?$/ });
      await expect(show).toBeInViewport({ ratio: 1 });
      await show.tap();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/online/all-games?genre=word-games&sort=newest');
      await expect(listingCards(page).first()).toContainText('Word');
      await page.getByRole('link', { name: 'Clear all' }).tap();
      await expect(page).toHaveURL('/online/all-games?sort=newest');
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows a list, and orders it by a form', async ({ page }) => {
      await page.goto('/online/puzzle-games?exclusive=1');
      await expect(pageHeading(page, 'Puzzle')).toBeVisible();
      expect(await listingCards(page).count()).toBeGreaterThan(0);
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('A to Z');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL('/online/puzzle-games?exclusive=1&sort=title');
      await page.getByRole('link', { name: 'Clear all' }).click();
      await expect(page).toHaveURL('/online/puzzle-games?sort=title');
    });

    test('searches the complete site by a form', async ({ page }) => {
      await page.goto('/site-search');
      await page.getByRole('searchbox', { name: 'Search games, help and more' }).fill('lantern');
      await page.getByRole('search', { name: 'Whole site' }).getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/site-search?q=lantern');
      await expect(page.getByText(/results? for “lantern”$/)).toBeVisible();
    });
  });

  test('responds with 404 for an unknown list, and refuses a term that is too short', async ({
    page,
    watch,
  }) => {
    const missing = ['/online/no-such-games', '/download/daily-games', '/online/word-games?page=999'];
    watch.expectStatus(/no-such-games|daily-games|page=999/, 404);
    for (const path of missing) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
    }
    watch.expectStatus(/\/search\/ab$/, 400);
    const refused = await page.goto('/search/ab');
    expect(refused?.status()).toBe(400);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Search terms must be at least 3 characters in length.',
    );
  });
});
