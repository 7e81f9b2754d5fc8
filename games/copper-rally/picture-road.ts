/** Draws the road's image for the catalog: a street with lamps at dusk, and the copper car in the center. */
import { roundToTenths } from '../kit/images/markup';
import { CAR_BEHIND } from './sprites/car';
import { TOWN_HOUSES } from './sprites/houses';
import { PLANE } from './sprites/nature';
import { drawDisc, svgOf, type Drawing } from './sprites/pen';
import { LAMP_POST, LANTERN } from './sprites/street';
import { TRAVELLERS } from './sprites/travellers';

const VANISH = { x: 330, y: 250 };
/** The number of pixels per meter at a depth of 1. */
const PIXELS_PER_METER = 470;
const EYE = 5.2;
const HALF = 7;

/** Returns the image position of a point on the road, given its meters across and away. The street bends to the right. */
const toImagePoint = (across: number, away: number): { x: number; y: number; scale: number } => {
  const scale = PIXELS_PER_METER / away;
  const bend = (away / 30) ** 2 * 2.2;
  return { x: VANISH.x + (across + bend) * scale, y: VANISH.y + EYE * scale, scale };
};

/** The objects along the street, drawn once and reused. */
const STOCK: readonly Drawing[] = [...TOWN_HOUSES, PLANE, LAMP_POST, LANTERN];
const drawStock = (): string => STOCK.map(({ shapes }, i) => `<g id="d${i}">${svgOf(shapes)}</g>`).join('');

const drawStand = (drawing: Drawing, across: number, away: number, size = 1): string => {
  const { x, y, scale } = toImagePoint(across, away);
  const transform = `transform="translate(${roundToTenths(x)} ${roundToTenths(y)}) scale(${roundToTenths(scale * size * 100) / 100})"`;
  const i = STOCK.indexOf(drawing);
  return i < 0 ? `<g ${transform}>${svgOf(drawing.shapes)}</g>` : `<use href="#d${i}" ${transform}/>`;
};

const drawBand = (from: number, to: number, near: number, far: number, steps = 14): string => {
  const points: string[] = [];
  const depth = (i: number) => near * (far / near) ** (i / steps);
  for (let i = 0; i <= steps; i++) {
    const { x, y } = toImagePoint(from, depth(i));
    points.push(`${roundToTenths(x)} ${roundToTenths(y)}`);
  }
  for (let i = steps; i >= 0; i--) {
    const { x, y } = toImagePoint(to, depth(i));
    points.push(`${roundToTenths(x)} ${roundToTenths(y)}`);
  }
  return `M${points.join('L')}Z`;
};

const fill = (color: string, d: string): string => `<path fill="${color}" d="${d}"/>`;

const drawSky = (): string =>
  [
    '<rect x="-900" y="-700" width="2500" height="960" fill="url(#s)"/>',
    '<circle cx="330" cy="200" r="330" fill="url(#g)"/>',
    '<circle cx="330" cy="172" r="118" fill="url(#u)"/>',
    fill('#F0703C', 'M200 176h260v5H200ZM204 204h252v8H204ZM214 232h232v11H214Z'),
    fill(
      '#8A2F4A',
      'M-900 262V206Q-700 150 -520 204T-180 190T60 214T250 226T440 222T640 196T900 214T1200 180T1600 210V262Z',
    ),
    fill('#5A1A3C', 'M-900 270V240Q-600 214 -380 238T20 242T240 246T420 246T660 236T1000 244T1600 232V270Z'),
    fill('#5E4258', 'M-900 252H1600V1400H-900Z'),
  ].join('');

const drawRoad = (): string => {
  const parts = [
    fill('#4A3450', drawBand(-HALF - 6, HALF + 6, 3.2, 220)),
    fill('#2B1626', drawBand(-HALF, HALF, 3.2, 220)),
  ];
  for (const side of [-1, 1])
    parts.push(fill('#F6D3A0', drawBand(side * HALF, side * (HALF - 0.45), 3.2, 220)));
  for (const x of [-3.7, -2.3, 2.3, 3.7]) parts.push(fill('#6E5A86', drawBand(x - 0.06, x + 0.06, 3.2, 160)));
  for (let away = 13; away < 150; away *= 1.45)
    parts.push(fill('#F6B23E', drawBand(-0.16, 0.16, away, away * 1.2, 3)));
  return parts.join('');
};

const drawStreet = (): string => {
  const parts: string[] = [];
  // Draws a square to the left of the street, with houses behind it.
  for (let i = 0; i < 7; i++) parts.push(drawStand(TOWN_HOUSES[i % 4]!, -30 - i * 10.6, 52));
  for (let i = 0; i < 6; i++) parts.push(drawStand(i % 2 ? LAMP_POST : PLANE, -26 - i * 9, 36));
  const depths = [120, 96, 78, 63, 51, 41, 33, 26.5, 21];
  depths.forEach((away, i) => {
    for (const side of [-1, 1])
      parts.push(drawStand(TOWN_HOUSES[(i + (side > 0 ? 2 : 0)) % 4]!, side * (HALF + 8.6), away));
    if (i % 2 === 0) for (const side of [-1, 1]) parts.push(drawStand(PLANE, side * (HALF + 3.4), away - 3));
    for (const side of [-1, 1]) parts.push(drawStand(LAMP_POST, side * (HALF + 1.4), away - 4));
  });
  return parts.join('');
};

const drawLights = (): string =>
  [
    drawStand(TRAVELLERS.tram[1], -3, 46),
    drawStand(TRAVELLERS.van[0], 3.4, 34),
    ...[30, 25, 20.5, 16.5].map((away, i) => drawStand(LANTERN, 0.2 - i * 0.5, away, 1.25)),
    `<ellipse cx="320" cy="470" rx="190" ry="30" fill="#FFB562" opacity=".16"/>`,
  ].join('');

const drawCar = (): string => {
  const x = 322;
  return `<g transform="translate(${x} 452) rotate(-3) scale(118)">${svgOf(CAR_BEHIND.shapes)}</g>${[-94, 94]
    .map((dx) => `<circle cx="${x + dx}" cy="${378 - dx * 0.05}" r="46" fill="url(#r)"/>`)
    .join('')}`;
};

const drawSparks = (): string =>
  [
    [196, 446, 5],
    [172, 460, 7],
    [150, 448, 4],
    [132, 470, 6],
    [450, 448, 5],
    [476, 462, 7],
    [500, 450, 4],
  ]
    .map(
      ([x, y, r]) => `<path fill="${r! > 5 ? '#FFE3AE' : '#FFB534'}" d="${drawDisc(x!, y!, r!, r! * 0.7)}"/>`,
    )
    .join('');

export const ROAD_DEFS = `${drawStock()}<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-260" y2="262"><stop stop-color="#2A0B33"/><stop offset=".45" stop-color="#7E2444"/><stop offset=".8" stop-color="#E8693F"/><stop offset="1" stop-color="#FFC96B"/></linearGradient><linearGradient id="u" x2="0" y2="1"><stop stop-color="#FFF0B4"/><stop offset="1" stop-color="#FF9A4A"/></linearGradient><radialGradient id="r"><stop stop-color="#FF5A3A" stop-opacity=".8"/><stop offset="1" stop-color="#FF5A3A" stop-opacity="0"/></radialGradient>`;

/** Draws the scene on 640 by 480, extending far beyond it on every side. */
export const drawRoadScene = (): string =>
  drawSky() + drawRoad() + drawStreet() + drawLights() + drawSparks() + drawCar();
