import { describe, expect, it } from 'vitest';
import { createBoard } from '@/games/quiet-sudoku/board';
import { EDITIONS } from '@/games/quiet-sudoku/config';
import { generateLevel } from '@/games/quiet-sudoku/generate';
import { findHints } from '@/games/quiet-sudoku/hint';
import { membershipsOf, unitName } from '@/games/quiet-sudoku/hint-words';
import { cachedLayoutOf } from '@/games/quiet-sudoku/layout';
import { isNotesArray, conflictsOf } from '@/games/quiet-sudoku/marks';
import { PATCHWORKS } from '@/games/quiet-sudoku/patches';
import { rulesFor } from '@/games/quiet-sudoku/rules';
import { findSight } from '@/games/quiet-sudoku/techniques/sight';
import type { Grade, Layout, Level, Variant } from '@/games/quiet-sudoku/types';

const layouts = EDITIONS.flatMap(({ variant }): [string, Layout][] =>
  variant === 'patchwork'
    ? PATCHWORKS.map((_, partition) => [`patchwork ${partition}`, cachedLayoutOf(variant, partition)])
    : [[variant, cachedLayoutOf(variant)]],
);

describe.each(layouts)('the layout of %s', (_, layout) => {
  const { units, size, cellCount, wholeCount } = layout;

  it('has rows, then columns, then boxes or patches, each covering all cells', () => {
    const kinds = units.slice(0, 3 * size).map(({ kind }) => (kind === 'patch' ? 'box' : kind));
    expect(kinds).toEqual(['row', 'column', 'box'].flatMap((kind) => Array(size).fill(kind)));
    for (const from of [0, size, 2 * size])
      expect(
        units
          .slice(from, from + size)
          .flatMap(({ cells }) => cells)
          .sort((a, b) => a - b),
      ).toEqual([...Array(cellCount).keys()]);
  });

  it('lists units of distinct cells, the complete units first', () => {
    for (const [u, { cells }] of units.entries()) {
      expect(new Set(cells).size).toBe(cells.length);
      if (u < wholeCount) expect(cells).toHaveLength(size);
      else expect(cells.length).toBeLessThan(size);
    }
  });

  it('has symmetric peers', () => {
    layout.peers.forEach((peers, cell) => {
      for (const peer of peers) expect(layout.peers[peer]).toContain(cell);
      expect(peers).not.toContain(cell);
    });
  });
});

describe('a patch', () => {
  it.each(PATCHWORKS.map((map, index) => [index, map] as const))(
    'has connected cells in partition %i',
    (_, map) => {
      for (const patch of '123456789') {
        const cells = new Set([...map].flatMap((name, cell) => (name === patch ? [cell] : [])));
        const reached = [Math.min(...cells)];
        for (const cell of reached)
          for (const neighbor of [cell - 9, cell + 9, cell % 9 ? cell - 1 : -1, cell % 9 < 8 ? cell + 1 : -1])
            if (cells.has(neighbor) && !reached.includes(neighbor)) reached.push(neighbor);
        expect(reached).toHaveLength(9);
      }
    },
  );

  it('has many possible shapes, chosen by the seed, and never equals a box', () => {
    const cut = (i: number) =>
      PATCHWORKS.findIndex((_, p) => cachedLayoutOf('patchwork', p) === levelOf('patchwork', i).layout);
    expect(new Set(Array.from({ length: 24 }, (_, i) => cut(i))).size).toBeGreaterThan(4);
    const boxes = cachedLayoutOf('classic')
      .units.filter(({ kind }) => kind === 'box')
      .map(({ cells }) => `${cells}`);
    for (const p of PATCHWORKS.keys()) {
      const same = cachedLayoutOf('patchwork', p).units.filter(
        ({ kind, cells }) => kind === 'patch' && boxes.includes(`${cells}`),
      );
      expect(same).toEqual([]);
    }
  });
});

const levelOf = (variant: Variant, i: number, grade: Grade = 'easy'): Level =>
  generateLevel(variant, grade, `variants-${i}`);
const SEEDS = 6;
type At = (row: number, column: number) => number | undefined;

/** Restates each rule with rows and columns from 1, so that the test does not depend on the layout. */
const RULES: readonly [Variant, (at: At) => (number | undefined)[][]][] = [
  ['centre-dot', (at) => [[2, 5, 8].flatMap((row) => [2, 5, 8].map((column) => at(row, column)))]],
  [
    'asterisk',
    (at) => [
      [
        [2, 5],
        [3, 3],
        [3, 7],
        [5, 2],
        [5, 5],
        [5, 8],
        [7, 3],
        [7, 7],
        [8, 5],
      ].map(([r, c]) => at(r!, c!)),
    ],
  ],
  [
    'girandola',
    (at) => [
      [
        [1, 1],
        [1, 9],
        [2, 5],
        [5, 2],
        [5, 5],
        [5, 8],
        [8, 5],
        [9, 1],
        [9, 9],
      ].map(([r, c]) => at(r!, c!)),
    ],
  ],
  [
    'scattered',
    (at) =>
      [1, 2, 3].flatMap((r) =>
        [1, 2, 3].map((c) => [0, 3, 6].flatMap((down) => [0, 3, 6].map((right) => at(r + down, c + right)))),
      ),
  ],
  [
    'knight',
    (at) =>
      pairsBy(at, [
        [1, 2],
        [2, 1],
        [1, -2],
        [2, -1],
      ]),
  ],
  [
    'king',
    (at) =>
      pairsBy(at, [
        [1, 1],
        [1, -1],
      ]),
  ],
  [
    'argyle',
    (at) => [
      ...[1, -1, 4, -4].map((by) => nine.filter((r) => r + by > 0 && r + by < 10).map((r) => at(r, r + by))),
      ...[9, 11, 6, 14].map((sum) =>
        nine.filter((r) => sum - r > 0 && sum - r < 10).map((r) => at(r, sum - r)),
      ),
    ],
  ],
  [
    'windows-and-diagonals',
    (at) => [
      nine.map((i) => at(i, i)),
      nine.map((i) => at(i, 10 - i)),
      ...[2, 6].flatMap((top) =>
        [2, 6].map((left) => [0, 1, 2].flatMap((r) => [0, 1, 2].map((c) => at(top + r, left + c)))),
      ),
    ],
  ],
];
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const pairsBy = (at: At, moves: readonly (readonly [number, number])[]) =>
  nine.flatMap((r) => nine.flatMap((c) => moves.map(([down, right]) => [at(r, c), at(r + down, c + right)])));

describe('the rule of a variant', () => {
  it.each(RULES)('holds for the solutions of %s, but not for a classic sudoku', (variant, groupsOf) => {
    const breaks = (solution: readonly number[]) =>
      groupsOf((r, c) =>
        r < 1 || r > 9 || c < 1 || c > 9 ? undefined : solution[(r - 1) * 9 + c - 1],
      ).filter((group) => {
        const digits = group.filter((digit) => digit !== undefined);
        return new Set(digits).size < digits.length;
      }).length;
    for (let i = 0; i < SEEDS; i++) expect(breaks(levelOf(variant, i).solution)).toBe(0);
    expect(breaks(levelOf('classic', 0).solution)).toBeGreaterThan(0);
  });

  it('gives the parity of every cell in even-and-odd sudokus', () => {
    for (let i = 0; i < SEEDS; i++) {
      const { layout, solution, givens } = levelOf('even-and-odd', i);
      expect(layout.parity).toEqual(solution.map((digit) => digit % 2));
      const { candidates } = createBoard(layout, givens);
      candidates.forEach((mask, cell) =>
        expect(mask & (layout.parity![cell] ? 0b010101010 : 0b101010101)).toBe(0),
      );
    }
  });
});

describe('a conflict', () => {
  const empty = (size = 81) => Array<number>(size).fill(0);

  it.each<[Variant, number, number]>([
    ['knight', 18, 29],
    ['king', 20, 30],
    ['argyle', 1, 71],
    ['scattered', 0, 30],
    ['girandola', 0, 13],
  ])('marks digits that repeat under the rule of %s', (variant, a, b) => {
    const grid = empty();
    grid[a] = grid[b] = 5;
    expect([...conflictsOf(cachedLayoutOf(variant), grid)].sort((x, y) => x - y)).toEqual([a, b]);
    expect(conflictsOf(cachedLayoutOf('classic'), grid).size).toBe(0);
  });

  it('marks an odd digit in an even cell', () => {
    const { layout } = levelOf('even-and-odd', 0);
    const grid = empty();
    const evenCell = layout.parity!.indexOf(0);
    grid[evenCell] = 2;
    expect(conflictsOf(layout, grid).size).toBe(0);
    grid[evenCell] = 3;
    expect([...conflictsOf(layout, grid)]).toEqual([evenCell]);
  });
});

describe('the text of a variant', () => {
  it.each<[Variant, number, string[]]>([
    ['classic', 0, []],
    ['centre-dot', 10, ['the center dots']],
    ['asterisk', 13, ['the asterisk']],
    ['girandola', 80, ['the girandola']],
    ['scattered', 0, ['top left place']],
    ['argyle', 1, ['slanting line 1']],
    ['windows-and-diagonals', 10, ['diagonal 1', 'window 1']],
  ])('lists for %s the groups of cell %i', (variant, cell, names) => {
    expect(membershipsOf(cachedLayoutOf(variant), cell)).toEqual(names);
  });

  it('names the patch of a cell, and says whether the cell is even', () => {
    expect(membershipsOf(cachedLayoutOf('patchwork', 2), 0)).toEqual(['patch 1']);
    const { layout, solution } = levelOf('even-and-odd', 0);
    expect(membershipsOf(layout, 40)).toEqual([solution[40]! % 2 ? 'odd' : 'even']);
  });

  it.each<Variant>(['centre-dot', 'asterisk', 'girandola', 'scattered', 'patchwork'])(
    'names the unit of %s in hints',
    (variant) => {
      const titles = new Set<string>();
      for (let i = 0; i < 4; i++) {
        const level = levelOf(variant, i, 'medium');
        const grid = [...level.givens];
        for (
          let hint = findHints(level.layout, level, grid).at(-1);
          hint;
          hint = findHints(level.layout, level, grid).at(-1)
        ) {
          titles.add(hint.title.replace(/^.* in (?!row \d+,)/, ''));
          grid[hint.target] = level.solution[hint.target]!;
        }
      }
      const ownRules = cachedLayoutOf(variant)
        .units.slice(18)
        .filter(({ kind }) => kind !== 'box')
        .map(unitName);
      expect(ownRules.some((name) => titles.has(name))).toBe(true);
    },
  );

  it("justifies a hint with cells that a knight's move reaches", () => {
    const level = levelOf('knight', 0, 'medium');
    const board = createBoard(level.layout, level.givens);
    const step = findSight(board)!;
    const { cell } = step.remove[0]!;
    for (const proof of step.cells) expect(level.layout.peers[cell]).toContain(proof);
    expect(step.digits).not.toContain(level.solution[cell]);
  });
});

describe('a board of another size', () => {
  it.each<[string, number, number]>([
    ['quiet-sudoku-tiny', 16, 4],
    ['quiet-sudoku-eight', 64, 8],
  ])('supports moves and notes for %s', (keyword, cells, digits) => {
    const rules = rulesFor(keyword)!;
    expect(rules.parseMoves([['place', cells - 1, digits]])).not.toBeNull();
    expect(rules.parseMoves([['place', cells, 1]])).toBeNull();
    expect(rules.parseMoves([['place', 0, digits + 1]])).toBeNull();
    const layout = cachedLayoutOf(EDITIONS.find((edition) => edition.keyword === keyword)!.variant);
    expect(isNotesArray(layout, Array(cells).fill(2 ** digits - 1))).toBe(true);
    expect(isNotesArray(layout, Array(cells).fill(2 ** digits))).toBe(false);
  });
});
