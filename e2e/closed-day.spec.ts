/** Tests a daily whose day has not opened yet: the service's reason, and the link to today's puzzle. */
import { expect, test } from './support/test';

const FUTURE_LEVEL = '2031-01-01';

test('explains that a day has not opened, and links to today’s puzzle', async ({ page, watch }) => {
  watch.expectStatus(/\/scores\/runs$/, 400);
  await page.goto(`/gameplayer/quiet-sudoku?level=${FUTURE_LEVEL}`);
  await expect(page.getByRole('heading', { name: 'Play the puzzle of 1 January 2031' })).toBeVisible();
  await page.getByRole('button', { name: 'Play Quiet Sudoku', exact: true }).click();
  const game = page.frameLocator('.game-player iframe');
  const trouble = game.getByRole('dialog', { name: 'No puzzle came' });
  await expect(trouble).toContainText('This day has not opened yet.');
  await trouble.getByRole('button', { name: 'Play today’s puzzle' }).click();
  await expect(page).toHaveURL('/gameplayer/quiet-sudoku?autoplay=1');
  await expect(game.getByRole('gridcell').first()).toBeVisible();
});
