/** Chooses a family in a list, and one of its kinds, in both layouts. */
import { GUEST_MARK } from '@/lib/domain/members/identity';
import { findViolations } from './support/axe';
import { asPlayer, finishSolvedRun } from './support/challenge';
import { expect, test } from './support/test';
import { testZone } from './support/today';

test.describe('the page of a family', () => {
  test('opens the kinds of a family, and the board of one of them', async ({ page }) => {
    await page.goto('/online/brain-games', { waitUntil: 'networkidle' });
    const card = page.locator('.listing-rows a[href="/online/family/sudoku"]');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('20 kinds');
    await expect(card).not.toHaveAttribute('data-play');
    await card.click();

    await expect(page).toHaveURL('/online/family/sudoku');
    await expect(page.getByRole('heading', { level: 1, name: 'Sudoku' })).toBeVisible();
    await expect(page.locator('.family-kind')).toHaveCount(20);
    const path = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(path.getByRole('link', { name: 'Brain' })).toHaveAttribute('href', '/online/brain-games');
    const daily = page.getByRole('region', { name: 'Today’s puzzle' });
    const [play, archive] = [
      await daily.getByRole('link', { name: 'Play today' }).boundingBox(),
      await daily.getByRole('link', { name: 'Archive' }).boundingBox(),
    ];
    expect(archive!.y).toBe(play!.y);
    await expect(daily.getByRole('link')).toHaveText(['Play today', 'Archive']);
    await page.getByRole('link', { name: /Killer sudoku/ }).click();
    await expect(page).toHaveURL('/gamelanding/quiet-sudoku-sums');
    // The press starts the game, so its board appears without another press.
    await expect(page.locator('iframe[src*="/play/quiet-sudoku/"]')).toBeVisible();
  });

  test('shows a family once on the first page, and all variants on request', async ({ page }) => {
    await page.goto('/online/all-games', { waitUntil: 'networkidle' });
    const cards = page.locator('.listing-rows [style*="--hl"]');
    await expect(cards).toHaveCount(24);
    const targets = await cards.evaluateAll((all) =>
      all.map((card) => (card.closest('a') ?? card.querySelector('a'))?.getAttribute('href')),
    );
    expect(new Set(targets).size).toBe(24);
    expect(targets.filter((href) => href?.includes('sudoku'))).toEqual(['/online/family/sudoku']);

    await page.getByRole('link', { name: 'Show every variant' }).click();
    await expect(page).toHaveURL('/online/all-games?variants=all');
    await expect(page.locator('.listing-rows a[href^="/online/family/"]')).toHaveCount(0);
    await expect(page.getByText(/^\d{3} games/)).toBeVisible();
  });

  test('opens each kind in the picked mode, and restores the mode at the next visit', async ({ page }) => {
    await page.goto('/online/family/sudoku', { waitUntil: 'networkidle' });
    const picker = page.getByRole('group', { name: 'Difficulty' });
    await expect(picker.getByRole('button', { name: 'Usual' })).toHaveAttribute('aria-pressed', 'true');
    await picker.getByRole('button', { name: 'Expert' }).press('Enter');
    const sums = page.getByRole('link', { name: /Killer sudoku/ });
    await expect(sums).toHaveAttribute('href', '/gamelanding/quiet-sudoku-sums?mode=expert');
    // The 4×4 kind has only two of the modes.
    await expect(page.getByRole('link', { name: /4×4 sudoku/ })).toHaveAttribute(
      'href',
      '/gamelanding/quiet-sudoku-tiny?mode=medium',
    );
    await page.reload({ waitUntil: 'networkidle' });
    await expect(picker.getByRole('button', { name: 'Expert' })).toHaveAttribute('aria-pressed', 'true');
    await expect(sums).toContainText('No result yet');
    await expect(sums).toHaveAttribute('href', '/gamelanding/quiet-sudoku-sums?mode=expert');
    await sums.click();
    await expect(page).toHaveURL('/gamelanding/quiet-sudoku-sums?mode=expert');
    await expect(page.locator('iframe[src*="/play/quiet-sudoku/"]')).toBeVisible();
  });

  test('opens the puzzle of the day in one press on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/online/family/sudoku', { waitUntil: 'networkidle' });
    expect(await findViolations(page)).toEqual([]);
    const daily = page.getByRole('region', { name: 'Today’s puzzle' });
    await daily.getByRole('link', { name: 'Play today' }).click();
    await expect(page).toHaveURL('/gamelanding/quiet-sudoku');
    await expect(page.locator('iframe[src*="/play/quiet-sudoku/"]')).toBeVisible();
  });

  test('scrolls to a group of kinds by its link', async ({ page }) => {
    await page.goto('/online/family/sudoku', { waitUntil: 'networkidle' });
    await page
      .getByRole('navigation', { name: 'Groups of kinds' })
      .getByRole('link', { name: 'Chess moves' })
      .click();
    await expect(page.getByRole('heading', { name: 'Chess moves' })).toBeInViewport();
  });

  test('shows a guest the best result of each mode from this browser', async ({ page, baseURL }) => {
    test.slow();
    const response = await page.request.post('/scores/guest');
    const { token } = (await response.json()) as { token: string };
    await finishSolvedRun(asPlayer(baseURL ?? '', token, testZone), 'easy');
    await page.addInitScript((mark) => localStorage.setItem(mark, '1'), GUEST_MARK);
    await page.goto('/online/family/sudoku', { waitUntil: 'networkidle' });
    await expect(page.getByText('You have played 1 of 20 kinds and finished 1 game.')).toBeVisible();
    const classic = page.locator('.family-kind[href^="/gamelanding/quiet-sudoku?"]');
    await expect(classic).toHaveAttribute('href', '/gamelanding/quiet-sudoku?mode=easy');
    await expect(classic.locator('.best')).toHaveText(/^Best \d+:\d\d$/);
    await page.getByRole('group', { name: 'Difficulty' }).getByRole('button', { name: 'Hard' }).click();
    await expect(classic.locator('.best')).toHaveText('No result yet');
  });
});
