/** Copper & Steam, the kitchen of each edition: turns every piece to its correct orientation. */
import { expect } from '@playwright/test';
import { editionOf, MIN_MS_PER_MOVE } from '@/games/copper-and-steam/config';
import { rotateMask, cellsTurnedBy, DIRECTIONS } from '@/games/copper-and-steam/pipes';
import { turningOrder } from '@/games/copper-and-steam/play';
import { levelFor } from '@/games/copper-and-steam/rules';
import { cellOf, pressCell } from './cells';
import { MARGIN_MS, type Player } from './player';

const levelOf = (slug: string, seed: string) => {
  const edition = editionOf(slug);
  const level = edition && levelFor(edition, { seed, mode: 'kitchen' });
  if (!level) throw new Error('no level');
  return level;
};

/** One press per quarter turn, all to the right. */
const pressesOf = (slug: string, seed: string): { cell: number; columns: number }[] => {
  const level = levelOf(slug, seed);
  const { solution, grid } = level;
  const masks = [...level.pieces];
  return turningOrder(level).flatMap((cell) => {
    const quarters = DIRECTIONS.findIndex((by) => rotateMask(masks[cell] ?? 0, by) === solution[cell]);
    for (const one of cellsTurnedBy(level, cell)) masks[one] = rotateMask(masks[one] ?? 0, quarters);
    return Array.from({ length: quarters }, () => ({ cell, columns: grid.columns }));
  });
};

const playerOf = (slug: string, title: string): Player => ({
  game: { slug, title, mode: { key: 'kitchen', label: 'Kitchen 5×5' } },
  endOf: () => 'Full steam',
  isLeft: false,
  isEdition: slug !== 'copper-and-steam',
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const presses = pressesOf(slug, seed);
    return presses.map(({ cell, columns }, index) => async (table, by) => {
      const before = await cellOf(table, cell).getAttribute('aria-label');
      await pressCell(table, by, columns, cell, 'Space');
      if (index < presses.length - 1)
        await expect(cellOf(table, cell)).not.toHaveAttribute('aria-label', before ?? '');
    });
  },
  wait: (table, seed) => table.waitForHonestTime(pressesOf(slug, seed).length * MIN_MS_PER_MOVE + MARGIN_MS),
});

export const copperAndSteam = playerOf('copper-and-steam', 'Copper & Steam');
export const roundTheCorner = playerOf(
  'copper-and-steam-round-the-corner',
  'Copper & Steam: Round the Corner',
);
export const twoBoilers = playerOf('copper-and-steam-two-boilers', 'Copper & Steam: Two Boilers');
export const inGear = playerOf('copper-and-steam-in-gear', 'Copper & Steam: In Gear');
