import { describe, expect, it } from 'vitest';
import { applyStep, cloneBoard, createBoard, placeDigit } from '@/games/quiet-sudoku/board';
import { clueShapes } from '@/games/quiet-sudoku/clue-shapes';
import { generateLevel } from '@/games/quiet-sudoku/generate';
import { findHints } from '@/games/quiet-sudoku/hint';
import { membershipsOf } from '@/games/quiet-sudoku/hint-words';
import { cachedLayoutOf } from '@/games/quiet-sudoku/layout';
import { conflictsOf } from '@/games/quiet-sudoku/marks';
import { findStep } from '@/games/quiet-sudoku/solve';
import type { Layout, Level, Variant } from '@/games/quiet-sudoku/types';

const SEEDS = 4;
const CLUED = ['neighbours', 'black-and-white', 'more-or-less', 'sums'] as const;
const levelOf = (variant: Variant, i: number): Level => generateLevel(variant, 'medium', `clues-${i}`);
const createLevels = (variant: Variant) => Array.from({ length: SEEDS }, (_, i) => levelOf(variant, i));

/** Every pair of adjacent cells, with the layout's clue for it. */
const sidesOf = ({ bonds }: Layout) =>
  Array.from({ length: 81 }, (_, cell) => [cell % 9 < 8 ? cell + 1 : -1, cell < 72 ? cell + 9 : -1])
    .flatMap((others, cell) => others.filter((other) => other >= 0).map((other) => [cell, other] as const))
    .map(([cell, other]) => ({
      cell,
      other,
      kind: bonds![cell]!.find((bond) => bond.other === other)?.kind,
      back: bonds![other]!.find((bond) => bond.other === cell)?.kind,
    }));

describe('a clue between two cells', () => {
  it('appears as a bar wherever two digits differ by one, and nowhere else', () => {
    for (const { layout, solution } of createLevels('neighbours'))
      for (const { cell, other, kind, back } of sidesOf(layout)) {
        expect(kind).toBe(Math.abs(solution[cell]! - solution[other]!) === 1 ? 'next' : 'apart');
        expect(back).toBe(kind);
      }
  });

  it('appears as a white dot for a difference of one, and as a black dot for a double', () => {
    for (const { layout, solution } of createLevels('black-and-white'))
      for (const { cell, other, kind, back } of sidesOf(layout)) {
        const [a, b] = [solution[cell]!, solution[other]!];
        const isNext = Math.abs(a - b) === 1;
        const isDouble = Math.max(a, b) === 2 * Math.min(a, b);
        if (kind === 'next') expect(isNext).toBe(true);
        else if (kind === 'double') expect(isDouble).toBe(true);
        else expect(isNext || isDouble).toBe(false);
        expect(back).toBe(kind);
      }
  });

  it('opens to the larger digit, for every pair of adjacent cells in the same box', () => {
    for (const { layout, solution } of createLevels('more-or-less'))
      for (const { cell, other, kind, back } of sidesOf(layout)) {
        const boxOf = (at: number) => Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3);
        if (boxOf(cell) !== boxOf(other)) expect(kind).toBeUndefined();
        else {
          const isMore = solution[cell]! > solution[other]!;
          expect([kind, back]).toEqual(isMore ? ['more', 'less'] : ['less', 'more']);
        }
      }
  });
});

describe('a cage', () => {
  it('has two to four connected cells, no repeated digit, and the sum of its digits', () => {
    for (const { layout, solution } of createLevels('sums')) {
      const cages = layout.units.filter(({ kind }) => kind === 'cage');
      const caged = cages.flatMap(({ cells }) => cells);
      expect(new Set(caged).size).toBe(caged.length);
      expect(caged.length).toBeGreaterThan(70);
      for (const { cells, sum } of cages) {
        const digits = cells.map((cell) => solution[cell]!);
        expect(new Set(digits).size).toBe(digits.length);
        expect(digits.reduce((a, b) => a + b)).toBe(sum);
        expect([2, 3, 4]).toContain(cells.length);
        const reached = [cells[0]!];
        for (const cell of reached)
          for (const neighbor of [cell - 9, cell + 9, cell % 9 ? cell - 1 : -1, cell % 9 < 8 ? cell + 1 : -1])
            if (cells.includes(neighbor) && !reached.includes(neighbor)) reached.push(neighbor);
        expect(reached).toHaveLength(cells.length);
      }
    }
  });

  it('leaves the shared layout of its variant unchanged', () => {
    levelOf('sums', 0);
    expect(cachedLayoutOf('sums').cageOf).toBeNull();
    expect(cachedLayoutOf('sums').units.some(({ kind }) => kind === 'cage')).toBe(false);
  });
});

describe.each(CLUED)('the clue rule of %s', (variant) => {
  it('never removes the digit of the solution from a cell', () => {
    for (const { layout, givens, solution } of createLevels(variant)) {
      const board = createBoard(layout, givens);
      const holds = () =>
        solution.every((digit, cell) => board.digits[cell] || board.candidates[cell]! & (1 << (digit - 1)));
      expect(holds()).toBe(true);
      for (let step = findStep(board, 3); step; step = findStep(board, 3)) {
        applyStep(board, step);
        expect(holds()).toBe(true);
      }
      expect([...board.digits]).toEqual(solution);
    }
  });

  it('gives the same candidates whether a digit is given or newly placed', () => {
    const { layout, givens, solution } = levelOf(variant, 1);
    const grid = [...givens];
    const board = cloneBoard(createBoard(layout, givens));
    for (let cell = 0; cell < 40; cell++) {
      if (grid[cell]) continue;
      grid[cell] = solution[cell]!;
      placeDigit(board, cell, solution[cell]!);
    }
    expect([...createBoard(layout, grid).candidates]).toEqual([...board.candidates]);
  });

  it('detects a wrong digit and accepts every right one', () => {
    const { layout, solution } = levelOf(variant, 2);
    expect(conflictsOf(layout, solution).size).toBe(0);
    const cell = layout.bonds
      ? layout.bonds.findIndex((own) => own.length > 0)
      : layout.units.find(({ kind }) => kind === 'cage')!.cells[0]!;
    const adjacentCells =
      layout.bonds?.[cell]!.map(({ other }) => other) ?? layout.units[layout.cageOf![cell]!]!.cells;
    const broken = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => {
      const isRepeated = adjacentCells.some((at) => at !== cell && solution[at] === digit);
      const grid = solution.map((value, at) =>
        at === cell ? digit : adjacentCells.includes(at) ? value : 0,
      );
      return !isRepeated && conflictsOf(layout, grid).size > 0;
    });
    expect(broken.length).toBeGreaterThan(0);
    expect(broken).not.toContain(solution[cell]);
  });

  it('draws the clues, and announces them for the adjacent cells', () => {
    const { layout } = levelOf(variant, 3);
    const shapes = clueShapes(layout);
    expect(shapes.length).toBeGreaterThan(20);
    expect(clueShapes(cachedLayoutOf('classic'))).toEqual([]);
    const memberships = Array.from({ length: 81 }, (_, cell) => membershipsOf(layout, cell)).flat();
    const marks = shapes.filter(({ class: name }) => name !== 'sum' && name !== 'halo').length;
    if (layout.bonds) expect(memberships).toHaveLength(2 * marks);
    else expect(memberships.every((name) => /^the cage of \d+$/.test(name))).toBe(true);
  });

  it('explains clues in hints, and following the hints solves the puzzle', () => {
    const titles = new Set<string>();
    for (const level of createLevels(variant)) {
      const grid = [...level.givens];
      for (
        let hints = findHints(level.layout, level, grid);
        hints.length;
        hints = findHints(level.layout, level, grid)
      ) {
        for (const { title, text } of hints) {
          titles.add(title.split(' in ')[0]!);
          expect(text).not.toMatch(/undefined|NaN|by a across/);
        }
        const { target } = hints.at(-1)!;
        grid[target] = level.solution[target]!;
      }
      expect(grid).toEqual(level.solution);
    }
    expect(titles).toContain(variant === 'sums' ? 'Cage sum' : 'Across a side');
  });
});
