/**
 * Computes the area of a drawing as a grid of bits. Computed once from the drawing's numbers, it is identical in a
 * browser and on the server.
 */
import type { Shape } from './shapes';

/** The maximum distance of a drawing's parts from its center. */
const MAX_DRAWING_RADIUS = 64;
/** The length of a grid cell's side in the drawing's units. */
const CELL = 2;
const SIDE = (2 * MAX_DRAWING_RADIUS) / CELL;

export interface ShapeMask {
  /** Returns whether the drawing covers a point in its own units. */
  covers(x: number, y: number): boolean;
  /** The center of the covered area, and the size of its bounding box. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Creates the mask of a drawing. */
export function createMask(shapes: readonly Shape[]): ShapeMask {
  const cells = new Uint8Array(SIDE * SIDE);
  for (const shape of shapes) fillShape(cells, shape);
  let [left, top, right, bottom] = [SIDE, SIDE, -1, -1];
  cells.forEach((is, cell) => {
    if (!is) return;
    const [column, row] = [cell % SIDE, Math.floor(cell / SIDE)];
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  });
  return {
    covers(x, y) {
      const column = Math.floor((x + MAX_DRAWING_RADIUS) / CELL);
      const row = Math.floor((y + MAX_DRAWING_RADIUS) / CELL);
      return column >= 0 && row >= 0 && column < SIDE && row < SIDE && cells[row * SIDE + column] === 1;
    },
    x: ((left + right + 1) / 2) * CELL - MAX_DRAWING_RADIUS,
    y: ((top + bottom + 1) / 2) * CELL - MAX_DRAWING_RADIUS,
    width: (right - left + 1) * CELL,
    height: (bottom - top + 1) * CELL,
  };
}

function fillShape(cells: Uint8Array, shape: Shape): void {
  const box = boxOf(shape);
  const firstCell = (at: number) => Math.max(0, Math.floor((at + MAX_DRAWING_RADIUS) / CELL));
  const to = (at: number) => Math.min(SIDE - 1, Math.floor((at + MAX_DRAWING_RADIUS) / CELL));
  for (let row = firstCell(box.top); row <= to(box.bottom); row++)
    for (let column = firstCell(box.left); column <= to(box.right); column++) {
      const cell = row * SIDE + column;
      if (cells[cell]) continue;
      if (
        isInside(shape, (column + 0.5) * CELL - MAX_DRAWING_RADIUS, (row + 0.5) * CELL - MAX_DRAWING_RADIUS)
      )
        cells[cell] = 1;
    }
}

function boxOf({ outlines, oval, width }: Shape) {
  const half = width / 2;
  if (oval)
    return {
      left: oval.x - oval.rx - half,
      right: oval.x + oval.rx + half,
      top: oval.y - oval.ry - half,
      bottom: oval.y + oval.ry + half,
    };
  const all = outlines.flat();
  const across = all.filter((_, i) => i % 2 === 0);
  const down = all.filter((_, i) => i % 2 === 1);
  return {
    left: Math.min(...across) - half,
    right: Math.max(...across) + half,
    top: Math.min(...down) - half,
    bottom: Math.max(...down) + half,
  };
}

function isInside({ outlines, oval, width }: Shape, x: number, y: number): boolean {
  if (oval) {
    const reachCells = (grow: number) => {
      const across = (x - oval.x) / (oval.rx + grow);
      const down = (y - oval.y) / (oval.ry + grow);
      return across * across + down * down;
    };
    if (!width) return reachCells(0) <= 1;
    return reachCells(width / 2) <= 1 && reachCells(-width / 2) >= 1;
  }
  if (width) return outlines.some((points) => isNear(points, x, y, width / 2));
  return outlines.reduce((turns, points) => turns + windingNumber(points, x, y), 0) !== 0;
}

function isNear(points: readonly number[], x: number, y: number, reach: number): boolean {
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [ax, ay, bx, by] = [points[i]!, points[i + 1]!, points[i + 2]!, points[i + 3]!];
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const t = length ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
    const [ex, ey] = [ax + t * dx - x, ay + t * dy - y];
    if (ex * ex + ey * ey <= reach * reach) return true;
  }
  return false;
}

/** Returns the winding number of a closed line around a point, with the same rule as a canvas fill. */
function windingNumber(points: readonly number[], x: number, y: number): number {
  let turns = 0;
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    const [ax, ay, bx, by] = [points[i]!, points[i + 1]!, points[j]!, points[j + 1]!];
    if (ay <= y === by <= y) continue;
    const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
    if (by > ay && side > 0) turns++;
    if (by < ay && side < 0) turns--;
  }
  return turns;
}
