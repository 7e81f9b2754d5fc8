/** Handles collisions of the ball with static objects: the edges of the hole, blocks and posts. */
import { BALL, BOUNCE } from './config';
import { nearestPointOn } from './shapes';
import type { GameEvent, Hole, Point } from './types';

export interface Ball {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

type EmitEvent = (kind: GameEvent, force: number) => void;

/**
 * Pushes the ball away from a moving point with a thickness, and changes its velocity. Returns the force of the
 * contact.
 */
export function bounceBallOff(
  ball: Ball,
  [x, y]: Point,
  thickness: number,
  bounce: number,
  paceX = 0,
  paceY = 0,
): number {
  const dx = ball.x - x;
  const dy = ball.y - y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const reach = BALL + thickness;
  if (distance >= reach || distance === 0) return 0;
  const [nx, ny] = [dx / distance, dy / distance];
  ball.x = x + nx * reach;
  ball.y = y + ny * reach;
  const impactSpeed = (ball.vx - paceX) * nx + (ball.vy - paceY) * ny;
  if (impactSpeed >= 0) return 0;
  ball.vx -= (1 + bounce) * impactSpeed * nx;
  ball.vy -= (1 + bounce) * impactSpeed * ny;
  return -impactSpeed;
}

const isOutOfReach = (a: number, b: number, at: number): boolean =>
  a < b ? at < a - BALL || at > b + BALL : at < b - BALL || at > a + BALL;

function meetEdges(points: readonly Point[], ball: Ball, emit: EmitEvent): void {
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[j]!;
    const b = points[i]!;
    if (isOutOfReach(a[0], b[0], ball.x) || isOutOfReach(a[1], b[1], ball.y)) continue;
    const at = nearestPointOn(a, b, ball.x, ball.y);
    const force = bounceBallOff(ball, at, 0, BOUNCE);
    if (force > 0) emit('wall', force);
  }
}

/** Handles all static objects. In the air, only the edges of the hole count. */
export function meetWalls(hole: Hole, ball: Ball, isFlying: boolean, emit: EmitEvent): void {
  if (!isFlying) {
    for (const post of hole.posts) {
      const force = bounceBallOff(ball, [post.x, post.y], post.r, BOUNCE);
      if (force > 0 && post.kick) kickBall(ball, post.kick);
      if (force > 0) emit(post.kick ? 'kick' : 'wall', force);
    }
    for (const block of hole.blocks) meetEdges(block, ball, emit);
  }
  meetEdges(hole.outline, ball, emit);
}

function kickBall(ball: Ball, min: number): void {
  const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy);
  if (speed === 0 || speed >= min) return;
  ball.vx *= min / speed;
  ball.vy *= min / speed;
}
