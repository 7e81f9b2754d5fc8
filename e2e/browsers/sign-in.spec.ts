/** Signs in with the dialog over a page, and signs out. */
import { MESSAGES } from '@/lib/messages';
import { MEMBER_PASSWORD, registerMember } from '../support/member';
import { expect, test } from './support/test';

const LANDING_PATH = '/gamelanding/quiet-sudoku';

test('rejects a wrong password, signs a member in without leaving the page, and signs out', async ({
  page,
  problems,
}) => {
  const { name } = await registerMember(process.env.BASE_URL ?? '');
  await page.goto(LANDING_PATH);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  const password = dialog.getByLabel('Password', { exact: true });
  problems.expect(/401|API call failed: auth\.login/);
  await dialog.getByLabel('Username or email').pressSequentially(name);
  await password.pressSequentially('not the password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByText(MESSAGES.wrongCredentials)).toBeVisible();

  await password.press('ControlOrMeta+a');
  await password.pressSequentially(MEMBER_PASSWORD);
  await password.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(LANDING_PATH);
  await page.getByRole('button', { name: `${name}: your account` }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});
