/** The words of the game: modes, moves, towers, intruders, maps, the night that is being played. */

export type WorldKey = 'town' | 'sea';
export type ChapterKey = 'first' | 'second' | 'third';
export type StrengthKey = 'calm' | 'brisk' | 'fierce';
export type ModeKey = `${ChapterKey}-${StrengthKey}`;

/** Ticks since the move before, what was done, and where or with what. */
export type Move = [ticks: number, action: number, arg: number];

/** What a tower does to an intruder; intruders mind each kind more or less. */
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
  /** How many are hit by a shot. */
  count: number;
  splash: number;
  slowPercent: number;
  slowTicks: number;
  stunTicks: number;
  /** How far back a hit throws. */
  push: number;
  /** Percent more against what flies. */
  airPercent: number;
  /** Whether it shows what hides in the dark. */
  isLight: boolean;
  /** A beam that shines backwards too. */
  isTwin: boolean;
  /** Percent by which neighbours are faster. */
  boost: number;
  /** Coins at the end of every wave. */
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
  /** The letter of the wave lists. */
  code: string;
  hp: number;
  /** Hundredths of a cell a tick. */
  speed: number;
  bounty: number;
  /** Hearts that it costs when it comes through. */
  hearts: number;
  armour: number;
  /** Percent of each force that it takes. */
  takes: Readonly<Record<Force, number>>;
  isFlying: boolean;
  /** Goes straight from the gate to the goal. */
  isStraight: boolean;
  isHidden: boolean;
  /** What comes out of it, and how many. */
  splits: readonly [code: string, count: number] | null;
  /** What it gives back to those around it, every second. */
  heals: number;
  isBoss: boolean;
}

export type Point = readonly [x: number, y: number];

export interface MapSpec {
  name: string;
  /** `o` is a spot for a tower in the town; on the sea `#` is rock, `A` to `C` a gate, `H` the harbour. */
  rows: readonly string[];
  /** In the town: the corners of each lane, such as `0,1 6,1 6,3`. */
  lanes?: readonly string[];
  coins: number;
  /** Percent of the intruders' strength. */
  might: number;
  waves: readonly string[];
}

/** A way over corners, measured from its gate. */
export interface Lane {
  points: readonly Point[];
  /** The way to each corner. */
  at: readonly number[];
  total: number;
}

/** A map made ready: where things stand, and the ways. */
export interface Ground {
  world: WorldKey;
  index: number;
  name: string;
  lanes: readonly Lane[];
  gates: readonly Point[];
  goal: Point;
  /** In the town the places for towers, on the sea every cell. */
  spots: readonly Point[];
  /** By cell: what can't be sailed. */
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
  /** -1 until one of the two ways is taken. */
  way: number;
  /** 0, then 1 and 2 along the way. */
  level: number;
  stats: Stats;
  x: number;
  y: number;
  wait: number;
  /** Ticks for which it is put out. */
  dark: number;
  boost: number;
  /** Of eight, clockwise from the right; for beams. */
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
  /** The way that is left, in hundredths of a cell. */
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
  /** Ticks to what the boss does next, or to the next healing. */
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

export type Happening =
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

/** A map being played. */
export interface Night {
  readonly ground: Ground;
  readonly strength: StrengthKey;
  /** Percent of the intruders' strength, by strength and map. */
  readonly might: number;
  tick: number;
  coins: number;
  hearts: number;
  points: number;
  /** Waves that were called so far. */
  wave: number;
  /** Spawns of the waves that are still coming: wave, place in its list, ticks since it was called. */
  coming: { wave: number; next: number; ticks: number }[];
  /** Ticks until the next wave comes by itself; -1 while nothing waits. */
  rest: number;
  crowd: Intruder[];
  towers: Tower[];
  /** By spot. */
  standing: (Tower | null)[];
  shots: Shot[];
  spell: number;
  /** Steps from each cell to the harbour, on the sea; -1 where there is no way. */
  field: number[];
  nextId: number;
  /** How many were sent home, and by kind how many came through. */
  chased: number;
  readonly passed: number[];
  end: 'won' | 'lost' | null;
}

export interface MapResult {
  points: number;
  stars: number;
  hearts: number;
}

/** A chapter being played. */
export interface Play {
  readonly world: WorldKey;
  readonly chapter: ChapterKey;
  readonly strength: StrengthKey;
  readonly penaltyMs: 0;
  phase: 'night' | 'over';
  /** Of this chapter, from 0. */
  map: number;
  night: Night;
  results: MapResult[];
  tick: number;
}

/** What happened, where it began and where it went, with a number: coins, hearts, a kind. */
export type Listener = (
  what: Happening,
  x: number,
  y: number,
  toX: number,
  toY: number,
  value: number,
) => void;
