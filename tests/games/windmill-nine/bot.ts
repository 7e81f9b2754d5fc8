/**
 * An automatic player that tries strokes. Takes a stroke that holes out, or else the one with the shortest remaining
 * route around the walls.
 */
import { BALL, CIRCLE, HEIGHT, MAX_STROKES, WIDTH } from '@/games/windmill-nine/config';
import { rollFrom } from '@/games/windmill-nine/roll';
import { isInside, isInArea, nearestPointOn } from '@/games/windmill-nine/shapes';
import type { Hole, Move, Point } from '@/games/windmill-nine/types';

const CELL = 0.25;
const COLUMNS = WIDTH / CELL;
const ROWS = HEIGHT / CELL;
const NEAR: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

export interface BotEffort {
  angles: number;
  strengths: readonly number[];
  steps: readonly number[];
}

const cellOf = (x: number, y: number): number => Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);
const middleOf = (cell: number): Point => [
  ((cell % COLUMNS) + 0.5) * CELL,
  (Math.floor(cell / COLUMNS) + 0.5) * CELL,
];

const isFree = (hole: Hole, x: number, y: number): boolean => {
  const clear = (points: readonly Point[]) =>
    points.every((b, i) => {
      const [nx, ny] = nearestPointOn(points[(i + points.length - 1) % points.length]!, b, x, y);
      return Math.hypot(x - nx, y - ny) > BALL * 0.9;
    });
  return (
    isInside(hole.outline, x, y) &&
    clear(hole.outline) &&
    hole.blocks.every((block) => clear(block) && !isInside(block, x, y)) &&
    hole.posts.every((post) => Math.hypot(x - post.x, y - post.y) > post.r + BALL)
  );
};

/** Returns the length of the route from every cell to the cup. Gaps lengthen the route; tunnels shorten it. */
export function anglesTo(hole: Hole): number[] {
  const cost = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [x, y] = middleOf(cell);
    if (!isFree(hole, x, y)) return Infinity;
    return hole.gaps.some((area) => isInArea(area, x, y)) ? 1.2 : 1;
  });
  const distances = cost.map(() => Infinity);
  const open = [cellOf(...hole.cup)];
  distances[open[0]!] = 0;
  const reach = (cell: number, distance: number) => {
    if (cost[cell] === Infinity || distance >= distances[cell]!) return;
    distances[cell] = distance;
    open.push(cell);
  };
  while (open.length) {
    const cell = open.shift()!;
    for (const [dx, dy] of NEAR)
      reach(cell + dy * COLUMNS + dx, distances[cell]! + cost[cell]! * CELL * Math.hypot(dx, dy));
    for (const { from, to } of hole.tunnels) {
      const [x, y] = middleOf(cell);
      if (Math.hypot(x - to[0], y - to[1]) < 0.5) reach(cellOf(...from), distances[cell]! + 0.5);
    }
  }
  return distances;
}

const pathFrom = (distances: readonly number[], [x, y]: Point): number => {
  const cell = cellOf(x, y);
  return Math.min(
    distances[cell]!,
    ...NEAR.map(([dx, dy]) => distances[cell + dy * COLUMNS + dx] ?? Infinity),
  );
};

/** Plays a hole. Returns null if eight strokes were not enough. */
export function playHole(hole: Hole, effort: BotEffort): Move[] | null {
  const distances = anglesTo(hole);
  const moves: Move[] = [];
  let ball = hole.tee;
  while (moves.length < MAX_STROKES) {
    let best: { move: Move; distance: number; rest: Point } | null = null;
    for (const step of hole.movers.length ? effort.steps : [0])
      for (const strength of effort.strengths)
        for (let i = 0; i < effort.angles; i++) {
          const angle = Math.floor((i * CIRCLE) / effort.angles);
          const roll = rollFrom(hole, ball, angle, strength, step);
          if (roll.end === 'fall') continue;
          const rest: Point = [roll.xs.at(-1)!, roll.ys.at(-1)!];
          const distance = roll.end === 'cup' ? -1 : pathFrom(distances, rest);
          if (best && best.distance <= distance) continue;
          best = { move: [angle, strength, step], distance, rest };
          if (distance < 0) return [...moves, best.move];
        }
    if (!best) return null;
    moves.push(best.move);
    ball = best.rest;
  }
  return null;
}
