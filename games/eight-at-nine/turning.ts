/**
 * Computes the rotation of rolling balls on the screen. Each ball stops with its number upright; the required
 * correction is spread over its path.
 */

/** A rotation as a quaternion: the cosine of half the angle, then the axis times the sine. */
export type Turn = readonly [w: number, x: number, y: number, z: number];
type Vector = readonly [number, number, number];

export const UPRIGHT: Turn = [1, 0, 0, 0];

const combineTurns = ([aw, ax, ay, az]: Turn, [bw, bx, by, bz]: Turn): Turn => [
  aw * bw - ax * bx - ay * by - az * bz,
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
];

/** Rotates a vector. */
export function rotateVector([w, x, y, z]: Turn, [vx, vy, vz]: Vector): Vector {
  const [tx, ty, tz] = [2 * (y * vz - z * vy), 2 * (z * vx - x * vz), 2 * (x * vy - y * vx)];
  return [vx + w * tx + y * tz - z * ty, vy + w * ty + z * tx - x * tz, vz + w * tz + x * ty - y * tx];
}

/** Returns the rotation of a ball of diameter 1 that has rolled this far on the screen. */
function rollTurn(turn: Turn, dx: number, dy: number): Turn {
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance === 0) return turn;
  const sin = Math.sin(distance) / distance;
  return combineTurns([Math.cos(distance), -dy * sin, dx * sin, 0], turn);
}

/** Returns a fraction of a rotation, from none to all of it. */
function partOfTurn([w, x, y, z]: Turn, part: number): Turn {
  const sign = w < 0 ? -1 : 1;
  const half = Math.acos(Math.min(1, Math.abs(w)));
  const sin = Math.sin(half);
  if (sin < 1e-6) return UPRIGHT;
  const s = (sign * Math.sin(half * part)) / sin;
  return [Math.cos(half * part), x * s, y * s, z * s];
}

interface BallTurning {
  now: Turn;
  distance: number;
  /** The length of the entire path, and the correction at its end. */
  pathLength: number;
  back: Turn;
}

export interface BallTurnings {
  /** Advances to a step. Steps cannot go backward. */
  advance(step: number): void;
  of(ball: number): Turn;
}

/** Follows the paths of a stroke. `turn` converts a movement on the table to one on the screen. */
export function createTurnings(
  path: readonly number[],
  count: number,
  turn: (dx: number, dy: number) => readonly [number, number],
): BallTurnings {
  const size = count * 2;
  const steps = path.length / size;
  const balls = Array.from({ length: count }, (): BallTurning => ({
    now: UPRIGHT,
    distance: 0,
    pathLength: 0,
    back: UPRIGHT,
  }));
  const move = (one: BallTurning, ball: number, step: number) => {
    const at = step * size + ball * 2;
    const [dx, dy] = turn(path[at]! - path[at - size]!, path[at + 1]! - path[at - size + 1]!);
    if (!(dx || dy) || Number.isNaN(dx)) return;
    one.now = rollTurn(one.now, dx, dy);
    one.distance += Math.sqrt(dx * dx + dy * dy);
  };
  balls.forEach((one, ball) => {
    for (let step = 1; step < steps; step++) move(one, ball, step);
    const [w, x, y, z] = one.now;
    Object.assign(one, { back: [w, -x, -y, -z], pathLength: one.distance, now: UPRIGHT, distance: 0 });
  });
  let last = 0;
  return {
    advance(step) {
      const until = Math.min(step, steps - 1);
      for (let at = last + 1; at <= until; at++) balls.forEach((one, ball) => move(one, ball, at));
      last = Math.max(last, until);
    },
    of(ball) {
      const { now, distance, pathLength, back } = balls[ball]!;
      // A ball is upright before its start and after its end.
      return distance === 0 || distance >= pathLength
        ? UPRIGHT
        : combineTurns(partOfTurn(back, distance / pathLength), now);
    },
  };
}
