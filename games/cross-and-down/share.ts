/** Creates the grid of symbols in the shared text. */
import type { ShareGrid } from '@/lib/game-protocol';
import { shareGrid } from '../kit/shell/share-grid';
import type { Move } from './types';

const SIGNS = [
  ['🟩', 'without help'],
  ['⬜', 'with a correction'],
  ['🔎', 'with a check'],
  ['💡', 'with a hint'],
] as const;

const levelOf = (move: Move): number =>
  move[0] === 'hint' ? 3 : move[0] === 'check' ? 2 : move[2] === '' ? 1 : 0;

/** Shows how much help each tenth of the run needed. */
export const shareGridOf = ({ moves }: { moves: readonly Move[] }): ShareGrid =>
  shareGrid(moves.map(levelOf), SIGNS, { columns: 5, stretches: 10 });
