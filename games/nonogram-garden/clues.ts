/** Finds the clue numbers whose blocks are finished, so that the view can dim them. */
import { computeClue } from './lines';
import type { Clue } from './types';

/**
 * Returns for each number whether its block is finished, reading the line from both ends. All are when the line's
 * blocks match the clue.
 */
export function findFinishedBlocks(
  clue: Clue,
  filled: readonly boolean[],
  crosses: readonly boolean[],
): boolean[] {
  if (`${computeClue(filled)}` === `${clue}`) return clue.map(() => true);
  const front = countFinishedFromStart(clue, filled, crosses);
  const back = countFinishedFromStart([...clue].reverse(), [...filled].reverse(), [...crosses].reverse());
  return clue.map((_, i) => i < front || clue.length - 1 - i < back);
}

function countFinishedFromStart(clue: Clue, filled: readonly boolean[], crosses: readonly boolean[]): number {
  let finished = 0;
  let run = 0;
  for (let i = 0; i <= filled.length; i++) {
    if (filled[i]) run++;
    else {
      const isClosed = i === filled.length || crosses[i];
      if (run && (!isClosed || run !== clue[finished])) return finished;
      if (run) finished++;
      if (!isClosed) return finished;
      run = 0;
    }
  }
  return finished;
}
