/** The types of the game: a grid of cells that are on or off, and the known counts. */

export type ModeKey = 'easy' | 'medium' | 'hard';
export type Plan =
  | 'lamps'
  | 'mosaic'
  | 'skies'
  | 'camping'
  | 'stars'
  | 'water'
  | 'thermometers'
  | 'fireflies'
  | 'fleet'
  | 'shutters'
  | 'views'
  | 'rooms'
  | 'tide'
  | 'moles'
  | 'swans'
  | 'grotto'
  | 'ivy'
  | 'beds'
  | 'panes'
  | 'market';

/** The rule that all cells that are on, or all that are off, are connected by their sides. */
export interface Link {
  value: 1 | 2;
  size: number;
  /** Whether cells at the edge of the board are connected through the outside. */
  isLinkedToEdge?: boolean;
}

/**
 * A rule: between `lo` and `hi` of the cells are on. If there are `combinations`, exactly one of them is the set of cells that
 * are on.
 */
export interface Rule {
  /** The kind of the rule in its puzzle. It selects the explanation in a hint. */
  kind: string;
  cells: readonly number[];
  lo: number;
  hi: number;
  /** The possible sets of cells that are on, as bits over `cells`, of which there are at most thirty. */
  combinations?: readonly number[];
  /** The bits that each way determines. If omitted, each way determines all bits. */
  cares?: readonly number[];
  link?: Link;
}

/** A board before its rules are created. */
export interface PuzzleLayout {
  solution: readonly boolean[];
  /** Whether each cell is given, so that it cannot be changed: houses, trees, shown tiles. */
  isFixed: readonly boolean[];
  /** The number on each cell, or null for none. */
  numbers: readonly (number | null)[];
  /** The counts at the edge, first of the rows, then of the columns. */
  edges?: readonly (number | null)[];
  /** The region of each cell. */
  regions?: readonly number[];
  /** The cells of each thermometer, starting at the bulb. */
  paths?: readonly (readonly number[])[];
  /** The lengths of the ships. */
  fleet?: readonly number[];
}

export interface Level extends PuzzleLayout {
  plan: Plan;
  size: number;
  rules: readonly Rule[];
}
