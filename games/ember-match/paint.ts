/** Paints the board in device pixels: the tiles, what rests on them, and a brush for what moves. */
import type { Surface } from '../kit/canvas';
import { CELLS, PIECE, SIZE } from './config';
import { columnOf, rowOf } from './grid';
import type { Brush, Spot } from './motion';
import { FROST, HEARTH, PLAIN } from './palette';
import type { Sprites } from './sprites';

type Pen = CanvasRenderingContext2D;

export interface Paints {
  surface: Surface;
  sprites: Sprites;
  isPlain: boolean;
}

/** Round the tiles, in cells. */
const MARGIN = 0.12;

/** Cells to a side of the board, its margins included. */
export const ACROSS = SIZE + 2 * MARGIN;

/** Device pixels to a cell. */
export const unitOf = ({ width }: Surface): number => width / ACROSS;

/** The cell under a point given as shares of the board's sides; null outside. */
export function cellAt(x: number, y: number): number | null {
  const [column, row] = [x, y].map((share) => Math.floor(share * ACROSS - MARGIN)) as [number, number];
  return column < 0 || row < 0 || column >= SIZE || row >= SIZE ? null : row * SIZE + column;
}

const pixels = (unit: number, { x, y }: Spot): Spot => ({
  x: (MARGIN + x + 0.5) * unit,
  y: (MARGIN + y + 0.5) * unit,
});

function paintFrost(pen: Pen, x: number, y: number, side: number, layers: number, isPlain: boolean): void {
  pen.fillStyle = isPlain ? PLAIN.frost : layers > 1 ? FROST.deep : FROST.tile;
  pen.beginPath();
  pen.roundRect(x, y, side, side, side * 0.2);
  pen.fill();
  pen.lineWidth = side * (layers > 1 ? 0.09 : 0.05);
  pen.strokeStyle = isPlain ? PLAIN.paper : FROST.edge;
  const edge = pen.lineWidth / 2;
  pen.beginPath();
  pen.roundRect(x + edge, y + edge, side - 2 * edge, side - 2 * edge, side * 0.18);
  pen.stroke();
  pen.strokeStyle = isPlain ? PLAIN.paper : FROST.crack;
  pen.lineWidth = Math.max(1, side * 0.03);
  // A six-armed crystal in a corner, one more for a second layer.
  const corners = [
    [0.2, 0.2],
    [0.8, 0.8],
  ].slice(0, layers) as [number, number][];
  for (const [cx, cy] of corners) {
    pen.beginPath();
    for (let i = 0; i < 3; i++) {
      const [dx, dy] = [Math.cos((i * Math.PI) / 3) * side * 0.12, Math.sin((i * Math.PI) / 3) * side * 0.12];
      pen.moveTo(x + cx * side - dx, y + cy * side - dy);
      pen.lineTo(x + cx * side + dx, y + cy * side + dy);
    }
    pen.stroke();
  }
}

/** The tile of a cell with its frost; nothing for a hole. */
export function paintTile({ surface, isPlain }: Paints, cell: number, piece: number, frost: number): void {
  const pen = surface.layers[0]!;
  const unit = unitOf(surface);
  const [x, y] = [(MARGIN + columnOf(cell)) * unit, (MARGIN + rowOf(cell)) * unit];
  pen.clearRect(x, y, unit, unit);
  if (piece === PIECE.hole) return;
  const gap = Math.max(1, unit * 0.035);
  const side = unit - 2 * gap;
  if (frost) return paintFrost(pen, x + gap, y + gap, side, frost, isPlain);
  const isOdd = (rowOf(cell) + columnOf(cell)) % 2;
  pen.fillStyle = isPlain ? PLAIN.tile : HEARTH.tiles[isOdd]!;
  pen.beginPath();
  pen.roundRect(x + gap, y + gap, side, side, unit * 0.18);
  pen.fill();
  if (isPlain) return;
  pen.strokeStyle = HEARTH.tileEdge;
  pen.lineWidth = Math.max(1, unit * 0.025);
  pen.stroke();
}

/** What rests in a cell. */
export function paintCell(
  paints: Paints,
  cell: number,
  piece: number,
  power: number,
  isLocked: boolean,
): void {
  const pen = paints.surface.layers[1]!;
  const unit = unitOf(paints.surface);
  const { x, y } = pixels(unit, { x: columnOf(cell), y: rowOf(cell) });
  pen.clearRect(x - unit / 2, y - unit / 2, unit, unit);
  paints.sprites.draw(pen, piece, power, x, y);
  if (isLocked) paints.sprites.drawChain(pen, x, y);
}

/** Every tile and everything that rests. */
export function paintAll(
  paints: Paints,
  shown: {
    pieces: readonly number[];
    powers: readonly number[];
    frost: readonly number[];
    locks: readonly number[];
  },
): void {
  const { surface } = paints;
  for (const pen of surface.layers) pen.clearRect(0, 0, surface.width, surface.height);
  for (let cell = 0; cell < CELLS; cell++) {
    paintTile(paints, cell, shown.pieces[cell]!, shown.frost[cell]!);
    paintCell(paints, cell, shown.pieces[cell]!, shown.powers[cell]!, shown.locks[cell] === 1);
  }
}

export interface MovingBrush extends Brush {
  /** Takes away what was drawn in the frame before. */
  wipe(): void;
  /** A frame round a cell: the cursor's, the hand's or the hint's. */
  mark(cell: number, isStrong: boolean, alpha: number): void;
}

/** A brush on the moving layer, which wipes no more than it drew on. */
export function createBrush(paints: () => Paints): MovingBrush {
  let box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  const touch = (x: number, y: number, reach: number) => {
    box.left = Math.min(box.left, x - reach);
    box.top = Math.min(box.top, y - reach);
    box.right = Math.max(box.right, x + reach);
    box.bottom = Math.max(box.bottom, y + reach);
  };
  const use = (at: Spot, reach: number, alpha: number) => {
    const { surface, isPlain, sprites } = paints();
    const unit = unitOf(surface);
    const { x, y } = pixels(unit, at);
    touch(x, y, reach * unit + 2);
    const pen = surface.layers[2]!;
    pen.globalAlpha = Math.max(0, Math.min(1, alpha));
    return { pen, unit, x, y, sprites, isPlain, surface };
  };
  return {
    wipe() {
      const pen = paints().surface.layers[2]!;
      const { left, top, right, bottom } = box;
      if (right > left)
        pen.clearRect(
          Math.floor(left),
          Math.floor(top),
          Math.ceil(right - left) + 2,
          Math.ceil(bottom - top) + 2,
        );
      box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
    },
    piece(piece, power, at, scale = 1, alpha = 1) {
      const { pen, x, y, sprites } = use(at, 0.5 * scale, alpha);
      sprites.draw(pen, piece, power, x, y, scale);
    },
    ring(at, radius, alpha) {
      const { pen, unit, x, y, isPlain } = use(at, radius + 0.1, alpha);
      pen.strokeStyle = isPlain ? PLAIN.paper : HEARTH.flame;
      pen.lineWidth = unit * 0.09;
      pen.beginPath();
      pen.arc(x, y, radius * unit, 0, 2 * Math.PI);
      pen.stroke();
    },
    streak(from, to, width, alpha) {
      const end = use(to, width, alpha);
      const { pen, unit, x, y, isPlain } = use(from, width, alpha);
      pen.lineCap = 'round';
      for (const [share, colour] of [
        [1, isPlain ? PLAIN.paper : '#FFB54A'],
        [0.45, '#FFFBEA'],
      ] as const) {
        pen.strokeStyle = colour;
        pen.lineWidth = width * share * unit;
        pen.beginPath();
        pen.moveTo(x, y);
        pen.lineTo(end.x, end.y);
        pen.stroke();
      }
    },
    spark(at, size, alpha) {
      const { pen, unit, x, y } = use(at, size, alpha);
      pen.fillStyle = HEARTH.ring;
      pen.fillRect(x - (size * unit) / 2, y - (size * unit) / 2, size * unit, size * unit);
    },
    text(text, at, size, alpha) {
      const { unit: own, surface } = use(at, 0, alpha);
      const height = Math.max(size * own, 17 * surface.ratio);
      const { pen, x, y } = use(at, (height / own) * Math.max(1, text.length * 0.36), alpha);
      const half = height * text.length * 0.3;
      const inside = Math.max(half, Math.min(surface.width - half, x));
      pen.font = `800 ${Math.round(height)}px 'Commissioner Variable', system-ui, sans-serif`;
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.lineJoin = 'round';
      pen.lineWidth = height * 0.24;
      pen.strokeStyle = HEARTH.ink;
      pen.strokeText(text, inside, Math.max(height, y));
      pen.fillStyle = HEARTH.paper;
      pen.fillText(text, inside, Math.max(height, y));
      touch(inside, Math.max(height, y), half * 1.4 + height);
    },
    mark(cell, isStrong, alpha) {
      const { pen, unit, x, y, isPlain } = use({ x: columnOf(cell), y: rowOf(cell) }, 0.6, alpha);
      const side = unit * 0.94;
      pen.beginPath();
      pen.roundRect(x - side / 2, y - side / 2, side, side, unit * 0.2);
      pen.lineWidth = unit * (isStrong ? 0.13 : 0.1);
      pen.strokeStyle = isPlain ? PLAIN.ground : HEARTH.frame;
      pen.stroke();
      pen.lineWidth = unit * (isStrong ? 0.075 : 0.05);
      pen.strokeStyle = isPlain ? PLAIN.lit : isStrong ? HEARTH.flame : HEARTH.paper;
      pen.stroke();
    },
  };
}
