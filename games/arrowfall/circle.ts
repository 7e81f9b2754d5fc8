/** Computes sines as integers, so that every JavaScript engine rounds them identically. */
import { CIRCLE } from './config';

const QUARTER = CIRCLE / 4;
const PI = 3.141592653589793;
/** The integer that represents 1 in fixed-point numbers. */
export const FIXED_POINT_ONE = 16384;

/** Returns the sine of an angle up to a quarter circle, computed by its power series. */
function sineBySeries(part: number): number {
  const x = (part * 2 * PI) / CIRCLE;
  let term = x;
  let sum = x;
  for (let n = 2; n < 22; n += 2) {
    term = (-term * x * x) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

const SINES = Array.from({ length: QUARTER + 1 }, (_, part) =>
  Math.round(sineBySeries(part) * FIXED_POINT_ONE),
);

/** Returns the sine of an angle, in units of 1/`FIXED_POINT_ONE`. The angle is an integer number of parts of a circle. */
export function sineOf(part: number): number {
  const at = ((part % CIRCLE) + CIRCLE) % CIRCLE;
  if (at <= QUARTER) return SINES[at]!;
  if (at <= 2 * QUARTER) return SINES[2 * QUARTER - at]!;
  if (at <= 3 * QUARTER) return -SINES[at - 2 * QUARTER]!;
  return -SINES[CIRCLE - at]!;
}

export const cosineOf = (part: number): number => sineOf(part + QUARTER);

/** Multiplies an integer by a fraction in units of 1/`FIXED_POINT_ONE`. */
export const multiplyByShare = (value: number, share: number): number =>
  Math.floor((value * share) / FIXED_POINT_ONE);
