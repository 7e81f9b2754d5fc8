/** Draws the images of the cards and the billboard: a table from above, in the light of an arched window. */
import type { Edition } from './config';
import type { PatienceEdition } from './patience/config';
import { drawTile } from './tile-art';

export interface ImageFrame {
  width: number;
  height: number;
  /** The horizontal center of the table, as a fraction of the width. */
  middle?: number;
  /** The size of the tiles relative to their usual size. */
  zoom?: number;
}

type Pips = readonly [upper: number, lower: number];
/**
 * A tile: its numbers (null for face down), its position relative to the center in half tiles, its rotation in
 * degrees, and whether it is lit.
 */
type PictureTile = readonly [pips: Pips | null, x: number, y: number, turn: number, isLit?: boolean];

/** The rotation with which the first number is on the left. */
const HORIZONTAL_ANGLE = -90;

interface Scene {
  cloth: readonly [light: string, dark: string];
  rim: string;
  tiles: readonly PictureTile[];
  /** The size of the scene's tiles relative to those of other scenes. */
  zoom?: number;
  /** Whether the table shows planks instead of cloth. */
  isWood?: boolean;
  /** Whether the table has a board with pegs for the points. */
  hasPegs?: boolean;
}

const createFan = (
  count: number,
  x: number,
  y: number,
  turn: number,
  along: readonly [number, number],
): PictureTile[] =>
  Array.from({ length: count }, (_, at): PictureTile => {
    const from = at - (count - 1) / 2;
    return [null, x + along[0] * from, y + along[1] * from, turn];
  });

type Table = Edition['table'] | PatienceEdition['table'];

/** Returns rows of tiles, each row shifted by half a tile relative to the previous one. */
function createPyramid(rows: readonly (readonly Pips[])[]): PictureTile[] {
  return rows.flatMap((row, down) =>
    row.map((pips, at): PictureTile => {
      const isLit = pips[0] + pips[1] === 12 - 3 || (pips[0] === 1 && pips[1] === 2);
      return [pips, (at - (row.length - 1) / 2) * 1.16, down * 2.12 - 3.25, 0, isLit];
    }),
  );
}

const SCENES: Record<Table, Scene> = {
  oak: {
    cloth: ['#D2803F', '#7A3B18'],
    rim: '#4A220F',
    isWood: true,
    zoom: 0.96,
    tiles: [
      [[5, 1], -4.5, -2.1, HORIZONTAL_ANGLE],
      [[1, 1], -3, -2.1, 0],
      [[1, 4], -1.5, -2.1, HORIZONTAL_ANGLE],
      [[4, 4], 0, -2.1, 0],
      [[4, 6], 1.5, -2.1, HORIZONTAL_ANGLE],
      [[6, 2], 3, -1.6, 0],
      [[2, 3], 3, 0.4, 0],
      [[3, 5], -0.4, 1.5, 24, true],
      [null, -4.1, 2.3, 12],
      [null, -3.2, 2.8, -24],
      [null, -2.4, 2, 60],
      [[0, 0], 5.2, 2.6, -18],
    ],
  },
  baize: {
    cloth: ['#2F8564', '#0F3A2B'],
    rim: '#4F2A12',
    zoom: 0.84,
    tiles: [
      [[4, 0], -2, 1, HORIZONTAL_ANGLE],
      [[0, 0], -3.5, 1, 0],
      [[3, 0], -5, 1, HORIZONTAL_ANGLE],
      [[3, 3], -5.5, -0.6, 90],
      [[3, 4], -5.5, -2.1, 0],
      [[4, 1], 0, 1, HORIZONTAL_ANGLE],
      [[1, 6], 2, 1, HORIZONTAL_ANGLE],
      [[6, 6], 3.5, 1, 0],
      [[6, 5], 5, 1, HORIZONTAL_ANGLE],
      [[5, 4], 5.5, -0.6, 180],
      [[4, 4], -0.2, -1.7, 18, true],
      [null, -2.6, -2, 14],
      [null, 2.8, -2.1, -16],
    ],
  },
  wine: {
    cloth: ['#A03A56', '#4A1122'],
    rim: '#3A1A0C',
    tiles: [
      [[5, 5], 0, 0, 0, true],
      [[0, 5], -1.5, 0, HORIZONTAL_ANGLE],
      [[0, 0], -3, 0, 0],
      [[2, 0], -4.5, 0, HORIZONTAL_ANGLE],
      [[5, 6], 1.5, 0, HORIZONTAL_ANGLE],
      [[6, 3], 3.5, 0, HORIZONTAL_ANGLE],
      [[1, 5], 0, -2, 0],
      [[4, 1], 0, -4, 0],
      [[5, 3], 0, 2, 0],
      [[3, 3], 0, 3.5, 90],
      [null, -3.6, 2.8, 22],
      [null, 3.7, -2.6, 30],
    ],
  },
  slate: {
    cloth: ['#54819A', '#1D3644'],
    rim: '#2F1A0E',
    hasPegs: true,
    tiles: [
      [[5, 5], -3.4, -0.9, 0, true],
      [[5, 3], -1.9, -0.9, HORIZONTAL_ANGLE],
      [[3, 3], -0.4, -0.9, 0],
      [[3, 1], 1.1, -0.9, HORIZONTAL_ANGLE],
      [[1, 5], 3.1, -0.9, HORIZONTAL_ANGLE],
      [[6, 3], -2.1, 3.4, -14],
      [[0, 2], -0.7, 3.6, 4],
      [null, 2.6, 3.5, 26],
    ],
  },
  plum: {
    cloth: ['#94508C', '#2E1433'],
    rim: '#2A1024',
    zoom: 0.86,
    tiles: [
      ...createPyramid([
        [[6, 6]],
        [
          [0, 4],
          [2, 5],
        ],
        [
          [3, 3],
          [0, 0],
          [6, 1],
        ],
        [
          [5, 4],
          [6, 2],
          [1, 4],
          [1, 2],
        ],
      ]),
      [[5, 5], -4.6, -1.6, -10],
      [null, 4.5, -2, 14],
      [null, 4.9, 2.6, -22],
    ],
  },
  night: {
    cloth: ['#7B4A86', '#241434'],
    rim: '#1A0C26',
    tiles: [
      [[6, 6], 0, 0, 0, true],
      [[2, 6], -1.5, 0, HORIZONTAL_ANGLE],
      [[6, 4], 1.5, 0, HORIZONTAL_ANGLE],
      [[2, 2], -3, 0, 0],
      [[4, 4], 3, 0, 0],
      ...createFan(5, 0, -3.2, 0, [1.12, 0]),
      ...createFan(3, -5.2, 0, 90, [0, 1.12]),
      ...createFan(3, 5.2, 0, 90, [0, 1.12]),
      [[6, 1], -2.3, 3.3, -8],
      [[5, 3], -1.15, 3.2, -4],
      [[6, 5], 0, 3.15, 0],
      [[3, 0], 1.15, 3.2, 4],
      [[1, 4], 2.3, 3.3, 8],
    ],
  },
};

const roundToTenth = (value: number): number => +value.toFixed(1);

function drawPegs(unit: number, x: number, y: number): string {
  const [width, height] = [unit * 8.4, unit * 1.5];
  const holePosition = (column: number, row: number) => ({
    cx: roundToTenth(x - width / 2 + unit * 0.5 + (column * (width - unit)) / 15),
    cy: roundToTenth(y - height / 4 + (row * height) / 2),
  });
  const holes = [0, 1].flatMap((row) =>
    Array.from({ length: 16 }, (_, column) => {
      const { cx, cy } = holePosition(column, row);
      return `<circle cx="${cx}" cy="${cy}" r="${roundToTenth(unit * 0.09)}" fill="#2A1206"/>`;
    }),
  );
  const drawPeg = (column: number, row: number, color: string) => {
    const { cx, cy } = holePosition(column, row);
    return `<circle cx="${roundToTenth(cx + unit * 0.06)}" cy="${roundToTenth(cy + unit * 0.1)}" r="${roundToTenth(unit * 0.2)}" fill="#1A0804" opacity=".5"/><circle cx="${cx}" cy="${cy}" r="${roundToTenth(unit * 0.2)}" fill="${color}" stroke="#2B1800" stroke-width="${roundToTenth(unit * 0.05)}"/>`;
  };
  const drawBoard = (down: number, color: string) =>
    `<rect x="${roundToTenth(x - width / 2)}" y="${roundToTenth(y - height / 2 + down)}" width="${roundToTenth(width)}" height="${roundToTenth(height)}" rx="${roundToTenth(unit * 0.35)}" fill="${color}"/>`;
  return (
    drawBoard(unit * 0.25, '#241006') +
    drawBoard(0, '#B9793F') +
    holes.join('') +
    drawPeg(11, 0, '#FFC65A') +
    drawPeg(7, 1, '#FFF6E2')
  );
}

/** Draws planks with their grain. */
function drawPlanks(width: number, height: number): string {
  const itemHeight = Math.max(width, height) / 9;
  return Array.from({ length: Math.ceil(height / itemHeight) }, (_, at) => {
    const y = at * itemHeight;
    const grain = `M0 ${roundToTenth(y + itemHeight * 0.35)}C${roundToTenth(width * 0.3)} ${roundToTenth(y + itemHeight * (0.1 + (at % 3) * 0.2))} ${roundToTenth(width * 0.6)} ${roundToTenth(y + itemHeight * 0.7)} ${width} ${roundToTenth(y + itemHeight * 0.4)}`;
    return `<path d="M0 ${roundToTenth(y)}H${width}" stroke="#3A1606" stroke-opacity=".45" stroke-width="3"/><path d="${grain}" fill="none" stroke="#5A260C" stroke-opacity=".3" stroke-width="2"/>`;
  }).join('');
}

/** Draws the light of a window with its bars, slanted on the table. */
function windowLight(x: number, y: number, size: number): string {
  const arch = 'M-50 70V-20A50 50 0 0 1 50 -20V70Z';
  const bars = 'M0 -70V70M-50 -12H50M-50 30H50';
  return (
    `<g transform="translate(${roundToTenth(x)} ${roundToTenth(y)}) scale(${roundToTenth(size / 100)}) skewX(-24) rotate(8)">` +
    `<path d="${arch}" fill="#FFD98A" fill-opacity=".3"/><path d="${bars}" stroke="#1A0804" stroke-opacity=".22" stroke-width="5"/></g>`
  );
}

/** Draws an edition's image in a size. */
export function drawPicture({ table }: { table: Table }, frame: ImageFrame): string {
  const { width, height, middle = 0.5, zoom = 1 } = frame;
  const { cloth, rim, tiles, zoom: own = 1, isWood = false, hasPegs = false } = SCENES[table];
  const unit = Math.min(width / 11.4, height / 8.6) * 1.12 * zoom * own;
  const [x, y] = [width * middle, height * 0.5];
  const tileMarkup = tiles.map(([pips, right, down, turn, isLit = false]) =>
    drawTile({ pips, x: x + right * unit, y: y + down * unit, turn, unit, isLit }),
  );
  const edge = Math.min(width, height) * 0.035;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><linearGradient id="c" x2="0" y2="1"><stop stop-color="${cloth[0]}"/><stop offset="1" stop-color="${cloth[1]}"/></linearGradient>` +
    `<radialGradient id="g"><stop stop-color="#FFDF9E" stop-opacity=".55"/><stop offset="1" stop-color="#FFB534" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="v" cx=".5" cy=".5" r=".75"><stop offset=".55" stop-color="#14060A" stop-opacity="0"/><stop offset="1" stop-color="#14060A" stop-opacity=".6"/></radialGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#c)"/>${isWood ? drawPlanks(width, height) : ''}` +
    `<circle cx="${roundToTenth(x)}" cy="${roundToTenth(y - unit)}" r="${roundToTenth(unit * 6)}" fill="url(#g)"/>${windowLight(x - unit * 0.5, y - unit * 0.4, unit * 6.4)}` +
    `<rect width="100%" height="100%" fill="url(#v)"/>` +
    (isWood
      ? ''
      : `<rect x="${roundToTenth(edge / 2)}" y="${roundToTenth(edge / 2)}" width="${roundToTenth(width - edge)}" height="${roundToTenth(height - edge)}" fill="none" stroke="${rim}" stroke-width="${roundToTenth(edge)}"/>`) +
    `${hasPegs ? drawPegs(unit, x, y + unit * 1.3) : ''}${tileMarkup.join('')}</svg>\n`
  );
}
