/** Draws the images for the catalog: the owl on her branch at night, and a figure for her questions. */
import { createImage, roundToTenths } from '../kit/images/markup';
import { createRandom } from '../kit/seeded-random';
import type { Edition } from './config';
import { SHAPE_PATHS } from './shape-paths';
import type { TaskKey } from './types';

export interface PictureSpec {
  width: number;
  height: number;
  /** The center of the owl and half her height. */
  owl: { x: number; y: number; size: number };
  /** The center of the figure, and half its width. */
  sign: { x: number; y: number; size: number };
}

const LAMP = '#FFC861';
const CREAM = '#FFF3D6';
/** The colors of the upper sky, the lower sky, the hills and the bark, by the first task of an edition. */
const NIGHTS: Partial<Record<TaskKey, readonly [string, string, string, string]>> = {
  windows: ['#33265E', '#150F30', '#1F1742', '#2B1B33'],
  weights: ['#5A3418', '#21120A', '#341D10', '#1C100A'],
};
const MIXED_COLORS = ['#164A68', '#081A2C', '#0D2A40', '#1F1512'] as const;
const NUMBERED = ['#1F5A48', '#0A2019', '#123A2E', '#1C1510'] as const;

const paletteOf = ({ tasks }: Edition): readonly string[] =>
  tasks.length > 4 ? MIXED_COLORS : (NIGHTS[tasks[0]!] ?? NUMBERED);

function drawSky(
  { width, height, owl }: PictureSpec,
  [top, foot, hill]: readonly string[],
  seed: string,
): string {
  const random = createRandom(seed);
  const stars = Array.from({ length: 46 }, () => {
    const [x, y, r] = [random.below(width), random.below(Math.round(height * 0.8)), 7 + random.below(15)];
    return `<circle cx="${x}" cy="${y}" r="${r / 10}" fill="${CREAM}" opacity="${(5 + random.below(5)) / 10}"/>`;
  });
  const ridge = Array.from({ length: 9 }, (_, at) => {
    const y = height * (0.74 + (random.below(14) - 7) / 100);
    return `${at ? 'L' : 'M'}${roundToTenths((width * at) / 8)} ${roundToTenths(y)}`;
  });
  const glow = owl.size * 2.1;
  return `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient><radialGradient id="g"><stop stop-color="${LAMP}" stop-opacity=".55"/><stop offset=".5" stop-color="${LAMP}" stop-opacity=".16"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/>${stars.join('')}<path d="${ridge.join('')}L${width} ${height}L0 ${height}Z" fill="${hill}"/><circle cx="${roundToTenths(owl.x)}" cy="${roundToTenths(owl.y - owl.size * 0.2)}" r="${roundToTenths(glow)}" fill="url(#g)"/><circle cx="${roundToTenths(owl.x)}" cy="${roundToTenths(owl.y - owl.size * 0.12)}" r="${roundToTenths(owl.size * 1.08)}" fill="#F7DFA6"/><circle cx="${roundToTenths(owl.x - owl.size * 0.5)}" cy="${roundToTenths(owl.y - owl.size * 0.5)}" r="${roundToTenths(owl.size * 0.17)}" fill="#E9C97F"/><circle cx="${roundToTenths(owl.x + owl.size * 0.62)}" cy="${roundToTenths(owl.y + owl.size * 0.2)}" r="${roundToTenths(owl.size * 0.12)}" fill="#E9C97F"/>`;
}

/** The owl on a grid of 100 by 120 around her center. */
const OWL = `<path d="M-34-46Q-40-62-30-66-20-56-12-54 0-58 12-54 20-56 30-66 40-62 34-46 46-20 40 18 34 58 0 58-34 58-40 18-46-20-34-46Z" fill="#7A4B2A"/><path d="M-40 0Q-52 24-34 50-22 40-22 12Z" fill="#5E3820"/><path d="M40 0Q52 24 34 50 22 40 22 12Z" fill="#5E3820"/><path d="M-22 6Q0-10 22 6 26 54 0 55-26 54-22 6Z" fill="#D9A66B"/>${[
  [-9, 18],
  [9, 18],
  [0, 27],
  [-10, 36],
  [10, 36],
  [0, 45],
]
  .map(
    ([x, y]) =>
      `<path d="M${x! - 5} ${y}q5 7 10 0" fill="none" stroke="#9A6A38" stroke-width="2.4" stroke-linecap="round"/>`,
  )
  .join(
    '',
  )}<circle cx="-17" cy="-24" r="18" fill="#F3D9A0"/><circle cx="17" cy="-24" r="18" fill="#F3D9A0"/><circle cx="-16" cy="-24" r="12.5" fill="#FFC233"/><circle cx="16" cy="-24" r="12.5" fill="#FFC233"/><circle cx="-15" cy="-24" r="7" fill="#1A1030"/><circle cx="15" cy="-24" r="7" fill="#1A1030"/><circle cx="-17.4" cy="-27" r="2.3" fill="#fff"/><circle cx="12.6" cy="-27" r="2.3" fill="#fff"/><path d="M0-20 6-11 0-1-6-11Z" fill="#F0912C"/>`;

function drawBranch({ width, owl }: PictureSpec, bark: string): string {
  const y = owl.y + owl.size * 0.94;
  const thickness = owl.size * 0.16;
  return `<path d="M0 ${roundToTenths(y + thickness)}Q${roundToTenths(width * 0.3)} ${roundToTenths(y - thickness)} ${roundToTenths(width * 0.55)} ${roundToTenths(y + thickness * 0.4)}T${width} ${roundToTenths(y - thickness)}V${roundToTenths(y + thickness * 0.8)}Q${roundToTenths(width * 0.7)} ${roundToTenths(y + thickness * 2.6)} ${roundToTenths(width * 0.5)} ${roundToTenths(y + thickness * 2)}T0 ${roundToTenths(y + thickness * 2.8)}Z" fill="${bark}"/>${[
    -0.2, 0.2,
  ]
    .map(
      (side) =>
        `<path d="M${roundToTenths(owl.x + side * owl.size - owl.size * 0.09)} ${roundToTenths(y - thickness * 0.4)}q${roundToTenths(owl.size * 0.09)} ${roundToTenths(thickness * 1.7)} ${roundToTenths(owl.size * 0.18)} 0" fill="none" stroke="#F0912C" stroke-width="${roundToTenths(owl.size * 0.07)}" stroke-linecap="round"/>`,
    )
    .join('')}`;
}

/** The digits as strokes on a grid of 10 by 16. An image cannot use fonts. */
const STROKES: Record<string, string> = {
  '7': 'M1 2H9L4 14',
  '5': 'M8.4 2H2.4L2 7.4Q8.6 5.8 8.6 10.2T2 13.4',
  '9': 'M8.4 6.4A3.5 3.7 0 1 1 8.3 5.2Q9 12 3.4 14.4',
  '×': 'M2 5 8 11M8 5 2 11',
  '?': 'M2 5Q2 2 5 2T8.2 5Q8 7.6 5 8.6V10.4M5 13.6V14',
};

const drawText = (text: string, x: number, y: number, height: number): string => {
  const scale = height / 16;
  const left = x - (text.length * 12 * scale) / 2;
  return [...text]
    .map(
      (sign, at) =>
        `<path transform="translate(${roundToTenths(left + at * 12 * scale)} ${roundToTenths(y - height / 2)}) scale(${roundToTenths(scale * 100) / 100})" d="${STROKES[sign] ?? ''}" fill="none" stroke="${CREAM}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
};

const drawBoard = (x: number, y: number, size: number): string =>
  `<rect x="${roundToTenths(x - size)}" y="${roundToTenths(y - size * 0.72)}" width="${roundToTenths(size * 2)}" height="${roundToTenths(size * 1.44)}" rx="${roundToTenths(size * 0.12)}" fill="#2A1A10"/><rect x="${roundToTenths(x - size * 0.92)}" y="${roundToTenths(y - size * 0.64)}" width="${roundToTenths(size * 1.84)}" height="${roundToTenths(size * 1.28)}" rx="${roundToTenths(size * 0.08)}" fill="#1D3B34"/>`;

function drawWindows(x: number, y: number, size: number): string {
  const pane = size * 0.5;
  return Array.from({ length: 9 }, (_, cell) => {
    const [left, top] = [
      x + ((cell % 3) - 1.45) * pane * 1.18,
      y + (Math.floor(cell / 3) - 1.45) * pane * 1.18,
    ];
    const isLit = [0, 4, 5, 6].includes(cell);
    return `<path d="M${roundToTenths(left)} ${roundToTenths(top + pane)}V${roundToTenths(top + pane * 0.4)}Q${roundToTenths(left + pane / 2)} ${roundToTenths(top - pane * 0.25)} ${roundToTenths(left + pane)} ${roundToTenths(top + pane * 0.4)}V${roundToTenths(top + pane)}Z" fill="${isLit ? LAMP : '#141032'}" stroke="${CREAM}" stroke-opacity=".4" stroke-width="${roundToTenths(pane * 0.06)}"/>`;
  }).join('');
}

function drawScales(x: number, y: number, size: number): string {
  const pan = (side: number, height: number, fill: string) => {
    const [px, py] = [x + side * size * 0.8, y + height];
    return `<path d="M${roundToTenths(px)} ${roundToTenths(py - size * 0.5)}L${roundToTenths(px - size * 0.36)} ${roundToTenths(py)}H${roundToTenths(px + size * 0.36)}Z" fill="none" stroke="${CREAM}" stroke-width="${roundToTenths(size * 0.035)}"/><path d="M${roundToTenths(px - size * 0.44)} ${roundToTenths(py)}H${roundToTenths(px + size * 0.44)}Q${roundToTenths(px)} ${roundToTenths(py + size * 0.42)} ${roundToTenths(px - size * 0.44)} ${roundToTenths(py)}Z" fill="#B87333"/><g transform="translate(${roundToTenths(px - size * 0.24)} ${roundToTenths(py - size * 0.46)}) scale(${roundToTenths(size * 2) / 100})">${fill}</g>`;
  };
  const drawShape = (path: string) => `<path d="${path}" fill="${LAMP}" fill-rule="evenodd"/>`;
  return `<path d="M${x} ${roundToTenths(y - size * 0.6)}V${roundToTenths(y + size * 0.8)}M${roundToTenths(x - size * 0.4)} ${roundToTenths(y + size * 0.8)}H${roundToTenths(x + size * 0.4)}M${roundToTenths(x - size * 0.82)} ${roundToTenths(y - size * 0.42)}L${roundToTenths(x + size * 0.82)} ${roundToTenths(y - size * 0.72)}" fill="none" stroke="#B87333" stroke-width="${roundToTenths(size * 0.09)}" stroke-linecap="round"/>${pan(-1, size * 0.2, drawShape(SHAPE_PATHS.fish))}${pan(1, -size * 0.12, drawShape(SHAPE_PATHS.star))}`;
}

function drawSign({ tasks }: Edition, { sign: { x, y, size } }: PictureSpec): string {
  if (tasks[0] === 'windows') return drawWindows(x, y, size);
  if (tasks[0] === 'weights') return drawScales(x, y, size);
  const text = tasks.length > 4 ? '?' : '7×9';
  return `${drawBoard(x, y, size)}${drawText(text, x, y, size * (tasks.length > 4 ? 0.96 : 0.74))}`;
}

/** Draws an edition. The same format always gives the same image. */
export function drawPicture(edition: Edition, spec: PictureSpec): string {
  const { width, height, owl } = spec;
  const colors = paletteOf(edition);
  const scale = roundToTenths((owl.size / 62) * 100) / 100;
  return createImage(
    { width, height },
    `${drawSky(spec, colors, edition.slug)}${drawSign(edition, spec)}<g transform="translate(${owl.x} ${owl.y}) scale(${scale})">${OWL}</g>${drawBranch(spec, colors[3]!)}`,
  );
}
