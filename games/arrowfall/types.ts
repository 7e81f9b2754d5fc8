/** The types of the game: objects, motions, levels, shots, the state of play. */

export type WorldKey = 'fair' | 'harbour';
export type ModeKey = 'one' | 'two' | 'three' | 'four' | 'round';

/** A move: a shot with its angle, power and tick, a restart of the level, the next level, or a level from the list. */
export type Move = [angle: number, power: number, tick: number] | ['again'] | ['next'] | ['go', number];

/** The motion of an object. Periods are in ticks and divide `CLOCK`; `start` is the initial phase in ticks. */
export type Motion = { period: number; start: number } & (
  | { kind: 'slide' | 'peek'; dx: number; dy: number }
  /** Swings on a rope of this length, by `reach` parts of a circle to each side. */
  | { kind: 'swing'; length: number; reach: number }
  | { kind: 'wheel'; radius: number; turn: 1 | -1 }
  /** Rises by this height, then starts again at the bottom. */
  | { kind: 'rise'; height: number }
);

export type ItemKind =
  | 'face'
  | 'balloon'
  | 'apple'
  | 'bell'
  | 'board'
  | 'drum'
  | 'sack'
  | 'gate'
  | 'lantern'
  | 'brazier'
  | 'spout'
  | 'rocket';

export interface Item {
  kind: ItemKind;
  /** The center of the item, in units of the range. */
  x: number;
  y: number;
  /** Half the width and half the height. Both are the radius of a round item. A target face has no width. */
  w: number;
  h: number;
  /** The length of the rope on which the item hangs, which an arrow can cut; 0 without a rope. */
  rope: number;
  motion: Motion | null;
  /** The indexes of the items to which fire spreads from this one. */
  fuses: readonly number[];
}

export interface Level {
  name: string;
  /** One line of advice for the level. */
  hint: string;
  items: readonly Item[];
  /** The number of arrows that earns three stars. */
  par: number;
  quiver: number;
  /** The wind to the right, −3 to 3. With `gust` as its period, it swings between this value and its negative. */
  wind: number;
  gust: number;
  /** The height of the bow. */
  stand: number;
  /** Whether arrows in the harbor are not on fire when they leave the bow. */
  isDark: boolean;
}

export type GameEvent =
  'hit' | 'cut' | 'thud' | 'bounce' | 'kindle' | 'douse' | 'fuse' | 'launch' | 'burst' | 'land' | 'ground';

export interface Event {
  step: number;
  kind: GameEvent;
  /** The index of the item, or −1 for none. */
  item: number;
  x: number;
  y: number;
  points: number;
  /** The ring that was hit on a target face, where 1 is the gold. */
  ring: number;
}

/** An arrow that sticks in an item or in the ground. Its position is relative to the item. */
export interface StuckArrow {
  item: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  isBurning: boolean;
}

/** The parts of a level that change during play. */
export interface Scene {
  struck: readonly boolean[];
  /** The distance that each hanging object has fallen. */
  drops: readonly number[];
}

/** The effects of one arrow. Positions are in units of the range. */
export interface Shot {
  tick: number;
  xs: readonly number[];
  ys: readonly number[];
  /** The number of steps until everything is at rest. */
  length: number;
  events: readonly Event[];
  /** The step at which each object begins to fall, or its fuse begins to burn. */
  falls: readonly { item: number; step: number; from: number }[];
  fires: readonly { item: number; from: number; step: number; length: number }[];
  launches: readonly { item: number; step: number }[];
  scene: Scene;
  points: number;
  hits: number;
  stuckArrow: StuckArrow | null;
}

export interface Best {
  stars: number;
  points: number;
}

export interface Play {
  readonly penaltyMs: 0;
  readonly levels: readonly Level[];
  /** The best result of each level so far. */
  readonly best: Best[];
  /** The index of the current level, and of the furthest level reached. After the end, `at` is the number of levels. */
  at: number;
  reached: number;
  scene: Scene;
  used: number;
  points: number;
  stuckArrows: StuckArrow[];
}
