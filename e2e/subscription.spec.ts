/**
 * Tests the paid tier on the sandbox: a member subscribes, is recognized at once, cancels, and remains subscribed
 * until the end date.
 */
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { paths } from '@/lib/paths';
import { findViolations } from './support/axe';
import { registerMember, signIn } from './support/member';
import { expect, test } from './support/test';

test('gives a member Unlimited at once, and keeps it until the end date after a cancellation', async ({
  page,
  context,
  baseURL: base = '',
}) => {
  const { name } = await registerMember(base);
  await signIn(context, base, name);
  const main = page.getByRole('main');
  const readStoredStatus = () =>
    page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}')?.details?.subscriber_status,
      IDENTITY_KEY,
    );

  await page.goto(paths.subscribe());
  await main.getByRole('button', { name: 'Choose annual' }).click();
  await expect(main.getByText(BILLING_MESSAGES.noMoneyMoves)).toBeVisible();
  await expect(main.getByRole('button', { name: /^Pay/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await main.getByRole('button', { name: /^Pay/ }).click();
  await expect(main.getByRole('heading', { name: /^You have/ })).toBeVisible();
  await expect.poll(readStoredStatus).toBe('unlimited_active');

  await main.getByRole('link', { name: 'Manage it' }).click();
  await expect(main.getByText('Next billing date')).toBeVisible();
  await expect(main.getByText('Annual')).toBeVisible();
  await main.getByRole('button', { name: 'Cancel the subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(main.getByText(BILLING_MESSAGES.canceled)).toBeVisible();
  await expect(main.getByText('Ends on')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(main.getByRole('button', { name: 'Resume the subscription' })).toBeVisible();
  await expect.poll(readStoredStatus).toBe('unlimited_expiring');
});
