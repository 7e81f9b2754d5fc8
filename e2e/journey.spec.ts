/** Follows a member in one browser: joins, confirms, takes part on a game's page, changes the account, leaves. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { accountPaths } from '@/lib/account-paths';
import { joinAsMember } from './support/join';
import { MEMBER_PASSWORD, registerMember, signIn } from './support/member';
import { linkInMail } from './support/outbox';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'a street of lamps 7';
const GAME = '/gamelanding/bubble-orchard';

const expectSaved = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('status').getByText(text)).toBeVisible();
const openAccountPart = async (page: Page, name: Parameters<typeof accountPaths.accountPart>[0]) => {
  await page.goto(accountPaths.accountPart(name));
  return page.getByLabel('Current password');
};

test('registers, takes part in the community, changes the account, exports the data, and deletes the account', async ({
  page,
  context,
  browser,
  baseURL: base = '',
}) => {
  test.setTimeout(180_000);
  const name = `way${randomBytes(5).toString('hex')}`;
  const mail = `${name}@example.com`;
  const friend = await registerMember(base, 'friend');
  const friendContext = await browser.newContext();
  const friendUid = await signIn(friendContext, base, friend.name);
  await friendContext.close();

  await test.step('joins and confirms the email address by the link', async () => {
    await joinAsMember(page, name);
    await page.goto(await linkInMail(page, mail, 'verify-email'));
    await expect(page.getByText('Your address is confirmed.')).toBeVisible();
  });

  await test.step('rates, tags and comments on the page of a game', async () => {
    await page.goto(GAME, { waitUntil: 'networkidle' });
    const heart = page.getByRole('button', { name: 'Favorite', exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.near-place[data-of="beside"]').scrollIntoViewIfNeeded();
    await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await expect(page.getByText('You gave it 5')).toBeVisible();
    await page.locator('.near-place[data-of="comments"]').scrollIntoViewIfNeeded();
    await page.getByRole('textbox', { name: 'Add a comment' }).fill(`Cherries first, says ${name}.`);
    await page.getByRole('button', { name: 'Post' }).click();
    await expect(page.getByRole('article').filter({ hasText: `says ${name}` })).toBeVisible();
  });

  await test.step('adds a friend', async () => {
    await page.goto(`/profile/${friendUid}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add friend' }).click();
    await expect(page.getByRole('button', { name: 'Friends' })).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
  });

  await test.step('changes the email address once the link is followed', async () => {
    await (await openAccountPart(page, 'email')).fill(MEMBER_PASSWORD);
    await page.getByLabel('New e-mail address').fill(`new-${mail}`);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expectSaved(page, ACCOUNT_PAGE_MESSAGES.emailSaved(`new-${mail}`));
    await page.goto(await linkInMail(page, `new-${mail}`, 'verify-email'));
    await expect(page.getByText('Your address is confirmed.')).toBeVisible();
    await page.goto(accountPaths.accountPart('email'));
    await expect(page.getByRole('main').getByText(`new-${mail}`).first()).toBeVisible();
  });

  await test.step('changes the password, and signs out the other browser', async () => {
    const other = await browser.newContext();
    await signIn(other, base, `new-${mail}`);
    await (await openAccountPart(page, 'password')).fill(MEMBER_PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('New password again').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectSaved(page, ACCOUNT_PAGE_MESSAGES.passwordSaved);
    const status = await other.request.get(`${base}/user/login_status`);
    expect(await status.json()).toEqual({ login_status: false });
    await other.close();
  });

  await test.step('exports all data, and deletes the account', async () => {
    const password = await openAccountPart(page, 'data');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(data).toMatchObject({
      account: { name, email: `new-${mail}` },
      ratings: [{ value: 5 }],
      comments: [{ body: `Cherries first, says ${name}.` }],
      friends: [{ friendUid: Number(friendUid) }],
    });
    expect(data.favorites).toHaveLength(1);
    await password.fill(NEW_PASSWORD);
    await page
      .getByLabel(ACCOUNT_PAGE_MESSAGES.deleteConfirm(ACCOUNT_PAGE_MESSAGES.deleteWord))
      .fill('DELETE');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(ACCOUNT_PAGE_MESSAGES.deleted)).toBeVisible();
    expect(
      (
        await context.request.post(`${base}/user/login`, {
          headers: { origin: base },
          data: { name, pass: NEW_PASSWORD },
        })
      ).status(),
    ).toBe(401);
  });

  await test.step('appears as a former player to others', async () => {
    await page.goto(GAME, { waitUntil: 'networkidle' });
    await page.locator('.near-place[data-of="comments"]').scrollIntoViewIfNeeded();
    const card = page.getByRole('article').filter({ hasText: `says ${name}` });
    await expect(card.getByText('Former player')).toBeVisible();
  });
});
