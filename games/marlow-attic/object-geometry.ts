/**
 * Converts coordinates of the scene to those of an object. The sines are stored numbers, because JavaScript engines
 * differ in the last digit of computed ones.
 */
import { cachedFormOf } from './things';
import type { PlacedObject } from './types';

export const SCENE = { width: 1000, height: 900 };
export const TURN_STEPS = 24;

const QUARTER = [0, 0.258819, 0.5, 0.707107, 0.866025, 0.965926] as const;

export const sineOf = (turn: number): number => {
  const at = ((turn % TURN_STEPS) + TURN_STEPS) % TURN_STEPS;
  const step = at % 6;
  const rising = QUARTER[step]!;
  const falling = step === 0 ? 1 : QUARTER[6 - step]!;
  return [rising, falling, -rising, -falling][Math.floor(at / 6)]!;
};
export const cosineOf = (turn: number): number => sineOf(turn + TURN_STEPS / 4);

/** Returns whether an object covers a point of the scene. */
export function isCovering(
  { thing, x, y, scale, turn, isFlipped }: PlacedObject,
  atX: number,
  atY: number,
): boolean {
  const { mask } = cachedFormOf(thing);
  const [dx, dy] = [(atX - x) / scale, (atY - y) / scale];
  const [sine, cosine] = [sineOf(turn), cosineOf(turn)];
  const across = dx * cosine + dy * sine;
  return mask.covers((isFlipped ? -across : across) + mask.x, dy * cosine - dx * sine + mask.y);
}

/** Returns half the width and half the height of an object's bounding box. */
export function halfSizeOf({ thing, scale, turn }: PlacedObject): { x: number; y: number } {
  const { width, height } = cachedFormOf(thing).mask;
  const [sine, cosine] = [Math.abs(sineOf(turn)), Math.abs(cosineOf(turn))];
  return {
    x: ((width * cosine + height * sine) / 2) * scale,
    y: ((width * sine + height * cosine) / 2) * scale,
  };
}

/** Returns the index of the topmost object at a point, or −1 for none. */
export function objectAt(placedObjects: readonly PlacedObject[], x: number, y: number): number {
  for (let at = placedObjects.length - 1; at >= 0; at--) {
    const one = placedObjects[at]!;
    const reach = halfSizeOf(one);
    if (Math.abs(x - one.x) > reach.x + 2 || Math.abs(y - one.y) > reach.y + 2) continue;
    if (isCovering(one, x, y)) return at;
  }
  return -1;
}

/** Returns the visible fraction of an object's area, measured at points that are `grain` units apart. */
export function visibleShareOf(placedObjects: readonly PlacedObject[], at: number, grain: number): number {
  const one = placedObjects[at]!;
  const reach = halfSizeOf(one);
  const overlappingObjects = placedObjects.slice(at + 1).filter((other) => {
    const otherReach = halfSizeOf(other);
    return (
      Math.abs(other.x - one.x) < otherReach.x + reach.x + 4 &&
      Math.abs(other.y - one.y) < otherReach.y + reach.y + 4
    );
  });
  let [whole, seen] = [0, 0];
  for (let x = one.x - reach.x + 1; x <= one.x + reach.x; x += grain)
    for (let y = one.y - reach.y + 1; y <= one.y + reach.y; y += grain) {
      if (!isCovering(one, x, y)) continue;
      whole++;
      if (!overlappingObjects.some((other) => isCovering(other, x, y))) seen++;
    }
  return seen / whole;
}
