/** The wood as a state: what stands for ever, and what a step can change. */

/** The ground of a cell. Things that lie on it are named by their cells. */
export type Ground = 'grass' | 'tree' | 'fen' | 'stone' | 'den' | 'gate' | 'lamp';

export interface Land {
  width: number;
  height: number;
  ground: readonly Ground[];
}

/** A walking tree or a wisp: where it is and the way it goes, 0 to 3 from up clockwise. */
export interface Walker {
  readonly cell: number;
  readonly way: number;
}

export interface Wood {
  readonly land: Land;
  /** The fox, then whoever follows, the last one last. */
  readonly body: readonly number[];
  /** Where each follower was found, in their order: that tells who it is. */
  readonly friends: readonly number[];
  /** Animals that wait to be fetched. */
  readonly lost: readonly number[];
  readonly trees: readonly Walker[];
  readonly wisps: readonly Walker[];
  /** Lamps that burn. */
  readonly lamps: readonly number[];
  readonly keys: readonly number[];
  readonly cans: readonly number[];
  /** Stones that have sunk and gates that stand open. */
  readonly gone: readonly number[];
  readonly held: number;
  /** Steps of light that are left; null where it burns for ever. */
  readonly oil: number | null;
  readonly isShut: boolean;
  readonly isAstray: boolean;
}
