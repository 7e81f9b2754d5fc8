/** Paints embers and other objects once per size, and afterwards only copies them. */
import { KINDS, PIECE, POWER } from './config';
import { drawStone } from './facets';
import { drawChain, drawCrate, drawKettle, drawLantern } from './furniture';
import { HEARTH, KIND_SHADES, PLAIN, STAR_SHADES } from './palette';
import { OUTLINES, STAR_OUTLINE } from './shapes';
import { drawSign } from './signs';

type Pen = CanvasRenderingContext2D;

export interface Sprites {
  /** Draws the content of a cell around a point in device pixels. */
  draw(pen: Pen, piece: number, power: number, x: number, y: number, scale?: number): void;
  drawChain(pen: Pen, x: number, y: number): void;
}

const EMBER = 0.78;
const FURNITURE = 0.92;

function paintGlow(pen: Pen, radius: number, color: string): void {
  const shade = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  shade.addColorStop(0, color);
  shade.addColorStop(0.55, color);
  shade.addColorStop(1, 'rgba(255,200,90,0)');
  pen.fillStyle = shade;
  pen.fillRect(-radius, -radius, 2 * radius, 2 * radius);
}

/** Draws two arrowheads joined by a bar along the row. The caller rotates it for a column. */
function drawFlare(pen: Pen, isColumn: boolean, isPlain: boolean): void {
  pen.save();
  if (isColumn) pen.rotate(Math.PI / 2);
  pen.lineJoin = 'round';
  for (const [width, color] of [
    [0.16, isPlain ? PLAIN.ground : HEARTH.ink],
    [0, HEARTH.paper],
  ] as const) {
    pen.fillStyle = pen.strokeStyle = color;
    pen.lineWidth = width || 0.01;
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(side * 0.98, 0);
      pen.lineTo(side * 0.64, -0.3);
      pen.lineTo(side * 0.64, -0.09);
      pen.lineTo(side * 0.3, -0.09);
      pen.lineTo(side * 0.3, 0.09);
      pen.lineTo(side * 0.64, 0.09);
      pen.lineTo(side * 0.64, 0.3);
      pen.closePath();
      pen.fill();
      if (width) pen.stroke();
    }
  }
  pen.restore();
}

/** Draws a ring of short rays. */
function drawBurst(pen: Pen, isPlain: boolean): void {
  pen.lineCap = 'round';
  for (const [width, color] of [
    [0.2, isPlain ? PLAIN.ground : HEARTH.ink],
    [0.11, HEARTH.paper],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    for (let i = 0; i < 8; i++) {
      const angle = (i * Math.PI) / 4 + Math.PI / 8;
      pen.beginPath();
      pen.moveTo(Math.cos(angle) * 0.72, Math.sin(angle) * 0.72);
      pen.lineTo(Math.cos(angle) * 0.92, Math.sin(angle) * 0.92);
      pen.stroke();
    }
  }
}

function paint(pen: Pen, piece: number, power: number, isPlain: boolean): void {
  if (piece === PIECE.crate || piece === PIECE.lantern || piece === PIECE.lit || piece === PIECE.kettle) {
    if (piece === PIECE.lit && !isPlain) paintGlow(pen, 1, 'rgba(255,198,90,.5)');
    pen.scale(FURNITURE, FURNITURE);
    if (piece === PIECE.crate) drawCrate(pen, power, isPlain);
    else if (piece === PIECE.kettle) drawKettle(pen, isPlain);
    else drawLantern(pen, piece === PIECE.lit, isPlain);
    return;
  }
  if (piece === PIECE.star) {
    if (!isPlain) paintGlow(pen, 1, 'rgba(255,214,120,.55)');
    drawStone(pen, STAR_OUTLINE, STAR_SHADES, { x: 0, y: 0.06, radius: 0.86, table: 0.5 }, isPlain);
    return;
  }
  const isHot = power !== POWER.none;
  if (isHot && !isPlain) paintGlow(pen, 1, 'rgba(255,206,110,.5)');
  const radius = isHot ? EMBER * 0.86 : EMBER;
  drawStone(pen, OUTLINES[piece]!, KIND_SHADES[piece]!, { x: 0, y: 0, radius }, isPlain);
  const ink = isPlain ? PLAIN.paper : KIND_SHADES[piece]!.dark;
  drawSign(pen, piece, 0, piece === 4 ? 0.16 : piece === 5 ? -0.1 : 0, 0.24, ink);
  if (power === POWER.row || power === POWER.column) drawFlare(pen, power === POWER.column, isPlain);
  if (power === POWER.burst) drawBurst(pen, isPlain);
}

function createSpriteSheet(size: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const node = document.createElement('canvas');
  node.width = node.height = Math.max(2, Math.ceil(size));
  const pen = node.getContext('2d')!;
  pen.translate(node.width / 2, node.height / 2);
  pen.scale(size / 2, size / 2);
  draw(pen);
  return node;
}

/** Paints each piece once, when it is first requested, for a cell size in device pixels. */
export function createSprites(size: number, isPlain: boolean): Sprites {
  const sheets = new Map<number, HTMLCanvasElement>();
  const cachedSheet = (key: number, draw: (pen: Pen) => void) => {
    let node = sheets.get(key);
    if (!node) sheets.set(key, (node = createSpriteSheet(size, draw)));
    return node;
  };
  const copy = (pen: Pen, image: HTMLCanvasElement, x: number, y: number, scale: number) => {
    const side = image.width * scale;
    if (side > 0) pen.drawImage(image, x - side / 2, y - side / 2, side, side);
  };
  // Paints the embers in advance, because the first board shows all of them.
  KINDS.forEach((_, kind) => cachedSheet(kind * 4, (pen) => paint(pen, kind, POWER.none, isPlain)));
  return {
    draw(pen, piece, power, x, y, scale = 1) {
      if (piece < 0) return;
      copy(
        pen,
        cachedSheet(piece * 4 + power, (context) => paint(context, piece, power, isPlain)),
        x,
        y,
        scale,
      );
    },
    drawChain: (pen, x, y) =>
      copy(
        pen,
        cachedSheet(-1, (context) => drawChain(context, isPlain)),
        x,
        y,
        1,
      ),
  };
}
