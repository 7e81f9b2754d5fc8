/** The outline of each kind in a box from −1 to 1, so that color is never the only cue. */

export type Outline = readonly (readonly [x: number, y: number])[];

const createRoundOutline = (count: number, radius: number, turn: number): Outline =>
  Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / count;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });

/**
 * The outlines in the order of `KINDS`: a diamond, a round stone, a square, a hexagon, a triangle on its base, and a
 * brilliant on its point.
 */
export const OUTLINES: readonly Outline[] = [
  [
    [0, -1],
    [0.8, 0],
    [0, 1],
    [-0.8, 0],
  ],
  createRoundOutline(12, 0.9, Math.PI / 12),
  [
    [-0.6, -0.82],
    [0.6, -0.82],
    [0.82, -0.6],
    [0.82, 0.6],
    [0.6, 0.82],
    [-0.6, 0.82],
    [-0.82, 0.6],
    [-0.82, -0.6],
  ],
  createRoundOutline(6, 0.95, -Math.PI / 2),
  [
    [-0.2, -0.96],
    [0.2, -0.96],
    [0.98, 0.48],
    [0.78, 0.84],
    [-0.78, 0.84],
    [-0.98, 0.48],
  ],
  [
    [-0.58, -0.8],
    [0.58, -0.8],
    [0.98, -0.2],
    [0, 0.94],
    [-0.98, -0.2],
  ],
];

/** The star that burns an entire kind. It has five points, and its top is tall like a wick. */
export const STAR_OUTLINE: Outline = Array.from({ length: 10 }, (_, i) => {
  const angle = -Math.PI / 2 + (i * Math.PI) / 5;
  const radius = i % 2 ? 0.44 : i === 0 ? 1.04 : 0.92;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
});
