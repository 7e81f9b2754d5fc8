/** Every entry of the catalogue that is played here loads and draws its first playable frame. */
import sharp from 'sharp';
import { BUILT_IN_GAMES } from '@/games/catalogue';
import { GameTable } from '../support/game-table';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const ENTRIES = BUILT_IN_GAMES.filter(({ embed }) => embed?.src?.startsWith('/play/'));

/** What the first move is made on: a stage, a canvas of its own, the emulator, a kitchen's morning. */
const BOARD = ':is(.kit-stage, canvas, ruffle-player, .cc-morning)';
/** Bars, buttons and everything else about the board. */
const OTHERS = `body :not(${BOARD}):not(${BOARD} *):not(:has(${BOARD})) { visibility: hidden !important }`;
/** The card that a board lies on, without what is drawn on it. */
const DRAWN = ':is(.kit-stage > * > *, .kit-stage > * > * *, .cc-morning *, canvas, ruffle-player)';
const EMPTY = `${OTHERS} ${DRAWN} { visibility: hidden !important }`;

/** Steps of grey that are seen as an edge. */
const EDGE = 24;
/** Edges of what is drawn in a thousand pixels of the frame: the emptiest of boards, one small case to be packed, has 3. */
const LEAST_DRAWN = 2;

/** Pixels of a thousand that differ from the one before or above them. */
const edgesOf = async (picture: Buffer): Promise<number> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const step = (one: number, other: number): number => Math.abs((data[one] ?? 0) - (data[other] ?? 0));
  let edges = 0;
  for (let at = width + 1; at < width * height; at += 1)
    if (at % width > 0 && (step(at, at - 1) > EDGE || step(at, at - width) > EDGE)) edges += 1;
  return (1_000 * edges) / (width * height);
};

/** What the frame shows under a style of the test's own. */
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
  await expect.poll(async () => (await seenUnder(table, OTHERS)) - empty).toBeGreaterThan(LEAST_DRAWN);
};

test('contains as many entries as the catalog promises', () => {
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
