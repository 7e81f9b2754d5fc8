/** Draws the images of both worlds for the catalog: the castle above its lane, and the light above the harbor. */
import type { SceneFormat } from '../kit/images/cuts';
import { cropFrame, createImage, roundToTenths } from '../kit/images/markup';
import { createRandom } from '../kit/seeded-random';
import { folkDrawing, towerDrawing } from './art';
import { harbour, houses, keep, plants, rocks } from './art-scenery';
import { type Drawing, svgOfPieces } from './pieces';
import type { WorldKey } from './types';

const drawSky = (world: WorldKey): string => {
  const stops = world === 'town' ? ['#1B1440', '#5A3C86', '#E99A86'] : ['#081231', '#16397A', '#4C86BE'];
  return `<linearGradient id="s" x2="0" y2="1">${stops.map((color, i) => `<stop offset="${[0, 0.5, 0.78][i]}" stop-color="${color}"/>`).join('')}</linearGradient>`;
};
const DEFS =
  '<radialGradient id="g"><stop stop-color="#FFE9B0" stop-opacity=".8"/><stop offset=".35" stop-color="#FFE0A0" stop-opacity=".32"/><stop offset="1" stop-color="#FFE0A0" stop-opacity="0"/></radialGradient><linearGradient id="b"><stop stop-color="#FFE7A8" stop-opacity=".75"/><stop offset="1" stop-color="#FFE7A8" stop-opacity="0"/></linearGradient>';

const drawGlow = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#g)"/>`;

const drawStars = (): string => {
  const random = createRandom('stars over the keep');
  const randomShare = () => random.below(1000) / 1000;
  return Array.from({ length: 90 }, () => {
    const [x, y, r] = [randomShare() * 1700 - 530, randomShare() * 560 - 330, 0.6 + randomShare() * 1.5];
    return `<circle cx="${roundToTenths(x)}" cy="${roundToTenths(y)}" r="${roundToTenths(r)}" fill="#FFF3D6" opacity="${roundToTenths(0.4 + randomShare() * 0.6)}"/>`;
  }).join('');
};

const drawAt = (drawing: Drawing, x: number, y: number, scale: number, isFlipped = false): string =>
  `<g transform="translate(${x} ${y}) scale(${isFlipped ? -scale : scale} ${scale})">${svgOfPieces(drawing)}</g>`;

const drawMoon = (x: number, y: number): string =>
  `${drawGlow(x, y, 150)}<circle cx="${x}" cy="${y}" r="44" fill="#FFEFCB"/>`;

const LANE = 'M318 330C300 372 420 384 408 424C396 462 250 452 214 500C176 552 250 600 236 820';

function drawCobbles(): string {
  const random = createRandom('cobbles of the picture');
  let out = '';
  for (let y = 348; y < 800; y += 13) {
    const [middle, half] = drawLaneAt(y);
    for (let x = -half + 8; x < half - 4; x += 17)
      out += `<ellipse cx="${roundToTenths(middle + x + random.below(6))}" cy="${y + random.below(5)}" rx="${roundToTenths(6 + random.below(3))}" ry="4.6" fill="${['#B8ADC8', '#8F84A8', '#C9BFD8', '#A297B8'][random.below(4)]}"/>`;
  }
  return out;
}
/** Returns the approximate center of the lane at a height, and half its width. */
function drawLaneAt(y: number): [number, number] {
  const knots = [
    [330, 318, 24],
    [366, 344, 34],
    [400, 392, 40],
    [424, 404, 42],
    [452, 352, 46],
    [478, 252, 44],
    [510, 208, 48],
    [580, 222, 54],
    [820, 236, 64],
  ] as const;
  const after = Math.max(
    1,
    knots.findIndex(([at]) => at >= y),
  );
  const [a, b] = [knots[after - 1]!, knots[after]!];
  const share = (y - a[0]) / (b[0] - a[0]);
  return [a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

const drawTown = (): string =>
  [
    drawMoon(176, 96),
    '<path d="M-560 420L-420 262L-300 340L-180 250L-60 330L60 262L150 322L250 244L350 330L470 238L560 316L690 250L820 330L960 240L1200 380V900H-560Z" fill="#4B3475"/>',
    '<path d="M-560 900V372Q-300 330 -80 360T320 340T760 356T1200 340V900Z" fill="#2F2459"/>',
    drawGlow(320, 250, 260),
    '<path d="M-560 900V392Q40 318 330 330T1200 372V900Z" fill="#2C5A4C"/><path d="M-560 900V452Q120 380 420 410T1200 430V900Z" fill="#22483F"/><path d="M-560 900V560Q60 500 420 530T1200 560V900Z" fill="#1A3A38"/>',
    drawAt(houses[1]!, 118, 372, 0.72),
    drawAt(houses[0]!, 530, 378, 0.74, true),
    drawAt(houses[2]!, -60, 396, 0.8),
    drawAt(houses[0]!, 700, 392, 0.8),
    drawAt(plants[0]!, 60, 392, 1),
    drawAt(plants[0]!, 585, 396, 1.1),
    drawAt(plants[0]!, 634, 420, 1.3),
    drawAt(plants[0]!, -150, 430, 1.5),
    drawAt(plants[0]!, 790, 440, 1.5),
    `<path d="${LANE}" fill="none" stroke="#4A4266" stroke-width="100" stroke-linecap="round" opacity=".5"/><path d="${LANE}" fill="none" stroke="#7A6F96" stroke-width="86" stroke-linecap="round"/>`,
    drawCobbles(),
    drawAt(keep, 320, 336, 1.78),
    drawGlow(168, 330, 110),
    drawAt(towerDrawing('town', 0, 0), 168, 434, 1.15),
    drawAt(towerDrawing('town', 2, 0), 500, 470, 1.2, true),
    drawAt(towerDrawing('town', 4, 0), 372, 514, 1.05),
    drawAt(towerDrawing('town', 1, -1), 62, 508, 1.15),
    drawGlow(62, 450, 90),
    drawAt(folkDrawing('town', 1), 392, 440, 0.95, true),
    drawAt(folkDrawing('town', 6), 322, 474, 0.9, true),
    drawAt(folkDrawing('town', 8), 226, 520, 1.15),
    drawAt(folkDrawing('town', 0), 272, 420, 0.8),
    drawAt(folkDrawing('town', 0), 452, 372, 0.7),
    drawAt(folkDrawing('town', 3).slice(1), 500, 250, 0.9),
    drawAt(folkDrawing('town', 3).slice(1), 560, 190, 0.7),
    drawAt(folkDrawing('town', 2), 238, 640, 1.3),
    drawAt(plants[1]!, 476, 590, 1.3),
    drawAt(plants[1]!, 40, 640, 1.6),
    drawAt(towerDrawing('town', 5, -1), 404, 642, 1.15),
    drawAt(towerDrawing('town', 3, 0), 520, 700, 1.05, true),
  ].join('');

const drawCone = (x: number, y: number, turn: number, length: number, half: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -9L${length} ${-half}V${half}L0 9Z" fill="url(#b)"/></g>`;

function drawWaves(): string {
  const random = createRandom('waves of the picture');
  return Array.from({ length: 90 }, () => {
    const y = 352 + random.below(520);
    const [x, long] = [random.below(1700) - 530, 14 + random.below(30) + (y - 340) * 0.08];
    return `<path d="M${x} ${y}q${roundToTenths(long / 2)} -4 ${roundToTenths(long)} 0" fill="none" stroke="#BFE0F4" stroke-width="2.4" stroke-linecap="round" opacity=".${3 + random.below(4)}"/>`;
  }).join('');
}

const drawSea = (): string =>
  [
    '<path d="M152 58a42 42 0 1 0 32 56a34 34 0 1 1-32-56Z" fill="#FFF0C8"/>',
    '<path d="M-560 360Q-300 318 -120 344T200 338T520 346T860 330T1200 350V900H-560Z" fill="#173A70"/>',
    '<rect x="-560" y="346" width="1760" height="560" fill="#1D5288"/><path d="M-560 420Q100 396 500 416T1200 410V900H-560Z" fill="#184678"/><path d="M-560 540Q100 510 500 536T1200 530V900H-560Z" fill="#133963"/>',
    drawWaves(),
    drawAt(harbour, 530, 372, 1.3),
    drawAt(houses[1]!, 640, 366, 0.9),
    drawAt(houses[2]!, 720, 370, 0.9),
    drawCone(318, 142, 163, 620, 92),
    drawCone(318, 142, 14, 560, 80),
    drawGlow(318, 142, 130),
    drawAt(towerDrawing('sea', 1, 1), 318, 396, 2.35),
    drawAt(rocks[0]!, 226, 402, 0.9),
    drawAt(folkDrawing('sea', 7), 74, 408, 1.05),
    drawAt(folkDrawing('sea', 0), 176, 470, 1.1),
    drawAt(folkDrawing('sea', 6), 452, 476, 1.05, true),
    drawAt(towerDrawing('sea', 0, -1), 262, 446, 0.95),
    drawAt(towerDrawing('sea', 0, 0), 356, 466, 1),
    drawAt(towerDrawing('sea', 0, -1), 300, 520, 1.1),
    drawAt(folkDrawing('sea', 3).slice(1), 470, 250, 0.9),
    drawAt(folkDrawing('sea', 3).slice(1), 532, 218, 0.7),
    drawAt(folkDrawing('sea', 1), 226, 612, 1.15),
    drawAt(towerDrawing('sea', 4, -1), 448, 632, 1.05),
    drawAt(rocks[1]!, -60, 520, 1.4),
    drawAt(rocks[0]!, 700, 540, 1.5),
    drawAt(folkDrawing('sea', 9), 330, 652, 1.1),
    drawAt(towerDrawing('sea', 5, 1), 128, 684, 1.1),
  ].join('');

/** Draws an image of a world in a format. */
export function drawPicture(world: WorldKey, frame: SceneFormat): string {
  const scene = world === 'town' ? drawTown() : drawSea();
  return createImage(
    frame,
    `<defs>${drawSky(world)}${DEFS}</defs><rect width="${frame.width}" height="${frame.height}" fill="url(#s)"/><g transform="${cropFrame(frame)}">${drawStars()}${scene}</g>`,
  );
}
