/** Tests the check that every other journey relies on: in each engine, it notices errors of a page or a game. */
import type { Locator } from '@playwright/test';
import { ALL_PLAYERS } from '../support/players';
import { GameTable } from '../support/game-table';
import { PRESSES } from '../support/press-by';
import type { Problems } from './support/problems';
import { expect, test } from './support/test';

const logAndThrow = (body: Locator): Promise<void> =>
  body.evaluate(() => {
    console.error('logged on purpose');
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });

const expectNoticed = async (problems: Problems): Promise<void> => {
  const isNoticed = (message: string) => problems.list.some((problem) => problem.includes(message));
  await expect.poll(() => isNoticed('logged on purpose')).toBe(true);
  // WebKit hides the message of an exception in a sandboxed frame from the page's scripts.
  await expect.poll(() => isNoticed('thrown on purpose') || isNoticed('Script error')).toBe(true);
  problems.expect(/on purpose|Script error/);
};

test('notices an error that a page logs and an exception that it does not catch', async ({
  page,
  problems,
}) => {
  await page.goto('/help');
  await logAndThrow(page.locator('body'));
  await expectNoticed(problems);
});

test('notices the errors of a game in its frame', async ({ page, problems }) => {
  const table = new GameTable(page, ALL_PLAYERS[0]!.game);
  await page.goto(`/gameplayer/${table.game.slug}`);
  await PRESSES[0]!.on(table, table.arch);
  await expect(table.arch).toHaveCount(0);
  await logAndThrow(table.frame.locator('body'));
  await expectNoticed(problems);
});
