/** Creates the grid of symbols in the shared text. */
import type { ShareGrid } from '@/lib/game-protocol';
import { shareGrid } from '../kit/shell/share-grid';
import { applyMove, countFound, createPlay } from './play';
import type { Level, Move } from './types';

const SIGNS = [
  ['⭐', 'at once'],
  ['🟠', 'after a wrong tap'],
  ['💡', 'after a hint'],
] as const;

/** Shows for each object, in the order in which objects were found, the wrong taps or the hint before it. */
export const shareGridOf = ({ level, moves }: { level: Level; moves: readonly Move[] }): ShareGrid => {
  const play = createPlay(level);
  const levels: number[] = [];
  let before = 0;
  for (const move of moves) {
    applyMove(play, move);
    if (countFound(play) > levels.length) {
      levels.push(before);
      before = 0;
    } else before = Math.max(before, move[0] === 'hint' ? 2 : 1);
  }
  return shareGrid(levels, SIGNS, { columns: 6, unit: 'things' });
};
