/** Lists the moves of a table for the search. A step with a card from the stock includes the draws that it requires. */
import { KING, suitOf } from '../kit/cards/cards';
import {
  drawCountOf,
  canRecycle,
  cardInOrder,
  fitsOn,
  FOUNDATION,
  isFoundation,
  orderInFoundation,
  PILES,
  findRefusal,
  fitsEmptySpace,
  WASTE,
  type Table,
} from './play';
import type { Options, TableTurn } from './types';

export interface Step {
  turns: TableTurn[];
  /** The moved card. */
  card: number;
  kind: 'home' | 'table' | 'back';
  /** The priority of the step. Steps with larger values are tried first. */
  priority: number;
}

/** Returns every step that a search needs. `withBack` includes steps from foundations back to the table. */
export function listSteps(table: Table, withBack = false): Step[] {
  const steps: Step[] = [];
  addFromPiles(table, steps);
  addFromTalon(table, steps);
  if (withBack) addFromFoundations(table, steps);
  return steps;
}

const isNext = ({ options, foundations }: Table, card: number): boolean =>
  foundations[suitOf(card)] === orderInFoundation(options, card);

function addFromPiles(table: Table, steps: Step[]): void {
  for (let from = 0; from < PILES; from++) {
    const pile = table.piles[from]!;
    const down = table.down[from]!;
    const top = pile.at(-1);
    if (top === undefined) continue;
    const opensHiddenCard = (count: number) => count === pile.length - down && down > 0;
    if (isNext(table, top))
      steps.push({
        turns: [[from, FOUNDATION + suitOf(top), 1]],
        card: top,
        kind: 'home',
        priority: opensHiddenCard(1) ? 100 + down : 60,
      });
    for (let count = 1; count <= pile.length - down; count++)
      addRuns(table, steps, from, count, opensHiddenCard(count));
  }
}

function addRuns(table: Table, steps: Step[], from: number, count: number, isOpening: boolean): void {
  const pile = table.piles[from]!;
  const card = pile[pile.length - count]!;
  const isWhole = count === pile.length;
  let hasSpace = false;
  for (let to = 0; to < PILES; to++) {
    const isSpace = table.piles[to]!.length === 0;
    // Moving an entire pile to an empty one changes nothing, and all empty piles are equal.
    if (isSpace && (isWhole || hasSpace)) continue;
    if (findRefusal(table, [from, to, count])) continue;
    hasSpace ||= isSpace;
    const freedCard = pile[pile.length - count - 1];
    const frees = !isOpening && !isWhole && freedCard !== undefined && isNext(table, freedCard);
    const order =
      table.options.run === 'suit' ? priorityOfOrder(pile, count, table.piles[to]!.at(-1), table.options) : 2;
    const priority = isOpening ? 80 + table.down[from]! : isWhole ? 30 : frees ? 50 : order;
    steps.push({
      turns: [[from, to, count]],
      card,
      kind: 'table',
      priority: isSpace && !isOpening ? priority - 30 : priority,
    });
  }
}

/**
 * Returns the priority of a step in rule sets where only runs of one suit can be moved. Extending a run is worth more
 * than breaking one.
 */
function priorityOfOrder(
  pile: readonly number[],
  count: number,
  below: number | undefined,
  options: Options,
): number {
  const card = pile[pile.length - count]!;
  const above = pile[pile.length - count - 1];
  const isJoined = (one: number | undefined) =>
    one !== undefined &&
    suitOf(one) === suitOf(card) &&
    orderInFoundation(options, one) === orderInFoundation(options, card) + 1;
  const isSorted =
    above === undefined || orderInFoundation(options, above) > orderInFoundation(options, card);
  return (isJoined(below) ? 42 : 2) - (isJoined(above) ? 30 : 0) + (isSorted ? 0 : 12);
}

/** Returns the cards of the stock and the waste that can come to the top, each with the required moves. */
export function listTalon(table: Table): { card: number; turns: TableTurn[] }[] {
  const found: { card: number; turns: TableTurn[] }[] = [];
  const top = table.waste.at(-1);
  if (top !== undefined) found.push({ card: top, turns: [] });
  const turns: TableTurn[] = [];
  const runThrough = (stock: readonly number[], isSecond: boolean) => {
    const draw = drawCountOf({ ...table, redealsUsed: table.redealsUsed + Number(isSecond) });
    for (let left = stock.length; left > 0;) {
      left = Math.max(0, left - draw);
      turns.push(['draw']);
      if (stock[left] !== top || isSecond) found.push({ card: stock[left]!, turns: [...turns] });
    }
  };
  runThrough(table.stock, false);
  const canRecycleWaste = table.waste.length > 0 && canRecycle({ ...table, stock: [] });
  if (!canRecycleWaste) return found;
  turns.push(['recycle']);
  const shownCards = new Set(found.map(({ card }) => card));
  const before = found.length;
  runThrough([...table.waste, ...[...table.stock].reverse()].reverse(), true);
  return found.filter(({ card }, index) => index < before || !shownCards.has(card));
}

function addFromTalon(table: Table, steps: Step[]): void {
  for (const { card, turns } of listTalon(table)) {
    const delay = Math.min(turns.length, 24) / 4;
    if (isNext(table, card))
      steps.push({
        turns: [...turns, [WASTE, FOUNDATION + suitOf(card), 1]],
        card,
        kind: 'home',
        priority: 58 - delay,
      });
    let hasSpace = false;
    for (let to = 0; to < PILES; to++) {
      const below = table.piles[to]!.at(-1);
      if (below === undefined) {
        if (hasSpace || !fitsEmptySpace(table.options, card)) continue;
        hasSpace = true;
      } else if (!fitsOn(table.options, card, below)) continue;
      const isLast = orderInFoundation(table.options, card) === KING;
      const priority = (below === undefined && !isLast ? 8 : 40) - delay;
      steps.push({ turns: [...turns, [WASTE, to, 1]], card, kind: 'table', priority });
    }
  }
}

function addFromFoundations(table: Table, steps: Step[]): void {
  for (let from = FOUNDATION; isFoundation(from); from++) {
    const home = table.foundations[from - FOUNDATION]!;
    for (let to = 0; home > 0 && to < PILES; to++)
      if (!findRefusal(table, [from, to, 1]))
        steps.push({
          turns: [[from, to, 1]],
          card: cardInOrder(table.options, from - FOUNDATION, home - 1),
          kind: 'back',
          priority: 0,
        });
  }
}
