/** Moves the cursor on the table by arrow keys. */
import { cardInOrder, FOUNDATION, isFoundation, PILES, STOCK, WASTE, type Table } from './play';
import type { Place } from './state';
import type { Pile } from './types';

const TOP_ROW: readonly Pile[] = [STOCK, WASTE, 8, 9, 10, 11];
/** The pile above each tableau pile. */
const ABOVE: readonly Pile[] = [STOCK, WASTE, WASTE, 8, 9, 10, 11];

const pilesBelow = (pile: Pile): Pile => (pile === STOCK ? 0 : pile === WASTE ? 1 : pile - FOUNDATION + 3);
const firstOpenIn = ({ piles, down }: Table, pile: Pile): number => piles[pile]!.length - down[pile]!;

/** Returns the position to which an arrow key moves the cursor. While cards are picked up, only entire piles count. */
export function stepFrom(
  table: Table,
  { pile, count }: Place,
  down: number,
  right: number,
  isHolding: boolean,
): Place {
  if (pile >= PILES) {
    if (down > 0) return { pile: pilesBelow(pile), count: 1 };
    const at = TOP_ROW.indexOf(pile) + right;
    return { pile: TOP_ROW[(at + TOP_ROW.length) % TOP_ROW.length]!, count: 1 };
  }
  if (right) return { pile: (pile + right + PILES) % PILES, count: 1 };
  if (down > 0) return { pile, count: Math.max(1, count - 1) };
  if (down < 0 && !isHolding && count < firstOpenIn(table, pile)) return { pile, count: count + 1 };
  return down < 0 ? { pile: ABOVE[pile]!, count: 1 } : { pile, count };
}

/** Returns the nearest place that exists on this table. */
export function clampPosition(table: Table, { pile, count }: Place): Place {
  return { pile, count: pile < PILES ? Math.max(1, Math.min(count, firstOpenIn(table, pile))) : 1 };
}

/** Returns the card at a place, or null if there is none. */
export function cardAtPosition(table: Table, { pile, count }: Place): number | null {
  if (pile < PILES) return table.piles[pile]!.at(-count) ?? null;
  if (pile === WASTE) return table.waste.at(-1) ?? null;
  const home = isFoundation(pile) ? table.foundations[pile - FOUNDATION]! : 0;
  return home ? cardInOrder(table.options, pile - FOUNDATION, home - 1) : null;
}
