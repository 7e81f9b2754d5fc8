/** The types of the game: modes, tasks, questions, moves, the state of play. */

export type ModeKey = 'evening' | 'midnight' | 'small-hours';

/** The kind of a question. */
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

/** A motif of the quilt or the shelf: its shape, its count, and whether it is filled. */
export interface Motif {
  shape: Shape;
  count: number;
  isFilled: boolean;
}
export type Shape = 'star' | 'moon' | 'drop' | 'leaf' | 'bell' | 'key' | 'cup' | 'fish';

/** A lantern's rotation in quarter turns, and whether it is seen from behind. */
export interface GridStance {
  quarter: number;
  isMirrored: boolean;
}

export type Figure =
  | { kind: 'text'; text: string }
  | { kind: 'series'; terms: readonly number[] }
  /** The time of a clock in minutes after midnight or noon, 0 to 719. */
  | { kind: 'clock'; minutes: number }
  | { kind: 'lines'; lines: readonly string[] }
  /** Whether each window of two houses is lit. */
  | { kind: 'houses'; columns: number; houses: readonly (readonly boolean[])[] }
  /** Nine motifs, the last of which is missing. */
  | { kind: 'quilt'; motifs: readonly Motif[] }
  /** The objects on the shelf, and the position that the question asks about once they are covered. */
  | { kind: 'places'; shapes: readonly Shape[]; requested: number }
  /** The objects on the shelf before and after the change. */
  | { kind: 'shelf'; before: readonly Shape[]; after: readonly Shape[] };

export type Option = { text: string } | { motif: Motif };

/** A question with one correct option. */
export interface ChoiceQuestion {
  kind: 'choice';
  task: TaskKey;
  question: string;
  figure: Figure;
  options: readonly Option[];
  answer: number;
  /** The explanation of the answer, if the figure does not show it. */
  why?: string;
  /** Whether the figure is shown first, and hidden while the question is answered. */
  isHiddenAfterLooking: boolean;
}

/** A question whose answer is to press all of `cells`, in order if `isOrdered`. */
export interface TapQuestion {
  kind: 'taps';
  task: TaskKey;
  question: string;
  columns: number;
  rows: number;
  cells: readonly number[];
  isOrdered: boolean;
  isHiddenAfterLooking: boolean;
  /** The label of each cell, or an empty list for none. */
  labels: readonly string[];
  /** The lantern in each cell, or an empty list for other tasks. */
  stances: readonly GridStance[];
}

export type Question = ChoiceQuestion | TapQuestion;

export interface Level {
  questions: readonly Question[];
  /** The difficulty of each question, 0 to 5. */
  steps: readonly number[];
}

/** A move: the pressed option or cell, or `FIGURE_HIDDEN` when the figure is hidden. */
export type Move = [pressed: number];

export interface Play {
  readonly level: Level;
  /** The index of the current question, or the number of questions at the end. */
  at: number;
  /** Whether the player has finished looking at the current question's figure. */
  isLooked: boolean;
  /** The correct cells found in the current question, in the order of the presses. */
  found: number[];
  /** The wrong options or cells pressed in the current question. */
  missed: number[];
  /** The number of mistakes in each question. */
  slips: number[];
  penaltyMs: number;
}
