/** The types of the game: modes, tasks, questions, moves, the state of play. */

export type ModeKey = 'evening' | 'midnight' | 'small-hours';

/** The task of a question. */
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

/** A motif of the quilt or the shelf: its shape, its count, whether it is filled. */
export interface Motif {
  shape: Shape;
  count: number;
  isFilled: boolean;
}
export type Shape = 'star' | 'moon' | 'drop' | 'leaf' | 'bell' | 'key' | 'cup' | 'fish';

/** The quarter turns of a lantern's hook, and whether it is seen from behind. */
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
  /** Lit windows of two houses, by cell. */
  | { kind: 'houses'; columns: number; houses: readonly (readonly boolean[])[] }
  /** Three by three motifs, the last of them missing. */
  | { kind: 'quilt'; motifs: readonly Motif[] }
  /** The things on the shelf, and the place in question once all are covered. */
  | { kind: 'places'; shapes: readonly Shape[]; requested: number }
  /** The things on the shelf before and after it was looked at. */
  | { kind: 'shelf'; before: readonly Shape[]; after: readonly Shape[] };

export type Option = { text: string } | { motif: Motif };

/** A question with one right option. */
export interface Choice {
  kind: 'choice';
  task: TaskKey;
  question: string;
  figure: Figure;
  options: readonly Option[];
  answer: number;
  /** The explanation, when the figure does not show it. */
  why?: string;
  /** Whether the figure is shown first, and hidden for the question. */
  isLookedAt: boolean;
}

/** A question with cells to press: all of `cells`, in order if required. */
export interface Taps {
  kind: 'taps';
  task: TaskKey;
  question: string;
  columns: number;
  rows: number;
  cells: readonly number[];
  isOrdered: boolean;
  isLookedAt: boolean;
  /** The labels on the cells, empty for none. */
  labels: readonly string[];
  /** The stances of the lanterns in the cells; empty for other tasks. */
  stances: readonly Stance[];
}

export type Question = Choice | Taps;

export interface Level {
  questions: readonly Question[];
  /** The difficulty of each question, 0 to 5. */
  steps: readonly number[];
}

/** An option or a cell, or `LOOKED` at the end of the look. */
export type Move = [pressed: number];

export interface Play {
  readonly level: Level;
  /** The index of the current question; the number of questions once all are answered. */
  at: number;
  /** Whether the current question's figure was looked at. */
  isLooked: boolean;
  /** The right cells found in the current question, in the order of presses. */
  found: number[];
  /** The wrong options or cells pressed in the current question. */
  missed: number[];
  /** Mistakes by question. */
  slips: number[];
  penaltyMs: number;
}
