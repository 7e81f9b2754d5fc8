/** The types of the game: courses, holes and their objects, strokes, the state of play. */

export type ModeKey = 'nine' | 'three';
export type CourseKey = 'garden' | 'rooftops' | 'canal';

export type Point = readonly [x: number, y: number];

/** A move: a stroke with its direction, its strength and the step of the course's clock, or picking up the ball. */
export type Move = [angle: number, strength: number, step: number] | ['up'];

/** An area with a different ground. */
export type Area =
  | { kind: 'round'; x: number; y: number; rx: number; ry: number }
  | { kind: 'field'; points: readonly Point[] };

export interface Slope {
  area: Area;
  /** The change of the ball's speed per second. */
  push: Point;
}

/** A round obstacle. One with a `kick` accelerates the ball. */
export interface Post {
  x: number;
  y: number;
  r: number;
  kick?: number;
}

export interface Tunnel {
  from: Point;
  to: Point;
  /** The unit vector in which the ball comes out. */
  out: Point;
}

/** A ramp. A ball that crosses it fast enough in its direction flies. */
export interface Ramp {
  area: Area;
  way: Point;
}

export type Mover =
  /** Arms around a hub, which rotate by `turn` parts of a circle per step. */
  | {
      kind: 'arms';
      x: number;
      y: number;
      hub: number;
      lengths: readonly number[];
      start: number;
      turn: number;
    }
  /** A box that moves back and forth in `period` steps. */
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
  /** Areas in which a ball is lost: water, or the street between the roofs. */
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
  /** The speed of the ball at that moment. */
  force: number;
}

/** The effect of one stroke: the position of the ball after every step, and the events. */
export interface Roll {
  xs: readonly number[];
  ys: readonly number[];
  /** The height above the ground. It is negative while the ball is out of sight. */
  zs: readonly number[];
  events: readonly Event[];
  end: 'rest' | 'cup' | 'fall';
}

export interface Play {
  readonly penaltyMs: 0;
  readonly holes: readonly Hole[];
  /** The number of strokes on each finished hole. */
  readonly card: number[];
  ball: Point;
  /** The number of strokes on the current hole. */
  strokes: number;
}

export interface Outcome {
  roll: Roll;
  hole: number;
  step: number;
  /** The position of the ball after the stroke, on the same hole. */
  ballPosition: Point;
  /** The total number of strokes on the hole, or null while it is still in play. */
  holed: number | null;
}
