/** Tests unsaved text: during a save, on every way to leave the page, without a session, and without a network. */
import type { Page } from '@playwright/test';
import { accountPaths } from '@/lib/account-paths';
import { ACCOUNT_PAGE_MESSAGES, PERSONAL_QUESTIONS } from '@/lib/account-page-messages';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { paths } from '@/lib/paths';
import { MEMBER_PASSWORD, registerMember, signIn } from './support/member';
import { expect, test } from './support/test';

const PERSONAL_PATH = accountPaths.accountPart('personal');
const hometownField = (page: Page) => page.getByLabel(PERSONAL_QUESTIONS.hometown);
const snackField = (page: Page) => page.getByLabel(PERSONAL_QUESTIONS.snackOn);
const passwordField = (page: Page) => page.getByLabel('Current password');

/** Answers the browser's confirmation dialogs, and counts them. */
const answerConfirmation = (page: Page) => {
  const answers = { isLeaving: false, count: 0 };
  page.on('dialog', (dialog) => {
    answers.count += 1;
    void (answers.isLeaving ? dialog.accept() : dialog.dismiss());
  });
  return answers;
};

/** Opens a member's personal info by a link, and types something. */
const typeAsMember = async (page: Page, base: string): Promise<{ name: string }> => {
  const { name } = await registerMember(base);
  await signIn(page.context(), base, name);
  await page.goto(paths.account());
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Personal info/ })
    .first()
    .click();
  await hometownField(page).fill('Whitby');
  return { name };
};

test.describe('a form with unsaved changes', () => {
  test('loses no text that is typed while an account form is being saved', async ({
    page,
    baseURL: base = '',
  }) => {
    await typeAsMember(page, base);
    let releaseResponse = (): void => undefined;
    const gate = new Promise<void>((resolve) => (releaseResponse = resolve));
    await page.route('**/user/*', async (route) => {
      if (route.request().method() === 'PATCH') await gate;
      await route.continue();
    });
    await passwordField(page).fill(MEMBER_PASSWORD);
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await snackField(page).fill('Liquorice');
    releaseResponse();
    await expect(save).not.toHaveAttribute('aria-busy');
    await expect(snackField(page)).toHaveValue('Liquorice');
    await expect(hometownField(page)).toHaveValue('Whitby');
    await expect(passwordField(page)).toHaveValue('');
    await expect(page.getByText(ACCOUNT_PAGE_MESSAGES.unsaved)).toBeVisible();
  });

  test('asks before Back, a search, a link or signing out discards unsaved changes', async ({
    page,
    baseURL: base = '',
  }) => {
    const { name } = await typeAsMember(page, base);
    const answers = answerConfirmation(page);
    const waysToLeave = [
      () => page.evaluate(() => history.back()),
      async () => {
        const box = page.getByRole('search', { name: 'Site' }).getByRole('combobox');
        await box.fill('sudoku');
        await box.press('Enter');
      },
      () => page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Name' }).click(),
      async () => {
        await page.getByRole('button', { name: `${name}: your account` }).click();
        await page.getByRole('button', { name: 'Sign out' }).click();
        await page.keyboard.press('Escape');
      },
    ];
    for (const [index, leave] of waysToLeave.entries()) {
      await leave();
      await expect.poll(() => answers.count).toBe(index + 1);
      await expect(page).toHaveURL(PERSONAL_PATH);
      await expect(hometownField(page)).toHaveValue('Whitby');
    }
    answers.isLeaving = true;
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(paths.account());
    expect(answers.count).toBe(waysToLeave.length + 1);
  });

  test('retains text when the session or the network is lost', async ({
    page,
    context,
    watch,
    baseURL: base = '',
  }) => {
    const { name } = await typeAsMember(page, base);
    await passwordField(page).fill(MEMBER_PASSWORD);
    // Linked pages are prefetched, and those requests would fail without the network.
    await page.waitForLoadState('networkidle');
    watch.isOffline = true;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(NETWORK_FAILURE).first()).toBeVisible();
    await expect(hometownField(page)).toHaveValue('Whitby');
    await context.setOffline(false);
    watch.isOffline = false;

    await test.step('retains text after a sign-out in another tab', async () => {
      const other = await context.newPage();
      await other.goto('/help');
      await other.getByRole('button', { name: `${name}: your account` }).click();
      await other.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByText(ACCOUNT_PAGE_MESSAGES.sessionEnded)).toBeVisible();
      await other.close();
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Username or email').fill(name);
      await page.getByLabel('Password', { exact: true }).fill(MEMBER_PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(PERSONAL_PATH);
      await expect(hometownField(page)).toHaveValue('Whitby');
      await expect(page.getByText(ACCOUNT_PAGE_MESSAGES.unsaved)).toBeVisible();
    });
  });

  test('restores a visitor’s form, except for passwords, after the terms, a link, Back and a reload', async ({
    page,
    context,
  }) => {
    await page.goto('/account/register', { waitUntil: 'networkidle' });
    await page.getByLabel('Username').fill('moth-lamp');
    await page.getByLabel('Password', { exact: true }).fill(MEMBER_PASSWORD);
    await page.getByLabel('Email me about').check();
    const terms = context.waitForEvent('page');
    await page.getByRole('link', { name: /^terms/ }).click();
    await (await terms).close();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(MEMBER_PASSWORD);

    const expectUnchanged = async (): Promise<void> => {
      await expect(page.getByLabel('Username')).toHaveValue('moth-lamp');
      await expect(page.getByLabel('Email me about')).toBeChecked();
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    };
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/account\/login/);
    await page.goBack();
    await expectUnchanged();
    await page.reload();
    await expectUnchanged();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(MEMBER_PASSWORD);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

    test('opens the search over unsaved changes without asking', async ({ page, baseURL: base = '' }) => {
      await typeAsMember(page, base);
      const answers = answerConfirmation(page);
      const link = page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' });
      await link.tap();
      const sheet = page.getByRole('dialog', { name: 'Search games' });
      await expect(sheet.getByRole('combobox')).toBeFocused();
      await sheet.getByRole('button', { name: 'Close' }).tap();
      await expect(hometownField(page)).toHaveValue('Whitby');
      expect(answers.count).toBe(0);
    });
  });
});
