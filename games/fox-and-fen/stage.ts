/** Computes the layout of the tiles on the screen, and renders drawings once for their size. */
import type { Sprite } from './shapes';

export type Pen = CanvasRenderingContext2D;

export interface Stage {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** The number of device pixels per tile. */
  tile: number;
  left: number;
  top: number;
  isContrast: boolean;
  /** Draws a sprite on the tile whose corner is at a position in tiles. `flip` mirrors it. */
  put(pen: Pen, sprite: Sprite, x: number, y: number, scale?: number, flip?: boolean): void;
}

/** The space around a tile for parts of a drawing that extend beyond it, as a fraction of the tile. */
const TILE_MARGIN = 0.4;

function renderSpriteCanvas({ pieces, at = [0, 0, 1] }: Sprite, tile: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(tile * (1 + 2 * TILE_MARGIN));
  const pen = canvas.getContext('2d')!;
  const scale = (tile / 100) * at[2];
  pen.translate(tile * TILE_MARGIN, tile * TILE_MARGIN);
  pen.scale(scale, scale);
  pen.translate(-at[0], -at[1]);
  pen.lineCap = pen.lineJoin = 'round';
  for (const [path, color, line] of pieces) {
    const shape = new Path2D(path);
    if (line) {
      pen.strokeStyle = color;
      pen.lineWidth = line;
      pen.stroke(shape);
    } else {
      pen.fillStyle = color;
      pen.fill(shape);
    }
  }
  return canvas;
}

/** Fits a number of tiles into a surface, with a margin in tiles around them. */
export function createStage(
  width: number,
  height: number,
  columns: number,
  rows: number,
  margin: readonly [across: number, above: number, below: number],
  isContrast: boolean,
): Stage {
  const [across, above, below] = margin;
  const tile = Math.floor(Math.min(width / (columns + 2 * across), height / (rows + above + below)));
  const baked = new Map<Sprite, HTMLCanvasElement>();
  const left = Math.round((width - columns * tile) / 2);
  const top = Math.round((height - (rows + above + below) * tile) / 2 + above * tile);
  return {
    ...{ width, height, columns, rows, tile, left, top, isContrast },
    put(pen, sprite, x, y, scale = 1, flip = false) {
      let canvas = baked.get(sprite);
      if (!canvas) baked.set(sprite, (canvas = renderSpriteCanvas(sprite, tile)));
      const size = canvas.width * scale;
      const [px, py] = [left + (x + 0.5) * tile, top + (y + 0.5) * tile];
      if (!flip && scale === 1) {
        // At integer pixels, the browser copies a drawing without resampling.
        return pen.drawImage(canvas, Math.round(px - size / 2), Math.round(py - size / 2));
      }
      if (!flip) return pen.drawImage(canvas, px - size / 2, py - size / 2, size, size);
      pen.save();
      pen.translate(px, py);
      pen.scale(-1, 1);
      pen.drawImage(canvas, -size / 2, -size / 2, size, size);
      pen.restore();
    },
  };
}

/** Renders a soft circle of light, once. */
export function renderGlow(color: string, solid: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 256;
  const pen = canvas.getContext('2d')!;
  const fade = pen.createRadialGradient(128, 128, 0, 128, 128, 128);
  fade.addColorStop(0, `rgba(${color},1)`);
  fade.addColorStop(solid, `rgba(${color},.92)`);
  fade.addColorStop(1, `rgba(${color},0)`);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, 256, 256);
  return canvas;
}
