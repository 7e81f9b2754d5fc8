/** Tests a guest's own page and ratings, on the device and after joining, on a separate site. */
import { fileURLToPath } from 'node:url';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { removeDataFolder } from '../scripts/lib/data-folder.mjs';
import { startSite } from '../scripts/lib/site-server.mjs';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { paths } from '@/lib/paths';
import { YOU_MESSAGES } from '@/lib/you-messages';
import { findViolations } from './support/axe';
import { registerMember, signIn } from './support/member';
import { observeShifts, PageWatch } from './support/watch';

const GAME = '/gamelanding/quiet-sudoku';
const dataDir = fileURLToPath(new URL('../.data-e2e-guest-page', import.meta.url));

let startedSite: Awaited<ReturnType<typeof startSite>>;
let context: BrowserContext;
let page: Page;
let pageWatch: PageWatch;

test.beforeAll(async () => {
  await removeDataFolder(dataDir);
  startedSite = await startSite({ dataDir });
});
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ baseURL: startedSite.url, serviceWorkers: 'block' });
  pageWatch = new PageWatch(context, new URL(startedSite.url).host);
  page = await context.newPage();
  await observeShifts(page);
});
test.afterEach(async () => {
  expect(pageWatch.problems).toEqual([]);
  await context.close();
});
test.afterAll(async () => {
  await startedSite.end();
  await removeDataFolder(dataDir);
});

const rateGame = async (stars: number): Promise<void> => {
  await page.locator('.near-place[data-of="beside"]').scrollIntoViewIfNeeded();
  await page
    .getByRole('group', { name: 'Your rating' })
    .getByRole('radio', { name: `${stars} stars` })
    .check({ force: true });
};

test('saves a guest’s rating, and sends it when the guest signs in', async () => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rate/game')) sent.push(request.postData() ?? '');
  });
  await page.goto(GAME, { waitUntil: 'networkidle' });
  await rateGame(4);
  await expect(page.getByText('You gave it 4. It counts once you join.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toEqual([]);

  await page.goto(paths.you(), { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: YOU_MESSAGES.ratings })).toContainText('You gave it 4');

  const { name } = await registerMember(startedSite.url, 'rater');
  await signIn(context, startedSite.url, name);
  await page.goto(GAME, { waitUntil: 'networkidle' });
  await page.locator('.near-place[data-of="beside"]').scrollIntoViewIfNeeded();
  await expect(page.getByText('You gave it 4', { exact: true })).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ rating_value: 4 });
  expect(await page.evaluate(() => localStorage.getItem('sw_guest_ratings'))).toBeNull();
});

test("keeps the member's own rating when a guest rated the same game", async () => {
  const { name } = await registerMember(startedSite.url, 'keeper');
  await signIn(context, startedSite.url, name);
  await page.goto(GAME, { waitUntil: 'networkidle' });
  const counted = page.waitForResponse((response) => response.url().endsWith('/rate/game'));
  await rateGame(5);
  await expect(page.getByText('You gave it 5', { exact: true })).toBeVisible();
  await counted;
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto(GAME, { waitUntil: 'networkidle' });
  await rateGame(2);
  await expect(page.getByText('You gave it 2. It counts once you join.')).toBeVisible();

  await signIn(context, startedSite.url, name);
  await page.goto(GAME, { waitUntil: 'networkidle' });
  await page.locator('.near-place[data-of="beside"]').scrollIntoViewIfNeeded();
  await expect(page.getByText('You gave it 5', { exact: true })).toBeVisible();
});

test.describe('the page of a guest', () => {
  test('offers the dailies on an empty device', async () => {
    await page.goto(paths.you(), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: YOU_MESSAGES.title })).toBeVisible();
    await expect(page.getByText(YOU_MESSAGES.empty)).toBeVisible();
    await expect(page.getByRole('link', { name: YOU_MESSAGES.emptyLink })).toHaveAttribute(
      'href',
      paths.dailyGames(),
    );
    expect(await findViolations(page)).toEqual([]);
  });

  test('opens from the bottom bar of a phone, with the games to resume and the favorites', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(GAME, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Favorite', exact: true }).first().click();
    await page.getByRole('link', { name: /^(Play|Resume) today$/ }).click();
    const frame = page.frameLocator('.game-player iframe');
    await expect(frame.getByRole('gridcell')).toHaveCount(81);
    // A digit in the first empty cell starts the level.
    await frame.getByRole('gridcell', { name: /empty/i }).first().click();
    await page.keyboard.press('1');
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('.house', { hasText: 'Quiet Sudoku' }).locator('.status')).toHaveText(
      /^1 of \d\d cells$/,
    );
    await page
      .getByRole('navigation', { name: 'Quick' })
      .getByRole('link', { name: 'You', exact: true })
      .click();
    await expect(page).toHaveURL(paths.you());
    await expect(page.getByText(YOU_MESSAGES.joinLine)).toBeVisible();
    const played = page.getByRole('region', { name: YOU_MESSAGES.played });
    await expect(played.getByRole('link')).toContainText(['Quiet Sudoku']);
    await expect(played.getByText(/^Resume at 1 of \d\d cells$/)).toBeVisible();
    await expect(page.getByRole('region', { name: YOU_MESSAGES.favorites }).getByRole('link')).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);

    await played.getByRole('link').click();
    await expect(frame.getByRole('gridcell')).toHaveCount(81);

    await context.addCookies([{ name: LAYOUT_COOKIE, value: 'classic', url: startedSite.url }]);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(
      page.locator('.classic-dailies > div', { hasText: 'Quiet Sudoku' }).locator('small'),
    ).toHaveText(/^1 of \d\d cells$/);
  });

  test('sends a member to the account instead', async () => {
    const { name } = await registerMember(startedSite.url, 'owner');
    await signIn(context, startedSite.url, name);
    await page.goto(paths.you());
    await expect(page).toHaveURL(paths.account());
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  });
});
