/** Tunes the handling of the car on the road. Speeds are in meters per tick, widths are relative to half the road. */

export const CAR = {
  fastest: 1.03,
  /** The fraction of the difference to full speed that each tick adds. */
  pull: 0.0105,
  least: 0.0022,
  brake: 0.0125,
  coast: 0.006,
} as const;

/** The steering: how fast it turns and returns, and how far it moves the car per tick. */
export const WHEEL = { turn: 0.11, back: 0.16, reach: 0.034, still: 0.35 } as const;
/** The sideways force of a bend with curvature 1 at full speed. */
export const OUTWARD_PULL = 0.0044;

export const SLIDE_TUNING = {
  from: 0.45,
  until: 0.35,
  wheel: 0.5,
  grip: 1.5,
  /** The fraction of full speed that a sliding car approaches. */
  hold: 0.86,
  fade: 0.012,
  /**
   * The minimum number of ticks of sliding, and the number of ticks of the push that it earns. A longer slide earns a
   * longer push.
   */
  pushes: [
    [100, 62],
    [45, 32],
  ],
} as const;

export const BURST = {
  most: 1.28,
  push: 1.14,
  pull: 0.05,
  ticks: 100,
  price: 30,
  full: 90,
  lamp: 5,
} as const;
/** The range of the slipstream behind another car, and the speed that it adds. */
export const DRAFT = { metres: 34, width: 0.26, gain: 0.34, most: 1.06 } as const;

export const VERGE = { from: 1.04, most: 0.46, drag: 0.022 } as const;
export const WALL = { speedShare: 0.7, back: 0.03 } as const;
/** The collision distances: `metres` along the road, the others across it, relative to half the road. */
export const COLLISION_DISTANCE = { lamp: 0.3, car: 0.16, metres: 5 } as const;
export const WIDTHS = { van: 0.2, car: 0.17, tram: 0.25, bike: 0.06 } as const;
export const LENGTHS = { van: 6, car: 5, tram: 14, bike: 3 } as const;
export const CRASH = { speedShare: 0.45, safeTicks: 50 } as const;

/**
 * Easy steering: bends pull less while the player steers into them, the edge of the road pushes back, and the car
 * brakes automatically.
 */
export const EASY_STEERING = {
  straight: 2,
  outward: 0.4,
  edge: 0.62,
  push: 0.05,
  fastest: 0.86,
  look: 14,
} as const;
