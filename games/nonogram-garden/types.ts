/** The types of the game: pictures, clues, levels, moves. */

export type ModeKey = 'daily' | 'easy' | 'medium' | 'hard';

/** A letter of the palette for a filled cell, `.` for an empty one. */
export type Tint = '.' | 'r' | 'o' | 'y' | 'g' | 'd' | 'b' | 'k' | 'w' | 'p' | 'i' | 'u';

export interface Picture {
  name: string;
  size: number;
  /** Row by row. */
  tints: readonly Tint[];
}

/** The lengths of a line's blocks in order; empty for a line without any. */
export type Clue = readonly number[];

export interface Level extends Picture {
  solution: readonly boolean[];
  rows: readonly Clue[];
  columns: readonly Clue[];
}

/** A submitted move. Crosses are not moves, because they are not part of the solution. */
export type Move = ['fill' | 'clear', ...cells: number[]] | ['undo'] | ['hint'] | ['check'];
