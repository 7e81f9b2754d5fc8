/** How far a table is from its end, for the search: the smaller the nearer. */
import { rankOf, suitOf } from '../kit/cards/cards';
import { fitsOn, isNextHome } from './fits';
import { countDone, goalOf, pilesOf, type Table } from './table';

/** A guess; only its order counts. */
export function outlook(table: Table): number {
  const { rules, piles } = table;
  const left = goalOf(rules) - countDone(table);
  if (rules.goal === 'clear') {
    const [stock] = pilesOf(rules).stock;
    const waiting = stock === undefined ? 0 : piles[stock]!.length;
    return left * 4 + (rules.stock?.to === 'grid' ? freedom(table) : -waiting - table.redealsUsed * -6);
  }
  return rules.goal === 'suits' ? outlookOfSuits(table, left) : outlookOfHome(table, left);
}

/** Of a grid: how many of its ranks still have all their partners near. */
const freedom = (table: Table): number => -0.1 * pilesOf(table.rules).place.length;

function outlookOfSuits({ rules, piles, down }: Table, left: number): number {
  const { tableau, stock } = pilesOf(rules);
  const W=(globalThis as any).W ?? {};
  let sum = left * (W.left??8) + piles[stock[0]!]!.length*(W.stock??1.4);
  for (const pile of tableau) {
    const cards = piles[pile]!;
    if (!cards.length) sum -= W.empty??5.7;
    sum += down[pile]! * (W.down??11) + (down[pile]! ? (W.any??0.9) : 0);
    for (let i = Math.max(1, down[pile]!); i < cards.length; i++) {
      const [below, card] = [cards[i - 1]!, cards[i]!];
      const isOpen = i > down[pile]!;
      
      const isStep = isOpen && rankOf(below) === rankOf(card) + 1;
      if (isStep && suitOf(below) === suitOf(card)) sum -= W.suit??6.7;
      else if (!isStep) sum += rankOf(card) > rankOf(below) ? (W.up??0.6) : (W.dn??2);
    }
  }
  return sum;
}

function outlookOfHome(table: Table, left: number): number {
  const { rules, piles, down } = table;
  const kinds = pilesOf(rules);
  let sum = left * 10;
  for (const cell of kinds.cell) if (piles[cell]!.length) sum += 3;
  for (const pile of kinds.reserve) sum += 5 * Math.max(0, piles[pile]!.length - 1);
  const [stock] = kinds.stock;
  if (stock !== undefined) sum += 2 * (piles[stock]!.length + (piles[kinds.waste[0] ?? stock]!.length && kinds.waste.length ? piles[kinds.waste[0]!]!.length : 0));
  const wanted = kinds.foundation;
  for (const pile of kinds.tableau) {
    const cards = piles[pile]!;
    if (!cards.length) {
      if (rules.space !== 'none') sum -= 6;
      continue;
    }
    sum += down[pile]! * 6;
    // The lowest card of each suit so far: what lies over it has to be lifted first.
    const least = [13, 13, 13, 13];
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      const suit = suitOf(card);
      const height = (rankOf(card) - table.base + 13) % 13;
      if (i > 0 && !fitsOn(rules, card, cards[i - 1]!)) sum += 2;
      for (let other = 0; other < 4; other++) if (least[other]! < height && !isRunOver(table, cards, i)) {
        sum += other === suit ? 2 : 1;
        break;
      }
      least[suit] = Math.min(least[suit]!, height);
      if (wanted.some((home) => isNextHome(table, card, home))) sum += 3 * (cards.length - 1 - i);
    }
  }
  return sum;
}

const isRunOver = ({ rules }: Table, cards: readonly number[], i: number): boolean =>
  i > 0 && fitsOn(rules, cards[i]!, cards[i - 1]!);
