/** The types of the game: modes, moves, towers, intruders, maps, the night in play. */

export type WorldKey = 'town' | 'sea';
export type ChapterKey = 'first' | 'second' | 'third';
export type StrengthKey = 'calm' | 'brisk' | 'fierce';
export type ModeKey = `${ChapterKey}-${StrengthKey}`;

/** A move: the ticks since the previous move, the action, and its spot or object. */
export type Move = [ticks: number, action: number, arg: number];

/** The damage type of a tower; each intruder resists each type differently. */
export type AttackForce = 'light' | 'blow' | 'sound';
export type AttackManner = 'shot' | 'lob' | 'pulse' | 'beam' | 'aura' | 'block';
export type AttackReach = 'all' | 'ground' | 'air';

export interface Stats {
  manner: AttackManner;
  force: AttackForce;
  reach: AttackReach;
  /** The range in hundredths of a cell, like all distances. Times are in ticks. */
  range: number;
  every: number;
  damage: number;
  /** The number of intruders that a shot hits. */
  count: number;
  splash: number;
  slowPercent: number;
  slowTicks: number;
  stunTicks: number;
  /** The distance by which a hit pushes an intruder back. */
  push: number;
  /** The additional damage to flying intruders, in percent. */
  airPercent: number;
  /** Whether the tower reveals intruders that hide in the dark. */
  isLight: boolean;
  /** Whether the beam also shines backward. */
  isTwoSided: boolean;
  /** The percentage by which the tower speeds up its neighbors. */
  boost: number;
  /** The coins that the tower earns at the end of every wave. */
  coins: number;
}

export interface UpgradeBranch extends Partial<Stats> {
  cost: number;
}

export interface TowerKind extends Stats {
  key: string;
  cost: number;
  branches: readonly [UpgradeBranch, UpgradeBranch];
}

export interface IntruderKind {
  key: string;
  /** The letter of this kind in the wave lists. */
  code: string;
  hp: number;
  /** The speed in hundredths of a cell per tick. */
  speed: number;
  bounty: number;
  /** The number of hearts lost when this intruder reaches the goal. */
  hearts: number;
  armour: number;
  /** The percentage of each damage type that affects this intruder. */
  takes: Readonly<Record<AttackForce, number>>;
  isFlying: boolean;
  /** Whether this intruder moves straight from the gate to the goal. */
  isStraight: boolean;
  isHidden: boolean;
  /** The kind and number of intruders that emerge when this one bursts. */
  splits: readonly [code: string, count: number] | null;
  /** The hit points that this intruder restores to those around it, per second. */
  heals: number;
  isBoss: boolean;
}

export type Point = readonly [x: number, y: number];

export interface MapSpec {
  name: string;
  /** The rows of the map. In the town, `o` is a spot for a tower. At sea, `#` is rock, `A` to `C` a gate, `H` the harbor. */
  rows: readonly string[];
  /** The corners of each lane in the town, such as `0,1 6,1 6,3`. */
  lanes?: readonly string[];
  coins: number;
  /** The intruders' hit points on this map, in percent. */
  might: number;
  waves: readonly string[];
}

/** A path over corners that starts at a gate. */
export interface PathLane {
  points: readonly Point[];
  /** The distance of each corner from the gate. */
  at: readonly number[];
  total: number;
}

/** A prepared map: positions and paths. */
export interface Ground {
  world: WorldKey;
  index: number;
  name: string;
  lanes: readonly PathLane[];
  gates: readonly Point[];
  goal: Point;
  /** The spots for towers in the town, or every cell at sea. */
  spots: readonly Point[];
  /** Whether each cell is a rock that blocks boats. */
  rocks: readonly boolean[];
  /** The straight lines from each gate to the goal. */
  straights: readonly PathLane[];
  waves: readonly (readonly WaveSpawn[])[];
}

export interface WaveSpawn {
  at: number;
  kind: number;
  gate: number;
}

export interface Tower {
  spot: number;
  kind: number;
  /** The selected upgrade branch, or -1 before the first upgrade. */
  branch: number;
  /** The upgrade level: 0, then 1 and 2 on the branch. */
  level: number;
  stats: Stats;
  x: number;
  y: number;
  wait: number;
  /** The number of ticks for which the tower's light is still out. */
  dark: number;
  boost: number;
  /** The direction of a beam: one of eight, clockwise from the right. */
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
  /** The distance to the goal, in hundredths of a cell. */
  distanceLeft: number;
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
  /** The ticks counted toward the boss's next action, or the next healing. */
  turn: number;
}

export interface TowerShot {
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
  /** The intruders' hit points in percent, for the difficulty and the map. */
  readonly might: number;
  tick: number;
  coins: number;
  hearts: number;
  points: number;
  /** The number of called waves so far. */
  wave: number;
  /** The waves that are still arriving: the wave, the index in its list, and the ticks since it was called. */
  arrivingWaves: { wave: number; next: number; ticks: number }[];
  /** The number of ticks until the next wave comes by itself, or -1 when none is scheduled. */
  ticksToNextWave: number;
  crowd: Intruder[];
  towers: Tower[];
  /** The tower on each spot, or null. */
  built: (Tower | null)[];
  shots: TowerShot[];
  spell: number;
  /** At sea, the number of steps from each cell to the harbor, or -1 without a route. */
  field: number[];
  nextId: number;
  /** The number of defeated intruders, and for each kind the number that reached the goal. */
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
  /** The index of the map in this chapter. */
  map: number;
  night: Night;
  results: MapResult[];
  tick: number;
}

/** Receives an event, its start and end point, and a number: coins, hearts, or a kind. */
export type Listener = (
  event: GameEvent,
  x: number,
  y: number,
  toX: number,
  toY: number,
  value: number,
) => void;
