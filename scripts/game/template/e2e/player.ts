/** New Game: presses the windows that light the house. */
import { expect } from '@playwright/test';
import { cellLocator, pressCell } from '@/e2e/support/players/cells';
import { MARGIN_MS, type GamePlayer } from '@/e2e/support/players/player';
import { MIN_MS_PER_MOVE } from '../game/config';
import { makeLevel } from '../game/play';

const levelOf = (seed: string) => makeLevel(seed, 'small');

export const newGamePlayer: GamePlayer = {
  game: { slug: 'new-game', title: 'New Game', mode: { key: 'small', label: 'Small house' } },
  endOf: () => 'Every window lit',
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const { size, solution } = levelOf(seed);
    return solution.map((cell, index) => async (table, by) => {
      const before = await cellLocator(table, cell).getAttribute('aria-label');
      await pressCell(table, by, size, cell, 'Space');
      if (index < solution.length - 1)
        await expect(cellLocator(table, cell)).not.toHaveAttribute('aria-label', before ?? '');
    });
  },
  wait: (table, seed) => table.waitForHonestTime(levelOf(seed).solution.length * MIN_MS_PER_MOVE + MARGIN_MS),
};
