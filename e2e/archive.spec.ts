/** Tests the archive of a daily game: its months and days, the list, and the archives of other dailies. */
import { addMonths, monthTitle } from '@/lib/domain/days/archive-months';
import { expect, test } from './support/test';
import { localToday } from './support/today';

const ARCHIVE_PATH = '/gamelanding/quiet-sudoku/archive';
const currentMonth = localToday().slice(0, 7);
const previousMonth = addMonths(currentMonth, -1);

test.describe('the archive of a daily', () => {
  test('navigates between months, and stores the month in the URL', async ({ page }) => {
    await page.goto(ARCHIVE_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(monthTitle(currentMonth));
    await page.getByRole('link', { name: monthTitle(previousMonth), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(monthTitle(previousMonth));
    await expect(page).toHaveURL(`${ARCHIVE_PATH}?month=${previousMonth}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(monthTitle(previousMonth));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(monthTitle(currentMonth));

    await page.getByLabel('Go to').selectOption(addMonths(currentMonth, -8));
    await expect(page).toHaveURL(`${ARCHIVE_PATH}?month=${addMonths(currentMonth, -8)}`);
  });

  test('opens the level of a day', async ({ page }) => {
    await page.goto(`${ARCHIVE_PATH}?month=${previousMonth}`);
    const window = page.getByRole('link', { name: /^15 .*: not started$/ });
    await window.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/gamelanding/quiet-sudoku?level=${previousMonth}-15`);
    await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
  });

  test('opens the earliest month, and shows the current month in place of a future one', async ({ page }) => {
    await page.goto(ARCHIVE_PATH);
    await expect(page.getByLabel('Go to')).toHaveValue(currentMonth);
    const months = await page.getByLabel('Go to').locator('option').allTextContents();
    expect(months[0]).toBe(monthTitle(currentMonth));
    await page.getByLabel('Go to').selectOption({ label: months.at(-1) ?? '' });
    await expect(page.getByRole('link', { name: /: (not started|today)$/ }).first()).toBeVisible();
    await page.goto(`${ARCHIVE_PATH}?month=${addMonths(currentMonth, 1)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(monthTitle(currentMonth));
  });

  test('shows the days as a list, and links to the archives of other dailies', async ({ page }) => {
    await page.goto(ARCHIVE_PATH);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    const rows = page.getByRole('region', { name: 'Newest first' }).getByRole('listitem');
    await expect(rows).toHaveCount(30);
    await page.getByText('Daily archive').click();
    await page.getByRole('link', { name: 'Lantern Words', exact: true }).click();
    await expect(page).toHaveURL('/gamelanding/lantern-words/archive');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lantern Words');
  });

  test('responds with 404 for a game without an archive', async ({ page, watch }) => {
    watch.expectStatus(/bubble-orchard\/archive/, 404);
    const answer = await page.goto('/gamelanding/bubble-orchard/archive');
    expect(answer?.status()).toBe(404);
  });

  test('links to the current level, and shows the best players of the shown month', async ({ page }) => {
    await page.goto(`${ARCHIVE_PATH}?month=${previousMonth}`, { waitUntil: 'networkidle' });
    await page.locator('.archive-late').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: `Best of ${monthTitle(previousMonth)}` })).toBeVisible();
    await page.getByRole('region', { name: 'Today' }).getByRole('link', { name: 'Play' }).click();
    await expect(page).toHaveURL('/gamelanding/quiet-sudoku');
    await expect(page.locator('.game-player')).toHaveAttribute('data-state', 'hidden');
  });
});
