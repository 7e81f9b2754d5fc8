/** Draws the clues between cells (bars, dots, signs, cages) as shapes on a board whose cells are 20 wide. */
import { drawCircleAt, drawPath, drawRect, drawWords, type Shape } from './shapes';
import type { BondKind, Layout } from './types';

const CELL = 20;
const INSET = 1.7;
const SIGN = 2;

/** Returns the shapes over the cells of a layout, or none for variants without clues. */
export function clueShapes(layout: Layout): Shape[] {
  const { size, bonds, cageOf, variant } = layout;
  const signs = (bonds ?? []).flatMap((cellBonds, cell) =>
    cellBonds
      .filter(({ other }) => other > cell)
      .flatMap(({ kind, other }) => {
        const [column, row, isRight] = [cell % size, Math.floor(cell / size), other === cell + 1];
        return variant === 'neighbours' && kind === 'next'
          ? [barShape(column, row, isRight)]
          : bondShapes(kind, column, row, isRight);
      }),
  );
  return cageOf ? [...signs, ...cageShapes(layout, cageOf)] : signs;
}

/** Returns the mark on the right or the lower side of a cell. */
export function bondShapes(kind: BondKind, column: number, row: number, isRight: boolean): Shape[] {
  const x = isRight ? (column + 1) * CELL : (column + 0.5) * CELL;
  const y = isRight ? (row + 0.5) * CELL : (row + 1) * CELL;
  switch (kind) {
    case 'more':
    case 'less': {
      // The tip points to the smaller digit.
      const tip = kind === 'more' ? SIGN : -SIGN;
      const d = isRight
        ? `M${x - tip} ${y - 3}L${x + tip} ${y}L${x - tip} ${y + 3}`
        : `M${x - 3} ${y - tip}L${x} ${y + tip}L${x + 3} ${y - tip}`;
      // Half of a sign may be on the selected cell, whose color would hide it without the halo.
      return [drawPath('halo', d), drawPath('sign', d)];
    }
    case 'double':
      return [drawCircleAt('dot-black', x, y, 3)];
    case 'next':
      return [drawCircleAt('dot-white', x, y, 3)];
    default:
      return [];
  }
}

/** Returns a bar across the side of a cell. */
export function barShape(column: number, row: number, isRight: boolean): Shape {
  return isRight
    ? drawRect('bar', (column + 1) * CELL - 1.6, row * CELL + 3.5, 3.2, 13)
    : drawRect('bar', column * CELL + 3.5, (row + 1) * CELL - 1.6, 13, 3.2);
}

function cageShapes({ size, units }: Layout, cageOf: readonly number[]): Shape[] {
  return units.flatMap(({ cells, sum }, unit) => {
    if (!sum) return [];
    const d = cells.map((cell) => drawOutline(size, cageOf, unit, cell, cell === cells[0] ? `${sum}` : ''));
    const [x, y] = [(cells[0]! % size) * CELL, Math.floor(cells[0]! / size) * CELL];
    return [drawPath('cage', d.join('')), drawWords('sum', `${sum}`, x + 1.4, y + 6.4)];
  });
}

/** Returns the part of a cage's line in one of its cells. Leaves room for the sum. */
function drawOutline(
  size: number,
  cageOf: readonly number[],
  unit: number,
  cell: number,
  sum: string,
): string {
  const [column, row] = [cell % size, Math.floor(cell / size)];
  const isOurs = (right: number, down: number) => {
    const [c, r] = [column + right, row + down];
    return c >= 0 && c < size && r >= 0 && r < size && cageOf[r * size + c] === unit;
  };
  const [left, top, right, foot] = [column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL];
  const x0 = isOurs(-1, 0) ? left : left + INSET;
  const x1 = isOurs(1, 0) ? right : right - INSET;
  const y0 = isOurs(0, -1) ? top : top + INSET;
  const y1 = isOurs(0, 1) ? foot : foot - INSET;
  const [besideSum, underSum] = sum ? [left + 2.4 + sum.length * 3.2, top + 7.6] : [x0, y0];
  const parts: string[] = [];
  if (!isOurs(0, -1)) parts.push(`M${besideSum} ${y0}H${x1}`);
  if (!isOurs(0, 1)) parts.push(`M${x0} ${y1}H${x1}`);
  if (!isOurs(-1, 0)) parts.push(`M${x0} ${underSum}V${y1}`);
  if (!isOurs(1, 0)) parts.push(`M${x1} ${y0}V${y1}`);
  for (const [h, v] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    if (!isOurs(h, 0) || !isOurs(0, v) || isOurs(h, v)) continue;
    const [x, y] = [h < 0 ? left : right, v < 0 ? top : foot];
    parts.push(`M${x - h * INSET} ${y}V${y - v * INSET}H${x}`);
  }
  return parts.join('');
}
