/** Examines a table: whether a move is left, how the game can be won, and the text of a hint. */
import { capitalize, nameOf } from '../kit/cards/cards';
import type { CarryMove, Hint, TableTurn } from '../kit/cards/types';
import { cardAt, findHome } from './fits';
import { createPlay, applyTurn, type Play } from './play';
import { searchForSolution } from './solve';
import { listSteps } from './steps';
import { copyTable, countDone, isWon, kindOf, classifyPiles, topOf, type Table } from './table';
import { hashTable } from './table-hash';
import type { Level } from './types';

/**
 * The number of visited tables after which the search stops and assumes that a move is left. Otherwise, moving cards
 * back and forth could go on forever.
 */
const STUCK_NODES = 300;
const HINT_WIDTH = 40;

const countWaitingCards = ({ rules, piles, down }: Table): number => {
  const { stock, waste } = classifyPiles(rules);
  const available = rules.match === 'next' ? stock : [...stock, ...waste];
  return (
    down.reduce((sum, count) => sum + count, 0) +
    available.reduce((sum, pile) => sum + piles[pile]!.length, 0)
  );
};

/** Returns whether no sequence of moves turns a card up, draws a card from the stock or brings one to a foundation. */
export function isStuck(start: Table): boolean {
  const visited = new Set([hashTable(start)]);
  const queue = [copyTable(start)];
  for (let table = queue.pop(); table; table = queue.pop()) {
    for (const step of listSteps(table)) {
      const next = copyTable(table);
      for (const move of step) applyTurn(next, move);
      if (countWaitingCards(next) < countWaitingCards(start) || countDone(next) > countDone(start))
        return false;
      const hash = hashTable(next);
      if (visited.has(hash)) continue;
      if (visited.size >= STUCK_NODES) return false;
      visited.add(hash);
      queue.push(next);
    }
  }
  return true;
}

/**
 * Returns the moves that bring all remaining cards to the foundations without other moves, or null when other moves
 * are needed.
 */
export function findFinish(start: Table): TableTurn[] | null {
  if (start.rules.goal !== 'home') return null;
  const table = copyTable(start);
  const turns: TableTurn[] = [];
  const { tableau, cell, reserve, waste } = classifyPiles(table.rules);
  const from = [...tableau, ...cell, ...reserve, ...waste];
  const nextCarry = (): CarryMove | null => {
    for (const pile of from) {
      const card = cardAt(table, pile, 1);
      const home = card === null ? undefined : findHome(table, card);
      if (home !== undefined) return [pile, home, 1];
    }
    return null;
  };
  for (let move = nextCarry(); move; move = nextCarry()) {
    turns.push(move);
    applyTurn(table, move);
  }
  return isWon(table) ? turns : null;
}

const exactKey = ({ piles, redealsUsed }: Table): string => `${piles.join('|')} ${redealsUsed}`;
const solutions = new WeakMap<Level, Map<string, TableTurn>>();

/** Returns the next move of the stored solution, if the table occurs in it. */
function storedSolutionTurn(play: Play): TableTurn | undefined {
  let solution = solutions.get(play.level);
  if (!solution) {
    solution = new Map();
    const table: Table = createPlay(play.level);
    for (const move of play.level.solution) {
      solution.set(exactKey(table), move);
      applyTurn(table, move);
    }
    solutions.set(play.level, solution);
  }
  return solution.get(exactKey(play));
}

/** Returns the next move of a solution, or otherwise the next move toward the best table that the search found. */
export function findHint(play: Play): Hint {
  const storedTurn = storedSolutionTurn(play);
  if (storedTurn) return { title: 'Hint', text: `${describeMove(play, storedTurn)}.`, turn: storedTurn };
  const { line, best } = searchForSolution(copyTable(play), HINT_WIDTH);
  const [first] = line ?? best;
  if (line && first) return { title: 'Hint', text: `${describeMove(play, first)}.`, turn: first };
  const title = 'No way to win from here that we know of';
  if (!first || isStuck(play))
    return { title, text: 'Take some moves back, or start this deal again.', turn: null };
  return {
    title: 'Worth a try',
    text: `${describeMove(play, first)}. Whether it wins is not known.`,
    turn: first,
  };
}

/** Describes the effect of a move before it is made. */
export function describeMove(table: Table, move: TableTurn): string {
  if (move[0] === 'recycle') return 'Put the waste back under the stock';
  if (move[0] === 'draw') {
    const rule = table.rules.stock!;
    if (rule.to === 'tableau') return 'Deal a card to the piles';
    if (rule.to === 'grid') return 'Close up the gaps';
    return rule.draw > 1 ? 'Turn cards from the stock' : 'Turn a card from the stock';
  }
  const [from, to, count] = move as CarryMove;
  const card = capitalize(nameOf(table.piles[from]!.at(-count)!));
  const below = topOf(table, to);
  const kind = kindOf(table, to);
  if (kind === 'foundation') return `${card} to its foundation`;
  if (kind === 'cell') return `${card} to a free cell`;
  if (kind === 'discard') return `${card} off the table, alone`;
  if (table.rules.match === 'next') return `${card} onto the waste`;
  if (table.rules.match) return `${card} with the ${nameOf(below!)}`;
  const run = count > 1 ? ` and ${count - 1} more` : '';
  return `${card}${run} to ${below === undefined ? `the space in pile ${to + 1}` : `the ${nameOf(below)}`}`;
}
