/** Finds the keys under a finger: two arrows if the finger is between them, otherwise the nearest key. */
import { isArrowKey, type GameKey } from '@/lib/domain/games/game-keys';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Thumbs are broad, so a touch up to this many pixels from a key counts. */
const SLOP = 16;
/** A finger presses two arrows if their distances from it differ by at most this many pixels. */
const MAX_DIAGONAL_DIFFERENCE_PX = 8;
const OPPOSITE: Readonly<Record<string, GameKey>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
};

const distanceTo = ({ x, y }: Point, { left, top, width, height }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));

/** Returns the keys that a finger at `point` presses. `boxes` contains the positions of all keys. */
export const keysAt = (point: Point, boxes: ReadonlyMap<GameKey, Box>): GameKey[] => {
  const byDistance = [...boxes]
    .map(([key, box]) => ({ key, distance: distanceTo(point, box) }))
    .sort((a, b) => a.distance - b.distance);
  const nearest = byDistance[0];
  if (!nearest) return [];
  // The empty corners of the arrow cross belong to both adjacent arrows.
  const reach = isArrowKey(nearest.key) ? SLOP * 2 : SLOP;
  if (nearest.distance > reach) return [];
  if (!isArrowKey(nearest.key)) return [nearest.key];
  const second = byDistance.slice(1).find(({ key }) => isArrowKey(key) && key !== OPPOSITE[nearest.key]);
  const isBoth = second !== undefined && second.distance - nearest.distance <= MAX_DIAGONAL_DIFFERENCE_PX;
  return isBoth ? [nearest.key, second.key] : [nearest.key];
};
