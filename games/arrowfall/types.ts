/** The types of the game: objects, motions, levels, shots, the state of play. */

export type WorldKey = 'fair' | 'harbour';
export type ModeKey = 'one' | 'two' | 'three' | 'four' | 'round';

/** A shot with its angle, power and tick; or a restart of the level, the next level, or a level of the list. */
export type Move = [angle: number, power: number, tick: number] | ['again'] | ['next'] | ['go', number];

/** Periods are in ticks and divide the clock; `start` is the phase at which an object begins. */
export type Motion = { period: number; start: number } & (
  | { kind: 'slide' | 'peek'; dx: number; dy: number }
  /** On a rope of this length, swinging `reach` parts of a circle to either side. */
  | { kind: 'swing'; length: number; reach: number }
  | { kind: 'wheel'; radius: number; turn: 1 | -1 }
  /** Rises by a height, then starts from below again. */
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
  /** The center, in units of the range. */
  x: number;
  y: number;
  /** Half the width and height; both are the radius of a round object; a target face has no width. */
  w: number;
  h: number;
  /** The length of the rope that holds it and can be cut; 0 for none. */
  rope: number;
  motion: Motion | null;
  /** The numbers of the items to which fire spreads from here. */
  fuses: readonly number[];
}

export interface Level {
  name: string;
  /** One line about the idea. */
  hint: string;
  items: readonly Item[];
  /** Arrows for three stars. */
  par: number;
  quiver: number;
  /** −3 to 3, to the right; with a period it swings between this and its opposite. */
  wind: number;
  gust: number;
  /** Height of the bow. */
  stand: number;
  /** Whether the arrows do not burn from the start, in the harbor. */
  isDark: boolean;
}

export type GameEvent =
  'hit' | 'cut' | 'thud' | 'bounce' | 'kindle' | 'douse' | 'fuse' | 'launch' | 'burst' | 'land' | 'ground';

export interface Event {
  step: number;
  kind: GameEvent;
  /** −1 for none. */
  item: number;
  x: number;
  y: number;
  points: number;
  /** The ring of a target face, where 1 is the gold. */
  ring: number;
}

/** An arrow that sticks: in an item, relative to it, or in the ground. */
export interface Stuck {
  item: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  isBurning: boolean;
}

/** The parts of a level that can change in play. */
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
  /** Steps until everything is at rest. */
  length: number;
  events: readonly Event[];
  /** The step at which each object begins to fall, or its fuse to burn. */
  falls: readonly { item: number; step: number; from: number }[];
  fires: readonly { item: number; from: number; step: number; length: number }[];
  launches: readonly { item: number; step: number }[];
  scene: Scene;
  points: number;
  hits: number;
  stuck: Stuck | null;
}

export interface Best {
  stars: number;
  points: number;
}

export interface Play {
  readonly penaltyMs: 0;
  readonly levels: readonly Level[];
  /** The best of each level so far. */
  readonly best: Best[];
  /** The index of the current level, and of the furthest level reached. After the end, `at` is the number of levels. */
  at: number;
  reached: number;
  scene: Scene;
  used: number;
  points: number;
  stuck: Stuck[];
}
