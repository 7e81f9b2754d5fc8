/** The objects next to the board of an image: cut paper, each with one hard shadow. */
import { drawArms, drawDisc, drawStar } from './marks';

/** An object next to the board of the standard image, drawn around its own center. */
export interface Prop {
  x: number;
  y: number;
  drawing: string;
  /** Whether the object belongs to a position on the board, and does not move when there is more room. */
  isOnBoard?: boolean;
}

const at = (x: number, y: number, scale: number, turn: number, drawing: string): Prop[] => [
  { x, y, drawing: `<g transform="rotate(${turn}) scale(${scale})">${drawing}</g>` },
];
const drawShape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const drawStroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
const drawCircle = (x: number, y: number, radius: number, fill: string, more = '') =>
  drawDisc({ x, y, q: 0 }, radius, fill, more);
const shadow = ' opacity=".4"';

/** A spool of thread with a needle. */
export const createReel = () =>
  at(
    560,
    380,
    1.15,
    8,
    [
      drawShape('M-40 -52H56V78H-40Z', '#0A0508', shadow),
      drawShape('M-48 -66H48V-48H-48ZM-48 48H48V66H-48Z', '#E1BA8A'),
      drawShape('M8 -66H48V-48H8ZM8 48H48V66H8Z', '#AD7648'),
      drawShape('M-38 -48H38V48H-38Z', '#D5573A'),
      drawShape('M10 -48H38V48H10Z', '#972D26'),
      ...[-34, -18, -2, 14, 30].map((y) =>
        drawStroke(`M-36 ${y}L36 ${y + 9}`, '#571A1C', 2.5, ' opacity=".6"'),
      ),
      drawStroke('M-38 40C-90 60 -110 0 -150 40S-190 92 -214 66', '#F5A27A', 4),
      drawStroke('M-214 66L-276 92', '#EBF1F4', 6),
    ].join(''),
  );

/** The cords from above, on which the lamps at the centers hang. */
export const createCords = (): Prop[] =>
  [200, 320, 440].map((x) => ({
    x,
    y: 30,
    drawing: drawStroke('M0 -600V32', '#031214', 5) + drawShape('M-11 0H11L15 14H-15Z', '#C27711'),
    isOnBoard: true,
  }));

const createFlake = (x: number, y: number, size: number, opacity: number): Prop => ({
  x,
  y,
  drawing: drawArms({ x: 0, y: 0, q: 0 }, size, size * 0.24, '#D6E6FA', ` opacity="${opacity}"`),
});
/** Snow at night. */
export const createSnow = () =>
  [
    [52, 70, 26, 0.5],
    [88, 214, 14, 0.34],
    [38, 330, 20, 0.4],
    [96, 432, 28, 0.5],
    [566, 56, 18, 0.4],
    [604, 168, 30, 0.5],
    [556, 290, 14, 0.34],
    [598, 398, 22, 0.45],
    [14, 168, 10, 0.3],
    [628, 286, 10, 0.3],
  ].map(([x, y, size, opacity]) => createFlake(x!, y!, size!, opacity!));

const createBurst = (x: number, y: number, radius: number, color: string): Prop => ({
  x,
  y,
  drawing: Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const point = (r: number) => `${Math.round(dx * r)} ${Math.round(dy * r)}`;
    const reach = radius * (i % 2 ? 0.72 : 1);
    return (
      drawStroke(`M${point(radius * 0.3)}L${point(reach * 0.86)}`, color, 4, ' opacity=".75"') +
      drawCircle(Math.round(dx * reach), Math.round(dy * reach), 4.5, '#FFF2D2')
    );
  }).join(''),
});
/** Fireworks on both sides. */
export const createFireworks = () => [
  createBurst(66, 120, 104, '#F5AE2F'),
  createBurst(584, 96, 92, '#E5A3BF'),
  createBurst(590, 372, 110, '#F5A27A'),
  createBurst(54, 392, 76, '#8DB8EA'),
];

/** Scattered cut shapes. */
export const createScraps = (): Prop[] => [
  { x: 67, y: 97, drawing: drawShape('M-37 -37H37L-37 37Z', '#74A456') },
  { x: 560, y: 74, drawing: drawShape('M0 -44L52 44H-52Z', '#C3D587', ' opacity=".8"') },
  { x: 60, y: 262, drawing: drawCircle(0, 0, 34, '#F5AE2F') },
  { x: 596, y: 210, drawing: drawShape('M-30 0L30 -34V34Z', '#356F42') },
  { x: 65, y: 416, drawing: drawShape('M-37 -36L37 36H-37Z', '#C3D587', ' opacity=".7"') },
  { x: 579, y: 367, drawing: drawShape('M37 -37V37H-37Z', '#F5AE2F') },
  { x: 584, y: 452, drawing: drawCircle(0, 0, 26, '#74A456') },
];

/** A chess knight. */
export const createKnight = () =>
  at(
    552,
    372,
    1.3,
    0,
    [
      drawShape('M-52 74H76V40L60 -44L10 -60L-30 74Z', '#050A10', shadow),
      drawShape(
        'M-58 70H54V48H40C44 8 58 -14 46 -52C38 -78 12 -90 -8 -86L-8 -104L-26 -84C-46 -70 -54 -46 -66 -26C-72 -12 -60 2 -46 -4C-32 -10 -22 -12 -12 -16C-14 8 -38 20 -42 48H-58Z',
        '#F5E3C9',
      ),
      drawShape('M54 70H8V48C10 14 30 -20 14 -84C32 -80 42 -66 46 -52C58 -14 44 8 40 48H54Z', '#AD7648'),
      drawCircle(-22, -52, 6, '#21120C'),
      drawShape('M-62 82H58V68H-62Z', '#74462A'),
    ].join(''),
  );

/** A chess king. */
export const createKing = () =>
  at(
    556,
    366,
    1.28,
    0,
    [
      drawShape('M-46 78H76V44L52 -64L0 -60L-30 78Z', '#160507', shadow),
      drawShape('M-9 -124H9V-112H21V-95H9V-76H-9V-95H-21V-112H-9Z', '#FFDC93'),
      drawShape('M-50 -64Q0 -100 50 -64L34 -8H-34Z', '#F5AE2F'),
      drawShape('M0 -82Q28 -80 50 -64L34 -8H6Z', '#C27711'),
      drawShape('M-38 -8H38V6H-38Z', '#FFDC93'),
      drawShape('M-28 6H28L40 56H-40Z', '#F5AE2F'),
      drawShape('M6 6H28L40 56H12Z', '#C27711'),
      drawShape('M-56 56H56V80H-56Z', '#774009'),
    ].join(''),
  );

const createMarble = (x: number, y: number, radius: number, light: string, deep: string): Prop => ({
  x,
  y,
  drawing:
    drawCircle(8, 12, radius, '#0A0508', shadow) +
    drawCircle(0, 0, radius, deep) +
    drawShape(
      `M${-radius} 0A${radius} ${radius} 0 0 1 0 ${-radius}A${radius * 1.4} ${radius * 1.4} 0 0 1 ${-radius * 0.2} ${radius * 0.98}A${radius} ${radius} 0 0 1 ${-radius} 0Z`,
      light,
    ) +
    drawCircle(-radius * 0.36, -radius * 0.38, radius * 0.17, '#FFFDF6'),
});
/** Marbles, an even number of them. */
export const createMarbles = () => [
  createMarble(578, 372, 46, '#3DA39B', '#147075'),
  createMarble(534, 440, 28, '#F5A27A', '#D5573A'),
  createMarble(62, 84, 38, '#E5A3BF', '#AC558B'),
  createMarble(44, 168, 22, '#8DB8EA', '#3C70B8'),
];

/** A ball of wool with two needles. */
export const createWool = () =>
  at(
    562,
    384,
    1.1,
    0,
    [
      drawCircle(10, 16, 64, '#06120B', shadow),
      drawStroke('M-70 -84L40 60', '#E1BA8A', 8) + drawCircle(-70, -84, 10, '#F5AE2F'),
      drawStroke('M74 -88L-34 58', '#AD7648', 8) + drawCircle(74, -88, 10, '#C27711'),
      drawCircle(0, 0, 62, '#D5573A'),
      drawShape('M40 -48A62 62 0 0 1 -30 54A86 86 0 0 0 40 -48Z', '#972D26'),
      ...[-34, -14, 8].map((y) =>
        drawStroke(`M-56 ${y}C-24 ${y - 26} 20 ${y - 18} 52 ${y + 22}`, '#F5A27A', 4, ' opacity=".75"'),
      ),
      drawStroke('M-34 52C-90 80 -120 50 -170 84', '#D5573A', 6),
    ].join(''),
  );

/** Strings of lamps from the image's edges to the board. */
export const createLamps = (): Prop[] =>
  [1, -1].map((side) => ({
    x: side > 0 ? 60 : 580,
    y: 60,
    drawing: `<g transform="scale(${side} 1)">${
      drawStroke('M-360 -120L-60 -30Q0 36 60 18', '#0A1430', 4) +
      [
        [-42, -8],
        [-8, 14],
        [28, 24],
      ]
        .map(([x, y]) => drawCircle(x!, y! + 8, 30, 'url(#halo)') + drawCircle(x!, y! + 8, 9, '#FFC65A'))
        .join('')
    }</g>`,
  }));

const drawBlock = (x: number, y: number, front: string, side: string, top: string) =>
  drawShape(`M${x} ${y}h62v62h-62Z`, front) +
  drawShape(`M${x + 62} ${y}l18 -16v62l-18 16Z`, side) +
  drawShape(`M${x} ${y}l18 -16h62l-18 16Z`, top);
/** Toy blocks. */
export const createBlocks = (): Prop[] => [
  {
    x: 580,
    y: 390,
    drawing:
      drawShape('M-60 56H60V72H-40Z', '#0A0508', shadow) +
      drawBlock(-66, -6, '#D5573A', '#972D26', '#F5A27A') +
      drawBlock(10, 2, '#3DA39B', '#147075', '#9FDACB') +
      drawBlock(-32, -78, '#F5AE2F', '#C27711', '#FFDC93'),
  },
  { x: 32, y: 420, drawing: drawBlock(-40, -30, '#3C70B8', '#1D4080', '#8DB8EA') },
];

/** An umbrella with eight panels, seen from above. */
export const createUmbrella = () => {
  const umbrellaTip = (i: number, r = 104) =>
    `${Math.round(Math.cos(((i * 45 + 22.5) * Math.PI) / 180) * r)} ${Math.round(Math.sin(((i * 45 + 22.5) * Math.PI) / 180) * r)}`;
  const cloths = ['#D5573A', '#F6ECD4', '#972D26', '#D8C7A2', '#D5573A', '#F6ECD4', '#E9704F', '#FFF8E8'];
  return at(
    566,
    396,
    1,
    0,
    [
      drawCircle(12, 18, 100, '#021417', shadow),
      ...cloths.map((fill, i) =>
        drawShape(`M0 0L${umbrellaTip(i)}Q${umbrellaTip(i + 0.5, 88)} ${umbrellaTip(i + 1)}Z`, fill),
      ),
      drawCircle(0, 0, 9, '#774009'),
    ].join(''),
  );
};

/** Stars over the entire sky. */
export const createSparks = (width: number, height: number) =>
  Array.from({ length: Math.round((width * height) / 11_800) }, (_, i) =>
    drawStar(
      { x: (i * 197) % width, y: (i * 89) % (height - 10), q: 0 },
      4,
      5 + (i % 3),
      1.6,
      '#FFF2D2',
      ' opacity=".6"',
    ),
  ).join('');
