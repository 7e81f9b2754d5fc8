/** The contract of a deterministic game: equal seeds and moves give equal results everywhere. */

/** The input from which a level is generated. */
export interface LevelSpec {
  /** Any string; a daily's is derived from its date. */
  seed: string;
  /** A key of the game's modes, such as `daily` or `hard`. */
  mode: string;
}

export interface ReplayResult {
  /** `finished` only if the moves prove a complete solution; `interrupted` if the caller's budget was spent before the end. */
  outcome: 'finished' | 'unfinished' | 'illegal' | 'interrupted';
  /** Number of applied moves. */
  moveCount: number;
  /** Milliseconds added to the active time for hints. */
  penaltyMs: number;
  /** Completed share of the level, 0 to 1. */
  progress: number;
  /** The ranked value of a game for points; absent if time ranks. */
  score?: number;
  /** The ranked time in ticks; absent if the service's clock ranks. */
  timeMs?: number;
  /** Shortest active time in ms of these moves, in a game whose moves carry their time. */
  minimumActiveMs?: number;
  /**
   * Duration of the ticks at full speed in milliseconds, in a game whose ticks never pause. A run with a much longer active
   * time was played in slow motion.
   */
  playedMs?: number;
  /** Why the moves are illegal, for the log; never shown to a player. */
  reason?: string;
}

/** The part of `games/<slug>/rules.ts` that the scores service uses. */
export interface GameRules<Move = unknown> {
  /** Parses a submitted move list; returns null for a malformed one. */
  parseMoves(input: unknown): readonly Move[] | null;
  /**
   * Replays the moves on the level of the spec. Pure; never throws for parsed moves.
   * @param isBudgetSpent called before each move; the replay ends as `interrupted` once it returns true
   */
  replay(spec: LevelSpec, moves: readonly Move[], isBudgetSpent?: () => boolean): ReplayResult;
  /** Shortest active time in ms that a person could need; below it a run is quarantined. */
  minimumActiveMs(spec: LevelSpec, moveCount: number): number;
  /** A person's shortest sustained time for a move in ms; absent if moves carry their time. */
  msPerMove?: number;
  /** Whether its replay has `playedMs`: the ticks never pause. */
  hasTicks?: boolean;
}

/** Returns the ranked value: points, the time of the ticks, or the active time plus the cost of hints. */
export const valueOf = ({ score, timeMs, penaltyMs }: ReplayResult, activeMs: number): number =>
  score ?? timeMs ?? activeMs + penaltyMs;
