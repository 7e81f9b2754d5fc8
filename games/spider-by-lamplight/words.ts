/** Describes a move after it was made, and names the piles. */
import { capitalize, nameOf, SUITS } from '../kit/cards/cards';
import type { LaidCard, Pile, CardPosition, TableTurn } from '../kit/cards/types';
import { stockTurn } from './play';
import { describeMove } from './prospects';
import { kindOf, classifyPiles, topOf, type Table } from './table';

/** Describes the effect of a move: the cards that moved, and those that were turned up. */
export function describeTurn(before: Table, turn: TableTurn, after: Table): string {
  const { waste } = classifyPiles(after.rules);
  if (turn[0] === 'recycle') return 'The waste is the stock again.';
  if (turn[0] === 'draw') {
    const rule = after.rules.stock!;
    if (rule.to === 'tableau') return 'A row is dealt.';
    if (rule.to === 'grid') return 'The cards close up.';
    const card = topOf(after, waste[0]!);
    return card === undefined ? '' : `Turned up: ${nameOf(card)}.`;
  }
  const [from] = turn as readonly number[];
  const message = `${describeMove(before, turn)}.`;
  const isTurnedUp = after.down[from!]! < before.down[from!]!;
  const top = topOf(after, from!);
  return isTurnedUp && top !== undefined ? `${message} Turned up: ${nameOf(top)}.` : message;
}

/** Returns the reason why a card cannot move. */
export function explainImmovableCard(table: Table, { pile, count }: CardPosition): string {
  const kind = kindOf(table, pile);
  if (kind === 'stock') {
    const { rules, piles } = table;
    if (!piles[pile]!.length) return rules.stock?.to === 'grid' ? 'No gap to close.' : 'The stock is empty.';
    return rules.stock?.to === 'grid' ? 'Take a pair first.' : 'Fill every space before you deal.';
  }
  const card = table.piles[pile]!.at(-count);
  if (card === undefined || kind === 'discard') return '';
  const index = table.piles[pile]!.length - count;
  if (index < table.down[pile]!) return '';
  if (kind === 'place' && table.rules.piles[pile]!.under?.some((on) => table.piles[on]!.length))
    return `${capitalize(nameOf(card))}: other cards are on it.`;
  return `${capitalize(nameOf(card))}: no place for it.`;
}

/** Returns the name of an empty pile. */
export function slotLabel(table: Table, pile: Pile): string {
  const { kind, suit, isFalling } = table.rules.piles[pile]!;
  const number = classifyPiles(table.rules)[kind].indexOf(pile) + 1;
  const left = table.piles[pile]!.length;
  switch (kind) {
    case 'stock': {
      const recycleText = stockTurn(table) === 'recycle' ? ', empty: put the waste back' : ', empty';
      if (!left) return `Stock${recycleText}`;
      // The number that the stock shows comes first.
      if (table.rules.stock?.to !== 'tableau') return `Stock, ${left} card${left > 1 ? 's' : ''}`;
      const deals = Math.ceil(left / classifyPiles(table.rules).tableau.length);
      return `Stock, ${deals} deal${deals > 1 ? 's' : ''}, ${left} card${left > 1 ? 's' : ''}`;
    }
    case 'tableau':
      return `Pile ${number}, empty`;
    case 'cell':
      return `Cell ${number}, empty`;
    case 'foundation':
      if (suit === undefined) return `Foundation ${number}, empty`;
      return `Foundation of ${SUITS[suit]}${isFalling ? ', from the king down' : ''}, empty`;
    case 'reserve':
      return 'Reserve, empty';
    case 'waste':
      return 'Waste, empty';
    default:
      return 'Empty';
  }
}

/** Returns the name of a card, including its position. */
export function cardLabel(table: Table, { card, pile, count }: LaidCard): string {
  const { kind } = table.rules.piles[pile]!;
  const number = classifyPiles(table.rules)[kind].indexOf(pile) + 1;
  const name = nameOf(card);
  if (kind === 'tableau') {
    const isFirst = table.piles[pile]!.length - count === table.down[pile];
    const hidden = isFirst && table.down[pile] ? `, ${table.down[pile]} face down below` : '';
    return `${name}, pile ${number}${count > 1 ? `, ${count - 1} on it` : ''}${hidden}`;
  }
  if (kind === 'cell') return `${name}, cell ${number}`;
  return kind === 'place' || kind === 'stock' ? name : `${name}, ${kind}`;
}
