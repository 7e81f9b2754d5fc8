/** The words of the game: what stands on the range, how it moves, levels, shots, the state of play. */

export type WorldKey = 'fair' | 'harbour';
export type ModeKey = 'one' | 'two' | 'three' | 'four' | 'round';

/** A shot: its angle, its power, the tick at which it is loosed. Or: the level again, the next one, that one of the shelf. */
export type Move = [angle: number, power: number, tick: number] | ['again'] | ['next'] | ['go', number];

/** Periods are in ticks and divide the clock; `start` is where in it a thing begins. */
export type Motion = { period: number; start: number } & (
  | { kind: 'slide' | 'peek'; dx: number; dy: number }
  /** On a rope of this length, `reach` parts of a circle to either side. */
  | { kind: 'swing'; length: number; reach: number }
  | { kind: 'wheel'; radius: number; turn: 1 | -1 }
  /** From where it stands up by a height, then from below again. */
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
  /** The middle, in units of the range. */
  x: number;
  y: number;
  /** Half of the width and height; both the radius of what is round; a face has no width. */
  w: number;
  h: number;
  /** Length of the rope that it hangs from and that can be cut; 0 for none. */
  rope: number;
  motion: Motion | null;
  /** Numbers of the items to which fire runs from here. */
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
  /** Arrows of the harbour burn from the start unless it is a dark one. */
  isDark: boolean;
}

export type Happening =
  'hit' | 'cut' | 'thud' | 'bounce' | 'kindle' | 'douse' | 'fuse' | 'launch' | 'burst' | 'land' | 'ground';

export interface Event {
  step: number;
  kind: Happening;
  /** −1 where it is none. */
  item: number;
  x: number;
  y: number;
  points: number;
  /** Of a face: 1 is the gold. */
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

/** What can change about a level while it is played. */
export interface Scene {
  struck: readonly boolean[];
  /** How far each hung thing has fallen. */
  drops: readonly number[];
}

/** What one arrow does. Places are in units of the range. */
export interface Shot {
  tick: number;
  xs: readonly number[];
  ys: readonly number[];
  /** Steps until everything is at rest. */
  length: number;
  events: readonly Event[];
  /** The step at which each thing begins to fall, or its fuse to burn. */
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
  /** The level that is played, and the furthest one that was come to; after the end `at` is the number of levels. */
  at: number;
  reached: number;
  scene: Scene;
  used: number;
  points: number;
  stuck: Stuck[];
}
