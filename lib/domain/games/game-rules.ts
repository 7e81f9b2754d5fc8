/** The contract of a deterministic game: the same seed and moves give the same result everywhere. */

/** The input from which a level is generated. */
export interface LevelSpec {
  /** Any string; the seed of a daily is derived from its date. */
  seed: string;
  /** The key of one of the game's modes, such as `daily` or `hard`. */
  mode: string;
}

export interface ReplayResult {
  /** `finished` only if the moves completely solve the level; `interrupted` if the caller's time budget was used up first. */
  outcome: 'finished' | 'unfinished' | 'illegal' | 'interrupted';
  /** The number of applied moves. */
  moveCount: number;
  /** The time added to the active time for hints, in milliseconds. */
  penaltyMs: number;
  /** The completed share of the level, from 0 to 1. */
  progress: number;
  /** The ranked score, in games ranked by points; absent if time ranks. */
  score?: number;
  /** The ranked time, measured in ticks; absent if the service's clock measures it. */
  timeMs?: number;
  /** The shortest active time for these moves in ms, in games whose moves state their own time. */
  minimumActiveMs?: number;
  /**
   * The duration of the ticks at full speed in milliseconds, in games whose ticks never pause. A run with a much
   * longer active time was played in slow motion.
   */
  playedMs?: number;
  /** Why the moves are illegal. Logged, never shown to a player. */
  reason?: string;
}

/** The exports of `games/<slug>/rules.ts` that the scores service uses. */
export interface GameRules<Move = unknown> {
  /** Parses a submitted move list; returns null for a malformed list. */
  parseMoves(input: unknown): readonly Move[] | null;
  /**
   * Replays the moves on a level. Pure; never throws for parsed moves.
   * @param isBudgetSpent called before each move; once it returns true, the replay ends as `interrupted`
   */
  replay(spec: LevelSpec, moves: readonly Move[], isBudgetSpent?: () => boolean): ReplayResult;
  /** Returns the shortest active time in ms that a person could need. A faster run is quarantined. */
  minimumActiveMs(spec: LevelSpec, moveCount: number): number;
  /** The shortest time per move in ms that a person can sustain; absent if moves state their own time. */
  msPerMove?: number;
  /** True if the game's ticks never pause. Its replays then return `playedMs`. */
  hasTicks?: boolean;
}

/** Returns the ranked value: the score, the time in ticks, or the active time plus the penalty for hints. */
export const resultValueOf = ({ score, timeMs, penaltyMs }: ReplayResult, activeMs: number): number =>
  score ?? timeMs ?? activeMs + penaltyMs;
