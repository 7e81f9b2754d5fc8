/** What every page promises in every look at every width: status, silence, stillness, access for all. */
import type { Page } from '@playwright/test';
import { LAYOUT_COOKIE, THEME_COOKIE } from '@/lib/domain/layout';
import { SCREEN_LOOKS, SCREEN_ROUTES, SCREEN_SIZES } from '../scripts/screens/book.mjs';
import { findingsOf } from './support/axe';
import { expect, test } from './support/test';
import { expectStill } from './support/watch';

const LOOKED_AT = 12;
/** The keyboard's way is the same at every width of a frame: one with the bottom bar, one with the rail. */
const WALKED_WIDTHS = [375, 1344];

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

const walk = async (page: Page, hasSkipLink: boolean): Promise<void> => {
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
};

/** Every look at two of the widths, so that each width and each look is there; `EVERY_WIDTH=1` has all of each. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  modern: [375, 1344],
  modernDark: [768, 1920],
  default: [375, 1920],
  contrast: [320, 1344],
};
const NARROWEST = { width: 320, height: 568 };

for (const { layout, theme } of SCREEN_LOOKS) {
  const sizes = [NARROWEST, ...SCREEN_SIZES].filter(
    ({ width }) => process.env.EVERY_WIDTH === '1' || WIDTHS[theme]?.includes(width),
  );
  for (const viewport of sizes) {
    test.describe(`${theme} at ${viewport.width}`, () => {
      test.use({ viewport });
      test.beforeEach(({ context, baseURL }) =>
        context.addCookies([
          { name: LAYOUT_COOKIE, value: layout, url: baseURL },
          { name: THEME_COOKIE, value: theme, url: baseURL },
        ]),
      );

      for (const { name, path, status, isWalked, hasSkipLink, act } of SCREEN_ROUTES) {
        test(`${name} answers ${status}, stands still and is open to all`, async ({ page, watch }) => {
          if (status >= 400) watch.expectStatus(new RegExp(`${path}$`), status);
          const response = await page.goto(path, { waitUntil: 'networkidle' });
          expect(response?.status()).toBe(status);
          await act?.(page);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          await expectStill(page);
          expect(await findingsOf(page)).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'nothing is wider than the page').toBeLessThanOrEqual(0);
          if (isWalked && WALKED_WIDTHS.includes(viewport.width)) await walk(page, hasSkipLink);
        });
      }
    });
  }
}
