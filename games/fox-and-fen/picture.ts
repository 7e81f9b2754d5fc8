/** Draws the images for the catalog: the fox on its path between the old trees, and a moth in front of its candles. */
import type { SceneFormat } from '../kit/images/cuts';
import { cropFrame, createImage, roundToTenths } from '../kit/images/markup';
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
import { renderSprite, type Sprite } from './shapes';
import type { WorldKey } from './types';
import { DEN, FOX, FRIENDS, LAMP_LIT, TREES, WALKER, WISP } from './wood/sprites';

const randomShare = (random: Random): number => random.below(1000) / 1000;

/** Draws a sprite with its feet at a point. */
const drawStand = (sprite: Sprite, x: number, y: number, size: number): string =>
  renderSprite(sprite, x - size / 2, y - size * 0.92, size);

const drawGlow = (id: string, x: number, y: number, r: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})" opacity="${opacity}"/>`;

const drawRadial = (id: string, color: string, middle: number): string =>
  `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity=".9"/><stop offset=".35" stop-color="${color}" stop-opacity="${middle}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

const drawLinear = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`;

const DEFS = [
  drawLinear('wood', [
    [0, '#0E2438'],
    [0.55, '#1F5658'],
    [1, '#123430'],
  ]),
  drawLinear('room', [
    [0, '#2B0F38'],
    [0.6, '#5A2560'],
    [1, '#33123C'],
  ]),
  drawRadial('warm', '#FFC861', 0.36),
  drawRadial('pale', '#9FF2DE', 0.3),
  drawRadial('moon', '#BFD8FF', 0.3),
].join('');

const drawStars = (random: Random, color: string): string =>
  Array.from({ length: 70 }, () => {
    const [x, y] = [randomShare(random) * 1900 - 640, randomShare(random) ** 1.4 * 460 - 320];
    return `<circle cx="${roundToTenths(x)}" cy="${roundToTenths(y)}" r="${roundToTenths(0.6 + randomShare(random) * 1.3)}" fill="${color}" opacity="${roundToTenths(0.35 + randomShare(random) * 0.6)}"/>`;
  }).join('');

const drawTrunk = (x: number, width: number, color: string): string =>
  `<path d="M${roundToTenths(x - width * 0.6)} 900Q${roundToTenths(x - width * 0.36)} 420 ${roundToTenths(x - width * 0.3)} -340H${roundToTenths(x + width * 0.3)}Q${roundToTenths(x + width * 0.36)} 420 ${roundToTenths(x + width * 0.62)} 900Z" fill="${color}"/><path d="M${roundToTenths(x)} 150Q${roundToTenths(x + width)} 110 ${roundToTenths(x + width * 1.6)} 50" fill="none" stroke="${color}" stroke-width="${roundToTenths(width * 0.18)}" stroke-linecap="round"/>`;

const drawTrunks = (random: Random, count: number, width: number, color: string): string =>
  Array.from({ length: count }, (_, i) =>
    drawTrunk(
      ((i + randomShare(random)) / count) * 1900 - 640,
      width * (0.6 + randomShare(random) * 0.7),
      color,
    ),
  ).join('');

const drawLeaves = (random: Random): string =>
  Array.from(
    { length: 22 },
    (_, i) =>
      `<circle cx="${i * 90 - 640}" cy="${roundToTenths(-70 + randomShare(random) * 50)}" r="${roundToTenths(80 + randomShare(random) * 40)}" fill="#081824"/>`,
  ).join('') + '<rect x="-700" y="-400" width="2000" height="330" fill="#081824"/>';

const drawFern = (x: number, y: number, size: number): string =>
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${x} ${y}Q${roundToTenths(x + (i - 2) * size * 0.14)} ${roundToTenths(y - size * 0.7)} ${roundToTenths(x + (i - 2) * size * 0.42)} ${roundToTenths(y - size * (1 - Math.abs(i - 2) * 0.16))}" fill="none" stroke="${i % 2 ? '#2F7A52' : '#1F5A42'}" stroke-width="${roundToTenths(size * 0.1)}" stroke-linecap="round"/>`,
    )
    .join('');

const drawEyes = (x: number, y: number, size: number): string =>
  [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${roundToTenths(x + side * size)}" cy="${y}" rx="${roundToTenths(size * 0.72)}" ry="${roundToTenths(size * 0.92)}" fill="#F4F7C8"/><circle cx="${roundToTenths(x + side * size - size * 0.26)}" cy="${roundToTenths(y + size * 0.12)}" r="${roundToTenths(size * 0.42)}" fill="#12160A"/>`,
    )
    .join('');

const drawWalker = (x: number, y: number, size: number, opacity: number): string =>
  `<g opacity="${opacity}">${drawStand(WALKER, x, y, size)}</g>${drawEyes(x, roundToTenths(y - size * 0.35), size * 0.085)}`;

const drawFireflies = (random: Random): string =>
  Array.from({ length: 34 }, () => {
    const [x, y] = [
      roundToTenths(randomShare(random) * 1500 - 420),
      roundToTenths(randomShare(random) * 420 + 20),
    ];
    return `${drawGlow('warm', x, y, 13, 0.7)}<circle cx="${x}" cy="${y}" r="2.5" fill="#FFF0A8"/>`;
  }).join('');

const drawStone = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y + r * 0.22}" rx="${r}" ry="${r * 0.4}" fill="#0A343B"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.4}" fill="#7E92A2"/><path d="M${x} ${y - r * 0.4}a${r} ${r * 0.4} 0 0 1 0 ${r * 0.8}Z" fill="#5A6F80"/><ellipse cx="${roundToTenths(x - r * 0.2)}" cy="${roundToTenths(y - r * 0.1)}" rx="${r * 0.5}" ry="${roundToTenths(r * 0.14)}" fill="#9FB1BE"/>`;

function drawWood(): string {
  const random = createRandom('picture of the wood');
  return [
    drawStars(random, '#FFF3D6'),
    drawGlow('warm', 320, 300, 360, 0.62),
    drawTrunks(random, 22, 34, '#1B4E56'),
    drawTrunks(random, 13, 60, '#123B48'),
    drawTrunks(random, 7, 96, '#0B2331'),
    drawLeaves(random),
    '<path d="M-700 900V392Q-360 350 -60 386T330 376T720 366T1300 392V900Z" fill="#123C30"/>',
    '<path d="M-700 900V452Q-300 410 60 440T520 436T1300 430V900Z" fill="#0E2F2A"/>',
    drawStand(DEN, 532, 398, 112),
    drawGlow('warm', 532, 366, 92, 0.75),
    '<path d="M180 900Q240 520 330 446Q430 396 536 352L562 352Q500 420 440 466Q420 560 520 900Z" fill="#E9A94A" opacity=".24"/>',
    drawWalker(110, 404, 178, 0.96),
    drawWalker(646, 424, 150, 0.9),
    drawWalker(-190, 420, 150, 0.5),
    drawWalker(880, 430, 190, 0.8),
    drawStand(TREES[0]!, 10, 420, 150),
    drawStand(TREES[2]!, -300, 430, 190),
    drawStand(TREES[1]!, 740, 430, 160),
    drawStand(TREES[0]!, 1010, 440, 210),
    '<path d="M-700 900V560Q-400 500 -120 520T120 520Q200 540 250 600L290 900Z" fill="#17616B"/><path d="M-180 560h120M20 548h70M60 590h90M-380 570h90" stroke="#8FD0CE" stroke-width="4" stroke-linecap="round" opacity=".5"/>',
    drawStone(120, 540, 44),
    drawStone(-20, 560, 40),
    drawStone(-170, 548, 46),
    drawGlow('pale', 30, 470, 90, 0.8),
    drawStand(WISP, 30, 520, 92),
    drawStand(LAMP_LIT, 700, 512, 150),
    drawGlow('warm', 700, 424, 120, 0.8),
    drawGlow('warm', 248, 428, 190, 1),
    drawStand(FOX, 318, 512, 268),
    drawStand(FRIENDS[0]!, 470, 508, 92),
    drawStand(FRIENDS[2]!, 540, 500, 80),
    drawFern(70, 640, 130),
    drawFern(560, 650, 120),
    drawFern(-260, 640, 140),
    drawFern(900, 640, 150),
    drawFireflies(random),
  ].join('');
}

const drawCandle = (
  x: number,
  y: number,
  size: number,
  sprite: Sprite = CANDLE,
  wick: number = WICKS.candle,
): string => {
  const flame = roundToTenths(y - size * 0.92 + (size * wick) / 100);
  return `${drawGlow('warm', x, flame, size * 1.15, 0.85)}${drawStand(sprite, x, y, size)}${renderSprite(FLAME_SHAPE, x - size * 0.36, flame - size * 0.5, size * 0.72)}`;
};

const drawMoth = (x: number, y: number, size: number, turn: number): string => {
  const scale = size / 100;
  const wing = renderSprite(MOTH_WING, -50, -50, 100);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${wing}<g transform="scale(-1 1)">${wing}</g>${renderSprite(MOTH_BODY, -50, -50, 100)}</g>`;
};

const drawStripes = (): string =>
  Array.from(
    { length: 34 },
    (_, i) => `<rect x="${i * 58 - 700}" y="-400" width="29" height="1300" fill="#FFD6F0" opacity=".05"/>`,
  ).join('');

function drawRoom(): string {
  const random = createRandom('picture of the room');
  const motes = Array.from({ length: 46 }, () => {
    const [x, y] = [
      roundToTenths(randomShare(random) * 1500 - 420),
      roundToTenths(randomShare(random) * 460),
    ];
    return `<circle cx="${x}" cy="${y}" r="${roundToTenths(1 + randomShare(random) * 2)}" fill="#FFE3A0" opacity="${roundToTenths(0.3 + randomShare(random) * 0.5)}"/>`;
  }).join('');
  return [
    drawStripes(),
    drawGlow('moon', 92, 130, 240, 0.8),
    `<g transform="translate(-8 -10)">${renderSprite(WINDOW, 0, 44, 200)}</g>`,
    '<path d="M20 236L330 640H620L196 236Z" fill="#BFD8FF" opacity=".09"/>',
    drawGlow('warm', 350, 280, 380, 0.72),
    '<rect x="-700" y="430" width="2000" height="500" fill="#5B2F2E"/><rect x="-700" y="430" width="2000" height="14" fill="#C98F4A"/><path d="M-700 500H1300M-700 580H1300" stroke="#3A1820" stroke-width="4" opacity=".6"/>',
    drawStand(RED, 520, 112, 150),
    drawGlow('warm', 520, 22, 120, 0.8),
    renderSprite(FLAME_SHAPE, 466, -38, 108),
    drawStand(BLUE, -180, 120, 150),
    `<g opacity=".85">${renderSprite(WEB, 556, 96, 150)}</g>`,
    drawCandle(110, 512, 170),
    drawCandle(590, 508, 150),
    drawCandle(-130, 520, 190),
    drawCandle(840, 522, 190),
    drawStand(CAT, 486, 536, 158),
    drawCandle(214, 556, 220),
    drawMoth(352, 268, 300, -10),
    drawMoth(150, 330, 74, 24),
    drawMoth(566, 300, 66, -26),
    drawMoth(-60, 250, 90, 16),
    drawMoth(790, 240, 96, -18),
    motes,
  ].join('');
}

/** Draws an image of a world in a format. */
export function drawPicture(world: WorldKey, frame: SceneFormat): string {
  const scene = world === 'wood' ? drawWood() : drawRoom();
  return createImage(
    frame,
    `<defs>${DEFS}</defs><rect width="${frame.width}" height="${frame.height}" fill="url(#${world})"/><g transform="${cropFrame(frame)}">${scene}</g>`,
  );
}
