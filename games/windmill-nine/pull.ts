/** Measures the drag of a stroke, in CSS pixels. */

/** The length of the shortest drag that makes a stroke. */
export const MIN_PULL = 14;

/** Returns the length of the drag of a full-strength stroke. */
export const fullPull = (width: number, height: number): number =>
  Math.max(110, Math.min(230, Math.min(width, height) * 0.5));
