/** Registering as a person does it: by the form, its spam check included. */
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './member';

/** Fills the form in; the check is done when this returns. */
export const fillRegistration = async (
  page: Page,
  { name, mail }: { name: string; mail: string },
): Promise<void> => {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(mail);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByLabel('Year you were born').fill('1990');
  // By the keyboard: on a phone the page still scrolls to the field that was filled in when a finger would come.
  await page.getByLabel(/I accept the/).press('Space');
  // The check comes with a part of its own: until it is there, its box takes nothing.
  await expect(page.getByLabel('I am a person')).toBeEnabled();
  await page.getByLabel('I am a person').press('Space');
  await expect(page.getByText('Checked. Thank you.')).toBeVisible();
};

export const join = async (page: Page, name: string, mail = `${name}@example.com`): Promise<void> => {
  await page.goto('/account/register');
  await fillRegistration(page, { name, mail });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
};
