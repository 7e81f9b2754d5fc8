/** The twelve journeys whose presses and seconds `npm run journeys` counts. Presses on a board are not counted. */
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { asPlayer, createChallengeFromRun, memberPlayer, finishSolvedRun } from '../../support/challenge';
import { openSession, MEMBER_PASSWORD } from '../../support/member';
import { byMouse } from '../../support/play-by';
import { dailyLevel, SudokuTable } from '../../support/sudoku-table';
import { testZone, localToday } from '../../support/today';
import { addMonths } from '@/lib/domain/days/archive-months';
import { finishDaily, playDaily } from './finish-daily';
import { expectBoard } from './journey';
import { expect, test } from './test';

const SUDOKU_PATH = '/gamelanding/quiet-sudoku';
const site = process.env.BASE_URL ?? '';

/** Opens a page and waits until its scripts handle presses; until then, the search link opens the search page. */
const openHydrated = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => 'earlyPress' in window)).toBe(false);
};

const quickNavigationLink = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Search' });
const searchSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Search games' });

test('opens a board on the first visit', async ({ page, journey }) => {
  journey.start();
  await page.goto('/');
  await journey.press(page.locator('a.house').first());
  await expectBoard(page);
  journey.end();
});

test('opens the next daily from a result', async ({ page, journey }) => {
  const result = await playDaily(page);
  const next = result.getByRole('link', { name: /^Next:/ });
  await expect(next).toBeVisible();
  journey.start();
  await journey.press(next);
  await expect(page).not.toHaveURL(/lantern-words/);
  await expectBoard(page);
  journey.end();
});

test('opens the board of a day of the archive', async ({ page, journey }) => {
  const month = addMonths(localToday().slice(0, 7), -1);
  await openHydrated(page, `${SUDOKU_PATH}/archive?month=${month}`);
  journey.start();
  await journey.press(page.getByRole('link', { name: /^15 .*: not started$/ }));
  await expectBoard(page);
  journey.end();
});

test('opens the board of a random game', async ({ page, journey }) => {
  await openHydrated(page, '/gamelanding/journey-surprise');
  const surprise = page.getByRole('button', { name: 'Surprise me' });
  // The panels beside the board load only when they are near the viewport.
  await page.locator('.near-place[data-of="beside"]').scrollIntoViewIfNeeded();
  await expect(surprise).toBeVisible();
  journey.start();
  await journey.press(surprise);
  await expect(page).not.toHaveURL(/journey-surprise/);
  await expectBoard(page);
  journey.end();
});

test('finds a board by a known name', async ({ page, journey, isPhone }) => {
  await openHydrated(page, '/');
  journey.start();
  if (isPhone) {
    await journey.press(quickNavigationLink(page));
    await journey.type(searchSheet(page).getByRole('combobox'), 'minesweeper');
    await journey.pressKey(page, 'Enter');
    await journey.press(page.locator('.top-result').getByRole('link', { name: /^Play/ }));
  } else {
    const box = page.getByRole('search', { name: 'Site' }).getByRole('combobox');
    await journey.press(box);
    await journey.type(box, 'minesweeper');
    await journey.press(page.locator('.search-rows').getByRole('link', { name: /^Play / }));
  }
  await expectBoard(page);
  journey.end();
});

test('resumes a saved board from Continue', async ({ page, journey }) => {
  await openHydrated(page, SUDOKU_PATH);
  await page.getByRole('link', { name: 'Play today' }).click();
  const table = new SudokuTable(page, dailyLevel(localToday()));
  await table.expectFilled(table.givenCount);
  for (const step of table.steps.slice(0, 2)) await byMouse.place(table, step);
  await table.waitForSaved(2);
  await openHydrated(page, '/');
  const shelf = page.getByRole('region', { name: 'Continue playing' });
  const card = shelf.getByRole('link', { name: 'Quiet Sudoku' });
  await expect(card).toBeVisible();
  journey.start();
  await journey.press(card);
  await expectBoard(page);
  await table.expectFilled(table.givenCount + 2);
  journey.end();
});

test('saves the favorite of a guest', async ({ page, journey }) => {
  await openHydrated(page, SUDOKU_PATH);
  const heart = page.getByRole('button', { name: 'Favorite' }).first();
  journey.start();
  await journey.press(heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  journey.end();
  await openHydrated(page, '/');
  const favorites = page.getByRole('region', { name: 'Your favorites' });
  await expect(favorites.getByRole('link', { name: 'Quiet Sudoku' })).toBeVisible();
});

test('joins from a result', async ({ page, journey }) => {
  const result = await playDaily(page);
  const name = `joiner${randomBytes(5).toString('hex')}`;
  const join = result.getByRole('button', { name: 'Save this streak: join free' });
  await expect(join).toBeVisible();
  journey.start();
  await journey.press(join);
  await journey.type(page.getByLabel('Username'), name);
  await journey.type(page.getByLabel('Email', { exact: true }), `${name}@example.com`);
  await journey.type(page.getByLabel('Password', { exact: true }), MEMBER_PASSWORD);
  await journey.type(page.getByLabel('Year you were born'), '1990');
  await journey.press(page.getByLabel(/I accept the/));
  await expect(page.getByLabel('I am a person')).toBeEnabled();
  await journey.press(page.getByLabel('I am a person'));
  await expect(page.getByText('Checked. Thank you.')).toBeVisible();
  await journey.press(page.getByRole('button', { name: 'Create account' }));
  await expect(result.getByText(new RegExp(`Welcome, ${name}`))).toBeVisible();
  journey.end();
});

test('sends a challenge from a result', async ({ page, journey }) => {
  const result = await playDaily(page);
  const send = result.getByRole('button', { name: 'Challenge', exact: true });
  await expect(send).toBeVisible();
  journey.start();
  await journey.press(send);
  await expect(result.getByLabel('Challenge link')).toHaveValue(/\/challenge\/[\w-]{16}$/);
  journey.end();
});

test('answers a challenge as another visitor', async ({ page, openVisitor, journey }) => {
  const sent = await playDaily(page);
  await sent.getByRole('button', { name: 'Challenge', exact: true }).click();
  const link = sent.getByLabel('Challenge link');
  await expect(link).toHaveValue(/\/challenge\/[\w-]{16}$/);
  const url = await link.evaluate((field) => (field as HTMLInputElement).value);
  const receiver = await openVisitor();
  await openHydrated(receiver, new URL(url).pathname);
  journey.start();
  await journey.press(receiver.getByRole('link', { name: 'Open the board' }));
  await expectBoard(receiver);
  const result = await finishDaily(receiver);
  await journey.press(result.getByRole('link', { name: 'See both results' }));
  await expect(receiver.getByRole('heading', { level: 1 })).toHaveText(/^Both lit/);
  journey.end();
});

test('opens a board from the search sheet', async ({ page, journey, isPhone }) => {
  test.skip(!isPhone, 'the sheet is for phones');
  await openHydrated(page, '/');
  journey.start();
  await journey.press(quickNavigationLink(page));
  await journey.type(searchSheet(page).getByRole('combobox'), 'minesweeper');
  await journey.press(searchSheet(page).getByRole('link', { name: /^Play / }));
  await expectBoard(page);
  journey.end();
});

test('opens the board of a variant of a family', async ({ page, journey }) => {
  await openHydrated(page, '/online/brain-games');
  journey.start();
  await journey.press(page.locator('.listing-rows a[href="/online/family/sudoku"]'));
  await expect(page).toHaveURL('/online/family/sudoku');
  await journey.press(page.getByRole('link', { name: /Killer sudoku/ }));
  await expectBoard(page);
  journey.end();
});

test('opens a board from a notification', async ({ page, journey, gateway }) => {
  const { name, call } = await memberPlayer(site);
  const id = await createChallengeFromRun(call, await finishSolvedRun(call));
  const guest = await fetch(`${site}/scores/guest`, { method: 'POST' });
  const { token } = (await guest.json()) as { token: string };
  await finishSolvedRun(asPlayer(site, token, testZone), 'daily', id);
  const session = await openSession(site, name);
  await page.context().addCookies([{ name: session.name, value: session.value, url: gateway.url }]);
  await openHydrated(page, '/');
  const bell = page.getByRole('button', { name: 'Notifications, 1 missed' });
  await expect(bell).toBeVisible();
  journey.start();
  await journey.press(bell);
  await journey.press(page.getByRole('link', { name: /^Guest answered your challenge/ }));
  await journey.press(page.getByRole('link', { name: /^Play the next daily/ }));
  await expectBoard(page);
  journey.end();
});
