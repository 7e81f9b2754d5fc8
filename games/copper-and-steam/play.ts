/** A level being played, and what a move does to it. Replay and the screen share this. */
import { HINT_PENALTY_MS } from './config';
import { nearStands } from './near';
import { trainOf, turn, turnedBy } from './pipes';
import { boilersAt, isTight, letSteam } from './steam';
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

/**
 * The piece that a hint turns; -1 when all are right. What follows from its neighbours alone, once what stands right under
 * steam is known, is left to the player: the first in the order of thinking that does not, or else the last that is wrong.
 */
export function findHint({ level, masks, bolted }: Play): number {
  const steamed = letSteam(level, masks);
  const isRight = masks.map((mask, cell) => mask === level.solution[cell]);
  const isKnown = isRight.map((is, cell) => bolted[cell]! || (is && boilersAt(steamed, cell).length > 0));
  const wrong = level.order.filter((cell) => !isRight[cell]);
  const stands = nearStands({ ...level, pieces: masks }, isKnown);
  return wrong.find((cell) => stands[cell]!.length > 1) ?? wrong.at(-1) ?? -1;
}

/** What turns when a piece is turned: itself and its train, without what is bolted down. */
export const movedWith = ({ level, bolted }: Play, cell: number): number[] =>
  turnedBy(level, cell).filter((one) => !bolted[one]);

/** The pieces in an order in which what is right is turned no more: the heads of trains before those behind them. */
export const turningOrder = (level: Level): number[] => {
  const placeOf = (cell: number) => trainOf(level, cell)?.place ?? 0;
  return [...level.order].sort((one, other) => placeOf(one) - placeOf(other));
};

/** Carries out a move. Returns null, or why it is illegal; an illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (move[0] === 'hint') {
    const cell = findHint(play);
    play.masks[cell] = play.level.solution[cell]!;
    play.bolted[cell] = true;
    play.penaltyMs += HINT_PENALTY_MS;
    return null;
  }
  const [cell, by = 1] = move;
  if (cell >= play.masks.length) return `no piece ${cell}`;
  if (play.bolted[cell]) return `piece ${cell} is bolted down`;
  for (const one of movedWith(play, cell)) play.masks[one] = turn(play.masks[one]!, by);
  return null;
}
