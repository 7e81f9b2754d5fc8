/** Plays today's Quiet Sudoku to its end as a new visitor: by mouse, keys and touch, after a reload and after a lost network. */
import type { Locator, Page } from '@playwright/test';
import { findThemeViolations, findViolations } from './support/axe';
import { byKeys, byMouse, byTouch, type InputMethod } from './support/play-by';
import { dailyLevel, SudokuTable } from './support/sudoku-table';
import { expect, test } from './support/test';
import { localToday } from './support/today';
import { expectStill } from './support/watch';

test.describe.configure({ timeout: 180_000 });

/** Returns the Play control of the player's page or of the game's page. */
const playButton = (page: Page): Locator =>
  page
    .getByRole('button', { name: 'Play Quiet Sudoku', exact: true })
    .or(page.getByRole('link', { name: /^(Play|Resume) today$/ }));

/** Presses Play, which opens the board at once. */
const enterDigits = async (table: SudokuTable, inputMethod: InputMethod): Promise<void> => {
  await inputMethod.press(table, playButton(table.page));
  await expect(table.page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
};

const fillCells = async (
  table: SudokuTable,
  inputMethod: InputMethod,
  from: number,
  until: number,
): Promise<void> => {
  for (const [index, step] of table.steps.slice(from, until).entries()) {
    await inputMethod.place(table, step);
    await table.expectFilled(table.givenCount + from + index + 1);
  }
};

/** Plays half of the puzzle, reloads, then fills all but the last cell. */
const playAllButLast = async (table: SudokuTable, inputMethod: InputMethod): Promise<void> => {
  const half = Math.floor(table.steps.length / 2);
  await table.expectFilled(table.givenCount);
  await fillCells(table, inputMethod, 0, half);
  await inputMethod.press(table, table.frame.getByRole('button', { name: 'Pause', exact: true }));
  await expect(table.screen('Paused')).toBeVisible();
  await inputMethod.press(table, table.button('Resume'));
  await table.expectFilled(table.givenCount + half);
  await table.waitForSaved(half);

  await table.page.reload();
  await enterDigits(table, inputMethod);
  await table.expectFilled(table.givenCount + half);
  await fillCells(table, inputMethod, half, -1);
  await table.waitForHonestTime();
};

const placeLast = (table: SudokuTable, inputMethod: InputMethod): Promise<void> => {
  const last = table.steps.at(-1);
  if (!last) throw new Error('nothing to place');
  return inputMethod.place(table, last);
};

const expectSolved = async (table: SudokuTable): Promise<void> => {
  await expect(table.result).toHaveAccessibleName(/^Result: \d+:\d\d$/);
  await expect(table.result).toContainText('Solved');
};

const expectNoFindings = async (page: Page): Promise<void> => {
  const frame = page.frames().find((candidate) => candidate.url().includes('/play/'));
  if (!frame) throw new Error('No game is on the page.');
  expect(await findViolations(frame)).toEqual([]);
};

/** Expects the finished board beside the panel, not behind it. */
const expectBoardBesidePanel = async (page: Page): Promise<void> => {
  const frame = await page.locator('.game-player iframe').boundingBox();
  const panel = await page.locator('.result-panel').boundingBox();
  expect(frame!.x + frame!.width).toBeLessThanOrEqual(panel!.x);
};

/** Any rank, because other test files play today's puzzle at the same time. */
const RANK_TEXT = /\d+(st|nd|rd|th) (of \d+|to finish) today/;

const ownRow = (page: Page): Locator =>
  page.getByRole('region', { name: 'Leaderboard' }).getByRole('row').filter({ hasText: 'You' });

test.describe('playing a daily', () => {
  test('plays a daily by mouse from the home page to its lit window', async ({ page }) => {
    const table = new SudokuTable(page, dailyLevel(localToday()));
    await page.goto('/');
    await page.locator('a.house[data-state="notStarted"]', { hasText: 'Quiet Sudoku' }).click();
    await playAllButLast(table, byMouse);
    await expectNoFindings(page);
    await placeLast(table, byMouse);
    await expectSolved(table);
    await expectBoardBesidePanel(page);
    await expectNoFindings(page);
    await expect(table.result).toContainText(RANK_TEXT);
    expect(await findViolations(page)).toEqual([]);
    for (const theme of ['modernDark', 'contrast'])
      expect(await findThemeViolations(page, theme)).toEqual([]);

    await page.getByRole('button', { name: 'Close the game' }).click();
    await expect(ownRow(page)).toHaveCount(1);
    await expect(ownRow(page)).toContainText('Guest');
    await page.getByRole('link', { name: 'Starwick' }).first().click();
    const house = page.getByRole('link', { name: /Quiet Sudoku.*Lit in/ });
    await expect(house).toHaveAttribute('data-state', 'completed');

    await page.reload();
    await expect(house).toHaveAttribute('data-state', 'completed');
    await expectStill(page);
  });

  test('plays a daily by keyboard only', async ({ page }) => {
    const table = new SudokuTable(page, dailyLevel(localToday()));
    await page.goto('/gameplayer/quiet-sudoku');
    await enterDigits(table, byKeys);
    await playAllButLast(table, byKeys);
    await placeLast(table, byKeys);
    await expectSolved(table);
    await byKeys.press(table, page.getByRole('link', { name: 'Back', exact: true }));
    await expect(ownRow(page)).toHaveCount(1);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

    test('plays a daily by touch', async ({ page }) => {
      const table = new SudokuTable(page, dailyLevel(localToday()));
      await page.goto('/gamelanding/quiet-sudoku');
      await enterDigits(table, byTouch);
      await playAllButLast(table, byTouch);
      await placeLast(table, byTouch);
      await expectSolved(table);
      await page.getByRole('button', { name: 'Close the game' }).tap();
      await expect(ownRow(page)).toHaveCount(1);
    });
  });

  test('stores a result that could not be sent, and sends it once', async ({ page, context, watch }) => {
    const table = new SudokuTable(page, dailyLevel(localToday()));
    await page.goto('/gameplayer/quiet-sudoku');
    await enterDigits(table, byMouse);
    await fillCells(table, byMouse, 0, -1);
    await table.waitForHonestTime();

    const answers: Promise<{ runId: string }>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/finish')) answers.push(response.json() as Promise<{ runId: string }>);
    });
    watch.isOffline = true;
    await context.setOffline(true);
    await placeLast(table, byMouse);
    await expect(table.result).toContainText('will be sent when you’re back.');

    // The automatic retry arrives, but its response is lost: the next retry must not count again.
    let arrived = 0;
    await page.route(
      '**/finish',
      async (route) => {
        arrived = (await route.fetch()).status();
        await route.abort('connectionfailed');
      },
      { times: 1 },
    );
    // The browser reports the failure a little after the response is lost.
    const connectionFailure = page.waitForEvent('console', (message) =>
      message.text().includes('ERR_CONNECTION_FAILED'),
    );
    await context.setOffline(false);
    await expect.poll(() => arrived).toBe(200);
    await connectionFailure;
    watch.isOffline = false;

    await byMouse.press(table, table.result.getByRole('button', { name: 'Try again' }));
    await expectSolved(table);
    await expect(table.result).toContainText(RANK_TEXT);
    await expect(table.result).not.toContainText('Practice');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(ownRow(page)).toHaveCount(1);
    expect(await Promise.all(answers)).toHaveLength(1);
  });
});
