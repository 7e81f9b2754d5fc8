/** A guest finishes a daily, reads the preview of the shared text, and copies it. */
import { editionOf, MIN_MS_PER_WORD } from '@/games/lantern-words/config';
import { levelFor } from '@/games/lantern-words/rules';
import { openLevel } from './support/begin-game';
import { GameTable } from './support/game-table';
import { cellOf } from './support/players/cells';
import { MARGIN_MS } from './support/players/player';
import { drag, PRESSES } from './support/press-by';
import { expect, test } from './support/test';
import { today } from './support/today';

const [byMouse] = PRESSES;

test.describe.configure({ timeout: 180_000 });

test('shares a daily with its hints and without its words', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const game = { slug: 'lantern-words', title: 'Lantern Words', mode: { key: '', label: 'Daily' } };
  const table = new GameTable(page, game);
  await page.goto('/gameplayer/lantern-words');
  const seed = await openLevel(table, byMouse!, true);
  const level = levelFor(editionOf('lantern-words')!, { seed, mode: 'daily' });
  const words = level?.words ?? [];
  await page.keyboard.press('h');
  for (const [found, { cells }] of words.entries()) {
    if (found === words.length - 1) await table.waitForHonestTime(words.length * MIN_MS_PER_WORD + MARGIN_MS);
    const [from, to] = [cellOf(table, cells[0]!), cellOf(table, cells.at(-1)!)];
    await drag(table, await table.pointOf(from), await table.pointOf(to));
    if (found < words.length - 1)
      await expect(table.frame.getByText(`${found + 1} of ${words.length}`, { exact: true })).toBeVisible();
  }

  const inWords = `${words.length} words: ${words.length - 1} without help, 1 after a hint`;
  const preview = table.result.getByRole('region', { name: 'Share' });
  await expect(preview.getByRole('img', { name: inWords, exact: true })).toBeVisible();
  await expect(preview).toContainText(`${words.length} words, 1 hint`);
  await preview.getByRole('button', { name: 'Share this' }).click();
  await expect(table.result.getByText('The text is copied.')).toBeVisible();

  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [heading, value, grid, firstRow] = text.split('\n');
  const day = Number(today().slice(-2));
  expect(heading).toContain(`Lantern Words, ${day} `);
  expect(value).toMatch(new RegExp(`^\\d+:\\d\\d, ${words.length} words, 1 hint$`));
  expect(grid).toBe(inWords);
  expect(firstRow).toBe('💡🏮🏮🏮🏮');
  expect(text.split('\n').at(-1)).toBe(new URL('/gamelanding/lantern-words', page.url()).href);
  for (const { text: word } of words) expect(text.toUpperCase()).not.toMatch(new RegExp(`\\b${word}\\b`));
});
