/** Creates a hole from the properties in which it differs from the default. */
import type { Hole } from './types';

const EMPTY_HOLE = {
  blocks: [],
  posts: [],
  sand: [],
  ice: [],
  gaps: [],
  slopes: [],
  tunnels: [],
  ramps: [],
  movers: [],
};

type Plan = Pick<Hole, 'name' | 'par' | 'tee' | 'cup' | 'outline'> & Partial<Hole>;

export const makeHole = (plan: Plan): Hole => ({ ...EMPTY_HOLE, ...plan });
