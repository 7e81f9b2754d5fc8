/** The drawing interface of the scenes, so that the same picture can be made on a canvas or as a vector file. */

/** A linear gradient from one point to another; stops from 0 to 1. */
export interface Fade {
  from: readonly [number, number];
  to: readonly [number, number];
  stops: readonly (readonly [at: number, color: string])[];
}
export type Fill = string | Fade;

export interface Pose {
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  isMirrored?: boolean;
}

export interface Brush {
  /** Path data as in SVG. */
  shape(path: string, fill: Fill, alpha?: number): void;
  stroke(path: string, color: string, width: number, alpha?: number): void;
  box(x: number, y: number, width: number, height: number, fill: Fill, alpha?: number): void;
  disc(x: number, y: number, radius: number, fill: Fill, alpha?: number): void;
  oval(x: number, y: number, rx: number, ry: number, fill: Fill, alpha?: number): void;
  /** Draws light that fades away from its center. */
  glow(x: number, y: number, radius: number, color: string, alpha: number): void;
  /** Draws only within a path. */
  within(path: string, draw: () => void): void;
  /** Draws with a moved, rotated and scaled origin. */
  at(x: number, y: number, pose: Pose, draw: () => void): void;
}

/** Every picture is drawn on a sheet of this size. */
export const SHEET = { width: 1200, height: 800 } as const;

/** Returns a vertical gradient with evenly spread colors. */
export const downwards = (top: number, bottom: number, ...colors: readonly string[]): Fade => ({
  from: [0, top],
  to: [0, bottom],
  stops: colors.map((color, i) => [i / Math.max(1, colors.length - 1), color] as const),
});

/** Returns a closed polygon through points. */
export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** Rounds a number for path data. */
export const short = (value: number): number => Math.round(value * 10) / 10;
