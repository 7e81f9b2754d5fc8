/** Computes the position of every card on a table of a given size, in CSS pixels. Does not use the DOM. */
import type { LaidCard, Pile, TableSpot } from '../kit/cards/types';
import { planOf, type TablePlan, type PlanSpot } from './plan';
import { isFree, kindOf, type Table } from './table';
import type { RuleSet } from './types';

/** The height of a card divided by its width. */
const RATIO = 1.4;
/** The visible part of a covered card, in card widths: face up and face down. */
const OPEN_STEP = 0.42;
const SIDE_STEP = 0.54;
const SMALL_OPEN_STEP = 0.56;
const SMALL_CARD = 46;
const HIDDEN_STEP = 0.19;
const MIN_HIDDEN_STEP = 0.07;
const MAX_WIDTH = 140;
/** The gap between rows, in card heights. */
const ROW_GAP = 0.07;
const FANNED = 3;

export interface Metrics {
  width: number;
  height: number;
  cardWidth: number;
  cardHeight: number;
  left: number;
  top: number;
  /** The distance between columns, and between rows. */
  stepX: number;
  stepY: number;
  plan: TablePlan;
  isSideways: boolean;
}

/** Fits the plan of a rule set into a size. */
export function measureTable(rules: RuleSet, width: number, height: number): Metrics {
  const plan = planOf(rules, width > height * 1.15 ? 'wide' : 'tall');
  const { columns, rows } = plan;
  const maxCardWidth = (width - (columns - 1) * 1.5) / columns;
  const maxCardHeight = height / (RATIO * rows * (1 + ROW_GAP));
  const cardWidth = Math.max(20, Math.floor(Math.min(maxCardWidth, maxCardHeight, MAX_WIDTH)));
  const cardHeight = Math.round(cardWidth * RATIO);
  const gap = Math.max(
    0,
    Math.min((width - columns * cardWidth) / Math.max(1, columns - 1), cardWidth * 0.26),
  );
  const stepX = cardWidth + gap;
  const stepY = cardHeight * (1 + ROW_GAP);
  return {
    ...{ width, height, cardWidth, cardHeight, stepX, stepY, plan },
    left: Math.max(0, (width - (columns - 1) * stepX - cardWidth) / 2),
    isSideways: plan.spots.some(({ fan }, pile) => fan === 'right' && rules.piles[pile]!.kind === 'tableau'),
    top: plan.isFixed ? Math.max(0, (height - rows * stepY) / 2) : 0,
  };
}

/** Returns the top of a pile, and the maximum end of its fan. */
function findBand({ plan, height, stepY, top }: Metrics, { y, fan, band = 0 }: PlanSpot): [number, number] {
  if (fan !== 'down') return [top + y * stepY, height];
  const head = top + plan.head * stepY;
  const each = (height - head) / plan.bands;
  const foot = plan.isFixed ? head + 2.6 * stepY : head + (band + 1) * each - (plan.bands > 1 ? 6 : 0);
  return [head + band * each, foot];
}

/** Returns the corner of a pile. */
export function spotOf(metrics: Metrics, pile: Pile): TableSpot {
  const spot = metrics.plan.spots[pile]!;
  return { x: metrics.left + spot.x * metrics.stepX, y: findBand(metrics, spot)[0] };
}

/** Returns the distances between the cards of a pile, face down and face up. */
function stepsOf(metrics: Metrics, pile: Pile, count: number, hidden: number) {
  const { cardWidth, cardHeight, stepX, plan } = metrics;
  const spot = plan.spots[pile]!;
  const open = Math.max(0, count - hidden - 1);
  const usual = cardWidth * (cardWidth < SMALL_CARD ? SMALL_OPEN_STEP : OPEN_STEP);
  if (spot.fan === 'right') {
    const maxStep = cardWidth * SIDE_STEP;
    const room = (spot.room! - 1) * stepX;
    return { hidden: 0, open: Math.max(3, Math.min(maxStep, count > 1 ? room / (count - 1) : maxStep)) };
  }
  const [head, foot] = findBand(metrics, spot);
  const room = foot - head - cardHeight;
  let hiddenStep = cardWidth * HIDDEN_STEP;
  if (hidden * hiddenStep + open * usual > room) hiddenStep = cardWidth * MIN_HIDDEN_STEP;
  const max = open ? (room - hidden * hiddenStep) / open : Infinity;
  return { hidden: hiddenStep, open: Math.max(4, Math.min(usual, max)) };
}

/** Returns the positions of the cards. */
export function layTable(table: Table, metrics: Metrics): LaidCard[] {
  const laidCards: LaidCard[] = [];
  table.piles.forEach((cards, pile) => {
    const at = { ...spotOf(metrics, pile) };
    const { fan } = metrics.plan.spots[pile]!;
    const kind = kindOf(table, pile);
    const isTurned = kind === 'stock';
    const down = table.down[pile]!;
    const fannedCount = kind === 'waste' ? FANNED : cards.length;
    const steps = stepsOf(metrics, pile, Math.min(fannedCount, cards.length), down);
    // Piles farther down the table overlap the piles behind them, so their cards have a higher stacking order.
    const front = kind === 'place' ? Math.round(metrics.plan.spots[pile]!.y * 10) : 0;
    cards.forEach((card, index) => {
      const isOpen = !isTurned && index >= down;
      laidCards.push({ card, pile, count: cards.length - index, isOpen, ...at, order: index + front });
      if (!fan || index < cards.length - fannedCount) return;
      if (fan === 'down') at.y += isOpen ? steps.open : steps.hidden;
      else at.x += steps.open;
    });
  });
  return laidCards;
}

/** Returns the pile under a released card, or null. Among the piles that accept the card, chooses the one that it covers most. */
export function pileUnder(
  metrics: Metrics,
  table: Table,
  at: TableSpot,
  piles: readonly Pile[],
): Pile | null {
  let best: Pile | null = null;
  let max = 0;
  const cards = layTable(table, metrics);
  const { cardWidth, cardHeight } = metrics;
  for (const pile of piles) {
    const spot = spotOf(metrics, pile);
    const top = cards.find((card) => card.pile === pile && card.count === 1) ?? spot;
    const right = Math.max(top.x, spot.x) + cardWidth;
    const foot = Math.max(top.y, spot.y) + cardHeight * 1.2;
    const width = Math.min(at.x + cardWidth, right) - Math.max(at.x, spot.x);
    const height = Math.min(at.y + cardHeight, foot) - Math.max(at.y, spot.y);
    if (width > 0 && height > 0 && width * height > max) [best, max] = [pile, width * height];
  }
  return best;
}

/** Returns whether the cursor can reach a pile. It cannot reach covered piles, or piles that accept no more cards. */
export const isReachable = (table: Table, pile: Pile): boolean => {
  const kind = kindOf(table, pile);
  if (kind === 'discard') return false;
  if (kind === 'place') return table.piles[pile]!.length > 0 && isFree(table, pile);
  return kind !== 'reserve' || table.piles[pile]!.length > 0;
};
