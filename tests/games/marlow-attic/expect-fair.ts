/** Checks the rules that every level must satisfy, at a finer resolution than the generator uses. */
import { expect } from 'vitest';
import type { ScenePlan } from '@/games/marlow-attic/config';
import { isCovering, halfSizeOf, SCENE, objectAt } from '@/games/marlow-attic/object-geometry';
import { cachedFormOf, THINGS } from '@/games/marlow-attic/things';
import type { Level } from '@/games/marlow-attic/types';

/** The guaranteed minimum: at least 65 % of a wanted thing is visible. */
const MIN_VISIBLE_SHARE = 0.65;
/** The distance between the measured points in units. Measures coarsely first, and finely when the result is near the limit. */
const COARSE = 4;
const FINE = 0.5;
const CLOSE = 0.73;
/** The minimum length of a thing in units: 34 px, when 1000 units are shown as 355 px. */
const MIN_LONG = 34 / 0.355;

/** Returns the visible fraction of a thing's area. */
export function visibleShareOf(level: Level, at: number): number {
  const share = shareAt(level, at, COARSE);
  return share < CLOSE ? shareAt(level, at, FINE) : share;
}

function shareAt({ lying: placedObjects }: Level, at: number, grain: number): number {
  const one = placedObjects[at]!;
  const reach = halfSizeOf(one);
  const nearbyObjects = placedObjects.filter((other) => {
    const otherReach = halfSizeOf(other);
    return (
      Math.abs(other.x - one.x) < otherReach.x + reach.x + 4 &&
      Math.abs(other.y - one.y) < otherReach.y + reach.y + 4
    );
  });
  let [whole, seen] = [0, 0];
  for (let x = one.x - reach.x; x <= one.x + reach.x; x += grain)
    for (let y = one.y - reach.y; y <= one.y + reach.y; y += grain) {
      if (!isCovering(one, x, y)) continue;
      whole++;
      if (nearbyObjects[objectAt(nearbyObjects, x, y)] === one) seen++;
    }
  return seen / whole;
}

export function expectFair(level: Level, plan: ScenePlan): void {
  const { lying: placedObjects, wanted: targets } = level;
  expect(placedObjects).toHaveLength(plan.objectCount);
  expect(new Set(targets).size).toBe(plan.targetCount);
  expect(new Set(placedObjects.map(({ thing }) => thing)).size).toBe(placedObjects.length);
  for (const one of placedObjects) {
    const { width, height } = cachedFormOf(one.thing).mask;
    expect(Math.max(width, height) * one.scale).toBeGreaterThanOrEqual(MIN_LONG);
    const reach = halfSizeOf(one);
    expect(one.x - reach.x).toBeGreaterThanOrEqual(0);
    expect(one.y - reach.y).toBeGreaterThanOrEqual(0);
    expect(one.x + reach.x).toBeLessThanOrEqual(SCENE.width);
    expect(one.y + reach.y).toBeLessThanOrEqual(SCENE.height);
  }
  for (const at of targets) {
    expect(visibleShareOf(level, at)).toBeGreaterThanOrEqual(MIN_VISIBLE_SHARE);
    const { kin } = THINGS[placedObjects[at]!.thing]!;
    expect(placedObjects.filter(({ thing }) => THINGS[thing]!.kin === kin)).toHaveLength(1);
  }
}
