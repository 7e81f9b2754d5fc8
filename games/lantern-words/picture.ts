/** Pictures of the word searches for the catalogue: a grid by lamplight, and beside it the list as the edition gives it. */
import { letterMarkup } from '../kit/letter-strokes';
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
    return letterMarkup(sign, x, y, 21, INK);
  });
  const side = columns * CELL;
  return `<rect x="${GRID.x - 10}" y="${GRID.y - 2}" width="${side + 20}" height="${side + 20}" rx="22" fill="#050B1E" opacity=".5"/><rect x="${GRID.x - 14}" y="${GRID.y - 14}" width="${side + 28}" height="${side + 28}" rx="22" fill="#F9EFD9"/>${capsules.join('')}${signs.join('')}`;
};

const listOf = (listed: readonly string[]): string => {
  const rows = listed.map((text, index) => {
    const y = LIST.y + 34 + index * LIST.step;
    const size = Math.min(24, (LIST.width - 52) / text.length / 0.86);
    const signs = [...text].map((sign, at) =>
      letterMarkup(sign, LIST.x + 52 + (at + 0.3) * size * 0.86, y, size, '#FFF3D6'),
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
