/** Which keys lie under a finger: between two arrows both are meant, of other keys the nearest. */
import { isArrowKey, type GameKey } from '@/lib/domain/game-keys';

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

/** Thumbs are broad: this far beside a key still counts. */
const SLOP = 16;
/** Arrows that are as near as this to one another, seen from the finger, are held together. */
const TOGETHER = 8;
const OPPOSITE: Readonly<Record<string, GameKey>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
};

const distanceTo = ({ x, y }: Point, { left, top, width, height }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));

/** The keys that a finger at `point` holds, of keys that lie in `boxes`. */
export const keysAt = (point: Point, boxes: ReadonlyMap<GameKey, Box>): GameKey[] => {
  const byDistance = [...boxes]
    .map(([key, box]) => ({ key, distance: distanceTo(point, box) }))
    .sort((a, b) => a.distance - b.distance);
  const nearest = byDistance[0];
  if (!nearest) return [];
  // The empty corners of an arrow cross belong to both arms.
  const reach = isArrowKey(nearest.key) ? SLOP * 2 : SLOP;
  if (nearest.distance > reach) return [];
  if (!isArrowKey(nearest.key)) return [nearest.key];
  const second = byDistance.slice(1).find(({ key }) => isArrowKey(key) && key !== OPPOSITE[nearest.key]);
  const isBoth = second !== undefined && second.distance - nearest.distance <= TOGETHER;
  return isBoth ? [nearest.key, second.key] : [nearest.key];
};
