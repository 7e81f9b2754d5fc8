/** Takes screenshots of a player's journey, from the home page to a result and a challenge, in every theme and width. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LAYOUT_COOKIE, THEME_COOKIE } from '@/lib/domain/site/layout';
import { SCREEN_APPEARANCES, SCREEN_SIZES } from '../../../scripts/screens/book.mjs';
import { createChallengeFromRun, memberPlayer, finishSolvedRun } from '../../support/challenge';
import { solveInPage } from '../../support/solve-in-page';
import { expectBoard } from '../journeys/journey';
import { expect, test } from '../support/test';

const screensFolder = process.env.SCREENS_DIR ?? '';
const site = process.env.BASE_URL ?? '';
const layouts = [...new Set(SCREEN_APPEARANCES.map(({ layout }) => layout))];
const listAppearances = (layout: string) => SCREEN_APPEARANCES.filter((each) => each.layout === layout);

const takeScreenshot = async (page: Page, name: string, theme: string): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: join(screensFolder, `${name}-${theme}-${width}.png`) });
};

const setAppearance = (page: Page, url: string, layout: string, theme: string) =>
  page.context().addCookies([
    { name: LAYOUT_COOKIE, value: layout, url },
    { name: THEME_COOKIE, value: theme, url },
  ]);

/**
 * Opens the suggestions that the search shows before anything is typed: in a sheet on phones, in a list below the
 * field elsewhere.
 */
const openSearch = async (page: Page): Promise<void> => {
  const tab = page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' });
  const field = page.getByRole('search', { name: 'Site' }).getByRole('combobox');
  await ((await tab.isVisible()) ? tab : field).click();
  await expect(page.getByRole('region', { name: 'Popular tonight' })).toBeVisible();
};

const startInPage = async (page: Page): Promise<void> => {
  await page.locator('.landing-stage [data-play]').first().click();
  await expectBoard(page);
};

interface PlayerScreen {
  name: string;
  path: string;
  act?: (page: Page) => Promise<void>;
}

const PLAYER_SCREENS: readonly PlayerScreen[] = [
  { name: 'home-turn2', path: '/' },
  { name: 'landing-instant', path: '/gamelanding/firefly-field', act: startInPage },
  { name: 'family', path: '/online/family/sudoku' },
  { name: 'search-known-name', path: '/search/minesweeper' },
  { name: 'search-before-typing', path: '/', act: openSearch },
];

for (const { name, path, act } of PLAYER_SCREENS)
  test(`shows ${name}`, async ({ page, gateway }) => {
    for (const { layout, theme } of SCREEN_APPEARANCES) {
      await setAppearance(page, gateway.url, layout, theme);
      for (const size of SCREEN_SIZES) {
        await page.setViewportSize(size);
        await page.goto(path, { waitUntil: 'networkidle' });
        await act?.(page);
        await takeScreenshot(page, name, theme);
      }
    }
  });

const THEME_LABELS: Readonly<Record<string, string>> = {
  modern: 'Light',
  modernDark: 'Dark',
  default: 'Standard colors',
  contrast: 'High contrast',
};

/**
 * Changes the theme as a visitor does, by the switch in the footer, because the page sends the new theme to an open
 * game. The switch may be outside the viewport or covered by the game.
 */
const chooseTheme = async (page: Page, theme: string): Promise<void> => {
  const choice = page.getByRole('button', {
    name: THEME_LABELS[theme] ?? '',
    exact: true,
    includeHidden: true,
  });
  await choice.first().evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  if ((await page.locator('.game-player iframe').count()) > 0)
    await expect(page.frameLocator('.game-player iframe').locator('html')).toHaveAttribute(
      'data-theme',
      theme,
    );
};

/** Takes screenshots of one state in every theme of its layout and every width, without reloading the page. */
const takeStateScreenshot = async (page: Page, name: string, layout: string): Promise<void> => {
  for (const { theme } of listAppearances(layout)) {
    await chooseTheme(page, theme);
    for (const size of SCREEN_SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await takeScreenshot(page, name, theme);
    }
  }
};

for (const layout of layouts) {
  test(`shows a challenge and both results (${layout})`, async ({ page, gateway }) => {
    const { call } = await memberPlayer(site);
    const id = await createChallengeFromRun(call, await finishSolvedRun(call));
    await setAppearance(page, gateway.url, layout, listAppearances(layout)[0]?.theme ?? '');
    await page.goto(`/challenge/${id}`, { waitUntil: 'networkidle' });
    await takeStateScreenshot(page, 'challenge', layout);
    await page.getByRole('link', { name: 'Open the board' }).click();
    const { result } = await solveInPage(page);
    await expect(result.getByRole('link', { name: 'See both results' })).toBeVisible();
    await takeStateScreenshot(page, 'result-daily', layout);
    await result.getByRole('link', { name: 'See both results' }).click();
    await expect(page.getByRole('table', { name: 'Results of this challenge' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await takeStateScreenshot(page, 'challenge-after', layout);
  });

  test(`shows the result of an endless game (${layout})`, async ({ page, gateway }) => {
    await setAppearance(page, gateway.url, layout, listAppearances(layout)[0]?.theme ?? '');
    await page.goto('/gamelanding/rooftop-cats');
    await page.getByRole('link', { name: /^Play/ }).first().click();
    await expectBoard(page);
    // A cat that never jumps soon falls, which ends the game.
    await expect(page.getByRole('region', { name: /^Result: / })).toBeVisible({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await takeStateScreenshot(page, 'result-endless', layout);
  });
}
