/** Buys a download game on the sandbox, receives its key by email, and plays and unlocks its file from disk without a network. */
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { accountPaths } from '@/lib/account-paths';
import { TEXT_MESSAGES } from '@/lib/text-messages';
import { paths } from '@/lib/paths';
import { findViolations } from './support/axe';
import { MEMBER_PASSWORD, registerMember } from './support/member';
import { expect, test } from './support/test';

const GAME_SLUG = 'quiet-sudoku-at-home';
const GAME_TITLE = 'Quiet Sudoku at Home';
const LICENSE_KEY = /\b[0-9A-HJKMNP-TV-Z]{5}(?:-[0-9A-HJKMNP-TV-Z]{5}){23}\b/;

const readKeyInMail = async (page: Page, to: string, kind: string): Promise<string> => {
  let key = '';
  await expect
    .poll(async () => {
      const html = await (await page.context().request.get('/dev/outbox')).text();
      const article = html
        .split('<article>')
        .find((text) => text.includes(`<dd>${to}</dd>`) && text.includes(`<dd>${kind}</dd>`));
      key = LICENSE_KEY.exec(article ?? '')?.[0] ?? '';
      return key;
    })
    .not.toBe('');
  return key;
};

/** Opens the file from disk, as a double-click does, without a network. */
const openFile = async (browser: Browser, file: string) => {
  const context = await browser.newContext({ offline: true, viewport: { width: 1344, height: 840 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data|about|blob):/.test(request.url())) problems.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(pathToFileURL(file).href);
  return { page, context, problems };
};

test('buys a game, receives its key by email, tries it from disk without a network, unlocks it, and requests the key again', async ({
  page,
  browser,
  baseURL: base = '',
}) => {
  const { name, mail } = await registerMember(base, 'buyer');
  const main = page.getByRole('main');

  await page.goto(paths.landing(GAME_SLUG));
  await main.getByRole('link', { name: /^Buy/ }).first().click();
  await expect(main.getByRole('heading', { level: 1, name: `Buy ${GAME_TITLE}` })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Buy it for $6.99' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(MEMBER_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  // After the sign-in, the visitor returns to the purchase.
  await main.getByRole('button', { name: 'Pay $6.99' }).click();
  await expect(main.getByRole('heading', { name: `${GAME_TITLE} is yours` })).toBeVisible();
  await main.getByRole('link', { name: 'See my key' }).click();
  const key = (await main.getByText(LICENSE_KEY).first().textContent()) ?? '';
  expect(await readKeyInMail(page, mail, 'licence-key')).toBe(key);
  expect(await findViolations(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await main.getByRole('link', { name: `Download ${GAME_TITLE}` }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${GAME_TITLE}.html`);
  const file = join(mkdtempSync(join(tmpdir(), 'played-')), saved.suggestedFilename());
  await saved.saveAs(file);
  const reported = await (await page.request.get('/sw/api/download/SW-SUDOKU')).json();
  expect(statSync(file).size).toBe((reported as { bytes: number }).bytes);

  const opened = await openFile(browser, file);
  const own = opened.page;
  await expect(own.getByText('Trial: 60 min left')).toBeVisible();
  expect(await findViolations(own)).toEqual([]);
  await own.getByRole('button', { name: 'Play today' }).click();
  const frame = own.frameLocator('iframe[title="Quiet Sudoku"]');
  await frame.locator('.kit-screen.is-start .kit-button.is-play').click();
  // Only a run with a move can be resumed.
  await frame.getByRole('gridcell').filter({ hasText: /^$/ }).first().click();
  await own.keyboard.press('5');
  await expect(frame.getByText(/^1 of \d+$/)).toBeVisible();

  await own.getByRole('button', { name: 'Enter a key' }).click();
  const box = own.getByRole('dialog');
  await box.getByLabel('License key').fill(key.replace(/.$/, (last) => (last === '7' ? '8' : '7')));
  await box.getByRole('button', { name: 'Unlock' }).click();
  await expect(box.getByRole('alert')).toContainText('This key is not right');
  await box.getByLabel('License key').fill(` ${key.toLowerCase().replaceAll('-', ' ')} `);
  await box.getByRole('button', { name: 'Unlock' }).click();
  await expect(own.getByText('This game is yours')).toBeVisible();
  await own.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await own.reload();
  await expect(own.locator('.off-state')).toHaveText('Unlocked');
  await own.getByRole('button', { name: 'Play today' }).click();
  await expect(frame.getByText(/Begun,/)).toBeVisible();
  expect(opened.problems).toEqual([]);
  await opened.context.close();

  await page.goto(paths.resendKeys());
  await page.getByLabel('Email').fill(mail);
  await page.getByRole('button', { name: 'Send my keys' }).click();
  await expect(page.getByText(TEXT_MESSAGES.keysSent(mail))).toBeVisible();
  expect(await readKeyInMail(page, mail, 'licence-keys-again')).toBe(key);

  await page.goto(accountPaths.sandboxPortal());
  await main.getByRole('button', { name: 'Pay $6.99 back' }).click();
  await expect(main.getByRole('button', { name: 'Pay $6.99 back' })).toBeHidden();
  await page.goto(accountPaths.purchases());
  await expect(async () => {
    await page.reload();
    await expect(main.getByText(BILLING_MESSAGES.refunded)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
