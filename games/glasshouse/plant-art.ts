/**
 * Draws the plants with their pots on a grid of 64 by 72. Their background is cream in every theme, so their colors do
 * not vary.
 */
import { potOf, speciesOf } from './plants';
import type { Plant } from './types';

const INK = '#1b2a44';
const LEAF = '#2f7d4a';
const DEEP = '#1b5a38';
const PALE = '#6fae5a';
const RED = '#b3341d';
const GOLD = '#e2a02c';
const VIOLET = '#6a4a9c';
const BLUE = '#2f62ad';
const CREAM = '#fff3d6';
const BROWN = '#7a4a2b';

const fill = (d: string, color: string, more = ''): string => `<path d="${d}" fill="${color}"${more}/>`;
const drawLine = (d: string, color: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
const drawDot = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
const repeatAround = (count: number, from: number, [x, y]: readonly [number, number], one: string): string =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${from + (360 / count) * i} ${x} ${y})">${one}</g>`,
  ).join('');
const drawPetal = (x: number, y: number, width: number, length: number, color: string, more = ''): string =>
  fill(
    `M${x} ${y}c${-width} ${-length * 0.4} ${-width} ${-length * 0.9} 0 ${-length}c${width} ${length * 0.1} ${width} ${length * 0.6} 0 ${length}Z`,
    color,
    more,
  );

const STEM = drawLine('M32 52V24', LEAF);
const LOW_LEAVES =
  fill('M32 50c-10 0-14-6-15-13 9 0 14 5 15 13Z', LEAF) +
  fill('M32 50c10 0 14-6 15-13-9 0-14 5-15 13Z', DEEP);

const drawBell = (x: number, y: number): string =>
  drawLine(`M${x} ${y - 5}v4`, LEAF, 2) +
  fill(`M${x - 5} ${y + 8}c0-6 1-9 5-9s5 3 5 9l-2.500-2-2.500 3-2.500-3Z`, BLUE);
const drawSpike = (x: number, top: number, lean: number): string =>
  drawLine(`M32 52Q${32 + lean * 0.3} 40 ${x} ${top}`, LEAF, 2.5) +
  [0, 1, 2, 3, 4]
    .map((i) => drawDot(x - lean * 0.1 * i, top + i * 5, 4.2 - i * 0.2, i % 2 ? '#8a6abf' : VIOLET))
    .join('');
const drawFrond = (x: number, y: number, side: number): string =>
  drawLine(`M32 52C32 40 ${32 + side * 4} ${y + 6} ${x} ${y}`, LEAF, 3) +
  [0.35, 0.55, 0.75, 0.95]
    .map((t) => {
      const [px, py] = [32 + (x - 32) * t * t, 52 + (y - 52) * t];
      return drawLine(
        `M${px} ${py}l${-5 - 2 * (1 - t)} -4M${px} ${py}l${5 + 2 * (1 - t)} -4`,
        t > 0.6 ? PALE : LEAF,
        2.6,
      );
    })
    .join('');
const ivyLeaf = (x: number, y: number, color: string): string =>
  fill(`M${x} ${y + 7}c-7-3-9-8-6-12 3-2 5-1 6 1 1-2 3-3 6-1 3 4 1 9-6 12Z`, color);

const PLANT_DRAWINGS: readonly string[] = [
  // Draws a tulip.
  STEM +
    LOW_LEAVES +
    fill('M21 8c-1 12 3 20 11 20s12-8 11-20l-6 5-5-8-5 8Z', RED) +
    fill('M32 5l-5 8c0 8 2 13 5 15 3-2 5-7 5-15Z', '#d9583c'),
  // Draws a daisy.
  STEM +
    LOW_LEAVES +
    repeatAround(9, 0, [32, 19], drawPetal(32, 16, 4.5, 13, '#fff', ' stroke="#a89a72" stroke-width=".9"')) +
    repeatAround(9, 0, [32, 19], drawLine('M32 14V6', '#c9bfa2', 1)) +
    drawDot(32, 19, 5.5, GOLD),
  // Draws a sunflower.
  drawLine('M32 52V20', DEEP, 4) +
    LOW_LEAVES +
    repeatAround(12, 0, [32, 18], drawPetal(32, 12, 5, 11, GOLD)) +
    drawDot(32, 18, 8.5, BROWN) +
    drawDot(32, 18, 4, '#4f2e18'),
  // Draws a cactus.
  fill('M24 54V20a8 8 0 0 1 16 0v34Z', LEAF) +
    drawLine('M18 26v7q0 5 6 5M46 22v8q0 5-6 5', LEAF, 7) +
    drawLine('M29 22v28M35 22v28', DEEP, 1.6) +
    repeatAround(5, 0, [32, 11], drawPetal(32, 11, 3.5, 8, '#d9587c')) +
    drawDot(32, 11, 2, GOLD),
  // Draws a fern.
  drawFrond(10, 26, -1) +
    drawFrond(54, 26, 1) +
    drawFrond(20, 12, -1) +
    drawFrond(44, 12, 1) +
    drawFrond(32, 6, 0),
  // Draws lavender.
  drawSpike(32, 8, 0) + drawSpike(18, 16, -14) + drawSpike(46, 16, 14),
  // Draws a lemon tree.
  drawLine('M32 54V30', BROWN, 5) +
    drawDot(32, 20, 16, LEAF) +
    drawDot(25, 15, 7, PALE) +
    [
      [24, 24],
      [38, 16],
      [35, 28],
      [28, 11],
    ]
      .map(([x, y]) => fill(`M${x! - 5} ${y}c2-5 8-5 10 0-2 5-8 5-10 0Z`, '#f3d13c'))
      .join(''),
  // Draws a toadstool.
  fill('M27 54c2-8 1-14 0-22h10c-1 8-2 14 0 22Z', '#f2e6c8') +
    fill('M10 34C10 18 20 8 32 8s22 10 22 26c-8 4-36 4-44 0Z', RED) +
    drawDot(24, 20, 4, CREAM) +
    drawDot(38, 16, 3.2, CREAM) +
    drawDot(43, 28, 3.5, CREAM) +
    drawDot(31, 29, 3, CREAM) +
    drawDot(17, 30, 2.4, CREAM),
  // Draws ivy.
  drawLine('M32 52C30 34 20 30 14 14M32 52c2-20 12-22 18-34M32 52V22', DEEP, 2.2) +
    [
      [14, 12, LEAF],
      [20, 28, PALE],
      [50, 16, LEAF],
      [44, 32, PALE],
      [32, 18, LEAF],
      [26, 40, DEEP],
      [39, 44, DEEP],
      [32, 31, PALE],
    ]
      .map(([x, y, c]) => ivyLeaf(Number(x), Number(y), String(c)))
      .join(''),
  // Draws an aloe.
  [
    [-26, 30, DEEP],
    [26, 30, DEEP],
    [-16, 14, LEAF],
    [16, 14, LEAF],
    [0, 6, PALE],
  ]
    .map(([dx, y, c]) =>
      fill(
        `M27 54Q${30 + Number(dx) * 0.4} 34 ${32 + Number(dx)} ${y}Q${36 + Number(dx) * 0.5} 36 38 54Z`,
        String(c),
      ),
    )
    .join('') + drawLine('M32 46v-4M30 36v-4M34 26v-4', CREAM, 1.6),
  // Draws a bluebell.
  drawLine('M30 52C28 34 30 14 46 10', LEAF) +
    fill('M30 52C18 48 14 36 15 24c9 6 14 16 15 28Z', LEAF) +
    fill('M31 52c10-3 16-10 18-20-10 3-16 10-18 20Z', DEEP) +
    drawBell(46, 16) +
    drawBell(37, 18) +
    drawBell(30, 27),
  // Draws a rose.
  STEM +
    LOW_LEAVES +
    drawDot(32, 19, 13, '#c24a6a') +
    fill('M20 24c4 10 20 10 24 0-6 3-18 3-24 0Z', '#96304c') +
    drawLine('M32 19a4 4 0 1 1 4-4M26 20a8 8 0 0 0 14-4M38 12a9 9 0 0 0-14 4', '#f2b8c6', 2.2),
];

const drawPot = (d: string, color: string, more: string): string =>
  `<path d="${d}" fill="${color}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>${more}`;

const POT_DRAWINGS: readonly string[] = [
  drawPot('M16 50h32c2 12-4 20-10 20H26c-6 0-12-8-10-20Z', '#c86a3c', drawLine('M20 55h24', '#f0a878', 2)),
  drawPot('M18 50h28l-3 20H21Z', '#f2e6c8', fill('M25 51h5l-.500 18h-3.500ZM34 51h5l-1 18h-3.500Z', BLUE)),
  drawPot(
    'M17 50h30v20H17Z',
    '#2f7d74',
    [
      [24, 56],
      [32, 56],
      [40, 56],
      [28, 64],
      [36, 64],
    ]
      .map(([x, y]) => drawDot(x!, y!, 2, CREAM))
      .join(''),
  ),
  drawPot(
    'M10 52h44c0 10-8 16-14 16H24c-6 0-14-6-14-16Z',
    '#8a9a3a',
    drawLine('M14 58l5 4 5-4 5 4 5-4 5 4 5-4 5 4', CREAM, 2),
  ),
  drawPot(
    'M16 50h32l-2 20H18Z',
    '#b98a4a',
    drawLine('M18 57h28M19 63h26M24 51v18M32 51v18M40 51v18', BROWN, 1.6),
  ),
  drawPot(
    'M19 48h26v22H19Z',
    '#9aa6b2',
    drawLine('M19 52h26M19 66h26', '#5d6a78', 1.6) +
      fill(
        'M32 54.500l1.700 3.200 3.500.500-2.600 2.500.700 3.600-3.300-1.700-3.300 1.700.700-3.600-2.600-2.500 3.500-.500Z',
        RED,
      ),
  ),
];

/** Returns the content of an SVG whose view box is `0 0 64 72`. */
export const drawPlant = (plant: Plant): string =>
  PLANT_DRAWINGS[speciesOf(plant)]! + POT_DRAWINGS[potOf(plant)]!;

const SHADE = '#2b3350';

/** Returns the outline of a plant's drawing, filled with the shadow's color. */
export const drawShadow = (plant: Plant): string =>
  drawPlant(plant)
    .replaceAll(/(fill|stroke)="#[0-9a-fA-F]+"/g, `$1="${SHADE}"`)
    .replaceAll(/ opacity="[^"]*"/g, '');

/** The drawing of a tag without the name, whose center is at 32, 44. */
export const TAG_DRAWN =
  fill(
    'M32 13L52 26V62H12V26Z',
    '#f3ddb0',
    ` stroke="${BROWN}" stroke-width="2.500" stroke-linejoin="round"`,
  ) +
  drawLine('M32 24C30 12 36 8 42 3', BROWN, 2) +
  drawDot(32, 24, 3, BROWN);
