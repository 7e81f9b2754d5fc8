/** Makes deductions from the rules of a board. 0 is unknown, 1 on, 2 off. */
import { cellsLinkedBy } from './links';
import type { PuzzleLayout, Rule } from './types';

export type Known = Uint8Array;

/** Returns the known cells before the first move. */
export const listGivenCells = ({ isFixed, solution }: Pick<PuzzleLayout, 'isFixed' | 'solution'>): Known =>
  Uint8Array.from(isFixed, (is, cell) => (is ? (solution[cell] ? 1 : 2) : 0));

/**
 * Returns the value that a count implies for its unknown cells: 1 for on, 2 for off, 0 for no conclusion yet. Returns
 * null when the count cannot be satisfied.
 */
export function deduceCell({ cells, lo, hi }: Rule, knownCells: Known): 0 | 1 | 2 | null {
  let on = 0;
  let open = 0;
  for (const cell of cells) {
    if (knownCells[cell] === 1) on++;
    else if (knownCells[cell] === 0) open++;
  }
  if (on > hi || on + open < lo) return null;
  if (open === 0) return 0;
  return on === hi ? 2 : on + open === lo ? 1 : 0;
}

/**
 * Returns the conclusions that are common to all ways that fit the known cells: bit sets of the cells that are newly
 * on and newly off. Returns null when no way fits.
 */
export function findCommonConclusions(
  { cells, combinations = [], cares }: Rule,
  knownCells: Known,
): { on: number; off: number } | null {
  let on = 0;
  let open = 0;
  cells.forEach((cell, i) => {
    if (knownCells[cell] === 1) on |= 1 << i;
    else if (knownCells[cell] === 0) open |= 1 << i;
  });
  let alwaysOn = ~0;
  let alwaysOff = ~0;
  let isAny = false;
  combinations.forEach((combination, i) => {
    const care = cares ? cares[i]! : ~0;
    if ((combination & ~open & care) !== (on & care)) return;
    isAny = true;
    alwaysOn &= combination & care;
    alwaysOff &= ~combination & care;
  });
  return isAny ? { on: alwaysOn & open, off: open & alwaysOff } : null;
}

/** Returns the cells that a rule sets to a value, or null when the rule cannot be satisfied. */
export function deducedBy(rule: Rule, knownCells: Known, value: 1 | 2): number[] | null {
  if (rule.link) return cellsLinkedBy(rule.link, knownCells)?.[value] ?? null;
  if (!rule.combinations) {
    const deduction = deduceCell(rule, knownCells);
    return deduction === null
      ? null
      : deduction === value
        ? rule.cells.filter((cell) => !knownCells[cell])
        : [];
  }
  const agreed = findCommonConclusions(rule, knownCells);
  if (!agreed) return null;
  const bits = value === 1 ? agreed.on : agreed.off;
  return rule.cells.filter((_, i) => (bits >> i) & 1);
}

export interface Solver {
  /**
   * Writes all deductions from single rules into `knownCells`. Returns false at a contradiction. `from` is the cell
   * that changed.
   */
  propagate(knownCells: Known, from?: number): boolean;
  /** Returns the rule that was violated at the last contradiction. */
  broken(): Rule | null;
  /**
   * Applies single rules, then looks one step ahead: tries a value for a cell, and refutes it if it leads to a
   * contradiction. Returns the number of refuted values, or null when cells remain open.
   */
  solve(knownCells: Known, mayAssume: boolean): number | null;
}

/** Creates the solver for a list of rules over a number of cells. */
export function createSolver(rules: readonly Rule[], count: number): Solver {
  const touching: number[][] = Array.from({ length: count }, () => []);
  rules.forEach(({ cells }, index) => cells.forEach((cell) => touching[cell]!.push(index)));

  let broken: Rule | null = null;
  const propagate = (knownCells: Known, from?: number): boolean => {
    // Checks counts before ways, which take longer, and connections last.
    const queues: readonly number[][] = [[], [], []];
    const isQueued = new Uint8Array(rules.length);
    const add = (index: number) => {
      if (isQueued[index]) return;
      isQueued[index] = 1;
      const { combinations, link } = rules[index]!;
      queues[link ? 2 : combinations ? 1 : 0]!.push(index);
    };
    if (from === undefined) rules.forEach((_, index) => add(index));
    else touching[from]!.forEach(add);
    const write = (cell: number, value: 1 | 2) => {
      if (knownCells[cell]) return;
      knownCells[cell] = value;
      touching[cell]!.forEach(add);
    };
    const fail = (rule: Rule) => {
      broken = rule;
      return false;
    };
    const pop = () => queues[0]!.pop() ?? queues[1]!.pop() ?? queues[2]!.pop();
    for (let next = pop(); next !== undefined; next = pop()) {
      const rule = rules[next]!;
      isQueued[next] = 0;
      if (rule.link) {
        const linkedCells = cellsLinkedBy(rule.link, knownCells);
        if (!linkedCells) return fail(rule);
        for (const value of [1, 2] as const) for (const cell of linkedCells[value]) write(cell, value);
      } else if (rule.combinations) {
        const agreed = findCommonConclusions(rule, knownCells);
        if (!agreed) return fail(rule);
        if (agreed.on | agreed.off)
          rule.cells.forEach((cell, i) => {
            if ((agreed.on >> i) & 1) write(cell, 1);
            else if ((agreed.off >> i) & 1) write(cell, 2);
          });
      } else {
        const deduction = deduceCell(rule, knownCells);
        if (deduction === null) return fail(rule);
        if (deduction) for (const cell of rule.cells) write(cell, deduction);
      }
    }
    return true;
  };
  /** Sets one cell whose other value leads to a contradiction. Returns false when there is none. */
  const refuteOne = (knownCells: Known): boolean => {
    for (let cell = 0; cell < count; cell++) {
      if (knownCells[cell]) continue;
      for (const value of [1, 2] as const) {
        const tried = knownCells.slice();
        tried[cell] = value;
        if (propagate(tried, cell)) continue;
        knownCells[cell] = value === 1 ? 2 : 1;
        return propagate(knownCells, cell);
      }
    }
    return false;
  };
  return {
    propagate,
    broken: () => broken,
    solve(knownCell, mayAssume) {
      if (!propagate(knownCell)) return null;
      let steps = 0;
      while (knownCell.includes(0)) {
        if (!mayAssume || !refuteOne(knownCell)) return null;
        steps++;
      }
      return steps;
    },
  };
}
