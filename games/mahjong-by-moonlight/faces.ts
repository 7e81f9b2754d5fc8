/** The 42 faces: three suits of nine, four winds, three lamps, four seasons, four flowers. */
import type { Face } from './types';

export const SUITS = ['lantern', 'leaf', 'wave'] as const;
const WINDS = ['North wind', 'East wind', 'South wind', 'West wind'];
const LAMPS = ['Candle', 'Street lamp', 'Lighthouse'];
const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'];
const FLOWERS = ['Tulip', 'Daisy', 'Bluebell', 'Poppy'];

export const FIRST_WIND = 27;
export const FIRST_LAMP = 31;
export const FIRST_SEASON = 34;
export const FIRST_FLOWER = 38;
export const FACES = 42;

/**
 * Returns the group of a face. Faces of a group match. Seasons and flowers form two groups, and every other face is a
 * group of its own.
 */
export function faceGroupOf(face: Face): number {
  if (face >= FIRST_FLOWER) return FIRST_FLOWER;
  return face >= FIRST_SEASON ? FIRST_SEASON : face;
}

/** Returns a name such as `Lantern 3`, `North wind` or `Season, Spring`. */
export function nameOf(face: Face): string {
  if (face >= FIRST_FLOWER) return `Flower, ${FLOWERS[face - FIRST_FLOWER]!}`;
  if (face >= FIRST_SEASON) return `Season, ${SEASONS[face - FIRST_SEASON]!}`;
  if (face >= FIRST_LAMP) return LAMPS[face - FIRST_LAMP]!;
  if (face >= FIRST_WIND) return WINDS[face - FIRST_WIND]!;
  const suit = SUITS[Math.floor(face / 9)]!;
  return `${suit[0]!.toUpperCase()}${suit.slice(1)} ${(face % 9) + 1}`;
}

/** Returns the pairs of a set of 144 tiles, or of half a set. */
export function createPairsOfSet(tiles: number, shuffle: (faces: Face[]) => Face[]): [Face, Face][] {
  const rounds = tiles / 72;
  const plainFaces = Array.from({ length: FIRST_SEASON }, (_, face) => face);
  const pairs = Array.from({ length: rounds }, () =>
    plainFaces.map((face): [Face, Face] => [face, face]),
  ).flat();
  for (const first of [FIRST_SEASON, FIRST_FLOWER]) {
    const four = shuffle([first, first + 1, first + 2, first + 3]);
    for (let round = 0; round < rounds; round++) pairs.push([four[2 * round]!, four[2 * round + 1]!]);
  }
  return pairs;
}
