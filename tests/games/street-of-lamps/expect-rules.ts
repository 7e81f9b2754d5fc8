/** Checks a solution by the rules as they are explained to the player, without the solver. */
import { expect } from 'vitest';
import { neighborsOf } from '@/games/street-of-lamps/grid';
import { cellsOfRegions } from '@/games/street-of-lamps/plans/regions';
import type { Level, Plan } from '@/games/street-of-lamps/types';

type Board = Level & { rows: boolean[][]; columns: boolean[][]; at(x: number, y: number): boolean };

/** Checks that no lit cell touches another, not even at a corner. */
function expectApart(size: number, at: Board['at']): void {
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (at(x, y)) expect(at(x + 1, y) || at(x - 1, y + 1) || at(x, y + 1) || at(x + 1, y + 1)).toBe(false);
}

/** Checks that no lit cell shares a side with another. */
function expectLone(size: number, at: Board['at']): void {
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (at(x, y)) expect(at(x + 1, y) || at(x, y + 1)).toBe(false);
}

/** Counts the groups of cells of one kind by flood fill. */
function groupsOf(size: number, cells: readonly number[]): number[][] {
  const left = new Set(cells);
  const groups: number[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const cell of group)
      for (const other of neighborsOf(size, cell, false)) if (left.delete(other)) group.push(other);
    groups.push(group);
  }
  return groups;
}
const listCellsThat = ({ solution }: Board, is: boolean): number[] =>
  solution.flatMap((own, cell) => (own === is ? [cell] : []));
const expectOnePiece = (board: Board, is: boolean) =>
  expect(groupsOf(board.size, listCellsThat(board, is))).toHaveLength(1);

/** Returns the number of lit cells in each two-by-two square. */
const litCountsOfSquares = ({ size, at }: Board): number[] =>
  Array.from({ length: (size - 1) * (size - 1) }, (_, i) => {
    const [x, y] = [i % (size - 1), Math.floor(i / (size - 1))];
    return [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)].filter(Boolean).length;
  });

/** Checks that every number counts the visible cells along its row and column. */
function expectSeen({ size, numbers, isFixed, solution }: Board): void {
  numbers.forEach((number, cell) => {
    expect(number !== null).toBe(isFixed[cell]);
    if (number === null) return;
    let seen = 1;
    for (const step of [-1, 1, -size, size])
      for (let from = cell, to = cell + step; ; from = to, to += step) {
        if (!neighborsOf(size, from, false).includes(to) || solution[to]) break;
        seen++;
      }
    expect(seen).toBe(number);
  });
}

/** Checks that the number on the first cell of a region counts its lit cells. */
function expectCounted({ regions, numbers, solution }: Board): void {
  const areas = cellsOfRegions(regions!);
  numbers.forEach((number, cell) => {
    if (number === null) return;
    const area = areas[regions![cell]!]!;
    expect(area[0]).toBe(cell);
    expect(area.filter((other) => solution[other])).toHaveLength(number);
  });
}

const textOf = (line: readonly boolean[]): string => line.map(Number).join('');

const CHECKS: Partial<Record<Plan, (board: Board) => void>> = {
  skies({ size, rows, columns }) {
    for (const line of [...rows, ...columns]) {
      expect(line.filter(Boolean)).toHaveLength(size / 2);
      expect(line.map(Number).join('')).not.toMatch(/000|111/);
    }
  },
  camping({ size, solution, isFixed, at }) {
    const trees = isFixed.flatMap((is, cell) => (is ? [cell] : []));
    expect(solution.filter(Boolean)).toHaveLength(trees.length);
    const besideOf = (cell: number) => neighborsOf(size, cell, false);
    // Checks by augmenting paths that each tree can be paired with a tent.
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
      expect(neighborsOf(size, cell, true).filter((other) => solution[other])).toHaveLength(number);
    });
  },
  shutters(board) {
    const { size, numbers, solution, at } = board;
    for (let line = 0; line < size; line++)
      for (const cellAt of [(i: number) => line * size + i, (i: number) => i * size + line]) {
        const lit = Array.from({ length: size }, (_, i) => cellAt(i)).filter((cell) => !solution[cell]);
        expect(new Set(lit.map((cell) => numbers[cell])).size).toBe(lit.length);
      }
    expectLone(size, at);
    expectOnePiece(board, false);
  },
  views(board) {
    expectSeen(board);
    expectLone(board.size, board.at);
    expectOnePiece(board, false);
  },
  rooms(board) {
    const { size, regions, solution } = board;
    expectCounted(board);
    expectLone(size, board.at);
    expectOnePiece(board, false);
    for (let line = 0; line < size; line++)
      for (const cellAt of [(i: number) => line * size + i, (i: number) => i * size + line]) {
        let rooms: number[] = [];
        for (let i = 0; i < size; i++) {
          const cell = cellAt(i);
          if (solution[cell]) rooms = [];
          else if (rooms.at(-1) !== regions![cell]) rooms.push(regions![cell]!);
          expect(rooms.length).toBeLessThan(3);
        }
      }
  },
  tide(board) {
    expectOnePiece(board, true);
    expectOnePiece(board, false);
    for (const count of litCountsOfSquares(board)) expect([1, 2, 3]).toContain(count);
  },
  moles(board) {
    const { size, at, numbers } = board;
    expectOnePiece(board, true);
    for (const count of litCountsOfSquares(board)) expect(count).toBeLessThan(4);
    const around = [-1, 0, 1, 1, 1, 0, -1, -1].map((x, i) => [x, [-1, -1, -1, 0, 1, 1, 1, 0][i]!] as const);
    numbers.forEach((number, cell) => {
      if (number === null) return;
      const ring = around.map(([x, y]) => at((cell % size) + x, Math.floor(cell / size) + y));
      // Starts at an unlit cell, so that the start of the ring splits no group of lit cells.
      const gap = ring.indexOf(false);
      const text = gap < 0 ? '11111111' : textOf([...ring, ...ring].slice(gap, gap + 8));
      const lengths = (text.match(/1+/g) ?? []).map(({ length }) => length).sort();
      expect(Number(lengths.join('') || 0)).toBe(number);
    });
  },
  swans({ size, solution, regions }) {
    for (const cells of cellsOfRegions(regions!))
      expect(cells.filter((cell) => solution[cell])).toHaveLength(2);
    solution.forEach((is, cell) => {
      if (is) expect(neighborsOf(size, cell, false).filter((other) => solution[other])).toHaveLength(1);
    });
  },
  grotto(board) {
    const { size } = board;
    expectSeen(board);
    expectOnePiece(board, false);
    for (const group of groupsOf(size, listCellsThat(board, true)))
      expect(group.some((cell) => neighborsOf(size, cell, false).length < 4)).toBe(true);
  },
  ivy(board) {
    expectCounted(board);
    expectOnePiece(board, true);
    for (const line of [...board.rows, ...board.columns]) expect(textOf(line)).not.toMatch(/0000|1111/);
  },
  beds(board) {
    const { size } = board;
    expectCounted(board);
    for (const group of groupsOf(size, listCellsThat(board, true))) {
      const [xs, ys] = [group.map((cell) => cell % size), group.map((cell) => Math.floor(cell / size))];
      const [width, height] = [xs, ys].map((own) => Math.max(...own) - Math.min(...own) + 1);
      expect(width! * height!).toBe(group.length);
    }
  },
  market({ size, edges, numbers, solution }) {
    edges!.forEach((sum, line) => {
      if (sum === null) return;
      const cells = Array.from({ length: size }, (_, i) =>
        line < size ? line * size + i : i * size + line - size,
      );
      expect(cells.filter((cell) => solution[cell]).reduce((all, cell) => all + numbers[cell]!, 0)).toBe(sum);
    });
  },
  panes({ regions, solution }) {
    for (const cells of cellsOfRegions(regions!))
      expect(new Set(cells.map((cell) => solution[cell])).size).toBe(1);
  },
  fleet({ size, fleet, rows, columns, at }) {
    const runsOf = (line: readonly boolean[]) => line.map(Number).join('').match(/1+/g) ?? [];
    const longRuns = [...rows, ...columns]
      .flatMap(runsOf)
      .map(({ length }) => length)
      .filter((length) => length > 1);
    expect(longRuns.sort((a, b) => b - a)).toEqual(fleet!.filter((length) => length > 1));
    expect(rows.flat().filter(Boolean)).toHaveLength(fleet!.reduce((sum, length) => sum + length));
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) if (at(x, y)) expect(at(x - 1, y + 1) || at(x + 1, y + 1)).toBe(false);
  },
};

export function expectSaved(level: Level): void {
  const { size, solution } = level;
  const range = Array.from({ length: size }, (_, i) => i);
  const at = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && solution[y * size + x]!;
  const rows = range.map((y) => range.map((x) => at(x, y)));
  const columns = range.map((x) => range.map((y) => at(x, y)));
  level.edges?.forEach((count, line) => {
    if (count !== null && level.plan !== 'market')
      expect([...rows, ...columns][line]!.filter(Boolean)).toHaveLength(count);
  });
  CHECKS[level.plan]?.({ ...level, rows, columns, at });
}
