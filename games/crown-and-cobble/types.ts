/** The types of the game: modes, moves, towers, intruders, maps, the night in play. */

export type WorldKey = 'town' | 'sea';
export type ChapterKey = 'first' | 'second' | 'third';
export type StrengthKey = 'calm' | 'brisk' | 'fierce';
export type ModeKey = `${ChapterKey}-${StrengthKey}`;

/** Ticks since the previous move, the action, and its place or object. */
export type Move = [ticks: number, action: number, arg: number];

/** The damage type of a tower; each intruder resists each type differently. */
export type Force = 'light' | 'blow' | 'sound';
export type Manner = 'shot' | 'lob' | 'pulse' | 'beam' | 'aura' | 'block';
export type Reach = 'all' | 'ground' | 'air';

export interface Stats {
  manner: Manner;
  force: Force;
  reach: Reach;
  /** Distances are in hundredths of a cell, times in ticks. */
  range: number;
  every: number;
  damage: number;
  /** The number of intruders that a shot hits. */
  count: number;
  splash: number;
  slowPercent: number;
  slowTicks: number;
  stunTicks: number;
  /** The distance by which a hit pushes back. */
  push: number;
  /** The extra percentage against flying intruders. */
  airPercent: number;
  /** Whether it reveals intruders that hide in the dark. */
  isLight: boolean;
  /** Whether the beam also shines backward. */
  isTwin: boolean;
  /** The percentage by which neighbors get faster. */
  boost: number;
  /** The coins at the end of every wave. */
  coins: number;
}

export interface Way extends Partial<Stats> {
  cost: number;
}

export interface TowerKind extends Stats {
  key: string;
  cost: number;
  ways: readonly [Way, Way];
}

export interface IntruderKind {
  key: string;
  /** The letter in the wave lists. */
  code: string;
  hp: number;
  /** In hundredths of a cell per tick. */
  speed: number;
  bounty: number;
  /** The hearts lost when it comes through. */
  hearts: number;
  armour: number;
  /** The percentage of each damage type that it takes. */
  takes: Readonly<Record<Force, number>>;
  isFlying: boolean;
  /** Whether it moves straight from the gate to the goal. */
  isStraight: boolean;
  isHidden: boolean;
  /** The kind and number of intruders that emerge from it. */
  splits: readonly [code: string, count: number] | null;
  /** The strength that it restores to those around it, per second. */
  heals: number;
  isBoss: boolean;
}

export type Point = readonly [x: number, y: number];

export interface MapSpec {
  name: string;
  /** `o` is a spot for a tower in the town; at sea `#` is rock, `A` to `C` a gate, `H` the harbor. */
  rows: readonly string[];
  /** In the town: the corners of each lane, such as `0,1 6,1 6,3`. */
  lanes?: readonly string[];
  coins: number;
  /** The percentage of the intruders' strength. */
  might: number;
  waves: readonly string[];
}

/** A path over corners, measured from its gate. */
export interface Lane {
  points: readonly Point[];
  /** The distance to each corner. */
  at: readonly number[];
  total: number;
}

/** A prepared map: positions and paths. */
export interface Ground {
  world: WorldKey;
  index: number;
  name: string;
  lanes: readonly Lane[];
  gates: readonly Point[];
  goal: Point;
  /** In the town the spots for towers, at sea every cell. */
  spots: readonly Point[];
  /** By cell: whether it blocks boats. */
  rocks: readonly boolean[];
  /** From each gate straight to the goal. */
  straights: readonly Lane[];
  waves: readonly (readonly Spawn[])[];
}

export interface Spawn {
  at: number;
  kind: number;
  gate: number;
}

export interface Tower {
  spot: number;
  kind: number;
  /** -1 until one of the two branches is chosen. */
  way: number;
  /** 0, then 1 and 2 on the branch. */
  level: number;
  stats: Stats;
  x: number;
  y: number;
  wait: number;
  /** Ticks for which it stays dark. */
  dark: number;
  boost: number;
  /** One of eight, clockwise from the right; for beams. */
  dir: number;
  spent: number;
}

export interface Intruder {
  id: number;
  kind: number;
  hp: number;
  full: number;
  x: number;
  y: number;
  /** The remaining distance, in hundredths of a cell. */
  left: number;
  gate: number;
  dist: number;
  cell: number;
  next: number;
  step: number;
  slow: number;
  slowTicks: number;
  stun: number;
  isLit: boolean;
  isGone: boolean;
  /** Ticks until the boss's next action, or the next healing. */
  turn: number;
}

export interface Shot {
  tower: Tower;
  stats: Stats;
  target: Intruder;
  x: number;
  y: number;
  ticks: number;
  flight: number;
}

export type GameEvent =
  | 'called'
  | 'cleared'
  | 'shot'
  | 'lob'
  | 'land'
  | 'pulse'
  | 'gone'
  | 'split'
  | 'through'
  | 'snuffed'
  | 'built'
  | 'raised'
  | 'sold'
  | 'turned'
  | 'spell'
  | 'won'
  | 'lost';

/** A map in play. */
export interface Night {
  readonly ground: Ground;
  readonly strength: StrengthKey;
  /** The percentage of the intruders' strength, by strength and map. */
  readonly might: number;
  tick: number;
  coins: number;
  hearts: number;
  points: number;
  /** The number of called waves so far. */
  wave: number;
  /** The waves that are still arriving: wave, index in its list, ticks since it was called. */
  coming: { wave: number; next: number; ticks: number }[];
  /** Ticks until the next wave comes by itself; -1 when none is due. */
  rest: number;
  crowd: Intruder[];
  towers: Tower[];
  /** By spot. */
  built: (Tower | null)[];
  shots: Shot[];
  spell: number;
  /** Steps from each cell to the harbor, at sea; -1 where there is no route. */
  field: number[];
  nextId: number;
  /** The number of defeated intruders, and by kind those that came through. */
  chased: number;
  readonly passed: number[];
  end: 'won' | 'lost' | null;
}

export interface MapResult {
  points: number;
  stars: number;
  hearts: number;
}

/** A chapter in play. */
export interface Play {
  readonly world: WorldKey;
  readonly chapter: ChapterKey;
  readonly strength: StrengthKey;
  readonly penaltyMs: 0;
  phase: 'night' | 'over';
  /** The index in this chapter. */
  map: number;
  night: Night;
  results: MapResult[];
  tick: number;
}

/** An event, its start and end point, and a number: coins, hearts, a kind. */
export type Listener = (
  what: GameEvent,
  x: number,
  y: number,
  toX: number,
  toY: number,
  value: number,
) => void;
