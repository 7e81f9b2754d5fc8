/** Builds the endless town of a seed section by section as the cat approaches. The same seed always gives the same town. */
import { createRandom, type Random } from '../kit/seeded-random';
import { createBuilder, type Cursor, type TownPlan } from './builder';
import { UNITS_PER_DOT, METRE, MODES, type Mode } from './config';
import { LESSONS, PATTERNS, type Pattern } from './patterns';
import type { ModeKey } from './types';

export interface Course extends TownPlan {
  /** The position where each section begins. */
  readonly starts: readonly number[];
  /** Returns the speed at a position, in units per tick. */
  speedAt(x: number): number;
  /** Builds sections until there is one beyond the position. */
  reach(x: number): void;
}

const START_MARGIN = 700 * UNITS_PER_DOT;
const SLACK = 400 * UNITS_PER_DOT;

function speedOf({ pace }: Mode, x: number): number {
  const metres = Math.max(0, x) / METRE;
  for (let i = 1; i < pace.length; i++) {
    const [from, slow] = pace[i - 1]!;
    const [to, fast] = pace[i]!;
    if (metres < to) return slow + Math.floor(((fast - slow) * (metres - from)) / (to - from));
  }
  return pace.at(-1)![1];
}

function choosePattern(random: Random, hard: number, last: Pattern['lay'] | undefined): Pattern['lay'] {
  const open = PATTERNS.filter(({ lay: appendPlan, from }) => from <= hard && appendPlan !== last);
  let ticket = random.below(open.reduce((sum, { weight }) => sum + weight, 0));
  for (const { lay: appendPlan, weight } of open) if ((ticket -= weight) < 0) return appendPlan;
  return open[0]!.lay;
}

/** Creates the course of a seed. */
export function createCourse(seed: string, modeKey: ModeKey): Course {
  const mode = MODES[modeKey];
  const town: TownPlan = { footings: [], hazards: [], moths: [], flocks: [], houses: [] };
  const at: Cursor = { x: -START_MARGIN, h: 0 };
  const starts: number[] = [];
  let last: Pattern['lay'] | undefined;
  const speedAt = (x: number) => speedOf(mode, x);
  const appendPlan = () => {
    const index = starts.length;
    const random = createRandom(`${seed}/${modeKey}/${index}`);
    const metres = Math.max(0, at.x) / METRE;
    const hard = Math.min(mode.hardTo, mode.hardFrom + Math.floor(metres / mode.metresToHarder));
    const first = town.moths.length;
    const firstFooting = town.footings.length;
    starts.push(at.x);
    last = LESSONS[index] ?? choosePattern(random, hard, last);
    last(createBuilder(town, at, random, hard, speedAt));
    const moths = town.moths.splice(first).sort((a, b) => a.house - b.house || a.x - b.x);
    for (const moth of moths) town.houses[moth.house]!.moths++;
    town.moths.push(...moths);
    town.footings.push(...town.footings.splice(firstFooting).sort((a, b) => a.x - b.x));
  };
  const course: Course = {
    ...town,
    starts,
    speedAt,
    reach(x) {
      while (at.x < x + SLACK) appendPlan();
    },
  };
  course.reach(0);
  return course;
}
