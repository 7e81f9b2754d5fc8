/** Renders the pieces as bitmaps once per scale. The upper left edge is lit in every orientation. */
import { CELL } from './config';
import { outlineOf } from './cut';
import { SHEET } from './pictures/brush';
import { createCanvasBrush } from './pictures/canvas-brush';
import type { Spot } from './pictures/lights';
import { paintPicture } from './pictures/scenes';
import type { Level, Turns } from './types';

/** The space around a piece's cell for its knobs and its shadow, in units. */
export const SPRITE_PADDING = 34;
const MAX_PIXELS = 9_000_000;
const WARM_EVERY_MS = 12;
const STEPS = [0.3, 0.45, 0.65, 0.95, 1.35, 1.9, 2.6];

export interface Sprites {
  readonly outlines: readonly Path2D[];
  /** The number of pixels per unit of the current bitmaps. */
  readonly scale: number;
  /** The position of the lamp's light, in units. */
  readonly lamp: Spot;
  /** Renders the pieces in advance, one at a time between frames. */
  warm(turnsOf: (piece: number) => Turns): void;
  /** Prepares bitmaps with about this many pixels per unit. Returns false if the current ones already match. */
  prepare(pixels: number): boolean;
  setPlain(isPlain: boolean): void;
  pieceSprite(piece: number, turns: Turns): HTMLCanvasElement;
  shadow(piece: number, turns: Turns): HTMLCanvasElement;
  /** Returns the picture without its cuts. */
  whole(): HTMLCanvasElement;
}

const createCanvas = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width), Math.ceil(height)];
  return canvas;
};

/** Creates the bitmaps of a level. The first `prepare` renders them. */
export function createSprites(level: Level): Sprites {
  const { columns, rows } = level.pieceGrid;
  const [width, height] = [columns * CELL, rows * CELL];
  const outlines = level.tray.map((_, piece) => new Path2D(outlineOf(level.pieceGrid, piece)));
  // The sheet covers the picture. The excess is cut off on two sides.
  const cover = Math.max(width / SHEET.width, height / SHEET.height);
  const [left, top] = [(width - SHEET.width * cover) / 2, (height - SHEET.height * cover) / 2];
  let picture = createCanvas(1, 1);
  let canvases = new Map<string, HTMLCanvasElement>();
  let isPlain = false;

  const draw = (scale: number) => {
    picture = createCanvas(width * scale, height * scale);
    const context = picture.getContext('2d')!;
    context.setTransform(scale * cover, 0, 0, scale * cover, left * scale, top * scale);
    const spot = paintPicture(createCanvasBrush(context), level.scene, level.pictureSeed);
    sprites.lamp = { x: left + spot.x * cover, y: top + spot.y * cover };
  };
  const spriteSheetFor = (turns: Turns) => {
    const side = (CELL + 2 * SPRITE_PADDING) * sprites.scale;
    const canvas = createCanvas(side, side);
    const context = canvas.getContext('2d')!;
    context.scale(sprites.scale, sprites.scale);
    context.translate(SPRITE_PADDING + CELL / 2, SPRITE_PADDING + CELL / 2);
    context.rotate((turns * Math.PI) / 2);
    context.translate(-CELL / 2, -CELL / 2);
    return { canvas, context };
  };
  const remember = (key: string, make: () => HTMLCanvasElement) => {
    const cachedCanvas = canvases.get(key);
    if (cachedCanvas) return cachedCanvas;
    const newSprite = make();
    canvases.set(key, newSprite);
    return newSprite;
  };
  /** Draws thin light or shade along an edge: shifts the stroke and clips the part outside the piece. */
  const paintEdge = (
    context: CanvasRenderingContext2D,
    path: Path2D,
    turns: Turns,
    by: number,
    color: string,
  ) => {
    const [dx, dy] = (
      [
        [by, by],
        [by, -by],
        [-by, -by],
        [-by, by],
      ] as const
    )[turns];
    context.save();
    context.translate(dx, dy);
    context.strokeStyle = color;
    context.lineWidth = 3;
    context.stroke(path);
    context.restore();
  };
  const makeFace = (piece: number, turns: Turns) => {
    const { canvas, context } = spriteSheetFor(turns);
    const path = outlines[piece]!;
    const [x, y] = [(piece % columns) * CELL, Math.floor(piece / columns) * CELL];
    context.save();
    context.clip(path);
    context.drawImage(picture, -x, -y, width, height);
    paintEdge(context, path, turns, 1.1, 'rgba(255, 246, 220, 0.5)');
    paintEdge(context, path, turns, -1.1, 'rgba(8, 6, 28, 0.46)');
    context.restore();
    context.strokeStyle = isPlain ? '#ffffff' : 'rgba(10, 8, 32, 0.5)';
    context.lineWidth = isPlain ? 2.4 : 0.9;
    context.stroke(path);
    return canvas;
  };
  const makeShadow = (piece: number, turns: Turns) => {
    const { canvas, context } = spriteSheetFor(turns);
    // Shadows are in pixels, because they neither rotate nor scale with their piece.
    context.shadowColor = 'rgba(4, 6, 24, 0.6)';
    context.shadowBlur = 9 * sprites.scale;
    context.shadowOffsetY = 5 * sprites.scale;
    context.shadowOffsetX = 2 * sprites.scale;
    context.fillStyle = '#0a0a20';
    context.fill(outlines[piece]!);
    return canvas;
  };
  const sprites: { -readonly [K in keyof Sprites]: Sprites[K] } = {
    outlines,
    scale: 0,
    lamp: { x: 0, y: 0 },
    prepare(pixels) {
      const maxScale = Math.sqrt(MAX_PIXELS / (width * height));
      const step = STEPS.find((one) => one >= pixels * 0.92) ?? STEPS.at(-1)!;
      const scale = Math.min(step, maxScale);
      if (scale === sprites.scale) return false;
      sprites.scale = scale;
      canvases = new Map();
      draw(scale);
      return true;
    },
    warm(turnsOf) {
      const cachedCanvas = canvases;
      const renderNext = (piece: number) => {
        // The pieces are being redrawn for another scale, so this redraw ends.
        if (cachedCanvas !== canvases || piece >= outlines.length) return;
        sprites.pieceSprite(piece, turnsOf(piece));
        sprites.shadow(piece, turnsOf(piece));
        setTimeout(() => renderNext(piece + 1), WARM_EVERY_MS);
      };
      renderNext(0);
    },
    setPlain(value) {
      if (value === isPlain) return;
      isPlain = value;
      canvases = new Map();
    },
    pieceSprite: (piece, turns) => remember(`${piece} ${turns}`, () => makeFace(piece, turns)),
    shadow: (piece, turns) => remember(`s${piece} ${turns}`, () => makeShadow(piece, turns)),
    whole: () => picture,
  };
  return sprites;
}
