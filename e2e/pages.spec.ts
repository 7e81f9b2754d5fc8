/** What every page promises in both themes on a phone and a desktop: status, silence, stillness, access for all. */
import type { Page } from '@playwright/test';
import { LAYOUT_COOKIE, THEME_COOKIE } from '@/lib/domain/layout';
import { findingsOf } from './support/axe';
import { expect, test } from './support/test';
import { expectStill } from './support/watch';

interface Route {
  path: string;
  status: number;
  /** Pages in the site's frame begin with a link past it. */
  hasSkipLink: boolean;
}

const ROUTES: readonly Route[] = [
  { path: '/', status: 200, hasSkipLink: true },
  { path: '/gamelanding/quiet-sudoku', status: 200, hasSkipLink: true },
  { path: '/gamelanding/quiet-sudoku-mini', status: 200, hasSkipLink: true },
  { path: '/gameplayer/quiet-sudoku', status: 200, hasSkipLink: false },
  { path: '/no-such-page', status: 404, hasSkipLink: true },
];
const THEMES = ['modern', 'modernDark'] as const;
const SIZES = [
  { width: 375, height: 667 },
  { width: 1344, height: 900 },
] as const;
const LOOKED_AT = 12;

/** The focused element: its name, and whether it or a part of it shows that it is focused. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { width, height, bottom, right } = element.getBoundingClientRect();
    const hasOutline = (part: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    };
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? element.tagName,
      isMarked: [element, ...element.querySelectorAll('*')].some(hasOutline),
      isThere: width > 0 && height > 0 && bottom > 0 && right > 0,
    };
  });

for (const theme of THEMES) {
  for (const viewport of SIZES) {
    test.describe(`${theme} at ${viewport.width}`, () => {
      test.use({ viewport });
      test.beforeEach(({ context, baseURL }) =>
        context.addCookies([
          { name: LAYOUT_COOKIE, value: 'modern', url: baseURL },
          { name: THEME_COOKIE, value: theme, url: baseURL },
        ]),
      );

      for (const { path, status, hasSkipLink } of ROUTES) {
        test(`${path} answers ${status}, stands still and is open to all`, async ({ page, watch }) => {
          if (status >= 400) watch.expectStatus(new RegExp(`${path}$`), status);
          const response = await page.goto(path, { waitUntil: 'networkidle' });
          expect(response?.status()).toBe(status);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          await expectStill(page);
          expect(await findingsOf(page)).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'nothing is wider than the page').toBeLessThanOrEqual(0);

          await page.keyboard.press('Tab');
          if (hasSkipLink) {
            const skip = page.getByRole('link', { name: 'Skip to content' });
            await expect(skip).toBeFocused();
            await expect(skip).toBeInViewport({ ratio: 1 });
            await page.keyboard.press('Enter');
            await expect(page.getByRole('main')).toBeFocused();
            await page.keyboard.press('Tab');
          }
          for (let looked = 0; looked < LOOKED_AT; looked += 1) {
            const focus = await focusOf(page);
            if (focus) expect(focus).toEqual({ ...focus, isMarked: true, isThere: true });
            await page.keyboard.press('Tab');
          }
        });
      }
    });
  }
}
