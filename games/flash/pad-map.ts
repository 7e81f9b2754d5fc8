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
  const nearestButton = byDistance[0];
  if (!nearestButton) return [];
  // The empty corners of the arrow cross belong to both adjacent arrows.
  const reach = isArrowKey(nearestButton.key) ? SLOP * 2 : SLOP;
  if (nearestButton.distance > reach) return [];
  if (!isArrowKey(nearestButton.key)) return [nearestButton.key];
  const second = byDistance
    .slice(1)
    .find(({ key }) => isArrowKey(key) && key !== OPPOSITE[nearestButton.key]);
  const isBoth =
    second !== undefined && second.distance - nearestButton.distance <= MAX_DIAGONAL_DIFFERENCE_PX;
  return isBoth ? [nearestButton.key, second.key] : [nearestButton.key];
};
