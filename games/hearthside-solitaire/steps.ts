/** What can be done on a table, for searching: what the stock gives up takes its draws with it. */
import { KING, rankOf, suitOf } from '../kit/cards/cards';
import { canRecycle, fitsOn, FOUNDATION, isFoundation, PILES, refusalOf, WASTE, type Table } from './play';
import type { Turn } from './types';

export interface Step {
  turns: Turn[];
  /** The card that is carried. */
  card: number;
  kind: 'home' | 'table' | 'back';
  /** The larger is tried first. */
  worth: number;
}

/** Every step that a search needs, foundations back to the table only when asked for. */
export function listSteps(table: Table, withBack = false): Step[] {
  const steps: Step[] = [];
  addFromPiles(table, steps);
  addFromTalon(table, steps);
  if (withBack) addFromFoundations(table, steps);
  return steps;
}

function addFromPiles(table: Table, steps: Step[]): void {
  for (let from = 0; from < PILES; from++) {
    const pile = table.piles[from]!;
    const down = table.down[from]!;
    const top = pile.at(-1);
    if (top === undefined) continue;
    const opens = (count: number) => count === pile.length - down && down > 0;
    if (table.foundations[suitOf(top)] === rankOf(top))
      steps.push({
        turns: [[from, FOUNDATION + suitOf(top), 1]],
        card: top,
        kind: 'home',
        worth: opens(1) ? 100 + down : 60,
      });
    for (let count = 1; count <= pile.length - down; count++)
      addRuns(table, steps, from, count, opens(count));
  }
}

function addRuns(table: Table, steps: Step[], from: number, count: number, isOpening: boolean): void {
  const pile = table.piles[from]!;
  const card = pile[pile.length - count]!;
  const isWhole = count === pile.length;
  let hasSpace = false;
  for (let to = 0; to < PILES; to++) {
    const isSpace = table.piles[to]!.length === 0;
    // A whole pile from space to space changes nothing, and one space is as good as another.
    if (isSpace && (isWhole || hasSpace)) continue;
    if (refusalOf(table, [from, to, count])) continue;
    hasSpace ||= isSpace;
    const freed = pile[pile.length - count - 1];
    const frees =
      !isOpening && !isWhole && freed !== undefined && table.foundations[suitOf(freed)] === rankOf(freed);
    const worth = isOpening ? 80 + table.down[from]! : isWhole ? 30 : frees ? 50 : 2;
    steps.push({
      turns: [[from, to, count]],
      card,
      kind: 'table',
      worth: isSpace && !isOpening ? worth - 30 : worth,
    });
  }
}

/** The cards of the talon that can come to lie on top, each with the turns that bring it there. */
export function listTalon(table: Table): { card: number; turns: Turn[] }[] {
  const found: { card: number; turns: Turn[] }[] = [];
  const { draw } = table.options;
  const top = table.waste.at(-1);
  if (top !== undefined) found.push({ card: top, turns: [] });
  const turns: Turn[] = [];
  const runThrough = (stock: readonly number[], known: number) => {
    for (let left = stock.length; left > 0;) {
      left = Math.max(0, left - draw);
      turns.push(['draw']);
      if (stock[left] !== top || known) found.push({ card: stock[left]!, turns: [...turns] });
    }
  };
  runThrough(table.stock, 0);
  const isAgain = table.waste.length > 0 && canRecycle({ ...table, stock: [] });
  if (!isAgain) return found;
  turns.push(['recycle']);
  const seen = new Set(found.map(({ card }) => card));
  const before = found.length;
  runThrough([...table.waste, ...[...table.stock].reverse()].reverse(), 1);
  return found.filter(({ card }, index) => index < before || !seen.has(card));
}

function addFromTalon(table: Table, steps: Step[]): void {
  for (const { card, turns } of listTalon(table)) {
    const rank = rankOf(card);
    const delay = Math.min(turns.length, 24) / 4;
    if (table.foundations[suitOf(card)] === rank)
      steps.push({
        turns: [...turns, [WASTE, FOUNDATION + suitOf(card), 1]],
        card,
        kind: 'home',
        worth: 58 - delay,
      });
    let hasSpace = false;
    for (let to = 0; to < PILES; to++) {
      const below = table.piles[to]!.at(-1);
      if (below === undefined) {
        if (hasSpace || (table.options.space === 'king' && rank !== KING)) continue;
        hasSpace = true;
      } else if (!fitsOn(table.options, card, below)) continue;
      const worth = (below === undefined && rank !== KING ? 8 : 40) - delay;
      steps.push({ turns: [...turns, [WASTE, to, 1]], card, kind: 'table', worth });
    }
  }
}

function addFromFoundations(table: Table, steps: Step[]): void {
  for (let from = FOUNDATION; isFoundation(from); from++) {
    const home = table.foundations[from - FOUNDATION]!;
    for (let to = 0; home > 0 && to < PILES; to++)
      if (!refusalOf(table, [from, to, 1]))
        steps.push({
          turns: [[from, to, 1]],
          card: (from - FOUNDATION) * 13 + home - 1,
          kind: 'back',
          worth: 0,
        });
  }
}
