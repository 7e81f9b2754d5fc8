/** Makes the tunes of the bells: mostly by step, a leap is turned back, and the end comes home. */
import type { Random } from '../../kit/seeded-random';

/** Short and long notes by the length of a group of four quavers. */
const CELLS: readonly (readonly number[])[] = [
  [2, 2],
  [1, 1, 2],
  [2, 1, 1],
  [1, 1, 1, 1],
];

/** Steps that may follow, each as often as it stands here. */
const STEPS = [1, 1, 1, -1, -1, -1, 2, -2, 0] as const;
const LEAP_STEPS = [3, -3, 4, -4] as const;

function nextOf(random: Random, tune: readonly number[], count: number): number {
  const last = tune.at(-1)!;
  const before = tune.at(-2) ?? last;
  const leap = last - before;
  // A leap is filled from within.
  if (Math.abs(leap) > 2) return last - Math.sign(leap);
  const steps = count > 5 && random.below(6) === 0 ? LEAP_STEPS : STEPS;
  for (;;) {
    const next = last + random.pick(steps);
    const isThrice = next === last && last === before;
    // There and back and there again is no tune.
    const isTrill = next === before && last === tune.at(-3);
    if (next >= 0 && next < count && !isThrice && !isTrill) return next;
    if (random.below(8) === 0) return last > 0 ? last - 1 : last + 1;
  }
}

// Home by the leading bell to the do above, by sol, or by re, whichever is near.
function cadenceAfter(last: number, before: number, count: number): [number, number] {
  if (count === 8 && last > 4) return [last === 6 ? 5 : 6, 7];
  if (last > 3 && last === count - 1) return [last - 1, 0];
  // Not there and back again once more.
  if (last === 1) return [before === 2 ? 1 : 2, 0];
  return [last === 0 && before === 1 ? 2 : 1, 0];
}

/** Tunes that are tried for one that is wide enough. */
const TRIES = 40;
const WIDE_SHARE = 0.7;

/** Gives the places of bells of a tune: it begins on do, mi or sol, ends on do, and rings most of the bells that it can. */
export function makeTune(
  random: Random,
  count: number,
  length: number,
  chordal: readonly number[],
): number[] {
  const wanted = Math.min(count, Math.max(2, Math.round(length * WIDE_SHARE)));
  let widest = drawTune(random, count, length, chordal);
  for (let tries = 0; tries < TRIES && new Set(widest).size < wanted; tries++) {
    const other = drawTune(random, count, length, chordal);
    if (new Set(other).size > new Set(widest).size) widest = other;
  }
  return widest;
}

function drawTune(random: Random, count: number, length: number, chordal: readonly number[]): number[] {
  const tune = [random.pick(chordal)];
  while (tune.length < length - 2) tune.push(nextOf(random, tune, count));
  return [...tune, ...cadenceAfter(tune.at(-1)!, tune.at(-2) ?? -1, count)];
}

/** Gives the rhythm of so many notes; the last is long. */
export function makeRhythm(random: Random, length: number): number[] {
  const rhythm: number[] = [];
  while (rhythm.length < length) rhythm.push(...random.pick(CELLS));
  rhythm.length = length;
  rhythm[length - 1] = 2;
  return rhythm;
}
