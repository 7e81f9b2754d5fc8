/** The objects next to the boards of the oldest variants. */
import { drawDisc } from './marks';
import type { Prop } from './props';

const drawShape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const drawStroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
const drawCircle = (x: number, y: number, radius: number, fill: string, more = '') =>
  drawDisc({ x, y, q: 0 }, radius, fill, more);
const shadow = ' opacity=".4"';

const pencil = [
  drawShape('M-156 14H174V34H-156Z', '#2A2008', ' opacity=".34"'),
  drawShape('M-130 -12H140V0H-130Z', '#FFC44D'),
  drawShape('M-130 0H140V12H-130Z', '#D88A16'),
  drawShape('M-130 -3H140V3H-130Z', '#F2A827'),
  drawShape('M-130 -12L-176 0L-130 12Z', '#F1D5A6'),
  drawShape('M-130 2L-176 0L-130 12Z', '#CFA671'),
  drawShape('M-162 -3.6L-178 0L-162 3.6Z', '#1D2433'),
  drawShape('M140 -12H160V12H140Z', '#C9D2D8'),
  drawShape('M160 -12H178Q186 -12 186 0T178 12H160Z', '#E4705A'),
  drawShape('M160 0H186Q186 12 178 12H160Z', '#B84A3C'),
].join('');

const cup = [
  drawCircle(8, 14, 80, '#021417', shadow),
  drawCircle(0, 0, 78, '#F4E6CB'),
  drawCircle(0, 0, 54, '#FFF8E8'),
  drawCircle(0, 0, 45, '#4A2815'),
  drawShape('M-37 -12A45 45 0 0 1 30 -24A52 52 0 0 0 -37 -12Z', '#8A5630'),
].join('');

/** A cup of coffee and a pencil. */
export const createDesk = (): Prop[] => [
  { x: 590, y: 74, drawing: cup },
  { x: 486, y: 358, drawing: `<g transform="rotate(-38)">${pencil}</g>` },
];

/** A boiling kettle. */
export const createKettle = (): Prop[] => [
  {
    x: 548,
    y: 350,
    drawing: [
      drawShape('M-60 96H92V118H-50Z', '#160507', shadow),
      drawShape('M-62 106Q-78 20 -8 12H20Q92 20 74 106Z', '#C27711'),
      drawShape('M20 12Q92 20 74 106H28Q44 50 12 12Z', '#774009'),
      drawShape('M-58 72Q-104 64 -110 20L-94 16Q-86 42 -62 46Z', '#C27711'),
      drawStroke('M-40 16Q-40 -50 8 -50Q58 -50 56 18', '#21120C', 13),
      drawShape('M-22 2H34V16H-22Z', '#FFDC93'),
      drawShape('M8 2H34V16H8Z', '#C27711'),
      drawCircle(6, -4, 9, '#21120C'),
      drawStroke('M-44 50Q-46 34 -30 30', '#FFF2D2', 7),
      drawStroke(
        'M-106 2C-120 -18 -92 -34 -108 -56C-118 -72 -106 -84 -102 -94',
        '#FFF2D2',
        8,
        ' opacity=".5"',
      ),
    ].join(''),
  },
];

/** Chalk, and a long ruler that lies across. */
export const createRuler = (): Prop[] => [
  {
    x: 576,
    y: 372,
    drawing:
      `<g transform="rotate(-52)">${drawShape('M-118 -10H142V42H-118Z', '#050914', shadow)}` +
      `${drawShape('M-130 -24H130V24H-130Z', '#F5AE2F')}${drawShape('M-130 4H130V24H-130Z', '#C27711')}` +
      `${Array.from({ length: 12 }, (_, i) => drawStroke(`M${-116 + i * 21} -22V${i % 3 ? -12 : -4}`, '#3B1E02', 3)).join('')}</g>`,
  },
];

/** The house whose wall is the board. It extends to the ground at any image height. */
export const housefront = [
  drawShape('M452 -26h36V60h-36Z', '#2B1136'),
  drawShape('M446 -34h48v14h-48Z', '#6E2F68'),
  drawShape('M96 48L320 -64L544 48Z', '#3F1A4A'),
  drawShape('M320 -64L544 48H320Z', '#2B1136'),
  drawShape('M112 40H528V900H112Z', '#623F78'),
  drawShape('M500 40H528V900H500Z', '#4C2E60'),
  drawShape('M88 34H552V52H88Z', '#E0A94A'),
  drawShape('M320 34H552V52H320Z', '#B97F26'),
].join('');
