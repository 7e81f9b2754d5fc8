/** Subscribes on the payment sandbox. */
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { paths } from '@/lib/paths';
import { signInNewMember } from './support/member-session';
import { expect, test } from './support/test';

test('subscribes a member and shows the subscription', async ({ page, gateway }) => {
  await signInNewMember(page, gateway.url);
  const main = page.getByRole('main');
  await page.goto(paths.subscribe());
  await main.getByRole('button', { name: 'Choose annual' }).click();
  await expect(main.getByText(BILLING_MESSAGES.noMoneyMoves)).toBeVisible();
  await main.getByRole('button', { name: /^Pay/ }).click();
  await expect(main.getByRole('heading', { name: /^You have/ })).toBeVisible();
  await main.getByRole('link', { name: 'Manage it' }).click();
  await expect(main.getByText('Next billing date')).toBeVisible();
  await expect(main.getByText('Annual')).toBeVisible();
});
