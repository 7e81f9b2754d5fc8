/** Balloon Post: presses the windows that light the house. */
import { expect } from '@playwright/test';
import { cellOf, pressCell } from './cells';
import { MARGIN_MS, type Player } from './player';
import { MIN_MS_PER_MOVE } from '@/games/balloon-post/config';
import { makeLevel } from '@/games/balloon-post/play';

const levelOf = (seed: string) => makeLevel(seed, 'small');

export const balloonPostPlayer: Player = {
  game: { slug: 'balloon-post', title: 'Balloon Post', mode: { key: 'small', label: 'Small house' } },
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
