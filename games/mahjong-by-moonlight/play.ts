/** A table in play, and the effect of each move. The replay and the screen share this code. */
import { createRandom } from '../kit/seeded-random';
import { isFree, EMPTY_SLOT } from './board';
import { HINT_PENALTY_MS, SHUFFLE_PENALTY_MS } from './config';
import { assignFaces, solveByRemoval } from './deal';
import { faceGroupOf } from './faces';
import type { Face, Level, Move, Pair } from './types';

export interface Play {
  level: Level;
  faces: Face[];
  /** The number of tiles on the table. */
  left: number;
  shuffles: number;
  /** The pairs that clear the table, as of the last deal or shuffle. */
  solution: readonly Pair[];
  penaltyMs: number;
}

/** Begins a level. */
export const createPlay = (level: Level): Play => ({
  level,
  faces: [...level.faces],
  left: level.faces.length,
  shuffles: 0,
  solution: level.solution,
  penaltyMs: 0,
});

export const isCleared = (play: Play): boolean => play.left === 0;
export const isInSlot = (play: Play, slot: number): boolean =>
  (play.faces[slot] ?? EMPTY_SLOT) !== EMPTY_SLOT;
export const isOpenIn = (play: Play, slot: number): boolean =>
  isInSlot(play, slot) && isFree(play.level.board, (other) => isInSlot(play, other), slot);

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isCleared(play)) return 'move after the end';
  switch (move[0]) {
    case 'pair': {
      const [, a, b] = move;
      const objection = findObjection(play, a, b);
      if (objection) return objection;
      play.faces[a] = EMPTY_SLOT;
      play.faces[b] = EMPTY_SLOT;
      play.left -= 2;
      return null;
    }
    case 'hint':
      play.penaltyMs += HINT_PENALTY_MS;
      return null;
    case 'shuffle':
      play.penaltyMs += SHUFFLE_PENALTY_MS;
      shuffleFaces(play);
      return null;
  }
}

/** Returns the reason why two tiles cannot be taken, or null when they can. */
export function findObjection(play: Play, a: number, b: number): string | null {
  if (a === b) return `slot ${a} twice`;
  for (const slot of [a, b]) {
    if (!isInSlot(play, slot)) return `no tile in slot ${slot}`;
    if (!isOpenIn(play, slot)) return `slot ${slot} is held down`;
  }
  return faceGroupOf(play.faces[a]!) === faceGroupOf(play.faces[b]!) ? null : `slots ${a} and ${b} differ`;
}

/**
 * Deals the remaining tiles again. Uses their slots if these can be cleared, otherwise the last slots of the original
 * solution.
 */
function shuffleFaces(play: Play): void {
  const { board, seed, solution } = play.level;
  play.shuffles++;
  const random = createRandom(`mahjong-by-moonlight shuffle ${play.shuffles} ${play.left} ${seed}`);
  const slotsLeft = board.slots.flatMap((_, slot) => (isInSlot(play, slot) ? [slot] : []));
  const order = solveByRemoval(board, slotsLeft, random) ?? solution.slice(-slotsLeft.length / 2);
  const faces = slotsLeft
    .map((slot) => play.faces[slot]!)
    .sort((a, b) => faceGroupOf(a) - faceGroupOf(b) || a - b);
  const pairs = order.map((_, index) => [faces[2 * index]!, faces[2 * index + 1]!] as const);
  const deal = assignFaces(board, order, random.shuffle(pairs));
  play.faces = [...deal.faces];
  play.solution = deal.solution;
}
