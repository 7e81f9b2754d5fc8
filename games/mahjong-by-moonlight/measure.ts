/** Computes the size of a board's tiles on a table of a given size, and their positions. Does not use the DOM. */
import type { Board, Slot } from './types';

/** The height of a tile divided by its width. */
const RATIO = 4 / 3;
/** The offset between layers, which is the thickness of a tile, in tile widths. */
const THICKNESS = 0.13;
const MAX_WIDTH = 96;

export interface Metrics {
  tileWidth: number;
  tileHeight: number;
  depth: number;
  /** The position of the bottom layer's corner. */
  left: number;
  top: number;
}

/** Fits a board into a size. Upper layers are shifted to the upper left. */
export function measureBoard({ slots }: Board, roomX: number, roomY: number): Metrics {
  const across = slots.map(({ x, z }) => x / 2 - z * THICKNESS);
  const down = slots.map(({ y, z }) => (y / 2) * RATIO - z * THICKNESS);
  const from = { x: Math.min(...across), y: Math.min(...down) };
  const columns = Math.max(...across) + 1 + THICKNESS - from.x;
  const rows = Math.max(...down) + RATIO + THICKNESS - from.y;
  const tileWidth = Math.max(12, Math.min(roomX / columns, roomY / rows, MAX_WIDTH));
  return {
    tileWidth,
    tileHeight: tileWidth * RATIO,
    depth: tileWidth * THICKNESS,
    left: (roomX - columns * tileWidth) / 2 - from.x * tileWidth,
    top: (roomY - rows * tileWidth) / 2 - from.y * tileWidth,
  };
}

/** Returns the upper left corner of a slot's tile. */
export function spotOf({ tileWidth, tileHeight, depth, left, top }: Metrics, { x, y, z }: Slot) {
  return { x: left + (x / 2) * tileWidth - z * depth, y: top + (y / 2) * tileHeight - z * depth };
}
