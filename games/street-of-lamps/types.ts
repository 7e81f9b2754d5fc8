/** The words of the game: a grid of cells that are on or off, and what is known of how many are on. */

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

/** All cells that are on, or all that are off, hang together by their sides. */
export interface Link {
  value: 1 | 2;
  size: number;
  /** Cells at the edge of the board hang together too: what lies around the board is of their kind. */
  hasRim?: boolean;
}

/** Between `lo` and `hi` of the cells are on; where it has ways, exactly one of them is what is on. */
export interface Rule {
  /** Which rule of its puzzle it comes from: what a hint says by. */
  kind: string;
  cells: readonly number[];
  lo: number;
  hi: number;
  /** Bit sets over `cells`, at most thirty of them. */
  ways?: readonly number[];
  /** By way: the bits that it speaks of; all of them where left out. */
  cares?: readonly number[];
  link?: Link;
}

/** A board before its rules are drawn up. */
export interface Laid {
  solution: readonly boolean[];
  /** Cells that are given and not played: houses, trees, shown tiles. */
  isFixed: readonly boolean[];
  /** The number on a cell; null where there is none. */
  numbers: readonly (number | null)[];
  /** The counts at the edge: rows, then columns. */
  edges?: readonly (number | null)[];
  /** By cell: which region it belongs to. */
  regions?: readonly number[];
  /** Cells in a row, from the bulb on. */
  paths?: readonly (readonly number[])[];
  /** Lengths of the ships. */
  fleet?: readonly number[];
}

export interface Level extends Laid {
  plan: Plan;
  size: number;
  rules: readonly Rule[];
}

/** A move of the proof. Marks aren't moves: they prove nothing. */
export type Move = ['fill' | 'clear', ...cells: number[]] | ['undo'] | ['hint'] | ['check'];
