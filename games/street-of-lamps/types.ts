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

/** All cells that are on, or all that are off, are connected by their sides. */
export interface Link {
  value: 1 | 2;
  size: number;
  /** Whether cells at the edge of the board count as connected through the outside. */
  hasRim?: boolean;
}

/** Between `lo` and `hi` of the cells are on; if there are ways, exactly one of them is the set of cells that are on. */
export interface Rule {
  /** The kind of rule in its puzzle, which selects the explanation of a hint. */
  kind: string;
  cells: readonly number[];
  lo: number;
  hi: number;
  /** Bit sets over `cells`, which has at most thirty of them. */
  ways?: readonly number[];
  /** By way: the bits that it determines; all of them if omitted. */
  cares?: readonly number[];
  link?: Link;
}

/** A board before its rules are created. */
export interface Laid {
  solution: readonly boolean[];
  /** Cells that are given and not played: houses, trees, shown tiles. */
  isFixed: readonly boolean[];
  /** The number on a cell; null for none. */
  numbers: readonly (number | null)[];
  /** The counts at the edge: rows, then columns. */
  edges?: readonly (number | null)[];
  /** By cell: the region that contains it. */
  regions?: readonly number[];
  /** Paths of cells, from the bulb on. */
  paths?: readonly (readonly number[])[];
  /** The lengths of the ships. */
  fleet?: readonly number[];
}

export interface Level extends Laid {
  plan: Plan;
  size: number;
  rules: readonly Rule[];
}

/** A submitted move. Marks are not moves, because they are not part of the solution. */
export type Move = ['fill' | 'clear', ...cells: number[]] | ['undo'] | ['hint'] | ['check'];
