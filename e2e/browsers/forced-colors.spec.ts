/**
 * Tests forced colors in Firefox and Chromium: every control has a visible edge, selected controls are marked, and
 * boards keep their colors.
 */
import { findFlatControls, findHiddenStates } from '../support/forced-colors';
import { engine } from './support/engine';
import { expect, test } from './support/test';

const ALWAYS_USE_SYSTEM_COLORS = 2;
const FORCED_COLORS_PATHS = [
  '/',
  '/online/puzzle-games',
  '/gamelanding/quiet-sudoku',
  '/gamelanding/quiet-sudoku/archive',
  '/about/contact',
  '/online/all-genres',
];
const FORCED_COLORS_GAMES = ['Quiet Sudoku', 'Hearthside Solitaire', 'Ember Match'];

test.skip(
  engine.name === 'webkit',
  'WebKit does not have forced colors: no setting of the system replaces colors',
);
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        'browser.display.document_color_use': ALWAYS_USE_SYSTEM_COLORS,
      },
    }),
  contextOptions: engine.name === 'chromium' ? { forcedColors: 'active', reducedMotion: 'reduce' } : {},
});

for (const path of FORCED_COLORS_PATHS)
  test(`shows every control and every choice of ${path} in forced colors`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await findFlatControls(page)).toEqual([]);
    expect(await findHiddenStates(page)).toEqual([]);
  });

for (const title of FORCED_COLORS_GAMES)
  test(`keeps the colors of the board of ${title} in forced colors`, async ({ page }) => {
    await page.goto(`/gameplayer/${title.toLowerCase().replaceAll(' ', '-')}`);
    await page.getByRole('button', { name: `Play ${title}`, exact: true }).click();
    const root = page.frameLocator(`iframe[title="${title}"]`).locator('html');
    await expect(root).toHaveAttribute('data-theme', 'contrast');
    await expect(root).toHaveCSS('forced-color-adjust', 'none');
  });
