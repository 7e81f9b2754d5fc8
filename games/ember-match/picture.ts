/** Draws single pieces outside the board: in the goals, the how-to, the result. */
import { isContrast } from '../kit/appearance';
import { el } from '../kit/dom';
import { createSprites, type Sprites } from './sprites';

const cachedSprites = new Map<string, Sprites>();

/** Returns the sprites for a size in the current theme. */
function spritesOf(side: number): Sprites {
  const isPlain = isContrast();
  const key = `${side} ${isPlain}`;
  let sprites = cachedSprites.get(key);
  if (!sprites) cachedSprites.set(key, (sprites = createSprites(side, isPlain)));
  return sprites;
}

/** Draws a piece around a point, `side` pixels wide. */
export function drawSprite(
  pen: CanvasRenderingContext2D,
  piece: number,
  power: number,
  x: number,
  y: number,
  side: number,
): void {
  spritesOf(side).draw(pen, piece, power, x, y);
}

export type Placed = readonly [
  piece: number,
  power: number,
  column: number,
  row: number,
  chained?: 'chained',
];

/** Returns a canvas of 3 by 3 cells with pieces, and arrows between cells. */
export function pictureOf(
  pieces: readonly Placed[],
  arrow: readonly [number, number, number, number] | null = null,
): HTMLElement {
  const node = el('canvas', { class: 'em-picture', width: 228, height: 228, 'aria-hidden': 'true' });
  const pen = node.getContext('2d')!;
  const sprites = spritesOf(74);
  for (const [piece, power, column, row, chained] of pieces) {
    const [x, y] = [38 + column * 76, 38 + row * 76];
    sprites.draw(pen, piece, power, x, y);
    if (chained) sprites.drawChain(pen, x, y);
  }
  if (!arrow) return node;
  const [x1, y1, x2, y2] = arrow.map((at) => 38 + at * 76) as [number, number, number, number];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  pen.strokeStyle = pen.fillStyle = '#FFF6E2';
  pen.lineWidth = 9;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
  pen.translate(x2, y2);
  pen.rotate(angle);
  pen.beginPath();
  pen.moveTo(22, 0);
  pen.lineTo(-4, -18);
  pen.lineTo(-4, 18);
  pen.fill();
  return node;
}
