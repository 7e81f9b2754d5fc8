/**
 * Tests interactions between members (favorites, stars, tags, comments, friends and blocks) and with administrators,
 * on a separate site.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { removeDataFolder } from '../scripts/lib/data-folder.mjs';
import { startSite } from '../scripts/lib/site-server.mjs';
import { COLLECTION_MESSAGES } from '@/lib/collection-messages';
import { LAYOUT_COOKIE, THEME_COOKIE } from '@/lib/domain/site/layout';
import { SCREEN_APPEARANCES } from '../scripts/screens/book.mjs';
import { findThemeViolations, findViolations } from './support/axe';
import { MEMBER_PASSWORD, registerMember, signIn } from './support/member';
import { expectStill, observeShifts, PageWatch } from './support/watch';

const GAME = '/gamelanding/quiet-sudoku';
const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = fileURLToPath(new URL('../.data-e2e-social', import.meta.url));

interface SocialMember {
  name: string;
  uid: string;
  page: Page;
  watch: PageWatch;
}

let startedSite: Awaited<ReturnType<typeof startSite>>;
let members: SocialMember[] = [];

/** Runs the operator's command line. */
const runOperatorCommand = (...args: string[]): void => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const { status, stderr } = spawnSync(process.execPath, ['.build/server/member.mjs', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
};

const createMember = async (prefix: string): Promise<string> => {
  const { name } = await registerMember(startedSite.url, prefix);
  runOperatorCommand('verify', name);
  return name;
};

const openVisitor = async (browser: Browser) => {
  const context = await browser.newContext({ baseURL: startedSite.url, serviceWorkers: 'block' });
  const watch = new PageWatch(context, new URL(startedSite.url).host);
  const page = await context.newPage();
  await observeShifts(page);
  return { page, watch };
};

/** Opens a browser with a new member. */
const createSignedInMember = async (
  browser: Browser,
  prefix: string,
  isAdministrator = false,
): Promise<SocialMember> => {
  const name = await createMember(prefix);
  if (isAdministrator) runOperatorCommand('grant', name, 'administrator');
  const { page, watch } = await openVisitor(browser);
  const uid = await signIn(page.context(), startedSite.url, name);
  const person = { name, uid, page, watch };
  members.push(person);
  return person;
};

const favoriteButton = (page: Page): Locator => page.getByRole('button', { name: 'Favorite', exact: true });
const commentsRegion = (page: Page): Locator => page.getByRole('region', { name: /^Comments/ });
/** Scrolls to the comments, which loads them. */
const openComments = async (page: Page): Promise<Locator> => {
  await page.locator('.near-place[data-of="comments"]').scrollIntoViewIfNeeded();
  await expect(commentsRegion(page)).toBeVisible();
  return commentsRegion(page);
};
const commentCard = (page: Page, text: string): Locator =>
  commentsRegion(page).getByRole('article').filter({ hasText: text });
const writeComment = async (page: Page, text: string): Promise<void> => {
  const panel = await openComments(page);
  await panel.getByRole('textbox', { name: 'Add a comment' }).fill(text);
  await panel.getByRole('button', { name: 'Post' }).click();
  await expect(commentCard(page, text)).toBeVisible();
};

test.beforeAll(async () => {
  await removeDataFolder(dataDir);
  startedSite = await startSite({ dataDir });
});
test.afterEach(async () => {
  for (const { page, watch } of members) {
    expect(watch.problems).toEqual([]);
    await page.context().close();
  }
  members = [];
});
test.afterAll(async () => {
  await startedSite.end();
  await removeDataFolder(dataDir);
});

test('retains a favorite, a rating and a tag after a reload', async ({ browser }) => {
  const { page } = await createSignedInMember(browser, 'moth');
  await page.goto(GAME, { waitUntil: 'networkidle' });
  await favoriteButton(page).click();
  await expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'true');

  await page.locator('.near-place[data-of="beside"]').scrollIntoViewIfNeeded();
  const stars = page.getByRole('group', { name: 'Your rating' });
  await stars.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await expect(page.getByText('You gave it 4')).toBeVisible();

  await page.getByRole('heading', { name: 'What players say it is' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Add a tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag this game' });
  await dialog.getByRole('button', { name: 'great graphics' }).click();
  await expect(dialog.getByRole('button', { name: 'great graphics' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.waitForLoadState('networkidle');

  await page.reload({ waitUntil: 'networkidle' });
  await expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { name: 'What players say it is' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('listitem').filter({ hasText: 'great graphics' })).toBeVisible();
  await page.locator('.near-place[data-of="beside"]').scrollIntoViewIfNeeded();
  await expect(page.getByText('You gave it 4')).toBeVisible();
});

test('marks a comment as helpful, and befriends and then blocks its author', async ({ browser }) => {
  const author = await createSignedInMember(browser, 'tide');
  await author.page.goto(GAME, { waitUntil: 'networkidle' });
  await writeComment(author.page, 'Try the right edge from the bottom up.');

  const reader = await createSignedInMember(browser, 'pipkin');
  await reader.page.goto(GAME, { waitUntil: 'networkidle' });
  await openComments(reader.page);
  const card = commentCard(reader.page, 'Try the right edge');
  await card.getByRole('button', { name: 'Helpful', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Helpful 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await findViolations(reader.page)).toEqual([]);

  await card.getByRole('link', { name: author.name }).click();
  await expect(reader.page.getByRole('heading', { level: 1, name: author.name })).toBeVisible();
  await reader.page.getByRole('button', { name: 'Add friend' }).click();
  await expect(reader.page.getByRole('button', { name: 'Friends' })).toHaveAttribute('aria-pressed', 'true');
  expect(await findViolations(reader.page)).toEqual([]);

  await reader.page.goto(`/profile/${reader.uid}`, { waitUntil: 'networkidle' });
  const friends = reader.page.getByRole('region', { name: /^Friends/ });
  await expect(friends.getByRole('link', { name: author.name })).toBeVisible();
  await expect(reader.page.getByRole('link', { name: 'Edit' })).toBeVisible();

  await reader.page.goto(`/profile/${author.uid}`, { waitUntil: 'networkidle' });
  await reader.page.getByRole('button', { name: 'Block' }).click();
  await expect(reader.page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await reader.page.waitForLoadState('networkidle');
  await reader.page.goto(GAME, { waitUntil: 'networkidle' });
  await openComments(reader.page);
  await expect(commentsRegion(reader.page).getByText('Nobody has said anything yet.')).toBeVisible();
});

test('hides a comment from others, and marks it for its author, when an administrator hides it', async ({
  browser,
}) => {
  const author = await createSignedInMember(browser, 'brown');
  await author.page.goto(GAME, { waitUntil: 'networkidle' });
  await writeComment(author.page, 'The kettle is on.');

  const reader = await createSignedInMember(browser, 'briar');
  await reader.page.goto(GAME, { waitUntil: 'networkidle' });
  await openComments(reader.page);
  await commentCard(reader.page, 'The kettle').getByRole('button', { name: 'Report' }).click();
  const dialog = reader.page.getByRole('dialog', { name: 'Report this comment' });
  await dialog.getByRole('textbox').fill('It is not about the game.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('status')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const warden = await createSignedInMember(browser, 'warden', true);
  await warden.page.goto('/admin', { waitUntil: 'networkidle' });
  await expect(warden.page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  expect(await findViolations(warden.page)).toEqual([]);
  await warden.page.getByRole('link', { name: /Reported comments/ }).click();
  const report = warden.page.getByRole('article', { name: 'The kettle is on.' });
  await expect(report.getByText('It is not about the game.')).toBeVisible();
  expect(await findViolations(warden.page)).toEqual([]);
  await report.getByRole('button', { name: 'Hide the comment' }).click();
  // The decision closes the report.
  await expect(report).toBeHidden();
  await warden.page.goto('/admin/audit', { waitUntil: 'networkidle' });
  await expect(warden.page.getByRole('cell', { name: /^hide comment:/ })).toBeVisible();
  expect(await findViolations(warden.page)).toEqual([]);
  for (const name of ['Errors', 'Events']) {
    await warden.page.goto(`/admin/${name.toLowerCase()}`, { waitUntil: 'networkidle' });
    await expect(warden.page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await findViolations(warden.page)).toEqual([]);
  }

  await reader.page.reload({ waitUntil: 'networkidle' });
  await openComments(reader.page);
  await reader.page.waitForLoadState('networkidle');
  await expect(commentCard(reader.page, 'The kettle')).toHaveCount(0);
  await author.page.reload({ waitUntil: 'networkidle' });
  await openComments(author.page);
  await expect(commentCard(author.page, 'The kettle').getByText(/only you can see/)).toBeVisible();
});

test("lets an administrator set a game's flags in place, and close a report with a note", async ({
  browser,
}) => {
  const warden = await createSignedInMember(browser, 'lamp', true);
  await warden.page.goto(GAME, { waitUntil: 'networkidle' });
  const flags = warden.page.getByRole('group', { name: 'Flags of this game' });
  const pick = flags.getByRole('button', { name: 'Staff pick' });
  await expect(pick).toHaveAttribute('aria-pressed', 'false');
  await pick.click();
  await expect(pick).toHaveAttribute('aria-pressed', 'true');
  expect(await findViolations(warden.page)).toEqual([]);
  await warden.page.waitForLoadState('networkidle');
  await warden.page.reload({ waitUntil: 'networkidle' });
  await expect(pick).toHaveAttribute('aria-pressed', 'true');

  const sent = await fetch(`${startedSite.url}/sw/api/game/report-problem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: startedSite.url },
    body: JSON.stringify({ nid: await findGameUid(GAME), kind: 'broken', message: 'It stops.' }),
  });
  expect(sent.status).toBe(200);
  await warden.page.goto('/admin/queues?queue=games', { waitUntil: 'networkidle' });
  const report = warden.page.getByRole('article', { name: 'Quiet Sudoku' });
  await report.getByRole('button', { name: 'Settle' }).click();
  await report.getByRole('textbox', { name: /Note/ }).fill('Mended.');
  await report.getByRole('button', { name: 'Settle' }).click();
  await expect(warden.page.getByText('Nothing is waiting here.')).toBeVisible();
  await warden.page.getByRole('tab', { name: 'Settled' }).click();
  await expect(report.getByText('It stops.')).toBeVisible();
});

test('lets an administrator edit the rule of a collection, and shows the result to a player', async ({
  browser,
}) => {
  const { page } = await createSignedInMember(browser, 'curator', true);
  const player = await openVisitor(browser);
  const listTitles = () => player.page.locator('.listing-grid .title').allInnerTexts();
  await player.page.goto('/collections/quick', { waitUntil: 'networkidle' });
  const before = await listTitles();
  expect(before.length).toBeGreaterThan(0);

  await page.goto('/admin/collections', { waitUntil: 'networkidle' });
  const two = page.getByRole('listitem').filter({ hasText: 'Two players' });
  await expect(two).toContainText(COLLECTION_MESSAGES.noGames);
  await page.getByRole('button', { name: 'Edit Quick' }).click();
  await expect(page.getByRole('heading', { name: 'Quick', exact: true })).toBeFocused();
  const form = page.getByRole('form', { name: 'Edit Quick' });
  const status = form.getByRole('status').filter({ hasText: 'Matches' });
  const counted = await status.innerText();
  await form.getByRole('textbox', { name: 'Title' }).fill('Short breaks');
  await form.getByRole('checkbox', { name: 'quick' }).first().uncheck();
  await form.getByRole('spinbutton', { name: /Minutes/ }).fill('2');
  await expect(status).not.toHaveText(counted);
  await expect(form.locator('.rule-preview[aria-busy]')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  const [, count = ''] = /Matches (\d+)/.exec(await status.innerText()) ?? [];
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit Short breaks' })).toBeFocused();

  await expect(async () => {
    await player.page.goto('/collections/quick', { waitUntil: 'networkidle' });
    await expect(player.page.getByRole('heading', { level: 1, name: 'Short breaks' })).toBeVisible();
  }).toPass();
  const after = await listTitles();
  expect(after).toHaveLength(Number(count));
  expect(after).not.toEqual(before);
  expect(await findViolations(player.page)).toEqual([]);
  await player.page.goto('/online/all-games', { waitUntil: 'networkidle' });
  const chips = player.page.getByRole('navigation', { name: 'Collections' });
  await expect(chips.getByRole('link', { name: 'Short breaks' })).toBeVisible();
  await expect(chips.getByRole('link', { name: 'Two players' })).toHaveCount(0);
  await player.page.context().close();
});

const findGameUid = async (path: string): Promise<string> => {
  const slug = path.split('/').at(-1) ?? '';
  const answer = await fetch(`${startedSite.url}/api/node/game/entity/alias?route=${slug}`);
  return String(((await answer.json()) as { uid: unknown }).uid);
};

test('denies other members access to the administration', async ({ browser }) => {
  const { page } = await createSignedInMember(browser, 'snail');
  await page.goto('/admin/queues', { waitUntil: 'networkidle' });
  await expect(page.getByText('403', { exact: true })).toBeVisible();
  await expect(page.getByText('This page is for administrators.')).toBeVisible();
});

test('retains the favorite of a guest who signs in', async ({ browser }) => {
  const name = await createMember('owl');
  const { page, watch } = await openVisitor(browser);
  members.push({ name, uid: '', page, watch });
  await page.goto(GAME, { waitUntil: 'networkidle' });
  await favoriteButton(page).click();
  await expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Username or email' }).fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(MEMBER_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(favoriteButton(page)).toHaveAttribute('aria-pressed', 'true');
});

test('responds with 404 for an unknown profile', async ({ browser }) => {
  const { page, watch } = await openVisitor(browser);
  watch.expectStatus(/\/profile\/999999$/, 404);
  const answer = await page.goto('/profile/999999');
  expect(answer?.status()).toBe(404);
  expect(watch.problems).toEqual([]);
  await page.context().close();
});

const TESTED_WIDTHS = [375, 768, 1344];
/** Each layout at two widths, with the colors of its other theme applied as well; `EVERY_WIDTH=1` runs every combination. */
const TESTED_APPEARANCES =
  process.env.EVERY_WIDTH === '1'
    ? SCREEN_APPEARANCES.map((appearance) => ({ ...appearance, widths: TESTED_WIDTHS, otherTheme: null }))
    : [
        { layout: 'modern', theme: 'modern', widths: [375, 1344], otherTheme: 'modernDark' },
        { layout: 'classic', theme: 'contrast', widths: [375, 768], otherTheme: 'default' },
      ];

for (const { layout, theme, widths, otherTheme } of TESTED_APPEARANCES)
  test(`shows a profile and a game's comments in ${theme} without layout shifts or accessibility findings`, async ({
    browser,
  }) => {
    const { page, uid } = await createSignedInMember(browser, 'brim');
    await page.context().addCookies([
      { name: LAYOUT_COOKIE, value: layout, url: startedSite.url },
      { name: THEME_COOKIE, value: theme, url: startedSite.url },
    ]);
    // Lets the browser store that a member is signed in, so that the header reserves their space.
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const width of widths)
      for (const path of [`/profile/${uid}`, GAME]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === GAME) {
          await openComments(page);
          await page.locator('.near-place[data-of="beside"]').scrollIntoViewIfNeeded();
          await expect(page.getByRole('heading', { name: 'Games for you' })).toBeVisible();
        }
        await page.waitForLoadState('networkidle');
        await expectStill(page);
        expect(await findViolations(page), `${path} at ${width}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} at ${width} is no wider than the page`).toBeLessThanOrEqual(0);
        if (otherTheme)
          expect(await findThemeViolations(page, otherTheme), `${path} at ${width}`).toEqual([]);
      }
  });
