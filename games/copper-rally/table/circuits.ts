/** The circuits, as lists of points on a table of 100 by 64 units. */
import { CALM_CIRCUITS, WARM_UP } from './circuits-calm';
import { KEEN_CIRCUITS } from './circuits-keen';

export type Surface = 'wood' | 'cobble' | 'wet' | 'gravel' | 'rug';

/** A point of the road, and the road's surface from there on. */
export type Knot = readonly [x: number, y: number, surface?: Surface];

/** The kind of an object on the table. An object also has a rotation in degrees. */
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
export type PlacedThing = readonly [what: ThingKey, x: number, y: number, turn?: number];

export interface Circuit {
  name: string;
  about: string;
  cloth: 'oak' | 'walnut' | 'green' | 'blue' | 'red' | 'slate';
  knots: readonly Knot[];
  things: readonly PlacedThing[];
  /** The number of laps, 3 by default. */
  laps?: number;
  medals: readonly [gold: number, silver: number, bronze: number];
}

export const TABLE = { width: 100, height: 64 } as const;
const LAPS = 3;

/** The twelve circuits, followed by the warm-up. */
export const CIRCUITS: readonly Circuit[] = [...CALM_CIRCUITS, ...KEEN_CIRCUITS, WARM_UP];

export const lapsOf = ({ laps = LAPS }: Circuit): number => laps;
