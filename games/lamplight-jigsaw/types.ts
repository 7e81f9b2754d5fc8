/** The types of the game: cuts, pieces, levels, moves. */

export const SIZE_KEYS = ['24', '54', '96', '150'] as const;
export type SizeKey = (typeof SIZE_KEYS)[number];
export type ModeKey = 'daily' | SizeKey | `${SizeKey}-turned`;

/** The scenes that the daily rotates through, in this order. A new scene would change past days, so this list must not change. */
export const DAILY_SCENES = [
  'street',
  'harbour',
  'observatory',
  'garden',
  'viaduct',
  'forest',
  'market',
  'lighthouse',
] as const;
/** The scenes with their own editions. Each is drawn by a part that is loaded with its edition (`parts/<scene>.ts`). */
export const SHELF_SCENES = [
  'bakery',
  'library',
  'toyshop',
  'clockmaker',
  'dresser',
  'quilts',
  'balloons',
  'tulips',
  'skaters',
  'reef',
  'stamps',
  'threads',
  'island',
  'station',
  'glasshouse',
  'fairground',
  'ferries',
  'orchard',
  'sweets',
  'castle',
  'music',
  'umbrellas',
  'kites',
  'stained',
  'doors',
  'owls',
  'studio',
  'theatre',
  'courtyard',
  'slopes',
  'parrots',
  'caravan',
  'koi',
  'peacock',
  'dollhouse',
  'terraces',
  'waterhole',
  'planets',
  'breakfast',
  'dragon',
  'cats',
  'carousel',
  'butterflies',
  'galleon',
  'sunflowers',
  'undergrowth',
  'masks',
  'cacti',
  'chess',
  'aurora',
  'city',
] as const;
export type DailyScene = (typeof DAILY_SCENES)[number];
export type ShelfScene = (typeof SHELF_SCENES)[number];
export type SceneKey = DailyScene | ShelfScene;

/** The number of clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3;

/** A cut between two pieces. Lengths are in hundredths of a piece's side, along the side and away from it. */
export interface Profile {
  /** The position of the knob along the side. */
  center: number;
  /** Half the width of the knob's head, and of its neck. */
  head: number;
  neck: number;
  height: number;
  /** The sideways shift of the knob's top. */
  lean: number;
  /** How far the side curves outward before the knob. */
  swing: number;
  /** 1 if the knob belongs to the left or upper piece, −1 if it belongs to the other one. */
  side: 1 | -1;
}

export interface PieceGrid {
  columns: number;
  rows: number;
  /** The cuts between columns, row by row: `row * (columns − 1) + column`. */
  upright: readonly Profile[];
  /** The cuts between rows, row by row: `row * columns + column`. */
  level: readonly Profile[];
}

export interface Level {
  scene: SceneKey;
  /** The seed of the picture. */
  pictureSeed: string;
  pieceGrid: PieceGrid;
  /** Whether pieces are initially turned, and can be turned. */
  isTurned: boolean;
  /** The pieces in the order of the tray, and the rotation of each one in the tray. */
  tray: readonly number[];
  turns: readonly Turns[];
}

/**
 * A submitted move. `[piece, x, y, turns]` places a piece, with all pieces joined to it, with its center there.
 * `[piece, turns]` turns a piece in the tray. `[piece]` returns a single piece to the tray.
 */
export type Move =
  | [piece: number, x: number, y: number, turns: Turns]
  | [piece: number, turns: Turns]
  | [piece: number]
  | ['undo']
  | ['hint'];
