/** Defines numbers that count the visible cells along the row and the column, including their own cell. */
import type { PuzzleLayout, Rule } from '../types';

/** Returns the cells in each direction from a cell (left, right, up, down), the nearest first. */
export function armsOf(size: number, cell: number): number[][] {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const armCells = (length: number, step: number) => Array.from({ length }, (_, i) => cell + step * (i + 1));
  return [armCells(x, -1), armCells(size - 1 - x, 1), armCells(y, -size), armCells(size - 1 - y, size)];
}

/** Returns the number of cells that are visible from a cell. */
export const cellsVisibleFrom = (size: number, cell: number, isWall: readonly boolean[]): number =>
  armsOf(size, cell).reduce((sum, arm) => {
    const end = arm.findIndex((other) => isWall[other]);
    return sum + (end < 0 ? arm.length : end);
  }, 1);

/**
 * Returns the rules with all ways to see a number of cells: free cells in each direction, and a wall after them unless
 * the board ends.
 */
export function sightRules(size: number, { numbers }: PuzzleLayout): Rule[] {
  return numbers.flatMap((number, cell): Rule[] => {
    if (number === null) return [];
    const arms = armsOf(size, cell);
    const cells = arms.flat();
    const combinations: number[] = [];
    const cares: number[] = [];
    const add = (arm: number, left: number, mask: number, care: number) => {
      if (arm === 4) {
        if (left > 0) return;
        combinations.push(mask);
        cares.push(care);
        return;
      }
      const from = arms.slice(0, arm).flat().length;
      for (let length = 0; length <= Math.min(arms[arm]!.length, left); length++) {
        const free = ((1 << length) - 1) << from;
        const wall = length < arms[arm]!.length ? 1 << (from + length) : 0;
        add(arm + 1, left - length, mask | wall, care | free | wall);
      }
    };
    add(0, number - 1, 0, 0);
    return [{ kind: 'sight', cells, lo: 0, hi: cells.length, combinations, cares }];
  });
}
