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
/** The grades, the easiest first. Each is a range of techniques. */
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
/** Cells that contain each digit once. A unit with fewer cells than digits contains no digit twice. */
export interface Unit {
  kind: UnitKind;
  /** The number shown to the player, counted from 1. */
  number: number;
  cells: readonly number[];
  /** The sum of a cage's digits. Other units have none. */
  sum?: number;
}

/** The relation of a digit to an adjacent one: consecutive or not, double or half, neither of these, more, or less. */
export type BondKind = 'next' | 'apart' | 'double' | 'plain' | 'more' | 'less';
export interface Bond {
  kind: BondKind;
  other: number;
}

export interface Layout {
  variant: Variant;
  /** The number of cells in a row, which is also the highest digit. */
  size: number;
  boxWidth: number;
  boxHeight: number;
  cellCount: number;
  /** The rows, the columns, the boxes or patches, then the variant's units. Units that are shorter than a row come last. */
  units: readonly Unit[];
  /** The number of units that contain every digit. */
  wholeCount: number;
  /** The units of each cell, as indexes into `units`. */
  unitsOf: readonly (readonly number[])[];
  /** The cells at a chess move from each cell, which must contain a different digit. Null without such a rule. */
  contacts: readonly (readonly number[])[] | null;
  /** The parity of each cell, 1 for an odd digit and 0 for an even one. Null when the variant does not show it. */
  parity: readonly number[] | null;
  /** The clues on the sides of each cell. Null for variants without clues. */
  bonds: readonly (readonly Bond[])[] | null;
  /** The cage of each cell as an index into `units`, or −1 for none. Null for variants without cages. */
  cageOf: readonly number[] | null;
  /** The cells that share a unit with each cell or are at a chess move from it. */
  peers: readonly (readonly number[])[];
  /** The pairs of units that overlap in at least two cells, for locked candidates. */
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

/** A deduction that removes candidates or places a digit. */
export interface Step {
  technique: Technique;
  digits: readonly number[];
  /** The cells that justify the deduction. */
  cells: readonly number[];
  /** The index of the step's unit, and of a second one. */
  unit: number | null;
  other: number | null;
  place: { cell: number; digit: number } | null;
  remove: readonly { cell: number; mask: number }[];
}

export interface Level {
  layout: Layout;
  /** The given digit of each cell, or 0 for an empty cell. */
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
