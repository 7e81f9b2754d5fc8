/** Every entry of the catalogue that is played here loads and draws its first playable frame. */
import sharp from 'sharp';
import { BUILT_IN_GAMES } from '@/games/catalogue';
import { STAIR } from '@/games/ember-match/config';
import { GameTable } from '../support/game-table';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const ENTRIES = BUILT_IN_GAMES.filter(({ embed }) => embed?.src?.startsWith('/play/'));

/** Bits of a picture's grey levels: an even surface has 0, a board with nothing on it hardly more. */
const MOST_OF_AN_EMPTY_FRAME = 1;

const expectDrawn = async (table: GameTable): Promise<void> => {
  const frame = table.page.locator('.game-theatre iframe');
  await expect
    .poll(async () => (await sharp(await frame.screenshot()).stats()).entropy)
    .toBeGreaterThan(MOST_OF_AN_EMPTY_FRAME);
};

const openBoard = async (table: GameTable): Promise<void> => {
  if (table.game.slug === STAIR.slug) {
    // Its start is a house with a window for each step.
    await table.button('Step 1').click();
    await table.button('Climb').click();
  } else {
    await expect(table.go).toHaveText('Play');
    await table.go.click();
  }
  await table.button('Got it').click();
  await expect(table.frame.getByRole('dialog')).toHaveCount(0);
};

test('there are as many as the catalogue promises', () => {
  expect(ENTRIES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(ENTRIES.map(({ title }) => title)).size).toBe(ENTRIES.length);
});

for (const { slug, title, embed } of ENTRIES)
  test(`${title} draws its first playable frame`, async ({ page }) => {
    const table = new GameTable(page, { slug: slug ?? '', title, mode: { key: '', label: '' } });
    await page.goto(`/gameplayer/${slug}`);
    await table.arch.click();
    await expect(table.arch).toHaveCount(0);
    if (embed?.src?.endsWith('.swf')) {
      await table.go.click();
      await expect(table.frame.getByRole('application')).toBeFocused();
    } else await openBoard(table);
    await expectDrawn(table);
  });
