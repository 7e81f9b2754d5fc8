/**
 * Tests notifications: they disappear by themselves, never cover a running game, and are listed under the bell when
 * they were missed.
 */
import type { Locator, Page } from '@playwright/test';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { NOTIFICATION_MESSAGES } from '@/lib/notification-messages';
import { SEARCH_MESSAGES } from '@/lib/messages/search';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { findThemeViolations, findViolations } from './support/axe';
import { expect, test } from './support/test';

const toastButton = (page: Page): Locator => page.locator('.site-toaster button');
const bellButton = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ });

const searchTooShort = async (page: Page): Promise<void> => {
  const box = page.getByRole('search', { name: 'Site' }).getByRole('combobox');
  await box.fill('ab');
  await box.press('Enter');
  await expect(toastButton(page)).toHaveText(`${SEARCH_MESSAGES.searchTooShort} Dismiss`);
};

test('removes a notification that appears under a resting pointer', async ({ page }) => {
  await page.goto('/help', { waitUntil: 'networkidle' });
  await searchTooShort(page);
  const box = await toastButton(page).boundingBox();
  await expect(toastButton(page)).toHaveCount(0);
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await searchTooShort(page);
  await expect(toastButton(page)).toHaveCount(0);
});

test('shows a notification while the pointer is on it, and removes it afterwards', async ({ page }) => {
  await page.goto('/help', { waitUntil: 'networkidle' });
  await searchTooShort(page);
  await toastButton(page).hover();
  const readTimeLeft = () => toastButton(page).evaluate((button) => button.style.getPropertyValue('--left'));
  const before = await readTimeLeft();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  expect(await readTimeLeft()).toBe(before);
  await page.mouse.move(5, 5);
  await expect(toastButton(page)).toHaveCount(0);
});

for (const layout of ['modern', 'classic'] as const)
  test(`lists a missed notification under the bell on the next page, until it is cleared (${layout})`, async ({
    page,
    baseURL: url = '',
  }) => {
    await page.context().addCookies([{ name: LAYOUT_COOKIE, value: layout, url }]);
    await page.goto('/help', { waitUntil: 'networkidle' });
    await expect(bellButton(page)).toHaveAccessibleName('Notifications');
    await searchTooShort(page);
    await expect(bellButton(page)).toHaveAccessibleName('Notifications, 1 missed');
    await page.goto('/about', { waitUntil: 'networkidle' });
    await bellButton(page).press('Enter');
    const list = page.getByRole('list', { name: 'Missed notifications' });
    await expect(list.getByRole('listitem')).toHaveText([`${SEARCH_MESSAGES.searchTooShort}Just now`]);
    expect(await findViolations(page)).toEqual([]);
    expect(await findThemeViolations(page, layout === 'modern' ? 'modernDark' : 'contrast')).toEqual([]);
    await page.getByRole('button', { name: 'Clear all' }).press('Enter');
    await expect(page.getByText(NOTIFICATION_MESSAGES.empty)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bellButton(page)).toHaveAccessibleName('Notifications');
    await expect(bellButton(page)).toBeFocused();
  });

/** Starts the game, scrolls, and fails to save it as a favorite; on phones the button is hidden in the bar. */
const favorWhilePlaying = async (page: Page, path: string, scrollTop: number): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('.arch, .landing-stage [data-play]').first().click();
  await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
  await page.evaluate((top) => scrollTo(0, top), scrollTop);
  // A full storage makes the press fail.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.locator('.player-bar [aria-label="Favorite"]').dispatchEvent('click');
  await expect(toastButton(page)).toHaveText(`${SOCIAL_MESSAGES.favoriteNotStored} Dismiss`);
};

const PHONE_OPTIONS = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };
const DESKTOP_OPTIONS = { viewport: { width: 1344, height: 900 } };

for (const [name, use, path, scrollTop] of [
  ['the player', DESKTOP_OPTIONS, '/gameplayer/quiet-sudoku', 0],
  ['the player of a phone', PHONE_OPTIONS, '/gameplayer/quiet-sudoku', 0],
  ['the landing page', DESKTOP_OPTIONS, '/gamelanding/quiet-sudoku', 0],
  ['the scrolled landing page', DESKTOP_OPTIONS, '/gamelanding/quiet-sudoku', 180],
  ['the landing page of a phone', PHONE_OPTIONS, '/gamelanding/quiet-sudoku', 0],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(use);
    test('shows a notification beside the running game', async ({ page }) => {
      await favorWhilePlaying(page, path, scrollTop);
      const [shown, game] = await page.evaluate(async () => {
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        return ['.site-toaster button', '.game-player iframe'].map((selector) => {
          const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return { top, bottom };
        });
      });
      expect(shown!.top >= game!.bottom || shown!.bottom <= game!.top).toBe(true);
      expect(shown!.top).toBeGreaterThanOrEqual(0);
    });
  });
