/** Glasshouse: opens the pairs, with one miss at the start. */
import { expect } from '@playwright/test';
import { cellLocator, pressCell } from './cells';
import { MARGIN_MS, type GamePlayer } from './player';
import { EDITIONS, FORGOTTEN_MS, MIN_MS_PER_MOVE, type Edition } from '@/games/glasshouse/config';
import { applyMove, createPlay, makeLevel, solve } from '@/games/glasshouse/play';

/** Opens the first pane with a wrong one, then every pair at its current position. */
const solveMoves = (edition: Edition, seed: string): number[] => {
  const level = makeLevel(edition, 'bed', seed);
  const order = solve(level);
  const miss = [order[0]!, order[2]!];
  const play = createPlay(level);
  for (const cell of [...miss, order[4]!]) applyMove(play, [cell]);
  return [...miss, ...solve(play)];
};

const createPlayer = (edition: Edition, index: number): GamePlayer => ({
  game: { slug: edition.slug, title: edition.title, mode: { key: 'bed', label: 'Bed' } },
  endOf: () => 'Every pane lit',
  isLeft: false,
  isEdition: index > 0,
  ways: ['mouse', 'touch', 'keys'],
  movesFor: (seed) => {
    const { columns } = makeLevel(edition, 'bed', seed);
    const moves = solveMoves(edition, seed);
    return moves.map((cell, at) => async (table, by) => {
      await pressCell(table, by, columns, cell, 'Enter');
      if (at < moves.length - 1)
        await expect(cellLocator(table, cell)).not.toHaveAttribute('aria-label', /closed$/);
    });
  },
  // The clock also includes the penalty for mismatching panes that the player had already seen.
  wait: (table, seed) =>
    table.waitForHonestTime(
      solveMoves(edition, seed).length * MIN_MS_PER_MOVE +
        (edition.twist === 'look' ? FORGOTTEN_MS : 0) +
        MARGIN_MS,
    ),
});

/** The plain house, and the two variants with an additional rule. */
export const glasshousePlayers = EDITIONS.filter(
  ({ twist, slug }) => slug === 'glasshouse' || twist !== 'none',
).map(createPlayer);
