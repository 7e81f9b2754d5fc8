/** Draws the table's image for the catalog: a car sliding through a bend among cups and pencils. */
import { CAR_ABOVE, GHOST_ABOVE } from './sprites/car';
import { svgOf } from './sprites/pen';
import { TABLE_THINGS } from './sprites/table-things';
import type { ThingKey } from './table/circuits';

const ROAD =
  'M-620 470C-380 470 -250 486 -110 470C60 450 92 300 236 214C360 140 520 190 560 318C596 440 700 470 860 452C1000 436 1120 470 1300 440';
const BACK =
  'M-620 60C-420 20 -200 90 -20 40C160 -10 240 -130 420 -120C640 -108 760 60 960 40C1080 28 1180 -10 1300 -10';

const at = (what: ThingKey, x: number, y: number, size: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${svgOf(TABLE_THINGS[what])}</g>`;

const drawStroke = (d: string, color: string, width: number, dash = '', more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`} ${more}/>`;

const drawCircuit = (d: string): string =>
  [
    drawStroke(d, '#1c0a0e', 190, '', 'opacity=".45" transform="translate(8 12)"'),
    drawStroke(d, '#FFF0CE', 178),
    drawStroke(d, '#D8503A', 178, '30 30'),
    drawStroke(d, '#2C2236', 150),
    drawStroke(d, '#F6D3A0', 122),
    drawStroke(d, '#4A4258', 114),
    drawStroke(d, '#FFF0CE', 3.4, '24 34', 'opacity=".6"'),
  ].join('');

const drawBoards = (): string => {
  let out = '<rect x="-900" y="-700" width="2500" height="2200" fill="#7A4E2E"/>';
  for (let y = -600; y < 1300; y += 130)
    out += `<path d="M-900 ${y}H1600" stroke="#3A1E12" stroke-width="4" opacity=".5"/><path d="M-800 ${y + 40}q220 -14 420 4t520 -8 500 10M-500 ${y + 88}q260 16 520 -2t700 8" fill="none" stroke="#3A1E12" stroke-width="2.4" opacity=".3"/>`;
  return out;
};

const drawLine = (): string => {
  let out = '<g transform="translate(-96 468) rotate(-4)">';
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 8; column++)
      out += `<rect x="${row * 14}" y="${-57 + column * 14.25}" width="14" height="14.25" fill="${(row + column) % 2 ? '#1c1022' : '#FFF6E2'}"/>`;
  return `${out}</g>`;
};

const tracks =
  '<path d="M96 372Q150 300 232 258M70 340Q140 262 214 226" fill="none" stroke="#120a14" stroke-width="8" stroke-linecap="round" opacity=".4"/>';

const drawCar = (x: number, y: number, turn: number, size: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M30 -9L270 -96V96L30 9Z" fill="url(#b)"/></g><g transform="translate(${x + 8} ${y + 12}) rotate(${turn}) scale(${size})"><ellipse rx="1.25" ry=".7" fill="#0c040a" opacity=".45"/></g><g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${svgOf(CAR_ABOVE)}</g>`;

const dust = [
  [168, 300, 16],
  [140, 330, 20],
  [112, 350, 13],
  [190, 318, 11],
  [92, 322, 9],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#E9D3B4" opacity=".34"/>`)
  .join('');

export const TABLE_DEFS =
  '<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="390" cy="330" r="760"><stop stop-color="#140a2a" stop-opacity="0"/><stop offset=".36" stop-color="#140a2a" stop-opacity=".12"/><stop offset=".7" stop-color="#140a2a" stop-opacity=".58"/><stop offset="1" stop-color="#0c0620" stop-opacity=".82"/></radialGradient><linearGradient id="b"><stop stop-color="#FFF0B8" stop-opacity=".75"/><stop offset="1" stop-color="#FFF0B8" stop-opacity="0"/></linearGradient>';

/** Draws the scene on 640 by 480, extending far beyond it on every side. */
export const drawTableScene = (): string =>
  [
    drawBoards(),
    drawCircuit(BACK),
    drawCircuit(ROAD),
    drawLine(),
    at('cup', 392, 376, 17, 24),
    at('spoon', 262, 440, 13, -38),
    at('house', 96, 160, 18, -8),
    at('house', 20, 196, 15, 12),
    at('tree', 160, 120, 17),
    at('tree', -40, 250, 20),
    at('biscuit', 470, 452, 17),
    at('lamp', 384, 40, 15),
    at('pencil', 770, 300, 19, 62),
    at('dice', 640, 150, 15, 20),
    at('tree', 690, 560, 22),
    at('book', -330, 270, 20, -12),
    at('pawn', 566, 560, 18),
    at('plant', 900, 250, 22),
    at('house', 860, 610, 20, 10),
    at('cup', -260, 700, 20, 200),
    at('biscuit', 210, 610, 18),
    at('inkwell', 60, 640, 17, 20),
    '<circle cx="384" cy="40" r="230" fill="url(#g)" opacity=".75"/>',
    '<circle cx="386" cy="300" r="330" fill="url(#g)" opacity=".42"/>',
    '<rect x="-900" y="-700" width="2500" height="2200" fill="url(#l)"/>',
    tracks,
    dust,
    `<g transform="translate(452 206) rotate(22) scale(40)" opacity=".8">${svgOf(GHOST_ABOVE)}</g>`,
    drawCar(258, 232, -4, 54),
  ].join('');
