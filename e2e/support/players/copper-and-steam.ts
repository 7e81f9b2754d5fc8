/** Copper & Steam, the kitchen of each edition: turns every piece to its correct orientation. */
import { expect } from '@playwright/test';
import { editionOf, MIN_MS_PER_MOVE } from '@/games/copper-and-steam/config';
import { rotateMask, cellsTurnedBy, DIRECTIONS } from '@/games/copper-and-steam/pipes';
import { turningOrder } from '@/games/copper-and-steam/play';
import { levelFor } from '@/games/copper-and-steam/rules';
import { cellLocator, pressCell } from './cells';
import { MARGIN_MS, type GamePlayer } from './player';

const createLevel = (slug: string, seed: string) => {
  const edition = editionOf(slug);
  const level = edition && levelFor(edition, { seed, mode: 'kitchen' });
  if (!level) throw new Error('no level');
  return level;
};

/** One press per quarter turn, all to the right. */
const listPresses = (slug: string, seed: string): { cell: number; columns: number }[] => {
  const level = createLevel(slug, seed);
  const { solution, grid } = level;
  const masks = [...level.pieces];
  return turningOrder(level).flatMap((cell) => {
    const quarters = DIRECTIONS.findIndex((by) => rotateMask(masks[cell] ?? 0, by) === solution[cell]);
    for (const one of cellsTurnedBy(level, cell)) masks[one] = rotateMask(masks[one] ?? 0, quarters);
    return Array.from({ length: quarters }, () => ({ cell, columns: grid.columns }));
  });
};

const createPlayer = (slug: string, title: string): GamePlayer => ({
  game: { slug, title, mode: { key: 'kitchen', label: 'Kitchen 5×5' } },
  endOf: () => 'Full steam',
  isLeft: false,
  isEdition: slug !== 'copper-and-steam',
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const presses = listPresses(slug, seed);
    return presses.map(({ cell, columns }, index) => async (table, by) => {
      const before = await cellLocator(table, cell).getAttribute('aria-label');
      await pressCell(table, by, columns, cell, 'Space');
      if (index < presses.length - 1)
        await expect(cellLocator(table, cell)).not.toHaveAttribute('aria-label', before ?? '');
    });
  },
  wait: (table, seed) =>
    table.waitForHonestTime(listPresses(slug, seed).length * MIN_MS_PER_MOVE + MARGIN_MS),
});

export const copperAndSteam = createPlayer('copper-and-steam', 'Copper & Steam');
export const roundTheCorner = createPlayer(
  'copper-and-steam-round-the-corner',
  'Copper & Steam: Round the Corner',
);
export const twoBoilers = createPlayer('copper-and-steam-two-boilers', 'Copper & Steam: Two Boilers');
export const inGear = createPlayer('copper-and-steam-in-gear', 'Copper & Steam: In Gear');
