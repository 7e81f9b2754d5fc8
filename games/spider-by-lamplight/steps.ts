/** Lists the moves of a table for the search. A step with a card from the waste includes the draws that it requires. */
import type { CarryMove, Pile, TableTurn } from '../kit/cards/types';
import { cardAt, findHome, isMatch, runLength } from './fits';
import { findRefusal, stockTurn, applyTurn } from './play';
import { copyTable, classifyPiles, topOf, type Table } from './table';

export type Step = readonly TableTurn[];

/** Returns every step that can lead to a new table. */
export function listSteps(table: Table): Step[] {
  if (table.rules.match) return listMatches(table);
  const steps: Step[] = [];
  const { tableau, cell, reserve } = classifyPiles(table.rules);
  for (const from of [...cell, ...reserve])
    if (cardAt(table, from, 1) !== null) addCard(table, from, [], steps);
  for (const from of tableau) addPile(table, from, steps);
  if (table.rules.stock?.to === 'waste') addWaste(table, steps);
  else if (stockTurn(table)) steps.push([['draw']]);
  return steps;
}

function addPile(table: Table, from: Pile, steps: Step[]): void {
  const length = runLength(table, from);
  if (!length) return;
  addCard(table, from, [], steps);
  const isWhole = (count: number) => count === table.piles[from]!.length;
  for (let count = 2; count <= length; count++)
    for (const to of destinationsOnTable(table, from, count, isWhole(count))) steps.push([[from, to, count]]);
}

/** Returns the piles that accept the cards. Includes only the first empty pile, and none if an entire pile would move. */
function destinationsOnTable(table: Table, from: Pile, count: number, isWhole: boolean): Pile[] {
  let hasSpace = isWhole;
  return classifyPiles(table.rules).tableau.filter((to) => {
    const isSpace = !table.piles[to]!.length;
    if ((isSpace && hasSpace) || findRefusal(table, [from, to, count])) return false;
    hasSpace ||= isSpace;
    return true;
  });
}

/** Adds the steps of a card: to a foundation, onto the table, into a cell. */
function addCard(table: Table, from: Pile, before: Step, steps: Step[]): void {
  const { tableau, cell } = classifyPiles(table.rules);
  const home = findHome(table, topOf(table, from)!);
  if (home !== undefined) steps.push([...before, [from, home, 1]]);
  const isTableau = tableau.includes(from);
  const isWhole = isTableau && table.piles[from]!.length === 1;
  for (const to of destinationsOnTable(table, from, 1, isWhole)) steps.push([...before, [from, to, 1]]);
  const free = isTableau ? cell.find((to) => !table.piles[to]!.length) : undefined;
  if (free !== undefined) steps.push([...before, [from, free, 1]]);
}

/** Returns a table for every card that the waste can show, with the required moves. */
export function listTalon(table: Table): { table: Table; turns: Step }[] {
  const { stock, waste } = classifyPiles(table.rules);
  const found: { table: Table; turns: Step }[] = [];
  const max = table.piles[stock[0]!]!.length + table.piles[waste[0]!]!.length + 2;
  // Cards that go to the foundations automatically change the table in between, so the sequence ends there.
  const stockSize = (one: Table) => one.piles[stock[0]!]!.length + one.piles[waste[0]!]!.length;
  let now = table;
  let turns: TableTurn[] = [];
  for (let i = 0; i < max; i++) {
    if (topOf(now, waste[0]!) !== undefined) found.push({ table: now, turns });
    const next = stockTurn(now);
    if (
      !next ||
      stockSize(now) !== stockSize(table) ||
      (next === 'recycle' && turns.some(([kind]) => kind === 'recycle'))
    )
      break;
    now = copyTable(now);
    applyTurn(now, [next]);
    turns = [...turns, [next]];
  }
  return found;
}

function addWaste(table: Table, steps: Step[]): void {
  const { waste, stock } = classifyPiles(table.rules);
  const shownCards = new Set<number>();
  const sizeOf = (one: Table) => one.piles[waste[0]!]!.length + one.piles[stock[0]!]!.length;
  for (const { table: at, turns } of listTalon(table)) {
    const top = topOf(at, waste[0]!)!;
    if (sizeOf(at) !== sizeOf(table)) steps.push(turns);
    else if (!shownCards.has(top)) addCard(at, waste[0]!, turns, steps);
    shownCards.add(top);
  }
}

function listMatches(table: Table): Step[] {
  const steps: Step[] = [];
  const { tableau, place, waste, discard } = classifyPiles(table.rules);
  const open = [...tableau, ...place, ...waste].filter((pile) => cardAt(table, pile, 1) !== null);
  const isNext = table.rules.match === 'next';
  for (const [index, from] of open.entries()) {
    const targets = isNext ? waste : [...discard, ...open.slice(index + 1)];
    for (const to of targets) if (isMatch(table, from, to)) steps.push([[from, to, 1] as CarryMove]);
  }
  const next = stockTurn(table);
  if (next) steps.push([[next]]);
  return steps;
}
