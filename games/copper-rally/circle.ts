/** Computes sines with arithmetic that every JavaScript engine rounds identically. The circle is divided into equal parts. */

export const CIRCLE = 1440;
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

/** Returns the sine of an angle in parts of the circle. The result is rounded. */
export function sineOf(part: number): number {
  const at = ((Math.round(part) % CIRCLE) + CIRCLE) % CIRCLE;
  if (at <= QUARTER) return SINES[at]!;
  if (at <= 2 * QUARTER) return SINES[2 * QUARTER - at]!;
  if (at <= 3 * QUARTER) return -SINES[at - 2 * QUARTER]!;
  return -SINES[CIRCLE - at]!;
}

export const cosineOf = (part: number): number => sineOf(part + QUARTER);
