/** A table in play, and the effect of each move. The replay, the solver and the screen share this code. */
import { KING, rankOf } from '../kit/cards/cards';
import type { CarryMove, Move, Pile, TableTurn } from '../kit/cards/types';
import { HINT_PENALTY_MS } from './tuning';
import { cardAt, canCarryTo, fitsOn, isMatch, isNextHome } from './fits';
import { applyAutomaticMoves } from './automatic-moves';
import { dealTable, isWon, kindOf, classifyPiles, topOf, type Table } from './table';
import type { Level } from './types';

export interface Play extends Table {
  level: Level;
  penaltyMs: number;
}

/** Begins a level. */
export const createPlay = (level: Level): Play => ({
  ...dealTable(level.rules, level.pack),
  level,
  penaltyMs: 0,
});

/** Returns the reason why the cards may not be moved, or null when they may. */
export function findRefusal(table: Table, [from, to, count]: CarryMove): string | null {
  const { rules } = table;
  const card = cardAt(table, from, count);
  if (card === null) return `no ${count} to lift on ${from}`;
  if (from === to || !rules.piles[to]) return 'nowhere new';
  if (rules.match) return count === 1 && isMatch(table, from, to) ? null : 'no match';
  const kind = kindOf(table, to);
  if (kind === 'foundation') return count === 1 && isNextHome(table, card, to) ? null : 'not its turn';
  if (kind === 'cell') return count === 1 && !table.piles[to]!.length ? null : 'the cell is full';
  if (kind !== 'tableau') return `nothing is put on ${to}`;
  const below = topOf(table, to);
  if (below !== undefined ? !fitsOn(rules, card, below) : !takesInSpace(table, card)) return 'does not fit';
  return count <= canCarryTo(table, to) ? null : 'not enough free places';
}

const takesInSpace = ({ rules }: Table, card: number): boolean =>
  rules.space === 'any' || (rules.space === 'king' && rankOf(card) === KING);

/** Returns the current effect of pressing the stock, or null for none. */
export function stockTurn({ rules, piles, redealsUsed }: Table): 'draw' | 'recycle' | null {
  const { stock, waste, tableau, place } = classifyPiles(rules);
  if (!rules.stock || stock[0] === undefined) return null;
  const isLeft = piles[stock[0]]!.length > 0;
  if (rules.stock.to === 'grid') {
    const free = place.findIndex((pile) => !piles[pile]!.length);
    const isGap = free >= 0 && place.slice(free).some((pile) => piles[pile]!.length);
    return isGap || (isLeft && free >= 0) ? 'draw' : null;
  }
  if (rules.stock.to === 'tableau')
    return isLeft && !(rules.stock.needsFull && tableau.some((pile) => !piles[pile]!.length)) ? 'draw' : null;
  if (isLeft) return 'draw';
  const { redeals } = rules.stock;
  return piles[waste[0]!]!.length && (redeals === null || redealsUsed < redeals) ? 'recycle' : null;
}

/** Carries out a legal move and its automatic consequences. */
export function applyTurn(table: Table, move: TableTurn): void {
  if (move[0] === 'draw') drawFromStock(table);
  else if (move[0] === 'recycle') {
    const { stock, waste } = classifyPiles(table.rules);
    table.piles[stock[0]!] = [...table.piles[waste[0]!]!].reverse();
    table.down[stock[0]!] = table.piles[stock[0]!]!.length;
    table.piles[waste[0]!] = [];
    table.redealsUsed++;
  } else carryCards(table, move);
  applyAutomaticMoves(table);
}

function drawFromStock(table: Table): void {
  const { piles, down } = table;
  const rule = table.rules.stock!;
  const { stock, waste, tableau, place } = classifyPiles(table.rules);
  const from = stock[0]!;
  const left = [...piles[from]!];
  const give = (to: Pile) => (piles[to] = [...piles[to]!, left.pop()!]);
  if (rule.to === 'waste') for (let i = 0; i < rule.draw && left.length; i++) give(waste[0]!);
  else if (rule.to === 'tableau') for (const to of tableau.slice(0, left.length)) give(to);
  else {
    const rest = place.flatMap((pile) => piles[pile]!);
    place.forEach((pile, index) => (piles[pile] = index < rest.length ? [rest[index]!] : []));
    for (const to of place) if (!piles[to]!.length && left.length) give(to);
  }
  piles[from] = left;
  down[from] = left.length;
}

function carryCards({ rules, piles }: Table, [from, to, count]: CarryMove): void {
  const cards = piles[from]!;
  const carried = cards.slice(cards.length - count);
  piles[from] = cards.slice(0, cards.length - count);
  const isPair = rules.match === 'thirteen' || rules.match === 'like';
  if (!isPair || rules.piles[to]!.kind === 'discard') {
    piles[to] = [...piles[to]!, ...carried];
    return;
  }
  const discardPile = classifyPiles(rules).discard[0]!;
  const other = piles[to]!;
  piles[to] = other.slice(0, -1);
  piles[discardPile] = [...piles[discardPile]!, ...carried, ...other.slice(-1)];
}

/** Returns the reason why a move is illegal, or null when it is legal. */
export function findObjection(table: Table, move: TableTurn): string | null {
  if (typeof move[0] === 'string') return stockTurn(table) === move[0] ? null : `no ${move[0]} now`;
  return findRefusal(table, move as CarryMove);
}

/** Carries out a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
export function applyMove(play: Play, move: Move): string | null {
  if (isWon(play)) return 'move after the end';
  if (move[0] === 'hint') {
    play.penaltyMs += HINT_PENALTY_MS;
    return null;
  }
  const objection = findObjection(play, move);
  if (!objection) applyTurn(play, move);
  return objection;
}
