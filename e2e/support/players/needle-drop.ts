/** Needle Drop: taps the lanes in turn through the needle test. Echo Bells: rings the tune of the seed. */
import { expect } from '@playwright/test';
import { BELLS, NEEDLE } from '@/games/needle-drop/config';
import { levelFor } from '@/games/needle-drop/bells/play';
import { MIN_MS_PER_MOVE } from '@/games/needle-drop/bells/rules';
import type { GameTable } from '../game-table';
import type { PressMethod } from '../press-by';
import { MARGIN_MS, type GamePlayer } from './player';

const LANE_KEYS = ['d', 'f', 'j', 'k'];
/** The percentage of the tune after which the page is reloaded. */
const RELOAD_PERCENT = 45;
const MAX_WAIT_MS = 30_000;

const readProgress = async ({ frame }: GameTable): Promise<number> =>
  Number(await frame.getByRole('progressbar', { name: 'Tune' }).getAttribute('aria-valuenow'));

const isOver = ({ result }: GameTable): Promise<boolean> => result.isVisible();

const tapUntil = async (table: GameTable, by: PressMethod, percent: number): Promise<void> => {
  const lanes = await Promise.all(
    LANE_KEYS.map((key) =>
      table.pointOf(table.frame.getByRole('button', { name: `key ${key.toUpperCase()}` })),
    ),
  );
  const end = Date.now() + MAX_WAIT_MS;
  for (let tap = 0; Date.now() < end; tap += 1) {
    const lane = tap % LANE_KEYS.length;
    const { x, y } = lanes[lane]!;
    if (by.name === 'keys') await table.page.keyboard.press(LANE_KEYS[lane]!);
    else if (by.name === 'mouse') await table.page.mouse.click(x, y);
    else await table.page.touchscreen.tap(x, y);
    if (lane === 0 && ((await isOver(table)) || (await readProgress(table)) >= percent)) return;
  }
  throw new Error('The tune does not come to its end.');
};

export const needleDropPlayer: GamePlayer = {
  game: { slug: NEEDLE.slug, title: NEEDLE.title, mode: { key: 'test', label: 'Needle test' } },
  endOf: () => /record is over|warm corner|warm room|house hums/,
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: () => [
    (table, by) => tapUntil(table, by, RELOAD_PERCENT),
    async (table, by) => {
      expect(await readProgress(table), 'goes on where it was saved').toBeGreaterThan(RELOAD_PERCENT / 2);
      await tapUntil(table, by, Infinity);
    },
  ],
  // The number of taps is unknown, but some must be saved.
  expectSaved: async ({ page }) => {
    const readSave = () =>
      page.evaluate((key) => {
        const save = JSON.parse(localStorage.getItem(`sw_save:${key}`) ?? 'null') as {
          puzzles?: { test?: { moves: unknown[] } };
        } | null;
        return save?.puzzles?.test?.moves.length ?? 0;
      }, NEEDLE.slug);
    await expect.poll(readSave).toBeGreaterThan(8);
  },
  // The played part has already taken the required time.
  wait: () => Promise.resolve(),
};

const listBells = (seed: string): readonly number[] =>
  levelFor({ seed, mode: 'first' }).floors.flatMap(({ tune, lengths }) =>
    lengths.flatMap((length) => tune.slice(0, length)),
  );

export const echoBellsPlayer: GamePlayer = {
  game: { slug: BELLS.slug, title: BELLS.title, mode: { key: 'first', label: 'First ring' } },
  endOf: () => 'The whole tower rings',
  isLeft: false,
  isEdition: true,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) =>
    listBells(seed).map((bell) => async (table, by) => {
      await expect(table.frame.getByText('Your turn')).toBeVisible();
      if (by.name === 'keys') await table.page.keyboard.press(String(bell + 1));
      else await by.on(table, table.frame.getByRole('button', { name: `Bell ${bell + 1}` }));
    }),
  wait: (table, seed) => table.waitSinceOpen(listBells(seed).length * MIN_MS_PER_MOVE + MARGIN_MS),
};
