/** Moves the cursor with arrow keys to the nearest free tile in their direction. */
import type { Board } from './types';

/** The factor by which a sideways distance counts more than a distance in the direction. */
const SIDEWAYS_FACTOR = 2.2;

/** Returns the nearest free slot in a direction, or the slot itself if there is none. */
export function stepFrom(
  { slots }: Board,
  free: Iterable<number>,
  from: number,
  down: number,
  right: number,
): number {
  const start = slots[from]!;
  let best = from;
  let minDistance = Infinity;
  for (const slot of free) {
    const distanceAhead = (slots[slot]!.x - start.x) * right + (slots[slot]!.y - start.y) * down;
    const sideDistance =
      Math.abs((slots[slot]!.x - start.x) * down) + Math.abs((slots[slot]!.y - start.y) * right);
    if (slot === from || distanceAhead <= 0) continue;
    const distance = distanceAhead + sideDistance * SIDEWAYS_FACTOR;
    if (distance < minDistance) [best, minDistance] = [slot, distance];
  }
  return best;
}

/** Returns the next or previous free slot in reading order, wrapping around. Repeating this visits every free tile. */
export function cycleFrom({ slots }: Board, free: Iterable<number>, from: number, by: 1 | -1): number {
  const order = [...free].sort((a, b) => slots[a]!.y - slots[b]!.y || slots[a]!.x - slots[b]!.x);
  const at = order.indexOf(from);
  return order[(at + by + order.length) % order.length] ?? from;
}
