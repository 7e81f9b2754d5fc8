/** The image of New Game for the catalog: a house at night with one lit window. */
import { createRandom, type Random } from '@/games/kit/seeded-random';
import type { Size } from '@/games/kit/images/cuts';
import { createImage, roundToTenths } from '@/games/kit/images/markup';

export interface ImageFrame extends Size {
  /** The center of the house, the height of its ground, and its scale. */
  x: number;
  ground: number;
  scale: number;
}

type Point = readonly [x: number, y: number];

/** The colors from the darkest part of the house to the lightest part of the sky. */
const [DARK, DEEP, MIDDLE, SOFT, LIGHT] = ['#123451', '#123452', '#123456', '#123454', '#123455'];
const LAMP = '#FFC861';
const CREAM = '#FFF3D6';

const share = (random: Random): number => random.below(1000) / 1000;

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${roundToTenths(x)}" y="${roundToTenths(y)}" width="${roundToTenths(width)}" height="${roundToTenths(height)}" fill="${fill}"/>`;
const shape = (points: readonly Point[], fill: string): string =>
  `<path d="M${points.map((point) => point.map(roundToTenths).join(' ')).join('L')}Z" fill="${fill}"/>`;
const arch = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path d="M${roundToTenths(x)} ${roundToTenths(y + height)}v${roundToTenths(width / 2 - height)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${roundToTenths(height - width / 2)}Z" fill="${fill}"/>`;

function sky({ width, height, ground }: ImageFrame, random: Random): string {
  const stars = Array.from({ length: 46 }, () => {
    const [x, y] = [share(random) * width, share(random) * ground * 0.7];
    return `<circle cx="${roundToTenths(x)}" cy="${roundToTenths(y)}" r="${roundToTenths(0.8 + share(random) * 1.3)}" fill="${CREAM}" opacity="${roundToTenths(0.4 + share(random) * 0.6)}"/>`;
  });
  const blend = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${DEEP}"/><stop offset=".62" stop-color="${MIDDLE}"/><stop offset="1" stop-color="${SOFT}"/></linearGradient>`;
  return `<defs>${blend}<radialGradient id="glow"><stop stop-color="${LAMP}" stop-opacity=".75"/><stop offset=".4" stop-color="${LAMP}" stop-opacity=".28"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient></defs>${rect(0, 0, width, height, 'url(#sky)')}${stars.join('')}`;
}

/** Draws roofs along the entire width. */
function street({ width, height, ground }: ImageFrame, rise: number, fill: string, random: Random): string {
  const points: Point[] = [[0, height]];
  for (let x = -20; x < width + 20;) {
    const [wide, up] = [60 + share(random) * 70, rise * (0.6 + share(random) * 0.6)];
    points.push([x, ground - up], [x + wide / 2, ground - up - 26], [x + wide, ground - up]);
    x += wide;
  }
  return shape([...points, [width, height]], fill);
}

function building({ x, ground, scale }: ImageFrame, random: Random): string {
  const [wide, high] = [220 * scale, 250 * scale];
  const [left, top] = [x - wide / 2, ground - high];
  const pane = { width: 38 * scale, height: 52 * scale };
  const lit = random.below(9);
  const panes = Array.from({ length: 9 }, (_, i) => {
    const px = left + wide * (0.11 + (i % 3) * 0.29);
    const py = top + high * (0.09 + Math.floor(i / 3) * 0.3);
    if (i !== lit) return arch(px, py, pane.width, pane.height, DARK);
    const [cx, cy] = [px + pane.width / 2, py + pane.height / 2];
    const cross = rect(cx - 1.5, py, 3, pane.height, MIDDLE) + rect(px, cy, pane.width, 3, MIDDLE);
    return `<circle cx="${roundToTenths(cx)}" cy="${roundToTenths(cy)}" r="${roundToTenths(150 * scale)}" fill="url(#glow)"/>${arch(px, py, pane.width, pane.height, LAMP)}${cross}`;
  });
  const peak: Point = [x, top - 96 * scale];
  const eave: Point = [left + wide + 18 * scale, top];
  return [
    rect(left + wide * 0.7, top - 84 * scale, 26 * scale, 70 * scale, DEEP),
    shape([[left - 18 * scale, top], peak, eave], LIGHT),
    shape([peak, eave, [left + wide * 0.72, top]], DARK),
    rect(left, top, wide, high, MIDDLE),
    rect(left + wide * 0.72, top, wide * 0.28, high, DEEP),
    ...panes,
  ].join('');
}

/** Draws the image in a format. */
export function drawHouse(frame: ImageFrame): string {
  const random = createRandom('house');
  const { width, height, ground } = frame;
  const parts = [
    sky(frame, random),
    street({ ...frame, ground: ground - 40 }, 70, MIDDLE, random),
    street(frame, 60, DEEP, random),
    building(frame, random),
    rect(0, ground, width, height - ground, DARK),
  ];
  return createImage(frame, parts.join(''));
}
