/** The types of the game: tiles, ends, seats, houses, the state of play. */

export type ModeKey = 'easy' | 'medium' | 'hard';

/** One of the 28 tiles, by its index in `TILES`. */
export type Tile = number;
/** A seat. The player has seat 0, and the others follow in turn order. */
export type Seat = number;
/** A side: seats 0 and 2, or 1 and 3, score together. */
export type Side = 0 | 1;
/** An end of the line: left, right, or one of the spinner's two arms (up, down). */
export type End = 0 | 1 | 2 | 3;

export type Step = [tile: Tile, end: End];
export type PlayerWord = ['draw'] | ['pass'] | ['next'] | ['hint'];
export type Move = Step | PlayerWord;

/** The rules of a house. */
export interface House {
  seats: 2 | 4;
  /** The number of tiles dealt to each seat. */
  hand: number;
  /** Whether a seat without a fitting tile draws until one fits. */
  draws: boolean;
  /** Whether the first double (the spinner) is open on four sides. */
  hasSpinner: boolean;
  /**
   * How open ends score: not at all, with their sum if it is a multiple of five, or with one point for each five and
   * each three in it.
   */
  counts: 'nothing' | 'fives' | 'fives and threes';
  /**
   * How the winner of a round scores: the pips of the other side, these pips rounded to a multiple of five, the pips
   * of all hands, or one point.
   */
  pays: 'hands' | 'nearest five' | 'all hands' | 'one';
  target: number;
  /** Whether points beyond the target do not count. */
  isExact: boolean;
  /** Whether the double six opens the first round. */
  isSixLed: boolean;
}

/** The open ends of the line, which determine the legal steps. */
export interface Front {
  /** The number of laid tiles. */
  laid: number;
  /** The number to match at each end, or -1 for a closed end. */
  pips: [number, number, number, number];
  /** The number of pips that each end counts. */
  worth: [number, number, number, number];
  /** The number of the spinner (-1 without one), and whether its left and its right side are still uncovered. */
  spinner: number;
  isUncovered: [boolean, boolean];
}

/** The laid tiles and the hands: everything that the rest of a round depends on. */
export interface World {
  hands: Tile[][];
  stock: Tile[];
  front: Front;
  turn: Seat;
  /** The number of turns since the last tile was laid. */
  idle: number;
}

/** An event that everybody at the table has seen. `mask` has a bit for each number that was open at that time. */
export type GameEvent =
  | { kind: 'laid'; seat: Seat; tile: Tile; end: End; points: number; isWasted: boolean }
  | { kind: 'drew'; seat: Seat; count: number; mask: number }
  | { kind: 'passed'; seat: Seat; mask: number };

export interface RoundClose {
  /** The winning side, or null when both sides hold the same number of pips. */
  winner: Side | null;
  /** The seat that laid its last tile, or null when the round was blocked. */
  out: Seat | null;
  points: number;
}

export interface RoundEnd extends RoundClose {
  why: 'out' | 'blocked' | 'target';
  /** The pips that remain in each hand. */
  left: number[];
  /** Whether points were lost because they exceeded the exact target. */
  isWasted: boolean;
}

export interface Round extends World {
  /** The number of the round, counted from 1. */
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
