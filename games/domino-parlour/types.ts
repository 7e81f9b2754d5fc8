/** The words of the game: tiles, ends, seats, houses, the state of play. */

export type ModeKey = 'easy' | 'medium' | 'hard';

/** One of the 28, by its place in `TILES`. */
export type Tile = number;
/** The player sits on 0, the others follow as they take turns. */
export type Seat = number;
/** Who scores together: seats 0 and 2, or 1 and 3. */
export type Side = 0 | 1;
/** Left, right, and the two arms of the spinner: up, down. */
export type End = 0 | 1 | 2 | 3;

export type Step = [tile: Tile, end: End];
export type Word = ['draw'] | ['pass'] | ['next'] | ['hint'];
export type Move = Step | Word;

/** How dominoes are played in a house. */
export interface House {
  seats: 2 | 4;
  /** Tiles dealt to each. */
  hand: number;
  /** Whoever has nothing that fits draws until something does. */
  draws: boolean;
  /** The first double is open on four sides. */
  hasSpinner: boolean;
  /** What the open ends score: nothing, their sum in fives, or a point for each five and each three in it. */
  counts: 'nothing' | 'fives' | 'fives and threes';
  /** What the end of a round scores: what the other side holds, that to the nearest five, what all hold, or one point. */
  pays: 'hands' | 'nearest five' | 'all hands' | 'one';
  target: number;
  /** Points that would lead past the target are not counted. */
  isExact: boolean;
  /** The double six opens the first round. */
  isSixLed: boolean;
}

/** The open ends of the line: all that matters of it for what may be laid. */
export interface Front {
  /** Tiles that were laid. */
  laid: number;
  /** By end: the number to be matched, -1 where it is closed. */
  pips: [number, number, number, number];
  /** By end: what it counts. */
  worth: [number, number, number, number];
  /** Number of the spinner, -1 while there is none, and whether it is the left or the right end itself. */
  spinner: number;
  isBare: [boolean, boolean];
}

/** What lies and who holds what: all that the rest of a round depends on. */
export interface World {
  hands: Tile[][];
  stock: Tile[];
  front: Front;
  turn: Seat;
  /** Turns without a tile since the last one that was laid. */
  idle: number;
}

/** What everybody at the table has seen; `mask` has a bit for each number that was open then. */
export type Happening =
  | { kind: 'laid'; seat: Seat; tile: Tile; end: End; points: number; isWasted: boolean }
  | { kind: 'drew'; seat: Seat; count: number; mask: number }
  | { kind: 'passed'; seat: Seat; mask: number };

export interface Close {
  /** Null where both sides hold as much. */
  winner: Side | null;
  /** Who laid the last tile, null where the round was blocked. */
  out: Seat | null;
  points: number;
}

export interface RoundEnd extends Close {
  why: 'out' | 'blocked' | 'target';
  /** What is left in each hand, in pips. */
  left: number[];
  /** Points past the target, which are not counted. */
  isWasted: boolean;
}

export interface Round extends World {
  /** From 1 on. */
  number: number;
  leader: Seat;
  log: Happening[];
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
