/**
 * Tests that the controls of a result stay where they are while its rank, streak and friends load, and that the
 * finished board is beside or above it.
 */
import type { Page } from '@playwright/test';
import { solveInPage } from './support/solve-in-page';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

/** Records each position of each control of the result, from its first frame on. */
const recordPositions = (page: Page) =>
  page.addInitScript(() => {
    if (window !== window.top) return;
    const seen: Record<string, string[]> = {};
    Object.assign(window, { seenPositions: seen });
    const recordControlPositions = (): void => {
      for (const control of document.querySelectorAll('.result-panel footer :is(a, button)')) {
        const { x, y, width, height } = control.getBoundingClientRect();
        if (width === 0) continue;
        const name = control.getAttribute('aria-label') ?? control.textContent.replace(/:.*/, '');
        const positions = (seen[name] ??= []);
        const position = [x, y, width, height].map(Math.round).join(' ');
        if (positions.at(-1) !== position) positions.push(position);
      }
      requestAnimationFrame(recordControlPositions);
    };
    recordControlPositions();
  });

/** Expects the whole finished board, without its controls, above the sheet. */
const expectBoardAbove = async (page: Page): Promise<void> => {
  const frame = page.frameLocator('.game-player iframe');
  await expect(frame.getByRole('region', { name: 'Controls' })).toBeHidden();
  const [card, sheet] = [frame.locator('.kit-card'), page.locator('.result-panel')];
  const [board, panel] = [await card.boundingBox(), await sheet.boundingBox()];
  expect(board!.height).toBeGreaterThan(120);
  expect(board!.y + board!.height).toBeLessThanOrEqual(panel!.y);
};

for (const [device, options] of [
  ['a phone', { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true }],
  ['a desktop', { viewport: { width: 1344, height: 900 } }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(options);

    test(`keeps the controls of a result in place on ${device} while its parts load`, async ({ page }) => {
      await recordPositions(page);
      for (const slow of ['**/finish', '**/scores/boards/**', '**/scores/streaks**', '**/scores/days/**'])
        await page.route(slow, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          await route.continue();
        });
      await page.goto('/gamelanding/quiet-sudoku');
      await page.getByRole('link', { name: /^Play today$/ }).click();
      await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
      const { result } = await solveInPage(page);
      await expect(result).toContainText(/\d+(st|nd|rd|th) (of \d+|to finish) today/);
      await expect(result.getByRole('region', { name: 'Streak' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const seen = await page.evaluate(
        () => (window as unknown as { seenPositions: Record<string, string[]> }).seenPositions,
      );
      if (options.viewport.width < 768) await expectBoardAbove(page);
      expect(Object.keys(seen)).toEqual(expect.arrayContaining(['Next', 'Challenge', 'Scores', 'Archive']));
      expect(Object.values(seen).filter(({ length }) => length > 1)).toEqual([]);
    });
  });

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });

  test('shows the whole finished board beside the result, and the whole text to share', async ({ page }) => {
    // Without the share sheet and the clipboard, a dialog shows the text.
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error()) },
      });
    });
    await page.goto('/gamelanding/quiet-sudoku');
    await page.getByRole('link', { name: /^Play today$/ }).tap();
    await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
    await solveInPage(page);
    const card = page.frameLocator('.game-player iframe').locator('.kit-card');
    const panel = await page.locator('.result-panel').boundingBox();
    await expect
      .poll(async () => {
        const board = await card.boundingBox();
        return board!.x + board!.width;
      })
      .toBeLessThanOrEqual(panel!.x);
    expect((await card.boundingBox())!.width).toBeGreaterThan(240);
    await page.locator('.result-panel').getByRole('button', { name: 'Share this' }).tap();
    const text = page.getByRole('textbox', { name: 'Text to copy' });
    await expect(text).toHaveValue(/^Quiet Sudoku, /);
    expect(await text.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0);
  });
});
