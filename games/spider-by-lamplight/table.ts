/** Represents a table of cards: how it is dealt, copied and read. */
import { rankOf, suitOf } from '../kit/cards/cards';
import type { Pile } from '../kit/cards/types';
import type { Kind, RuleSet } from './types';

export interface Table {
  rules: RuleSet;
  /** The cards of each pile, from bottom to top. A pile is replaced and never modified, so that copies can share it. */
  piles: (readonly number[])[];
  /** The number of face-down cards of each pile. */
  down: number[];
  /** The rank of the first card of each foundation. */
  base: number;
  redealsUsed: number;
}

const found = new WeakMap<RuleSet, Record<Kind, readonly Pile[]>>();

/** Returns the piles of a rule set by their kind. */
export function classifyPiles(rules: RuleSet): Record<Kind, readonly Pile[]> {
  let kinds = found.get(rules);
  if (!kinds) {
    const of = (kind: Kind) => rules.piles.flatMap((pile, index) => (pile.kind === kind ? [index] : []));
    kinds = {
      tableau: of('tableau'),
      cell: of('cell'),
      reserve: of('reserve'),
      stock: of('stock'),
      waste: of('waste'),
      foundation: of('foundation'),
      place: of('place'),
      discard: of('discard'),
    };
    found.set(rules, kinds);
  }
  return kinds;
}

const DEALT: readonly Kind[] = ['reserve', 'cell', 'tableau', 'place', 'waste'];

/** Deals a deck according to a rule set. The rest is the stock, whose last card is drawn next. */
export function dealTable(rules: RuleSet, pack: readonly number[]): Table {
  const piles: number[][] = rules.piles.map(() => []);
  const waiting = rules.starts === 'aces' ? pack.filter((card) => rankOf(card) > 0) : [...pack];
  const kinds = classifyPiles(rules);
  const findHomePile = (card: number) =>
    kinds.foundation.find((pile) => {
      const { suit, isFalling } = rules.piles[pile]!;
      return suit === suitOf(card) && !isFalling && piles[pile]!.length === 0;
    })!;
  if (rules.starts === 'aces')
    for (const ace of pack.filter((card) => rankOf(card) === 0)) piles[findHomePile(ace)]!.push(ace);
  let next = 0;
  for (const kind of DEALT) {
    const maxDealt = Math.max(0, ...kinds[kind].map((pile) => rules.piles[pile]!.dealt ?? 0));
    for (let row = 0; row < maxDealt; row++)
      for (const pile of kinds[kind])
        if (row < (rules.piles[pile]!.dealt ?? 0)) piles[pile]!.push(waiting[next++]!);
  }
  let base = 0;
  if (rules.starts === 'base') {
    base = rankOf(waiting[next]!);
    piles[findHomePile(waiting[next]!)]!.push(waiting[next++]!);
  }
  const [stock] = kinds.stock;
  if (stock !== undefined) piles[stock] = waiting.slice(next).reverse();
  const down = rules.piles.map(({ kind, down: hidden = 0 }, pile) =>
    kind === 'stock' ? piles[pile]!.length : hidden,
  );
  return { rules, piles, down, base, redealsUsed: 0 };
}

/** Returns a copy that can be changed independently. */
export const copyTable = (table: Table): Table => ({
  rules: table.rules,
  piles: [...table.piles],
  down: [...table.down],
  base: table.base,
  redealsUsed: table.redealsUsed,
});

export const kindOf = ({ rules }: Table, pile: Pile): Kind => rules.piles[pile]!.kind;
export const topOf = ({ piles }: Table, pile: Pile): number | undefined => piles[pile]!.at(-1);

/** Returns whether a pile is empty. */
export const isFree = ({ rules, piles }: Table, pile: Pile): boolean =>
  rules.piles[pile]!.under?.every((on) => piles[on]!.length === 0) ?? true;

/** Returns the number of cards that have reached their destination. */
export function countDone({ rules, piles }: Table): number {
  const kinds = classifyPiles(rules);
  const countCards = (list: readonly Pile[]) => list.reduce((all, pile) => all + piles[pile]!.length, 0);
  if (rules.goal !== 'clear') return countCards(kinds.foundation);
  // In a grid, all cards of the stock come to the table in the end. In other games, some may stay in the stock.
  const left = countCards(kinds.tableau) + countCards(kinds.place);
  return goalCountOf(rules) - left - (rules.stock?.to === 'grid' ? countCards(kinds.stock) : 0);
}

/** Returns the number of cards that have to reach their destination. */
export function goalCountOf(rules: RuleSet): number {
  if (rules.goal !== 'clear' || rules.stock?.to === 'grid') return rules.pack.length;
  return rules.piles.reduce(
    (sum, { kind, dealt = 0 }) => sum + (kind === 'tableau' || kind === 'place' ? dealt : 0),
    0,
  );
}

export const isWon = (table: Table): boolean => countDone(table) === goalCountOf(table.rules);
