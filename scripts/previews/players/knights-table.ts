/** Knight’s Table: the last moves to the mate. */
import { knightsTablePlayers } from '@/e2e/support/players/knights-table';
import type { PreviewPlayer, Move } from '../record-player';

const [player] = knightsTablePlayers;
if (!player) throw new Error('There is no table.');

/** The number of the player's moves in the video. */
const SEEN = 7;
const cut = (moves: readonly Move[]): number => Math.max(0, moves.length - SEEN);

export const knightsTable: PreviewPlayer = {
  ...player,
  before: (seed) => player.movesFor(seed).slice(0, cut(player.movesFor(seed))),
  movesFor: (seed) => player.movesFor(seed).slice(cut(player.movesFor(seed))),
  watchedMs: 12_000,
};
