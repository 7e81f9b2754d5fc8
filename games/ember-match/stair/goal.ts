/** Helpers for the tables of the floors. */
import { KINDS } from '../config';
import type { Goal } from '../types';

export interface StepDefinition {
  name: string;
  kinds: number;
  moves: number;
  /** The points for the second and the third star. Reaching the goal earns the first star. */
  stars: readonly [two: number, three: number];
  goals: readonly Goal[];
  /** The layout (see `LAYOUT_SIGNS`), or null for an open board. */
  layout: readonly string[] | null;
}

export const [RUBY, AMBER, OLIVE, TEAL, SAPPHIRE, PLUM] = [0, 1, 2, 3, 4, KINDS.length - 1] as const;

export const collectGoal = (kind: number, count: number): Goal => ({ type: 'collect', kind, count });
export const scoreGoal = (count: number): Goal => ({ type: 'score', count });
export const FROST: Goal = { type: 'frost' };
export const CRATES: Goal = { type: 'crates' };
export const LANTERNS: Goal = { type: 'lanterns' };
export const KETTLES: Goal = { type: 'kettles' };
