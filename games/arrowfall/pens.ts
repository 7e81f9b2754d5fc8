/** Draws paths and strokes in the units of the range. */

export type Pen = CanvasRenderingContext2D;
export type Fill = string | CanvasGradient;

export const INK = '#241328';

export function paintDisc(pen: Pen, x: number, y: number, r: number, fill: Fill): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
}

export function paintOval(pen: Pen, x: number, y: number, rx: number, ry: number, fill: Fill): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  pen.fill();
}

export function paintBox(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill,
  r = 0,
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, r);
  pen.fill();
}

export function paintLine(pen: Pen, points: readonly number[], color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  for (let i = 0; i < points.length; i += 2)
    if (i) pen.lineTo(points[i]!, points[i + 1]!);
    else pen.moveTo(points[0]!, points[1]!);
  pen.stroke();
}

/** Draws an SVG path at the pen's origin. */
export function paintShape(pen: Pen, path: string, fill: Fill | null, stroke?: string, width = 3): void {
  const path2d = cachedPathOf(path);
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(path2d);
  }
  if (!stroke) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.stroke(path2d);
}

const paths = new Map<string, Path2D>();
function cachedPathOf(path: string): Path2D {
  let cachedPath = paths.get(path);
  if (!cachedPath) paths.set(path, (cachedPath = new Path2D(path)));
  return cachedPath;
}

/** Draws with the pen translated to a point, rotated and scaled. */
export function paintAt(pen: Pen, x: number, y: number, draw: () => void, turn = 0, scale = 1): void {
  pen.save();
  pen.translate(x, y);
  if (turn) pen.rotate(turn);
  if (scale !== 1) pen.scale(scale, scale);
  draw();
  pen.restore();
}

const GLOW = 128;
const glows = new Map<string, HTMLCanvasElement>();

/** Paints a soft light, which is rendered once and then copied. `rgb` is a text such as `255,200,110`. */
export function paintGlow(pen: Pen, x: number, y: number, r: number, rgb: string, strength = 1): void {
  let cachedGlow = glows.get(rgb);
  if (!cachedGlow) {
    cachedGlow = document.createElement('canvas');
    cachedGlow.width = cachedGlow.height = GLOW;
    const context = cachedGlow.getContext('2d')!;
    const light = context.createRadialGradient(GLOW / 2, GLOW / 2, 0, GLOW / 2, GLOW / 2, GLOW / 2);
    light.addColorStop(0, `rgba(${rgb},.85)`);
    light.addColorStop(0.3, `rgba(${rgb},.36)`);
    light.addColorStop(1, `rgba(${rgb},0)`);
    context.fillStyle = light;
    context.fillRect(0, 0, GLOW, GLOW);
    glows.set(rgb, cachedGlow);
  }
  pen.globalAlpha = Math.max(0, Math.min(1, strength));
  pen.drawImage(cachedGlow, x - r, y - r, 2 * r, 2 * r);
  pen.globalAlpha = 1;
}

/** Paints text over the scene, with an outline that keeps it readable. */
export function paintWords(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  fill = '#FFF6E2',
): void {
  pen.font = `800 ${size}px 'Hanken Grotesk Variable', sans-serif`;
  pen.textAlign = 'center';
  pen.lineWidth = size * 0.26;
  pen.lineJoin = 'round';
  pen.strokeStyle = '#150C22';
  pen.strokeText(text, x, y);
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
}
