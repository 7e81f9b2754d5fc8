/** Tests that every playable entry of the catalog loads and draws its first playable frame. */
import sharp from 'sharp';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { GameTable } from '../support/game-table';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const ENTRIES = BUILT_IN_GAMES.filter(({ embed }) => embed?.src?.startsWith('/play/'));

/** The elements that contain a board: a stage, a canvas, the emulator, or the morning screen of a kitchen game. */
const BOARD = ':is(.kit-stage, canvas, ruffle-player, .cc-morning)';
/** Hides everything outside the board. */
const OTHERS = `body :not(${BOARD}):not(${BOARD} *):not(:has(${BOARD})) { visibility: hidden !important }`;
/** The drawn content of a board, without the card behind it. */
const DRAWN = ':is(.kit-stage > * > *, .kit-stage > * > * *, .cc-morning *, canvas, ruffle-player)';
const EMPTY = `${OTHERS} ${DRAWN} { visibility: hidden !important }`;

/** The difference between gray values that counts as an edge. */
const EDGE = 24;
/** The minimum of drawn edges per thousand pixels of the frame; the emptiest board, a small case to be packed, has 3. */
const MIN_DRAWN = 2;

/** Returns how many of a thousand pixels differ from the pixel to their left or above them. */
const edgesOf = async (image: Buffer): Promise<number> => {
  const { data, info } = await sharp(image).grayscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const step = (one: number, other: number): number => Math.abs((data[one] ?? 0) - (data[other] ?? 0));
  let edges = 0;
  for (let at = width + 1; at < width * height; at += 1)
    if (at % width > 0 && (step(at, at - 1) > EDGE || step(at, at - width) > EDGE)) edges += 1;
  return (1_000 * edges) / (width * height);
};

/** Returns the edges that the frame shows with the test's additional style. */
const seenUnder = async (table: GameTable, style: string): Promise<number> => {
  await table.frame.locator('body').evaluate((_, text) => {
    const sheet = document.getElementById('looked-at') ?? document.createElement('style');
    sheet.id = 'looked-at';
    sheet.textContent = text;
    document.head.append(sheet);
  }, style);
  return edgesOf(await table.page.locator('.game-theatre iframe').screenshot());
};

const expectDrawn = async (table: GameTable): Promise<void> => {
  const empty = await seenUnder(table, EMPTY);
  await expect.poll(async () => (await seenUnder(table, OTHERS)) - empty).toBeGreaterThan(MIN_DRAWN);
};

test('opens as many entries as the catalog promises', () => {
  expect(ENTRIES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(ENTRIES.map(({ title }) => title)).size).toBe(ENTRIES.length);
});

for (const { slug, title, embed } of ENTRIES)
  test(`draws the first playable frame of ${title}`, async ({ page }) => {
    const table = new GameTable(page, { slug: slug ?? '', title, mode: { key: '', label: '' } });
    await page.goto(`/gameplayer/${slug}`);
    await table.arch.click();
    await expect(table.arch).toHaveCount(0);
    if (embed?.src?.endsWith('.swf')) await expect(table.frame.getByRole('application')).toBeFocused();
    else await expect(table.frame.getByRole('dialog')).toHaveCount(0);
    await expectDrawn(table);
  });
