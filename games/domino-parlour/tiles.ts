/** The 28 tiles of a double-six set. */
import type { Tile } from './types';

export const MAX_PIPS = 6;

/** The two numbers of each tile, the lower number first. */
export const TILES: readonly (readonly [low: number, high: number])[] = Array.from(
  { length: MAX_PIPS + 1 },
  (_, high) => Array.from({ length: high + 1 }, (__, low) => [low, high] as const),
).flat();

export const ALL_TILES: readonly Tile[] = TILES.map((_, tile) => tile);
export const PIPS: readonly number[] = TILES.map(([low, high]) => low + high);
export const DOUBLE_SIX: Tile = TILES.length - 1;

export const isDouble = (tile: Tile): boolean => TILES[tile]![0] === TILES[tile]![1];

/** Returns a bit for each number on a tile. */
export const maskOf = (tile: Tile): number => (1 << TILES[tile]![0]) | (1 << TILES[tile]![1]);

/** Returns the number on the other half of a tile that has this number. */
export function otherSide(tile: Tile, pip: number): number {
  const [low, high] = TILES[tile]!;
  return low === pip ? high : low;
}

export const sumOf = (tiles: readonly Tile[]): number => tiles.reduce((sum, tile) => sum + PIPS[tile]!, 0);

/** Returns a name such as `4–6`. */
export const nameOf = (tile: Tile): string => `${TILES[tile]![0]}–${TILES[tile]![1]}`;
