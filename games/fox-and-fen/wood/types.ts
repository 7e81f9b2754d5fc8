/** The state of the wood: its static parts, and the parts that a step can change. */

/** The ground of a cell. Objects on it are stored separately, by their cells. */
export type Ground = 'grass' | 'tree' | 'fen' | 'stone' | 'den' | 'gate' | 'lamp';

export interface WoodLand {
  width: number;
  height: number;
  ground: readonly Ground[];
}

/** A walking tree or a wisp: its cell and its direction, 0 to 3 from up clockwise. */
export interface Walker {
  readonly cell: number;
  readonly direction: number;
}

export interface Wood {
  readonly land: WoodLand;
  /** The cells of the fox and its followers, from front to back. */
  readonly body: readonly number[];
  /** The cell where each follower was found, from front to back. It identifies the animal. */
  readonly friends: readonly number[];
  /** The cells of animals that have not been found yet. */
  readonly lost: readonly number[];
  readonly trees: readonly Walker[];
  readonly wisps: readonly Walker[];
  /** The cells of the lit lamps. */
  readonly lamps: readonly number[];
  readonly keys: readonly number[];
  readonly cans: readonly number[];
  /** The cells of stones that have sunk and gates that are open. */
  readonly sunkCells: readonly number[];
  readonly held: number;
  /** The number of steps for which the light still lasts, or null if it is unlimited. */
  readonly oil: number | null;
  readonly isShut: boolean;
  readonly isAstray: boolean;
}
