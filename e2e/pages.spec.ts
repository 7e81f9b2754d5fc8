/**
 * Tests the promises of every page in every appearance at every width: status, no errors, no layout shifts,
 * accessibility.
 */
import type { Page } from '@playwright/test';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { LAYOUT_COOKIE, THEME_COOKIE } from '@/lib/domain/site/layout';
import { SCREEN_APPEARANCES, SCREEN_ROUTES, SCREEN_SIZES } from '../scripts/screens/book.mjs';
import { findThemeViolations, findViolations } from './support/axe';
import { openSession, registerMember, type SessionCookie } from './support/member';
import { expect, test } from './support/test';
import { expectStill } from './support/watch';

const CHECKED_TAB_STOPS = 12;
/** The tab order is the same at every width of a frame: one width with the bottom bar, one with the rail. */
const WALKED_WIDTHS = [375, 1344];

/** Returns the focused element: its name, and whether it or a part of it shows the focus. */
const describeFocus = (page: Page) =>
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

const walkTabStops = async (page: Page, hasSkipLink: boolean): Promise<void> => {
  await page.keyboard.press('Tab');
  if (hasSkipLink) {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
  }
  for (let looked = 0; looked < CHECKED_TAB_STOPS; looked += 1) {
    const focus = await describeFocus(page);
    if (focus) expect(focus).toEqual({ ...focus, isMarked: true, isThere: true });
    await page.keyboard.press('Tab');
  }
};

const IS_FULL_RUN = process.env.EVERY_WIDTH === '1';

interface TestedAppearance {
  layout: string;
  theme: string;
  width: number;
  /** A second theme of the layout, checked last on the same page, because only the colors change. */
  otherTheme?: string;
}

const findOtherTheme = (appearance: (typeof SCREEN_APPEARANCES)[number]): string | undefined =>
  SCREEN_APPEARANCES.find(({ layout, theme }) => layout === appearance.layout && theme !== appearance.theme)
    ?.theme;
const findAppearance = (theme: string, width: number): TestedAppearance => {
  const found = SCREEN_APPEARANCES.find((each) => each.theme === theme);
  if (!found) throw new Error(`No theme is called ${theme}.`);
  return { ...found, width, otherTheme: findOtherTheme(found) };
};

/**
 * A main page is tested in both layouts, so in every theme; the next page uses the other widths. `EVERY_WIDTH=1` runs
 * every combination.
 */
const MAIN_APPEARANCES = [
  [findAppearance('modern', 375), findAppearance('default', 1920)],
  [findAppearance('modernDark', 1344), findAppearance('contrast', 320)],
] as const;
/** A sampled page is tested in one or both layouts; the next page uses another appearance and another width. */
const SAMPLED_APPEARANCES = [
  [findAppearance('modern', 375), findAppearance('contrast', 1344)],
  [findAppearance('default', 375), findAppearance('modernDark', 1920)],
  [findAppearance('modern', 1344), findAppearance('contrast', 320)],
  [findAppearance('default', 1920), findAppearance('modernDark', 768)],
] as const;
const NARROWEST_SIZE = { width: 320, height: 568 };
const TESTED_SIZES = [NARROWEST_SIZE, ...SCREEN_SIZES];
const EVERY_APPEARANCE: readonly TestedAppearance[] = SCREEN_APPEARANCES.flatMap((each) =>
  TESTED_SIZES.map(({ width }) => ({ ...each, width })),
);

const SAMPLED_ROUTES = SCREEN_ROUTES.filter(({ samples }) => samples);
const MAIN_ROUTES = SCREEN_ROUTES.filter(({ samples }) => !samples);
const listAppearances = (route: (typeof SCREEN_ROUTES)[number]): readonly TestedAppearance[] => {
  if (IS_FULL_RUN) return EVERY_APPEARANCE;
  if (!route.samples) return MAIN_APPEARANCES[MAIN_ROUTES.indexOf(route) % MAIN_APPEARANCES.length] ?? [];
  return (
    SAMPLED_APPEARANCES[SAMPLED_ROUTES.indexOf(route) % SAMPLED_APPEARANCES.length]?.slice(
      0,
      route.samples,
    ) ?? []
  );
};

// One session for all private pages, because registering and signing in are rate-limited.
let cachedSession: Promise<SessionCookie> | undefined;
const requireSession = (base: string): Promise<SessionCookie> =>
  (cachedSession ??= registerMember(base).then(({ name }) => openSession(base, name)));

// Runs two at once, because no test sees the changes of another.
test.describe.configure({ mode: 'parallel' });

for (const route of SCREEN_ROUTES)
  for (const { layout, theme, width, otherTheme } of listAppearances(route)) {
    const { name, path, status, isWalked, hasSkipLink, isPrivate, act } = route;
    test(`responds to ${name} in ${theme} at ${width} with ${status}, without layout shifts or accessibility findings`, async ({
      page,
      context,
      baseURL: base = '',
      watch,
    }) => {
      const { height } = TESTED_SIZES.find((size) => size.width === width) ?? NARROWEST_SIZE;
      await page.setViewportSize({ width, height });
      await context.addCookies([
        { name: LAYOUT_COOKIE, value: layout, url: base },
        { name: THEME_COOKIE, value: theme, url: base },
      ]);
      if (isPrivate) {
        await context.addCookies([await requireSession(base)]);
        // Simulates a browser of a returning member: the header reserves the space of their corner.
        await context.addInitScript(([key, identity]) => localStorage.setItem(key, identity), [
          IDENTITY_KEY,
          JSON.stringify({ uid: '1', details: { subscriber_status: null } }),
        ] as const);
      }
      if (status >= 400) watch.expectStatus(new RegExp(`${path}$`), status);
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(status);
      await act?.(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expectStill(page);
      expect(await findViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'nothing is wider than the page').toBeLessThanOrEqual(0);
      if (isWalked && WALKED_WIDTHS.includes(width)) await walkTabStops(page, hasSkipLink);
      if (otherTheme) expect(await findThemeViolations(page, otherTheme)).toEqual([]);
    });
  }
