/**
 * Represents drawings as lists of filled shapes, which are rendered into canvases for the game and written as SVG for
 * the catalog.
 */

/** A filled path and its color. The fill `glow` has `x y r` instead of path data. */
export type Shape = readonly [fill: string, path: string];

export interface Drawing {
  /** The size in meters or table units. The bottom center is at 0, 0, and up is negative. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

const roundToTenth = (value: number): number => Math.round(value * 100) / 100;

export const drawRect = (x: number, y: number, width: number, height: number): string =>
  `M${roundToTenth(x)} ${roundToTenth(y)}h${roundToTenth(width)}v${roundToTenth(height)}h${roundToTenth(-width)}Z`;

export const drawDisc = (x: number, y: number, r: number, ry = r): string =>
  `M${roundToTenth(x - r)} ${roundToTenth(y)}a${roundToTenth(r)} ${roundToTenth(ry)} 0 1 0 ${roundToTenth(2 * r)} 0a${roundToTenth(r)} ${roundToTenth(ry)} 0 1 0 ${roundToTenth(-2 * r)} 0Z`;

export const drawPoly = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${roundToTenth(x)} ${roundToTenth(y)}`).join('L')}Z`;

/** Returns the path of an arched window: round at the top, straight at the bottom. */
export const drawArch = (x: number, y: number, width: number, height: number): string =>
  `M${roundToTenth(x)} ${roundToTenth(y + height)}v${roundToTenth(width / 2 - height)}a${roundToTenth(width / 2)} ${roundToTenth(width / 2)} 0 0 1 ${roundToTenth(width)} 0v${roundToTenth(height - width / 2)}Z`;

/** Returns the path of a rectangle with rounded corners. */
export const roundedRect = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${roundToTenth(x + r)} ${roundToTenth(y)}h${roundToTenth(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${roundToTenth(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${roundToTenth(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${roundToTenth(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

type Pen = CanvasRenderingContext2D;

function paintGlow(pen: Pen, transform: string): void {
  const [x, y, r] = transform.split(' ').map(Number) as [number, number, number];
  const light = pen.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, 'rgba(255,222,150,.85)');
  light.addColorStop(0.3, 'rgba(255,206,120,.34)');
  light.addColorStop(1, 'rgba(255,200,110,0)');
  pen.fillStyle = light;
  pen.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** Paints a drawing with its bottom center at the pen's origin. */
export function paint(pen: Pen, shapes: readonly Shape[]): void {
  for (const [fill, path] of shapes) {
    if (fill === 'glow') {
      paintGlow(pen, path);
      continue;
    }
    pen.fillStyle = fill;
    pen.fill(new Path2D(path));
  }
}

/** Renders a drawing into a canvas with a number of pixels per unit. */
export function renderDrawing({ width, height, shapes }: Drawing, scale: number): HTMLCanvasElement {
  const node = document.createElement('canvas');
  node.width = Math.max(1, Math.ceil(width * scale));
  node.height = Math.max(1, Math.ceil(height * scale));
  const pen = node.getContext('2d')!;
  pen.setTransform(scale, 0, 0, scale, node.width / 2, node.height);
  paint(pen, shapes);
  return node;
}

/** Returns the shapes as SVG. Glows require a gradient with the id `g` in the document. */
export const svgOf = (shapes: readonly Shape[]): string =>
  shapes
    .map(([fill, path]) => {
      if (fill !== 'glow') return `<path fill="${fill}" d="${path}"/>`;
      const [x, y, r] = path.split(' ');
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#g)"/>`;
    })
    .join('');
