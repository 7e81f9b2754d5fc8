/**
 * A small canvas of cells. Uses integers only, so that a picture is identical in every JavaScript engine. Center
 * coordinates may be multiples of half a cell.
 */
import type { Tint } from './types';

export interface Canvas {
  readonly size: number;
  tints(): Tint[];
  dot(x: number, y: number, tint: Tint): void;
  box(x: number, y: number, width: number, height: number, tint: Tint): void;
  /** Draws a disc. Its center and radii are in half cells, so (9, 9) is the center of ten cells. */
  disc(x2: number, y2: number, rx2: number, ry2: number, tint: Tint): void;
  line(x1: number, y1: number, x2: number, y2: number, tint: Tint): void;
  /** Draws rows that get wider by `step` on each side, from the point at the top. */
  cone(x: number, y: number, rows: number, step: number, tint: Tint): void;
  /** Copies the left half to the right, mirrored. */
  mirror(): void;
}

/** Creates an empty canvas. */
export function createCanvas(size: number): Canvas {
  const cells = new Array<Tint>(size * size).fill('.');
  const paintDot = (x: number, y: number, tint: Tint) => {
    if (x >= 0 && x < size && y >= 0 && y < size) cells[y * size + x] = tint;
  };
  const paintBox = (x: number, y: number, width: number, height: number, tint: Tint) => {
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) paintDot(column, row, tint);
  };
  return {
    size,
    tints: () => cells,
    dot: paintDot,
    box: paintBox,
    disc(x2, y2, rx2, ry2, tint) {
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++) {
          const right = (2 * x - x2) * ry2;
          const down = (2 * y - y2) * rx2;
          if (right * right + down * down <= rx2 * rx2 * ry2 * ry2) paintDot(x, y, tint);
        }
    },
    line(x1, y1, x2, y2, tint) {
      const steps = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1), 1);
      for (let i = 0; i <= steps; i++)
        paintDot(
          x1 + Math.floor(((x2 - x1) * i + (steps >> 1)) / steps),
          y1 + Math.floor(((y2 - y1) * i + (steps >> 1)) / steps),
          tint,
        );
    },
    cone(x, y, rows, step, tint) {
      for (let i = 0; i < rows; i++) paintBox(x - i * step, y + i, 2 * i * step + 1, 1, tint);
    },
    mirror() {
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size >> 1; x++) cells[y * size + size - 1 - x] = cells[y * size + x]!;
    },
  };
}
