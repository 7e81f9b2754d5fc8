/** The words of the engine: worlds, chapters, levels, the run of a chapter. */

export type ModeKey = 'one' | 'two' | 'three' | 'four' | 'five' | 'six';
export type WorldKey = 'wood' | 'room';

/** A move in the world by its number; a move taken back, the level begun again, a hint that was asked for. */
export type Move = [number] | ['undo'] | ['again'] | ['hint'];

/** What moves and how a level ends. States are never changed: a move makes a new one. */
export interface World<State> {
  /** Reads a map, a line for each row. */
  read(map: readonly string[], oil: number | null): State;
  /** Moves have numbers from 0 to this less one; not all of them do something. */
  movesIn(state: State): number;
  /** Null where the move does nothing. */
  move(state: State, move: number): State | null;
  isWon(state: State): boolean;
  /** Nothing but taking back helps now. */
  isLost(state: State): boolean;
  /** Equal for states that play alike. */
  keyOf(state: State): string;
}

export interface Level {
  name: string;
  map: readonly string[];
  /** The fewest moves there are. */
  par: number;
  /** What is told before it. */
  line: string;
  /** Moves of the lantern's oil; left out where it burns for ever. */
  oil?: number;
}

export interface Chapter {
  name: string;
  /** Told when it begins. */
  story: string;
  /** What is new in it. */
  rule: string;
  /** Told when it is over. */
  end: string;
  levels: readonly Level[];
}

/** A chapter being played. */
export interface Play<State = unknown> {
  readonly penaltyMs: 0;
  readonly world: World<State>;
  readonly levels: readonly Level[];
  /** Moves of the levels that are done, their hints counted as moves. */
  readonly card: number[];
  hints: number;
  /** Hints asked for in the open level. */
  asked: number;
  /** The open level, from its beginning to now. */
  past: State[];
  /** What led there. */
  path: number[];
}
