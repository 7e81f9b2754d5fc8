/** Makes a hole out of what is special about it. */
import type { Hole } from './types';

const BARE = {
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

export const makeHole = (plan: Plan): Hole => ({ ...BARE, ...plan });
