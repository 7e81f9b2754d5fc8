/** Finds the next thing a person could see, and says it in words. */
import { applyStep, createBoard, type Board } from './board';
import { findStep } from './solve';
import type { Level, Layout, Step, Technique, Unit } from './types';

export interface Hint {
  title: string;
  text: string;
  /** Cells that prove it. */
  cells: readonly number[];
  /** Cells of the unit it happens in, tinted. */
  area: readonly number[];
  /** Where the digit goes, or the cell that is wrong. */
  target: number;
  isMistake: boolean;
}

const NAMES: Record<Technique, string> = {
  hiddenSingle: 'Hidden single',
  nakedSingle: 'Naked single',
  locked: 'Locked candidates',
  nakedPair: 'Naked pair',
  hiddenPair: 'Hidden pair',
  nakedTriple: 'Naked triple',
  hiddenTriple: 'Hidden triple',
  xWing: 'X-wing',
  xyWing: 'XY-wing',
  swordfish: 'Swordfish',
  xyzWing: 'XYZ-wing',
};

export const unitName = (unit: Unit): string => `${unit.kind} ${unit.number}`;
export const cellName = (layout: Layout, cell: number): string =>
  `row ${Math.floor(cell / layout.size) + 1}, column ${(cell % layout.size) + 1}`;
const list = (items: readonly (string | number)[]): string =>
  items.length < 2 ? `${items[0]}` : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** Gives the hint for a grid, null when it is full. A wrong digit comes before any technique. */
export function findHint(layout: Layout, level: Level, grid: readonly number[]): Hint | null {
  const wrong = grid.findIndex((digit, cell) => digit !== 0 && digit !== level.solution[cell]);
  if (wrong >= 0)
    return {
      title: 'Something is off',
      text: `${capital(cellName(layout, wrong))} can’t be ${grid[wrong]}.`,
      cells: [],
      area: [],
      target: wrong,
      isMistake: true,
    };
  const steps = stepsToDigit(layout, grid);
  const last = steps.at(-1);
  if (!last?.place) return null;
  const first = steps[0]!;
  const place = `${last.place.digit} goes into ${cellName(layout, last.place.cell)}`;
  const area =
    first.unit === null || first.technique === 'xWing' || first.technique === 'swordfish'
      ? []
      : layout.units[first.unit]!.cells;
  return {
    title: titleOf(layout, first),
    text:
      steps.length === 1
        ? `${reason(layout, first)} So ${place}.`
        : `${reason(layout, first)} ${then(steps)}${place}.`,
    cells: first.cells,
    area,
    target: last.place.cell,
    isMistake: false,
  };
}

const then = (steps: readonly Step[]) => {
  const others = steps.slice(1, -1).map((step) => NAMES[step.technique].toLowerCase());
  return others.length ? `With that, look for a ${list(others)}: then ` : 'With that, ';
};

/** The steps up to the next placed digit, without those that don't lead to it. */
function stepsToDigit(layout: Layout, grid: readonly number[]): Step[] {
  const board = createBoard(layout, grid);
  const steps: Step[] = [];
  for (;;) {
    const step = findStep(board, 3);
    if (!step) return [];
    steps.push(step);
    if (step.place) break;
    applyStep(board, step);
  }
  const last = steps.pop()!;
  let needed = steps;
  for (const step of steps) {
    const without = needed.filter((other) => other !== step);
    if (isStillThere(createBoard(layout, grid), without, last)) needed = without;
  }
  return [...needed, last];
}

function isStillThere(board: Board, steps: readonly Step[], last: Step): boolean {
  const mask = 1 << (last.place!.digit - 1);
  for (const step of steps) {
    // A step may rest on an earlier one: it counts only if the candidates it names are as narrow as they were.
    if (step.technique !== 'locked' && !holds(board, step)) return false;
    if (step.technique === 'locked' && !holdsLocked(board, step)) return false;
    applyStep(board, step);
  }
  const { cell } = last.place!;
  if (last.technique === 'nakedSingle') return board.candidates[cell] === mask;
  return board.layout.units[last.unit!]!.cells.every(
    (other) => other === cell || !(board.candidates[other]! & mask),
  );
}

function holdsLocked(board: Board, step: Step): boolean {
  const mask = 1 << (step.digits[0]! - 1);
  const inside = board.layout.units[step.unit!]!.cells;
  const across = board.layout.units[step.other!]!.cells;
  return inside.every((cell) => across.includes(cell) || !(board.candidates[cell]! & mask));
}

// Whether the same deduction is found when only what it needs was done before.
function holds(board: Board, step: Step): boolean {
  const copy: Board = { ...board, digits: board.digits.slice(), candidates: board.candidates.slice() };
  for (let found = findStep(copy, 3, 2); found; found = findStep(copy, 3, 2)) {
    if (
      found.technique === step.technique &&
      `${found.cells}` === `${step.cells}` &&
      `${found.digits}` === `${step.digits}`
    )
      return true;
    if (found.technique !== step.technique) return false;
    applyStep(copy, found);
  }
  return false;
}

function titleOf(layout: Layout, step: Step): string {
  const name = NAMES[step.technique];
  if (step.technique === 'nakedSingle') return `${name} in ${cellName(layout, step.cells[0]!)}`;
  if (step.unit === null || step.technique === 'xWing' || step.technique === 'swordfish') return name;
  return `${name} in ${unitName(layout.units[step.unit]!)}`;
}

function reason(layout: Layout, step: Step): string {
  const where = step.unit === null ? '' : unitName(layout.units[step.unit]!);
  const digits = list(step.digits);
  switch (step.technique) {
    case 'hiddenSingle':
      return `In ${where} only one cell can be ${digits}.`;
    case 'nakedSingle':
      return 'Every other digit is seen from this cell.';
    case 'locked':
      return `In ${where}, ${digits} fits only where it crosses ${unitName(layout.units[step.other!]!)}, so the rest of ${unitName(layout.units[step.other!]!)} can’t be ${digits}.`;
    case 'nakedPair':
    case 'nakedTriple':
      return `These cells of ${where} hold ${digits} between them, so no other cell there can.`;
    case 'hiddenPair':
    case 'hiddenTriple':
      return `In ${where}, ${digits} fit only into these cells, so these hold nothing else.`;
    case 'xWing':
    case 'swordfish': {
      const [lines, across] = step.unit === 0 ? ['rows', 'columns'] : ['columns', 'rows'];
      return `The ${digits}s of these ${lines} share the same ${across}, so ${digits} leaves the rest of those ${across}.`;
    }
    case 'xyWing':
    case 'xyzWing':
      return `Whatever the middle cell is, one of the marked cells is ${digits}, so a cell that sees them all can’t be.`;
  }
}
