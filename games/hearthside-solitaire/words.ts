/** Describes a move after it was made. */
import { capitalize, nameOf } from '../kit/cards/cards';
import { describeMove } from './prospects';
import { PILES, STOCK, WASTE, type Table } from './play';
import type { Place } from './state';
import type { TableTurn } from './types';

/** Describes the effect of a move: the cards that moved, and those that were turned up. */
export function describeTurn(before: Table, turn: TableTurn, after: Table): string {
  if (turn[0] === 'draw') return `Turned up: ${nameOf(after.waste.at(-1)!)}.`;
  if (turn[0] === 'recycle') return `The waste is the stock again, ${after.stock.length} cards.`;
  const [from] = turn;
  const message = `${describeMove(before, turn)}.`;
  const isTurnedUp = from < PILES && after.down[from]! < before.down[from]!;
  return isTurnedUp ? `${message} Turned up: ${nameOf(after.piles[from]!.at(-1)!)}.` : message;
}

/** Returns the reason why a card cannot move. */
export function explainImmovableCard(table: Table, { pile, count }: Place): string {
  if (pile === STOCK) return 'The stock is empty.';
  if (pile === WASTE && count > 1) return '';
  const card = pile < PILES ? table.piles[pile]!.at(-count) : pile === WASTE ? table.waste.at(-1) : undefined;
  const isHidden = pile < PILES && count > table.piles[pile]!.length - table.down[pile]!;
  return card === undefined || isHidden ? '' : `${capitalize(nameOf(card))}: no place for it.`;
}
