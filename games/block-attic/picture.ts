/** Draws the images for the catalog: an attic with boxes on its floorboards, and the back of a van that is nearly full. */
import type { Size } from '../kit/images/cuts';
import { createImage } from '../kit/images/markup';

export interface ImageFormat extends Size {
  /** The center of the boxes. */
  x: number;
  y: number;
  scale: number;
  /** Whether the left side is dark, so that text is readable on it. */
  isCalm?: boolean;
}

type Point = readonly [x: number, y: number];

const TINTS: Readonly<Record<string, readonly [body: string, light: string, dark: string]>> = {
  w: ['#B97A43', '#E1B27E', '#74462A'],
  r: ['#C4523B', '#EE9A80', '#7E2A20'],
  t: ['#2A8F8C', '#86CFC6', '#0F4F50'],
  g: ['#5C9440', '#AFCF86', '#2F5222'],
  p: ['#96528F', '#D7A2CE', '#55264F'],
  b: ['#3C6FBD', '#97B9EA', '#1B3A70'],
  s: ['#75889B', '#BCC9D4', '#3D4C5A'],
  a: ['#F0B13B', '#FFE09A', '#A8680F'],
};
const SIDE = 52;

const drawRect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;
const drawShape = (points: readonly Point[], fill: string, more = ''): string =>
  `<path d="M${points.map((point) => point.join(' ')).join('L')}Z" fill="${fill}"${more}/>`;
const drawGlow = (x: number, y: number, radius: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)" opacity="${opacity}"/>`;

const DEFS = `<radialGradient id="glow"><stop stop-color="#FFC861" stop-opacity=".85"/><stop offset=".35" stop-color="#FFC861" stop-opacity=".34"/><stop offset="1" stop-color="#FFC861" stop-opacity="0"/></radialGradient><radialGradient id="edge" r=".75"><stop offset=".6" stop-color="#050914" stop-opacity="0"/><stop offset="1" stop-color="#050914" stop-opacity=".6"/></radialGradient>`;

/** Draws a box with its lid in the light and its side in the shade. */
const drawBlock = (x: number, y: number, key: string): string => {
  const [body, light, dark] = TINTS[key]!;
  const side = SIDE - 3;
  return (
    drawRect(x + 1.5, y + 1.5, side, side, body, ' rx="6"') +
    drawRect(x + 1.5 + side * 0.77, y + 1.5, side * 0.23, side, dark, ' rx="5"') +
    drawRect(x + 1.5, y + 1.5, side, 9, light, ' rx="5"') +
    drawRect(x + side * 0.34, y + side * 0.5, side * 0.24, side * 0.14, dark, ' rx="2" opacity=".55"')
  );
};

const drawLantern = (x: number, y: number, size: number): string =>
  drawGlow(x, y, size * 5.2) +
  drawRect(x - size * 0.5, y - size * 0.62, size, size * 1.24, '#2B1800', ` rx="${size * 0.28}"`) +
  drawRect(x - size * 0.36, y - size * 0.42, size * 0.72, size * 0.84, '#FFC861', ` rx="${size * 0.16}"`) +
  `<circle cx="${x}" cy="${y}" r="${size * 0.2}" fill="#FFFBEA"/>` +
  `<path d="M${x - size * 0.3} ${y - size * 0.62}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.6} 0" fill="none" stroke="#2B1800" stroke-width="${size * 0.1}"/>`;

const drawRows = (
  drawing: readonly string[],
  x: number,
  y: number,
  draw: (x: number, y: number, key: string) => string,
): string[] =>
  drawing.flatMap((line, row) =>
    [...line].map((sign, column) => (sign === '.' ? '' : draw(x + column * SIDE, y + row * SIDE, sign))),
  );

/** Draws an attic with a gabled roof and a window, boxes on the floorboards, and one box that is about to fit. */
export function drawAttic(frame: ImageFormat): string {
  const { width, height } = frame;
  const planks = Array.from(
    { length: Math.ceil(width / 64) },
    (_, i) =>
      drawRect(i * 64, 0, 65, height, '#1C0E0B') +
      drawRect(i * 64, 0, 62, height, i % 2 ? '#2E1A14' : '#341E16'),
  );
  const drawBeam = (points: readonly Point[]) =>
    drawShape(points, '#5A3320') +
    drawShape(
      points.map(([px, py]): Point => [px, py + 9]),
      '#21120C',
      ' opacity=".55"',
    );
  const roof =
    drawBeam([
      [-1100, 422],
      [0, -262],
      [0, -226],
      [-1100, 458],
    ]) +
    drawBeam([
      [1100, 422],
      [0, -262],
      [0, -226],
      [1100, 458],
    ]);
  const window =
    '<path d="M-168 6v-64a44 44 0 0 1 88 0V6Z" fill="#1D4080"/><path d="M-168 6v-64a44 44 0 0 1 44 -44v108Z" fill="#16336A"/><circle cx="-108" cy="-54" r="15" fill="#FFF3D6"/><circle cx="-101" cy="-59" r="13" fill="#1D4080"/><path d="M-168 6v-64a44 44 0 0 1 88 0V6ZM-124 -102V6M-168 -44H-80" fill="none" stroke="#74462A" stroke-width="7"/>';
  const pile = ['w........r', 'wt..g..srr', 'ttp.gg.ssb', 'tppwwg.sbb'];
  const left = -5 * SIDE;
  const top = 2;
  const piece: readonly Point[] = [
    [6, -2.35],
    [6, -1.35],
    [6, -0.35],
  ];
  const gap = [1, 2, 3].map((row) =>
    drawRect(
      left + 6 * SIDE + 5,
      top + row * SIDE + 5,
      SIDE - 10,
      SIDE - 10,
      'none',
      ' rx="6" stroke="#FFD98A" stroke-width="3" stroke-dasharray="7 6"',
    ),
  );
  const subject = [
    roof,
    window,
    `<path d="M40 -232V-172" stroke="#21120C" stroke-width="5"/>`,
    drawLantern(40, -142, 46),
    drawRect(-1200, top + 4 * SIDE, 2400, 400, '#6B3F25'),
    drawRect(-1200, top + 4 * SIDE, 2400, 9, '#AD7648'),
    ...Array.from({ length: 8 }, (_, i) => drawRect(-1200, top + 4 * SIDE + 42 + i * 40, 2400, 3, '#452718')),
    ...drawRows(pile, left, top, drawBlock),
    ...gap,
    ...piece.map(([column, row]) => drawBlock(left + column * SIDE, top + row * SIDE, 'a')),
    drawGlow(left + 6.5 * SIDE, top - 0.9 * SIDE, 120, 0.5),
  ];
  return drawScene(frame, planks.join(''), subject.join(''), '#1A0D0A');
}

const PACKED = ['rrbbbg', 'rwwbgg', 'rwtt.g', 'pptt..', 'pppss.'];

const MISSING_CELLS: readonly Point[] = [
  [4, 2],
  [4, 3],
  [5, 3],
  [5, 4],
];

/** Draws connected pieces without seams between their blocks. */
const drawBlocks = (drawing: readonly string[], x: number, y: number): string =>
  drawRows(drawing, x, y, (px, py, key) => {
    const [column, row]: Point = [Math.round((px - x) / SIDE), Math.round((py - y) / SIDE)];
    const [body, light, dark] = TINTS[key]!;
    const isSame = (r: number, c: number) => drawing[r]?.[c] === key;
    const right = isSame(row, column + 1) ? -1 : 3;
    const foot = isSame(row + 1, column) ? 0 : 8;
    const lid = isSame(row - 1, column) ? '' : drawRect(px, py, SIDE - right, 7, light);
    return (
      drawRect(px, py, SIDE - right, foot ? SIDE - 3 : SIDE + 1, body) +
      lid +
      (foot ? drawRect(px, py + SIDE - 11, SIDE - right, 8, dark) : '')
    );
  }).join('');

/** Draws the back of a nearly full van at night, and the missing piece. */
export function drawPacking(frame: ImageFormat): string {
  const { width, height, y } = frame;
  const stars = Array.from({ length: 40 }, (_, i) => {
    const [sx, sy]: Point = [(i * 197.3) % width, ((i * 71.7) % (height * 0.5)) + 6];
    return `<circle cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" r="${1 + (i % 3) * 0.5}" fill="#FFF3D6" opacity=".7"/>`;
  });
  const street = Array.from({ length: Math.ceil(width / 120) + 1 }, (_, i) => {
    const [hx, up]: Point = [i * 120 - 40, 120 + ((i * 53) % 60)];
    return drawShape(
      [
        [hx, height],
        [hx, y + 60 - up],
        [hx + 60, y + 20 - up],
        [hx + 120, y + 60 - up],
        [hx + 120, height],
      ],
      i % 2 ? '#0F3A44' : '#0B2E3A',
    );
  });
  const left = -3 * SIDE - 60;
  const top = -150;
  const inside = { width: 6 * SIDE, height: 5 * SIDE };
  const subject = [
    drawRect(-1200, 168, 2400, 700, '#0A1E28'),
    drawRect(-1200, 168, 2400, 7, '#1B4A56'),
    drawRect(left - 34, top - 62, inside.width + 68, inside.height + 112, '#1E7F80', ' rx="14"'),
    drawRect(left + inside.width + 12, top - 62, 22, inside.height + 112, '#0F4F50', ' rx="10"'),
    drawRect(left - 10, top - 34, inside.width + 20, inside.height + 44, '#1A0F16', ' rx="6"'),
    drawGlow(left + inside.width / 2, top - 4, 300, 0.75),
    drawRect(left + inside.width / 2 - 30, top - 32, 60, 12, '#FFE3A0', ' rx="5"'),
    drawBlocks(PACKED, left, top),
    ...MISSING_CELLS.map(([column, row]) =>
      drawRect(
        left + column * SIDE + 6,
        top + row * SIDE + 6,
        SIDE - 14,
        SIDE - 14,
        'none',
        ' rx="5" stroke="#FFD98A" stroke-width="3" stroke-dasharray="7 6"',
      ),
    ),
    `<circle cx="${left + 20}" cy="${top + inside.height + 62}" r="34" fill="#0A0F16"/><circle cx="${left + 20}" cy="${top + inside.height + 62}" r="14" fill="#7E92A2"/>`,
    `<circle cx="${left + inside.width - 20}" cy="${top + inside.height + 62}" r="34" fill="#0A0F16"/><circle cx="${left + inside.width - 20}" cy="${top + inside.height + 62}" r="14" fill="#7E92A2"/>`,
    drawRect(left - 30, top + inside.height + 20, 26, 14, '#D5573A', ' rx="4"'),
    drawRect(left + inside.width + 4, top + inside.height + 20, 26, 14, '#D5573A', ' rx="4"'),
    `<g transform="translate(${left + inside.width + 58} ${top + 18}) rotate(9) scale(.86)">${drawBlocks(['a.', 'aa', '.a'], 0, 0)}</g>`,
    drawLantern(left + inside.width + 96, 138, 34),
  ];
  const back = `${drawRect(0, 0, width, height, 'url(#dusk)')}${stars.join('')}${street.join('')}`;
  return drawScene(frame, back, subject.join(''), '#06161E');
}

function drawScene(
  { width, height, x, y, scale, isCalm }: ImageFormat,
  back: string,
  subject: string,
  dark: string,
): string {
  const calm = isCalm ? drawRect(0, 0, width, height, 'url(#calm)') : '';
  const defs = `<defs>${DEFS}<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#0A1E3A"/><stop offset="1" stop-color="#1F6B74"/></linearGradient><linearGradient id="calm"><stop stop-color="${dark}" stop-opacity=".88"/><stop offset=".38" stop-color="${dark}" stop-opacity=".62"/><stop offset=".56" stop-color="${dark}" stop-opacity="0"/></linearGradient></defs>`;
  return createImage(
    { width, height },
    `${defs}${back}<g transform="translate(${x} ${y}) scale(${scale})">${subject}</g>${calm}${drawRect(0, 0, width, height, 'url(#edge)')}`,
  );
}
