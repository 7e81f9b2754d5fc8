/** Finds the next cells that a person could deduce, and explains why. */
import { presenterOf } from './presenters';
import { createSolver, deduceCell, deducedBy, type Known } from './solve';
import type { Level, Rule } from './types';

export interface Hint {
  title: string;
  text: string;
  /** The cells of the applied rule. */
  line: readonly number[];
  /** The cells that can be deduced, or that are wrong. */
  targets: readonly number[];
  kind: 'fill' | 'cross' | 'mistake';
}

type Explanation = Readonly<Record<string, readonly [on: string, off: string]>>;

/** The explanations for puzzles that the style sheet draws. */
const EXPLANATIONS: Explanation = {
  lane: ['', 'This lane has its lamp: a second one would shine on it.'],
  light: [
    'Only a lamp on the marked cell can still light this part of the lane.',
    'A lamp more would shine on another.',
  ],
  wall: [
    'The number on the house needs every free cell that is left beside it.',
    'The house has all the lamps of its number beside it already.',
  ],
  around: [
    'The number needs a tile on every place of its square that is left.',
    'The number has all its tiles already: the rest of its square stays bare.',
  ],
};
/** The rules that need no hint because they are obvious: players do not mark lit cells. */
const SILENT: ReadonlySet<string> = new Set(['lane']);

/** Returns the hint for the current cells and marks, or null when there is nothing to suggest. Mistakes have priority. */
export function findHint(level: Level, filled: readonly boolean[], crosses: readonly boolean[]): Hint | null {
  const mistake = findMistakes(level, filled, crosses)[0];
  if (mistake !== undefined) {
    const cellText = `The cell in row ${Math.floor(mistake / level.size) + 1}, column ${(mistake % level.size) + 1}`;
    const turns = presenterOf(level.plan)?.turns;
    const text = turns
      ? `Look again at row ${Math.floor(mistake / level.size) + 1}, column ${(mistake % level.size) + 1}: it ${turns[filled[mistake] ? 1 : 0]}.`
      : `${cellText} ${filled[mistake] ? 'should stay empty.' : 'is marked as empty, and should not be.'}`;
    return { title: 'Something is off', text, line: [], targets: [mistake], kind: 'mistake' };
  }
  const knownCells = Uint8Array.from(level.solution, (_, cell) =>
    filled[cell] ? 1 : crosses[cell] || level.isFixed[cell] ? 2 : 0,
  );
  for (const rule of level.rules)
    if (SILENT.has(rule.kind) && deduceCell(rule, knownCells) === 2)
      for (const cell of rule.cells) knownCells[cell] ||= 2;
  const counts = level.rules.filter(({ combinations: combinationRules, link }) => !combinationRules && !link);
  const combinationRules = level.rules.filter((rule) => rule.combinations);
  const links = level.rules.filter((rule) => rule.link);
  for (const rules of [counts, combinationRules, links])
    for (const value of [1, 2] as const) {
      const hint = readRules(level, rules, knownCells, value);
      if (hint) return hint;
    }
  return refuteByContradiction(level, knownCells);
}

/** Returns the cells that are incorrectly on or marked. */
export function findMistakes(
  { solution }: Level,
  filled: readonly boolean[],
  crosses: readonly boolean[],
): number[] {
  return solution.flatMap((is, cell) =>
    (filled[cell] && !is) || (crosses[cell] && !filled[cell] && is) ? [cell] : [],
  );
}

function readRules({ plan }: Level, rules: readonly Rule[], knownCells: Known, value: 1 | 2): Hint | null {
  for (const rule of rules) {
    const targets = deducedBy(rule, knownCells, value);
    if (!targets?.length) continue;
    const text = (presenterOf(plan)?.why ?? EXPLANATIONS)[rule.kind]![value - 1]!;
    const kind = value === 1 ? 'fill' : 'cross';
    // Highlights only the open cells of the rule. Known cells need no highlight.
    const line = rule.link ? [] : rule.cells.filter((cell) => !knownCells[cell]);
    return { title: titleOf(plan, value), text, line, targets, kind };
  }
  return null;
}

const titleOf = (plan: Level['plan'], value: 1 | 2): string =>
  value === 1 || presenterOf(plan) ? 'This follows' : 'These stay empty';

/** Explains which contradiction would follow if a cell had the other value, because no single rule allows a deduction. */
function refuteByContradiction({ plan, rules, solution }: Level, knownCells: Known): Hint | null {
  const solver = createSolver(rules, solution.length);
  for (let cell = 0; cell < solution.length; cell++) {
    if (knownCells[cell]) continue;
    const tried = knownCells.slice();
    tried[cell] = solution[cell] ? 2 : 1;
    if (solver.propagate(tried, cell)) continue;
    const kind = solution[cell] ? 'fill' : 'cross';
    const turns = presenterOf(plan)?.turns ?? ['is taken', 'stays empty'];
    const [meant, other] = solution[cell] ? turns : [turns[1], turns[0]];
    const rule = solver.broken();
    const line = rule && !rule.link ? rule.cells : [];
    const breaks = line.length ? 'the framed cells can no longer keep their rule' : 'a rule breaks';
    const text = `Suppose the marked cell ${other}, and follow it: ${breaks}. So it ${meant}.`;
    return { title: 'Think one step ahead', text, line, targets: [cell], kind };
  }
  return null;
}
