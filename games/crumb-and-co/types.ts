/** The types of the game: modes, moves, guests, the kitchen, the state of play. */

export type ModeKey = 'first' | 'second' | 'third' | 'fourth';
export type KitchenKey = 'bakery' | 'ramen';

/** A move: the ticks since the previous move, and the pressed code. */
export type Move = [ticks: number, code: number];

/** An item for a guest: the code of a bake or a drink, or the layers of a bowl from bottom to top. */
export type OrderedThing = readonly number[];

export interface Guest {
  /** The tick at which the guest arrives, counted from the start of the evening. */
  at: number;
  wants: readonly OrderedThing[];
  patience: number;
  /** The number that determines hat, coat and face. */
  look: number;
}

export interface Evening {
  guests: readonly Guest[];
  /** The tick at which the shop closes, even with guests inside. */
  closing: number;
  /** The earnings required for one, two and three stars. */
  stars: readonly [number, number, number];
  /** The earnings required on calm evenings, on which tips are half. */
  calmStars: readonly [number, number, number];
}

export interface Week {
  kitchen: KitchenKey;
  mode: ModeKey;
  evenings: readonly Evening[];
}

export interface Seat {
  guest: Guest;
  /** The number of ticks until the guest's patience ends. */
  patienceLeft: number;
  /** Whether each wanted item was served. */
  served: boolean[];
}

export interface KitchenMachine {
  /** The code of the content, or -1 when empty. */
  content: number;
  /** The number of ticks since the content was put in. */
  ticks: number;
}

export type DayPhase = 'morning' | 'open' | 'over';

export interface Play {
  readonly week: Week;
  readonly penaltyMs: 0;
  phase: DayPhase;
  day: number;
  /** The total ticks of all evenings so far, and the ticks of the current evening. */
  tick: number;
  dayTick: number;
  isCalm: boolean;
  /** Whether each upgrade was bought. */
  owned: boolean[];
  purse: number;
  earned: number;
  /** The coins earned on each evening. The last item is the open evening. */
  takings: number[];
  /** The number of guests this week who were fully served, and who left without everything. */
  served: number;
  lost: number;
  nextGuest: number;
  seats: (Seat | null)[];
  machines: KitchenMachine[];
  drinks: KitchenMachine[];
  /** The items on the tray, or the layers of each bowl from bottom to top. */
  spots: number[][];
  /** The index of the bowl that is being filled. */
  active: number;
  /** The spot of the tray whose item the next press throws away, or -1 for none. */
  marked: number;
  /** The keys of the last guest's order, and the number of identical orders served in a row. */
  rowKeys: readonly number[];
  row: number;
  bestRow: number;
  /** The state before the last evening, from which it can be repeated. */
  before: PlaySnapshot | null;
}

export type PlaySnapshot = Pick<Play, 'owned' | 'purse' | 'earned' | 'served' | 'lost' | 'bestRow'>;

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

/** Receives an event, its position, and its coins. */
export type Listener = (event: GameEvent, at: number, coins: number) => void;
