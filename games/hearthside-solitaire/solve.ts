/**
 * Finds winning moves when all cards are known, by depth-first search that visits each table once. The limit counts
 * tables instead of time, so that every machine finds the same moves.
 */
import { copyTable, isWon, orderInFoundation, doSuitsFit, applyTurn, type Table } from './play';
import { listSteps, type Step } from './steps';
import { hashTable } from './table-hash';
import type { TableTurn } from './types';

const MAX_STEPS = 260;

interface SearchFrame {
  table: Table;
  steps: Step[];
  next: number;
}

/** Returns the moves that win from a table, or null when the search finds none within the limit. */
export function solve(start: Table, nodes: number): TableTurn[] | null {
  const visited = new Set<number>([hashTable(start)]);
  const path: Step[] = [];
  const frames: SearchFrame[] = [{ table: start, steps: stepsOf(start), next: 0 }];
  if (isWon(start)) return [];
  while (frames.length) {
    const frame = frames.at(-1)!;
    const step = frame.steps[frame.next++];
    if (!step || frames.length > MAX_STEPS) {
      frames.pop();
      path.pop();
      continue;
    }
    const table = copyTable(frame.table);
    for (const move of step.turns) applyTurn(table, move);
    const hash = hashTable(table);
    if (visited.has(hash)) continue;
    if (visited.size >= nodes) return null;
    visited.add(hash);
    path.push(step);
    if (isWon(table)) return path.flatMap(({ turns }) => turns);
    frames.push({ table, steps: stepsOf(table), next: 0 });
  }
  return null;
}

/** Returns the steps to try. If a card is no longer needed on the table, the only step brings it to its foundation. */
function stepsOf(table: Table): Step[] {
  const steps = listSteps(table);
  const safeStep = steps.find(
    (step) => step.kind === 'home' && step.turns.length === 1 && isSafeToSendHome(table, step.card),
  );
  return safeStep ? [safeStep] : steps.sort((a, b) => b.priority - a.priority);
}

function isSafeToSendHome({ foundations, options }: Table, card: number): boolean {
  const others = foundations.filter((_, suit) => doSuitsFit(options, suit * 13, card));
  return orderInFoundation(options, card) <= Math.min(...others) + 1;
}
