/** Replays an earlier run as a ghost beside the current one. */
import { applyMove } from '../race';
import type { Move } from '../types';
import { tableEngine, type TablePlay } from './drive';

export interface Ghost {
  readonly play: TablePlay;
  step(): void;
}

/** Puts a ghost on the start line. Returns null when its moves are invalid. */
export function createGhost(mode: string, moves: readonly Move[]): Ghost | null {
  const play = tableEngine.begin(mode);
  if (!play || !moves.length) return null;
  let next = 0;
  let since = 0;
  return {
    play,
    step() {
      while (next < moves.length && play.tick - since >= moves[next]![0]) {
        if (!play.ending) applyMove(tableEngine, play, [0, moves[next]![1]]);
        since = play.tick;
        next++;
      }
      tableEngine.step(play, () => undefined);
    },
  };
}
