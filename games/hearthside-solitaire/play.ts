/** A table in play, and the effect of each move. The replay, the solver and the screen share this code. */
import { HINT_PENALTY_MS } from './config';
import { colorOf, KING, PACK, rankOf, suitOf } from '../kit/cards/cards';
import type { CarryMove, Level, Move, Options, Pile, TableTurn } from './types';

export const PILES = 7;
export const WASTE: Pile = 7;
export const FOUNDATION: Pile = 8;
export const STOCK: Pile = 12;

export interface Table {
  options: Options;
  /** The cards of each pile, from bottom to top. */
  piles: number[][];
  /** The number of face-down cards of each pile. */
  down: number[];
  /** The cards of the stock. The last card is drawn next. */
  stock: number[];
  /** The cards of the waste. Only the last card can be played. */
  waste: number[];
  /** The number of cards on the foundation of each suit, which is also the order of the next card. */
  foundations: number[];
  redealsUsed: number;
}

export interface Play extends Table {
  level: Level;
  penaltyMs: number;
}

/** Returns a card's order on its foundation: 0 is the first of its suit. */
export const orderInFoundation = ({ home }: Options, card: number): number =>
  home === 'up' ? rankOf(card) : KING - rankOf(card);

/** Returns the card of a suit at an order on its foundation. */
export const cardInOrder = ({ home }: Options, suit: number, order: number): number =>
  suit * 13 + (home === 'up' ? order : KING - order);

const ROWS = { stairs: PILES, threes: 3, ones: 1 } as const;

/** Deals a deck row by row. */
export function dealTable(options: Options, pack: readonly number[]): Table {
  const piles: number[][] = Array.from({ length: PILES }, () => []);
  let next = 0;
  for (let row = 0; row < ROWS[options.deal]; row++)
    for (let pile = options.deal === 'stairs' ? row : 0; pile < PILES; pile++)
      piles[pile]!.push(pack[next++]!);
  return {
    options,
    piles,
    down: piles.map(({ length }) => (options.isOpen ? 0 : length - 1)),
    stock: pack.slice(next).reverse(),
    waste: [],
    foundations: [0, 0, 0, 0],
    redealsUsed: 0,
  };
}

/** Begins a level. */
export const createPlay = (level: Level): Play => ({
  ...dealTable(level.options, level.pack),
  level,
  penaltyMs: 0,
});

/** Returns a copy that can be changed independently. */
export const copyTable = (table: Table): Table => ({
  options: table.options,
  piles: table.piles.map((pile) => [...pile]),
  down: [...table.down],
  stock: [...table.stock],
  waste: [...table.waste],
  foundations: [...table.foundations],
  redealsUsed: table.redealsUsed,
});

/** Returns the number of cards on the foundations. */
export const countHome = ({ foundations }: Table): number =>
  foundations.reduce((sum, count) => sum + count, 0);
export const isWon = (table: Table): boolean => countHome(table) === PACK;
export const isFoundation = (pile: Pile): boolean => pile >= FOUNDATION && pile < STOCK;
export const canRecycle = ({ options, stock, waste, redealsUsed }: Table): boolean =>
  stock.length === 0 && waste.length > 0 && (options.redeals === null || redealsUsed < options.redeals);

const SUITS_FIT: Record<Options['build'], (card: number, below: number) => boolean> = {
  'other-colour': (card, below) => colorOf(card) !== colorOf(below),
  'other-suit': (card, below) => suitOf(card) !== suitOf(below),
  'same-colour': (card, below) => colorOf(card) === colorOf(below),
  'same-suit': (card, below) => suitOf(card) === suitOf(below),
};

/** Returns whether a card's suit may be placed on another card's suit, regardless of ranks. */
export const doSuitsFit = ({ build }: Options, card: number, below: number): boolean =>
  SUITS_FIT[build](card, below);

/** Returns whether a card may be placed on another on the table. */
export const fitsOn = (options: Options, card: number, below: number): boolean =>
  orderInFoundation(options, card) + 1 === orderInFoundation(options, below) &&
  doSuitsFit(options, card, below);

export const fitsEmptySpace = (options: Options, card: number): boolean =>
  options.space === 'any' || orderInFoundation(options, card) === KING;

/** Returns the card that a move picks up, or null if there is none. */
export function cardAt(table: Table, from: Pile, count: number): number | null {
  if (from < PILES) {
    const pile = table.piles[from]!;
    return count > 0 && count <= pile.length - table.down[from]! ? pile[pile.length - count]! : null;
  }
  if (count !== 1) return null;
  if (from === WASTE) return table.waste.at(-1) ?? null;
  const suit = from - FOUNDATION;
  const home = isFoundation(from) ? table.foundations[suit]! : 0;
  return home > 0 ? cardInOrder(table.options, suit, home - 1) : null;
}

function isRun({ options, piles }: Table, from: Pile, count: number): boolean {
  const cards = piles[from]!.slice(-count);
  return cards.every((card, i) => {
    const below = cards[i - 1];
    return (
      below === undefined ||
      (fitsOn(options, card, below) && (options.run === 'built' || suitOf(card) === suitOf(below)))
    );
  });
}

/** Returns the reason why the cards may not be moved, or null when they may. */
export function findRefusal(table: Table, [from, to, count]: CarryMove): string | null {
  const card = cardAt(table, from, count);
  if (card === null) return `no ${count} open on ${from}`;
  if (from === to) return 'nowhere new';
  if (isFoundation(to)) {
    if (isFoundation(from)) return 'home already';
    if (count !== 1) return 'one at a time goes home';
    if (to - FOUNDATION !== suitOf(card)) return 'not its suit';
    return table.foundations[to - FOUNDATION] === orderInFoundation(table.options, card)
      ? null
      : 'not its turn';
  }
  if (to >= PILES) return `nothing is put on ${to}`;
  if (count > 1 && !isRun(table, from, count)) return 'no run';
  const below = table.piles[to]!.at(-1);
  if (below === undefined) return fitsEmptySpace(table.options, card) ? null : 'does not take a space';
  return fitsOn(table.options, card, below) ? null : 'does not fit';
}

/** Returns the number of cards that the stock draws at once in its current pass. */
export const drawCountOf = ({ options, redealsUsed }: Table): number =>
  options.drawsFewer ? Math.max(1, options.draw - redealsUsed) : options.draw;

/** Carries out a legal move, and turns up an uncovered card. */
export function applyTurn(table: Table, move: TableTurn): void {
  if (move[0] === 'draw') {
    const count = drawCountOf(table);
    for (let i = 0; i < count && table.stock.length; i++) table.waste.push(table.stock.pop()!);
    return;
  }
  if (move[0] === 'recycle') {
    table.stock = table.waste.reverse();
    table.waste = [];
    table.redealsUsed++;
    return;
  }
  const [from, to, count] = move;
  let cards: number[];
  if (from < PILES) {
    const pile = table.piles[from]!;
    cards = pile.splice(pile.length - count);
    if (pile.length && table.down[from] === pile.length) table.down[from]!--;
  } else if (from === WASTE) cards = [table.waste.pop()!];
  else cards = [cardInOrder(table.options, from - FOUNDATION, --table.foundations[from - FOUNDATION]!)];
  if (isFoundation(to)) table.foundations[to - FOUNDATION]!++;
  else table.piles[to]!.push(...cards);
}

/** Returns the reason why a move is illegal, or null when it is legal. */
export function findObjection(table: Table, move: TableTurn): string | null {
  if (move[0] === 'draw') return table.stock.length ? null : 'the stock is empty';
  if (move[0] === 'recycle') return canRecycle(table) ? null : 'no redeal';
  return findRefusal(table, move);
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
