/** Creates the grid of symbols in the shared text. */
import type { ShareGrid } from '@/lib/game-protocol';
import { shareGrid } from '../kit/shell/share-grid';
import type { Move } from './types';

const SIGNS = [
  ['🏮', 'without help'],
  ['💡', 'after a hint'],
] as const;

/** Shows for each word, in the order in which words were found, whether a hint preceded it. */
export const shareGridOf = ({ moves }: { moves: readonly Move[] }): ShareGrid => {
  const levels = moves.flatMap(([kind], i) =>
    kind === 'find' ? [moves[i - 1]?.[0] === 'hint' ? 1 : 0] : [],
  );
  return shareGrid(levels, SIGNS, { columns: 5, unit: 'words' });
};
