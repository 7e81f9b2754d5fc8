/** Represents drawings as data: paths on a tile of 100 by 100, which the game and the images share. */

/** A filled path, or with a third item a stroked path of that width. */
export type Piece = readonly [path: string, color: string, line?: number];

export interface Sprite {
  pieces: readonly Piece[];
  /** The position of the tile's corner in the drawing's units, and the scale of those units. */
  at?: readonly [x: number, y: number, scale: number];
}

export const drawDisc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

const FLAME = [
  [0, -13.8],
  [2.6, -3.6],
  [9.5, -3.1],
  [4.2, 1.4],
  [5.9, 8.1],
  [0, 4.4],
  [-5.9, 8.1],
  [-4.2, 1.4],
  [-9.5, -3.1],
  [-2.6, -3.6],
] as const;

/** Returns the path of a flame's star: five points, the top one tall. */
export const drawStar = (x: number, y: number, scale: number): string =>
  `M${FLAME.map(([dx, dy]) => `${Math.round((x + dx * scale) * 10) / 10} ${Math.round((y + dy * scale) * 10) / 10}`).join('L')}Z`;

/** Returns a sprite as markup, with its corner at a point of the image. */
export function renderSprite({ pieces, at = [0, 0, 1] }: Sprite, x: number, y: number, size: number): string {
  const scale = (size / 100) * at[2];
  const inner = pieces
    .map(([path, color, line]) =>
      line
        ? `<path d="${path}" fill="none" stroke="${color}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`
        : `<path d="${path}" fill="${color}"/>`,
    )
    .join('');
  const round = (value: number) => Math.round(value * 100) / 100;
  return `<g transform="translate(${round(x - at[0] * scale)} ${round(y - at[1] * scale)}) scale(${round(scale * 100) / 100})">${inner}</g>`;
}
