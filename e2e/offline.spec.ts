/** Finishes offline a daily that was opened online, across a reload, and sends the result once when the network is back. */
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { editionOf, MIN_MS_PER_WORD } from '@/games/lantern-words/config';
import { levelFor } from '@/games/lantern-words/rules';
import { GameTable } from './support/game-table';
import { cellLocator } from './support/players/cells';
import { MARGIN_MS } from './support/players/player';
import { dragPointer, PRESSES } from './support/press-by';
import { test } from './support/test';
import { localToday } from './support/today';
import { expectStill, observeShifts, type PageWatch } from './support/watch';

test.use({ serviceWorkers: 'allow' });

const PLAYER_PATH = '/gameplayer/lantern-words';
const byKeys = PRESSES[2]!;

const openTable = (page: Page): GameTable =>
  new GameTable(page, {
    slug: 'lantern-words',
    title: 'Lantern Words',
    mode: { key: 'daily', label: 'Daily' },
  });

const currentLevel = () => {
  const edition = editionOf('lantern-words');
  const found =
    edition && levelFor(edition, { seed: dailySeed('lantern-words', localToday()), mode: 'daily' });
  if (!found) throw new Error('no level');
  return found;
};

const enterGame = async (table: GameTable): Promise<void> => {
  await byKeys.on(table, table.arch);
  await expect(table.arch).toHaveCount(0);
};

const markWords = async (table: GameTable, from: number, until: number): Promise<void> => {
  const { words } = currentLevel();
  for (const [index, { cells }] of words.slice(from, until).entries()) {
    const pointOfCell = (cell: number | undefined) => table.pointOf(cellLocator(table, cell ?? 0));
    await dragPointer(table, await pointOfCell(cells[0]), await pointOfCell(cells.at(-1)));
    const found = from + index + 1;
    if (found < words.length)
      await expect(table.frame.getByText(`${found} of ${words.length}`, { exact: true })).toBeVisible();
  }
};

const setOffline = async (context: BrowserContext, watch: PageWatch, isOffline: boolean): Promise<void> => {
  if (isOffline) watch.isOffline = true;
  await context.setOffline(isOffline);
  const worker = context.serviceWorkers()[0];
  if (!worker) throw new Error('There is no service worker.');
  // The service worker goes online and offline separately from the page.
  const isServiceReachable = () =>
    worker.evaluate(() =>
      fetch('/healthz').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  await expect.poll(isServiceReachable).toBe(!isOffline);
  if (!isOffline) watch.isOffline = false;
};

/** Opens today's puzzle, makes two moves, and waits until everything is saved. */
const openDaily = async (page: Page): Promise<GameTable> => {
  const table = openTable(page);
  await page.goto(PLAYER_PATH);
  await enterGame(table);
  await markWords(table, 0, 2);
  await table.expectSaved(2);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/kept-note')))).toBe(true);
  return table;
};

/** Moves the run's last report a minute into the past: longer than the delay of a lost heartbeat. */
const advanceOneMinute = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const key = 'sw_runs:lantern-words';
    const [run] = JSON.parse(localStorage.getItem(key) ?? '[]') as {
      liveness: { clock: { lastReportAt: number } };
    }[];
    if (!run) throw new Error('No run is active.');
    run.liveness.clock.lastReportAt -= 60_000;
    localStorage.setItem(key, JSON.stringify([run]));
  });

/** Waits until a person could have found all words since that time (ms since 1970). */
const waitForHonestTime = (startedAt: number): Promise<void> =>
  expect
    .poll(() => Date.now() - startedAt)
    .toBeGreaterThanOrEqual(currentLevel().words.length * MIN_MS_PER_WORD + MARGIN_MS);

const resultPanel = (table: GameTable) => table.result;

/** Collects the requests of the context that end a run. */
const collectRunEnds = (context: BrowserContext): Request[] => {
  const ends: Request[] = [];
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/finish')) ends.push(request);
  });
  return ends;
};

test.describe('playing offline', () => {
  test('finishes a game offline after a reload, and sends the result once with another tab open', async ({
    page,
    context,
    watch,
  }) => {
    const ends = collectRunEnds(context);
    const table = await openDaily(page);
    const startedAt = Date.now();
    const other = await context.newPage();
    await other.goto('/help', { waitUntil: 'networkidle' });
    await page.bringToFront();

    await setOffline(context, watch, true);
    await expect(page.getByRole('status').filter({ hasText: 'Offline.' })).toBeVisible();
    await advanceOneMinute(page);
    await page.reload();
    await expect(page.getByText('A puzzle you have begun here can be finished')).toBeVisible();
    await enterGame(table);
    await expect(table.frame.getByText(`2 of ${currentLevel().words.length}`, { exact: true })).toBeVisible();
    await markWords(table, 2, currentLevel().words.length);
    await expect(resultPanel(table)).toContainText('will be sent when you’re back.');
    await waitForHonestTime(startedAt);

    await setOffline(context, watch, false);
    await expect(resultPanel(table)).toContainText(
      'Finished offline, it counts for your streak and the archive',
    );
    expect(ends).toHaveLength(1);
    expect(ends[0]?.postDataJSON()).toMatchObject({ finishedOffline: { activeMs: expect.any(Number) } });
    expect(await (await ends[0]?.response())?.json()).toMatchObject({ verdict: 'counted', rank: null });

    // After another reconnection and a new page, nothing is left to send, and the day is completed.
    await setOffline(context, watch, true);
    await setOffline(context, watch, false);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Lantern Words.*Lit in/ })).toHaveAttribute(
      'data-state',
      'completed',
    );
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sw_unsent'))),
    ).toEqual([]);
    expect(ends).toHaveLength(1);
  });

  test('sends the result when the site is opened later, and shows a message until the player has read it', async ({
    page,
    context,
    watch,
  }) => {
    const ends = collectRunEnds(context);
    const table = await openDaily(page);
    const startedAt = Date.now();
    await setOffline(context, watch, true);
    await advanceOneMinute(page);
    await markWords(table, 2, currentLevel().words.length);
    await expect(resultPanel(table)).toContainText('will be sent when you’re back.');

    // A URL that is not stored shows the playable games, with links.
    await page.goto('/help');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await page.getByRole('link', { name: 'Lantern Words' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Your result of Lantern Words' });
    await expect(notice).toContainText('will be sent when you’re back.');
    await page.close();
    await waitForHonestTime(startedAt);

    const laterPage = await context.newPage();
    await laterPage.setViewportSize({ width: 375, height: 667 });
    await observeShifts(laterPage);
    await setOffline(context, watch, false);
    await laterPage.goto('/help');
    const reported = laterPage
      .getByRole('status')
      .filter({ hasText: 'Your result of Lantern Words was sent.' });
    await expect(reported).toBeVisible();
    await expectStill(laterPage);
    await laterPage.reload();
    await expect(reported).toBeVisible();
    await reported.getByRole('button', { name: 'Dismiss' }).click();
    await expect(reported).toHaveCount(0);
    expect(ends).toHaveLength(1);
  });

  test('requires a network to start a game', async ({ page, context, watch }) => {
    const table = await openDaily(page);
    await setOffline(context, watch, true);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await enterGame(table);
    await expect(table.frame.getByText('A new puzzle needs a connection to begin')).toBeVisible();
  });
});
