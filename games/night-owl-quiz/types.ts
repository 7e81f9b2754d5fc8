/** The words of the game: modes, tasks, questions, moves, the state of play. */

export type ModeKey = 'evening' | 'midnight' | 'small-hours';

/** What a question asks for. */
export type TaskKey =
  | 'sum'
  | 'series'
  | 'order'
  | 'clock'
  | 'gap'
  | 'windows'
  | 'walk'
  | 'shelf'
  | 'place'
  | 'weights'
  | 'stray'
  | 'houses'
  | 'quilt'
  | 'days';

/** A motif of the quilt or the shelf: its shape, how often it stands there, whether it is filled. */
export interface Motif {
  shape: Shape;
  count: number;
  isFilled: boolean;
}
export type Shape = 'star' | 'moon' | 'drop' | 'leaf' | 'bell' | 'key' | 'cup' | 'fish';

/** A turn by quarters of a lantern's hook, and whether it is seen from behind. */
export interface Stance {
  quarter: number;
  isMirrored: boolean;
}

export type Figure =
  | { kind: 'text'; text: string }
  | { kind: 'series'; terms: readonly number[] }
  /** Minutes after midnight or noon, 0 to 719. */
  | { kind: 'clock'; minutes: number }
  | { kind: 'lines'; lines: readonly string[] }
  /** Lit windows of two houses, cell by cell. */
  | { kind: 'houses'; columns: number; houses: readonly (readonly boolean[])[] }
  /** Three by three motifs, the last of them missing. */
  | { kind: 'quilt'; motifs: readonly Motif[] }
  /** What stands on the shelf, and the place that is asked for once all is covered. */
  | { kind: 'places'; shapes: readonly Shape[]; asked: number }
  /** What stood on the shelf first, and what stands there once it was looked at. */
  | { kind: 'shelf'; before: readonly Shape[]; after: readonly Shape[] };

export type Option = { text: string } | { motif: Motif };

/** One option of several is right. */
export interface Choice {
  kind: 'choice';
  task: TaskKey;
  ask: string;
  figure: Figure;
  options: readonly Option[];
  answer: number;
  /** Why it is right, where the figure doesn't tell. */
  why?: string;
  /** The figure is looked at first, and gone when it is asked for. */
  isLookedAt: boolean;
}

/** Cells of a grid are pressed: all of `cells`, in their order where that is asked for. */
export interface Taps {
  kind: 'taps';
  task: TaskKey;
  ask: string;
  columns: number;
  rows: number;
  cells: readonly number[];
  isOrdered: boolean;
  isLookedAt: boolean;
  /** Written on the cells, empty where nothing is. */
  labels: readonly string[];
  /** How the lanterns of the cells hang; empty for other tasks. */
  stances: readonly Stance[];
}

export type Question = Choice | Taps;

export interface Level {
  questions: readonly Question[];
  /** How hard each question is, 0 to 5. */
  steps: readonly number[];
}

/** An option or a cell, or `LOOKED` once what is to be remembered was looked at. */
export type Move = [pressed: number];

export interface Play {
  readonly level: Level;
  /** The open question; as many as there are once all are answered. */
  at: number;
  /** Whether the open question's figure was looked at. */
  isLooked: boolean;
  /** Right cells of the open question, in the order of pressing. */
  found: number[];
  /** Wrong options or cells of the open question. */
  missed: number[];
  /** Slips by question. */
  slips: number[];
  penaltyMs: number;
}
