/** Tests days, streaks and tokens across zones and browsers: local midnights, and one player on two devices. */
import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { localDateOf } from '@/lib/domain/days/days';
import { dateOfKey, dayName } from '@/lib/domain/days/calendar-days';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { joinAsMember } from './support/join';
import { signIn } from './support/member';
import { byTouch } from './support/play-by';
import { dailyLevel, SudokuTable } from './support/sudoku-table';
import { expect, test } from './support/test';
import { localToday } from './support/today';
import { expectStill } from './support/watch';

const DAILY_COUNT = BUILT_IN_GAMES.filter(({ isDailyGame }) => isDailyGame).length;
const LANDING_PATH = '/gamelanding/quiet-sudoku';
const DISTANT_ZONES = ['Pacific/Auckland', 'Pacific/Honolulu'] as const;

const openIn = async (browser: Browser, timezoneId: string): Promise<Page> =>
  (await browser.newContext({ timezoneId })).newPage();

/** Returns the puzzle's given digits as shown on the board; 0 for an empty cell. */
const givensOn = async (table: SudokuTable): Promise<number[]> => {
  await table.page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }).click();
  await table.expectFilled(table.givenCount);
  const cells = await table.frame.getByRole('gridcell').allTextContents();
  return cells.map((text) => Number(/[1-9]/.exec(text)?.[0] ?? 0));
};

test('shows all visitors the same puzzle, and each visitor their own date', async ({ browser }) => {
  const shared = localDateOf('Pacific/Honolulu', new Date());
  const grids: number[][] = [];
  for (const zone of DISTANT_ZONES) {
    const page = await openIn(browser, zone);
    await page.goto(LANDING_PATH);
    await expect(page.locator('.landing-hero .evening')).toContainText(
      dayName(dateOfKey(localDateOf(zone, new Date()))),
    );
    await page.goto(`/gameplayer/quiet-sudoku?level=${shared}`);
    grids.push(await givensOn(new SudokuTable(page, dailyLevel(shared))));
    // The service knows this player now, and responds with the same date.
    await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
    await expect(page.locator('.landing-hero .evening')).toContainText(
      dayName(dateOfKey(localDateOf(zone, new Date()))),
    );
    await page.context().close();
  }
  expect(grids[0]).toEqual(dailyLevel(shared).givens);
  expect(grids[1]).toEqual(grids[0]);
});

test('ends the day on an open page at local midnight', async ({ browser }) => {
  const page = await openIn(browser, 'Pacific/Auckland');
  // The clocks went forward on this day: it has 23 hours.
  await page.clock.install({ time: new Date('2026-09-27T10:57:30Z') });
  await page.goto(LANDING_PATH);
  const hero = page.locator('.landing-hero');
  await expect(hero.locator('.evening')).toContainText('Sunday 27 September');
  await expect(hero.locator('.today')).toContainText('Next puzzle in 3 min');
  await expect(page.locator('.landing-evenings [data-today] a')).toHaveAccessibleName(/^27 September/);
  await page.clock.fastForward('03:00');
  await expect(hero.locator('.evening')).toContainText('Monday 28 September');
  await expect(hero.locator('.today')).toContainText('Next puzzle in 24 h 0 min');
  await expect(page.locator('.landing-evenings [data-today] a')).toHaveAccessibleName(/^28 September/);
  await page.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('retains a guest’s streak, tokens and progress after the registration, on another device', async ({
    page,
    browser,
    baseURL: base = '',
  }) => {
    test.setTimeout(240_000);
    const table = new SudokuTable(page, dailyLevel(localToday()));
    await page.goto('/gameplayer/quiet-sudoku');
    await byTouch.press(table, page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }));
    for (const step of table.steps.slice(0, -1)) await byTouch.place(table, step);
    await table.expectFilled(80);
    await table.waitForHonestTime();
    await byTouch.place(table, table.steps.at(-1)!);
    await expect(table.result).toBeVisible();

    await page.goto(LANDING_PATH, { waitUntil: 'networkidle' });
    await expect(page.getByText(/^Lit in \d+:\d\d$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Streak of 1 day' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expect(
      page.getByRole('link', { name: new RegExp(`^Daily.*${DAILY_COUNT - 1} games left tonight`) }),
    ).toBeVisible();
    await expectStill(page);

    const name = `lamp${randomBytes(5).toString('hex')}`;
    await joinAsMember(page, name);

    const desktop = await browser.newContext({
      viewport: { width: 1344, height: 900 },
      timezoneId: 'Asia/Tokyo',
    });
    await signIn(desktop, base, name);
    const other = await desktop.newPage();
    await other.goto(LANDING_PATH);
    await expect(other.getByText(/^Lit in \d+:\d\d$/)).toBeVisible();
    await expect(other.getByRole('link', { name: 'Streak of 1 day' })).toBeVisible();
    await expect(other.locator('.landing-evenings .streak:visible')).toContainText('1day streakBest 1');
    await other.getByRole('button', { name: `${name}: your account` }).click();
    await expect(other.locator('#member-menu')).toContainText('11 tokens');
    await other.goto('/online/daily-games');
    await expect(other.getByText(`1 of ${DAILY_COUNT} lit tonight`)).toBeVisible();
    await expect(other.getByRole('link', { name: /Quiet Sudoku.*Lit in/ }).first()).toHaveAttribute(
      'data-state',
      'completed',
    );
    await desktop.close();
  });
});
