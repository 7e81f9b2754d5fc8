/** The words of the game: grids, units, steps, moves. */

export type Variant = 'classic' | 'mini' | 'diagonal' | 'windows';
export type ModeKey = 'daily' | 'easy' | 'medium' | 'hard' | 'expert';
/** Grades, gentlest first; each is a range of techniques. */
export type Grade = Exclude<ModeKey, 'daily'>;

export type UnitKind = 'row' | 'column' | 'box' | 'diagonal' | 'window';
/** Cells that hold each digit once. */
export interface Unit {
  kind: UnitKind;
  /** From 1, as it is said to the player. */
  number: number;
  cells: readonly number[];
}

export interface Layout {
  variant: Variant;
  /** Cells in a row, and the highest digit. */
  size: number;
  boxWidth: number;
  boxHeight: number;
  cellCount: number;
  units: readonly Unit[];
  /** Indexes into `units`, for each cell. */
  unitsOf: readonly (readonly number[])[];
  /** Cells that share a unit with the cell. */
  peers: readonly (readonly number[])[];
  /** Pairs of units that overlap in at least two cells, for locked candidates. */
  overlaps: readonly Overlap[];
}

export interface Overlap {
  unit: number;
  other: number;
  shared: readonly number[];
  unitOnly: readonly number[];
  otherOnly: readonly number[];
}

export type Technique =
  | 'hiddenSingle'
  | 'nakedSingle'
  | 'locked'
  | 'nakedPair'
  | 'hiddenPair'
  | 'nakedTriple'
  | 'hiddenTriple'
  | 'xWing'
  | 'xyWing'
  | 'swordfish'
  | 'xyzWing';

/** One deduction: digits that leave cells, or one digit that is placed. */
export interface Step {
  technique: Technique;
  digits: readonly number[];
  /** The cells that prove it. */
  cells: readonly number[];
  /** Index of the unit it happens in, and of a second one. */
  unit: number | null;
  other: number | null;
  place: { cell: number; digit: number } | null;
  remove: readonly { cell: number; mask: number }[];
}

export interface Level {
  /** 0 for an empty cell. */
  givens: readonly number[];
  solution: readonly number[];
  grade: Grade;
  hardest: Technique;
  /** Sum of the steps' weights: how long the way is. */
  effort: number;
}

/** A move of the proof. Notes aren't moves: they prove nothing. */
export type Move =
  ['place', cell: number, digit: number] | ['erase', cell: number] | ['undo'] | ['hint'] | ['check'];
