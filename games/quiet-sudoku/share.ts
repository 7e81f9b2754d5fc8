/** Creates the grid of symbols in the shared text. */
import type { ShareGrid } from '@/lib/game-protocol';
import { shareGrid } from '../kit/shell/share-grid';
import type { Move } from './types';

const SIGNS = [
  ['🟨', 'without help'],
  ['⬜', 'with a correction'],
  ['🔎', 'with a check'],
  ['💡', 'with a hint'],
] as const;
const LEVELS: Record<Move[0], number> = { place: 0, erase: 1, undo: 1, check: 2, hint: 3 };

/** Shows how much help each ninth of the run needed. */
export const shareGridOf = ({ moves }: { moves: readonly Move[] }): ShareGrid =>
  shareGrid(
    moves.map(([kind]) => LEVELS[kind]),
    SIGNS,
    { columns: 3, stretches: 9 },
  );
