/** The types of the game: grids, units, steps, moves. */

export type Variant =
  | 'classic'
  | 'mini'
  | 'diagonal'
  | 'windows'
  | 'patchwork'
  | 'centre-dot'
  | 'asterisk'
  | 'girandola'
  | 'scattered'
  | 'knight'
  | 'king'
  | 'even-and-odd'
  | 'argyle'
  | 'windows-and-diagonals'
  | 'tiny'
  | 'eight'
  | 'neighbours'
  | 'black-and-white'
  | 'more-or-less'
  | 'sums';
export type ModeKey = 'daily' | 'easy' | 'medium' | 'hard' | 'expert';
/** The grades, the easiest first; each is a range of techniques. */
export type Grade = Exclude<ModeKey, 'daily'>;

export type UnitKind =
  | 'row'
  | 'column'
  | 'box'
  | 'patch'
  | 'diagonal'
  | 'window'
  | 'dots'
  | 'asterisk'
  | 'girandola'
  | 'place'
  | 'argyle'
  | 'cage';
/** Cells that contain each digit once; with fewer cells than digits, none twice. */
export interface Unit {
  kind: UnitKind;
  /** Starting at 1, as shown to the player. */
  number: number;
  cells: readonly number[];
  /** The sum of a cage's digits; other units have none. */
  sum?: number;
}

/** The relation of a digit to the one beside it: consecutive or not, its double or half, neither, more, less. */
export type BondKind = 'next' | 'apart' | 'double' | 'plain' | 'more' | 'less';
export interface Bond {
  kind: BondKind;
  other: number;
}

export interface Layout {
  variant: Variant;
  /** The number of cells in a row, which is the highest digit. */
  size: number;
  boxWidth: number;
  boxHeight: number;
  cellCount: number;
  /** The rows, the columns, the boxes or patches, then the variant's units; those shorter than a row come last. */
  units: readonly Unit[];
  /** The number of units that contain every digit. */
  wholeCount: number;
  /** Indexes into `units`, for each cell. */
  unitsOf: readonly (readonly number[])[];
  /** The cells at a chess move, which must differ from the cell; null when the variant has no such rule. */
  contacts: readonly (readonly number[])[] | null;
  /** By cell, 1 for an odd digit and 0 for an even one; null when the variant does not show it. */
  parity: readonly number[] | null;
  /** By cell, the clues on its sides; null when the variant has none. */
  bonds: readonly (readonly Bond[])[] | null;
  /** By cell, the index of its cage in `units`, −1 for none; null when the variant has no cages. */
  cageOf: readonly number[] | null;
  /** Cells that share a unit with the cell, or are at a chess move from it. */
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
  | 'bond'
  | 'sum'
  | 'locked'
  | 'sight'
  | 'nakedPair'
  | 'hiddenPair'
  | 'nakedTriple'
  | 'hiddenTriple'
  | 'xWing'
  | 'xyWing'
  | 'swordfish'
  | 'xyzWing';

/** One deduction: candidates that are removed, or a digit that is placed. */
export interface Step {
  technique: Technique;
  digits: readonly number[];
  /** The cells that justify it. */
  cells: readonly number[];
  /** The index of its unit, and of a second one. */
  unit: number | null;
  other: number | null;
  place: { cell: number; digit: number } | null;
  remove: readonly { cell: number; mask: number }[];
}

export interface Level {
  layout: Layout;
  /** 0 for an empty cell. */
  givens: readonly number[];
  solution: readonly number[];
  grade: Grade;
  hardest: Technique;
  /** The sum of the steps' weights, which measures the length of the solution. */
  effort: number;
}

/** A submitted move. Notes are not moves, because they are not part of the solution. */
export type Move =
  ['place', cell: number, digit: number] | ['erase', cell: number] | ['undo'] | ['hint'] | ['check'];
