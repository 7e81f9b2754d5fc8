/** A level being played, and what a move does to it. Replay and the screen share this. */
import { HINT_PENALTY_MS } from './config';
import { turn } from './pipes';
import { isTight, letSteam } from './steam';
import type { Level, Move, Play } from './types';

/** Begins a level. */
export const createPlay = (level: Level): Play => ({
  level,
  masks: [...level.pieces],
  bolted: [...level.bolted],
  penaltyMs: 0,
});

export const isFinished = ({ level, masks }: Play): boolean => isTight(level, letSteam(level, masks));

/** The share of the pieces that stand right. */
export const progressOf = ({ level, masks }: Play): number =>
  masks.filter((mask, cell) => mask === level.solution[cell]).length / masks.length;

/** The piece that a hint would turn: the first that is wrong in the order of thinking; -1 when all are right. */
export const findHint = ({ level, masks }: Play): number =>
  level.order.find((cell) => masks[cell] !== level.solution[cell]) ?? -1;

/** A piece, and the one on its axle. */
export const movedWith = ({ partners }: Level, cell: number): number[] =>
  [cell, partners[cell]!].filter((one) => one >= 0);

/** Carries out a move. Returns null, or why it is illegal; an illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (move[0] === 'hint') {
    for (const cell of movedWith(play.level, findHint(play))) {
      play.masks[cell] = play.level.solution[cell]!;
      play.bolted[cell] = true;
    }
    play.penaltyMs += HINT_PENALTY_MS;
    return null;
  }
  const [cell, by = 1] = move;
  if (cell >= play.masks.length) return `no piece ${cell}`;
  if (play.bolted[cell]) return `piece ${cell} is bolted down`;
  for (const one of movedWith(play.level, cell)) play.masks[one] = turn(play.masks[one]!, by);
  return null;
}
