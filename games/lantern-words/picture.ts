/** Pictures of the word searches for the catalogue: a grid by lamplight, and beside it the list as the edition gives it. */
import type { Edition } from './config';
import { listingOf } from './listing';
import { levelFor } from './rules';
import type { Level } from './types';

const [WIDTH, HEIGHT] = [640, 480];
const INK = '#1B2A44';
const CAPSULES = ['#F7AE2E', '#7CC3B2', '#CBA4D6', '#8FB9EE', '#F6C9A8'] as const;
const CELL = 46;
const GRID = { x: 34, y: 56 };
const LIST = { x: 432, y: 74, width: 182, step: 66 };
const SEED = 'a picture';

/** Letters as strokes on a grid of 10 by 14. */
const STROKES: Record<string, string> = {
  A: 'M1 14L5 0L9 14M2.600 9H7.400',
  B: 'M1 0V14M1 0H5a3.400 3.300 0 0 1 0 6.600H1M1 6.600H5.500a3.500 3.700 0 0 1 0 7.400H1',
  C: 'M9 3A4.800 7 0 1 0 9 11',
  D: 'M1 0V14H4a5 7 0 0 0 0-14Z',
  E: 'M8.500 0H1V14H8.500M1 7H7',
  F: 'M8.500 0H1V14M1 7H7',
  G: 'M9 3A4.800 7 0 1 0 9 11V8H5.800',
  H: 'M1 0V14M9 0V14M1 7H9',
  I: 'M5 0V14',
  J: 'M7.500 0V10a3.200 3.600 0 0 1-6.400 0',
  K: 'M1 0V14M8.800 0L1 8.400M3.800 5.600L9 14',
  L: 'M1 0V14H8.500',
  M: 'M1 14V0L5 9L9 0V14',
  N: 'M1 14V0L9 14V0',
  O: 'M5 0A4.400 7 0 1 1 5 14A4.400 7 0 1 1 5 0Z',
  P: 'M1 14V0H5.400a3.600 3.800 0 0 1 0 7.600H1',
  Q: 'M5 0A4.400 7 0 1 1 5 14A4.400 7 0 1 1 5 0ZM6 10.500L9.400 14.400',
  R: 'M1 14V0H5.400a3.600 3.800 0 0 1 0 7.600H1M5 7.600L9 14',
  S: 'M8.600 2.400C7.600 .600 6.400 0 5 0C2.800 0 1.300 1.400 1.300 3.500C1.300 8 8.900 5.800 8.900 10.500C8.900 12.600 7.200 14 5 14C3.200 14 1.800 13.200 1 11.500',
  T: 'M.600 0H9.400M5 0V14',
  U: 'M1 0V9.500a4 4.400 0 0 0 8 0V0',
  V: 'M.800 0L5 14L9.200 0',
  W: 'M.400 0L2.800 14L5 4L7.200 14L9.600 0',
  X: 'M1 0L9 14M9 0L1 14',
  Y: 'M.800 0L5 7V14M9.200 0L5 7',
  Z: 'M1 0H9L1 14H9',
  '·': 'M5 8.500v.010',
};

const round = (value: number): number => Math.round(value * 10) / 10;
const letter = (sign: string, x: number, y: number, size: number, colour: string): string => {
  const scale = size / 14;
  return `<path d="${STROKES[sign] ?? ''}" transform="translate(${round(x - 5 * scale)} ${round(y - 7 * scale)}) scale(${scale.toFixed(2)})" fill="none" stroke="${colour}" stroke-width="${sign === '·' ? 3.4 : 2.4}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const gridOf = ({ columns, letters, words }: Level, found: number): string => {
  const middle = (cell: number) => [
    GRID.x + ((cell % columns) + 0.5) * CELL,
    GRID.y + (Math.floor(cell / columns) + 0.5) * CELL,
  ];
  const capsules = words.slice(0, found).map(({ cells }, index) => {
    const [[ax, ay], [bx, by]] = [middle(cells[0]!), middle(cells.at(-1)!)] as [number[], number[]];
    return `<path d="M${ax} ${ay}L${bx} ${by}" stroke="${CAPSULES[index % CAPSULES.length]!}" stroke-width="36" stroke-linecap="round" opacity=".85"/>`;
  });
  const signs = letters.map((sign, cell) => {
    const [x, y] = middle(cell) as [number, number];
    return letter(sign, x, y, 21, INK);
  });
  const side = columns * CELL;
  return `<rect x="${GRID.x - 10}" y="${GRID.y - 2}" width="${side + 20}" height="${side + 20}" rx="22" fill="#050B1E" opacity=".5"/><rect x="${GRID.x - 14}" y="${GRID.y - 14}" width="${side + 28}" height="${side + 28}" rx="22" fill="#F9EFD9"/>${capsules.join('')}${signs.join('')}`;
};

const listOf = (listed: readonly string[]): string => {
  const rows = listed.map((text, index) => {
    const y = LIST.y + 34 + index * LIST.step;
    const size = Math.min(24, (LIST.width - 52) / text.length / 0.86);
    const signs = [...text].map((sign, at) =>
      letter(sign, LIST.x + 52 + (at + 0.3) * size * 0.86, y, size, '#FFF3D6'),
    );
    const arch = `<path d="M${LIST.x + 8} ${y + 15}v-16a10 10 0 0 1 20 0v16Z" fill="none" stroke="${CAPSULES[index % CAPSULES.length]!}" stroke-width="4" stroke-linejoin="round"/>`;
    return arch + signs.join('');
  });
  return `<rect x="${LIST.x - 12}" y="${LIST.y - 18}" width="${LIST.width + 24}" height="${LIST.step * listed.length + 36}" rx="20" fill="#081128" opacity=".62"/>${rows.join('')}`;
};

/** Draws an edition; the same edition is always the same picture. */
export function drawPicture(edition: Edition): string {
  const level = levelFor(edition, { seed: `${SEED} ${edition.slug}`, mode: 'easy' });
  if (!level) throw new Error(`${edition.slug} has no easy level.`);
  const shown = 5;
  // What is marked in the grid is not what stands on the list.
  const listed = listingOf(level, edition.listing).slice(-shown);
  const glow = (id: string, colour: string, opacity: number) =>
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="n" x2="0" y2="1"><stop stop-color="#1A2E63"/><stop offset="1" stop-color="#0C1737"/></linearGradient>${glow('b', '#3F78CC', 0.5)}${glow('l', '#FFC353', 0.55)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#n)"/><circle cx="220" cy="230" r="420" fill="url(#b)"/><circle cx="560" cy="60" r="230" fill="url(#l)"/>${gridOf(level, level.words.length - shown)}${listOf(listed)}</svg>\n`;
}
