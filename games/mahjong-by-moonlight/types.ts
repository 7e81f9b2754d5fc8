/** What the parts of the game speak of: places on the table, faces, deals, moves. */

export type ModeKey = 'tonight' | 'easy' | 'keen';

/** Where a tile lies: its upper left corner in half tiles, and its layer from the table up. */
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

/** A layout made ready: what lies over and beside each slot, as indexes of slots. */
export interface Board {
  readonly slots: readonly Slot[];
  readonly above: readonly (readonly number[])[];
  readonly left: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
  /** In half tiles. */
  readonly width: number;
  readonly height: number;
  readonly layers: number;
}

/** 0 to 41; see faces.ts. */
export type Face = number;
/** The face in each slot, `NONE` where no tile lies. */
export type Faces = readonly Face[];
/** Two slots whose tiles are taken together. */
export type Pair = readonly [a: number, b: number];

export interface Level {
  readonly board: Board;
  readonly seed: string;
  readonly faces: Faces;
  /** Clears the table: what makes it a level. */
  readonly proof: readonly Pair[];
}

/** What the proof of a run consists of. What was undone isn't in it, hints stay. */
export type Move = readonly ['pair', a: number, b: number] | readonly ['hint'] | readonly ['shuffle'];
