/** Draws the images of the cards and the billboard: the table by the window, with the pieces on it. */
import type { Edition } from './config';
import { drawPiece } from './men';
import type { PieceSymbol, Setting, Side } from './types';

export interface ImageFormat {
  width: number;
  height: number;
  /** The horizontal center of the table, as a fraction of the width. */
  middle?: number;
  /** The size of the table relative to its usual size. */
  zoom?: number;
}

/** A piece on the board: its column relative to the center, its row from the front edge, and its relative size. */
type PlacedPiece = [man: `${Side}${PieceSymbol}`, column: number, row: number, scale?: number];

const SCENES: Record<Setting, { sky: [string, string]; wood: [string, string]; men: PlacedPiece[] }> = {
  classic: {
    sky: ['#141c46', '#6b3a1e'],
    wood: ['#edc98d', '#8f5230'],
    men: [
      ['bk', 1.2, 5],
      ['bq', 0.1, 5],
      ['bb', 2.4, 5],
      ['br', -2.6, 5],
      ['bp', -2, 4],
      ['bp', 1.9, 3.6],
      ['wp', 1.45, 1.5],
      ['wn', -0.7, 0.7, 1.6],
    ],
  },
  pawns: {
    sky: ['#10302c', '#2f5a3c'],
    wood: ['#e9d59b', '#5c7a4a'],
    men: [
      ['bk', 2.5, 5],
      ['bp', -2.5, 4.6],
      ['bp', 1.5, 4],
      ['wp', 1.9, 2.2],
      ['wp', -0.2, 3.4],
      ['wk', -1.5, 1.3],
      ['wp', 0.4, 0.7, 1.7],
    ],
  },
  shuffled: {
    sky: ['#1b1450', '#5a3a86'],
    wood: ['#e6d2ee', '#6f5296'],
    men: [
      ['bn', -2.5, 5],
      ['bq', -1.5, 5],
      ['br', -0.5, 5],
      ['bk', 0.5, 5],
      ['bb', 1.5, 5],
      ['bn', 2.5, 5],
      ['wr', 1.9, 1],
      ['wk', 0.65, 1],
      ['wn', -0.6, 1],
      ['wq', -1.85, 1],
    ],
  },
};

const MEN = {
  w: { fill: '#FFF3D6', line: '#2B1800' },
  b: { fill: '#17204A', line: '#FFDFA0' },
};

const HALF = 4;
const ROWS = 6;
const DEPTH = 0.24;
const roundToTenth = (value: number): number => +value.toFixed(1);

/** Draws an edition's image in a size. */
export function drawPicture({ setting }: Pick<Edition, 'setting'>, frame: ImageFormat): string {
  const { width, height, middle = 0.5, zoom = 1 } = frame;
  const { sky, wood, men } = SCENES[setting];
  const horizon = height * 0.3;
  const front = height * 1.04;
  const square = Math.max(width * 0.19, height * 0.2) * zoom;
  const boardPoint = (column: number, row: number) => {
    const near = 1 / (1 + row * DEPTH);
    return { x: width * middle + column * square * near, y: horizon + (front - horizon) * near, near };
  };
  const squareCorner = (column: number, row: number) => {
    const { x, y } = boardPoint(column, row);
    return `${roundToTenth(x)} ${roundToTenth(y)}`;
  };
  const dark: string[] = [];
  for (let row = -1; row < ROWS; row++)
    for (let column = -HALF; column < HALF; column++)
      if ((row + column) % 2 !== 0)
        dark.push(
          `M${squareCorner(column, row)}L${squareCorner(column + 1, row)} ${squareCorner(column + 1, row + 1)} ${squareCorner(column, row + 1)}Z`,
        );
  const table = `M${squareCorner(-HALF, -1)}L${squareCorner(HALF, -1)} ${squareCorner(HALF, ROWS)} ${squareCorner(-HALF, ROWS)}Z`;
  const lamp = { x: width * middle, y: height * 0.26, r: Math.min(width, height) * 0.2 };
  const arch = `M${roundToTenth(lamp.x - lamp.r)} ${roundToTenth(lamp.y + lamp.r * 1.3)}V${roundToTenth(lamp.y)}a${roundToTenth(lamp.r)} ${roundToTenth(lamp.r)} 0 0 1 ${roundToTenth(lamp.r * 2)} 0V${roundToTenth(lamp.y + lamp.r * 1.3)}Z`;
  const placed = men
    .toSorted((a, b) => b[2] - a[2])
    .map(([man, column, row, scale = 1]) => {
      const { x, y, near } = boardPoint(column, row + 0.45);
      const size = square * near * 1.75 * scale;
      const shade = `<ellipse cx="${roundToTenth(x + size * 0.06)}" cy="${roundToTenth(y)}" rx="${roundToTenth(size * 0.36)}" ry="${roundToTenth(size * 0.09)}" fill="#1A0D05" opacity=".38"/>`;
      const side = man[0] as Side;
      const at = { x: roundToTenth(x - size / 2), y: roundToTenth(y - size * 0.88), size };
      return shade + drawPiece(man[1] as PieceSymbol, MEN[side], at);
    });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>` +
    `<radialGradient id="g"><stop stop-color="#FFD98A" stop-opacity=".75"/><stop offset="1" stop-color="#FFB534" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#s)"/>` +
    `<circle cx="${roundToTenth(lamp.x)}" cy="${roundToTenth(lamp.y)}" r="${roundToTenth(lamp.r * 2.6)}" fill="url(#g)"/>` +
    `<path d="${arch}" fill="#FFC65A"/><path d="M${roundToTenth(lamp.x)} ${roundToTenth(lamp.y - lamp.r)}V${roundToTenth(lamp.y + lamp.r * 1.3)}M${roundToTenth(lamp.x - lamp.r)} ${roundToTenth(lamp.y + lamp.r * 0.15)}h${roundToTenth(lamp.r * 2)}" stroke="#A05A00" stroke-opacity=".55" stroke-width="${roundToTenth(lamp.r * 0.07)}"/>` +
    `<path d="${table}" fill="${wood[0]}" stroke="#3B1F0E" stroke-width="${roundToTenth(square * 0.12)}" stroke-linejoin="round"/>` +
    `<path d="${dark.join('')}" fill="${wood[1]}"/>` +
    `${placed.join('')}</svg>\n`
  );
}
