/** Creates the grid of symbols in the shared text. */
import type { ShareGrid } from '@/lib/game-protocol';
import { shareGrid } from '../kit/shell/share-grid';
import type { Move } from './types';

const SIGNS = [
  ['🟩', 'without help'],
  ['🔁', 'with the waste turned over'],
  ['💡', 'with a hint'],
] as const;

const helpLevelOf = ([kind]: Move): number => (kind === 'hint' ? 2 : Number(kind === 'recycle'));

/** Shows how much help each tenth of the run needed. */
export const shareGridOf = ({ moves }: { moves: readonly Move[] }): ShareGrid =>
  shareGrid(moves.map(helpLevelOf), SIGNS, { columns: 5, stretches: 10 });
