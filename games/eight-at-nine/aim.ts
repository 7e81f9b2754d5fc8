/** Computes the aiming line: the path to the first contact, and the start of both balls' paths from there. */
import { STEPS_PER_SECOND } from './config';
import { rollOut } from './roll';
import type { Event, BallPositions, Point, Stroke } from './types';

const AFTER_STEPS = STEPS_PER_SECOND * 0.6;
const AFTER = { cue: 2, ball: 3 };

export interface AimLine {
  /** The path of the cue ball until the first contact. */
  path: readonly Point[];
  /** The position of the cue ball when it touches a ball, or null when the first contact is not with a ball. */
  ghost: Point | null;
  /** The number of the ball that the cue ball touches first. */
  target: number | null;
  /** The start of the cue ball's path after the contact. */
  cue: readonly Point[];
  ball: readonly Point[];
}

/** Returns the start of a path, up to the given length. */
function truncatePath(path: readonly Point[], maxLength: number): Point[] {
  const points: Point[] = path.slice(0, 1);
  let left = maxLength;
  for (let i = 1; i < path.length && left > 0; i++) {
    const [dx, dy] = [path[i]![0] - path[i - 1]![0], path[i]![1] - path[i - 1]![1]];
    left -= Math.sqrt(dx * dx + dy * dy);
    points.push(path[i]!);
  }
  return points;
}

export function aimLine(ballPositions: BallPositions, stroke: Stroke): AimLine {
  const roll = rollOut(ballPositions, stroke, { hasPath: true, stepsAfterContact: AFTER_STEPS });
  const size = ballPositions.length * 2;
  /** Returns a ball's path until its next contact. */
  const directionOf = (ball: number, from: number): Point[] => {
    const points: Point[] = [];
    const involvesBall = (event: Event) =>
      event.ball === ball || (event.kind === 'ball' && event.other === ball);
    const until = roll.events.find((event) => event.step > from && involvesBall(event))?.step ?? roll.steps;
    for (let step = from; step < until; step++) {
      const [x, y] = [roll.path[step * size + ball * 2]!, roll.path[step * size + ball * 2 + 1]!];
      if (Number.isNaN(x)) break;
      points.push([x, y]);
    }
    return points;
  };
  const start = directionOf(0, 0);
  const firstContact = roll.events.find(
    ({ kind, ball, other }) => kind !== 'strike' && (ball === 0 || other === 0),
  );
  if (!firstContact)
    return { path: [ballPositions[0]!, ...start.slice(-1)], ghost: null, target: null, cue: [], ball: [] };
  const after = directionOf(0, firstContact.step);
  if (firstContact.kind !== 'ball') {
    const at = after[0] ?? start.at(-1) ?? ballPositions[0]!;
    const cue = truncatePath(after, AFTER.cue * 2);
    return { path: [ballPositions[0]!, at], ghost: null, target: null, cue, ball: [] };
  }
  const target = firstContact.ball || firstContact.other;
  const ballPosition = ballPositions[target]!;
  const ghost = ghostBallOf(
    ballPositions[0]!,
    stroke,
    start[firstContact.step - 1] ?? ballPositions[0]!,
    ballPosition,
  );
  return {
    path: [ballPositions[0]!, ghost],
    ghost,
    target,
    cue: truncatePath([ghost, ...after], AFTER.cue),
    ball: truncatePath([ballPosition, ...directionOf(target, firstContact.step)], AFTER.ball),
  };
}

/** Returns the center of the cue ball when it touches another ball, on the straight line through two points. */
function ghostBallOf(cue: Point, [, , , x, y]: Stroke, target: Point, ballPosition: Point): Point {
  const from: Point = x === undefined || y === undefined ? cue : [x / 100, y / 100];
  const [dx, dy] = [target[0] - from[0], target[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = length
    ? [dx / length, dy / length]
    : [ballPosition[0] - from[0], ballPosition[1] - from[1]];
  const along = (ballPosition[0] - from[0]) * ux + (ballPosition[1] - from[1]) * uy;
  const across = (ballPosition[0] - from[0]) * uy - (ballPosition[1] - from[1]) * ux;
  const back = Math.sqrt(Math.max(0, 1 - across * across));
  return [from[0] + ux * (along - back), from[1] + uy * (along - back)];
}
