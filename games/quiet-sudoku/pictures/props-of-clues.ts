/** The objects next to the boards with clues between their cells. */
import { drawDisc } from './marks';
import type { Prop } from './props';

const drawShape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const drawStroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
const drawCircle = (x: number, y: number, radius: number, fill: string, more = '') =>
  drawDisc({ x, y, q: 0 }, radius, fill, more);
const shadow = ' opacity=".4"';

/** A house whose wall is long enough for every image. */
const createHouse = (x: number, top: number, wall: string, dark: string, roof: string): Prop => ({
  x: x + 42,
  y: top,
  drawing:
    drawShape('M-42 500V0h84V500Z', wall) +
    drawShape('M14 500V0h28V500Z', dark) +
    drawShape('M-50 0L0 -52L50 0Z', roof) +
    [0, 1, 2]
      .map(
        (row) =>
          drawShape(`M-28 ${22 + row * 52}h20v26h-20Z`, row === 1 ? '#0A1430' : '#FFC65A') +
          drawShape(`M4 ${22 + row * 52}h20v26h-20Z`, row === 1 ? '#FFC65A' : '#C27711'),
      )
      .join(''),
});

/** Houses side by side, on both sides of the board. */
export const createHouses = () => [
  createHouse(-40, 330, '#7A221F', '#571A1C', '#2A0C12'),
  createHouse(36, 372, '#C58ABF', '#8A4A86', '#4A2058'),
  createHouse(518, 356, '#3DA39B', '#147075', '#0B454A'),
  createHouse(600, 312, '#D5573A', '#972D26', '#571A1C'),
];

const createDomino = (
  x: number,
  y: number,
  turn: number,
  fill: string,
  ink: string,
  pips: number[][],
): Prop => ({
  x,
  y,
  drawing:
    `<g transform="rotate(${turn})">` +
    '<rect x="-26" y="-54" width="64" height="124" rx="12" fill="#0A0508" opacity=".4"/>' +
    `<rect x="-32" y="-62" width="64" height="124" rx="12" fill="${fill}"/>` +
    drawStroke('M-22 0H22', ink, 3) +
    pips.map(([h, v]) => drawCircle(h!, v!, 6.5, ink)).join('') +
    '</g>',
});

/** Two dominoes, one of each color. */
export const createDominoes = () => [
  createDomino(574, 384, 24, '#FFF8E8', '#1B0F0A', [
    [0, -31],
    [-14, 17],
    [14, 45],
  ]),
  createDomino(66, 96, -18, '#1B0F0A', '#FFF8E8', [
    [-14, -45],
    [14, -17],
    [-14, 17],
    [14, 17],
    [-14, 45],
    [14, 45],
  ]),
];

const createKite = (
  x: number,
  y: number,
  scale: number,
  turn: number,
  light: string,
  dark: string,
): Prop => ({
  x,
  y,
  drawing:
    `<g transform="rotate(${turn}) scale(${scale})">` +
    drawStroke('M0 66C-24 92 20 112 -4 142', '#F2FBF6', 3, ' opacity=".7"') +
    drawShape('M0 -60L44 -6L0 66L-44 -6Z', light) +
    drawShape('M0 -60L44 -6L0 66Z', dark) +
    drawStroke('M0 -60V66M-44 -6H44', '#062429', 2.5, ' opacity=".5"') +
    '</g>',
});

/** A larger kite and a smaller one. */
export const createKites = () => [
  createKite(572, 140, 1.15, 22, '#F5AE2F', '#C27711'),
  createKite(66, 330, 0.72, -18, '#E9704F', '#972D26'),
  createKite(60, 96, 0.5, 14, '#E5A3BF', '#AC558B'),
];

const drawRod = (y: number, beads: readonly number[], light: string, dark: string) =>
  drawStroke(`M-94 ${y}H180`, '#2E1A10', 5) +
  beads
    .map(
      (x) =>
        drawShape(`M${x} ${y - 19}h14q9 0 9 19t-9 19h-14q-9 0 -9 -19t9 -19Z`, light) +
        drawShape(`M${x + 8} ${y - 19}h6q9 0 9 19t-9 19h-6Z`, dark),
    )
    .join('');

/** The corner of an abacus. The part beyond an image's edge is invisible. */
export const createAbacus = (): Prop[] => [
  {
    x: 634,
    y: 420,
    drawing:
      drawShape('M-94 -134H200V260H-94Z', '#0A0508', shadow) +
      drawShape('M-106 -148H200V-126H-86V260H-106Z', '#E1BA8A') +
      drawShape('M-92 -126H-86V260H-92Z', '#AD7648') +
      drawRod(-84, [-72, -38, 18, 52], '#F5AE2F', '#C27711') +
      drawRod(-28, [-76, -6, 28, 80], '#3DA39B', '#147075') +
      drawRod(28, [-70, -36, -2, 64], '#F6ECD4', '#C9B48C') +
      drawRod(82, [-54, 12, 46, 80], '#8DB8EA', '#3C70B8') +
      drawRod(136, [-76, -42, 30, 64], '#F5AE2F', '#C27711'),
  },
];
