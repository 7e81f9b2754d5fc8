/** Paints resting pieces, tile by tile, on a separate sheet. The board is restored from this sheet under moving pieces. */
import type { Surface } from '../kit/canvas';
import { CELLS, PIECE, SIZE } from './config';
import { columnOf, rowOf } from './grid';
import { paintFrost } from './frost';
import type { BoardSpot } from './phase';
import { HEARTH, PLAIN } from './palette';
import type { Sprites } from './sprites';
import type { Board } from './types';

export interface PaintTools {
  /** The canvas on the screen. There is only one, because overlapping canvases are slow on a phone. */
  surface: Surface;
  /** The resting pieces, in the size of the surface. */
  sheet: CanvasRenderingContext2D;
  sprites: Sprites;
  isPlain: boolean;
}

/** The margin around the tiles, in cells. */
const MARGIN = 0.12;

/** The number of cells along a side of the board, including its margins. */
export const SHEET_CELLS = SIZE + 2 * MARGIN;

/** Returns the integer number of device pixels per cell, so that cells meet without a seam. */
export const cellSizeOf = ({ width }: Surface): number => Math.floor(width / SHEET_CELLS);
const sheetEdgeOf = (surface: Surface): number =>
  Math.round((surface.width - SIZE * cellSizeOf(surface)) / 2);

/** Returns the cell at a point, which is given as fractions of the board's sides, or null outside. */
export function cellAt(x: number, y: number): number | null {
  const [column, row] = [x, y].map((share) => Math.floor(share * SHEET_CELLS - MARGIN)) as [number, number];
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? null : row * SIZE + column;
}

/** Converts a position in cells to device pixels. */
export function toPixels(surface: Surface, { x, y }: BoardSpot): BoardSpot {
  const [unit, edge] = [cellSizeOf(surface), sheetEdgeOf(surface)];
  return { x: edge + (x + 0.5) * unit, y: edge + (y + 0.5) * unit };
}

/** Creates an empty sheet for a surface. */
export function createSheet({ width, height }: Surface): CanvasRenderingContext2D {
  const node = document.createElement('canvas');
  [node.width, node.height] = [width, height];
  return node.getContext('2d')!;
}

/** Copies a part of the sheet to the screen. */
export function restoreArea(
  { surface, sheet }: PaintTools,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const itemWidth = Math.min(surface.width, Math.ceil(x + width)) - left;
  const itemHeight = Math.min(surface.height, Math.ceil(y + height)) - top;
  if (itemWidth <= 0 || itemHeight <= 0) return;
  const pen = surface.layers[0]!;
  pen.globalAlpha = 1;
  pen.clearRect(left, top, itemWidth, itemHeight);
  pen.drawImage(sheet.canvas, left, top, itemWidth, itemHeight, left, top, itemWidth, itemHeight);
}

function paintTile(pen: CanvasRenderingContext2D, cell: number, x: number, y: number, unit: number): void {
  const gap = Math.max(1, unit * 0.035);
  const side = unit - 2 * gap;
  pen.fillStyle = HEARTH.tiles[(rowOf(cell) + columnOf(cell)) % 2]!;
  pen.beginPath();
  pen.roundRect(x + gap, y + gap, side, side, unit * 0.18);
  pen.fill();
  pen.strokeStyle = HEARTH.tileEdge;
  pen.lineWidth = Math.max(1, unit * 0.025);
  pen.stroke();
}

/** Repaints a cell of the sheet: tile, frost, and content. */
export function paintCell(
  { surface, sheet, sprites, isPlain }: PaintTools,
  board: Board,
  cell: number,
): void {
  const unit = cellSizeOf(surface);
  const [x, y] = [sheetEdgeOf(surface) + columnOf(cell) * unit, sheetEdgeOf(surface) + rowOf(cell) * unit];
  const { pieces, powers, frost, locks } = board;
  sheet.fillStyle = isPlain ? PLAIN.ground : HEARTH.frame;
  sheet.fillRect(x, y, unit, unit);
  if (pieces[cell] !== PIECE.hole) {
    if (frost[cell]) paintFrost(sheet, x, y, unit, frost[cell]!, isPlain);
    else if (isPlain) {
      sheet.fillStyle = PLAIN.tile;
      sheet.fillRect(x + 1, y + 1, unit - 2, unit - 2);
    } else paintTile(sheet, cell, x, y, unit);
    sprites.draw(sheet, pieces[cell]!, powers[cell]!, x + unit / 2, y + unit / 2);
    if (locks[cell]) sprites.drawChain(sheet, x + unit / 2, y + unit / 2);
  }
}

/** Repaints the entire board. */
export function paintAll(paints: PaintTools, board: Board): void {
  const { surface, sheet, isPlain } = paints;
  sheet.clearRect(0, 0, surface.width, surface.height);
  sheet.fillStyle = isPlain ? PLAIN.ground : HEARTH.frame;
  sheet.beginPath();
  sheet.roundRect(0, 0, surface.width, surface.height, cellSizeOf(surface) * 0.2);
  sheet.fill();
  for (let cell = 0; cell < CELLS; cell++) paintCell(paints, board, cell);
  restoreArea(paints, 0, 0, surface.width, surface.height);
}
