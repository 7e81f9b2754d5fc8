/** Tests forced colors: edges and states must be visible without backgrounds and shadows, on pages and in games. */
import type { Page } from '@playwright/test';
import { BUILT_IN_GAMES } from '@/games/catalogue';
import { SCREEN_ROUTES } from '../scripts/screens/book.mjs';
import { findingsOf } from './support/axe';
import { expect, test } from './support/test';

const SAMPLED = ['home', 'list-genre', 'landing-daily', 'archive', 'contact', 'genres'];
const isWhole = process.env.DEEP === '1';
const ROUTES = SCREEN_ROUTES.filter(
  ({ name, status, isPrivate }) => status === 200 && !isPrivate && (isWhole || SAMPLED.includes(name)),
);

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { forcedColors: 'active' } });

/** Returns the controls that neither an edge nor an underline sets apart from the text around them. */
const findFlatControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return (
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
        (style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0)
      );
    };
    return (
      [...document.querySelectorAll<HTMLElement>('button, select, textarea, input:not([type="hidden"])')]
        .filter((control) => control.checkVisibility({ opacityProperty: true }) && control.offsetWidth > 1)
        .filter((control) => getComputedStyle(control).forcedColorAdjust !== 'none')
        // The browser draws native checkboxes and radio buttons itself.
        .filter(
          (control) =>
            !control.matches(':is([type="checkbox"], [type="radio"])') ||
            getComputedStyle(control).appearance === 'none',
        )
        .filter((control) => !hasEdge(control) && !(control.parentElement && hasEdge(control.parentElement)))
        .map((control) => control.outerHTML.slice(0, 120))
    );
  });

/** Returns the selected controls that look like unselected ones. */
const findHiddenStates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[aria-pressed="true"], [aria-selected="true"], a[aria-current]',
      ),
    ]
      .filter((control) => control.checkVisibility() && control.getAttribute('aria-current') !== 'false')
      .filter((control) => {
        const probe = document.createElement('i');
        probe.style.background = 'Highlight';
        document.body.append(probe);
        const highlight = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return getComputedStyle(control).backgroundColor !== highlight;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

for (const { name, path } of ROUTES)
  test(`shows every control and every choice on ${name}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await findFlatControls(page)).toEqual([]);
    expect(await findHiddenStates(page)).toEqual([]);
  });

/** One game of each engine. */
const ENGINES = BUILT_IN_GAMES.filter(
  ({ embed }, index) =>
    embed?.src &&
    BUILT_IN_GAMES.findIndex((game) => game.embed?.src?.split('/')[2] === embed.src?.split('/')[2]) === index,
);
/** One engine of each kind of board (cells, cards, canvas); `npm run test:deep` tests all of them. */
const SAMPLED_GAMES = ['quiet-sudoku', 'hearthside-solitaire', 'ember-match'];

for (const game of ENGINES.filter(({ slug }) => isWhole || SAMPLED_GAMES.includes(slug)))
  test(`keeps the colors of the board of ${game.title}, in the theme of strong contrast`, async ({
    page,
  }) => {
    await page.goto(`/gameplayer/${game.slug}`);
    await page.getByRole('button', { name: `Play ${game.title}`, exact: true }).click();
    const frame = page.frameLocator(`iframe[title="${game.title}"]`);
    await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'contrast');
    await expect(frame.locator('html')).toHaveCSS('forced-color-adjust', 'none');
    const document = page.frames().find((candidate) => candidate.url().includes('/play/'));
    expect(await findingsOf(document!)).toEqual([]);
  });
