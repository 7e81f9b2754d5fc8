/** The words of the game: modes, moves, plants, levels, the state of play. */

export type ModeKey = 'bed' | 'border' | 'house';

/** A pane that is opened. */
export type Move = [cell: number];

/** A species times `POTS` plus its pot; see plants.ts. */
export type Plant = number;

export interface Level {
  columns: number;
  /** The plant behind each pane, row by row. */
  plants: readonly Plant[];
  /** How many of a kind belong together. */
  of: number;
}

export interface Play {
  readonly level: Level;
  /** Panes that are open and not yet kept: some of one kind, or a group with a stranger in it until the next move. */
  open: number[];
  kept: boolean[];
  seen: boolean[];
  misses: number;
  penaltyMs: number;
}
