/** A guest finishes a daily, reads the preview of the shared text, and copies it. */
import { finishLanternWords } from './support/lantern-words-daily';
import { expect, test } from './support/test';
import { localToday } from './support/today';

test.describe.configure({ timeout: 180_000 });

test('shares a daily with the number of hints, but without its words', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const { table, words } = await finishLanternWords(page, { hasHint: true });

  const inWords = `${words.length} words: ${words.length - 1} without help, 1 after a hint`;
  const preview = table.result.getByRole('region', { name: 'Share' });
  await expect(preview.getByRole('img', { name: inWords, exact: true })).toBeVisible();
  await expect(preview).toContainText(`${words.length} words, 1 hint`);
  await preview.getByRole('button', { name: 'Share this' }).click();
  await expect(table.result.getByText('The text is copied.')).toBeVisible();

  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [heading, value, grid, firstRow] = text.split('\n');
  expect(heading).toContain(`Lantern Words, ${Number(localToday().slice(-2))} `);
  expect(value).toMatch(new RegExp(`^\\d+:\\d\\d, ${words.length} words, 1 hint$`));
  expect(grid).toBe(inWords);
  expect(firstRow).toBe('💡🏮🏮🏮🏮');
  expect(text.split('\n').at(-1)).toBe(new URL('/gamelanding/lantern-words', page.url()).href);
  for (const word of words) expect(text.toUpperCase()).not.toMatch(new RegExp(`\\b${word}\\b`));
});
