/** Tests a phone in landscape and a short phone: the game fills the window, and Play and the forms of a result are in view. */
import { solveInPage } from './support/solve-in-page';
import { expect, test } from './support/test';

test.use({ viewport: { width: 812, height: 375 }, hasTouch: true, isMobile: true });

test('shows Play above the bottom bar, and a game that fills the window', async ({ page }) => {
  await page.goto('/gamelanding/quiet-sudoku');
  const play = page.getByRole('link', { name: /^(Play|Resume) today$/ });
  const button = (await play.boundingBox())!;
  const bar = (await page.locator('.bottom-bar').boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(bar.y);

  await play.tap();
  const frame = page.locator('iframe[title="Quiet Sudoku"]');
  await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
  const box = (await frame.boundingBox())!;
  expect(box.width).toBeGreaterThan(700);
  const board = (await page.frameLocator('iframe[title="Quiet Sudoku"]').getByRole('grid').boundingBox())!;
  expect(board.width).toBeGreaterThan(240);
});

test('shows every key while the instructions are open', async ({ page }) => {
  await page.goto('/gamelanding/cross-and-down');
  await page.getByRole('link', { name: /^(Play|Resume) today$/ }).tap();
  const frame = page.frameLocator('.game-player iframe');
  const strip = (await frame.locator('.kit-strip').boundingBox())!;
  const key = (await frame.getByRole('button', { name: 'M', exact: true }).boundingBox())!;
  expect(strip.y + strip.height).toBeLessThanOrEqual(key.y);
});

test.describe('the result of an endless game', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps its art in the header while the challenge link is shown', async ({ page }) => {
    await page.goto('/gamelanding/rooftop-cats');
    await page.getByRole('link', { name: 'Play', exact: true }).first().tap();
    // A cat that never jumps soon falls, which ends the game.
    const result = page.getByRole('region', { name: /^Result: / });
    await expect(result).toBeVisible({ timeout: 60_000 });
    await result.getByRole('button', { name: 'Challenge', exact: true }).tap();
    await expect(result.getByLabel('Challenge link')).toHaveValue(/challenge/);
    const header = (await result.locator('header').boundingBox())!;
    const art = (await result.locator('header img').boundingBox())!;
    expect(art.height).toBeLessThanOrEqual(header.height);
  });
});

test.describe('on a short phone', () => {
  test.describe.configure({ timeout: 240_000 });
  test.use({ viewport: { width: 360, height: 640 } });

  test('shows all buttons of a result, and the complete join form without scrolling', async ({ page }) => {
    await page.goto('/gamelanding/quiet-sudoku');
    await page.getByRole('link', { name: /^(Play|Resume) today$/ }).tap();
    const { result } = await solveInPage(page);
    // The way on and sharing stay in view; the other ways follow below.
    await expect(result.getByRole('link', { name: /^(Next|Resume): / })).toBeInViewport({ ratio: 1 });
    await expect(result.getByRole('button', { name: 'Share the result' })).toBeInViewport({ ratio: 1 });
    const modeLinks = result.locator('.ways').locator('a:visible, button:visible');
    for (const link of await modeLinks.all()) {
      await link.scrollIntoViewIfNeeded();
      const { x, width } = (await link.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }

    await result.getByRole('button', { name: 'Challenge', exact: true }).tap();
    await expect(result.getByLabel('Challenge link')).toHaveValue(/challenge/);
    await expect(result.getByRole('button', { name: 'Send the link' })).toBeInViewport({ ratio: 1 });

    await result.getByRole('button', { name: /join free$/ }).tap();
    await expect(page.getByLabel('Username')).toBeFocused();
    const body = result.locator('.body');
    expect(await body.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
  });
});
