/** The drawings of trees, bushes and rocks, lit from the side of the road. Lengths are in meters. */
import { drawDisc, drawPoly, drawRect, type Drawing, type Shape } from './pen';

const drawTrunk = (width: number, height: number, fill = '#2A1420'): Shape => [
  fill,
  drawPoly([-width, 0], [-width * 0.6, -height], [width * 0.6, -height], [width, 0]),
];

const drawCrown = (deep: string, leaf: string, lit: string, y: number, r: number): Shape[] => [
  [
    deep,
    drawDisc(0, y, r) +
      drawDisc(-r * 0.75, y + r * 0.5, r * 0.66) +
      drawDisc(r * 0.75, y + r * 0.5, r * 0.68),
  ],
  [leaf, drawDisc(-r * 0.14, y - r * 0.08, r * 0.84) + drawDisc(-r * 0.8, y + r * 0.42, r * 0.54)],
  [lit, drawDisc(-r * 0.36, y - r * 0.34, r * 0.46) + drawDisc(-r * 0.92, y + r * 0.3, r * 0.28)],
];

const apples: readonly (readonly [number, number])[] = [
  [-1.2, -3.6],
  [0.3, -4.6],
  [1.2, -3.4],
  [-0.5, -3],
  [0.9, -5],
  [-1.6, -4.5],
  [0.2, -3.6],
];

export const PLANE: Drawing = {
  width: 6.4,
  height: 8.4,
  shapes: [drawTrunk(0.3, 4), ...drawCrown('#2A3E3C', '#4A6650', '#86905A', -5.6, 2)],
};

export const APPLE: Drawing = {
  width: 6,
  height: 6.6,
  shapes: [
    drawTrunk(0.32, 2.6),
    ...drawCrown('#2F4A2E', '#557A3C', '#97A550', -4.1, 1.8),
    ['#E2503A', apples.map(([x, y]) => drawDisc(x, y, 0.24)).join('')],
    ['#FFB98A', apples.map(([x, y]) => drawDisc(x - 0.08, y - 0.08, 0.08)).join('')],
  ],
};

const drawLayers = (deep: string, lit: string, snow?: string): Shape[] =>
  [0, 1, 2, 3].flatMap((i): Shape[] => {
    const [y, half, tall] = [-1.2 - i * 1.9, 2.3 - i * 0.5, 3];
    const shapes: Shape[] = [
      [deep, drawPoly([-half, y], [0, y - tall], [half, y], [half * 0.4, y - 0.25], [-half * 0.4, y - 0.25])],
      [lit, drawPoly([-half, y], [0, y - tall], [-half * 0.1, y - 0.3])],
    ];
    if (snow)
      shapes.push([
        snow,
        drawPoly(
          [-half * 0.72, y - tall * 0.3],
          [0, y - tall],
          [half * 0.3, y - tall * 0.66],
          [-half * 0.2, y - tall * 0.52],
        ),
      ]);
    return shapes;
  });

export const PINE: Drawing = {
  width: 5.2,
  height: 10.4,
  shapes: [drawTrunk(0.28, 2), ...drawLayers('#14302F', '#2E5A4A')],
};
export const SNOW_PINE: Drawing = {
  width: 5.2,
  height: 10.4,
  shapes: [drawTrunk(0.28, 2), ...drawLayers('#2C4258', '#5A7890', '#F4F0E4')],
};

export const CYPRESS: Drawing = {
  width: 2.6,
  height: 9,
  shapes: [
    drawTrunk(0.2, 1.4),
    ['#213A32', 'M0 -8.8Q1.4 -5 1 -1.4Q.5 -.7 0 -.7Q-.5 -.7 -1 -1.4Q-1.4 -5 0 -8.8Z'],
    ['#4C6A48', 'M0 -8.8Q-1.4 -5 -1 -1.4Q-.5 -.7 -.3 -.8Q-.7 -4 0 -8.8Z'],
  ],
};

export const BUSH: Drawing = {
  width: 4,
  height: 2.2,
  shapes: [
    ['#27403A', drawDisc(-0.9, -0.7, 0.9, 0.8) + drawDisc(0.7, -0.8, 1.1, 0.9)],
    ['#4A6A4C', drawDisc(-1, -0.9, 0.6, 0.5) + drawDisc(0.4, -1.1, 0.7, 0.55)],
    ['#FFD98C', drawDisc(-1.2, -1, 0.12) + drawDisc(0.2, -1.3, 0.12) + drawDisc(0.9, -0.8, 0.12)],
  ],
};

export const ROCK: Drawing = {
  width: 4.4,
  height: 2.8,
  shapes: [
    ['#3E3452', drawPoly([-2, 0], [-1.7, -1.4], [-0.6, -2.5], [0.8, -2.2], [1.9, -1], [2.1, 0])],
    ['#6B5B78', drawPoly([-2, 0], [-1.7, -1.4], [-0.6, -2.5], [0, -1.2], [-0.5, 0])],
    ['#9A86A0', drawPoly([-1.7, -1.4], [-0.6, -2.5], [-0.2, -1.7], [-1, -1.1])],
  ],
};

export const HAY: Drawing = {
  width: 3.4,
  height: 2.4,
  shapes: [
    ['#A87532', drawDisc(0, -1.05, 1.3, 1.05)],
    ['#D9A34A', drawDisc(-0.2, -1.1, 1.05, 0.9)],
    ['#A87532', drawDisc(-0.2, -1.1, 0.6, 0.5)],
    ['#D9A34A', drawDisc(-0.2, -1.1, 0.34, 0.28)],
    ['#7A5220', drawRect(-1.2, -0.1, 2.4, 0.1)],
  ],
};
