/** Tests reminders of streaks: a member turns them on and off, and the link in an email turns them off. */
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { accountPaths } from '@/lib/account-paths';
import { REMINDER_MESSAGES } from '@/lib/reminder-messages';
import { unsubscribePath } from '@/lib/unsubscribe-path';
import { findViolations } from './support/axe';
import { registerMember, signIn } from './support/member';
import { linkInMail } from './support/outbox';
import { expect, test } from './support/test';

test('turns reminders on next to the streaks after the email address is confirmed, and off on the Privacy page', async ({
  page,
  context,
  baseURL: base = '',
}) => {
  const { name, mail } = await registerMember(base);
  await signIn(context, base, name);
  const main = page.getByRole('main');
  const byStreaks = main.getByRole('switch', { name: REMINDER_MESSAGES.label });
  const underPrivacy = main.getByRole('checkbox', { name: REMINDER_MESSAGES.label });

  await page.goto(accountPaths.accountPart('tokens'));
  await expect(main.getByText(REMINDER_MESSAGES.confirmFirst)).toBeVisible();
  await expect(byStreaks).toHaveCount(0);
  await page.goto(await linkInMail(page, mail, 'verify-email'));
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();

  await page.goto(accountPaths.accountPart('tokens'));
  await expect(byStreaks).not.toBeChecked();
  await byStreaks.press('Space');
  await expect(main.getByRole('status').getByText(REMINDER_MESSAGES.on)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto(accountPaths.accountPart('privacy'));
  await expect(underPrivacy).toBeChecked();
  await underPrivacy.uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByRole('status').getByText(ACCOUNT_PAGE_MESSAGES.privacySaved)).toBeVisible();
  await page.goto(accountPaths.accountPart('tokens'));
  await expect(byStreaks).not.toBeChecked();
});

test('asks for confirmation before an emailed link unsubscribes, and responds to a mail program without a session', async ({
  page,
  request,
}) => {
  const link = unsubscribePath('nobody.AAAA');
  const posted: string[] = [];
  page.on('request', (each) => {
    if (each.method() === 'POST' && each.url().includes('/account/unsubscribe')) posted.push(each.url());
  });
  await page.goto(link, { waitUntil: 'networkidle' });
  const stop = page.getByRole('button', { name: REMINDER_MESSAGES.unsubscribeAction });
  await expect(stop).toBeVisible();
  expect(posted).toEqual([]);
  await stop.press('Enter');
  await expect(page.getByRole('status').getByText(REMINDER_MESSAGES.unsubscribed)).toBeVisible();
  expect(posted).toHaveLength(1);
  expect(await findViolations(page)).toEqual([]);

  const answer = await request.post(link, {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { origin: 'https://mail.example' },
    maxRedirects: 0,
  });
  expect([answer.status(), await answer.text()]).toEqual([200, '{"ok":true}']);
  expect(answer.headers()).not.toHaveProperty('set-cookie');
  const put = await request.put(link);
  expect([put.status(), put.headers().allow]).toEqual([405, 'POST']);

  await page.goto(unsubscribePath());
  await expect(page.getByRole('status').getByText(REMINDER_MESSAGES.noToken)).toBeVisible();
});
