/** The tuning values: the sizes, the week, the snapping tolerance, the cost of help, the editions. */
import { findEdition } from '../kit/shell/editions';
import type { PlayedEdition } from '../kit/shell/kind';
import { EDITION_NAMES } from './editions';
import { SIZE_KEYS, type ModeKey, type SceneKey, type SizeKey } from './types';

export interface Edition extends PlayedEdition<ModeKey> {
  /** The scene of all pictures of the edition, or null for the daily, which rotates through eight scenes. */
  scene: SceneKey | null;
}

/** The length of a piece's side in table units. */
export const CELL = 100;
/** The maximum distance in units from which a placed piece snaps to its position. */
export const SNAP_DISTANCE = 26;
export const HINT_PENALTY_MS = 20_000;
/** The minimum time per piece in ms. Nobody finds and places pieces faster over a complete puzzle. */
export const MIN_MS_PER_PIECE = 400;
/** The maximum number of moves. It is limited because a save contains the moves of every puzzle in progress. */
export const MAX_MOVES = 3_000;
export const MAX_PIECES = 150;
/** The distance of a carried piece above the finger, in CSS pixels. */
export const LIFT_PX = 46;

interface Size {
  columns: number;
  rows: number;
  isTurned: boolean;
}

const straightSize = (columns: number, rows: number): Size => ({ columns, rows, isTurned: false });
const turnedSize = (columns: number, rows: number): Size => ({ columns, rows, isTurned: true });

/** The size for each weekday, starting on Monday. */
export const WEEK: readonly Size[] = [
  straightSize(6, 4),
  straightSize(7, 5),
  straightSize(8, 5),
  straightSize(9, 6),
  straightSize(10, 7),
  turnedSize(10, 7),
  turnedSize(12, 8),
];

const GRIDS: Record<SizeKey, readonly [number, number]> = {
  '24': [6, 4],
  '54': [9, 6],
  '96': [12, 8],
  '150': [15, 10],
};

const SIZE_MODES: readonly ModeKey[] = [...SIZE_KEYS, ...SIZE_KEYS.map((size): ModeKey => `${size}-turned`)];

/** Returns the size of a mode other than the daily. */
export function sizeOfMode(mode: Exclude<ModeKey, 'daily'>): Size {
  const [columns, rows] = GRIDS[mode.replace('-turned', '') as SizeKey];
  return mode.endsWith('-turned') ? turnedSize(columns, rows) : straightSize(columns, rows);
}

export const MODE_LABELS: Record<ModeKey, string> = {
  daily: 'Daily',
  '24': '24 pieces',
  '54': '54 pieces',
  '96': '96 pieces',
  '150': '150 pieces',
  '24-turned': '24, turned',
  '54-turned': '54, turned',
  '96-turned': '96, turned',
  '150-turned': '150, turned',
};

export const EDITIONS: readonly Edition[] = EDITION_NAMES.map((name): Edition => ({
  ...name,
  keyword: name.slug,
  modes: name.scene ? SIZE_MODES : ['daily', ...SIZE_MODES],
  isDaily: name.scene === null,
}));

/** Returns the edition with a catalog keyword, or null for an unknown keyword. */
export const editionOf = (keyword: string) => findEdition(EDITIONS, keyword);
