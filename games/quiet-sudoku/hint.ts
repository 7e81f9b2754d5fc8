/** Finds the next deduction that a person could see. */
import { applyStep, digitBit, cloneBoard, createBoard, type Board } from './board';
import { cellName, isFish, sentenceOf, titleOf } from './hint-words';
import { findStep, TECHNIQUES } from './solve';
import type { Layout, Level, Step } from './types';

export interface Hint {
  title: string;
  text: string;
  /** The cells that justify the deduction. */
  cells: readonly number[];
  /** The cells of the deduction's unit, which are tinted. */
  area: readonly number[];
  /** The cell where the digit belongs, or the wrong cell. */
  target: number;
  isMistake: boolean;
}

/**
 * Returns the hints for a grid, one per step up to the next digit, or none when it is full. A wrong digit has priority
 * over any technique.
 */
export function findHints(layout: Layout, level: Level, grid: readonly number[]): Hint[] {
  const wrongCell = grid.findIndex((digit, cell) => digit !== 0 && digit !== level.solution[cell]);
  if (wrongCell >= 0)
    return [
      {
        title: 'Something is off',
        text: `${grid[wrongCell]} is not what goes into ${cellName(layout, wrongCell)}.`,
        cells: [],
        area: [],
        target: wrongCell,
        isMistake: true,
      },
    ];
  const steps = stepsToDigit(layout, grid);
  const target = steps.at(-1)?.place?.cell;
  if (target === undefined) return [];
  return steps.map((step, index) => ({
    title: titleOf(layout, step),
    text: sentenceOf(layout, steps, index),
    cells: step.cells,
    area: step.unit === null || isFish(step) ? [] : layout.units[step.unit]!.cells,
    target: index === steps.length - 1 ? target : step.cells[0]!,
    isMistake: false,
  }));
}

/** Returns the steps up to the next placed digit, without those that do not contribute to it. */
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
  let needed = stepsLeadingTo(layout, steps, last);
  for (const step of steps) {
    const without = needed.filter((other) => other !== step);
    if (isStillPossible(createBoard(layout, grid), without, last)) needed = without;
  }
  return [...needed, last];
}

/** Returns the steps that may contribute to the last one: each has changed a cell on which a later step depends. */
function stepsLeadingTo(layout: Layout, steps: readonly Step[], last: Step): Step[] {
  // Other variants need few steps, but clues on every side lead to a hundred of them.
  if (!layout.bonds && !layout.cageOf) return [...steps];
  const rests = new Set(findBasis(layout, last));
  const shownSteps: Step[] = [];
  for (const step of [...steps].reverse()) {
    if (!step.remove.some(({ cell }) => rests.has(cell))) continue;
    shownSteps.unshift(step);
    for (const cell of findBasis(layout, step)) rests.add(cell);
  }
  return shownSteps;
}

function findBasis(layout: Layout, step: Step): readonly number[] {
  if (isFish(step)) return Array.from({ length: layout.cellCount }, (_, cell) => cell);
  if (step.technique === 'bond') return [step.cells[0]!];
  return step.unit === null ? step.cells : layout.units[step.unit]!.cells;
}

function isStillPossible(board: Board, steps: readonly Step[], last: Step): boolean {
  for (const step of steps) {
    if (!isFound(board, step)) return false;
    applyStep(board, step);
  }
  const { cell, digit } = last.place!;
  const mask = digitBit(digit);
  if (last.technique === 'nakedSingle') return board.candidates[cell] === mask;
  return board.layout.units[last.unit!]!.cells.every(
    (other) => other === cell || !(board.candidates[other]! & mask),
  );
}

// Returns whether a step's technique finds it on a board without the earlier steps, on which it may depend.
function isFound(board: Board, step: Step): boolean {
  const copy = cloneBoard(board);
  const { find } = TECHNIQUES[step.technique];
  for (let found = find(copy); found; found = find(copy)) {
    if (`${found.cells}/${found.digits}` === `${step.cells}/${step.digits}`) return true;
    applyStep(copy, found);
  }
  return false;
}
