/** The drawing interface of the scenes, with which the same picture can be drawn on a canvas or as a vector file. */

/** A linear gradient from one point to another. Its stops are between 0 and 1. */
export interface Fade {
  from: readonly [number, number];
  to: readonly [number, number];
  stops: readonly (readonly [at: number, color: string])[];
}
export type Fill = string | Fade;

export interface Pose {
  scale?: number;
  /** The clockwise rotation in degrees. */
  turn?: number;
  isMirrored?: boolean;
}

export interface Brush {
  /** Draws a shape from SVG path data. */
  shape(path: string, fill: Fill, alpha?: number): void;
  stroke(path: string, color: string, width: number, alpha?: number): void;
  box(x: number, y: number, width: number, height: number, fill: Fill, alpha?: number): void;
  disc(x: number, y: number, radius: number, fill: Fill, alpha?: number): void;
  oval(x: number, y: number, rx: number, ry: number, fill: Fill, alpha?: number): void;
  /** Draws a light that fades from its center. */
  glow(x: number, y: number, radius: number, color: string, alpha: number): void;
  /** Clips everything that `draw` draws to a path. */
  within(path: string, draw: () => void): void;
  /** Draws with the origin moved to a point, and rotated and scaled. */
  at(x: number, y: number, pose: Pose, draw: () => void): void;
}

/** The size of the sheet on which every picture is drawn. */
export const SHEET = { width: 1200, height: 800 } as const;

/** Returns a vertical gradient with evenly spaced colors. */
export const verticalFade = (top: number, bottom: number, ...colors: readonly string[]): Fade => ({
  from: [0, top],
  to: [0, bottom],
  stops: colors.map((color, i) => [i / Math.max(1, colors.length - 1), color] as const),
});

/** Returns a closed polygon through points. */
export const polygonPath = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}Z`;

/** Rounds a number for path data. */
export const formatNumber = (value: number): number => Math.round(value * 10) / 10;
