/** Finds the move of a tapped card. */
import { suitOf } from '../kit/cards/cards';
import type { CarryMove, Pile } from '../kit/cards/types';
import { cardAt, runLength } from './fits';
import { findRefusal } from './play';
import { kindOf, topOf, type Table } from './table';

/** Returns every target for these cards, the best first: foundations, the longest run, an empty pile, a cell. */
export function listDestinations(table: Table, from: Pile, count: number): CarryMove[] {
  const card = cardAt(table, from, count);
  if (card === null) return [];
  const priorityOf = (to: Pile): number => {
    const kind = kindOf(table, to);
    if (kind === 'foundation' || kind === 'discard' || kind === 'waste') return 100;
    if (kind === 'cell') return 0;
    const below = topOf(table, to);
    if (below === undefined) return 10;
    return 20 + (suitOf(below) === suitOf(card) ? 40 : 0) + Math.min(13, runLength(table, to));
  };
  return table.piles
    .map((_, to): CarryMove => [from, to, count])
    .filter((carry) => findRefusal(table, carry) === null)
    .sort((a, b) => priorityOf(b[1]) - priorityOf(a[1]) || a[1] - b[1]);
}

/** Returns the best target for cards, or null when no target is better than their position. */
export function bestDestination(table: Table, from: Pile, count: number): CarryMove | null {
  const kind = kindOf(table, from);
  const isWhole = kind === 'tableau' && table.piles[from]!.length === count;
  const positions = listDestinations(table, from, count).filter(([, to]) => {
    if (kindOf(table, to) === 'cell') return kind !== 'cell';
    return !isWhole || kindOf(table, to) !== 'tableau' || table.piles[to]!.length > 0;
  });
  return positions[0] ?? null;
}
