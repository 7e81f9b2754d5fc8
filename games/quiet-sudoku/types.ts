/** The words of the game: grids, units, steps, moves. */

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
/** Grades, gentlest first; each is a range of techniques. */
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
/** Cells that hold each digit once; fewer cells than digits hold none twice. */
export interface Unit {
  kind: UnitKind;
  /** From 1, as it is said to the player. */
  number: number;
  cells: readonly number[];
  /** What the digits of a cage add up to; other units have none. */
  sum?: number;
}

/** What a digit says of the one beside it: one away or not, its double or half, neither of these, more, less. */
export type BondKind = 'next' | 'apart' | 'double' | 'plain' | 'more' | 'less';
export interface Bond {
  kind: BondKind;
  other: number;
}

export interface Layout {
  variant: Variant;
  /** Cells in a row, and the highest digit. */
  size: number;
  boxWidth: number;
  boxHeight: number;
  cellCount: number;
  /** The rows, the columns, the boxes or patches, then what the variant adds; those shorter than a row come last. */
  units: readonly Unit[];
  /** How many of the units hold every digit. */
  wholeCount: number;
  /** Indexes into `units`, for each cell. */
  unitsOf: readonly (readonly number[])[];
  /** Cells a chess move away, which differ from the cell; null where the variant has no such rule. */
  contacts: readonly (readonly number[])[] | null;
  /** For each cell 1 when its digit is odd, 0 when even; null where the variant doesn't say. */
  parity: readonly number[] | null;
  /** For each cell what its sides say; null where the variant doesn't. */
  bonds: readonly (readonly Bond[])[] | null;
  /** Index of the cage of each cell into `units`, −1 for none; null where the variant has no cages. */
  cageOf: readonly number[] | null;
  /** Cells that share a unit with the cell, or are a chess move away from it. */
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
  layout: Layout;
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
