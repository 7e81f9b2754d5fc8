/** Tests that the texts of narrow and low windows are neither cut nor covered. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ hasTouch: true, isMobile: true });

const gameFrame = (page: Page) => page.frameLocator('.game-player iframe');

const startGame = async (page: Page, slug: string): Promise<void> => {
  await page.goto(`/gamelanding/${slug}`);
  await page.locator('.landing-stage [data-play]').first().tap();
  await expect(gameFrame(page).getByRole('complementary', { name: 'How to play' })).toBeVisible();
};

const requireBox = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Returns the texts that do not fit into their elements. */
const listCutTexts = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
      .map(({ textContent }) => textContent),
  );

const expectWholeFirstStep = async (page: Page): Promise<void> => {
  const strip = gameFrame(page).locator('.kit-strip');
  const text = await requireBox(strip.locator('p'));
  expect((await requireBox(strip.locator('strong'))).bottom).toBeLessThanOrEqual(text.bottom + 1);
};

const expectApart = async (strip: Locator, control: Locator): Promise<void> => {
  const [first, second] = [await requireBox(strip), await requireBox(control)];
  const isApart = first.bottom <= second.y + 1 || second.bottom <= first.y + 1;
  expect(isApart, `the strip covers ${await control.innerText()}`).toBe(true);
};

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const slug of ['moth-and-candle', 'arrowfall', 'eight-at-nine'])
    test(`shows the whole first instruction of ${slug}`, async ({ page }) => {
      await startGame(page, slug);
      await expectWholeFirstStep(page);
    });

  test('shows the cost of each tool of a sudoku without overlapping the next tool', async ({ page }) => {
    await startGame(page, 'quiet-sudoku');
    const tools = gameFrame(page).locator('.kit-tool');
    const [hint, check] = [tools.filter({ hasText: 'Hint' }), tools.filter({ hasText: 'Check' })];
    expect((await requireBox(hint.locator('small'))).right).toBeLessThan(
      (await requireBox(check.locator('svg'))).x,
    );
    expect((await requireBox(check.locator('small'))).right).toBeLessThanOrEqual(320);
  });

  test('keeps the label of the first button of the home page inside the button', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const button = page.locator('.home-street .actions a').first();
    // The longest of the labels.
    await button.locator('.label').evaluate((label) => (label.textContent = 'Carry on Hearthside Solitaire'));
    expect(await listCutTexts(button)).toEqual([]);
    expect((await requireBox(button.locator('.label'))).right).toBeLessThanOrEqual(
      (await requireBox(button)).right - 8,
    );
  });

  test('keeps the labels of the header on one line beside the bell', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('.bell-corner').evaluate((bell: HTMLElement) => delete bell.dataset.empty);
    for (const name of ['Sign in', 'Join free']) {
      const label = page.getByRole('banner').getByRole('link', { name });
      const lines = await label.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, name).toBe(1);
    }
  });

  test('shows the whole titles of the download games', async ({ page }) => {
    await page.goto('/download/all-games', { waitUntil: 'networkidle' });
    const titles = page.locator('.game-card .title');
    await expect(titles.filter({ hasText: 'Hearthside Solitaire at Home' })).toBeVisible();
    expect(await listCutTexts(titles)).toEqual([]);
    await page.goto('/', { waitUntil: 'networkidle' });
    const row = page.locator('.game-card .title').filter({ hasText: /at Home$/ });
    await expect(row).not.toHaveCount(0);
    expect(await listCutTexts(row)).toEqual([]);
  });
});

test.describe('on a phone in portrait', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the instructions of a race above its buttons', async ({ page }) => {
    await startGame(page, 'copper-rally');
    const strip = gameFrame(page).locator('.kit-strip');
    await expectApart(strip, gameFrame(page).getByRole('button', { name: 'Pause', exact: true }));
    await expectApart(strip, gameFrame(page).getByRole('button', { name: 'Brake' }));
  });
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  for (const [slug, name] of [
    ['rooftop-cats', 'Slide'],
    ['copper-rally', 'Burst'],
    ['needle-drop', /^Lane 1/],
  ] as const)
    test(`covers no control of ${slug} with the instructions`, async ({ page }) => {
      for (const size of [
        { width: 844, height: 390 },
        { width: 667, height: 375 },
      ]) {
        await page.setViewportSize(size);
        await startGame(page, slug);
        const strip = gameFrame(page).locator('.kit-strip');
        await expectApart(strip, gameFrame(page).getByRole('button', { name }));
        await expectApart(strip, gameFrame(page).getByRole('button', { name: 'Pause', exact: true }));
        await expectWholeFirstStep(page);
      }
    });

  for (const slug of ['whitehead-solitaire', 'eight-at-nine', 'quiet-sudoku'])
    test(`shows the whole first instruction of ${slug}, beside its buttons`, async ({ page }) => {
      await startGame(page, slug);
      const strip = gameFrame(page).locator('.kit-strip');
      expect((await requireBox(strip.locator('strong'))).bottom).toBeLessThanOrEqual(
        (await requireBox(strip)).bottom,
      );
      const pause = gameFrame(page).getByRole('button', { name: 'Pause', exact: true });
      const close = strip.getByRole('button', { name: 'Close the instructions' });
      expect((await requireBox(close)).right).toBeLessThanOrEqual((await requireBox(pause)).x);
      await pause.tap();
      await expect(gameFrame(page).getByRole('dialog', { name: 'Paused' })).toBeVisible();
    });
});

test.describe('the search of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows Play inside the best suggestion when the text also names a genre', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' }).tap();
    await page.getByRole('dialog').getByRole('combobox').fill('free online card games');
    await expect(page.getByRole('link', { name: 'All Card & Board games' })).toBeVisible();
    const play = await requireBox(page.locator('.search-rows').getByRole('link', { name: /^Play / }));
    const best = await requireBox(page.getByRole('option').first());
    expect(play.y).toBeGreaterThanOrEqual(best.y);
    expect(play.bottom).toBeLessThanOrEqual(best.bottom);
  });
});
