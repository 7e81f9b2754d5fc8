/** Tests forms before the scripts of their page have loaded, and without JavaScript. */
import type { Page } from '@playwright/test';
import { accountPaths } from '@/lib/account-paths';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { formHelpPath } from '@/lib/form-path';
import { MESSAGES } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { unsubscribePath } from '@/lib/unsubscribe-path';
import { holdScripts } from './support/hold-scripts';
import { registerMember, signIn } from './support/member';
import { expect, test } from './support/test';

/** A page whose query contains the state of a list. */
const LISTING_PATH = '/online/all-games?sort=title';
const searchBox = (page: Page) => page.getByRole('search', { name: 'Site' }).getByRole('combobox');

const enterSearch = async (page: Page, term: string): Promise<void> => {
  await searchBox(page).fill(term);
  await searchBox(page).press('Enter');
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const layout of ['modern', 'classic'])
    test(`opens the results from the search box of the ${layout} layout`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL ?? '' }]);
      await page.goto(LISTING_PATH);
      await enterSearch(page, 'quiet sudoku');
      await expect(page).toHaveURL('/search/quiet%20sudoku');
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Quiet Sudoku/ })
          .first(),
      ).toBeVisible();
    });

  test('explains a term that is too short on the results page', async ({ page, watch }) => {
    watch.expectStatus(/\/search\?q=ab$/, 400);
    await page.goto('/help');
    await enterSearch(page, 'ab');
    await expect(page.getByRole('alert')).toHaveText(MESSAGES.searchTooShort);
  });

  for (const { path, fields, button } of [
    { path: '/account/login', fields: ['Username or email', 'Password'], button: 'Sign in' },
    { path: '/account/register', fields: ['Username', 'Password'], button: 'Create account' },
    { path: '/account/reset', fields: ['Email'], button: 'Send the link' },
    { path: '/about/contact', fields: ['Your name', 'Message'], button: 'Send message' },
    { path: '/help/resend-keys', fields: ['Email'], button: 'Send my keys' },
  ])
    test(`submits the form of ${path} without values in the URL, and explains its requirements`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const field of fields) await page.getByLabel(field, { exact: true }).fill('a-secret');
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await page.getByRole('button', { name: button, exact: true }).click();
      expect((await sent).url()).not.toContain('a-secret');
      await expect(page).toHaveURL(formHelpPath());
      await expect(page.getByRole('heading', { level: 1, name: 'Turning on JavaScript' })).toBeVisible();
    });

  test('explains the requirements of a link in an email and of a member’s page', async ({
    page,
    context,
    baseURL: base = '',
  }) => {
    const { name } = await registerMember(base);
    await signIn(context, base, name);
    for (const path of [paths.account(), accountPaths.emailVerification(), unsubscribePath('x')]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: 'How to turn it on' })).toBeVisible();
    }
  });
});

test('opens the results of a search that is submitted before the scripts have loaded', async ({ page }) => {
  await holdScripts(page);
  await page.goto(LISTING_PATH, { waitUntil: 'domcontentloaded' });
  await enterSearch(page, 'quiet sudoku');
  await expect(page).toHaveURL('/search/quiet%20sudoku');
});

test('shows the notice about a short term once the scripts have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(LISTING_PATH, { waitUntil: 'domcontentloaded' });
  await enterSearch(page, 'ab');
  release();
  await expect(page.getByText(MESSAGES.searchTooShort)).toBeVisible();
  await expect(page).toHaveURL(LISTING_PATH);
});

test('submits a form only once when it was submitted twice before the scripts had loaded', async ({
  page,
  watch,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  watch.expectStatus(/\/user\/login$/, 401);
  const release = await holdScripts(page);
  await page.goto('/account/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Username or email').fill('pipkin');
  await page.getByLabel('Password', { exact: true }).fill('not the lantern');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/account/login');
  release();
  await expect(page.getByText(MESSAGES.wrongCredentials)).toBeVisible();
  expect(sent.filter((path) => path === '/user/login')).toHaveLength(1);
  await expect(page.getByLabel('Username or email')).toHaveValue('pipkin');
});

test('gives every form an action, a method and field names', async ({ page }) => {
  for (const path of [
    '/',
    '/help',
    '/help/faq',
    '/about/contact',
    '/account/register',
    '/site-search',
    LISTING_PATH,
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const faults = await page.evaluate(() =>
      [...document.forms].flatMap((form) => {
        const where = form.getAttribute('aria-label') ?? form.className;
        const unnamed = [...form.elements].filter(
          (each) => each.matches('input, select, textarea') && !each.getAttribute('name'),
        );
        return [
          ...(form.getAttribute('action') && form.getAttribute('method') ? [] : [`${where}: action, method`]),
          ...unnamed.map((each) => `${where}: ${each.outerHTML}`),
        ];
      }),
    );
    expect(faults, path).toEqual([]);
  }
});
