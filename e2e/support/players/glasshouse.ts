/** Glasshouse: opens what belongs together, with one miss of luck at the start. */
import { expect } from '@playwright/test';
import { cellOf, pressCell } from './cells';
import { MARGIN_MS, type Player } from './player';
import { EDITIONS, MIN_MS_PER_MOVE } from '@/games/glasshouse/config';
import { makeLevel, solve } from '@/games/glasshouse/play';

const levelOf = (seed: string) => makeLevel(EDITIONS[0]!, 'bed', seed);
/** The first pane with a stranger, then every pair. */
const movesOf = (seed: string): number[] => {
  const order = solve(levelOf(seed));
  return [order[0]!, order[2]!, ...order];
};

export const glasshousePlayer: Player = {
  game: { slug: 'glasshouse', title: 'Glasshouse', mode: { key: 'bed', label: 'Bed' } },
  endOf: () => 'Every pane lit',
  isLeft: false,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const { columns } = levelOf(seed);
    const moves = movesOf(seed);
    return moves.map((cell, index) => async (table, by) => {
      await pressCell(table, by, columns, cell, 'Enter');
      if (index < moves.length - 1)
        await expect(cellOf(table, cell)).not.toHaveAttribute('aria-label', /closed$/);
    });
  },
  wait: (table, seed) => table.waitForHonestTime(movesOf(seed).length * MIN_MS_PER_MOVE + MARGIN_MS),
};
