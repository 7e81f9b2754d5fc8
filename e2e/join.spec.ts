/**
 * Joins as a guest in one step from a result or a favorite: the page does not change, and the action that required an
 * account completes.
 */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ACCOUNT_MESSAGES, welcomeText } from '@/lib/account-messages';
import { findThemeViolations, findViolations } from './support/axe';
import { fillRegistration } from './support/join';
import { registerMember } from './support/member';
import { byMouse } from './support/play-by';
import { solveInPage } from './support/solve-in-page';
import { dailyLevel, SudokuTable } from './support/sudoku-table';
import { expect, test } from './support/test';
import { localToday } from './support/today';

test.describe.configure({ timeout: 240_000 });

const GAME = '/gamelanding/quiet-sudoku';

const newMember = () => {
  const name = `joiner${randomBytes(5).toString('hex')}`;
  return { name, mail: `${name}@example.com` };
};
const playGame = async (page: Page): Promise<void> => {
  await page.goto(GAME);
  await page.getByRole('link', { name: /^(Play|Resume) today$/ }).click();
};
/** Marks the document of the game, so that a reload of its frame is noticed. */
const markGameElement = (page: Page) =>
  page.locator('.game-player iframe').evaluate((frame) => {
    frame.dataset.mark = 'first';
  });
const expectSameGame = async (page: Page): Promise<void> => {
  await expect(page.locator('.game-player iframe')).toHaveAttribute('data-mark', 'first');
  await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
};

test.describe('joining while playing', () => {
  test('joins in the result panel, ranks the result for the member, and does not reload the game', async ({
    page,
    baseURL: url = '',
    watch,
  }) => {
    const takenName = await registerMember(url);
    const member = newMember();
    await playGame(page);
    const table = await solveInPage(page);
    await markGameElement(page);
    const open = table.result.getByRole('button', { name: 'Save this streak: join free' });
    await open.press('Enter');
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
    await expect(page.getByLabel('Password again')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await findThemeViolations(page, 'modernDark')).toEqual([]);

    watch.expectStatus(/\/user\/register$/, 422);
    await fillRegistration(page, { name: takenName.name, mail: member.mail });
    await page.getByRole('button', { name: 'Create account' }).press('Enter');
    await expect(page.getByText(ACCOUNT_MESSAGES.nameTaken)).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();

    await page.getByLabel('Username').fill(member.name);
    await page.getByRole('button', { name: 'Create account' }).press('Enter');
    const welcome = table.result.getByText(welcomeText(member.name, member.mail));
    await expect(welcome).toBeFocused();
    await expectSameGame(page);
    await expect(table.result).toContainText(/\d+(st|nd|rd|th) (of \d+|to finish) today/);
    await expect(table.result).toContainText('1 day in a row');
    await expect(table.result.getByRole('link', { name: /^Next:/ })).toBeVisible();

    await page.goto(GAME, { waitUntil: 'networkidle' });
    await page.locator('.near-place[data-of="boards"], .near-place').first().scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: `${member.name}: your account` })).toBeVisible();
    await expect(page.locator('.streak-chip').first()).toContainText('1');
  });

  test('signs an existing member in from the form of the result panel', async ({
    page,
    baseURL: url = '',
  }) => {
    const member = await registerMember(url);
    await playGame(page);
    const table = await solveInPage(page);
    await markGameElement(page);
    await table.result.getByRole('button', { name: 'Save this streak: join free' }).press('Enter');
    await table.result.getByRole('link', { name: 'Sign in' }).press('Enter');
    await expect(page.getByLabel('Username or email')).toBeFocused();
    await page.getByLabel('Username or email').fill(member.name);
    await page.getByLabel('Password', { exact: true }).fill('lantern street 42');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(table.result.getByText(welcomeText(member.name, null))).toBeFocused();
    await expectSameGame(page);
  });

  test('joins from the favorite button over a running game, and retains its moves', async ({ page }) => {
    const member = newMember();
    await playGame(page);
    const table = new SudokuTable(page, dailyLevel(localToday()));
    await table.expectFilled(table.givenCount);
    for (const step of table.steps.slice(0, 2)) await byMouse.place(table, step);
    await markGameElement(page);
    const heart = page.getByRole('button', { name: 'Favorite' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.favorite-note').getByRole('button', { name: 'Join free' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create account' });
    await fillRegistration(page, member);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.site-toaster')).toContainText(welcomeText(member.name, member.mail));
    await expect(heart).toBeFocused();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectSameGame(page);
    await table.expectFilled(table.givenCount + 2);

    await expect.poll(() => page.evaluate(() => localStorage.getItem('sw_guest_favorites'))).toBeNull();
    await page.goto(GAME, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('welcomes a member who joins without a pending action', async ({ page }) => {
    const member = newMember();
    await page.goto('/help', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Join free' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create account' });
    await fillRegistration(page, member);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog.getByRole('heading', { name: `Welcome, ${member.name}` })).toBeVisible();
  });
});
