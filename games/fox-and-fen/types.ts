/** The types of the engine: worlds, chapters, levels, the run of a chapter. */

export type ModeKey = 'one' | 'two' | 'three' | 'four' | 'five' | 'six';
export type WorldKey = 'wood' | 'room';

/** A move in the world by its number; an undo, a restart of the level, or a hint. */
export type Move = [number] | ['undo'] | ['again'] | ['hint'];

/** The moves and the end of a level. States are immutable: a move creates a new one. */
export interface World<State> {
  /** Parses a map, a line for each row. */
  read(map: readonly string[], oil: number | null): State;
  /** Returns the number of moves; not all of them have an effect. */
  movesIn(state: State): number;
  /** Returns null when the move has no effect. */
  move(state: State, move: number): State | null;
  isWon(state: State): boolean;
  /** Returns whether only an undo helps now. */
  isLost(state: State): boolean;
  /** Returns equal keys for equivalent states. */
  keyOf(state: State): string;
}

export interface Level {
  name: string;
  map: readonly string[];
  /** The minimum number of moves. */
  par: number;
  /** The text before the level. */
  line: string;
  /** The number of moves that the lantern's oil lasts; omitted when it is unlimited. */
  oil?: number;
}

export interface Chapter {
  name: string;
  /** The story at its beginning. */
  story: string;
  /** Its new rule. */
  rule: string;
  /** The story at its end. */
  end: string;
  levels: readonly Level[];
}

/** A chapter in play. */
export interface Play<State = unknown> {
  readonly penaltyMs: 0;
  readonly world: World<State>;
  readonly levels: readonly Level[];
  /** The moves of the finished levels, their hints counted as moves. */
  readonly card: number[];
  hints: number;
  /** The number of hints in the current level. */
  requested: number;
  /** The states of the current level, from its start. */
  past: State[];
  /** The moves that led there. */
  path: number[];
}
