/**
 * Opens a board with one press from anywhere on the site, even before the scripts have loaded, and tests the page after
 * a reload.
 */
import type { Locator, Page } from '@playwright/test';
import { findViolations } from './support/axe';
import { holdScripts } from './support/hold-scripts';
import { expect, test } from './support/test';

const LANDING_PATH = '/gamelanding/quiet-sudoku';

const gamePlayer = (page: Page): Locator => page.locator('.game-player');
const boardCells = (page: Page): Locator => page.frameLocator('.game-player iframe').getByRole('gridcell');

const expectBoard = async (page: Page): Promise<void> => {
  await expect(gamePlayer(page)).toHaveAttribute('data-state', 'hidden');
  await expect(boardCells(page)).toHaveCount(81);
  await expect(page.frameLocator('.game-player iframe').getByRole('dialog')).toHaveCount(0);
};

/** The links that start a game, by the page and the position on it. */
const PLAY_LINKS: readonly (readonly [name: string, path: string, link: (page: Page) => Locator])[] = [
  ['a house of the street', '/', (page) => page.locator('a.house', { hasText: 'Quiet Sudoku' })],
  [
    'a search result',
    '/search/quiet%20sudoku',
    (page) => page.getByRole('region', { name: 'Quiet Sudoku' }).getByRole('link', { name: 'Play today' }),
  ],
  [
    'a window of the archive',
    `${LANDING_PATH}/archive`,
    (page) => page.getByRole('link', { name: /: today$/ }).first(),
  ],
  ['the page of the game', LANDING_PATH, (page) => page.getByRole('link', { name: 'Play today' })],
];

test.describe('opening a game with one press', () => {
  for (const [name, path, link] of PLAY_LINKS)
    test(`opens the board from ${name} with one press`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await link(page).click();
      await expectBoard(page);
      expect(new URL(page.url()).pathname).toBe(LANDING_PATH);
    });

  test('shows the page of the game with its Play button after a reload', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('a.house', { hasText: 'Quiet Sudoku' }).click();
    await expectBoard(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(gamePlayer(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^(Play|Resume) today$/ })).toBeVisible();
  });

  test('starts no run without a press', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\/scores\/(runs|guest)$/.test(request.url())) requests.push(request.url());
    });
    await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
    await page.mouse.move(300, 300);
    await page.mouse.move(400, 400);
    // The game loads in the background, and starts no run.
    await expect(page.frameLocator('.landing-stage iframe').locator('#game')).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await expect(gamePlayer(page)).toBeHidden();
    await expect(page.frameLocator('.landing-stage iframe').locator('#game > *')).toHaveCount(0);
  });

  test('opens the board for a press before the scripts of the page have loaded', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('a.house', { hasText: 'Quiet Sudoku' }).click();
    release();
    await expectBoard(page);
  });

  test('opens the board and stores the favorite when both are pressed before the scripts have loaded', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(LANDING_PATH, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Favorite' }).first().click();
    await page.getByRole('link', { name: 'Play today' }).click();
    release();
    await expectBoard(page);
    await page.getByRole('button', { name: 'Close the game' }).click();
    await expect(page.getByRole('button', { name: 'Favorite' }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('applies a second press to the newly opened page, even if the scripts of the first page load in between', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    // The page reports its hydration itself, because Playwright evaluates nothing while a navigation is pending.
    await page.addInitScript(() => {
      if (window !== window.top) return;
      const waitForHydration = (): void =>
        void (document.body && !window.earlyPress
          ? console.debug('hydrated')
          : setTimeout(waitForHydration, 50));
      waitForHydration();
    });
    const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated');
    await page.goto(LANDING_PATH, { waitUntil: 'domcontentloaded' });
    let resolveOpened = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      resolveOpened = resolve;
    });
    await page.route(`**${LANDING_PATH}`, async (route) => {
      await gate;
      await route.continue();
    });
    // The first press waits for the scripts, and the second one opens the link.
    await page.getByRole('link', { name: 'Play today' }).click();
    await page.getByRole('link', { name: 'Play today' }).click({ noWaitAfter: true });
    release();
    await hydrated;
    resolveOpened();
    await expectBoard(page);
  });

  test('returns to the page of the game, with the focus on Play', async ({ page }) => {
    await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Play today' }).click();
    await expectBoard(page);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the game' }).click();
    await expect(gamePlayer(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^(Play|Resume) today$/ })).toBeFocused();
  });

  test('opens the mode that is chosen on the page of the game', async ({ page }) => {
    await page.goto('/gamelanding/street-of-lamps', { waitUntil: 'networkidle' });
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await page.locator('.mode-choice select').selectOption('Hard');
    const started = page.waitForRequest((request) => request.url().endsWith('/scores/runs'));
    await page.getByRole('link', { name: 'Play', exact: true }).first().click();
    expect((await started).postDataJSON()).toMatchObject({ mode: 'hard' });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

    test('fills the window with the game, and prevents the page below from scrolling', async ({ page }) => {
      await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Play today' }).tap();
      await expectBoard(page);
      expect(await gamePlayer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 667 });
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      expect(await findViolations(page)).toEqual([]);
    });
  });

  test('saves the favorite of a guest on the device, and shows it on the home page', async ({ page }) => {
    await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Favorite' }).first().click();
    await expect(page.getByRole('button', { name: 'Favorite' }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(
      page.getByRole('region', { name: 'Your favorites' }).getByRole('link', { name: 'Quiet Sudoku' }),
    ).toBeVisible();
  });
});
