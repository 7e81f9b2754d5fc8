/** Caches drawings on separate canvases, painted once for each size. */
import type { Drawing } from './pieces';

type Pen = CanvasRenderingContext2D;

/** The box that contains every drawing, in its units. */
const BOX = { left: -66, right: 66, top: -156, bottom: 26 } as const;

/** Paints a drawing at a pen's position and scale. */
export function paint(pen: Pen, drawing: Drawing): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { fill, d, stroke, width } of drawing) {
    const path = new Path2D(d);
    if (stroke) {
      pen.strokeStyle = stroke;
      pen.lineWidth = width ?? 1;
      pen.stroke(path);
    } else {
      pen.fillStyle = fill;
      pen.fill(path);
    }
  }
}

export interface Sprites {
  /** Draws a figure with its feet at a point in device pixels. `size` is in device pixels per unit. */
  draw(pen: Pen, key: string, drawing: () => Drawing, x: number, y: number, size: number): void;
  clear(): void;
}

export function createSprites(): Sprites {
  const canvases = new Map<string, HTMLCanvasElement>();
  let spriteSize = new Map<string, number>();
  return {
    draw(pen, key, drawing, x, y, size) {
      let sprite = canvases.get(key);
      if (!sprite || spriteSize.get(key) !== size) {
        sprite = document.createElement('canvas');
        sprite.width = Math.max(1, Math.ceil((BOX.right - BOX.left) * size));
        sprite.height = Math.max(1, Math.ceil((BOX.bottom - BOX.top) * size));
        const context = sprite.getContext('2d')!;
        context.setTransform(size, 0, 0, size, -BOX.left * size, -BOX.top * size);
        paint(context, drawing());
        canvases.set(key, sprite);
        spriteSize.set(key, size);
      }
      pen.drawImage(sprite, Math.round(x + BOX.left * size), Math.round(y + BOX.top * size));
    },
    clear() {
      canvases.clear();
      spriteSize = new Map();
    },
  };
}
