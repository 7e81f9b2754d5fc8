/** Tests that the focus never falls back to the body, and that a double press sends one request. */
import type { Page } from '@playwright/test';
import { MEMBER_PASSWORD, registerMember } from './support/member';
import { expect, test } from './support/test';

const describeFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    return focused === document.body || focused === null ? 'body' : focused.id || focused.localName;
  });
const expectFocused = async (page: Page): Promise<void> => {
  await expect.poll(() => describeFocus(page)).not.toBe('body');
};

test('keeps the focus when a visitor signs in and out on a page, and signs out once on a double press', async ({
  page,
  baseURL: base = '',
}) => {
  const { name } = await registerMember(base);
  await page.goto('/help', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Sign in' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Username or email').fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(MEMBER_PASSWORD);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const corner = page.getByRole('button', { name: `${name}: your account` });
  await expect(corner).toBeVisible();
  await expectFocused(page);

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await corner.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).dblclick();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expectFocused(page);
  expect(sent.filter((path) => path === '/user/logout')).toHaveLength(1);
  await expect(page.locator('.site-toaster button')).toHaveCount(0);
});

test('moves the focus to the main part of a page that a link opens', async ({ page }) => {
  await page.goto('/help', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'Playing as a guest' }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Playing as a guest' })).toBeVisible();
  await expect.poll(() => describeFocus(page)).toBe('content');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('keeps the focus when filters are cleared', async ({ page }) => {
  await page.goto('/online/all-games?device=1', { waitUntil: 'networkidle' });
  const clear = page.getByRole('main').getByRole('link', { name: 'Clear all' });
  await clear.focus();
  await clear.press('Enter');
  await expect(clear).toHaveCount(0);
  await expectFocused(page);
});

test('returns the focus when a notification is dismissed', async ({ page }) => {
  await page.goto('/help', { waitUntil: 'networkidle' });
  const box = page.getByRole('search', { name: 'Site' }).getByRole('combobox');
  await box.fill('ab');
  await box.press('Enter');
  await page.locator('.site-toaster button').press('Enter');
  await expect(page.locator('.site-toaster button')).toHaveCount(0);
  await expect(box).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('returns the focus to the Search link when the search closes', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const link = page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' });
    await link.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Search games' });
    await expect(sheet.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(link).toBeFocused();
  });
});
