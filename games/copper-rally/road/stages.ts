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

/** Meters, curvature (positive is right; eight is the maximum for the wheel at full speed), meters of rise, scene. */
export type Piece = readonly [length: number, curve: number, rise: number, scene: SceneKey];

export type Traveller = 'van' | 'car' | 'tram' | 'bike';

export interface Stage {
  name: string;
  about: string;
  sky: SkyKey;
  pieces: readonly Piece[];
  /** The meters between cars, and their kinds. */
  traffic: { every: number; who: readonly Traveller[] };
  checkpoints: number;
  /** Seconds at the start, and for every checkpoint. */
  clock: readonly [start: number, more: number];
  medals: readonly [gold: number, silver: number, bronze: number];
}

/** Twelve, followed by the warm-up. */
export const STAGES: readonly Stage[] = [...NEAR_STAGES, ...FAR_STAGES, WARM_UP];
