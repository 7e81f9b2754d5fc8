/** Marlow Attic: points at everything that is asked for. */
import { expect } from '@playwright/test';
import { editionOf, MIN_MS_PER_FIND } from '@/games/marlow-attic/config';
import { SCENE } from '@/games/marlow-attic/lying';
import { levelFor } from '@/games/marlow-attic/rules';
import { spotsOf } from '../../../tests/games/marlow-attic/spots';
import type { GameTable } from '../game-table';
import { MARGIN_MS, type Player } from './player';

const LEAP = 50;
const STEP = 6;

const atticOf = (seed: string) => {
  const edition = editionOf('marlow-attic');
  const level = edition && levelFor(edition, { seed, mode: 'evening' });
  if (!level) throw new Error('no level');
  return level;
};

/** Moves the keys' glass by leaps, then by steps. */
const steer = async (table: GameTable, from: number, to: number, keys: readonly [string, string]) => {
  const key = to < from ? keys[0] : keys[1];
  const far = Math.abs(to - from);
  const leaps = Math.floor(far / LEAP);
  const steps = Math.round((far - leaps * LEAP) / STEP);
  for (let i = 0; i < leaps; i += 1) await table.page.keyboard.press(`Shift+${key}`);
  for (let i = 0; i < steps; i += 1) await table.page.keyboard.press(key);
};

export const marlowAttic: Player = {
  game: { slug: 'marlow-attic', title: 'Marlow Attic', mode: { key: 'evening', label: 'Evening' } },
  endOf: () => 'All found',
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const level = atticOf(seed);
    return spotsOf(level).map((spot, index) => async (table, by) => {
      if (by.name === 'keys') {
        await table.page.keyboard.press('Home');
        await steer(table, SCENE.width / 2, spot.x, ['ArrowLeft', 'ArrowRight']);
        await steer(table, SCENE.height / 2, spot.y, ['ArrowUp', 'ArrowDown']);
        await table.page.keyboard.press('Enter');
      } else {
        const box = await table.frame.locator('.ma-scene').boundingBox();
        if (!box) throw new Error('There is no scene.');
        const x = box.x + (spot.x / SCENE.width) * box.width;
        const y = box.y + (spot.y / SCENE.height) * box.height;
        if (by.name === 'mouse') await table.page.mouse.click(x, y);
        else await table.page.touchscreen.tap(x, y);
      }
      if (index < level.wanted.length - 1)
        await expect(
          table.frame.getByText(`${index + 1} of ${level.wanted.length}`, { exact: true }),
        ).toBeVisible();
    });
  },
  wait: (table, seed) => table.waitForHonestTime(atticOf(seed).wanted.length * MIN_MS_PER_FIND + MARGIN_MS),
};
