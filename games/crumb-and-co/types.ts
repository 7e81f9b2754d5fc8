/** The words of the game: modes, moves, guests, what stands in the kitchen, the state of play. */

export type ModeKey = 'first' | 'second' | 'third' | 'fourth';
export type KitchenKey = 'bakery' | 'ramen';

/** Ticks since the move before, then what was pressed. */
export type Move = [ticks: number, code: number];

/** What a guest can be handed: one code for a bake or a drink, or the layers of a bowl from below. */
export type Thing = readonly number[];

export interface Guest {
  /** The tick of the evening at which the guest comes to the door. */
  at: number;
  wants: readonly Thing[];
  patience: number;
  /** Chooses hat, coat and face. */
  look: number;
}

export interface Evening {
  guests: readonly Guest[];
  /** The tick at which the door is locked, whoever is still there. */
  closing: number;
  /** What has to be earned for one, two and three stars. */
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
  /** Ticks of patience that are left. */
  left: number;
  /** Which of the wants were handed over. */
  given: boolean[];
}

export interface Machine {
  /** What is in it: a code, -1 for nothing. */
  what: number;
  /** Ticks that it has been in. */
  ticks: number;
}

export type Phase = 'morning' | 'open' | 'over';

export interface Play {
  readonly week: Week;
  readonly penaltyMs: 0;
  phase: Phase;
  day: number;
  /** Ticks of all evenings so far, then those of this one. */
  tick: number;
  dayTick: number;
  isCalm: boolean;
  /** Which upgrades were bought. */
  owned: boolean[];
  purse: number;
  earned: number;
  /** Coins by evening; the last is the one that is open. */
  takings: number[];
  /** Guests who were served whole, and who left without, this week. */
  served: number;
  lost: number;
  nextGuest: number;
  seats: (Seat | null)[];
  machines: Machine[];
  drinks: Machine[];
  /** The tray, or the bowls: what lies in each place from below. */
  spots: number[][];
  /** The bowl that is being filled. */
  active: number;
  /** The place of the tray that is thrown away when it is pressed again, -1 for none. */
  marked: number;
  /** What the last guest was served, and how often in a row. */
  rowKeys: readonly number[];
  row: number;
  bestRow: number;
  /** How things stood before the last evening, which can be played again. */
  before: Before | null;
}

export type Before = Pick<Play, 'owned' | 'purse' | 'earned' | 'served' | 'lost' | 'bestRow'>;

export type Happening =
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

/** What happened, where, and how many coins it brought. */
export type Listener = (what: Happening, at: number, coins: number) => void;
