/** Draws moving pieces, and restores only the parts of the board that were drawn on in the previous frame. */
import { columnOf, rowOf } from './grid';
import type { Brush, BoardSpot } from './phase';
import { HEARTH, PLAIN } from './palette';
import { toPixels, restoreArea, cellSizeOf, type PaintTools } from './paint';

export interface MovingBrush extends Brush {
  /** Restores the resting board in every cell that was drawn on or has changed. */
  wipe(): void;
  /** Called when the sheet has changed in a cell. */
  changed(cell: number): void;
  /** Outlines a cell as the cursor, the selection or the hint. */
  mark(cell: number, isStrong: boolean, alpha: number): void;
  /** Called when the size or the theme has changed. */
  forget(): void;
}

const CACHED_TEXTS = 40;
const SMALLEST_TEXT = 17;

/** Returns a canvas with a text. Drawing text is slow, so each text is drawn once and then copied. */
function renderText(text: string, height: number): HTMLCanvasElement {
  const node = document.createElement('canvas');
  const font = `800 ${Math.round(height)}px 'Commissioner Variable', system-ui, sans-serif`;
  const pen = node.getContext('2d')!;
  pen.font = font;
  node.width = Math.ceil(pen.measureText(text).width + height * 0.5);
  node.height = Math.ceil(height * 1.5);
  pen.font = font;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = height * 0.24;
  pen.strokeStyle = HEARTH.ink;
  pen.strokeText(text, node.width / 2, node.height / 2);
  pen.fillStyle = HEARTH.paper;
  pen.fillText(text, node.width / 2, node.height / 2);
  return node;
}

/** Creates the brush. */
export function createBrush(paints: () => PaintTools): MovingBrush {
  let box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  const texts = new Map<string, HTMLCanvasElement>();
  const touch = (x: number, y: number, reach: number, reachDown = reach) => {
    box.left = Math.min(box.left, x - reach);
    box.top = Math.min(box.top, y - reachDown);
    box.right = Math.max(box.right, x + reach);
    box.bottom = Math.max(box.bottom, y + reachDown);
  };
  const use = (at: BoardSpot, reach: number, alpha: number) => {
    const { surface, isPlain, sprites } = paints();
    const unit = cellSizeOf(surface);
    const { x, y } = toPixels(surface, at);
    touch(x, y, reach * unit + 2);
    const pen = surface.layers[0]!;
    pen.globalAlpha = Math.max(0, Math.min(1, alpha));
    return { pen, unit, x, y, sprites, isPlain, surface };
  };
  const drawText = (text: string, height: number) => {
    const key = `${Math.round(height)} ${text}`;
    let node = texts.get(key);
    if (!node) {
      if (texts.size >= CACHED_TEXTS) texts.clear();
      texts.set(key, (node = renderText(text, height)));
    }
    return node;
  };
  return {
    forget: () => texts.clear(),
    changed(cell) {
      const { surface } = paints();
      const { x, y } = toPixels(surface, { x: columnOf(cell), y: rowOf(cell) });
      touch(x, y, cellSizeOf(surface) / 2);
    },
    wipe() {
      const { left, top, right, bottom } = box;
      if (right > left) restoreArea(paints(), left, top, right - left, bottom - top);
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
      for (const [share, color] of [
        [1, isPlain ? PLAIN.paper : HEARTH.frameEdge],
        [0.45, HEARTH.paper],
      ] as const) {
        pen.strokeStyle = color;
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
      const { pen, unit, x, y, surface } = use(at, 0, alpha);
      const node = drawText(text, Math.max(size * unit, SMALLEST_TEXT * surface.ratio));
      const [wide, high] = [node.width / 2, node.height / 2];
      const left = Math.max(wide, Math.min(surface.width - wide, x));
      const top = Math.max(high, y);
      touch(left, top, wide, high);
      pen.drawImage(node, left - wide, top - high);
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
