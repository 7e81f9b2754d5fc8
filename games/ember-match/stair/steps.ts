/** The stair: six floors of six steps, numbered from 0 at the cellar door. */
import type { Plan } from '../types';
import { ATTIC } from './attic';
import { CELLAR } from './cellar';
import type { StepDefinition } from './goal';
import { KITCHEN } from './kitchen';
import { LIBRARY } from './library';
import { NURSERY } from './nursery';
import { PARLOUR } from './parlour';

export interface Floor {
  name: string;
  steps: readonly StepDefinition[];
}

/** The floors from the bottom up. */
export const FLOORS: readonly Floor[] = [
  { name: 'Cellar', steps: CELLAR },
  { name: 'Kitchen', steps: KITCHEN },
  { name: 'Parlour', steps: PARLOUR },
  { name: 'Library', steps: LIBRARY },
  { name: 'Nursery', steps: NURSERY },
  { name: 'Attic', steps: ATTIC },
];

export const STEPS: readonly StepDefinition[] = FLOORS.flatMap(({ steps }) => steps);
export const STARS_EACH = 3;
/** The maximum number of swaps of a step. */
export const MAX_MOVES = Math.max(...STEPS.map(({ moves }) => moves));

/** The number of boards of each step. Each loss selects the next board, and after the last one the first again. */
export const BOARDS_EACH = 8;

/** Encodes a step and one of its boards as a number, the board code. */
export const boardCodeOf = (step: number, board: number): number => step + STEPS.length * board;
export const stepOfBoardCode = (boardCode: number): number => boardCode % STEPS.length;

/** Returns the plan of a board code. The embers are always the same, so that players can learn and compare boards. */
export function planOf(boardCode: number): Plan {
  const step = stepOfBoardCode(boardCode);
  const { kinds, moves, goals, layout } = STEPS[step]!;
  const board = Math.floor(boardCode / STEPS.length);
  const seed = `stair ${step + 1}${board ? `, board ${board + 1}` : ''}`;
  return { seed, kinds, moves, goals, layout };
}

/** Returns the number of stars for the points of a won step. */
export function starsFor(step: number, points: number): number {
  return 1 + STEPS[step]!.stars.filter((min) => points >= min).length;
}

export const floorOf = (step: number): Floor => FLOORS.find(({ steps }) => steps.includes(STEPS[step]!))!;
