/**
 * Defines the additions of each variant to rows and columns: its own units, and the chess moves at which a digit must
 * not repeat.
 */
import { PATCHWORKS } from './patches';
import type { UnitKind, Variant } from './types';

export type Group = readonly [kind: UnitKind, cells: readonly number[]];

const rangeOf = (count: number) => Array.from({ length: count }, (_, i) => i);
/** Returns cells of a 9 by 9 board, written as row and column counted from 1. */
const createCellGroup = (...cells: number[]) =>
  cells.map((position) => (Math.floor(position / 10) - 1) * 9 + (position % 10) - 1);

const DIAGONALS: readonly Group[] = [
  ['diagonal', rangeOf(9).map((i) => i * 10)],
  ['diagonal', rangeOf(9).map((i) => (i + 1) * 8)],
];
const WINDOWS = [
  [1, 1],
  [1, 5],
  [5, 1],
  [5, 5],
].map(([top, left]): Group => [
  'window',
  rangeOf(9).map((i) => cellAt(top! + Math.floor(i / 3), left! + (i % 3))),
]);

function cellAt(row: number, column: number): number {
  return row * 9 + column;
}

/** Returns the cells of a straight line toward the lower right or the lower left. */
const lineCells = (row: number, column: number, length: number, by: 1 | -1): Group => [
  'argyle',
  rangeOf(length).map((i) => cellAt(row + i, column + i * by)),
];

const GROUPS: Partial<Record<Variant, readonly Group[]>> = {
  diagonal: DIAGONALS,
  windows: WINDOWS,
  'windows-and-diagonals': [...DIAGONALS, ...WINDOWS],
  'centre-dot': [['dots', createCellGroup(22, 25, 28, 52, 55, 58, 82, 85, 88)]],
  asterisk: [['asterisk', createCellGroup(25, 33, 37, 52, 55, 58, 73, 77, 85)]],
  girandola: [['girandola', createCellGroup(11, 19, 25, 52, 55, 58, 85, 91, 99)]],
  scattered: rangeOf(9).map((position) => [
    'place',
    rangeOf(9).map((box) =>
      cellAt(Math.floor(box / 3) * 3 + Math.floor(position / 3), (box % 3) * 3 + (position % 3)),
    ),
  ]),
  argyle: [
    lineCells(0, 1, 8, 1),
    lineCells(1, 0, 8, 1),
    lineCells(0, 7, 8, -1),
    lineCells(1, 8, 8, -1),
    lineCells(0, 4, 5, 1),
    lineCells(4, 0, 5, 1),
    lineCells(0, 4, 5, -1),
    lineCells(4, 8, 5, -1),
  ],
};

/** Returns the units that a variant adds to its rows, columns and boxes. */
export const groupsOf = (variant: Variant): readonly Group[] => GROUPS[variant] ?? [];

/** Returns the patches of a partition, which replace boxes. */
export const patchesOf = (partition: number): Group[] =>
  rangeOf(9).map((patch) => [
    'patch',
    rangeOf(81).filter((cell) => PATCHWORKS[partition]![cell] === String(patch + 1)),
  ]);

const MOVES: Partial<Record<Variant, readonly (readonly [number, number])[]>> = {
  knight: [-2, -1, 1, 2].flatMap((down) =>
    [Math.abs(down) - 3, 3 - Math.abs(down)].map((right) => [down, right] as const),
  ),
  king: [-1, 1].flatMap((down) => [-1, 1].map((right) => [down, right] as const)),
};

/** Returns for each cell the cells at a chess move of the variant, or null without such a rule. */
export function contactsOf(variant: Variant): number[][] | null {
  const moves = MOVES[variant];
  if (!moves) return null;
  const isOn = (n: number) => n >= 0 && n < 9;
  return rangeOf(81).map((cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return moves
      .filter(([down, right]) => isOn(row + down) && isOn(column + right))
      .map(([down, right]) => cellAt(row + down, column + right))
      .sort((a, b) => a - b);
  });
}
