/** Crown & Cobble and Last Light Harbour: builds the first towers, plays the first wave, and ends the chapter. */
import { expect } from '@playwright/test';
import { EDITIONS } from '@/games/crown-and-cobble/config';
import { groundOf } from '@/games/crown-and-cobble/ground';
import { TOWER_WORDS } from '@/games/crown-and-cobble/words';
import type { GameTable } from '../game-table';
import type { PressMethod } from '../press-by';
import type { GamePlayer } from './player';

type PlayerStep = (table: GameTable, by: PressMethod) => Promise<void>;

const MAX_WAIT_MS = 40_000;
const CHAPTER_KEY = 'first-calm';

const findButton = ({ frame }: GameTable, name: string | RegExp) => frame.getByRole('button', { name });

const pressButton =
  (name: string | RegExp): PlayerStep =>
  async (table, by) => {
    await expect(findButton(table, name)).toBeVisible();
    await by.on(table, findButton(table, name));
  };

/** Builds on a spot: by pointer on the spot and on a card, by keys with the number of the card. */
const buildTower =
  (place: string, name: string, key: string): PlayerStep =>
  async (table, by) => {
    const free = findButton(table, `${place}, free`);
    if (by.name === 'keys') {
      await free.focus();
      await table.page.keyboard.press('Enter');
      await table.page.keyboard.press(key);
    } else {
      await by.on(table, free);
      await by.on(table, findButton(table, new RegExp(`^${name}, \\d+ coins`)));
    }
    await expect(findButton(table, new RegExp(`^${place}: ${name}`))).toBeVisible();
  };

const createPlayer = (
  index: number,
  spots: readonly (readonly [spot: number, kind: number])[],
): GamePlayer => {
  const { slug, title, world, modeLabels } = EDITIONS[index]!;
  const coins = groundOf(world, 0) && /^([1-9]\d*) coins$/;
  const towers = spots.map(([spot, kind]) =>
    buildTower(
      `${world === 'town' ? 'Spot' : 'Water'} ${spot + 1}`,
      TOWER_WORDS[world][kind]!.name,
      String(kind + 1),
    ),
  );
  return {
    game: { slug, title, mode: { key: CHAPTER_KEY, label: modeLabels[CHAPTER_KEY] } },
    endOf: () => /^\d+ of 12 stars$/,
    isLeft: false,
    ways: ['mouse', 'touch', 'keys'],
    movesFor: () => [
      ...towers,
      async (table, by) => {
        await pressButton(/^Call wave 1/)(table, by);
        const purse = table.frame.getByRole('img', { name: coins });
        const before = await purse.getAttribute('aria-label');
        await expect(purse).not.toHaveAttribute('aria-label', before ?? '', { timeout: MAX_WAIT_MS });
      },
      async (table, by) => {
        // The cards of the selected spot are replaced by those of the wave.
        await table.page.keyboard.press('Backspace');
        await pressButton('End here')(table, by);
        await pressButton('Sure? Press again')(table, by);
      },
    ],
    // The night has already taken the required time.
    wait: () => Promise.resolve(),
  };
};

export const crownAndCobblePlayer = createPlayer(0, [
  [1, 0],
  [2, 3],
]);
export const lastLightHarbourPlayer: GamePlayer = {
  ...createPlayer(1, [
    [32, 3],
    [42, 4],
  ]),
  isEdition: true,
};
