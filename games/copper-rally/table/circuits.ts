/** The circuits, by the points that their roads run through on a table of 100 by 64. */
import { CALM_CIRCUITS, WARM_UP } from './circuits-calm';
import { KEEN_CIRCUITS } from './circuits-keen';

export type Surface = 'wood' | 'cobble' | 'wet' | 'gravel' | 'rug';

/** Where the road runs through, and what it is made of from there on. */
export type Knot = readonly [x: number, y: number, surface?: Surface];

/** A thing that stands about on the table, and how it is turned, in degrees. */
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
  /** Three, unless it says otherwise. */
  laps?: number;
  medals: readonly [gold: number, silver: number, bronze: number];
}

export const TABLE = { width: 100, height: 64 } as const;
const LAPS = 3;

/** Twelve, and the warm-up behind them. */
export const CIRCUITS: readonly Circuit[] = [...CALM_CIRCUITS, ...KEEN_CIRCUITS, WARM_UP];

export const lapsOf = ({ laps = LAPS }: Circuit): number => laps;
