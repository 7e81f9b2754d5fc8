/**
 * An automatic player. Tries aims at regular distances with both fruits, and takes the shot with the best resulting
 * board.
 */
import { MAX_AIM, MAX_SHOTS } from '@/games/bubble-orchard/config';
import { traceShot } from '@/games/bubble-orchard/flight';
import { listGroup, rowOf } from '@/games/bubble-orchard/grid';
import { createPlay, shootBubble } from '@/games/bubble-orchard/play';
import type { Move, Play } from '@/games/bubble-orchard/types';

const copyOf = (play: Play): Play => ({ ...play, cells: [...play.cells] });

function valueOfShot(before: Play, aim: number, isSwapped: 0 | 1, cell: number): number {
  const after = copyOf(before);
  const { popped, fallen, bonus } = shootBubble(after, aim, isSwapped);
  if (bonus) return 1e6;
  if (popped.length) return popped.length * 10 + fallen.length * 14;
  // Prefers large groups of one kind. Fruit in a low row is rated lower, because it obstructs later shots.
  return listGroup(after, cell).length * 6 - rowOf(cell) - 6;
}

/** Returns the best shot of a play, looking one shot ahead. */
export function bestShot(play: Play, step: number): [number, 0 | 1] {
  let best: [number, 0 | 1] = [0, 0];
  let bestValue = -Infinity;
  const seen = new Set<number>();
  for (let aim = -MAX_AIM + 10; aim <= MAX_AIM - 10; aim += step) {
    const { cell } = traceShot(play, aim);
    if (seen.has(cell)) continue;
    seen.add(cell);
    for (const isSwapped of [0, 1] as const) {
      const value = valueOfShot(play, aim, isSwapped, cell);
      if (value > bestValue) [best, bestValue] = [[aim, isSwapped], value];
    }
  }
  return best;
}

/** Plays a run to its end, or to a number of shots. */
export function playGreedily(
  spec: { seed: string; mode: string },
  { step = 3, shots = MAX_SHOTS }: { step?: number; shots?: number } = {},
): { play: Play; moves: Move[] } {
  const play = createPlay(spec);
  const moves: Move[] = [];
  while (!play.ending && moves.length < shots) {
    const shot = bestShot(play, step);
    shootBubble(play, ...shot);
    moves.push(shot);
  }
  return { play, moves };
}
