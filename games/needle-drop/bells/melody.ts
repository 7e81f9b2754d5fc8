/**
 * Composes the tunes of the bells. They move mostly by step, a leap is followed by a step back, and the end returns to
 * the tonic.
 */
import type { Random } from '../../kit/seeded-random';

/** The short and long notes of a group of four eighths, by the number of notes. */
const CELLS: readonly (readonly number[])[] = [
  [2, 2],
  [1, 1, 2],
  [2, 1, 1],
  [1, 1, 1, 1],
];

/** The possible steps. A step that is listed more often is more likely. */
const STEPS = [1, 1, 1, -1, -1, -1, 2, -2, 0] as const;
const LEAP_STEPS = [3, -3, 4, -4] as const;

function pickNextBell(random: Random, tune: readonly number[], count: number): number {
  const last = tune.at(-1)!;
  const before = tune.at(-2) ?? last;
  const leap = last - before;
  // After a leap, the tune takes a step back.
  if (Math.abs(leap) > 2) return last - Math.sign(leap);
  const steps = count > 5 && random.below(6) === 0 ? LEAP_STEPS : STEPS;
  for (;;) {
    const next = last + random.pick(steps);
    const isThrice = next === last && last === before;
    // Detects an alternation between two notes, which is avoided.
    const isTrill = next === before && last === tune.at(-3);
    if (next >= 0 && next < count && !isThrice && !isTrill) return next;
    if (random.below(8) === 0) return last > 0 ? last - 1 : last + 1;
  }
}

// Returns the last two notes of a tune. The tune ends on the upper tonic, approached by the bell below it, or on the
// lower tonic, approached from sol or re, whichever is nearer.
function createCadence(last: number, before: number, count: number): [number, number] {
  if (count === 8 && last > 4) return [last === 6 ? 5 : 6, 7];
  if (last > 3 && last === count - 1) return [last - 1, 0];
  // Avoids another alternation between two notes.
  if (last === 1) return [before === 2 ? 1 : 2, 0];
  return [last === 0 && before === 1 ? 2 : 1, 0];
}

/** The maximum number of attempts to compose a tune with enough range. */
const MAX_ATTEMPTS = 40;
const WIDE_SHARE = 0.7;

/** Returns a tune as indexes of bells. It begins on do, mi or sol, ends on do, and uses most of the bells. */
export function makeTune(
  random: Random,
  count: number,
  length: number,
  chordal: readonly number[],
): number[] {
  const wideStepCount = Math.min(count, Math.max(2, Math.round(length * WIDE_SHARE)));
  let widestTune = drawTune(random, count, length, chordal);
  for (let tries = 0; tries < MAX_ATTEMPTS && new Set(widestTune).size < wideStepCount; tries++) {
    const other = drawTune(random, count, length, chordal);
    if (new Set(other).size > new Set(widestTune).size) widestTune = other;
  }
  return widestTune;
}

function drawTune(random: Random, count: number, length: number, chordal: readonly number[]): number[] {
  const tune = [random.pick(chordal)];
  while (tune.length < length - 2) tune.push(pickNextBell(random, tune, count));
  return [...tune, ...createCadence(tune.at(-1)!, tune.at(-2) ?? -1, count)];
}

/** Returns a rhythm for a number of notes. The last note is long. */
export function makeRhythm(random: Random, length: number): number[] {
  const rhythm: number[] = [];
  while (rhythm.length < length) rhythm.push(...random.pick(CELLS));
  rhythm.length = length;
  rhythm[length - 1] = 2;
  return rhythm;
}
