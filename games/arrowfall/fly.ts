/**
 * Simulates the flight of one arrow from the string until it is at rest, with all its effects. Uses only integers, so
 * that every JavaScript engine computes the same result.
 */
import { cosineOf, FIXED_POINT_ONE, sineOf, multiplyByShare } from './circle';
import {
  BOW_X,
  GRAVITY,
  GROUND,
  LONGEST_SHOT,
  POWERS,
  MIN_ARROW_SPEED,
  SPEED_PER_POWER,
  SUBUNITS,
  WIDTH,
  WIND,
} from './config';
import { createEffects, type ShotEffects } from './effects';
import { checkCollisions } from './collisions';
import { positionAt, windAt, type Position } from './motion';
import type { Level, Scene, Shot, StuckArrow } from './types';

export interface Arrow {
  x: number;
  y: number;
  vx: number;
  vy: number;
  isBurning: boolean;
  /** The item in which the arrow sticks, or −1 for the ground. Null while it flies. */
  end: number | null;
  /** Whether the arrow fell off the item that it hit. */
  hasLeftRange: boolean;
}

/** The number of substeps per step, which prevent a fast arrow from passing through a thin board. */
const PARTS = 3;
const OUT_OF_RANGE_MARGIN = 60;

export const firstScene = ({ items }: Level): Scene => ({
  struck: items.map(() => false),
  drops: items.map(() => 0),
});

/** Returns an arrow as it leaves the bow. */
export function shootArrow(level: Level, angle: number, power: number): Arrow {
  const speed = MIN_ARROW_SPEED + SPEED_PER_POWER * Math.max(1, Math.min(POWERS, power));
  return {
    x: BOW_X * SUBUNITS,
    y: level.stand * SUBUNITS,
    vx: multiplyByShare(speed, cosineOf(angle)),
    vy: -multiplyByShare(speed, sineOf(angle)),
    isBurning: false,
    end: null,
    hasLeftRange: false,
  };
}

/** Moves an arrow by one step of free flight. */
export function advanceArrow(level: Level, arrow: Arrow, tick: number): void {
  arrow.vx += Math.floor((windAt(level, tick) * WIND) / FIXED_POINT_ONE);
  arrow.vy += GRAVITY;
}

function flyStep(level: Level, arrow: Arrow, effects: ShotEffects, tick: number, step: number): void {
  advanceArrow(level, arrow, tick);
  for (let part = 0; part < PARTS && arrow.end === null; part++) {
    const [fromX, fromY] = [arrow.x, arrow.y];
    arrow.x += Math.trunc(arrow.vx / PARTS);
    arrow.y += Math.trunc(arrow.vy / PARTS);
    checkCollisions(level, arrow, fromX, fromY, effects, step, tick);
  }
  if (arrow.end !== null) return;
  if (arrow.y >= GROUND * SUBUNITS) {
    arrow.end = -1;
    arrow.y = GROUND * SUBUNITS;
    effects.emit('ground', -1, step, arrow.x, arrow.y);
  } else if (
    arrow.x > (WIDTH + OUT_OF_RANGE_MARGIN) * SUBUNITS ||
    arrow.x < -OUT_OF_RANGE_MARGIN * SUBUNITS
  ) {
    arrow.end = -1;
    arrow.hasLeftRange = true;
  }
}

/** Simulates an arrow. Does not change `scene`. */
export function simulateShot(
  level: Level,
  scene: Scene,
  isHarbour: boolean,
  [angle, power, tick]: readonly [number, number, number],
): Shot {
  const arrow = shootArrow(level, angle, power);
  arrow.isBurning = isHarbour && !level.isDark;
  const effects = createEffects(level, scene);
  const xs: number[] = [arrow.x / SUBUNITS];
  const ys: number[] = [arrow.y / SUBUNITS];
  let step = 0;
  let stuck: StuckArrow | null = null;
  while (step < LONGEST_SHOT && (arrow.end === null || effects.isBusy())) {
    step += 1;
    effects.move(tick + step, step);
    if (arrow.end !== null) continue;
    flyStep(level, arrow, effects, tick + step, step);
    xs.push(arrow.x / SUBUNITS);
    ys.push(arrow.y / SUBUNITS);
    if (arrow.end !== null && !arrow.hasLeftRange) stuck = stickArrows(arrow, effects.places);
  }
  return { tick, xs, ys, length: step, stuckArrow: stuck, ...effects.result() };
}

function stickArrows(arrow: Arrow, positions: readonly Position[]): StuckArrow {
  const position = positions[arrow.end!] ?? { x: 0, y: 0 };
  const { vx, vy, isBurning } = arrow;
  return {
    item: arrow.end!,
    x: (arrow.x - position.x) / SUBUNITS,
    y: (arrow.y - position.y) / SUBUNITS,
    vx: vx / SUBUNITS,
    vy: vy / SUBUNITS,
    isBurning,
  };
}

/** Returns the dots of the aiming line: the arrow's position every few steps. */
export function computeAimDots(
  level: Level,
  angle: number,
  power: number,
  tick: number,
  steps: number,
): Position[] {
  const arrow = shootArrow(level, angle, power);
  const dots: Position[] = [];
  for (let step = 1; step <= steps; step++) {
    advanceArrow(level, arrow, tick + step);
    arrow.x += arrow.vx;
    arrow.y += arrow.vy;
    if (step % 5 === 0) dots.push({ x: arrow.x / SUBUNITS, y: arrow.y / SUBUNITS });
  }
  return dots;
}

/** Returns the positions of all items at a tick, including fallen items. */
export const stuckPositionsAt = ({ items }: Level, { drops }: Scene, tick: number): Position[] =>
  items.map((item, index) => {
    const position = positionAt(item, tick, { x: 0, y: 0 });
    position.y += drops[index]!;
    return position;
  });
