/** The definition of a puzzle for the kit: its modes, its game state, and its saves. */
import type { LevelSpec } from '@/lib/domain/games/game-rules';

/** The data of an edition that playing needs. */
export interface PlayedEdition<Mode extends string> {
  slug: string;
  keyword: string;
  title: string;
  descriptionShort: string;
  modes: readonly Mode[];
  isDaily: boolean;
}

/** A catalog entry of the puzzle's engine. */
export interface PuzzleEdition<Mode extends string> extends PlayedEdition<Mode> {
  description: string;
  instructions: string;
}

/** A level being played. */
export interface PuzzleGame<Move> {
  /** The moves that are submitted. */
  readonly moves: readonly Move[];
  readonly play: { readonly penaltyMs: number };
  isDone(): boolean;
}

/** `Extra` is the saved data besides the moves, such as notes. */
export interface PuzzleKind<Mode extends string, Move, Game extends PuzzleGame<Move>, Extra extends object> {
  edition: PlayedEdition<Mode>;
  modeLabels: Readonly<Record<Mode, string>>;
  /** Whether the moves contain their time, as in a game of ticks, so that many may be made in a second. */
  hasTimedMoves?: boolean;
  /** Sequences of modes: winning one leads to the next. */
  chapters?: readonly (readonly Mode[])[];
  /** Returns null when the input is not a list of moves. */
  parseMoves(input: unknown): readonly Move[] | null;
  /** Returns null when the save does not belong to this puzzle. */
  parseExtra(saved: Readonly<Record<string, unknown>>): Extra | null;
  extraOf(game: Game): Extra;
  /** Returns whether the player has made a move; omitted where no level begins with moves of its own. */
  isTouched?(moves: readonly Move[]): boolean;
  /** Returns the finished share of the level, 0 to 1, which the site shows for a level in progress. */
  progressOf?(game: Game): number;
  /** Begins a level or resumes a saved one; returns null when the edition has no such mode. */
  begin(spec: LevelSpec & { mode: Mode }, saved?: { moves: readonly Move[] } & Extra): Game | null;
}

/** The part of a kind whose saves contain only the moves. */
export const MOVES_ONLY = { parseExtra: () => ({}), extraOf: () => ({}) } as const;
