/** Computes the positions on the deck in CSS pixels: the record, its four lanes, and the line of the needle. */
import { LANES } from '../types';

export interface Geometry {
  width: number;
  height: number;
  isWide: boolean;
  /** The position of the record's center. The needle is at the same height. */
  x: number;
  y: number;
  /** The distance of each lane from the center of the record. */
  radii: readonly number[];
  gap: number;
  /** The radii of the record and of its label. */
  edge: number;
  label: number;
  /** The size of a note. */
  size: number;
  /** The angle between the point where notes appear and the needle, in radians. */
  ahead: number;
}

/** Computes the layout for an element of this size. */
export function layOut(width: number, height: number): Geometry {
  const isWide = width > height * 1.05;
  const gap = isWide ? Math.max(58, Math.min(118, width * 0.095)) : Math.min(104, width * 0.225);
  const middle = isWide ? width * 0.6 : width / 2;
  const first = middle - 1.5 * gap;
  // In portrait, the innermost lane enters the screen at the left edge, a sixth of a turn before the needle.
  const x = isWide ? width * 0.1 : first - first / (1 - Math.cos(Math.PI / 6));
  const y = height - Math.min(isWide ? 112 : 150, height * (isWide ? 0.24 : 0.22));
  const radii = Array.from({ length: LANES }, (_, lane) => first + lane * gap - x);
  const outerRadius = radii.at(-1)!;
  const top = isWide ? 34 : 96;
  return {
    ...{ width, height, isWide, x, y, radii, gap },
    edge: outerRadius + gap * 0.78,
    label: Math.max(0, radii[0]! - gap * 0.85) * (isWide ? 0.74 : 1),
    size: Math.min(66, gap * 0.66),
    ahead: Math.asin(Math.min(0.94, (y - top) / outerRadius)),
  };
}

/** Returns the position on a lane at an angle before the needle, in radians. */
export const pointAt = (
  { x, y, radii }: Geometry,
  lane: number,
  angle: number,
): { x: number; y: number } => ({
  x: x + radii[lane]! * Math.cos(angle),
  y: y - radii[lane]! * Math.sin(angle),
});

/** Returns the lane nearest to a point. */
export function laneAt({ x, radii }: Geometry, pointX: number): number {
  const away = radii.map((radius) => Math.abs(x + radius - pointX));
  return away.indexOf(Math.min(...away));
}
