/** Nonogram Garden: fills every cell of the picture. */
import { expect } from '@playwright/test';
import { editionOf, MIN_MS_PER_BLOCK } from '@/games/nonogram-garden/config';
import { levelFor } from '@/games/nonogram-garden/rules';
import { cellLocator, pressCell } from './cells';
import { MARGIN_MS, type GamePlayer } from './player';

const requireGarden = (seed: string) => {
  const edition = editionOf('nonogram-garden');
  const level = edition && levelFor(edition, { seed, mode: 'easy' });
  if (!level) throw new Error('no level');
  return level;
};

export const nonogramGarden: GamePlayer = {
  game: { slug: 'nonogram-garden', title: 'Nonogram Garden', mode: { key: 'easy', label: 'Easy' } },
  endOf: (seed) => requireGarden(seed).name,
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const level = requireGarden(seed);
    const cells = level.solution.flatMap((isFilled, cell) => (isFilled ? [cell] : []));
    return cells.map((cell, index) => async (table, by) => {
      await pressCell(table, by, level.size, cell, 'Space');
      if (index < cells.length - 1)
        await expect(cellLocator(table, cell)).toHaveAttribute('aria-label', /, filled/);
    });
  },
  wait: (table, seed) =>
    table.waitForHonestTime(requireGarden(seed).rows.flat().length * MIN_MS_PER_BLOCK + MARGIN_MS),
};
