/** Computes the position of every card on a table of a given size, in CSS pixels. Does not use the DOM. */
import { cardInOrder, drawCountOf, isFoundation, FOUNDATION, PILES, STOCK, WASTE, type Table } from './play';
import type { LaidCard, TableSpot } from '../kit/cards/types';
import type { Pile } from './types';

/** The height of a card divided by its width. */
const RATIO = 1.4;
/** The visible part of a covered card, in card widths: face up, face down, and in the waste. */
const OPEN_STEP = 0.42;
const HIDDEN_STEP = 0.19;
const MIN_HIDDEN_STEP = 0.07;
const WASTE_STEP = 0.4;
const MAX_WIDTH = 150;

export interface Metrics {
  width: number;
  height: number;
  cardWidth: number;
  cardHeight: number;
  left: number;
  gap: number;
  tableTop: number;
}

/** Fits the seven columns into a size. */
export function measureTable(width: number, height: number): Metrics {
  const cardWidth = Math.max(
    24,
    Math.floor(Math.min((width - 18) / 7, width / 7.5, height / (RATIO * 3.1), MAX_WIDTH)),
  );
  const cardHeight = Math.round(cardWidth * RATIO);
  const gap = Math.min((width - 7 * cardWidth) / 6, cardWidth * 0.3);
  const left = (width - 7 * cardWidth - 6 * gap) / 2;
  return {
    width,
    height,
    cardWidth,
    cardHeight,
    left,
    gap,
    tableTop: cardHeight + Math.max(8, cardHeight * 0.14),
  };
}

/** Returns the corner of a pile. */
export function positionOfPile(metrics: Metrics, pile: Pile): TableSpot {
  const { left, cardWidth, gap, tableTop } = metrics;
  const column = pile < PILES ? pile : pile === STOCK ? 0 : pile === WASTE ? 1 : pile - FOUNDATION + 3;
  return { x: left + column * (cardWidth + gap), y: pile < PILES ? tableTop : 0 };
}

/** Returns the positions of the 52 cards. */
export function layTable(table: Table, metrics: Metrics): LaidCard[] {
  const laidCards: LaidCard[] = [];
  const put = (card: number, pile: Pile, count: number, isOpen: boolean, spot: TableSpot, order: number) =>
    laidCards.push({ card, pile, count, isOpen, ...spot, order });
  table.piles.forEach((cards, pile) => {
    const { x, y } = positionOfPile(metrics, pile);
    const steps = stepsOf(cards.length, table.down[pile]!, metrics);
    let at = y;
    cards.forEach((card, index) => {
      const isOpen = index >= table.down[pile]!;
      put(card, pile, cards.length - index, isOpen, { x, y: at }, index);
      at += isOpen ? steps.open : steps.hidden;
    });
  });
  table.stock.forEach((card, index) =>
    put(card, STOCK, table.stock.length - index, false, positionOfPile(metrics, STOCK), index),
  );
  const fannedCount = Math.min(drawCountOf(table), Math.max(1, table.waste.length));
  table.waste.forEach((card, index) => {
    const { x, y } = positionOfPile(metrics, WASTE);
    const position = Math.max(0, index - (table.waste.length - fannedCount));
    const step = Math.min(metrics.cardWidth * WASTE_STEP, (metrics.cardWidth + 2 * metrics.gap) / 2);
    put(card, WASTE, table.waste.length - index, true, { x: x + position * step, y }, index);
  });
  table.foundations.forEach((home, suit) => {
    for (let order = 0; order < home; order++) {
      const card = cardInOrder(table.options, suit, order);
      put(card, FOUNDATION + suit, home - order, true, positionOfPile(metrics, FOUNDATION + suit), order);
    }
  });
  return laidCards;
}

/** Returns the steps between the cards of a pile. A long pile is compressed, starting with the face-down cards. */
function stepsOf(count: number, hidden: number, { height, tableTop, cardHeight, cardWidth }: Metrics) {
  const open = Math.max(0, count - hidden - 1);
  const room = height - tableTop - cardHeight;
  let hiddenStep = cardWidth * HIDDEN_STEP;
  if (hidden * hiddenStep + open * cardWidth * OPEN_STEP > room) hiddenStep = cardWidth * MIN_HIDDEN_STEP;
  const max = open ? (room - hidden * hiddenStep) / open : Infinity;
  return { hidden: hiddenStep, open: Math.max(4, Math.min(cardWidth * OPEN_STEP, max)) };
}

/**
 * Returns the pile under a released card, or null. Among the piles that accept the card, chooses the one that it covers
 * most.
 */
export function findPileAt(
  metrics: Metrics,
  table: Table,
  at: TableSpot,
  piles: readonly Pile[],
): Pile | null {
  let best: Pile | null = null;
  let max = 0;
  const cards = layTable(table, metrics);
  for (const pile of piles) {
    const spot = positionOfPile(metrics, pile);
    const top = cards.find((card) => card.pile === pile && card.count === 1);
    const foot = (isFoundation(pile) ? spot.y : (top?.y ?? spot.y)) + metrics.cardHeight * 1.25;
    const width = metrics.cardWidth - Math.abs(at.x - spot.x);
    const height = Math.min(at.y + metrics.cardHeight, foot) - Math.max(at.y, spot.y);
    if (width > 0 && height > 0 && width * height > max) [best, max] = [pile, width * height];
  }
  return best;
}
