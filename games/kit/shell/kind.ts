/** Defines a game for the shell: its modes, its state, and its saves. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';

/** The edition's data that is needed to play. */
export interface PlayedEdition<Mode extends string> {
  slug: string;
  keyword: string;
  title: string;
  descriptionShort: string;
  modes: readonly Mode[];
  isDaily: boolean;
}

/** An edition with its catalog text. */
export interface PuzzleEdition<Mode extends string> extends PlayedEdition<Mode> {
  description: string;
  instructions: string;
}

/** A level being played. */
export interface PuzzleGame<Move> {
  /** The moves to submit. */
  readonly moves: readonly Move[];
  readonly play: { readonly penaltyMs: number };
  isDone(): boolean;
}

/** The definition of a game. `Extra` is the saved data besides the moves, such as notes. */
export interface PuzzleKind<Mode extends string, Move, Game extends PuzzleGame<Move>, Extra extends object> {
  edition: PlayedEdition<Mode>;
  modeLabels: Readonly<Record<Mode, string>>;
  /** Whether the moves state their own time, as in a game of ticks. Many moves per second are then legal. */
  hasTimedMoves?: boolean;
  /** Sequences of modes. After a win, the result offers the next mode. */
  chapters?: readonly (readonly Mode[])[];
  /** Returns the parsed moves, or null when the input is not a list of moves. */
  parseMoves(input: unknown): readonly Move[] | null;
  /** Returns the parsed extra data, or null when the save does not belong to this game. */
  parseExtra(saved: Readonly<Record<string, unknown>>): Extra | null;
  extraOf(game: Game): Extra;
  /** Returns whether the player has made a move; omitted unless levels begin with automatic moves. */
  isTouched?(moves: readonly Move[]): boolean;
  /** Returns the finished fraction of the level, 0 to 1, which the site shows for a level in progress. */
  progressOf?(game: Game): number;
  /** Begins a level or resumes a saved one; returns null when the edition has no such mode. */
  begin(spec: LevelSpec & { mode: Mode }, saved?: { moves: readonly Move[] } & Extra): Game | null;
}

/** The save functions of a game that saves only its moves. */
export const MOVES_ONLY = { parseExtra: () => ({}), extraOf: () => ({}) } as const;
