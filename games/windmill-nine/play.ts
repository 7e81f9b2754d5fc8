/** A round in play, and the effect of each stroke. The replay and the screen share this code. */
import { HOLES, MAX_STROKES, type Edition } from './config';
import { COURSES } from './courses';
import { rollFrom } from './roll';
import type { ModeKey, Move, Outcome, Play } from './types';

/** Begins a round on the first tee. */
export function createPlay({ course }: Edition, mode: ModeKey): Play {
  const holes = COURSES[course].slice(0, HOLES[mode]);
  return { penaltyMs: 0, holes, card: [], ball: holes[0]!.tee, strokes: 0 };
}

export const isFinished = ({ card, holes }: Play): boolean => card.length === holes.length;
export const totalOf = ({ card, strokes }: Play): number => card.reduce((sum, one) => sum + one, strokes);
export const parOf = ({ holes }: Play, count = holes.length): number =>
  holes.slice(0, count).reduce((sum, { par }) => sum + par, 0);

function leaveHole(play: Play, strokes: number): void {
  play.card.push(strokes);
  play.strokes = 0;
  play.ball = play.holes[play.card.length]?.tee ?? play.ball;
}

/** Strikes the ball. The round must not be over. */
export function applyStroke(play: Play, angle: number, strength: number, step: number): Outcome {
  const hole = play.card.length;
  const roll = rollFrom(play.holes[hole]!, play.ball, angle, strength, step);
  play.strokes += roll.end === 'fall' ? 2 : 1;
  if (roll.end === 'rest') play.ball = [roll.xs.at(-1)!, roll.ys.at(-1)!];
  const rest = play.ball;
  const isOver = roll.end === 'cup' || play.strokes >= MAX_STROKES;
  const holed = isOver ? Math.min(play.strokes, MAX_STROKES) : null;
  if (holed !== null) leaveHole(play, holed);
  return { roll, hole, step, ballPosition: rest, holed };
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isFinished(play)) return 'move after the end';
  if (move[0] === 'up') leaveHole(play, MAX_STROKES);
  else applyStroke(play, move[0], move[1]!, move[2]!);
  return null;
}
