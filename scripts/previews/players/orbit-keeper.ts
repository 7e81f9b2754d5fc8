/**
 * Orbit Keeper: moves the lantern with the mouse to the object that comes down next. The player reads positions from
 * the screen, because no rules provide them.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { FLASH_INPUT_METHODS } from '@/e2e/support/flash-input';
import type { GameTable } from '@/e2e/support/game-table';
import { type PreviewPlayer } from '../record-player';

/** Starts the recording late, when a wave is at its height. */
const BEGUN_MS = 75_000;
const WATCHED_MS = 7_000;
const STARTED_MS = 30_000;
const EVERY_MS = 60;

/** Stones, boulders, moths, wrecks, as in Palette.hx. */
const WANTED = [0xa9b8e0, 0x9a86cf, 0xc76ba2, 0x49b3aa];

interface Seen {
  x: number;
  y: number;
}

/** Returns the lantern's target, relative to the frame's corner: the nearest object, at a height that the lantern can reach. */
const readTable = async (table: GameTable): Promise<Seen | null> => {
  const game = await table.document();
  return game.evaluate((wanted) => {
    const image = document.querySelector('ruffle-player')?.shadowRoot?.querySelector('canvas');
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!image || !pen) return null;
    const [width, height] = [image.clientWidth, image.clientHeight];
    Object.assign(pen.canvas, { width, height });
    pen.drawImage(image, 0, 0, width, height);
    const { data } = pen.getImageData(0, 0, width, height);
    // Fractions of the height: the distance beyond the houses, the lowest orbit and the highest orbit.
    const [houses, low, high] = [0.165, 0.18, 0.36].map((share) => share * height) as [
      number,
      number,
      number,
    ];
    let nearest = Infinity;
    let found: Seen | null = null;
    for (let y = 0; y < height; y += 2)
      for (let x = 0; x < width; x += 2) {
        const [dx, dy] = [x - width / 2, y - height / 2];
        const away = Math.hypot(dx, dy);
        if (away < houses || away >= nearest || away > height / 2) continue;
        const at = (y * width + x) * 4;
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        const isWanted = wanted.some(
          (color) =>
            Math.abs(red - (color >> 16)) < 12 &&
            Math.abs(green - ((color >> 8) & 255)) < 12 &&
            Math.abs(blue - (color & 255)) < 12,
        );
        if (!isWanted) continue;
        nearest = away;
        const reach = Math.min(high, Math.max(low, away)) / away;
        found = { x: width / 2 + dx * reach, y: height / 2 + dy * reach };
      }
    return found;
  }, WANTED);
};

const save = async (table: GameTable, untilMs: number): Promise<void> => {
  const { frame, page } = table;
  const box = await frame.getByRole('application').boundingBox();
  if (!box) throw new Error('The game is not on the page.');
  while (Date.now() < untilMs) {
    const seen = await readTable(table);
    if (seen) await page.mouse.move(box.x + seen.x, box.y + seen.y, { steps: 2 });
    await wait(EVERY_MS);
  }
};

export const orbitKeeper: PreviewPlayer = {
  game: { slug: 'orbit-keeper', title: 'Orbit Keeper', mode: { key: 'steady', label: 'Steady' } },
  endOf: () => '',
  isLeft: true,
  ways: ['mouse'],
  boardOf: async ({ frame }) => {
    const box = await frame.getByRole('application').boundingBox();
    // The field is a square in the middle, with counts beside it.
    return box && { ...box, x: box.x + (box.width - box.height) / 2, width: box.height };
  },
  open: async (table) => {
    const inputMethods = FLASH_INPUT_METHODS.find(({ name }) => name === 'mouse');
    await table.arch.click();
    await table.frame.getByRole('application').waitFor({ timeout: STARTED_MS });
    await inputMethods?.begin(table.page, table.frame);
    return '';
  },
  before: () => [(table) => save(table, Date.now() + BEGUN_MS)],
  movesFor: () => [(table) => save(table, Date.now() + WATCHED_MS)],
  wait: () => Promise.resolve(),
  watchedMs: WATCHED_MS,
};
