/** Moves the cursor on the table by arrow keys. */
import type { Pile, CardPosition } from '../kit/cards/types';
import { isReachable, spotOf, type Metrics } from './layout';
import { kindOf, type Table } from './table';

/** The factor by which a sideways distance counts more than a distance in the direction of the key. */
const SIDEWAYS_FACTOR = 2.2;

/** Returns the place to which an arrow key moves the cursor. While cards are picked up, only entire piles count. */
export function stepFrom(
  table: Table,
  { pile, count }: CardPosition,
  down: number,
  right: number,
  isHolding: boolean,
  metrics: Metrics,
): CardPosition {
  const isRow = metrics.plan.spots[pile]!.fan === 'right';
  const along = isRow ? right : down;
  if (kindOf(table, pile) === 'tableau' && along) {
    const open = table.piles[pile]!.length - table.down[pile]!;
    if (along > 0 && count > 1) return { pile, count: count - 1 };
    if (along < 0 && !isHolding && count < open) return { pile, count: count + 1 };
  }
  const to = nearestPileIn(table, pile, down, right, metrics);
  return to === null ? { pile, count } : { pile: to, count: 1 };
}

function nearestPileIn(table: Table, from: Pile, down: number, right: number, metrics: Metrics): Pile | null {
  const currentSpot = spotOf(metrics, from);
  const all = table.piles.flatMap((_, pile) => (pile !== from && isReachable(table, pile) ? [pile] : []));
  let best: Pile | null = null;
  let min = Infinity;
  for (const pile of all) {
    const { x, y } = spotOf(metrics, pile);
    const [dx, dy] = [(x - currentSpot.x) / metrics.stepX, (y - currentSpot.y) / metrics.stepY];
    const distanceAhead = dx * right + dy * down;
    const sideDistance = Math.abs(dx * down) + Math.abs(dy * right);
    if (distanceAhead < 0.12) continue;
    if (distanceAhead + sideDistance * SIDEWAYS_FACTOR < min)
      [best, min] = [pile, distanceAhead + sideDistance * SIDEWAYS_FACTOR];
  }
  if (best !== null) return best;
  // At an edge, the cursor moves to the next pile in their order, so that every pile can be reached.
  const step = down + right;
  const ring = [...all, from].sort((a, b) => a - b);
  return ring[(ring.indexOf(from) + step + ring.length) % ring.length] ?? null;
}

/** Returns the nearest place that exists on this table. */
export function clampPosition(table: Table, { pile, count }: CardPosition): CardPosition {
  if (!isReachable(table, pile)) {
    const open = table.piles.flatMap((_, other) => (isReachable(table, other) ? [other] : []));
    const nearestPile = open.sort((a, b) => Math.abs(a - pile) - Math.abs(b - pile))[0];
    return { pile: nearestPile ?? pile, count: 1 };
  }
  const open = table.piles[pile]!.length - table.down[pile]!;
  const max = kindOf(table, pile) === 'tableau' ? open : 1;
  return { pile, count: Math.max(1, Math.min(count, max)) };
}

/** Returns the card at a place, or null if there is none. */
export const cardAtPosition = (table: Table, { pile, count }: CardPosition): number | null =>
  table.piles[pile]!.at(-count) ?? null;
