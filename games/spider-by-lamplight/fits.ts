/** Determines which cards fit on each other, and which move together. */
import { colorOf, KING, rankOf, suitOf } from '../kit/cards/cards';
import type { Pile } from '../kit/cards/types';
import { isFree, kindOf, classifyPiles, topOf, type Table } from './table';
import type { RuleSet } from './types';

/** Returns whether a card may be placed on another on the table. */
export function fitsOn(rules: RuleSet, card: number, below: number): boolean {
  if (!rules.build) return false;
  const step = rankOf(below) - rankOf(card);
  const isNext = step === 1 || (rules.isRound && step === -KING) || (rules.isTwoWay && step === -1);
  if (!isNext) return false;
  if (rules.build === 'colour') return colorOf(card) !== colorOf(below);
  return rules.build === 'any' || suitOf(card) === suitOf(below);
}

/** Returns how many cards at the top of a pile may be lifted together, regardless of free cells. */
export function runLength({ rules, piles, down }: Table, pile: Pile): number {
  const cards = piles[pile]!;
  const open = cards.length - down[pile]!;
  if (rules.run === 'any') return open;
  if (rules.run === 'one') return Math.min(1, open);
  let count = Math.min(1, open);
  while (count < open) {
    const card = cards[cards.length - count]!;
    const below = cards[cards.length - count - 1]!;
    if (!fitsOn(rules, card, below)) break;
    if (rules.run === 'suit' && suitOf(card) !== suitOf(below)) break;
    count++;
  }
  return count;
}

/** Returns how many cards can be moved together by moving them one by one over free cells and empty piles. */
export function canCarryTo({ rules, piles }: Table, to: Pile): number {
  if (rules.run !== 'free') return Infinity;
  const kinds = classifyPiles(rules);
  let emptyPiles = 1;
  for (const cell of kinds.cell) if (!piles[cell]!.length) emptyPiles++;
  if (rules.space === 'any')
    for (const pile of kinds.tableau) if (!piles[pile]!.length && pile !== to) emptyPiles *= 2;
  return emptyPiles;
}

/** Returns the card that a move picks up, or null if there is none. */
export function cardAt(table: Table, from: Pile, count: number): number | null {
  const cards = table.piles[from];
  if (!cards?.length || count < 1 || count > cards.length) return null;
  const kind = kindOf(table, from);
  if (kind === 'tableau') return count <= runLength(table, from) ? cards[cards.length - count]! : null;
  if (count !== 1) return null;
  if (kind === 'place') return isFree(table, from) ? cards[0]! : null;
  if (kind === 'waste') return table.rules.match === 'next' ? null : topOf(table, from)!;
  return kind === 'cell' || kind === 'reserve' ? topOf(table, from)! : null;
}

/** Returns whether a card is the next one of a foundation. */
export function isNextHome({ rules, piles, base }: Table, card: number, pile: Pile): boolean {
  const { kind, suit, isFalling } = rules.piles[pile]!;
  if (kind !== 'foundation' || suit !== suitOf(card)) return false;
  const rank = rankOf(card);
  const home = piles[pile]!.length;
  return home < 13 && rank === (isFalling ? KING - home : (base + home) % 13);
}

/** Returns the foundation that currently accepts a card, or undefined when none does. */
export const findHome = (table: Table, card: number): Pile | undefined =>
  classifyPiles(table.rules).foundation.find((pile) => isNextHome(table, card, pile));

const GRID = 5;
/** Returns whether two positions of a grid are adjacent, also diagonally. */
const areAdjacent = (one: number, other: number): boolean =>
  Math.abs(Math.floor(one / GRID) - Math.floor(other / GRID)) <= 1 &&
  Math.abs((one % GRID) - (other % GRID)) <= 1;

/** Returns whether a card can be removed together with another one, or placed on the top of a waste. */
export function isMatch(table: Table, from: Pile, to: Pile): boolean {
  const { rules } = table;
  const card = topOf(table, from)!;
  const other = topOf(table, to);
  if (rules.match === 'next') {
    if (kindOf(table, to) !== 'waste' || other === undefined) return false;
    const rankDistance = Math.abs(rankOf(card) - rankOf(other));
    return rankDistance === 1 || (!!rules.isRound && rankDistance === KING);
  }
  if (kindOf(table, to) === 'discard') return rules.match === 'thirteen' && rankOf(card) === KING;
  if (other === undefined || cardAt(table, to, 1) === null) return false;
  if (rules.match === 'thirteen') return rankOf(card) + rankOf(other) === KING - 1;
  const [first = 0] = classifyPiles(rules).place;
  return rankOf(card) === rankOf(other) && areAdjacent(from - first, to - first);
}
