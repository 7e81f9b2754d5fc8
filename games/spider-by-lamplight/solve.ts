/**
 * Finds winning moves when all cards are known by a beam search: at every depth, the best-rated tables continue. Each
 * table is visited once.
 */
import type { TableTurn } from '../kit/cards/types';
import { rateTable } from './rate-table';
import { applyTurn } from './play';
import { listSteps, type Step } from './steps';
import { copyTable, isWon, type Table } from './table';
import { hashTable } from './table-hash';

interface SearchNode {
  table: Table;
  from: SearchNode | null;
  step: Step;
  priority: number;
}

export interface Found {
  /** The winning moves, or null when the search found none. */
  line: TableTurn[] | null;
  /** The moves to the best table that was visited. */
  best: TableTurn[];
}

const MAX_DEPTH = 400;

/**
 * Searches with a limited number of tables at every depth. The limit counts tables instead of time, so that every
 * machine finds the same moves.
 */
export function searchForSolution(start: Table, width = start.rules.width): Found {
  if (isWon(start)) return { line: [], best: [] };
  const visited = new Set<number>([hashTable(start)]);
  const root: SearchNode = { table: start, from: null, step: [], priority: rateTable(start) };
  let best = root;
  let level = [root];
  for (let depth = 0; depth < MAX_DEPTH && level.length; depth++) {
    const next: SearchNode[] = [];
    for (const from of level)
      for (const step of listSteps(from.table)) {
        const table = copyTable(from.table);
        for (const move of step) applyTurn(table, move);
        const hash = hashTable(table);
        if (visited.has(hash)) continue;
        visited.add(hash);
        const node = { table, from, step, priority: rateTable(table) };
        if (isWon(table)) {
          const line = lineTo(node);
          return { line, best: line };
        }
        if (node.priority < best.priority) best = node;
        next.push(node);
      }
    // The sort is stable, so among equals the table that was found first continues.
    level = next.sort((a, b) => a.priority - b.priority).slice(0, width);
  }
  return { line: null, best: lineTo(best) };
}

/** Returns the moves that win from a table, or null when the search finds none. */
export const solve = (start: Table, width?: number): TableTurn[] | null =>
  searchForSolution(start, width).line;

function lineTo(end: SearchNode): TableTurn[] {
  const steps: Step[] = [];
  for (let node: SearchNode | null = end; node; node = node.from) steps.push(node.step);
  return steps.reverse().flat();
}
