/** The types of the game: modes, moves, guests, the kitchen, the state of play. */

export type ModeKey = 'first' | 'second' | 'third' | 'fourth';
export type KitchenKey = 'bakery' | 'ramen';

/** Ticks since the previous move, then the pressed code. */
export type Move = [ticks: number, code: number];

/** An item for a guest: one code for a bake or a drink, or the layers of a bowl from the bottom. */
export type Thing = readonly number[];

export interface Guest {
  /** The tick of the evening at which the guest arrives. */
  at: number;
  wants: readonly Thing[];
  patience: number;
  /** Determines hat, coat and face. */
  look: number;
}

export interface Evening {
  guests: readonly Guest[];
  /** The tick at which the door is locked, even with guests inside. */
  closing: number;
  /** The earnings for one, two and three stars. */
  stars: readonly [number, number, number];
  /** The same for calm evenings, whose tips are half. */
  calmStars: readonly [number, number, number];
}

export interface Week {
  kitchen: KitchenKey;
  mode: ModeKey;
  evenings: readonly Evening[];
}

export interface Seat {
  guest: Guest;
  /** The remaining ticks of patience. */
  left: number;
  /** Which of the wants were served. */
  given: boolean[];
}

export interface Machine {
  /** The code of its content, -1 for nothing. */
  what: number;
  /** The ticks that it has been in. */
  ticks: number;
}

export type Phase = 'morning' | 'open' | 'over';

export interface Play {
  readonly week: Week;
  readonly penaltyMs: 0;
  phase: Phase;
  day: number;
  /** The ticks of all evenings so far, then those of this one. */
  tick: number;
  dayTick: number;
  isCalm: boolean;
  /** Which upgrades were bought. */
  owned: boolean[];
  purse: number;
  earned: number;
  /** Coins by evening; the last is the open one. */
  takings: number[];
  /** The guests who were fully served, and who left without, this week. */
  served: number;
  lost: number;
  nextGuest: number;
  seats: (Seat | null)[];
  machines: Machine[];
  drinks: Machine[];
  /** The tray, or the bowls: the layers of each place from the bottom. */
  spots: number[][];
  /** The bowl that is being filled. */
  active: number;
  /** The place of the tray whose item is thrown away on the next press, -1 for none. */
  marked: number;
  /** The keys of the last guest's order, and the length of the row. */
  rowKeys: readonly number[];
  row: number;
  bestRow: number;
  /** The state before the last evening, which can be repeated. */
  before: Before | null;
}

export type Before = Pick<Play, 'owned' | 'purse' | 'earned' | 'served' | 'lost' | 'bestRow'>;

export type GameEvent =
  | 'came'
  | 'put'
  | 'taken'
  | 'ready'
  | 'burnt'
  | 'thrown'
  | 'marked'
  | 'added'
  | 'part'
  | 'served'
  | 'left'
  | 'bought'
  | 'opened'
  | 'closed';

/** An event, its place, and its coins. */
export type Listener = (what: GameEvent, at: number, coins: number) => void;
