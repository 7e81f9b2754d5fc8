/** The stages: the sequence of road pieces, the traffic, and the clock. */
import { FAR_STAGES, WARM_UP } from './stages-far';
import { NEAR_STAGES } from './stages-near';

/** The scenery beside the road, which also determines the ground and the walls. */
export type SceneKey =
  | 'town'
  | 'suburb'
  | 'orchard'
  | 'fields'
  | 'coast'
  | 'pines'
  | 'harbour'
  | 'tunnel'
  | 'bridge'
  | 'hills'
  | 'snow';

export type SkyKey = 'rose' | 'amber' | 'blue' | 'violet' | 'night' | 'snow';

/**
 * A piece of road: its length in meters, its curvature (positive is to the right, and at full speed the car can just
 * follow 8), its rise in meters, and its scene.
 */
export type Piece = readonly [length: number, curve: number, rise: number, scene: SceneKey];

export type Traveller = 'van' | 'car' | 'tram' | 'bike';

export interface Stage {
  name: string;
  about: string;
  sky: SkyKey;
  pieces: readonly Piece[];
  /** The distance between cars in meters, and their kinds. */
  traffic: { every: number; travellers: readonly Traveller[] };
  checkpoints: number;
  /** The number of seconds at the start, and the seconds that each checkpoint adds. */
  clock: readonly [start: number, more: number];
  medals: readonly [gold: number, silver: number, bronze: number];
}

/** The twelve stages, followed by the warm-up. */
export const STAGES: readonly Stage[] = [...NEAR_STAGES, ...FAR_STAGES, WARM_UP];
