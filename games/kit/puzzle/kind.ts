/** What a puzzle is to the kit: its modes, its game on the screen, and what is kept of it between visits. */
import type { LevelSpec } from '@/lib/domain/game-rules';

/** What playing needs to know of an edition. */
export interface PlayedEdition<Mode extends string> {
  slug: string;
  keyword: string;
  title: string;
  descriptionShort: string;
  modes: readonly Mode[];
  isDaily: boolean;
}

/** A row of the catalogue that the puzzle's engine serves. */
export interface PuzzleEdition<Mode extends string> extends PlayedEdition<Mode> {
  description: string;
  instructions: string;
}

/** A level being played. */
export interface PuzzleGame<Move> {
  /** The proof that is submitted. */
  readonly moves: readonly Move[];
  readonly play: { readonly penaltyMs: number };
  isDone(): boolean;
}

/** `Extra` is what a save holds besides the moves, such as notes. */
export interface PuzzleKind<Mode extends string, Move, Game extends PuzzleGame<Move>, Extra extends object> {
  edition: PlayedEdition<Mode>;
  modeLabels: Readonly<Record<Mode, string>>;
  /** The moves carry their time, as in a game of ticks, so that many may come in a second. */
  hasTimedMoves?: boolean;
  /** Modes that follow one another, where they do: whoever has won one is led to the next. */
  chapters?: readonly (readonly Mode[])[];
  /** Null when the list is not one of moves. */
  parseMoves(input: unknown): readonly Move[] | null;
  /** Null when the save is not one of this puzzle. */
  parseExtra(saved: Readonly<Record<string, unknown>>): Extra | null;
  extraOf(game: Game): Extra;
  /** Share of the level that is done, 0 to 1: what the site says of a level that is left half-way. */
  progressOf?(game: Game): number;
  /** Begins a level or goes on with a saved one; null when the edition has no such mode. */
  begin(spec: LevelSpec & { mode: Mode }, saved?: { moves: readonly Move[] } & Extra): Game | null;
}
