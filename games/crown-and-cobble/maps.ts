/** The maps of both worlds, four per chapter. */
import { SEA_MAPS } from './maps-sea';
import { TOWN_MAPS } from './maps-town';
import type { MapSpec, WorldKey } from './types';

export const MAPS: Readonly<Record<WorldKey, readonly MapSpec[]>> = { town: TOWN_MAPS, sea: SEA_MAPS };
