/** Defines the table in ball diameters: noses of the cushions, jaws, pockets, spots. */
import { LENGTH, WIDTH } from './config';
import type { Point } from './types';

/** A straight edge that a ball bounces off. */
export interface Edge {
  from: Point;
  to: Point;
  /** The unit vectors along the edge, and away from it into the table. */
  along: Point;
  away: Point;
  length: number;
  isJaw: boolean;
}

export interface Pocket {
  x: number;
  y: number;
  /** The distance from the pocket's center at which a ball falls. */
  reach: number;
  /** The point to aim at. */
  aim: Point;
  /** The unit vector from the pocket into the table. */
  out: Point;
  name: string;
}

/** The distance from a corner pocket, and from a middle pocket, at which the cushions end. */
export const CORNER_MOUTH = 1.4;
export const MIDDLE_MOUTH = 1.08;
const CORNER_JAW: Point = [0.788, 0.616];
const MIDDLE_JAW: Point = [0.242, 0.97];
export const JAW = 0.95;
const DIAGONAL = 0.7071067811865476;

export const HALF_LENGTH = LENGTH / 2;
export const FOOT_SPOT: Point = [WIDTH / 2, LENGTH * 0.25];
export const HEAD_STRING = LENGTH * 0.75;
export const HEAD_SPOT: Point = [WIDTH / 2, HEAD_STRING];

function createEdge(from: Point, to: Point, away: Point, isJaw: boolean): Edge {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const along: Point = [dx / length, dy / length];
  // The exact normal of the edge, on the side of the roughly given direction.
  const side = -along[1] * away[0] + along[0] * away[1] > 0 ? 1 : -1;
  return { from, to, along, away: [-along[1] * side, along[0] * side], length, isJaw };
}

/** Returns a cushion's nose and its two jaws. `out` points away from the table. */
function createCushion(from: Point, to: Point, out: Point, startJaw: Point, endJaw: Point): Edge[] {
  const along: Point = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const createJaw = ([x, y]: Point, [back, off]: Point, direction: 1 | -1): Point => [
    x + (along[0] * back * direction + out[0] * off) * JAW,
    y + (along[1] * back * direction + out[1] * off) * JAW,
  ];
  return [
    createEdge(from, to, [-out[0], -out[1]], false),
    createEdge(from, createJaw(from, startJaw, -1), [-along[0] - out[0], -along[1] - out[1]], true),
    createEdge(to, createJaw(to, endJaw, 1), [along[0] - out[0], along[1] - out[1]], true),
  ];
}

const [LEFT, RIGHT, FAR, NEAR]: Point[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as Point[];

const sideCushion = (x: number, out: Point): Edge[] => [
  ...createCushion([x, CORNER_MOUTH], [x, HALF_LENGTH - MIDDLE_MOUTH], out, CORNER_JAW, MIDDLE_JAW),
  ...createCushion([x, HALF_LENGTH + MIDDLE_MOUTH], [x, LENGTH - CORNER_MOUTH], out, MIDDLE_JAW, CORNER_JAW),
];
const endCushion = (y: number, out: Point): Edge[] =>
  createCushion([CORNER_MOUTH, y], [WIDTH - CORNER_MOUTH, y], out, CORNER_JAW, CORNER_JAW);

/** The edges of all cushions. Each nose is followed by its two jaws. */
export const EDGES: readonly Edge[] = [
  ...sideCushion(0, LEFT!),
  ...sideCushion(WIDTH, RIGHT!),
  ...endCushion(0, FAR!),
  ...endCushion(LENGTH, NEAR!),
];

/** The distinct ends of all edges. */
export const KNUCKLES: readonly Point[] = EDGES.flatMap(({ from, to, isJaw }) => (isJaw ? [to] : [from, to]));

const createCornerPocket = (x: 0 | 1, y: 0 | 1, name: string): Pocket => {
  const [ox, oy] = [x ? -1 : 1, y ? -1 : 1];
  const at = (offset: number): Point => [x * WIDTH + ox * offset, y * LENGTH + oy * offset];
  const [px, py] = at(-0.28);
  return { x: px, y: py, reach: 0.84, aim: at(0.2), out: [ox * DIAGONAL, oy * DIAGONAL], name };
};
const createMiddlePocket = (x: 0 | 1, name: string): Pocket => {
  const out = x ? -1 : 1;
  return {
    x: x * WIDTH - out * 0.6,
    y: HALF_LENGTH,
    reach: 0.8,
    aim: [x * WIDTH + out * 0.1, HALF_LENGTH],
    out: [out, 0],
    name,
  };
};

export const POCKETS: readonly Pocket[] = [
  createCornerPocket(0, 0, 'far left'),
  createCornerPocket(1, 0, 'far right'),
  createMiddlePocket(0, 'middle left'),
  createMiddlePocket(1, 'middle right'),
  createCornerPocket(0, 1, 'near left'),
  createCornerPocket(1, 1, 'near right'),
];
