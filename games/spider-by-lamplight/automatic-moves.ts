/**
 * Applies the automatic consequences of a move: cards are turned up, a reserve fills empty piles, complete suits leave
 * the table, and cards that are no longer needed go to the foundations.
 */
import { colorOf, KING, rankOf, suitOf } from '../kit/cards/cards';
import type { Pile } from '../kit/cards/types';
import { cardAt, findHome } from './fits';
import { classifyPiles, type Table } from './table';

/** Applies the automatic consequences until none is left. */
export function applyAutomaticMoves(table: Table): void {
  for (let isChanged = true; isChanged;) {
    turnUpTopCards(table);
    isChanged =
      fillSpaces(table) || (table.rules.goal === 'suits' && sweepCompleteRuns(table)) || sendHome(table);
  }
}

function turnUpTopCards({ rules, piles, down }: Table): void {
  const { tableau, reserve } = classifyPiles(rules);
  for (const pile of tableau)
    if (down[pile]! > 0 && down[pile]! >= piles[pile]!.length)
      down[pile] = Math.max(0, piles[pile]!.length - 1);
  for (const pile of reserve)
    if (down[pile]! > 0 && down[pile]! >= piles[pile]!.length)
      down[pile] = Math.max(0, piles[pile]!.length - 1);
}

/** Fills every empty pile from the reserve, in rule sets where it does so. */
function fillSpaces({ rules, piles }: Table): boolean {
  if (rules.starts !== 'base') return false;
  const { tableau, reserve } = classifyPiles(rules);
  const from = reserve[0]!;
  const space = tableau.find((pile) => !piles[pile]!.length);
  if (space === undefined || !piles[from]!.length) return false;
  piles[space] = piles[from]!.slice(-1);
  piles[from] = piles[from]!.slice(0, -1);
  return true;
}

function sweepCompleteRuns({ rules, piles, down }: Table): boolean {
  const { tableau, foundation } = classifyPiles(rules);
  for (const pile of tableau) {
    const cards = piles[pile]!;
    if (cards.length - down[pile]! < 13 || rankOf(cards.at(-1)!) !== 0) continue;
    const suit = cards.slice(-13);
    if (suit.some((card, i) => suitOf(card) !== suitOf(suit[0]!) || rankOf(card) !== KING - i)) continue;
    piles[pile] = cards.slice(0, -13);
    piles[foundation.find((to) => !piles[to]!.length)!] = suit;
    return true;
  }
  return false;
}

const SOURCE_KINDS = ['tableau', 'cell', 'reserve', 'waste'] as const;

function sendHome(table: Table): boolean {
  if (!table.rules.isHoming) return false;
  const kinds = classifyPiles(table.rules);
  for (const kind of SOURCE_KINDS)
    for (const pile of kinds[kind]) {
      const card = cardAt(table, pile, 1);
      if (card === null || !isSafeToSendHome(table, card)) continue;
      const to = findHome(table, card);
      if (to === undefined) continue;
      moveCards(table, pile, to);
      return true;
    }
  return false;
}

function moveCards({ piles }: Table, from: Pile, to: Pile): void {
  piles[to] = [...piles[to]!, ...piles[from]!.slice(-1)];
  piles[from] = piles[from]!.slice(0, -1);
}

/** Returns whether all cards that could be placed on this card are already on a foundation. */
function isSafeToSendHome({ rules, piles, base }: Table, card: number): boolean {
  const height = (rankOf(card) - base + 13) % 13;
  // An ace never needs to be placed on a 2.
  if (height <= 1) return true;
  return classifyPiles(rules).foundation.every((pile) => {
    const { suit } = rules.piles[pile]!;
    if (rules.build === 'suit' && suit !== suitOf(card)) return true;
    if (rules.build === 'colour' && colorOf(suit! * 13) === colorOf(card)) return true;
    return piles[pile]!.length >= height;
  });
}
