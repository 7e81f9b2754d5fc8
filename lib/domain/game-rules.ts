/** What a deterministic game promises: the same seed and moves give the same result everywhere. */

/** The identity of one level: everything a level is made from. */
export interface LevelSpec {
  /** Any string; a daily's is derived from its date. */
  seed: string;
  /** A key of the game's modes, such as `daily` or `hard`. */
  mode: string;
}

export interface ReplayResult {
  /** `finished` only where the moves prove a whole solution; `interrupted` where the caller's budget was spent before the end. */
  outcome: 'finished' | 'unfinished' | 'illegal' | 'interrupted';
  /** Number of moves that were applied. */
  moveCount: number;
  /** Milliseconds added to the active time for help taken (hints). */
  penaltyMs: number;
  /** Share of the level that is done, 0 to 1. */
  progress: number;
  /** The value that ranks, in a game that is played for points; left out where time ranks. */
  score?: number;
  /** The time that ranks, where it is that of the ticks; left out where the service's clock ranks. */
  timeMs?: number;
  /** Shortest active time in ms that these very moves take, in a game whose moves carry their time. */
  minimumActiveMs?: number;
  /**
   * Milliseconds that the ticks take at full speed, in a game whose ticks follow the clock without a rest. A run whose active
   * time is much longer was played in slow motion.
   */
  playedMs?: number;
  /** Why the moves are illegal, for the log; never shown to a player. */
  reason?: string;
}

/** The part of `games/<slug>/rules.ts` that the scores service relies on. */
export interface GameRules<Move = unknown> {
  /** Checks the shape of a move list from outside; null when it is malformed. */
  parseMoves(input: unknown): readonly Move[] | null;
  /**
   * Replays the moves on the level of the spec. Pure; never throws for parsed moves.
   * @param isBudgetSpent called before each move; the replay ends as `interrupted` once it returns true
   */
  replay(spec: LevelSpec, moves: readonly Move[], isBudgetSpent?: () => boolean): ReplayResult;
  /** Shortest active time in ms that a person could need; below it a run is quarantined. */
  minimumActiveMs(spec: LevelSpec, moveCount: number): number;
  /** Shortest time in ms that a move takes a person all the way through; left out where the moves carry their time. */
  msPerMove?: number;
  /** Whether its replay has `playedMs`: the ticks follow the clock without a rest. */
  hasTicks?: boolean;
}

/** Returns the value that ranks: points, the time of the ticks, or the active time with what its help costs. */
export const valueOf = ({ score, timeMs, penaltyMs }: ReplayResult, activeMs: number): number =>
  score ?? timeMs ?? activeMs + penaltyMs;
