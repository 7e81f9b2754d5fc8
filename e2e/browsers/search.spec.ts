/** Finds a game by the search box, with the keyboard. */
import { expect, test } from './support/test';

test('suggests games while a term is typed and opens the results of a suggestion', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('search', { name: 'Site' }).getByRole('combobox', { name: 'Search games' });
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await box.click();
  await page.keyboard.type('orchard');
  await expect(suggestions.first()).toHaveText(/^Bubble Orchard/);
  await page.keyboard.press('ArrowDown');
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/Bubble%20Orchard');
  await expect(page.getByRole('link', { name: /Bubble Orchard/ }).first()).toBeVisible();
  await expect(suggestions).toHaveCount(0);
});
