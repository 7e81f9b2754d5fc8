/** Finds the move of a tapped card. */
import { suitOf } from '../kit/cards/cards';
import { cardAt, FOUNDATION, isFoundation, PILES, findRefusal, type Table } from './play';
import type { CarryMove, Pile } from './types';

/** Returns every target for these cards: the foundation, then piles with the longest run first, then an empty pile. */
export function listDestinations(table: Table, from: Pile, count: number): CarryMove[] {
  const card = cardAt(table, from, count);
  if (card === null) return [];
  const carries: CarryMove[] = [[from, FOUNDATION + suitOf(card), count]];
  const piles = Array.from({ length: PILES }, (_, pile) => pile);
  const open = (pile: Pile) => table.piles[pile]!.length - table.down[pile]!;
  for (const to of piles.sort((a, b) => open(b) - open(a) || a - b)) carries.push([from, to, count]);
  return carries.filter((carry) => !findRefusal(table, carry));
}

/** Returns the best target for cards, or null when no target is better than their position. */
export function bestDestination(table: Table, from: Pile, count: number): CarryMove | null {
  const isWhole = from < PILES && table.piles[from]!.length === count;
  const positions = listDestinations(table, from, count).filter(
    ([, to]) => isFoundation(to) || !isWhole || table.piles[to]!.length > 0,
  );
  return positions[0] ?? null;
}
