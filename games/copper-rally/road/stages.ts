/** The stages, as they are driven: pieces of road one after the other, who else is on it, and the clock. */
import { FAR_STAGES, WARM_UP } from './stages-far';
import { NEAR_STAGES } from './stages-near';

/** What stands beside the road; the ground and the walls go with it. */
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

/** Metres, how tight (right is more; eight is what the wheel holds at full speed), metres of rise, what it leads through. */
export type Piece = readonly [length: number, curve: number, rise: number, scene: SceneKey];

export type Traveller = 'van' | 'car' | 'tram' | 'bike';

export interface Stage {
  name: string;
  about: string;
  sky: SkyKey;
  pieces: readonly Piece[];
  /** Metres from one traveller to the next, and who they are. */
  traffic: { every: number; who: readonly Traveller[] };
  checkpoints: number;
  /** Seconds at the start, and for every checkpoint. */
  clock: readonly [start: number, more: number];
  medals: readonly [gold: number, silver: number, bronze: number];
}

/** Twelve, and the warm-up behind them. */
export const STAGES: readonly Stage[] = [...NEAR_STAGES, ...FAR_STAGES, WARM_UP];
