/** Registers like a person: by the form, including its spam check. */
import { expect, type Page } from '@playwright/test';
import { MEMBER_PASSWORD } from './member';

/** Fills in the form, and returns when the spam check has finished. */
export const fillRegistration = async (
  page: Page,
  { name, mail }: { name: string; mail: string },
): Promise<void> => {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(mail);
  await page.getByLabel('Password', { exact: true }).fill(MEMBER_PASSWORD);
  // The form beside an action has only one password field.
  const repeatedPassword = page.getByLabel('Password again');
  if ((await repeatedPassword.count()) > 0) await repeatedPassword.fill(MEMBER_PASSWORD);
  await page.getByLabel('Year you were born').fill('1990');
  // Uses the keyboard, because a phone still scrolls to the last field when a tap would arrive.
  await page.getByLabel(/I accept the/).press('Space');
  // The check loads lazily; until then its box ignores presses.
  await expect(page.getByLabel('I am a person')).toBeEnabled();
  await page.getByLabel('I am a person').press('Space');
  await expect(page.getByText('Checked. Thank you.')).toBeVisible();
};

export const joinAsMember = async (page: Page, name: string, mail = `${name}@example.com`): Promise<void> => {
  await page.goto('/account/register');
  await fillRegistration(page, { name, mail });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
};
