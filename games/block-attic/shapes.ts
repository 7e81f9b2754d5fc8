/** Represents pieces as bits: shapes from drawings, their rotations, and whether one fits on a floor. */
import type { Cell, Shape } from './types';

/** Returns a shape with blocks at these rows and columns. Its upper left corner is shifted to 0, 0. */
export function shapeOf(at: readonly (readonly [row: number, column: number])[]): Shape {
  const top = Math.min(...at.map(([row]) => row));
  const left = Math.min(...at.map(([, column]) => column));
  const blocks = at
    .map(([row, column]) => [row - top, column - left] as const)
    .sort(([a, b], [c, d]) => a - c || b - d);
  const height = Math.max(...blocks.map(([row]) => row)) + 1;
  const width = Math.max(...blocks.map(([, column]) => column)) + 1;
  const rows = Array.from({ length: height }, () => 0);
  for (const [row, column] of blocks) rows[row]! |= 1 << column;
  // Returns twice the distance from the center, as an integer.
  const offsetOf = ([row, column]: readonly [number, number]) =>
    Math.abs(2 * row - height + 1) + Math.abs(2 * column - width + 1);
  const grip = blocks.reduce((best, block) => (offsetOf(block) < offsetOf(best) ? block : best));
  return { width, height, rows, blocks, grip };
}

const parseShape = (drawing: string): Shape =>
  shapeOf(
    drawing
      .split('/')
      .flatMap((line, row) =>
        [...line].flatMap((sign, column) => (sign === '#' ? [[row, column] as const] : [])),
      ),
  );

const keyOf = ({ rows }: Shape): string => rows.join();

function listRotations(shape: Shape): Shape[] {
  const turns = [shape];
  for (let i = 0; i < 3; i++)
    turns.push(shapeOf(turns[i]!.blocks.map(([row, column]) => [column, -row] as const)));
  turns.push(...turns.map(({ blocks }) => shapeOf(blocks.map(([row, column]) => [row, -column] as const))));
  return [...new Map(turns.map((turn) => [keyOf(turn), turn])).values()];
}

/** The pieces of a kind: every rotation of a drawing, and how often they are dealt in the first and in the last room. */
export interface ShapeFamily {
  turns: readonly Shape[];
  weights: readonly [first: number, last: number];
}

const createFamily = (drawing: string, first: number, last: number): ShapeFamily => ({
  turns: listRotations(parseShape(drawing)),
  weights: [first, last],
});

export const FAMILIES: readonly ShapeFamily[] = [
  createFamily('#', 3, 1),
  createFamily('##', 5, 3),
  createFamily('###', 6, 5),
  createFamily('##/#.', 6, 5),
  createFamily('##/##', 6, 5),
  createFamily('###/#..', 7, 7),
  createFamily('###/.#.', 4, 5),
  createFamily('##./.##', 4, 5),
  createFamily('####', 4, 5),
  createFamily('#####', 1, 4),
  createFamily('###/#../#..', 2, 5),
  createFamily('.#./###/.#.', 0, 2),
  createFamily('###/#.#', 0, 3),
  createFamily('###/###', 3, 4),
  createFamily('###/###/###', 1, 3),
];
/** The families whose pieces almost always fit. */
export const SMALL_FAMILIES: readonly ShapeFamily[] = FAMILIES.slice(0, 4);

/** Returns whether a shape fits with its corner at a row and column. `rows` contains the occupied cells of the floor as bits. */
export function fitsAt(
  rows: readonly number[],
  width: number,
  shape: Shape,
  row: number,
  column: number,
): boolean {
  if (row < 0 || column < 0 || row + shape.height > rows.length || column + shape.width > width) return false;
  for (let i = 0; i < shape.height; i++) if (rows[row + i]! & (shape.rows[i]! << column)) return false;
  return true;
}

/** Toggles the bits of a shape on a floor, which adds or removes it. */
export function flipCells(rows: number[], shape: Shape, row: number, column: number): void {
  for (let i = 0; i < shape.height; i++) rows[row + i]! ^= shape.rows[i]! << column;
}

/** Returns the corner at which a shape's grip is at a cell, clamped to the floor. */
export function cornerForGrip(shape: Shape, at: Cell, width: number, height: number): Cell {
  const row = Math.floor(at / width) - shape.grip[0];
  const column = (at % width) - shape.grip[1];
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));
  return clamp(row, height - shape.height) * width + clamp(column, width - shape.width);
}

/** Returns the cell of a shape's grip for a corner. This is the inverse of `cornerForGrip`. */
export const gripCellAt = ({ grip: [row, column] }: Shape, corner: Cell, width: number): Cell =>
  corner + row * width + column;

/** Returns the cells that a shape covers when its corner is at a cell. */
export const cellsOf = (shape: Shape, corner: Cell, width: number): Cell[] =>
  shape.blocks.map(([row, column]) => corner + row * width + column);
