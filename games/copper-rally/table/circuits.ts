/** The circuits, by the points of their roads on a table of 100 by 64. */
import { CALM_CIRCUITS, WARM_UP } from './circuits-calm';
import { KEEN_CIRCUITS } from './circuits-keen';

export type Surface = 'wood' | 'cobble' | 'wet' | 'gravel' | 'rug';

/** A point of the road, and its surface from there on. */
export type Knot = readonly [x: number, y: number, surface?: Surface];

/** An object on the table, and its rotation in degrees. */
export type ThingKey =
  | 'lamp'
  | 'cup'
  | 'book'
  | 'pencil'
  | 'house'
  | 'tree'
  | 'biscuit'
  | 'plant'
  | 'dice'
  | 'spoon'
  | 'inkwell'
  | 'pawn'
  | 'station';
export type Thing = readonly [what: ThingKey, x: number, y: number, turn?: number];

export interface Circuit {
  name: string;
  about: string;
  cloth: 'oak' | 'walnut' | 'green' | 'blue' | 'red' | 'slate';
  knots: readonly Knot[];
  things: readonly Thing[];
  /** Three by default. */
  laps?: number;
  medals: readonly [gold: number, silver: number, bronze: number];
}

export const TABLE = { width: 100, height: 64 } as const;
const LAPS = 3;

/** Twelve, followed by the warm-up. */
export const CIRCUITS: readonly Circuit[] = [...CALM_CIRCUITS, ...KEEN_CIRCUITS, WARM_UP];

export const lapsOf = ({ laps = LAPS }: Circuit): number => laps;
