/** The words of the game: modes, moves, plants, levels, the state of play. */

export type ModeKey = 'bed' | 'border' | 'house';

/** A pane that is opened. */
export type Move = [cell: number];

/** A species times `POTS` plus its pot; see plants.ts. */
export type Plant = number;

/** What is seen behind a pane: the plant, its shadow, or its name on a tag. */
export type Face = 'plant' | 'shadow' | 'tag';

/** What a house does besides: nothing, let the two of a miss change places, or show itself whole before the first pane. */
export type Twist = 'none' | 'swap' | 'look';

export interface Level {
  columns: number;
  /** The plant behind each pane, row by row. */
  plants: readonly Plant[];
  /** How each of them is seen. */
  faces: readonly Face[];
  /** How many of a kind belong together. */
  of: number;
  twist: Twist;
}

export interface Play {
  readonly level: Level;
  /** What stands behind each pane now. */
  plants: Plant[];
  faces: Face[];
  /** Whether the whole house is still shown. */
  isLooking: boolean;
  /** Panes that are open and not yet kept: some of one kind, or a group with a stranger in it until the next move. */
  open: number[];
  kept: boolean[];
  seen: boolean[];
  misses: number;
  penaltyMs: number;
}
