/** Draws the images for the catalog: a bench at night, the stone with its letters and a half-filled forme. */
import { createImage, roundToTenths } from '../kit/images/markup';
import { createLetterMarkup } from '../kit/letter-strokes';
import { createRandom } from '../kit/seeded-random';
import type { Edition, Setting } from './config';
import { arrangeCrossed, arrangeOnShelf, type Forme } from './forme';
import { positionsOf } from './stone';

export interface PictureSpec {
  width: number;
  height: number;
  stone: { x: number; y: number; radius: number };
  /** The upper left corner of the forme, and the length of a cell's side. */
  forme: { x: number; y: number; cell: number };
}

const LAMP = '#FFC861';
const CREAM = '#F6E4BB';
const INK = '#2B1800';
/** The colors of the boards, their gaps, the shadow, the iron, and its edge. */
const WOODS: Record<Setting, readonly [string, string, string, string, string]> = {
  crossed: ['#5A3520', '#4B2A19', '#1D0E07', '#2A2F45', '#454C6B'],
  keystone: ['#1F5560', '#194750', '#08191E', '#27324A', '#435372'],
};
const BOARD = 62;
const LETTERS = ['L', 'A', 'M', 'P', 'S', 'E'];
const SPELT = ['L', 'A', 'M', 'P'];
const WORDS = ['LAMP', 'PALM', 'MAPLE', 'ALMS', 'LEAPS', 'PALE', 'MALE', 'SEAL'];

const drawBench = (
  { width, height, stone }: PictureSpec,
  [board, gap, shadow]: readonly string[],
): string => {
  const boards = Array.from({ length: Math.ceil(height / BOARD) }, (_, i) => {
    const y = i * BOARD;
    const bow = (i % 3) * 9 - 9;
    return `<rect y="${y}" width="${width}" height="${BOARD - 2}" fill="${i % 2 ? gap : board}"/><path d="M0 ${y + 24}C${roundToTenths(width * 0.3)} ${y + 24 + bow} ${roundToTenths(width * 0.7)} ${y + 24 - bow} ${width} ${y + 20}" fill="none" stroke="${shadow}" stroke-width="2" opacity=".35"/>`;
  });
  const reach = Math.max(width, height) * 0.62;
  return `<defs><radialGradient id="g"><stop stop-color="${LAMP}" stop-opacity=".62"/><stop offset=".45" stop-color="${LAMP}" stop-opacity=".24"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient><radialGradient id="v" cx=".5" cy=".45" r=".75"><stop offset=".5" stop-color="${shadow}" stop-opacity="0"/><stop offset="1" stop-color="${shadow}" stop-opacity=".8"/></radialGradient></defs>${boards.join('')}<circle cx="${stone.x}" cy="${roundToTenths(stone.y - stone.radius * 0.4)}" r="${roundToTenths(reach)}" fill="url(#g)"/><rect width="${width}" height="${height}" fill="url(#v)"/>`;
};

/** Draws a metal letter: its shadow away from the lamp, its side, its face. */
const drawSlug = (x: number, y: number, side: number, name: string, face: string, edge: string): string => {
  const [half, corner, deep] = [side / 2, side * 0.16, side * 0.11];
  const drawBox = (dx: number, dy: number, color: string, rest = '') =>
    `<rect x="${roundToTenths(x - half + dx)}" y="${roundToTenths(y - half + dy)}" width="${roundToTenths(side)}" height="${roundToTenths(side)}" rx="${roundToTenths(corner)}" fill="${color}"${rest}/>`;
  return `${drawBox(deep * 0.9, deep * 1.7, '#000', ' opacity=".38"')}${drawBox(0, deep, edge)}${drawBox(0, 0, face)}${name ? createLetterMarkup(name, x, y, side * 0.5, INK) : ''}`;
};

const drawStone = (
  { stone }: PictureSpec,
  keystone: number | null,
  [, , , iron, edge]: readonly string[],
): string => {
  const { x, y, radius } = stone;
  const side = radius * 0.46;
  const at = positionsOf({ letters: LETTERS, keystone }).map((position) => ({
    x: x + (position.x - 0.5) * radius * 2,
    y: y + (position.y - 0.5) * radius * 2,
  }));
  const line = SPELT.map((name) => at[LETTERS.indexOf(name)]!);
  const path = line
    .map((point, i) => `${i ? 'L' : 'M'}${roundToTenths(point.x)} ${roundToTenths(point.y)}`)
    .join('');
  const slugs = LETTERS.map((name, i) =>
    SPELT.includes(name)
      ? drawSlug(at[i]!.x, at[i]!.y, side, name, LAMP, '#B4761C')
      : drawSlug(at[i]!.x, at[i]!.y, side, name, CREAM, '#B08A52'),
  );
  return `<circle cx="${roundToTenths(x + radius * 0.05)}" cy="${roundToTenths(y + radius * 0.11)}" r="${roundToTenths(radius)}" fill="#000" opacity=".4"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${iron}" stroke="${edge}" stroke-width="${roundToTenths(radius * 0.045)}"/><path d="${path}" fill="none" stroke="${LAMP}" stroke-width="${roundToTenths(radius * 0.09)}" stroke-linecap="round" stroke-linejoin="round"/>${slugs.join('')}`;
};

const drawForme = ({ forme: place }: PictureSpec, set: Forme, shadow: string): string => {
  const { x, y, cell } = place;
  const step = cell * 1.08;
  const dark = new Set(set.words.slice(-2).flatMap(({ cells }) => cells));
  for (const { cells } of set.words.slice(0, -2)) for (const one of cells) dark.delete(one);
  return set.forme
    .map((name, i) => {
      if (!name) return '';
      const cx = x + ((i % set.columns) + 0.5) * step;
      const cy = y + (Math.floor(i / set.columns) + 0.5) * step;
      if (!dark.has(i)) return drawSlug(cx, cy, cell, name, LAMP, '#B4761C');
      const [left, top] = [roundToTenths(cx - cell / 2), roundToTenths(cy - cell / 2)];
      return `<rect x="${left}" y="${top}" width="${cell}" height="${cell}" rx="${roundToTenths(cell * 0.16)}" fill="${shadow}" opacity=".6"/><rect x="${left}" y="${top}" width="${cell}" height="${cell}" rx="${roundToTenths(cell * 0.16)}" fill="none" stroke="${CREAM}" stroke-opacity=".35" stroke-width="2"/>`;
    })
    .join('');
};

/** Draws an edition. The same format always gives the same image. */
export function drawPicture({ setting }: Edition, spec: PictureSpec): string {
  const colors = WOODS[setting];
  const isKeyed = setting === 'keystone';
  const set = isKeyed
    ? arrangeOnShelf(WORDS.slice(0, 6), { columns: 12, rows: 3 })
    : arrangeCrossed(
        WORDS[0]!,
        WORDS.slice(1),
        5,
        { columns: 7, rows: 5, chance: 6 },
        createRandom('a picture'),
      )!;
  const { width, height } = spec;
  const parts = [
    drawBench(spec, colors),
    drawForme(spec, set, colors[2]),
    drawStone(spec, isKeyed ? LETTERS.indexOf('A') : null, colors),
  ];
  return createImage({ width, height }, `${parts.join('')}`);
}
