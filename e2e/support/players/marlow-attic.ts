/** Marlow Attic and the first room of Marlow Hall: points at every wanted object. */
import { expect } from '@playwright/test';
import { editionOf, MIN_MS_PER_FIND, MODE_LABELS } from '@/games/marlow-attic/config';
import { SCENE } from '@/games/marlow-attic/object-geometry';
import { levelFor } from '@/games/marlow-attic/rules';
import type { Level, ModeKey } from '@/games/marlow-attic/types';
import { spotsOf } from '../../../tests/games/marlow-attic/spots';
import type { GameTable } from '../game-table';
import type { Point, PressMethod } from '../press-by';
import { MARGIN_MS, type GamePlayer } from './player';

const LARGE_STEP = 50;
const SMALL_STEP = 6;

/** Moves the magnifying glass by keys, in large steps, then in small ones. */
const steerGlass = async (table: GameTable, from: number, to: number, keys: readonly [string, string]) => {
  const key = to < from ? keys[0] : keys[1];
  const distance = Math.abs(to - from);
  const leaps = Math.floor(distance / LARGE_STEP);
  const steps = Math.round((distance - leaps * LARGE_STEP) / SMALL_STEP);
  for (let i = 0; i < leaps; i += 1) await table.page.keyboard.press(`Shift+${key}`);
  for (let i = 0; i < steps; i += 1) await table.page.keyboard.press(key);
};

/** Points at an object: by pointer on the scene, by keys with the magnifying glass. */
const pointAt = async (table: GameTable, by: PressMethod, spot: Point): Promise<void> => {
  if (by.name === 'keys') {
    await table.page.keyboard.press('Home');
    await steerGlass(table, SCENE.width / 2, spot.x, ['ArrowLeft', 'ArrowRight']);
    await steerGlass(table, SCENE.height / 2, spot.y, ['ArrowUp', 'ArrowDown']);
    return table.page.keyboard.press('Enter');
  }
  const box = await table.frame.locator('.ma-scene').boundingBox();
  if (!box) throw new Error('There is no scene.');
  const x = box.x + (spot.x / SCENE.width) * box.width;
  const y = box.y + (spot.y / SCENE.height) * box.height;
  await (by.name === 'mouse' ? table.page.mouse.click(x, y) : table.page.touchscreen.tap(x, y));
};

const createPlayer = (keyword: string, mode: ModeKey): GamePlayer => {
  const edition = editionOf(keyword);
  if (!edition) throw new Error('no edition');
  const requireLevel = (seed: string): Level => {
    const level = levelFor(edition, { seed, mode });
    if (!level) throw new Error('no level');
    return level;
  };
  return {
    game: { slug: edition.slug, title: edition.title, mode: { key: mode, label: MODE_LABELS[mode] } },
    endOf: () => 'All found',
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    movesFor: (seed) => {
      const level = requireLevel(seed);
      return spotsOf(level).map((spot, index) => async (table, by) => {
        await pointAt(table, by, spot);
        if (index < level.wanted.length - 1)
          await expect(
            table.frame.getByText(`${index + 1} of ${level.wanted.length}`, { exact: true }),
          ).toBeVisible();
      });
    },
    wait: (table, seed) =>
      table.waitForHonestTime(requireLevel(seed).wanted.length * MIN_MS_PER_FIND + MARGIN_MS),
  };
};

export const marlowAttic = createPlayer('marlow-attic', 'evening');
export const marlowHall: GamePlayer = {
  ...createPlayer('the-attic-at-marlow-hall', 'chapter-1'),
  isEdition: true,
};
