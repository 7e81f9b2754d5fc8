/** The words of the game: courses, holes and what stands on them, strokes, the state of play. */

export type ModeKey = 'nine' | 'three';
export type CourseKey = 'garden' | 'rooftops' | 'canal';

export type Point = readonly [x: number, y: number];

/** A stroke: way, strength, and the step of the course's clock at which it is struck; or the ball is picked up. */
export type Move = [angle: number, strength: number, step: number] | ['up'];

/** Where the ground is different. */
export type Area =
  | { kind: 'round'; x: number; y: number; rx: number; ry: number }
  | { kind: 'field'; points: readonly Point[] };

export interface Slope {
  area: Area;
  /** What it adds to the speed in a second. */
  push: Point;
}

/** Something round that stands in the way; one that kicks sends the ball off faster. */
export interface Post {
  x: number;
  y: number;
  r: number;
  kick?: number;
}

export interface Tunnel {
  from: Point;
  to: Point;
  /** The way in which the ball comes out, of length 1. */
  out: Point;
}

/** Who crosses it fast enough along its way flies. */
export interface Ramp {
  area: Area;
  way: Point;
}

export type Mover =
  /** Arms about a hub; `turn` of 1,440 parts of a circle in a step. */
  | {
      kind: 'arms';
      x: number;
      y: number;
      hub: number;
      lengths: readonly number[];
      start: number;
      turn: number;
    }
  /** A box that goes there and back in so many steps. */
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
  /** Water in the garden and in the ice, the street below between the roofs. */
  gaps: readonly Area[];
  slopes: readonly Slope[];
  tunnels: readonly Tunnel[];
  ramps: readonly Ramp[];
  movers: readonly Mover[];
}

export type Happening = 'wall' | 'kick' | 'sand' | 'fall' | 'cup' | 'in' | 'out' | 'jump' | 'land' | 'lip';

export interface Event {
  step: number;
  kind: Happening;
  x: number;
  y: number;
  /** Speed at that moment. */
  force: number;
}

/** What one stroke does: where the ball is after every step, and what happened on the way. */
export interface Roll {
  xs: readonly number[];
  ys: readonly number[];
  /** Height above the ground; below zero while it is out of sight. */
  zs: readonly number[];
  events: readonly Event[];
  end: 'rest' | 'cup' | 'fall';
}

export interface Play {
  readonly penaltyMs: 0;
  readonly holes: readonly Hole[];
  /** Strokes of the holes that are done. */
  readonly card: number[];
  ball: Point;
  /** On the hole being played. */
  strokes: number;
}

export interface Outcome {
  roll: Roll;
  hole: number;
  step: number;
  /** Where the ball lies afterwards, on the same hole. */
  rest: Point;
  /** What the hole's strokes came to, null while it is still played. */
  holed: number | null;
}
