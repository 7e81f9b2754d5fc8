/** The state of a house while it is played, and the effect of a press. Replay and the screen share this code. */
import { createRandom } from '@/games/kit/seeded-random';
import { PRESSES, SIZES } from './config';
import type { Level, ModeKey, Move, Play } from './types';

function toggle(lit: boolean[], size: number, cell: number): void {
  const column = cell % size;
  const cross = [cell, cell - size, cell + size];
  if (column > 0) cross.push(cell - 1);
  if (column < size - 1) cross.push(cell + 1);
  for (const neighbor of cross) if (neighbor >= 0 && neighbor < lit.length) lit[neighbor] = !lit[neighbor];
}

/** Returns the level of a seed: a lit house in which some windows have been pressed, so that it can be lit again. */
export function makeLevel(seed: string, mode: ModeKey): Level {
  const size = SIZES[mode];
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const solution = createRandom(seed).shuffle(cells).slice(0, PRESSES[mode]);
  const lit = cells.map(() => true);
  for (const cell of solution) toggle(lit, size, cell);
  return { size, lit, solution };
}

/** Starts a level. */
export const createPlay = (level: Level): Play => ({ level, lit: [...level.lit], penaltyMs: 0 });

export const countLit = ({ lit }: Play): number => lit.filter(Boolean).length;
export const isFinished = ({ lit }: Play): boolean => lit.every(Boolean);

/** Applies a move. Returns null, or the reason why it is illegal; an illegal move changes nothing. */
export function applyMove(play: Play, [cell]: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (cell >= play.lit.length) return `no window ${cell}`;
  toggle(play.lit, play.level.size, cell);
  return null;
}
