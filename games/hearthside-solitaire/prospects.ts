/** Examines a table: whether a move is left, how it can be won, and the text of a hint. */
import { capitalize, nameOf } from '../kit/cards/cards';
import type { Hint } from '../kit/cards/types';
import {
  cardAt,
  copyTable,
  countHome,
  drawCountOf,
  isFoundation,
  orderInFoundation,
  PILES,
  applyTurn,
  type Table,
} from './play';
import { solve } from './solve';
import { listSteps } from './steps';
import { hashTable } from './table-hash';
import type { Options, TableTurn } from './types';

/**
 * The number of visited tables after which the search stops and assumes that a move is left. Otherwise, moving cards
 * back and forth could go on forever.
 */
const MAX_STUCK_NODES = 400;
const HINT_NODES = 4_000;
const FINISH_NODES = 800;

const countStates = ({ down, stock, waste }: Table): number =>
  down.reduce((sum, count) => sum + count, 0) + stock.length + waste.length;

/** Returns whether no sequence of moves turns a card up, draws a card from the stock or brings one to a foundation. */
export function isStuck(start: Table): boolean {
  const visited = new Set([hashTable(start)]);
  const waiting = [start];
  for (let table = waiting.pop(); table; table = waiting.pop()) {
    for (const step of listSteps(table, true)) {
      const next = copyTable(table);
      for (const move of step.turns) applyTurn(next, move);
      if (countStates(next) < countStates(start) || countHome(next) > countHome(start)) return false;
      const hash = hashTable(next);
      if (visited.has(hash)) continue;
      if (visited.size >= MAX_STUCK_NODES) return false;
      visited.add(hash);
      waiting.push(next);
    }
  }
  return true;
}

const isSorted = (options: Options, pile: readonly number[]): boolean =>
  pile.every(
    (card, i) => i === 0 || orderInFoundation(options, card) < orderInFoundation(options, pile[i - 1]!),
  );

/**
 * Returns whether the game can finish automatically. Every card must be face up; if all cards were dealt face up, each
 * pile must be in order and the stock empty.
 */
export const isOpen = ({ options, piles, down, stock, waste }: Table): boolean =>
  options.isOpen
    ? stock.length + waste.length === 0 && piles.every((pile) => isSorted(options, pile))
    : down.every((count) => count === 0);

/** Returns the moves that finish an open table, or null while cards are hidden or when no solution is found. */
export const findFinish = (table: Table): TableTurn[] | null =>
  isOpen(table) ? solve(table, FINISH_NODES) : null;

/** Returns the next move of a solution, or a message that no solution was found. */
export function findHint(table: Table): Hint {
  const [first] = solve(table, HINT_NODES) ?? [];
  if (!first)
    return {
      title: 'No way to win from here that we know of',
      text: 'Take some moves back, or start this deal again.',
      turn: null,
    };
  return { title: 'Hint', text: `${describeMove(table, first)}.`, turn: first };
}

/** Describes the effect of a move before it is made. */
export function describeMove(table: Table, move: TableTurn): string {
  if (move[0] === 'draw') return `Turn ${drawCountOf(table) > 1 ? 'cards' : 'a card'} from the stock`;
  if (move[0] === 'recycle') return 'Put the waste back under the stock';
  const [from, to, count] = move;
  const card = cardAt(table, from, count)!;
  const below = to < PILES ? table.piles[to]!.at(-1) : undefined;
  const run = count > 1 ? ` and ${count - 1} more` : '';
  if (isFoundation(to)) return `${capitalize(nameOf(card))} to its foundation`;
  return `${capitalize(nameOf(card))}${run} to ${below === undefined ? `the space in pile ${to + 1}` : `the ${nameOf(below)}`}`;
}
