/** Tests forced colors: edges and states must be visible without backgrounds and shadows, on pages and in games. */
import type { Page } from '@playwright/test';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { SCREEN_ROUTES } from '../scripts/screens/book.mjs';
import { findViolations } from './support/axe';
import {
  computeContrast,
  findFlatControls,
  findHiddenStates,
  findStatesByBackground,
  findThemedDrawings,
  findUniformBars,
} from './support/forced-colors';
import { registerMember, signIn } from './support/member';
import { solveInPage } from './support/solve-in-page';
import { expect, test } from './support/test';

const SAMPLED_ROUTES = ['home', 'list-genre', 'landing-daily', 'archive', 'contact', 'genres'];
const isDeep = process.env.DEEP === '1';
const TESTED_ROUTES = SCREEN_ROUTES.filter(
  ({ name, status, isPrivate }) => status === 200 && !isPrivate && (isDeep || SAMPLED_ROUTES.includes(name)),
);

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { forcedColors: 'active' } });

const expectVisible = async (page: Page): Promise<void> => {
  for (const find of [
    findFlatControls,
    findHiddenStates,
    findStatesByBackground,
    findUniformBars,
    findThemedDrawings,
  ])
    expect(await find(page), find.name).toEqual([]);
};

for (const { name, path } of TESTED_ROUTES)
  test(`shows every control, every choice and every drawing on ${name}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectVisible(page);
  });

test('shows every control, every choice and every drawing on home in the classic layout', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: LAYOUT_COOKIE, value: 'classic', url: baseURL }]);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('.classic-feature a[data-shown]')).toBeVisible();
  await expectVisible(page);
  // The days of the month have the theme's colors, and therefore the theme's background.
  const day = page.locator('.classic-month .lamp-lantern[data-state="notStarted"]').first();
  await expect(day).toHaveCSS('forced-color-adjust', 'none');
  await expect(day).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('shows a member the current choice of each setting', async ({ page, context, baseURL }) => {
  const { name } = await registerMember(baseURL ?? '', 'lamper');
  await signIn(context, baseURL ?? '', name);
  for (const part of ['look', 'picture', 'privacy', 'tokens']) {
    await page.goto(`/account/user/edit/${part}`, { waitUntil: 'networkidle' });
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    await expectVisible(page);
  }
  await page.goto('/account/user/edit/look', { waitUntil: 'networkidle' });
  await expect(page.locator('label:has(> input:checked)')).toHaveCSS('outline-width', '3px');
});

/** One game of each engine. */
const ENGINE_GAMES = BUILT_IN_GAMES.filter(
  ({ embed }, index) =>
    embed?.src &&
    BUILT_IN_GAMES.findIndex((game) => game.embed?.src?.split('/')[2] === embed.src?.split('/')[2]) === index,
);
/** One engine of each kind of board (cells, cards, canvas); `npm run test:deep` tests all of them. */
const SAMPLED_GAMES = ['quiet-sudoku', 'hearthside-solitaire', 'ember-match'];

for (const game of ENGINE_GAMES.filter(({ slug }) => isDeep || SAMPLED_GAMES.includes(slug)))
  test(`keeps the colors of the board of ${game.title} in the strong-contrast theme`, async ({ page }) => {
    await page.goto(`/gameplayer/${game.slug}`);
    await page.getByRole('button', { name: `Play ${game.title}`, exact: true }).click();
    const frame = page.frameLocator(`iframe[title="${game.title}"]`);
    await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await expect(frame.locator('html')).toHaveCSS('forced-color-adjust', 'none');
    const document = page.frames().find((candidate) => candidate.url().includes('/play/'));
    expect(await findViolations(document!)).toEqual([]);
  });

test('keeps the last digit of a finished board readable', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/gamelanding/quiet-sudoku');
  await page.getByRole('link', { name: 'Play today' }).click();
  await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
  await solveInPage(page);
  const document = page.frames().find((candidate) => candidate.url().includes('/play/'))!;
  const cell = page.frameLocator('.game-player iframe').locator('.is-shining .qs-cell.is-selected');
  await expect(cell).toBeVisible();
  await document.evaluate(() => Promise.all(window.document.getAnimations().map(({ finished }) => finished)));
  // axe does not compare the color of a cell whose background is animated.
  const [background, color] = await cell.evaluate((selected) => [
    getComputedStyle(selected).backgroundColor,
    getComputedStyle(selected.querySelector('b')!).color,
  ]);
  expect(computeContrast(background!, color!)).toBeGreaterThanOrEqual(4.5);
});
