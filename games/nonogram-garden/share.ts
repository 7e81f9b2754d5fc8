/** Creates the grid of symbols in the shared text. */
import type { ShareGrid } from '@/lib/game-protocol';
import type { GridMove } from '../kit/grid/play';
import { shareGrid } from '../kit/shell/share-grid';

const SIGNS = [
  ['🌼', 'without help'],
  ['🍂', 'with a correction'],
  ['🔎', 'with a check'],
  ['💡', 'with a hint'],
] as const;
const LEVELS: Record<GridMove[0], number> = { fill: 0, clear: 1, undo: 1, check: 2, hint: 3 };

/** Shows how much help each tenth of the run needed. */
export const shareGridOf = ({ moves }: { moves: readonly GridMove[] }): ShareGrid =>
  shareGrid(
    moves.map(([kind]) => LEVELS[kind]),
    SIGNS,
    { columns: 5, stretches: 10 },
  );
