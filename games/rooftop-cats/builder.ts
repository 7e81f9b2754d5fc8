/**
 * Builds roofs, gaps and the objects on them, one after the other. Lengths are in ticks of running, so that a gap is
 * never impossible, at any speed.
 */
import type { Random } from '../kit/seeded-random';
import { UNITS_PER_DOT } from './config';
import type { Flock, Footing, FootingKind, Hazard, House, Moth, RoofKind } from './types';

/** The parts of a course. Each list is sorted by `x`. */
export interface TownPlan {
  readonly footings: Footing[];
  readonly hazards: Hazard[];
  readonly moths: Moth[];
  readonly flocks: Flock[];
  readonly houses: House[];
}

export interface Cursor {
  x: number;
  h: number;
}

export interface TownBuilder {
  readonly random: Random;
  /** The difficulty, 0 to 10. */
  readonly hard: number;
  readonly at: Cursor;
  /** Returns the distance in units that the cat runs here in a number of ticks. */
  run(ticks: number): number;
  between(from: number, to: number): number;
  /** Interpolates an integer between an easy and a hard value. */
  ease(easy: number, hard: number): number;
  gap(ticks: number, dots: number): void;
  /** Adds a roof. A gable and a mansard rise and fall again, a lean-to only rises. */
  roof(kind: RoofKind, ticks: number, riseDots?: number): Footing;
  footing(kind: FootingKind, x: number, end: number, h: number): Footing;
  chimney(x: number, widthDots: number, heightDots: number): void;
  hazard(kind: Hazard['kind'], middle: number, widthDots: number, ground: number): void;
  flock(x: number, count: number): void;
  /** Adds a moth at `h` for the last house, or with `isNext` for the next one. `worth` is its value in moths. */
  moth(x: number, h: number, options?: { isNext?: boolean; worth?: number }): void;
}

const MAX_ROOF_HEIGHT = 130;
const OVER_ROOF = { line: [23, 80], cock: [52, 118] } as const;

/** Returns a height after a change in dots. The change is reversed if it would exceed the limits of the town. */
const turnHeight = (h: number, dots: number): number => {
  const rise = dots * UNITS_PER_DOT;
  return Math.abs(h + rise) > MAX_ROOF_HEIGHT * UNITS_PER_DOT && Math.sign(h) === Math.sign(rise)
    ? h - rise
    : h + rise;
};

/** Creates a builder that continues at the cursor. */
export function createBuilder(
  town: TownPlan,
  at: Cursor,
  random: Random,
  hard: number,
  speedAt: (x: number) => number,
): TownBuilder {
  const randomBetween = (from: number, to: number) => from + random.below(to - from + 1);
  const run = (ticks: number) => ticks * speedAt(at.x);
  const makeFooting = (kind: FootingKind, x: number, end: number, h: number, endH: number): Footing => {
    const footing = { kind, x, end, h, endH, house: town.houses.length - 1 };
    town.footings.push(footing);
    return footing;
  };
  const go = (length: number, rise: number) => {
    const footing = makeFooting('roof', at.x, at.x + length, at.h, at.h + rise);
    at.x += length;
    at.h += rise;
    return footing;
  };
  return {
    random,
    hard,
    at,
    run,
    between: randomBetween,
    ease: (easy, max) => easy + Math.floor(((max - easy) * hard) / 10),
    gap(ticks, dots) {
      at.x += run(ticks);
      at.h = turnHeight(at.h, dots);
    },
    roof(kind, ticks, riseDots = 0) {
      const length = run(ticks);
      const rise = kind === 'lean' ? turnHeight(at.h, riseDots) - at.h : riseDots * UNITS_PER_DOT;
      const house = { id: town.houses.length, kind, x: at.x, end: at.x + length, moths: 0 };
      town.houses.push(house);
      if (kind === 'gable') {
        const half = length >> 1;
        const first = go(half, rise);
        go(length - half, -rise);
        return { ...first, end: house.end };
      }
      if (kind !== 'mansard') return go(length, kind === 'lean' ? rise : 0);
      const side = Math.floor(length / 6);
      go(side, rise);
      const top = go(length - 2 * side, 0);
      go(side, -rise);
      return top;
    },
    footing: (kind, x, end, h) => makeFooting(kind, x, end, h, h),
    chimney(x, widthDots, heightDots) {
      makeFooting(
        'chimney',
        x,
        x + widthDots * UNITS_PER_DOT,
        at.h + heightDots * UNITS_PER_DOT,
        at.h + heightDots * UNITS_PER_DOT,
      );
    },
    hazard(kind, middle, widthDots, ground) {
      const half = (widthDots * UNITS_PER_DOT) >> 1;
      const [low, high] = OVER_ROOF[kind];
      const [x, end] = [middle - half, middle + half];
      town.hazards.push({
        kind,
        x,
        end,
        low: ground + low * UNITS_PER_DOT,
        high: ground + high * UNITS_PER_DOT,
        ground,
      });
    },
    flock(x, count) {
      town.flocks.push({ x, h: at.h, count });
    },
    moth(x, h, { isNext = false, worth = 1 } = {}) {
      const house = town.houses.length - (isNext ? 0 : 1);
      town.moths.push({ x, h, worth, house });
    },
  };
}
