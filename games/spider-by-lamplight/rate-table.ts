/** Estimates a table's distance from the end of the game, for the search. A smaller value is closer. */
import { PACK, rankOf, suitOf } from '../kit/cards/cards';
import { fitsOn, isNextHome } from './fits';
import { countDone, goalCountOf, classifyPiles, type Table } from './table';

/** Returns a heuristic value. Only the order of values matters. */
export function rateTable(table: Table): number {
  const { rules, piles } = table;
  const left = goalCountOf(rules) - countDone(table);
  if (rules.goal === 'clear') {
    const [stock] = classifyPiles(rules).stock;
    const waiting = stock === undefined ? 0 : piles[stock]!.length;
    return left * 4 + (rules.stock?.to === 'grid' ? rateFreedom(table) : -waiting - table.redealsUsed * -6);
  }
  return rules.goal === 'suits' ? rateSuits(table, left) : rateFoundations(table, left);
}

/** Returns a value for a grid: the number of ranks whose equal cards are all still close together. */
const rateFreedom = (table: Table): number => -0.1 * classifyPiles(table.rules).place.length;

function rateSuits({ rules, piles, down }: Table, left: number): number {
  const { tableau, stock } = classifyPiles(rules);
  let sum = left * 8 + piles[stock[0]!]!.length * 1.4;
  for (const pile of tableau) {
    const cards = piles[pile]!;
    if (!cards.length) sum -= 5.7;
    sum += down[pile]! * 11 + (down[pile]! ? 1 : 0);
    for (let i = Math.max(1, down[pile]!); i < cards.length; i++) {
      const [below, card] = [cards[i - 1]!, cards[i]!];
      const isOpen = i > down[pile]!;
      const isStep = isOpen && rankOf(below) === rankOf(card) + 1;
      if (isStep && suitOf(below) === suitOf(card)) sum -= 6.7;
      else if (!isStep) sum += rankOf(card) > rankOf(below) ? rules.disorder : 2;
    }
  }
  return sum;
}

/** The weights of the heuristic's parts. With two decks, finished cards have a low weight and a short waste a high one. */
const ONE_PACK = { left: 10, stock: 2, waste: 2, space: 6, breaks: 2, own: 2, other: 1, buried: 3 };
const TWO_PACKS = {
  left: 4,
  stock: 1.2,
  waste: 6.1,
  space: 3.1,
  breaks: 2.3,
  own: 1.7,
  other: 0.5,
  buried: 0.6,
};
type RatingWeights = typeof ONE_PACK;

function rateFoundations(table: Table, left: number): number {
  const { rules, piles, down } = table;
  const kinds = classifyPiles(rules);
  const weights = rules.pack.length > PACK ? TWO_PACKS : ONE_PACK;
  let sum = left * weights.left;
  for (const cell of kinds.cell) if (piles[cell]!.length) sum += 3;
  for (const pile of kinds.reserve) sum += 5 * Math.max(0, piles[pile]!.length - 1);
  for (const pile of kinds.stock) sum += weights.stock * piles[pile]!.length;
  for (const pile of kinds.waste) sum += weights.waste * piles[pile]!.length;
  for (const pile of kinds.tableau) {
    if (piles[pile]!.length) sum += down[pile]! * 6 + ratePile(table, piles[pile]!, weights);
    else if (rules.space !== 'none') sum -= weights.space;
  }
  return sum;
}

/** Cards above a lower card have to be moved first, especially if that card could go to its foundation now. */
function ratePile(table: Table, cards: readonly number[], weights: RatingWeights): number {
  const { rules, base } = table;
  const { foundation } = classifyPiles(rules);
  const lowestRanks = [13, 13, 13, 13];
  let sum = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    const suit = suitOf(card);
    const height = (rankOf(card) - base + 13) % 13;
    const isOnRun = i > 0 && fitsOn(rules, card, cards[i - 1]!);
    if (i > 0 && !isOnRun) sum += weights.breaks;
    const over = isOnRun ? -1 : lowestRanks.findIndex((lowest) => lowest < height);
    if (over >= 0) sum += over === suit ? weights.own : weights.other;
    lowestRanks[suit] = Math.min(lowestRanks[suit]!, height);
    if (foundation.some((home) => isNextHome(table, card, home)))
      sum += weights.buried * (cards.length - 1 - i);
  }
  return sum;
}
