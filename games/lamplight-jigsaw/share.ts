/** Creates the grid of symbols in the shared text. */
import type { ShareGrid } from '@/lib/game-protocol';
import { shareGrid } from '../kit/shell/share-grid';
import type { Move } from './types';

const SIGNS = [
  ['🧩', 'without help'],
  ['⬜', 'with a placed piece undone'],
  ['💡', 'with a hint'],
] as const;

const helpLevelOf = (move: Move): number =>
  move[0] === 'hint' ? 2 : Number(move[0] === 'undo' || move.length === 1);

/** Shows how much help each twelfth of the run needed. */
export const shareGridOf = ({ moves }: { moves: readonly Move[] }): ShareGrid =>
  shareGrid(moves.map(helpLevelOf), SIGNS, { columns: 6, stretches: 12 });
