/**
 * Tests a challenge link: a player sends a result, anyone opens the same puzzle with one press, and both results are
 * compared.
 */
import type { Page } from '@playwright/test';
import { LAYOUT_COOKIE } from '@/lib/domain/site/layout';
import { findThemeViolations, findViolations } from './support/axe';
import { createChallengeFromRun, guestPlayer, memberPlayer, finishSolvedRun } from './support/challenge';
import { signIn } from './support/member';
import { byMouse } from './support/play-by';
import { solveInPage } from './support/solve-in-page';
import { SudokuTable } from './support/sudoku-table';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 240_000 });

const challengeHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const openBoard = (page: Page) => page.getByRole('link', { name: 'Open the board' });

test.describe('a challenge', () => {
  test('compares the result of a guest with the challenge of a member', async ({
    page,
    context,
    baseURL,
  }) => {
    const { name, call } = await memberPlayer(baseURL ?? '');
    const id = await createChallengeFromRun(call, await finishSolvedRun(call));

    await page.goto(`/challenge/${id}`);
    await expect(challengeHeading(page)).toHaveText(
      new RegExp(`^${name} solved this in \\d:\\d\\d\\. Can you\\?$`),
    );
    expect(await findViolations(page)).toEqual([]);
    for (const theme of ['modernDark', 'contrast'])
      expect(await findThemeViolations(page, theme)).toEqual([]);

    await openBoard(page).click();
    const table = await solveInPage(page);
    await expect(table.result).toContainText(/Both lit[.,]/);
    await table.result.getByRole('link', { name: 'See both results' }).click();

    // Which of the two is faster depends on the machine.
    await expect(challengeHeading(page)).toHaveText(
      new RegExp(`^Both lit(\\. (${name} was|You were) \\d+:\\d\\d faster|, with the same result)\\.$`),
    );
    const rows = page.getByRole('table', { name: 'Results of this challenge' }).locator('tbody tr');
    await expect(rows).toHaveCount(2);
    // The rank's column is narrow, so that the name has room.
    const rank = await rows.first().locator('td').first().boundingBox();
    expect(rank?.width).toBeLessThan(60);
    await expect(rows.filter({ hasText: name })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'You' })).toHaveCount(1);
    await expect(
      page.getByRole('button', { name: /^This is day 1 of a streak\. Save it: join free$/ }),
    ).toBeVisible();
    // On a phone, both houses come before the results.
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 375, height: 812 });
    const results = (await page.getByRole('region', { name: 'Results' }).boundingBox())!;
    const houses = (await page.locator('.pair').boundingBox())!;
    expect(houses.y + houses.height).toBeLessThanOrEqual(results.y);
    await page.setViewportSize(size);
    const back = page.getByRole('link', { name: `Challenge ${name} back` });
    await expect(back).not.toHaveAttribute('href', /quiet-sudoku/);
    expect(await findViolations(page)).toEqual([]);

    // The sender sees the answer on the profile.
    await context.clearCookies();
    const uid = await signIn(context, baseURL ?? '', name);
    await page.goto(`/profile/${uid}`);
    await expect(page.getByRole('region', { name: 'Answered challenges' })).toContainText(
      'Guest answered with',
    );
    // The next page lists the answer under the bell, too, until the sender has seen it.
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications, 1 missed');
    const seen = page.waitForResponse((response) => response.url().endsWith('/challenges/seen'));
    await bell.click();
    const link = page.getByRole('link', { name: /^Guest answered your challenge with \d+:\d\d\.$/ });
    await expect(link).toHaveAttribute('href', `/challenge/${id}`);
    expect((await seen).status()).toBe(200);
    await link.click();
    await expect(challengeHeading(page)).toHaveText('Your challenge');
    // The page of an answered challenge offers the next board, for the sender too.
    await expect(page.getByRole('link', { name: /^Play the next daily/ })).toHaveAttribute('data-play', '');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/profile/${uid}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'Answered challenges' })).toBeVisible();
    await expect(bell).toHaveAccessibleName('Notifications');
  });

  test('creates a link from the result panel, and calls a guest Guest', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/gamelanding/quiet-sudoku');
    await page.getByRole('link', { name: /^(Play|Resume) today$/ }).click();
    const table = await solveInPage(page);
    await table.result.getByRole('button', { name: 'Challenge', exact: true }).click();
    const link = table.result.getByLabel('Challenge link');
    await expect(link).toHaveValue(/\/challenge\/[\w-]{16}$/);
    await expect(table.result.getByLabel('Hide my name')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);

    const receiver = await browser.newPage({ baseURL });
    await receiver.goto(await link.inputValue());
    await expect(challengeHeading(receiver)).toHaveText(/^Guest solved this in/);
    await receiver.close();
  });

  test('hides the name, and shows no spoiler in the preview', async ({ page, baseURL }) => {
    const { name, call } = await memberPlayer(baseURL ?? '');
    const run = await finishSolvedRun(call);
    const id = await createChallengeFromRun(call, run, true);
    const html = await (await page.request.get(`/challenge/${id}`)).text();
    expect(html).not.toContain(name);
    expect(html).toMatch(/<meta property="og:title" content="A player challenges you to Quiet Sudoku"/);
    expect(html).toMatch(/<meta property="og:description" content="A player solved this in \d:\d\d\./);
    // Neither the solution nor the seed is on the page.
    expect(html).not.toContain(run.level.solution.join(','));
    expect(html).not.toContain(run.level.solution.join(''));
    await page.goto(`/challenge/${id}`);
    await expect(challengeHeading(page)).toHaveText(/^A player solved this in/);
  });

  test('shows the result of the sender in the first screen of a small phone and of a tablet', async ({
    page,
    baseURL,
  }) => {
    const call = await guestPlayer(baseURL ?? '');
    const id = await createChallengeFromRun(call, await finishSolvedRun(call));
    for (const [layout, width, height] of [
      ['modern', 375, 667],
      ['modern', 768, 1024],
      ['classic', 375, 667],
      ['classic', 768, 1024],
    ] as const) {
      await page.context().addCookies([{ name: LAYOUT_COOKIE, value: layout, url: baseURL }]);
      await page.setViewportSize({ width, height });
      await page.goto(`/challenge/${id}`, { waitUntil: 'networkidle' });
      const result = page.locator('.pair .result').first();
      await expect(result).toHaveText(/^\d+:\d\d$/);
      // The name of a member makes the heading longer.
      await challengeHeading(page).evaluate(
        (h1) => (h1.textContent = 'mira6918fb9dae solved this in 0:19. Can you?'),
      );
      const box = (await result.boundingBox())!;
      const isOnTop = await result.evaluate(
        (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
        {
          x: box.x + box.width / 2,
          y: box.y + box.height - 4,
        },
      );
      expect(isOnTop, `${layout} at ${width}`).toBe(true);
    }
  });

  test('opens the puzzle of another mode, and does not change the saved game', async ({ page, baseURL }) => {
    const call = await guestPlayer(baseURL ?? '');
    const run = await finishSolvedRun(call, 'easy');
    const id = await createChallengeFromRun(call, run);
    await page.goto(`/challenge/${id}`);
    await openBoard(page).click();
    const table = new SudokuTable(page, run.level);
    await table.expectFilled(table.givenCount);
    const first = table.steps[0];
    if (!first) throw new Error('nothing to place');
    await byMouse.place(table, first);
    await table.expectFilled(table.givenCount + 1);
    for (const [cell, given] of run.level.givens.entries())
      if (given !== 0 && cell < 20)
        await expect(table.cell(cell)).toHaveAccessibleName(new RegExp(`${given}`));
    await page.getByRole('button', { name: 'Close the game' }).click();
    expect(await page.evaluate(() => localStorage.getItem('sw_save:quiet-sudoku'))).toBeNull();
  });

  test.describe('a challenge in a zone where the day has not begun', () => {
    test.use({ timezoneId: 'Pacific/Pago_Pago' });

    test('states when the puzzle opens', async ({ page, baseURL }) => {
      const call = await guestPlayer(baseURL ?? '', 'Pacific/Kiritimati');
      const id = await createChallengeFromRun(call, await finishSolvedRun(call));
      await page.goto(`/challenge/${id}`);
      await expect(page.getByText(/^This puzzle opens for you on .+ at 12:00 am\.$/)).toBeVisible();
      await expect(openBoard(page)).toHaveCount(0);
    });
  });

  test('shows the not-found page for an unknown link', async ({ page, watch }) => {
    watch.expectStatus(/\/challenge\//, 404);
    const response = await page.goto('/challenge/AAAAAAAAAAAAAAAA');
    expect(response?.status()).toBe(404);
  });
});
