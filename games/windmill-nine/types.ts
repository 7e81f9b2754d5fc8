/** The types of the game: courses, holes and their objects, strokes, the state of play. */

export type ModeKey = 'nine' | 'three';
export type CourseKey = 'garden' | 'rooftops' | 'canal';

export type Point = readonly [x: number, y: number];

/** A stroke: direction, strength, and the step of the course's clock; or the ball is picked up. */
export type Move = [angle: number, strength: number, step: number] | ['up'];

/** An area with different ground. */
export type Area =
  | { kind: 'round'; x: number; y: number; rx: number; ry: number }
  | { kind: 'field'; points: readonly Point[] };

export interface Slope {
  area: Area;
  /** The change of the speed per second. */
  push: Point;
}

/** A round obstacle; one that kicks sends the ball off faster. */
export interface Post {
  x: number;
  y: number;
  r: number;
  kick?: number;
}

export interface Tunnel {
  from: Point;
  to: Point;
  /** The direction in which the ball comes out, of length 1. */
  out: Point;
}

/** A ball that crosses it fast enough in its direction flies. */
export interface Ramp {
  area: Area;
  way: Point;
}

export type Mover =
  /** Arms around a hub, which turn by `turn` 1440ths of a circle per step. */
  | {
      kind: 'arms';
      x: number;
      y: number;
      hub: number;
      lengths: readonly number[];
      start: number;
      turn: number;
    }
  /** A box that moves back and forth in a number of steps. */
  | { kind: 'box'; width: number; height: number; from: Point; to: Point; period: number; start: number };

export interface Hole {
  name: string;
  par: number;
  tee: Point;
  cup: Point;
  outline: readonly Point[];
  blocks: readonly (readonly Point[])[];
  posts: readonly Post[];
  sand: readonly Area[];
  ice: readonly Area[];
  /** Water in the garden and in the ice, or the street between the roofs. */
  gaps: readonly Area[];
  slopes: readonly Slope[];
  tunnels: readonly Tunnel[];
  ramps: readonly Ramp[];
  movers: readonly Mover[];
}

export type GameEvent = 'wall' | 'kick' | 'sand' | 'fall' | 'cup' | 'in' | 'out' | 'jump' | 'land' | 'lip';

export interface Event {
  step: number;
  kind: GameEvent;
  x: number;
  y: number;
  /** The speed at that moment. */
  force: number;
}

/** The effect of one stroke: the position of the ball after every step, and the events. */
export interface Roll {
  xs: readonly number[];
  ys: readonly number[];
  /** The height above the ground; below zero while it is out of sight. */
  zs: readonly number[];
  events: readonly Event[];
  end: 'rest' | 'cup' | 'fall';
}

export interface Play {
  readonly penaltyMs: 0;
  readonly holes: readonly Hole[];
  /** The strokes of the finished holes. */
  readonly card: number[];
  ball: Point;
  /** The strokes on the current hole. */
  strokes: number;
}

export interface Outcome {
  roll: Roll;
  hole: number;
  step: number;
  /** The final position of the ball, on the same hole. */
  rest: Point;
  /** The total strokes of the hole, null while it is still in play. */
  holed: number | null;
}
