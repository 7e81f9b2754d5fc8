/** Draws the images for the catalog: the fox on its path between the old trees, and a moth in front of its candles. */
import type { SceneFormat } from '../kit/images/cuts';
import { frameOf, imageOf, tenths } from '../kit/images/markup';
import { createRandom, type Random } from '../kit/seeded-random';
import {
  BLUE,
  CANDLE,
  CAT,
  FLAME_SHAPE,
  MOTH_BODY,
  MOTH_WING,
  RED,
  WEB,
  WICKS,
  WINDOW,
} from './room/sprites';
import { markupOf, type Sprite } from './shapes';
import type { WorldKey } from './types';
import { DEN, FOX, FRIENDS, LAMP_LIT, TREES, WALKER, WISP } from './wood/sprites';

const share = (random: Random): number => random.below(1000) / 1000;

/** Draws a sprite with its feet at a point. */
const stand = (sprite: Sprite, x: number, y: number, size: number): string =>
  markupOf(sprite, x - size / 2, y - size * 0.92, size);

const glow = (id: string, x: number, y: number, r: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})" opacity="${opacity}"/>`;

const radial = (id: string, color: string, middle: number): string =>
  `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity=".9"/><stop offset=".35" stop-color="${color}" stop-opacity="${middle}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

const linear = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`;

const DEFS = [
  linear('wood', [
    [0, '#0E2438'],
    [0.55, '#1F5658'],
    [1, '#123430'],
  ]),
  linear('room', [
    [0, '#2B0F38'],
    [0.6, '#5A2560'],
    [1, '#33123C'],
  ]),
  radial('warm', '#FFC861', 0.36),
  radial('pale', '#9FF2DE', 0.3),
  radial('moon', '#BFD8FF', 0.3),
].join('');

const stars = (random: Random, color: string): string =>
  Array.from({ length: 70 }, () => {
    const [x, y] = [share(random) * 1900 - 640, share(random) ** 1.4 * 460 - 320];
    return `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(0.6 + share(random) * 1.3)}" fill="${color}" opacity="${tenths(0.35 + share(random) * 0.6)}"/>`;
  }).join('');

const trunk = (x: number, width: number, color: string): string =>
  `<path d="M${tenths(x - width * 0.6)} 900Q${tenths(x - width * 0.36)} 420 ${tenths(x - width * 0.3)} -340H${tenths(x + width * 0.3)}Q${tenths(x + width * 0.36)} 420 ${tenths(x + width * 0.62)} 900Z" fill="${color}"/><path d="M${tenths(x)} 150Q${tenths(x + width)} 110 ${tenths(x + width * 1.6)} 50" fill="none" stroke="${color}" stroke-width="${tenths(width * 0.18)}" stroke-linecap="round"/>`;

const trunks = (random: Random, count: number, width: number, color: string): string =>
  Array.from({ length: count }, (_, i) =>
    trunk(((i + share(random)) / count) * 1900 - 640, width * (0.6 + share(random) * 0.7), color),
  ).join('');

const leaves = (random: Random): string =>
  Array.from(
    { length: 22 },
    (_, i) =>
      `<circle cx="${i * 90 - 640}" cy="${tenths(-70 + share(random) * 50)}" r="${tenths(80 + share(random) * 40)}" fill="#081824"/>`,
  ).join('') + '<rect x="-700" y="-400" width="2000" height="330" fill="#081824"/>';

const fern = (x: number, y: number, size: number): string =>
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${x} ${y}Q${tenths(x + (i - 2) * size * 0.14)} ${tenths(y - size * 0.7)} ${tenths(x + (i - 2) * size * 0.42)} ${tenths(y - size * (1 - Math.abs(i - 2) * 0.16))}" fill="none" stroke="${i % 2 ? '#2F7A52' : '#1F5A42'}" stroke-width="${tenths(size * 0.1)}" stroke-linecap="round"/>`,
    )
    .join('');

const eyes = (x: number, y: number, size: number): string =>
  [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${tenths(x + side * size)}" cy="${y}" rx="${tenths(size * 0.72)}" ry="${tenths(size * 0.92)}" fill="#F4F7C8"/><circle cx="${tenths(x + side * size - size * 0.26)}" cy="${tenths(y + size * 0.12)}" r="${tenths(size * 0.42)}" fill="#12160A"/>`,
    )
    .join('');

const walker = (x: number, y: number, size: number, opacity: number): string =>
  `<g opacity="${opacity}">${stand(WALKER, x, y, size)}</g>${eyes(x, tenths(y - size * 0.35), size * 0.085)}`;

const fireflies = (random: Random): string =>
  Array.from({ length: 34 }, () => {
    const [x, y] = [tenths(share(random) * 1500 - 420), tenths(share(random) * 420 + 20)];
    return `${glow('warm', x, y, 13, 0.7)}<circle cx="${x}" cy="${y}" r="2.5" fill="#FFF0A8"/>`;
  }).join('');

const stone = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y + r * 0.22}" rx="${r}" ry="${r * 0.4}" fill="#0A343B"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.4}" fill="#7E92A2"/><path d="M${x} ${y - r * 0.4}a${r} ${r * 0.4} 0 0 1 0 ${r * 0.8}Z" fill="#5A6F80"/><ellipse cx="${tenths(x - r * 0.2)}" cy="${tenths(y - r * 0.1)}" rx="${r * 0.5}" ry="${tenths(r * 0.14)}" fill="#9FB1BE"/>`;

function wood(): string {
  const random = createRandom('picture of the wood');
  return [
    stars(random, '#FFF3D6'),
    glow('warm', 320, 300, 360, 0.62),
    trunks(random, 22, 34, '#1B4E56'),
    trunks(random, 13, 60, '#123B48'),
    trunks(random, 7, 96, '#0B2331'),
    leaves(random),
    '<path d="M-700 900V392Q-360 350 -60 386T330 376T720 366T1300 392V900Z" fill="#123C30"/>',
    '<path d="M-700 900V452Q-300 410 60 440T520 436T1300 430V900Z" fill="#0E2F2A"/>',
    stand(DEN, 532, 398, 112),
    glow('warm', 532, 366, 92, 0.75),
    '<path d="M180 900Q240 520 330 446Q430 396 536 352L562 352Q500 420 440 466Q420 560 520 900Z" fill="#E9A94A" opacity=".24"/>',
    walker(110, 404, 178, 0.96),
    walker(646, 424, 150, 0.9),
    walker(-190, 420, 150, 0.5),
    walker(880, 430, 190, 0.8),
    stand(TREES[0]!, 10, 420, 150),
    stand(TREES[2]!, -300, 430, 190),
    stand(TREES[1]!, 740, 430, 160),
    stand(TREES[0]!, 1010, 440, 210),
    '<path d="M-700 900V560Q-400 500 -120 520T120 520Q200 540 250 600L290 900Z" fill="#17616B"/><path d="M-180 560h120M20 548h70M60 590h90M-380 570h90" stroke="#8FD0CE" stroke-width="4" stroke-linecap="round" opacity=".5"/>',
    stone(120, 540, 44),
    stone(-20, 560, 40),
    stone(-170, 548, 46),
    glow('pale', 30, 470, 90, 0.8),
    stand(WISP, 30, 520, 92),
    stand(LAMP_LIT, 700, 512, 150),
    glow('warm', 700, 424, 120, 0.8),
    glow('warm', 248, 428, 190, 1),
    stand(FOX, 318, 512, 268),
    stand(FRIENDS[0]!, 470, 508, 92),
    stand(FRIENDS[2]!, 540, 500, 80),
    fern(70, 640, 130),
    fern(560, 650, 120),
    fern(-260, 640, 140),
    fern(900, 640, 150),
    fireflies(random),
  ].join('');
}

const candle = (
  x: number,
  y: number,
  size: number,
  sprite: Sprite = CANDLE,
  wick: number = WICKS.candle,
): string => {
  const flame = tenths(y - size * 0.92 + (size * wick) / 100);
  return `${glow('warm', x, flame, size * 1.15, 0.85)}${stand(sprite, x, y, size)}${markupOf(FLAME_SHAPE, x - size * 0.36, flame - size * 0.5, size * 0.72)}`;
};

const moth = (x: number, y: number, size: number, turn: number): string => {
  const scale = size / 100;
  const wing = markupOf(MOTH_WING, -50, -50, 100);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${wing}<g transform="scale(-1 1)">${wing}</g>${markupOf(MOTH_BODY, -50, -50, 100)}</g>`;
};

const stripes = (): string =>
  Array.from(
    { length: 34 },
    (_, i) => `<rect x="${i * 58 - 700}" y="-400" width="29" height="1300" fill="#FFD6F0" opacity=".05"/>`,
  ).join('');

function room(): string {
  const random = createRandom('picture of the room');
  const motes = Array.from({ length: 46 }, () => {
    const [x, y] = [tenths(share(random) * 1500 - 420), tenths(share(random) * 460)];
    return `<circle cx="${x}" cy="${y}" r="${tenths(1 + share(random) * 2)}" fill="#FFE3A0" opacity="${tenths(0.3 + share(random) * 0.5)}"/>`;
  }).join('');
  return [
    stripes(),
    glow('moon', 92, 130, 240, 0.8),
    `<g transform="translate(-8 -10)">${markupOf(WINDOW, 0, 44, 200)}</g>`,
    '<path d="M20 236L330 640H620L196 236Z" fill="#BFD8FF" opacity=".09"/>',
    glow('warm', 350, 280, 380, 0.72),
    '<rect x="-700" y="430" width="2000" height="500" fill="#5B2F2E"/><rect x="-700" y="430" width="2000" height="14" fill="#C98F4A"/><path d="M-700 500H1300M-700 580H1300" stroke="#3A1820" stroke-width="4" opacity=".6"/>',
    stand(RED, 520, 112, 150),
    glow('warm', 520, 22, 120, 0.8),
    markupOf(FLAME_SHAPE, 466, -38, 108),
    stand(BLUE, -180, 120, 150),
    `<g opacity=".85">${markupOf(WEB, 556, 96, 150)}</g>`,
    candle(110, 512, 170),
    candle(590, 508, 150),
    candle(-130, 520, 190),
    candle(840, 522, 190),
    stand(CAT, 486, 536, 158),
    candle(214, 556, 220),
    moth(352, 268, 300, -10),
    moth(150, 330, 74, 24),
    moth(566, 300, 66, -26),
    moth(-60, 250, 90, 16),
    moth(790, 240, 96, -18),
    motes,
  ].join('');
}

/** Draws an image of a world in a format. */
export function drawPicture(world: WorldKey, frame: SceneFormat): string {
  const scene = world === 'wood' ? wood() : room();
  return imageOf(
    frame,
    `<defs>${DEFS}</defs><rect width="${frame.width}" height="${frame.height}" fill="url(#${world})"/><g transform="${frameOf(frame)}">${scene}</g>`,
  );
}
