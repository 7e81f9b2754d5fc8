/** The state of the wood: the static parts, and the parts that a step can change. */

/** The ground of a cell. Objects on it are identified by their cells. */
export type Ground = 'grass' | 'tree' | 'fen' | 'stone' | 'den' | 'gate' | 'lamp';

export interface Land {
  width: number;
  height: number;
  ground: readonly Ground[];
}

/** A walking tree or a wisp: its cell and its direction, 0 to 3 from up clockwise. */
export interface Walker {
  readonly cell: number;
  readonly way: number;
}

export interface Wood {
  readonly land: Land;
  /** The fox, then its followers, the last one last. */
  readonly body: readonly number[];
  /** The cell where each follower was found, in their order, which identifies it. */
  readonly friends: readonly number[];
  /** Animals that still have to be fetched. */
  readonly lost: readonly number[];
  readonly trees: readonly Walker[];
  readonly wisps: readonly Walker[];
  /** The lit lamps. */
  readonly lamps: readonly number[];
  readonly keys: readonly number[];
  readonly cans: readonly number[];
  /** Stones that have sunk and gates that are open. */
  readonly gone: readonly number[];
  readonly held: number;
  /** The remaining steps of light; null if unlimited. */
  readonly oil: number | null;
  readonly isShut: boolean;
  readonly isAstray: boolean;
}
