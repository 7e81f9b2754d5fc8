/** Tests the controls around a game on any screen: the × of full screen, and the text over its image. */
import type { Locator, Page } from '@playwright/test';
import { LAYOUT_COOKIE, THEME_COOKIE } from '@/lib/domain/site/layout';
import { holdScripts } from './support/hold-scripts';
import { expect, test } from './support/test';
import { expectStill } from './support/watch';

const requireBox = async (control: Locator) => {
  await expect(control).toBeVisible();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the page.');
  return box;
};

const pressPlay = (page: Page) =>
  page
    .getByRole('button', { name: /^Play/ })
    .or(page.getByRole('link', { name: /^Play/ }))
    .first()
    .click();

for (const [orientation, viewport] of [
  ['upright', { width: 375, height: 667 }],
  ['sideways', { width: 667, height: 375 }],
] as const)
  test(`keeps the × of full screen off the game’s pause button on a phone held ${orientation}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // Simulates a phone without the browser's full screen, so the game fills the window.
    await page.addInitScript(() => Object.assign(Element.prototype, { requestFullscreen: undefined }));
    await page.goto('/gameplayer/quiet-sudoku');
    await page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }).click();
    const frame = page.frameLocator('iframe[title="Quiet Sudoku"]');
    await frame.getByRole('button', { name: 'Close the instructions' }).click();
    await page.getByRole('button', { name: 'Full screen' }).click();

    const leave = await requireBox(page.getByRole('button', { name: 'Leave full screen' }));
    const pause = await requireBox(frame.getByRole('button', { name: /pause/i }));
    const isBeside = pause.x + pause.width <= leave.x || pause.y >= leave.y + leave.height;
    expect(isBeside, JSON.stringify({ leave, pause })).toBe(true);
  });

test('starts the game after a press on Play before the scripts of the page have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/gameplayer/quiet-sudoku', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }).click();
  release();
  const frame = page.frameLocator('iframe[title="Quiet Sudoku"]');
  await expect(frame.getByRole('gridcell').first()).toBeVisible();
});

test('shifts no layout on the page of a daily when its date appears, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/gamelanding/quiet-sudoku');
  await expect(page.getByText(/^Daily brain game, \w+day/)).toBeVisible();
  await expectStill(page);
});

for (const [path, theme] of [
  ['/gameplayer/quiet-sudoku', 'modern'],
  ['/gamelanding/quiet-sudoku', 'modern'],
  ['/gamelanding/quiet-sudoku', 'modernDark'],
] as const)
  test(`shows a game without a background of its own on white at ${path} in the theme ${theme}`, async ({
    page,
    context,
    baseURL: url = '',
  }) => {
    await context.addCookies([
      { name: LAYOUT_COOKIE, value: 'modern', url },
      { name: THEME_COOKIE, value: theme, url },
    ]);
    await page.goto(path);
    await pressPlay(page);
    const frame = page.locator('iframe[title="Quiet Sudoku"]');
    await expect(
      page.frameLocator('iframe[title="Quiet Sudoku"]').getByRole('gridcell').first(),
    ).toBeVisible();
    await expect(page.locator('.overlay')).toHaveCount(0);
    for (const inner of page.frames().filter((each) => each !== page.mainFrame()))
      await inner.evaluate(() => {
        document.documentElement.replaceWith(document.implementation.createHTMLDocument().documentElement);
      });
    const shot = await frame.screenshot();
    const colors = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext('2d')!;
      drawing.drawImage(image, 0, 0);
      return [...drawing.getImageData(image.width >> 1, image.height >> 1, 1, 1).data];
    }, shot.toString('base64'));
    expect(colors).toEqual([255, 255, 255, 255]);
  });

for (const layout of ['modern', 'classic'])
  for (const path of ['/gameplayer/quiet-sudoku', '/gamelanding/quiet-sudoku'])
    test(`shows a running game without round corners at ${path} in the ${layout} layout`, async ({
      page,
      context,
      baseURL: url = '',
    }) => {
      await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url }]);
      await page.goto(path);
      await pressPlay(page);
      const frame = page.locator('iframe[title="Quiet Sudoku"]');
      await expect(frame).toBeVisible();
      const round = await frame.evaluate((iframe) => {
        const found: string[] = [];
        for (let node: Element | null = iframe; node; node = node.parentElement) {
          const { overflowX, borderRadius } = getComputedStyle(node);
          const isClip = node === iframe || overflowX !== 'visible';
          if (isClip && !/^0(px|%)?$/.test(borderRadius)) found.push(`${node.className}: ${borderRadius}`);
        }
        return found;
      });
      expect(round).toEqual([]);
    });
