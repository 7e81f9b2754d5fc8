/** The types of the game: modes, moves, plants, levels, the state of play. */

export type ModeKey = 'bed' | 'border' | 'house';

/** A move, which opens the pane of a cell. */
export type Move = [cell: number];

/** A plant: its species times `POTS` plus its pot (see plants.ts). */
export type Plant = number;

/** The visible content of a pane: the plant, its shadow, or its name on a tag. */
export type Face = 'plant' | 'shadow' | 'tag';

/** The special rule of an edition: none; the two plants of a wrong pair swap positions; or all plants are shown before the first move. */
export type RuleTwist = 'none' | 'swap' | 'look';

export interface Level {
  columns: number;
  /** The plant behind each pane, row by row. */
  plants: readonly Plant[];
  /** The face of each plant. */
  faces: readonly Face[];
  /** The number of equal plants that form a group. */
  groupSize: number;
  twist: RuleTwist;
}

export interface Play {
  readonly level: Level;
  /** The current plant behind each pane. */
  plants: Plant[];
  faces: Face[];
  /** Whether all plants are still shown, before the first move. */
  isLooking: boolean;
  /** The open panes that do not form a completed group: an incomplete group, or a miss until the next move. */
  open: number[];
  paired: boolean[];
  isSeen: boolean[];
  misses: number;
  penaltyMs: number;
}
