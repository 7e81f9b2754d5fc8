/** The types of the game: positions on the table, faces, deals, moves. */

export type ModeKey = 'tonight' | 'easy' | 'keen';

/** The position of a tile: its upper left corner in half tiles, and its layer from the table up. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export type LayoutKey =
  | 'turtle'
  | 'bridge'
  | 'towers'
  | 'well'
  | 'boat'
  | 'stair'
  | 'owl'
  | 'garden'
  | 'tram'
  | 'crescent'
  | 'gate'
  | 'moth'
  | 'steeple'
  | 'carp'
  | 'hourglass'
  | 'alleys'
  | 'crown'
  | 'wave'
  | 'courts'
  | 'teacup';

/** A prepared layout. `above`, `left` and `right` contain the indexes of the slots that block each slot. */
export interface Board {
  readonly slots: readonly Slot[];
  readonly above: readonly (readonly number[])[];
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
  /** The width in half tiles. */
  readonly width: number;
  readonly height: number;
  readonly layers: number;
}

/** A face, 0 to 41 (see faces.ts). */
export type Face = number;
/** The face in each slot, or `EMPTY_SLOT` for an empty slot. */
export type Faces = readonly Face[];
/** Two slots whose tiles are taken together. */
export type Pair = readonly [a: number, b: number];

export interface Level {
  readonly board: Board;
  readonly seed: string;
  readonly faces: Faces;
  /** Pairs that clear the table, which show that the level is solvable. */
  readonly solution: readonly Pair[];
}

/** A submitted move of a run. Hints are included, undone moves are not. */
export type Move = readonly ['pair', a: number, b: number] | readonly ['hint'] | readonly ['shuffle'];
