/**
 * Simulates one stroke until every ball is at rest. Within a fixed step balls move straight, and every contact happens
 * at its exact moment. Uses only sums, products, quotients and roots, which every JavaScript engine rounds
 * identically. A ball has a speed and a speed of its rim. While they differ, the ball slides and the friction of the
 * cloth equalizes them.
 */
import { directionOfPart } from './circle';
import {
  CUSHION,
  LENGTH,
  LONGEST_ROLL,
  SPIN_SHARE,
  SLIDE_DECELERATION,
  speedOfStrength,
  STEPS_PER_SECOND,
  ROLL_DECELERATION,
  WIDTH,
} from './config';
import { resolveCollisions } from './impact';
import { EDGES, KNUCKLES, POCKETS } from './table';
import type { Event, GameEvent, BallPositions, Point, Roll, Stroke } from './types';

const DT = 1 / STEPS_PER_SECOND;
const RADIUS = 0.5;
/** Slips smaller than this count as none. */
const GRIP = 1e-9;
/** The number of contacts in one step above which balls are jammed. Further contacts do not bounce. */
const CRUSH = 160;
const MAX_EVENTS_PER_STEP = 400;
/** How far inside an edge a ball may be because of rounding and still touch it. */
const EDGE_TOLERANCE = 0.02;

export interface Ball {
  number: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  wx: number;
  wy: number;
}

/**
 * The next contact of a ball: with another ball, an edge, a knuckle or a pocket. Edges, knuckles and pockets are
 * indexes.
 */
interface NextCollision {
  after: number;
  ball: Ball | null;
  other: Ball | null;
  edge: number;
  knuckle: number;
  pocket: number;
}

export interface RollOptions {
  /** Whether to record the path. */
  hasPath?: boolean;
  /** Stops this many steps after the cue ball's first contact. */
  stepsAfterContact?: number;
  /** Receives the balls after every step, for tests. */
  onStep?(balls: readonly Ball[]): void;
}

const isMoving = ({ vx, vy, wx, wy }: Ball): boolean => vx !== 0 || vy !== 0 || wx !== 0 || wy !== 0;

/** Returns the balls of a table after the cue has struck the cue ball. */
function createBalls(ballPositions: BallPositions, [angle, strength, spin]: Stroke): Ball[] {
  const balls = ballPositions.flatMap((ballPosition, number): Ball[] =>
    ballPosition ? [{ number, x: ballPosition[0], y: ballPosition[1], vx: 0, vy: 0, wx: 0, wy: 0 }] : [],
  );
  const cue = balls[0]!;
  const [x, y] = directionOfPart(angle);
  const speed = speedOfStrength(strength);
  [cue.vx, cue.vy] = [x * speed, y * speed];
  [cue.wx, cue.wy] = [cue.vx * spin * SPIN_SHARE, cue.vy * spin * SPIN_SHARE];
  return balls;
}

/** Applies one step of the cloth's friction to a ball. */
export function applyFriction(ball: Ball): void {
  const [ux, uy] = [ball.vx - ball.wx, ball.vy - ball.wy];
  const slip = Math.sqrt(ux * ux + uy * uy);
  if (slip > GRIP) {
    const isGripped = 3.5 * SLIDE_DECELERATION * DT >= slip;
    const share = (isGripped ? slip / 3.5 : SLIDE_DECELERATION * DT) / slip;
    ball.vx -= share * ux;
    ball.vy -= share * uy;
    ball.wx = isGripped ? ball.vx : ball.wx + 2.5 * share * ux;
    ball.wy = isGripped ? ball.vy : ball.wy + 2.5 * share * uy;
    return;
  }
  const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
  const left = speed - ROLL_DECELERATION * DT;
  const share = left > 0 ? left / speed : 0;
  ball.wx = ball.vx *= share;
  ball.wy = ball.vy *= share;
}

/**
 * Returns the time until a moving point comes within a distance of another one, or -1 if it does not within the given
 * time.
 */
function timeToContact(dx: number, dy: number, vx: number, vy: number, reach: number, left: number): number {
  const approachSpeed = dx * vx + dy * vy;
  if (approachSpeed <= 0) return -1;
  const gap = dx * dx + dy * dy - reach * reach;
  if (gap - 2 * approachSpeed * left > 0) return -1;
  if (gap <= 0) return 0;
  const speed = vx * vx + vy * vy;
  const root = approachSpeed * approachSpeed - speed * gap;
  if (root <= 0) return -1;
  const after = (approachSpeed - Math.sqrt(root)) / speed;
  return after <= left ? after : -1;
}

/** Returns whether a ball touches no edge and no pocket while it moves for the time `left`. */
const isInOpenField = ({ x, y, vx, vy }: Ball, left: number): boolean => {
  const [ex, ey] = [x + vx * left, y + vy * left];
  return (
    ex > RADIUS &&
    ex < WIDTH - RADIUS &&
    ey > RADIUS &&
    ey < LENGTH - RADIUS &&
    x > RADIUS &&
    x < WIDTH - RADIUS &&
    y > RADIUS &&
    y < LENGTH - RADIUS
  );
};

function meetRim(ball: Ball, next: NextCollision): void {
  const { x, y, vx, vy } = ball;
  const take = (after: number, edge: number, knuckle: number, pocket: number) =>
    Object.assign(next, { after, ball, other: null, edge, knuckle, pocket });
  for (let i = 0; i < POCKETS.length; i++) {
    const pocket = POCKETS[i]!;
    const after = timeToContact(pocket.x - x, pocket.y - y, vx, vy, pocket.reach, next.after);
    if (after >= 0 && after < next.after) take(after, -1, -1, i);
  }
  for (let i = 0; i < EDGES.length; i++) {
    const { from, along, away, length } = EDGES[i]!;
    const approachSpeed = -(vx * away[0] + vy * away[1]);
    if (approachSpeed <= 0) continue;
    const gap = (x - from[0]) * away[0] + (y - from[1]) * away[1] - RADIUS;
    if (gap < -EDGE_TOLERANCE || gap > approachSpeed * next.after) continue;
    const after = gap > 0 ? gap / approachSpeed : 0;
    const at = (x + vx * after - from[0]) * along[0] + (y + vy * after - from[1]) * along[1];
    if (at >= 0 && at <= length && after < next.after) take(after, i, -1, -1);
  }
  for (let i = 0; i < KNUCKLES.length; i++) {
    const [kx, ky] = KNUCKLES[i]!;
    const after = timeToContact(kx - x, ky - y, vx, vy, RADIUS, next.after);
    if (after >= 0 && after < next.after) take(after, -1, i, -1);
  }
}

function meetBalls(balls: readonly Ball[], moves: readonly boolean[], at: number, next: NextCollision): void {
  const ball = balls[at]!;
  for (let i = 0; i < balls.length; i++) {
    // Checks each pair of moving balls only once.
    if (i === at || (moves[i] && i < at)) continue;
    const other = balls[i]!;
    const after = timeToContact(
      other.x - ball.x,
      other.y - ball.y,
      ball.vx - other.vx,
      ball.vy - other.vy,
      2 * RADIUS,
      next.after,
    );
    if (after >= 0 && after < next.after)
      Object.assign(next, { after, ball, other, edge: -1, knuckle: -1, pocket: -1 });
  }
}

/** Bounces a ball off a surface with this unit normal. Returns the force of the contact. */
function bounce(ball: Ball, nx: number, ny: number, isJaw: boolean, share: number): number {
  const cushionSpeed = ball.vx * nx + ball.vy * ny;
  const { bounce: back, jaw, grip, turn } = CUSHION;
  const out = -(isJaw ? jaw : back) * share * cushionSpeed;
  const [tx, ty] = [(ball.vx - cushionSpeed * nx) * grip, (ball.vy - cushionSpeed * ny) * grip];
  const spin = ball.wx * nx + ball.wy * ny;
  ball.vx = tx + out * nx;
  ball.vy = ty + out * ny;
  ball.wx += (out * turn - spin) * nx;
  ball.wy += (out * turn - spin) * ny;
  return -cushionSpeed;
}

/** Simulates a stroke. If the stroke contains a position, places the cue ball there first. */
export function rollOut(start: BallPositions, stroke: Stroke, options: RollOptions = {}): Roll {
  const ballPositions = placeCueBall(start, stroke);
  const balls = createBalls(ballPositions, stroke);
  const rest: (Point | null)[] = ballPositions.map(() => null);
  const events: Event[] = [];
  const potted: Roll['potted'][number][] = [];
  const path: number[] = [];
  let first: number | null = null;
  let hasCushion = false;
  let step = 0;
  let last = LONGEST_ROLL;
  const emit = (kind: GameEvent, ball: number, other: number, force: number) =>
    events.push({ step, kind, ball, other, force });
  emit('strike', 0, -1, speedOfStrength(stroke[1]));
  const isTouched = () => {
    if (options.stepsAfterContact !== undefined) last = Math.min(last, step + options.stepsAfterContact);
  };

  const meet = (next: NextCollision, count: number) => {
    const ball = next.ball!;
    if (next.other) {
      const [one, other] = [ball.number, next.other.number];
      if (first === null && (one === 0 || other === 0)) first = one || other;
      const isCrushed = count > CRUSH;
      resolveCollisions(balls, ball, next.other, isCrushed, (a, b, force) => emit('ball', a, b, force));
      return isTouched();
    }
    if (next.pocket >= 0) {
      emit('pocket', ball.number, next.pocket, Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy));
      potted.push({ ball: ball.number, pocket: next.pocket });
      balls.splice(balls.indexOf(ball), 1);
      return undefined;
    }
    const edge = EDGES[next.edge];
    let [nx, ny] = edge?.away ?? [0, 0];
    if (!edge) {
      const [kx, ky] = KNUCKLES[next.knuckle]!;
      const [dx, dy] = [ball.x - kx, ball.y - ky];
      const distance = Math.sqrt(dx * dx + dy * dy);
      [nx, ny] = [dx / distance, dy / distance];
    }
    hasCushion ||= first !== null;
    emit('cushion', ball.number, -1, bounce(ball, nx, ny, edge?.isJaw ?? true, count > CRUSH ? 0 : 1));
    return isTouched();
  };

  const moves: boolean[] = [];
  const next: NextCollision = { after: 0, ball: null, other: null, edge: -1, knuckle: -1, pocket: -1 };
  for (; step < last; step++) {
    let isAny = false;
    for (const ball of balls) {
      if (!isMoving(ball)) continue;
      applyFriction(ball);
      isAny = true;
    }
    if (!isAny) break;
    let left = DT;
    for (let count = 0; count < MAX_EVENTS_PER_STEP; count++) {
      next.after = left;
      next.ball = null;
      for (let i = 0; i < balls.length; i++) moves[i] = balls[i]!.vx !== 0 || balls[i]!.vy !== 0;
      for (let i = 0; i < balls.length; i++) {
        if (!moves[i]) continue;
        if (!isInOpenField(balls[i]!, next.after)) meetRim(balls[i]!, next);
        meetBalls(balls, moves, i, next);
      }
      for (const ball of balls) {
        ball.x += ball.vx * next.after;
        ball.y += ball.vy * next.after;
      }
      if (!next.ball) break;
      left -= next.after;
      meet(next, count);
    }
    options.onStep?.(balls);
    if (options.hasPath) recordPositions(path, balls, ballPositions.length);
  }
  for (const { number, x, y } of balls) rest[number] = [x, y];
  return { path, steps: step, events, ballPositions: rest, first, potted, hasCushion };
}

/** Writes the positions of all balls to the path. A missing ball has no position. */
function recordPositions(path: number[], balls: readonly Ball[], count: number): void {
  const from = path.length;
  for (let i = 0; i < count * 2; i++) path.push(NaN);
  for (const { number, x, y } of balls) {
    path[from + number * 2] = x;
    path[from + number * 2 + 1] = y;
  }
}

/** Returns the table with the cue ball at the position of a stroke. */
export function placeCueBall(ballPositions: BallPositions, [, , , x, y]: Stroke): BallPositions {
  return x === undefined || y === undefined ? ballPositions : [[x / 100, y / 100], ...ballPositions.slice(1)];
}
