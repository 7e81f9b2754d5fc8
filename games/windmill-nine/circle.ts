/** Computes the directions of a circle as unit vectors, so that every JavaScript engine rounds them identically. */
import { CIRCLE } from './config';
import type { Point } from './types';

const QUARTER = CIRCLE / 4;
const PI = 3.141592653589793;

/** Returns the sine of an angle up to a quarter circle, computed by its power series. */
function sineBySeries(part: number): number {
  const x = (part * 2 * PI) / CIRCLE;
  let term = x;
  let sum = x;
  for (let n = 2; n < 24; n += 2) {
    term = (-term * x * x) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

const SINES = Array.from({ length: QUARTER + 1 }, (_, part) => sineBySeries(part));

function sineOf(part: number): number {
  const at = ((part % CIRCLE) + CIRCLE) % CIRCLE;
  if (at <= QUARTER) return SINES[at]!;
  if (at <= 2 * QUARTER) return SINES[2 * QUARTER - at]!;
  if (at <= 3 * QUARTER) return -SINES[at - 2 * QUARTER]!;
  return -SINES[CIRCLE - at]!;
}

/** The unit vectors of the circle's parts, clockwise from 0, which points up the hole. */
export const UNIT_VECTORS: readonly Point[] = Array.from({ length: CIRCLE }, (_, part): Point => [
  sineOf(part),
  -sineOf(part + QUARTER),
]);

/** Returns the direction of an integer part, also beyond a full circle. */
export const unitVectorAt = (part: number): Point => UNIT_VECTORS[((part % CIRCLE) + CIRCLE) % CIRCLE]!;
