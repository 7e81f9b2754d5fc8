/** How large the tiles of a board are on a table of a size, and where each lies. Knows nothing of the document. */
import type { Board, Slot } from './types';

/** Height to width of a tile. */
const RATIO = 4 / 3;
/** In tile widths: how far a layer is set off, which is how thick a tile is. */
const THICKNESS = 0.13;
const MOST_WIDTH = 96;

export interface Metrics {
  tileWidth: number;
  tileHeight: number;
  depth: number;
  /** Of the first layer's corner. */
  left: number;
  top: number;
}

/** Fits what is seen of a board into a size: the upper layers lean to the upper left. */
export function measureBoard({ slots }: Board, roomX: number, roomY: number): Metrics {
  const across = slots.map(({ x, z }) => x / 2 - z * THICKNESS);
  const down = slots.map(({ y, z }) => (y / 2) * RATIO - z * THICKNESS);
  const from = { x: Math.min(...across), y: Math.min(...down) };
  const columns = Math.max(...across) + 1 + THICKNESS - from.x;
  const rows = Math.max(...down) + RATIO + THICKNESS - from.y;
  const tileWidth = Math.max(12, Math.min(roomX / columns, roomY / rows, MOST_WIDTH));
  return {
    tileWidth,
    tileHeight: tileWidth * RATIO,
    depth: tileWidth * THICKNESS,
    left: (roomX - columns * tileWidth) / 2 - from.x * tileWidth,
    top: (roomY - rows * tileWidth) / 2 - from.y * tileWidth,
  };
}

/** The upper left corner of a slot's tile. */
export function spotOf({ tileWidth, tileHeight, depth, left, top }: Metrics, { x, y, z }: Slot) {
  return { x: left + (x / 2) * tileWidth - z * depth, y: top + (y / 2) * tileHeight - z * depth };
}
