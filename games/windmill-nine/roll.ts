/**
 * Simulates one stroke until the ball is at rest. Uses fixed steps and exact arithmetic, so that every JavaScript
 * engine computes the same result.
 */
import { unitVectorAt } from './circle';
import {
  AIR,
  CUP,
  DRAG,
  DROP_SPEED,
  GRASS,
  ICE,
  ICE_DRAG,
  JUMP_SPEED,
  LONGEST_ROLL,
  SAND,
  SPEED_PER_STRENGTH,
  STEPS_PER_SECOND,
} from './config';
import { findTouch } from './movers';
import { isInArea } from './shapes';
import type { Event, GameEvent, Hole, Mover, Point, Roll } from './types';
import { bounceBallOff, meetWalls, type Ball } from './walls';

const DT = 1 / STEPS_PER_SECOND;
const CREEP = 0.035;
const CREEP_STEPS = 14;
/** The number of steps without a change of position after which a ball counts as resting, even if it trembles. */
const STUCK_STEPS = 150;
const STUCK_DISTANCE = 0.05;
const MOUTH = 0.4;
const UNDERGROUND = 66;
const MIN_OUT = 3;

const speedOf = ({ vx, vy }: Ball): number => Math.sqrt(vx * vx + vy * vy);

/** Simulates the ball of a hole from a point. */
export function rollFrom(hole: Hole, from: Point, angle: number, strength: number, step: number): Roll {
  const [wx, wy] = unitVectorAt(angle);
  const pace = strength * SPEED_PER_STRENGTH;
  const ball: Ball = { x: from[0], y: from[1], vx: wx * pace, vy: wy * pace };
  const xs: number[] = [];
  const ys: number[] = [];
  const zs: number[] = [];
  const events: Event[] = [];
  /** Moving objects that overlap the resting ball. They collide with it only after they have separated from it. */
  const passing = new Set<Mover>(hole.movers.filter((mover) => findTouch(mover, step, ball.x, ball.y)));
  let air = 0;
  let flight = 0;
  let hidden = 0;
  let restingSteps = 0;
  let anchor = { x: ball.x, y: ball.y, step: 0 };
  let wasSand = false;
  let wasLip = false;
  const emit = (kind: GameEvent, force = speedOf(ball)) =>
    events.push({ step: xs.length, kind, x: ball.x, y: ball.y, force });
  const finish = (end: Roll['end']): Roll => ({ xs, ys, zs, events, end });

  for (let n = 0; n < LONGEST_ROLL; n++) {
    if (hidden > 0) {
      if (--hidden === 0) emit('out');
    } else {
      if (air === 0) {
        const isSand = hole.sand.some((area) => isInArea(area, ball.x, ball.y));
        if (isSand && !wasSand) emit('sand');
        wasSand = isSand;
        const isIce = !isSand && hole.ice.some((area) => isInArea(area, ball.x, ball.y));
        if (isIce) slowBall(ball, ICE, ICE_DRAG);
        else slowBall(ball, isSand ? SAND : GRASS, DRAG);
        for (const { area, push } of hole.slopes)
          if (isInArea(area, ball.x, ball.y)) {
            ball.vx += push[0] * DT;
            ball.vy += push[1] * DT;
          }
      }
      ball.x += ball.vx * DT;
      ball.y += ball.vy * DT;
      if (air === 0) meetMovers(hole.movers, passing, step + n, ball, emit);
      meetWalls(hole, ball, air > 0, (kind, force) => emit(kind, force));
      if (air > 0) {
        if (--air === 0) {
          ball.vx *= 0.8;
          ball.vy *= 0.8;
          emit('land');
        }
      }
    }
    const height = air > 0 ? (4 * air * (flight - air)) / (flight * flight) : 0;
    xs.push(ball.x);
    ys.push(ball.y);
    zs.push(hidden > 0 ? -1 : height * (flight / 60));
    if (air > 0 || hidden > 0) {
      anchor = { x: ball.x, y: ball.y, step: n };
      continue;
    }
    const speed = speedOf(ball);
    const reach = distanceTo(ball, hole.cup);
    if (reach < CUP && speed < DROP_SPEED * (1.7 - (1.15 * reach) / CUP)) {
      emit('cup');
      return finish('cup');
    }
    if (reach < CUP) {
      pullIntoCup(ball, hole.cup, reach);
      if (!wasLip) emit('lip');
    }
    wasLip = reach < CUP;
    const ramp = hole.ramps.find(({ area }) => isInArea(area, ball.x, ball.y));
    const rise = ramp ? ball.vx * ramp.way[0] + ball.vy * ramp.way[1] : 0;
    if (rise > JUMP_SPEED) {
      flight = air = Math.floor(rise * AIR);
      emit('jump');
      continue;
    }
    if (hole.gaps.some((area) => isInArea(area, ball.x, ball.y))) {
      emit('fall');
      return finish('fall');
    }
    const tunnel = hole.tunnels.find(({ from: mouth }) => distanceTo(ball, mouth) < MOUTH);
    if (tunnel) {
      emit('in');
      hidden = UNDERGROUND;
      const out = speed * 0.75 > MIN_OUT ? speed * 0.75 : MIN_OUT;
      Object.assign(ball, {
        x: tunnel.to[0],
        y: tunnel.to[1],
        vx: tunnel.out[0] * out,
        vy: tunnel.out[1] * out,
      });
      continue;
    }
    restingSteps = speed < CREEP ? restingSteps + 1 : 0;
    if (restingSteps >= CREEP_STEPS) return finish('rest');
    if (distanceTo(ball, [anchor.x, anchor.y]) > STUCK_DISTANCE) anchor = { x: ball.x, y: ball.y, step: n };
    else if (n - anchor.step > STUCK_STEPS) return finish('rest');
  }
  return finish('rest');
}

function slowBall(ball: Ball, friction: number, drag: number): void {
  const speed = speedOf(ball);
  if (speed === 0) return;
  const left = speed - (friction + speed * drag) * DT;
  const share = left > 0 ? left / speed : 0;
  ball.vx *= share;
  ball.vy *= share;
}

/** Bends the path of a ball toward the center of a cup for which the ball is too fast. */
function pullIntoCup(ball: Ball, [x, y]: Point, reach: number): void {
  if (reach === 0) return;
  ball.vx += ((x - ball.x) / reach) * 26 * DT;
  ball.vy += ((y - ball.y) / reach) * 26 * DT;
}

function meetMovers(
  movers: readonly Mover[],
  passing: Set<Mover>,
  step: number,
  ball: Ball,
  emit: (kind: GameEvent, force: number) => void,
): void {
  for (const mover of movers) {
    const touch = findTouch(mover, step, ball.x, ball.y);
    if (!touch) passing.delete(mover);
    if (!touch || passing.has(mover)) continue;
    const [px, py] = [touch.pace[0] * STEPS_PER_SECOND, touch.pace[1] * STEPS_PER_SECOND];
    const force = bounceBallOff(ball, touch.at, touch.thickness, 0.7, px, py);
    if (force > 0) emit('wall', force);
  }
}

function distanceTo({ x, y }: { x: number; y: number }, [px, py]: Point): number {
  const [dx, dy] = [x - px, y - py];
  return Math.sqrt(dx * dx + dy * dy);
}
