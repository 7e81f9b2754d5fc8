/** Crown and Cobble: presses the windows that light the house. */
import { expect } from '@playwright/test';
import { cellOf, pressCell } from './cells';
import { MARGIN_MS, type Player } from './player';
import { MIN_MS_PER_MOVE } from '@/games/crown-and-cobble/config';
import { makeLevel } from '@/games/crown-and-cobble/play';

const levelOf = (seed: string) => makeLevel(seed, 'small');

export const crownAndCobblePlayer: Player = {
  game: { slug: 'crown-and-cobble', title: 'Crown and Cobble', mode: { key: 'small', label: 'Small house' } },
  endOf: () => 'Every window lit',
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const { size, solution } = levelOf(seed);
    return solution.map((cell, index) => async (table, by) => {
      const before = await cellOf(table, cell).getAttribute('aria-label');
      await pressCell(table, by, size, cell, 'Space');
      if (index < solution.length - 1)
        await expect(cellOf(table, cell)).not.toHaveAttribute('aria-label', before ?? '');
    });
  },
  wait: (table, seed) => table.waitForHonestTime(levelOf(seed).solution.length * MIN_MS_PER_MOVE + MARGIN_MS),
};
