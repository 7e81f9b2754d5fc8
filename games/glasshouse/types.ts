/** The types of the game: modes, moves, plants, levels, the state of play. */

export type ModeKey = 'bed' | 'border' | 'house';

/** A pane that is opened. */
export type Move = [cell: number];

/** A species times `POTS` plus its pot; see plants.ts. */
export type Plant = number;

/** The visible content of a pane: the plant, its shadow, or its name on a tag. */
export type Face = 'plant' | 'shadow' | 'tag';

/** The additional rule of a house: none, the two of a miss swap places, or the house is shown before the first pane. */
export type Twist = 'none' | 'swap' | 'look';

export interface Level {
  columns: number;
  /** The plant behind each pane, row by row. */
  plants: readonly Plant[];
  /** The face of each of them. */
  faces: readonly Face[];
  /** The number of a kind that belong together. */
  of: number;
  twist: Twist;
}

export interface Play {
  readonly level: Level;
  /** The current plant behind each pane. */
  plants: Plant[];
  faces: Face[];
  /** Whether the entire house is still shown. */
  isLooking: boolean;
  /** Open panes that are not completed: some of one kind, or a group with a wrong one until the next move. */
  open: number[];
  paired: boolean[];
  seen: boolean[];
  misses: number;
  penaltyMs: number;
}
