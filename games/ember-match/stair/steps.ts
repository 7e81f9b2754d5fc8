/** The stair: six floors of six steps, numbered from 0 at the cellar door. */
import type { Plan } from '../types';
import { ATTIC } from './attic';
import { CELLAR } from './cellar';
import type { StepRow } from './goal';
import { KITCHEN } from './kitchen';
import { LIBRARY } from './library';
import { NURSERY } from './nursery';
import { PARLOUR } from './parlour';

export interface Floor {
  name: string;
  steps: readonly StepRow[];
}

/** From below. */
export const FLOORS: readonly Floor[] = [
  { name: 'Cellar', steps: CELLAR },
  { name: 'Kitchen', steps: KITCHEN },
  { name: 'Parlour', steps: PARLOUR },
  { name: 'Library', steps: LIBRARY },
  { name: 'Nursery', steps: NURSERY },
  { name: 'Attic', steps: ATTIC },
];

export const STEPS: readonly StepRow[] = FLOORS.flatMap(({ steps }) => steps);
export const STARS_EACH = 3;
/** The most swaps that a step gives. */
export const MOST_MOVES = Math.max(...STEPS.map(({ moves }) => moves));

/** The board of a step: always the same one, so that it can be learned and compared. */
export function planOf(step: number): Plan {
  const { kinds, moves, goals, layout } = STEPS[step]!;
  return { seed: `stair ${step + 1}`, kinds, moves, goals, layout };
}

/** Stars for points on a step that was won. */
export function starsFor(step: number, points: number): number {
  return 1 + STEPS[step]!.stars.filter((least) => points >= least).length;
}

export const floorOf = (step: number): Floor => FLOORS.find(({ steps }) => steps.includes(STEPS[step]!))!;
