/** Returns the points to tap: for each wanted thing, the visible point farthest from its edges. */
import { objectAt } from '@/games/marlow-attic/object-geometry';
import type { Level } from '@/games/marlow-attic/types';

const STEP = 6;
const INSIDE = [
  [8, 0],
  [-8, 0],
  [0, 8],
  [0, -8],
] as const;

export const spotsOf = ({ lying: placedObjects, wanted: targets }: Level): { x: number; y: number }[] =>
  targets.map((at) => {
    const middle = placedObjects[at]!;
    let best: { x: number; y: number } | null = null;
    let bestInside = -1;
    for (let x = middle.x - 90; x <= middle.x + 90; x += STEP)
      for (let y = middle.y - 90; y <= middle.y + 90; y += STEP) {
        if (objectAt(placedObjects, x, y) !== at) continue;
        const inside = INSIDE.filter(([dx, dy]) => objectAt(placedObjects, x + dx, y + dy) === at).length;
        if (inside > bestInside) [best, bestInside] = [{ x, y }, inside];
        if (inside === INSIDE.length) return { x, y };
      }
    if (!best) throw new Error('A wanted thing is nowhere seen.');
    return best;
  });
