/** The rules as a player is told them, read off the solution without the solver. */
import { expect } from 'vitest';
import { beside } from '@/games/street-of-lamps/grid';
import { cellsOfRegions } from '@/games/street-of-lamps/plans/regions';
import type { Level, Plan } from '@/games/street-of-lamps/types';

type Board = Level & { rows: boolean[][]; columns: boolean[][]; at(x: number, y: number): boolean };

/** None that is on touches another, at corners either. */
function expectApart(size: number, at: Board['at']): void {
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (at(x, y)) expect(at(x + 1, y) || at(x - 1, y + 1) || at(x, y + 1) || at(x + 1, y + 1)).toBe(false);
}

const KEPT: Partial<Record<Plan, (board: Board) => void>> = {
  skies({ size, rows, columns }) {
    for (const line of [...rows, ...columns]) {
      expect(line.filter(Boolean)).toHaveLength(size / 2);
      expect(line.map(Number).join('')).not.toMatch(/000|111/);
    }
  },
  camping({ size, solution, isFixed, at }) {
    const trees = isFixed.flatMap((is, cell) => (is ? [cell] : []));
    expect(solution.filter(Boolean)).toHaveLength(trees.length);
    const besideOf = (cell: number) => beside(size, cell, false);
    // Each tree finds a tent of its own, by augmenting paths.
    const treeOf = new Map<number, number>();
    const finds = (tree: number, tried: Set<number>): boolean =>
      besideOf(tree).some((tent) => {
        if (!solution[tent] || tried.has(tent)) return false;
        tried.add(tent);
        const other = treeOf.get(tent);
        if (other !== undefined && !finds(other, tried)) return false;
        treeOf.set(tent, tree);
        return true;
      });
    for (const tree of trees) expect(finds(tree, new Set())).toBe(true);
    expectApart(size, at);
  },
  stars({ size, solution, regions, rows, columns, at }) {
    const each = size < 9 ? 1 : 2;
    const areas = cellsOfRegions(regions!).map((cells) => cells.map((cell) => solution[cell]));
    for (const line of [...rows, ...columns, ...areas]) expect(line.filter(Boolean)).toHaveLength(each);
    expectApart(size, at);
  },
  water({ size, solution, regions }) {
    const rowOf = (cell: number) => Math.floor(cell / size);
    for (const cells of cellsOfRegions(regions!)) {
      const wet = cells.filter((cell) => solution[cell]).map(rowOf);
      const dry = cells.filter((cell) => !solution[cell]).map(rowOf);
      expect(Math.min(...wet)).toBeGreaterThan(Math.max(...dry));
    }
  },
  thermometers({ solution, paths }) {
    for (const path of paths!) expect(path.map((cell) => Number(solution[cell])).join('')).toMatch(/^1*0*$/);
  },
  fireflies({ size, solution, isFixed, numbers }) {
    numbers.forEach((number, cell) => {
      expect(number !== null).toBe(isFixed[cell]);
      if (number === null) return;
      expect(solution[cell]).toBe(false);
      expect(beside(size, cell, true).filter((other) => solution[other])).toHaveLength(number);
    });
  },
  fleet({ size, fleet, rows, columns, at }) {
    const runsOf = (line: readonly boolean[]) => line.map(Number).join('').match(/1+/g) ?? [];
    const long = [...rows, ...columns]
      .flatMap(runsOf)
      .map(({ length }) => length)
      .filter((length) => length > 1);
    expect(long.sort((a, b) => b - a)).toEqual(fleet!.filter((length) => length > 1));
    expect(rows.flat().filter(Boolean)).toHaveLength(fleet!.reduce((sum, length) => sum + length));
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) if (at(x, y)) expect(at(x - 1, y + 1) || at(x + 1, y + 1)).toBe(false);
  },
};

export function expectKept(level: Level): void {
  const { size, solution } = level;
  const range = Array.from({ length: size }, (_, i) => i);
  const at = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && solution[y * size + x]!;
  const rows = range.map((y) => range.map((x) => at(x, y)));
  const columns = range.map((x) => range.map((y) => at(x, y)));
  level.edges?.forEach((count, line) => {
    if (count !== null) expect([...rows, ...columns][line]!.filter(Boolean)).toHaveLength(count);
  });
  KEPT[level.plan]?.({ ...level, rows, columns, at });
}
