/** Draws the catalog images of the word searches: a grid by lamplight, and next to it the list in the edition's form. */
import { createImage } from '../kit/images/markup';
import { FORMAT_SIZES, type FormatsOf, type Size } from '../kit/images/cuts';
import { createLetterMarkup } from '../kit/letter-strokes';
import type { Edition } from './config';
import { listedTextOf } from './listing';
import { levelFor } from './rules';
import type { Level } from './types';

/** A position, and a size relative to the standard image. */
type Placement = readonly [x: number, y: number, scale: number];

interface ImageFormat extends Size {
  grid: Placement;
  list: Placement;
  /** The number of words in the list. */
  rows: number;
  /** The center of the lamp's light, and the size of the lantern, if one hangs there. */
  lamp: readonly [x: number, y: number];
  lantern?: number;
}

/** The data of each format, by the suffix of its file name. */
export const FORMATS: Readonly<Omit<FormatsOf<ImageFormat>, '-billboard-phone'>> = {
  '': { grid: [0, 0, 1], list: [0, 0, 1], rows: 5, lamp: [560, 60] },
  '-tall': {
    grid: [12, -14, 1.04],
    list: [-410, 384, 1.08],
    rows: 2,
    lamp: [378, 548],
    lantern: 1.15,
  },
  '-small': {
    grid: [-8, -22, 1],
    list: [-252, 214, 1.16],
    rows: 2,
    lamp: [420, 70],
  },
  '-preview': {
    grid: [0, 130, 1.22],
    list: [424, 150, 1.3],
    rows: 5,
    lamp: [1104, 110],
    lantern: 1.1,
  },
  '-billboard': {
    grid: [540, 24, 1.06],
    list: [590, 128, 1],
    rows: 5,
    lamp: [1114, 96],
    lantern: 0.86,
  },
};
const STANDARD: ImageFormat = { ...FORMAT_SIZES[''], ...FORMATS[''] };

const INK = '#1B2A44';
const CAPSULES = ['#F7AE2E', '#7CC3B2', '#CBA4D6', '#8FB9EE', '#F6C9A8'] as const;
const CELL = 46;
const GRID = { x: 34, y: 56 };
const LIST = { x: 432, y: 74, width: 182, step: 66 };
const SEED = 'a picture';

const drawLetterGrid = ({ columns, letters, words }: Level, found: number): string => {
  const middleOfCell = (cell: number) => [
    GRID.x + ((cell % columns) + 0.5) * CELL,
    GRID.y + (Math.floor(cell / columns) + 0.5) * CELL,
  ];
  const capsules = words.slice(0, found).map(({ cells }, index) => {
    const [[ax, ay], [bx, by]] = [middleOfCell(cells[0]!), middleOfCell(cells.at(-1)!)] as [
      number[],
      number[],
    ];
    return `<path d="M${ax} ${ay}L${bx} ${by}" stroke="${CAPSULES[index % CAPSULES.length]!}" stroke-width="36" stroke-linecap="round" opacity=".85"/>`;
  });
  const signs = letters.map((sign, cell) => {
    const [x, y] = middleOfCell(cell) as [number, number];
    return createLetterMarkup(sign, x, y, 21, INK);
  });
  const side = columns * CELL;
  return `<rect x="${GRID.x - 10}" y="${GRID.y - 2}" width="${side + 20}" height="${side + 20}" rx="22" fill="#050B1E" opacity=".5"/><rect x="${GRID.x - 14}" y="${GRID.y - 14}" width="${side + 28}" height="${side + 28}" rx="22" fill="#F9EFD9"/>${capsules.join('')}${signs.join('')}`;
};

const drawWordList = (listedWords: readonly string[]): string => {
  const rows = listedWords.map((text, index) => {
    const y = LIST.y + 34 + index * LIST.step;
    const size = Math.min(24, (LIST.width - 52) / text.length / 0.86);
    const signs = [...text].map((sign, at) =>
      createLetterMarkup(sign, LIST.x + 52 + (at + 0.3) * size * 0.86, y, size, '#FFF3D6'),
    );
    const arch = `<path d="M${LIST.x + 8} ${y + 15}v-16a10 10 0 0 1 20 0v16Z" fill="none" stroke="${CAPSULES[index % CAPSULES.length]!}" stroke-width="4" stroke-linejoin="round"/>`;
    return arch + signs.join('');
  });
  return `<rect x="${LIST.x - 12}" y="${LIST.y - 18}" width="${LIST.width + 24}" height="${LIST.step * listedWords.length + 36}" rx="20" fill="#070C1E" opacity=".86"/>${rows.join('')}`;
};

/** The colors of the sky at the top and the bottom, and of the glow behind the grid. */
const NIGHTS: Readonly<Record<Edition['listing'], readonly [head: string, foot: string, glow: string]>> = {
  words: ['#1A2E63', '#0C1737', '#3F78CC'],
  tangled: ['#4A2763', '#1C0D2C', '#8A4FB0'],
  first: ['#17555C', '#07262C', '#2E93A0'],
  consonants: ['#7A3226', '#2E0F0C', '#C9603F'],
};

const IRON = '#0A1128';
const drawBar = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${IRON}" stroke-width="${width}" stroke-linecap="round"/>`;
/** A lantern on a chain. The origin is the center of its glass. */
const LANTERN = [
  drawBar('M0 -600V-92', 5),
  drawBar('M-26 -78A26 26 0 0 1 26 -78', 6),
  `<path d="M-38 -52L0 -86L38 -52H44V-40H-44V-52Z" fill="${IRON}"/>`,
  '<path d="M-36 -42H36L28 52H-28Z" fill="#FFD277"/><path d="M0 -42H36L28 52H0Z" fill="#F4A62B"/>',
  '<path d="M0 -20C12 2 14 12 14 20A14 14 0 0 1 -14 20C-14 12 -10 2 0 -20Z" fill="#FFF7E0"/>',
  drawBar('M-18 -42L-13 52M18 -42L13 52', 4),
  `<path d="M-38 50H38V64H22V72H-22V64H-38Z" fill="${IRON}"/>`,
].join('');

/** Draws an edition. The same edition always gives the same image. */
export function drawPicture(edition: Edition, frame: ImageFormat = STANDARD): string {
  const level = levelFor(edition, { seed: `${SEED} ${edition.slug}`, mode: 'easy' });
  if (!level) throw new Error(`${edition.slug} has no easy level.`);
  const { width, height, rows, lamp } = frame;
  // The list shows different words from those that are marked in the grid.
  const listedWords = listedTextOf(level, edition.listing).slice(-STANDARD.rows).slice(0, rows);
  const put = ([x, y, scale]: Placement, drawing: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
  const drawGlow = (id: string, color: string, opacity: number) =>
    `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
  const light = (x: number, y: number, radius: number, id: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
  const [x, y, scale] = frame.grid;
  const night = light(Math.round(x + 220 * scale), Math.round(y + 230 * scale), Math.round(420 * scale), 'b');
  const [head, foot, behind] = NIGHTS[edition.listing];
  const lantern = frame.lantern ? put([...lamp, frame.lantern], LANTERN) : '';
  return createImage(
    { width, height },
    `<defs><linearGradient id="n" x2="0" y2="1"><stop stop-color="${head}"/><stop offset="1" stop-color="${foot}"/></linearGradient>${drawGlow('b', behind, 0.5)}${drawGlow('l', '#FFC353', 0.55)}</defs><rect width="${width}" height="${height}" fill="url(#n)"/>${night}${light(...lamp, Math.round(230 * scale), 'l')}${lantern}${put(frame.grid, drawLetterGrid(level, level.words.length - STANDARD.rows))}${put(frame.list, drawWordList(listedWords))}`,
  );
}
