/** The drawings of houses in the town and the country, with lit or dark windows. Lengths are in meters. */
import { createRandom } from '../../kit/seeded-random';
import { drawArch, drawDisc, drawPoly, drawRect, roundedRect, type Drawing, type Shape } from './pen';

interface Walls {
  wall: string;
  shade: string;
  trim: string;
  roof: string;
}

const WALLS: readonly Walls[] = [
  { wall: '#6E3A5C', shade: '#54294A', trim: '#E0A94A', roof: '#3A1C3A' },
  { wall: '#8E4A3A', shade: '#6E342C', trim: '#F2C88A', roof: '#3E1A24' },
  { wall: '#3F5A86', shade: '#2D4470', trim: '#DD9A5A', roof: '#1F2A52' },
  { wall: '#A8703E', shade: '#835230', trim: '#FFE0A0', roof: '#52281E' },
];
const WINDOW_LIGHT = '#FFC65A';
const PALE = '#FFE6AC';

function drawWindows(seed: string, { shade, trim }: Walls, half: number, floors: number): Shape[] {
  const random = createRandom(seed);
  const shapes: Shape[] = [];
  const each = (2 * half) / 3;
  for (let floor = 1; floor <= floors; floor++)
    for (let i = 0; i < 3; i++) {
      const [x, y] = [-half + each * i + each * 0.26, -floor * 2.9 - 1.5];
      const isLit = random.below(5) < 3;
      shapes.push([trim, drawArch(x - 0.12, y - 0.12, each * 0.48 + 0.24, 2 + 0.12)]);
      shapes.push([isLit ? WINDOW_LIGHT : '#2A2350', drawArch(x, y, each * 0.48, 1.9)]);
      if (isLit) shapes.push([PALE, drawRect(x, y + 1, each * 0.24, 0.9)]);
      shapes.push([shade, drawRect(x + each * 0.22, y + 0.1, each * 0.04, 1.8)]);
    }
  return shapes;
}

function townHouse(index: number): Drawing {
  const walls = WALLS[index]!;
  const [half, floors] = [4.6, index % 2 ? 2 : 3];
  const top = -(floors * 2.9 + 3.4);
  const gable: Shape =
    index % 2
      ? [walls.roof, drawPoly([-half - 0.4, top], [0, top - 4], [half + 0.4, top])]
      : [
          walls.roof,
          drawPoly([-half - 0.3, top], [-half + 0.9, top - 2.8], [half - 0.9, top - 2.8], [half + 0.3, top]),
        ];
  return {
    width: 10,
    height: -top + 5,
    shapes: [
      [walls.shade, drawRect(2, top - 4.4, 1.2, 3)],
      [walls.wall, drawRect(-half, top, 2 * half, -top)],
      [walls.shade, drawRect(half * 0.3, top, half * 0.7, -top)],
      gable,
      [walls.trim, drawRect(-half - 0.2, top, 2 * half + 0.4, 0.25)],
      [walls.trim, drawRect(-half, -3.2, 2 * half, 0.2)],
      // The shop on the ground floor, lit through its awning.
      ['glow', '-1.4 -1.2 3.4'],
      ['#FFD27A', roundedRect(-4.1, -2.5, 4.6, 2, 0.2)],
      [walls.shade, drawRect(-1.9, -2.5, 0.14, 2)],
      [walls.roof, drawArch(1.5, -2.7, 1.9, 2.7)],
      ['#FFB534', drawDisc(2.9, -1.2, 0.12)],
      [
        ['#C2513E', '#2F6B66', '#B9743F', '#4468AE'][index]!,
        drawPoly([-4.4, -3], [0.8, -3], [1.1, -2.2], [-4.7, -2.2]),
      ],
      [
        'rgba(255,246,226,.5)',
        drawPoly([-3.4, -3], [-2.4, -3], [-2.6, -2.2], [-3.7, -2.2]) +
          drawPoly([-1.4, -3], [-0.4, -3], [-0.4, -2.2], [-1.5, -2.2]),
      ],
      ...drawWindows(`town ${index}`, walls, half, floors),
    ],
  };
}

function drawCottage(index: number): Drawing {
  const walls = WALLS[(index + 1) % WALLS.length]!;
  return {
    width: 11,
    height: 8.4,
    shapes: [
      ['glow', '0 -2 5'],
      [walls.shade, drawRect(2.2, -7.6, 1, 2.6)],
      [walls.wall, drawRect(-4, -3.8, 8, 3.8)],
      [walls.shade, drawRect(1.6, -3.8, 2.4, 3.8)],
      [walls.roof, drawPoly([-4.8, -3.6], [-2.9, -7], [2.9, -7], [4.8, -3.6])],
      [walls.trim, drawRect(-4.6, -3.8, 9.2, 0.24)],
      [WINDOW_LIGHT, drawArch(-3.1, -2.8, 1.4, 1.9)],
      [PALE, drawRect(-3.1, -1.8, 0.66, 0.9)],
      [WINDOW_LIGHT, drawArch(1.9, -2.8, 1.4, 1.9)],
      [walls.roof, drawArch(-0.8, -2.9, 1.7, 2.9)],
      ['#FFB534', drawDisc(0.5, -1.3, 0.11)],
      [WINDOW_LIGHT, drawArch(-0.5, -5.9, 1.1, 1.4)],
    ],
  };
}

const warehouse: Drawing = {
  width: 13,
  height: 9.4,
  shapes: [
    ['#5A3346', drawRect(-6, -6, 12, 6)],
    ['#452538', drawRect(1.5, -6, 4.5, 6)],
    ['#2C1830', drawPoly([-6.4, -6], [-6.4, -7.2], [-3.2, -9], [0, -7.2], [3.2, -9], [6.4, -7.2], [6.4, -6])],
    ['#FFC65A', drawArch(-4.8, -4.9, 1.6, 2.4)],
    ['#FFC65A', drawArch(-2.2, -4.9, 1.6, 2.4)],
    ['#2A2350', drawArch(2.2, -4.9, 1.6, 2.4)],
    ['#2C1830', drawArch(-1.6, -2.2, 3.2, 2.2)],
    ['#C2513E', drawRect(-6, -2.2, 3.6, 0.3)],
  ],
};

export const TOWN_HOUSES: readonly Drawing[] = [0, 1, 2, 3].map(townHouse);
export const COTTAGES: readonly Drawing[] = [0, 1].map(drawCottage);
export const WAREHOUSE: Drawing = warehouse;
