/** Tests that every playable entry of the catalog loads and draws its first playable frame. */
import sharp from 'sharp';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { GameTable } from '../support/game-table';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const HOSTED_ENTRIES = BUILT_IN_GAMES.filter(({ embed }) => embed?.src?.startsWith('/play/'));

/** The elements that contain a board: a stage, a canvas, the emulator, or the morning screen of a kitchen game. */
const BOARD_SELECTOR = ':is(.kit-stage, canvas, ruffle-player, .cc-morning)';
/** Hides everything outside the board. */
const HIDE_OTHERS_STYLE = `body :not(${BOARD_SELECTOR}):not(${BOARD_SELECTOR} *):not(:has(${BOARD_SELECTOR})) { visibility: hidden !important }`;
/** The drawn content of a board, without the card behind it. */
const DRAWN_SELECTOR = ':is(.kit-stage > * > *, .kit-stage > * > * *, .cc-morning *, canvas, ruffle-player)';
const EMPTY_BOARD_STYLE = `${HIDE_OTHERS_STYLE} ${DRAWN_SELECTOR} { visibility: hidden !important }`;

/** The difference between gray values that counts as an edge. */
const MIN_EDGE_CONTRAST = 24;
/** The minimum of drawn edges per thousand pixels of the frame; the emptiest board, a small case to be packed, has 3. */
const MIN_DRAWN = 2;

/** Returns how many of a thousand pixels differ from the pixel to their left or above them. */
const countEdges = async (image: Buffer): Promise<number> => {
  const { data, info } = await sharp(image).grayscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const grayDifference = (one: number, other: number): number =>
    Math.abs((data[one] ?? 0) - (data[other] ?? 0));
  let edges = 0;
  for (let at = width + 1; at < width * height; at += 1)
    if (
      at % width > 0 &&
      (grayDifference(at, at - 1) > MIN_EDGE_CONTRAST || grayDifference(at, at - width) > MIN_EDGE_CONTRAST)
    )
      edges += 1;
  return (1_000 * edges) / (width * height);
};

/** Returns the edges that the frame shows with the test's additional style. */
const screenshotWithStyle = async (table: GameTable, style: string): Promise<number> => {
  await table.frame.locator('body').evaluate((_, text) => {
    const sheet = document.getElementById('looked-at') ?? document.createElement('style');
    sheet.id = 'looked-at';
    sheet.textContent = text;
    document.head.append(sheet);
  }, style);
  return countEdges(await table.page.locator('.game-theatre iframe').screenshot());
};

const expectDrawn = async (table: GameTable): Promise<void> => {
  const empty = await screenshotWithStyle(table, EMPTY_BOARD_STYLE);
  await expect
    .poll(async () => (await screenshotWithStyle(table, HIDE_OTHERS_STYLE)) - empty)
    .toBeGreaterThan(MIN_DRAWN);
};

test('opens as many entries as the catalog promises', () => {
  expect(HOSTED_ENTRIES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(HOSTED_ENTRIES.map(({ title }) => title)).size).toBe(HOSTED_ENTRIES.length);
});

for (const { slug, title, embed } of HOSTED_ENTRIES)
  test(`draws the first playable frame of ${title}`, async ({ page }) => {
    const table = new GameTable(page, { slug: slug ?? '', title, mode: { key: '', label: '' } });
    await page.goto(`/gameplayer/${slug}`);
    await table.arch.click();
    await expect(table.arch).toHaveCount(0);
    if (embed?.src?.endsWith('.swf')) await expect(table.frame.getByRole('application')).toBeFocused();
    else await expect(table.frame.getByRole('dialog')).toHaveCount(0);
    await expectDrawn(table);
  });
