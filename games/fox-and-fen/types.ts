/** The types of the engine: worlds, chapters, levels, the run of a chapter. */

export type ModeKey = 'one' | 'two' | 'three' | 'four' | 'five' | 'six';
export type WorldKey = 'wood' | 'room';

/** A move: the index of one of the world's moves, an undo, a restart of the level, or a hint. */
export type Move = [number] | ['undo'] | ['again'] | ['hint'];

/** The rules of a world. States are immutable: a move creates a new one. */
export interface WorldRules<State> {
  /** Parses a map, which has a line for each row. */
  read(map: readonly string[], oil: number | null): State;
  /** Returns the number of possible moves. Some of them may have no effect. */
  movesIn(state: State): number;
  /** Makes a move. Returns the new state, or null when the move has no effect. */
  move(state: State, move: number): State | null;
  isWon(state: State): boolean;
  /** Returns whether the level is lost, so that only an undo helps. */
  isLost(state: State): boolean;
  /** Returns the same key for equivalent states. */
  keyOf(state: State): string;
}

export interface Level {
  name: string;
  map: readonly string[];
  /** The minimum number of moves. */
  par: number;
  /** The text that introduces the level. */
  line: string;
  /** The number of moves for which the lantern's oil lasts. Omitted when it is unlimited. */
  oil?: number;
}

export interface Chapter {
  name: string;
  /** The story at the beginning of the chapter. */
  story: string;
  /** The rule that the chapter introduces. */
  rule: string;
  /** The story at the end of the chapter. */
  end: string;
  levels: readonly Level[];
}

/** A chapter in play. */
export interface Play<State = unknown> {
  readonly penaltyMs: 0;
  readonly world: WorldRules<State>;
  readonly levels: readonly Level[];
  /** The number of moves in each finished level, including those that hints cost. */
  readonly card: number[];
  hints: number;
  /** The number of hints in the current level. */
  requested: number;
  /** The states of the current level, starting with the initial one. */
  past: State[];
  /** The moves between those states. */
  path: number[];
}
