/** The types of the game: pictures, clues, levels, moves. */

export type ModeKey = 'daily' | 'easy' | 'medium' | 'hard';

/** The color of a cell: a letter of the palette, or `.` for an empty cell. */
export type Tint = '.' | 'r' | 'o' | 'y' | 'g' | 'd' | 'b' | 'k' | 'w' | 'p' | 'i' | 'u';

export interface Picture {
  name: string;
  size: number;
  /** The colors of the cells, row by row. */
  tints: readonly Tint[];
}

/** The lengths of a line's blocks in order, or an empty list for a line without blocks. */
export type Clue = readonly number[];

export interface Level extends Picture {
  solution: readonly boolean[];
  rows: readonly Clue[];
  columns: readonly Clue[];
}
