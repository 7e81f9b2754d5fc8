/** The types of the game: tiles, ends, seats, houses, the state of play. */

export type ModeKey = 'easy' | 'medium' | 'hard';

/** One of the 28, by its index in `TILES`. */
export type Tile = number;
/** The player has seat 0, the others follow in turn order. */
export type Seat = number;
/** The seats that score together: 0 and 2, or 1 and 3. */
export type Side = 0 | 1;
/** Left, right, and the two arms of the spinner: up, down. */
export type End = 0 | 1 | 2 | 3;

export type Step = [tile: Tile, end: End];
export type Word = ['draw'] | ['pass'] | ['next'] | ['hint'];
export type Move = Step | Word;

/** The rules of a house. */
export interface House {
  seats: 2 | 4;
  /** The number of tiles dealt to each seat. */
  hand: number;
  /** Whether a seat without a fitting tile draws until one fits. */
  draws: boolean;
  /** Whether the first double is open on four sides. */
  hasSpinner: boolean;
  /** The score of the open ends: nothing, their sum in fives, or a point for each five and each three in it. */
  counts: 'nothing' | 'fives' | 'fives and threes';
  /** The score at the end of a round: the pips of the other side, those rounded to five, the pips of all, or one point. */
  pays: 'hands' | 'nearest five' | 'all hands' | 'one';
  target: number;
  /** Whether points beyond the target are not counted. */
  isExact: boolean;
  /** Whether the double six opens the first round. */
  isSixLed: boolean;
}

/** The open ends of the line, which determine the legal steps. */
export interface Front {
  /** The number of laid tiles. */
  laid: number;
  /** By end: the number to match, -1 where it is closed. */
  pips: [number, number, number, number];
  /** By end: its value. */
  worth: [number, number, number, number];
  /** The number of the spinner, -1 while there is none, and whether it is the left or the right end itself. */
  spinner: number;
  isBare: [boolean, boolean];
}

/** The laid tiles and the hands: everything that the rest of a round depends on. */
export interface World {
  hands: Tile[][];
  stock: Tile[];
  front: Front;
  turn: Seat;
  /** Turns without a tile since the last laid one. */
  idle: number;
}

/** An event that everybody at the table has seen; `mask` has a bit for each number that was open then. */
export type GameEvent =
  | { kind: 'laid'; seat: Seat; tile: Tile; end: End; points: number; isWasted: boolean }
  | { kind: 'drew'; seat: Seat; count: number; mask: number }
  | { kind: 'passed'; seat: Seat; mask: number };

export interface Close {
  /** Null when both sides hold the same. */
  winner: Side | null;
  /** The seat that laid the last tile, null when the round was blocked. */
  out: Seat | null;
  points: number;
}

export interface RoundEnd extends Close {
  why: 'out' | 'blocked' | 'target';
  /** The remaining pips of each hand. */
  left: number[];
  /** Whether points went beyond the target and are not counted. */
  isWasted: boolean;
}

export interface Round extends World {
  /** Starting at 1. */
  number: number;
  leader: Seat;
  log: GameEvent[];
  end: RoundEnd | null;
}

export interface Level {
  house: House;
  mode: ModeKey;
  seed: string;
}

export type Ending = 'won' | 'lost' | 'drawn';

export interface Play {
  readonly level: Level;
  scores: [mine: number, theirs: number];
  round: Round;
  hints: number;
  ending: Ending | null;
  readonly penaltyMs: 0;
}
