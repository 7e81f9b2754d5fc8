/** Tests pages that the browser translates, in every engine. */
import { expect, test } from './support/test';
import { translatePage, TRANSLATOR_KINDS } from '../support/translate';

for (const translator of TRANSLATOR_KINDS)
  test(`filters, suggests and shares while a translator ${translator}`, async ({ page }) => {
    await page.goto('/online/all-games');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await translatePage(page, translator);
    await page.locator('[data-filter="isExclusive"]').click();
    await expect(page).toHaveURL(/\?.*exclusive=/);
    await expect(page.locator('[data-filter="none"]')).toBeVisible();
    await page.locator('[data-filter="none"]').click();
    await expect(page.locator('[data-filter="none"]')).toHaveCount(0);
    const box = page.getByRole('search', { name: 'Site' }).getByRole('combobox').first();
    await box.click();
    await page.keyboard.type('orch');
    await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').last()).toContainText(
      'orch',
    );
    await page.keyboard.type('ard');
    await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').last()).toContainText(
      'orchard',
    );
  });
