/** Tests the ways into an account: register, confirm, sign out, sign in from any page, reset the password, return. */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MESSAGES } from '@/lib/messages';
import { fillRegistration, joinAsMember } from './support/join';
import { MEMBER_PASSWORD } from './support/member';
import { linkInMail } from './support/outbox';
import { expect, test } from './support/test';

const createName = (): string => `moth-${randomBytes(4).toString('hex')}`;
const emailAddressFor = (name: string): string => `${name}@example.com`;

const signOut = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `${name}: your account` }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
};

const signIn = async (page: Page, name: string, password: string): Promise<void> => {
  await page.getByLabel('Username or email').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

test.describe('the sign-in', () => {
  test('registers, confirms by email, signs out, and signs in again without leaving the page', async ({
    page,
    watch,
  }) => {
    const name = createName();
    await joinAsMember(page, name);
    await page.goto(await linkInMail(page, emailAddressFor(name), 'verify-email'));
    await expect(page.getByText('Your address is confirmed.')).toBeVisible();
    expect(page.url()).not.toContain('token');

    await page.goto('/gamelanding/quiet-sudoku');
    await signOut(page, name);
    await expect(page.evaluate(() => localStorage.getItem('sw_identity'))).resolves.toBeNull();

    await page.getByRole('link', { name: 'Sign in' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    watch.expectStatus(/\/user\/login$/, 401);
    await signIn(page, name, 'not the password');
    await expect(dialog.getByText(MESSAGES.wrongCredentials)).toBeVisible();
    await signIn(page, emailAddressFor(name), MEMBER_PASSWORD);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/gamelanding/quiet-sudoku');
    await expect(page.getByRole('button', { name: `${name}: your account` })).toBeVisible();
  });

  test('registers a visitor without leaving the page, and then runs the action that required a member', async ({
    page,
  }) => {
    const name = createName();
    await page.goto('/gamelanding/quiet-sudoku');
    await page.locator('.near-place[data-of="tags"]').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Add a tag' }).click();
    await page.getByRole('dialog', { name: 'Sign in' }).getByRole('link', { name: 'Join free' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create account' });
    await fillRegistration(page, { name, mail: emailAddressFor(name) });
    await dialog.getByRole('button', { name: 'Create account' }).click();
    // The dialog of the action appears in place of the welcome.
    await expect(page.getByRole('dialog', { name: 'Tag this game' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/gamelanding/quiet-sudoku');
    await expect(
      page.getByRole('button', { name: `${name}: your account`, includeHidden: true }),
    ).toBeAttached();
  });

  test('shows errors under their fields, also for a name that is taken', async ({ page, watch }) => {
    const name = createName();
    await joinAsMember(page, name);
    await signOut(page, name);
    await page.goto('/account/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Required.').first()).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();

    watch.expectStatus(/\/user\/register$/, 422);
    await fillRegistration(page, { name: name.toUpperCase(), mail: 'somebody@example.com' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('This name is taken.').first()).toBeVisible();
  });

  test('resets a lost password by email, and accepts the link only once', async ({ page, watch }) => {
    const name = createName();
    await joinAsMember(page, name);
    await signOut(page, name);
    await page.goto('/account/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(emailAddressFor(name));
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('a link is on its way')).toBeVisible();
    const link = await linkInMail(page, emailAddressFor(name), 'reset-password');

    const setPassword = async (): Promise<void> => {
      await page.goto('/');
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill('a newer lantern 7');
      await page.getByLabel('New password again').fill('a newer lantern 7');
      await page.getByRole('button', { name: 'Set the password' }).click();
    };
    await setPassword();
    await expect(page.getByText('Your new password is set')).toBeVisible();
    watch.expectStatus(/lost-password-reset$/, 410);
    await setPassword();
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();

    await page.goto('/account/login');
    await signIn(page, name, 'a newer lantern 7');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: `${name}: your account` })).toBeVisible();
  });

  test('redirects visitors from private pages to the sign-in and back, and never to another site', async ({
    page,
  }) => {
    const name = createName();
    await joinAsMember(page, name);
    await signOut(page, name);
    await page.goto('/account/user/edit');
    await expect(page).toHaveURL('/account/login?returnTo=%2Faccount%2Fuser%2Fedit');
    await page.goto('/account/login?returnTo=%2Fsearch%2Fmoth');
    await signIn(page, name, MEMBER_PASSWORD);
    await expect(page).toHaveURL('/search/moth');
    for (const foreignUrl of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      await page.goto(`/account/login?returnTo=${encodeURIComponent(foreignUrl)}`);
      await expect(page).toHaveURL('/');
    }
    await page.goto('/account/oauth/redirect?returnTo=%2Fsearch%2Fmoth');
    await expect(page).toHaveURL('/search/moth');
  });

  test('detects in one tab that the member has signed out in another', async ({ page, context }) => {
    const name = createName();
    await joinAsMember(page, name);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('button', { name: `${name}: your account` })).toBeVisible();
    await page.goto('/');
    await signOut(page, name);
    await other.reload();
    await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await other.close();
  });
});
