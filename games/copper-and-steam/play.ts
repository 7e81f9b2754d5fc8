/** A level in play, and the effect of each move. The replay and the screen share this code. */
import { HINT_PENALTY_MS } from './config';
import { listPossibleOrientations } from './possible-orientations';
import { gearTrainOf, rotateMask, cellsTurnedBy } from './pipes';
import { boilersReaching, isLeakFree, computeSteamFlow } from './steam';
import type { Level, Move, Play } from './types';

/** Begins a level. */
export const createPlay = (level: Level): Play => ({
  level,
  masks: [...level.pieces],
  bolted: [...level.bolted],
  penaltyMs: 0,
});

export const isFinished = ({ level, masks }: Play): boolean =>
  isLeakFree(level, computeSteamFlow(level, masks));

/** Returns the fraction of correctly oriented pieces. */
export const progressOf = ({ level, masks }: Play): number =>
  masks.filter((mask, cell) => mask === level.solution[cell]).length / masks.length;

/**
 * Returns the piece that a hint turns, or -1 when all are correct. The hint leaves easy pieces to the player: those
 * that follow from their neighbors alone, given the bolted pieces and the correct pieces under steam. It chooses the
 * first wrong piece in the order of deduction that is not easy, or else the last wrong piece.
 */
export function findHint({ level, masks, bolted }: Play): number {
  const steamed = computeSteamFlow(level, masks);
  const isRight = masks.map((mask, cell) => mask === level.solution[cell]);
  const isKnown = isRight.map(
    (is, cell) => bolted[cell]! || (is && boilersReaching(steamed, cell).length > 0),
  );
  const wrongCells = level.order.filter((cell) => !isRight[cell]);
  const stands = listPossibleOrientations({ ...level, pieces: masks }, isKnown);
  return wrongCells.find((cell) => stands[cell]!.length > 1) ?? wrongCells.at(-1) ?? -1;
}

/** Returns the pieces that turn together with a piece: the piece itself and its train, except bolted pieces. */
export const cellsMovedWith = ({ level, bolted }: Play, cell: number): number[] =>
  cellsTurnedBy(level, cell).filter((one) => !bolted[one]);

/**
 * Returns the pieces in an order in which turning a piece never changes an earlier, already correct one: the first
 * piece of a train comes before the pieces after it.
 */
export const turningOrder = (level: Level): number[] => {
  const positionOf = (cell: number) => gearTrainOf(level, cell)?.place ?? 0;
  return [...level.order].sort((one, other) => positionOf(one) - positionOf(other));
};

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
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
  for (const one of cellsMovedWith(play, cell)) play.masks[one] = rotateMask(play.masks[one]!, by);
  return null;
}
