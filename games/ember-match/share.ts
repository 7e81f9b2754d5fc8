/** Creates the grid of symbols in the shared text. */
import type { ShareGrid } from '@/lib/game-protocol';
import { shareGrid } from '../kit/shell/share-grid';
import { createPlay, performSwap } from './play';
import type { Plan, Swap } from './types';

const SIGNS = [
  ['🔥', 'with a long chain'],
  ['🔶', 'with a chain of two'],
  ['🔸', 'that burned once'],
] as const;

/** Shows the length of the chain that each swap started. */
export const shareGridOf = (game: { play: { plan: Plan }; moves: readonly Swap[] }): ShareGrid => {
  const play = createPlay(game.play.plan);
  const levels = game.moves.map((move) => {
    const chains = performSwap(play, move).steps.map(({ chain }) => chain);
    return 3 - Math.min(3, Math.max(...chains));
  });
  return shareGrid(levels, SIGNS, { columns: 5, unit: 'swaps' });
};
