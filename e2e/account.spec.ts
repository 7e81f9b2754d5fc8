/** Uses a member's account on one device and then on two, from registration to deletion. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ACCOUNT_PAGE_MESSAGES, PERSONAL_QUESTIONS } from '@/lib/account-page-messages';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { recentKeyOf } from '@/lib/domain/play/recent-key';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { MEMBER_PASSWORD, registerMember, signIn } from './support/member';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'a street of lamps 7';

const currentPasswordField = (page: Page): Locator => page.getByLabel('Current password');
const findMessage = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('status').getByText(text);
const pressSave = (page: Page, name = 'Save changes'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Creates a landscape image, red on the left and green on the right. */
const makeImage = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#c02020' } })
    .composite([
      {
        input: { create: { width: 450, height: 300, channels: 3, background: '#20a040' } },
        left: 450,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

/** Returns the color in the middle of one of the site's images. */
const readMiddlePixel = async (context: BrowserContext, emailAddress: string): Promise<number[]> => {
  const answer = await context.request.get(emailAddress);
  expect(answer.headers()['content-type']).toBe('image/webp');
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([256, 256]);
  const at = (128 * info.width + 128) * info.channels;
  return [...data.subarray(at, at + 3)];
};

test('shows no stepper in the field for the year of birth', async ({ page }) => {
  await page.goto(paths.register());
  await expect(page.getByLabel('Year you were born')).toHaveCSS('appearance', 'textfield');
});

test('changes an account, shows the changes on another device, exports the data, and deletes the account', async ({
  page,
  context,
  browser,
  baseURL: base = '',
  watch,
}) => {
  test.setTimeout(180_000);
  const { name, mail } = await registerMember(base);
  const uid = await signIn(context, base, name);
  const otherContext = await browser.newContext({ serviceWorkers: 'block' });
  await signIn(otherContext, base, name);
  const other = await otherContext.newPage();

  await test.step('saves the personal info', async () => {
    await page.goto(paths.account());
    const main = page.getByRole('main');
    await expect(main.getByText('Waiting to be confirmed')).toBeVisible();
    await main.getByRole('link', { name: /^Personal info The details/ }).click();
    await expect(page).toHaveTitle(/^Personal info/);
    await page.getByLabel(PERSONAL_QUESTIONS.hometown).fill('Whitby');
    await page.getByLabel(/^Your favorite genre/).selectOption('Word');
    await currentPasswordField(page).fill('not my lantern');
    watch.expectStatus(new RegExp(`/user/${uid}$`), 422);
    await pressSave(page);
    await expect(currentPasswordField(page)).toBeFocused();
    await expect(currentPasswordField(page)).toHaveAccessibleDescription(/Your password is incorrect/);
    await currentPasswordField(page).fill(MEMBER_PASSWORD);
    await pressSave(page);
    await expect(findMessage(page, ACCOUNT_PAGE_MESSAGES.personalSaved)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(PERSONAL_QUESTIONS.hometown)).toHaveValue('Whitby');
  });

  await test.step('asks for confirmation before leaving a page with unsaved changes', async () => {
    await page.getByLabel(PERSONAL_QUESTIONS.snackOn).fill('Liquorice');
    page.once('dialog', (dialog) => void dialog.dismiss());
    const nav = page.getByRole('navigation', { name: 'Account' });
    await nav.getByRole('link', { name: 'Name' }).click();
    await expect(page).toHaveURL(/\/personal$/);
    page.once('dialog', (dialog) => void dialog.accept());
    await nav.getByRole('link', { name: 'Name' }).click();
    await expect(page).toHaveURL(/\/name$/);
  });

  const renamed = `${name}x`;
  await test.step('changes the name', async () => {
    await page.getByLabel('Display name').fill(renamed);
    await currentPasswordField(page).fill(MEMBER_PASSWORD);
    await pressSave(page);
    await expect(findMessage(page, ACCOUNT_PAGE_MESSAGES.nameSaved)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Account' }).getByText(renamed)).toBeVisible();
  });

  await test.step('crops an uploaded image, and uses it as the avatar', async () => {
    await page.goto(accountPaths.accountPart('picture'));
    const upload = page.getByRole('form', { name: 'A picture of your own' });
    const chooseFile = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      upload.locator('input[type="file"]').setInputFiles(file);
    await chooseFile({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await expect(upload.getByText(ACCOUNT_PAGE_MESSAGES.avatarUnreadable)).toBeVisible();
    await chooseFile({ name: 'my evening.png', mimeType: 'image/png', buffer: await makeImage() });
    await upload.getByRole('slider', { name: 'Left to right' }).focus();
    await page.keyboard.press('End');
    await upload.getByRole('button', { name: 'Use this picture' }).click();
    const selected = page.getByRole('radio', { name: 'Own picture 1' });
    await expect(selected).toBeChecked();
    const emailAddress = await page
      .getByRole('navigation', { name: 'Account' })
      .locator('img')
      .getAttribute('src');
    const [red = 255, green = 0] = await readMiddlePixel(context, `${base}${emailAddress}`);
    expect(green).toBeGreaterThan(red + 80);
    await page.getByRole('radio', { name: 'Fox' }).check();
    await pressSave(page);
    await expect(findMessage(page, ACCOUNT_PAGE_MESSAGES.avatarSaved)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Fox' })).toBeChecked();
    // Other members of the shared site may use the same image.
    await expect(page.getByText(/^(One player uses|\d+ players use) this one\.$/)).toBeVisible();
  });

  await test.step('keeps the old email address until the new one is confirmed', async () => {
    await page.goto(accountPaths.accountPart('email'));
    await page.getByLabel('New e-mail address').fill(`new-${mail}`);
    await currentPasswordField(page).fill(MEMBER_PASSWORD);
    await pressSave(page, 'Send the link');
    await expect(findMessage(page, ACCOUNT_PAGE_MESSAGES.emailSaved(`new-${mail}`))).toBeVisible();
    await expect(page.getByRole('main').getByText(mail, { exact: true })).toBeVisible();
  });

  await test.step('applies the appearance on another device, from the account page and from the footer', async () => {
    await page.goto(accountPaths.accountPart('look'));
    await page.getByRole('radio', { name: /Dark/ }).check();
    await expect(findMessage(page, ACCOUNT_PAGE_MESSAGES.appearanceSaved)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'modernDark');
    await other.goto(accountPaths.accountPart('look'));
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'modernDark');

    await page.goto('/');
    await expect(page.getByRole('button', { name: `${renamed}: your account` })).toBeVisible();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await page.getByRole('group', { name: 'Layout' }).getByRole('button', { name: 'Classic' }).click();
    await saved;
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'classic');
    await other.reload();
    await expect(other.locator('html')).toHaveAttribute('data-layout', 'classic');
    await page.goto(accountPaths.accountPart('look'));
    await page.getByRole('radio', { name: /Light/ }).check();
    await expect(findMessage(page, ACCOUNT_PAGE_MESSAGES.appearanceSaved)).toBeVisible();
    await expect(page.getByRole('radio', { name: /Light/ })).toBeFocused();
    const cookies = await context.cookies();
    expect(cookies.find((cookie) => cookie.name === LAYOUT_COOKIE)?.value).toBe('modern');
  });

  await test.step('saves the played games in the browser and in the account', async () => {
    const reported = page.waitForResponse((answer) => answer.url().endsWith('/sw/api/user/played'));
    await page.goto(paths.player('lantern-words'));
    await page.locator('.arch').click();
    expect((await reported).status()).toBe(200);
    const saved = await page.evaluate((key) => localStorage.getItem(key), recentKeyOf(uid));
    expect(saved).toContain('lantern-words');
    const recent = await context.request.get(`${base}/api/user/profile/block/recent-games/${uid}`);
    expect(await recent.text()).toContain('lantern-words');
  });

  await test.step('signs out the other device, but not this one, after a password change', async () => {
    await page.goto(accountPaths.accountPart('password'));
    await currentPasswordField(page).fill(MEMBER_PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('New password again').fill(NEW_PASSWORD);
    await pressSave(page, 'Change password');
    await expect(findMessage(page, ACCOUNT_PAGE_MESSAGES.passwordSaved)).toBeVisible();
    await other.goto(accountPaths.accountPart('look'));
    await expect(other.getByRole('main').getByRole('alert')).toContainText(
      ACCOUNT_PAGE_MESSAGES.sessionEnded,
    );
    await page.goto(accountPaths.accountPart('privacy'));
    await page.getByRole('checkbox', { name: 'My friends' }).uncheck();
    await pressSave(page);
    await expect(findMessage(page, ACCOUNT_PAGE_MESSAGES.privacySaved)).toBeVisible();
  });

  await test.step('exports all data in one file', async () => {
    await page.goto(accountPaths.accountPart('data'));
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${renamed}-data.json`);
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
    expect(data.account).toMatchObject({
      name: renamed,
      email: mail,
      // This value was reset together with the new password.
      newEmail: null,
      hiddenParts: ['friends'],
      personalInfo: { hometown: 'Whitby', favoriteProviderGenre: 'Word' },
    });
    expect(data.pictures).toHaveLength(1);
    expect(data.recentGames).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  await test.step('deletes the account, signs out, and removes the profile', async () => {
    await currentPasswordField(page).fill(NEW_PASSWORD);
    await page
      .getByLabel(ACCOUNT_PAGE_MESSAGES.deleteConfirm(ACCOUNT_PAGE_MESSAGES.deleteWord))
      .fill('DELETE');
    await pressSave(page, 'Delete my account');
    await expect(page.getByText(ACCOUNT_PAGE_MESSAGES.deleted)).toBeVisible();
    await expect(page).toHaveURL(`${base}/`);
    expect(await page.evaluate((key) => localStorage.getItem(key), IDENTITY_KEY)).toBeNull();
    const profile = await context.request.get(`${base}/api/user/profile/public/id/${uid}`);
    expect(profile.status()).toBe(404);
    const account = await context.request.get(`${base}${paths.account()}`, { maxRedirects: 0 });
    expect(account.headers().location).toContain(paths.login(paths.account()));
  });
  await otherContext.close();
});

test('restores typed text after a lost session', async ({ page, context, baseURL: base = '', watch }) => {
  const { name } = await registerMember(base);
  await signIn(context, base, name);
  await page.goto(accountPaths.accountPart('personal'));
  const home = page.getByLabel(PERSONAL_QUESTIONS.hometown);
  await home.fill('Lamplight-on-Sea');
  await currentPasswordField(page).fill(MEMBER_PASSWORD);
  await context.clearCookies({ name: 'sw_session' });
  watch.expectStatus(/\/(user\/\d+|scores\/tokenbalance)$/, 401);
  await pressSave(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Username or email').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(MEMBER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(home).toHaveValue('Lamplight-on-Sea');
  await expect(currentPasswordField(page)).toHaveValue('');
});
