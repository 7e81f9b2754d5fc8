/**
 * Represents drawings as lists of flat shapes, which the canvas and the images share. A cell is 100 wide, and the feet
 * are at 0, 0.
 */

export interface DrawingPiece {
  fill: string;
  d: string;
  stroke?: string;
  width?: number;
}
export type Drawing = readonly DrawingPiece[];

const n = (value: number): number => Math.round(value * 100) / 100;

export const shapePiece = (fill: string, d: string): DrawingPiece => ({ fill, d });
export const linePiece = (stroke: string, width: number, d: string): DrawingPiece => ({
  fill: 'none',
  d,
  stroke,
  width,
});
export const ovalPiece = (fill: string, x: number, y: number, rx: number, ry = rx): DrawingPiece =>
  shapePiece(
    fill,
    `M${n(x - rx)} ${n(y)}a${rx} ${ry} 0 1 0 ${n(2 * rx)} 0a${rx} ${ry} 0 1 0 ${n(-2 * rx)} 0Z`,
  );
export const boxPiece = (fill: string, x: number, y: number, width: number, height: number): DrawingPiece =>
  shapePiece(fill, `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`);
/** Returns an arched window or door with its base at `y`. */
export const archPiece = (fill: string, x: number, y: number, width: number, height: number): DrawingPiece =>
  shapePiece(
    fill,
    `M${n(x - width / 2)} ${y}v${n(width / 2 - height)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${width} 0V${y}Z`,
  );
/** Returns the shadow at a figure's feet. */
export const shadePiece = (rx: number, ry = rx * 0.36): DrawingPiece =>
  ovalPiece('rgba(6,4,24,.42)', 0, 0, rx, ry);

/** Returns the shapes as SVG. */
export const svgOfPieces = (drawing: Drawing): string =>
  drawing
    .map(({ fill, d, stroke, width }) =>
      stroke
        ? `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
        : `<path d="${d}" fill="${fill}"/>`,
    )
    .join('');
