/** Examines a table at rest: the balls on it, the allowed positions of the cue ball, the position of a returned ball. */
import { LENGTH, WIDTH } from './config';
import { FOOT_SPOT, HEAD_STRING } from './table';
import type { Group, InHand, BallPositions, Point } from './types';

const RADIUS = 0.5;
/** The gap between a placed ball and its neighbors. */
const AIR = 0.005;
const SPOT_STEP = 0.05;

export const EIGHT = 8;
export const NINE = 9;

/** Returns the group of a ball, or null for the eight and the cue ball. */
export const ballGroupOf = (ball: number): Group | null =>
  ball === 0 || ball === EIGHT ? null : ball < EIGHT ? 'solids' : 'stripes';

export const otherGroup = (group: Group): Group => (group === 'solids' ? 'stripes' : 'solids');

/** Returns the balls on the table without the cue ball, the lowest number first. */
export const listRemaining = (ballPositions: BallPositions): number[] =>
  ballPositions.flatMap((ballPosition, number) => (ballPosition && number > 0 ? [number] : []));

export const countLeft = (ballPositions: BallPositions, group: Group): number[] =>
  listRemaining(ballPositions).filter((ball) => ballGroupOf(ball) === group);

export const gapOf = ([ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [ax - bx, ay - by];
  return Math.sqrt(dx * dx + dy * dy);
};

const isFree = (ballPositions: BallPositions, position: Point, excludedBall: number): boolean =>
  ballPositions.every(
    (ballPosition, number) =>
      !ballPosition || number === excludedBall || gapOf(ballPosition, position) >= 1 + AIR,
  );

/** Returns whether the cue ball may be placed at a position. */
export function canPlaceCueBall(ballPositions: BallPositions, position: Point, inHand: InHand): boolean {
  const [x, y] = position;
  return (
    x >= RADIUS &&
    x <= WIDTH - RADIUS &&
    y >= (inHand === 'kitchen' ? HEAD_STRING : RADIUS) &&
    y <= LENGTH - RADIUS &&
    isFree(ballPositions, position, 0)
  );
}

/** Returns the free position nearest to a requested one, rounded to hundredths. Tries rings around it, the smallest first. */
export function nearestFreePosition(ballPositions: BallPositions, [x, y]: Point, inHand: InHand): Point {
  const minX = inHand === 'kitchen' ? HEAD_STRING : RADIUS;
  const clamp = (value: number, from: number, to: number) =>
    Math.round(Math.max(from, Math.min(to, value)) * 100);
  const at: Point = [clamp(x, RADIUS, WIDTH - RADIUS), clamp(y, minX, LENGTH - RADIUS)];
  for (let ring = 0; ring < 1_000; ring += 10)
    for (let side = -ring; side <= ring; side += 10)
      for (const [dx, dy] of [
        [side, -ring],
        [side, ring],
        [-ring, side],
        [ring, side],
      ] as const) {
        const position: Point = [(at[0] + dx) / 100, (at[1] + dy) / 100];
        if (canPlaceCueBall(ballPositions, position, inHand)) return position;
      }
  return [at[0] / 100, at[1] / 100];
}

/** Puts a ball back on the foot spot, or behind that spot when it is occupied. */
export function spotBall(ballPositions: BallPositions, ball: number): BallPositions {
  let y = FOOT_SPOT[1];
  while (y > RADIUS && !isFree(ballPositions, [FOOT_SPOT[0], y], ball)) y -= SPOT_STEP;
  const position: Point =
    y > RADIUS ? [FOOT_SPOT[0], y] : nearestFreePosition(ballPositions, FOOT_SPOT, 'anywhere');
  return ballPositions.map((ballPosition, number) => (number === ball ? position : ballPosition));
}
