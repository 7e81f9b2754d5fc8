/** The drawings of objects along streets and quays: lamps, signs, posts, crates, cranes, boats. Lengths are in meters. */
import { drawDisc, drawPoly, drawRect, roundedRect, type Drawing, type Shape } from './pen';

const IRON = '#1E1430';
const IRON_LIT = '#4A3A62';

export const LAMP_POST: Drawing = {
  width: 4.4,
  height: 8,
  shapes: [
    ['glow', '0 -6 2.1'],
    [IRON, drawRect(-0.1, -5.6, 0.2, 5.6)],
    [IRON_LIT, drawRect(-0.1, -5.6, 0.07, 5.6)],
    [IRON, drawPoly([-0.3, 0], [-0.2, -0.6], [0.2, -0.6], [0.3, 0])],
    [IRON, drawRect(-0.5, -5.3, 1, 0.1)],
    ['#FFE9B0', drawPoly([-0.36, -5.6], [-0.5, -6.5], [0.5, -6.5], [0.36, -5.6])],
    ['#FFC65A', drawPoly([0, -5.6], [0, -6.5], [0.5, -6.5], [0.36, -5.6])],
    [IRON, drawPoly([-0.62, -6.5], [0, -7.1], [0.62, -6.5])],
  ],
};

const drawChevron = (direction: 1 | -1): Drawing => {
  const drawArrow = (x: number): string =>
    drawPoly(
      [x, -2.6],
      [x + direction * 0.5, -2],
      [x, -1.4],
      [x + direction * 0.42, -1.4],
      [x + direction * 0.92, -2],
      [x + direction * 0.42, -2.6],
    );
  return {
    width: 3.4,
    height: 3.2,
    shapes: [
      [IRON, drawRect(-1, -1.2, 0.14, 1.2) + drawRect(0.86, -1.2, 0.14, 1.2)],
      ['#FFF3D8', roundedRect(-1.5, -3, 3, 2, 0.2)],
      ['#7E1F2A', roundedRect(-1.4, -2.9, 2.8, 1.8, 0.16)],
      ['#FFD23F', drawArrow(direction * -0.9) + drawArrow(direction * 0.1)],
    ],
  };
};
export const CHEVRON_RIGHT: Drawing = drawChevron(1);
export const CHEVRON_LEFT: Drawing = drawChevron(-1);

export const FENCE: Drawing = {
  width: 5,
  height: 1.3,
  shapes: [
    ['#5A3A2E', [-2.1, -0.7, 0.7, 2.1].map((x) => drawRect(x - 0.1, -1.2, 0.2, 1.2)).join('')],
    ['#8A6146', drawRect(-2.5, -1, 5, 0.16) + drawRect(-2.5, -0.55, 5, 0.16)],
  ],
};

export const SNOW_POLE: Drawing = {
  width: 0.8,
  height: 3,
  shapes: [
    ['#FFF3D8', drawRect(-0.12, -2.9, 0.24, 2.9)],
    ['#C2402C', drawRect(-0.12, -2.9, 0.24, 0.6) + drawRect(-0.12, -1.7, 0.24, 0.6)],
  ],
};

const drawCrate = (x: number, y: number, size: number): Shape[] => [
  ['#8A5A34', drawRect(x, y - size, size, size)],
  ['#B9804A', drawRect(x, y - size, size * 0.55, size)],
  [
    '#5E3A22',
    drawRect(x, y - size, size, 0.14) +
      drawRect(x, y - 0.14, size, 0.14) +
      drawRect(x + size * 0.5, y - size, 0.12, size),
  ],
];
export const CRATES: Drawing = {
  width: 4.6,
  height: 3.4,
  shapes: [
    ...drawCrate(-2.1, 0, 1.8),
    ...drawCrate(-0.2, 0, 1.5),
    ...drawCrate(-1.5, -1.8, 1.4),
    ['#2F6B66', roundedRect(1.4, -1.3, 0.9, 1.3, 0.2)],
    ['#4E9389', drawRect(1.5, -1.1, 0.2, 0.9)],
  ],
};

export const CRANE: Drawing = {
  width: 12,
  height: 17,
  shapes: [
    [
      IRON,
      drawPoly([-2.4, 0], [-1, -10], [-0.5, -10], [-1.8, 0]) +
        drawPoly([2.4, 0], [1, -10], [0.5, -10], [1.8, 0]),
    ],
    [IRON_LIT, drawPoly([-2.4, 0], [-1, -10], [-0.8, -10], [-2.2, 0])],
    [IRON, drawRect(-2, -4, 4, 0.3) + drawRect(-1.6, -7, 3.2, 0.3)],
    ['#B5452A', roundedRect(-1.6, -12.4, 3.2, 2.6, 0.3)],
    ['#FFC65A', roundedRect(-1.1, -11.9, 1.2, 1.1, 0.2)],
    [IRON, drawPoly([-5.6, -16.4], [-5.4, -16.7], [1.6, -12.2], [1.2, -11.8])],
    [IRON, drawRect(-5.5, -16.4, 0.1, 6)],
    ['#FFB534', drawDisc(-5.45, -10.2, 0.3)],
    ['glow', '-5.45 -10.2 1.4'],
  ],
};

export const BOAT: Drawing = {
  width: 8,
  height: 9,
  shapes: [
    [IRON, drawRect(-0.3, -8.4, 0.18, 7.4)],
    ['#FFE9C4', drawPoly([-0.4, -8], [-0.4, -2], [-3.2, -2])],
    ['#E8B98A', drawPoly([0, -7.4], [0, -2], [2.4, -2])],
    ['#B5452A', 'M-3.4 -1.7H3.4Q3 -.4 2 0H-2Q-3 -.4 -3.4 -1.7Z'],
    ['#7E2C1C', 'M.4 -1.7H3.4Q3 -.4 2 0H.4Z'],
    ['#FFD98C', drawRect(-3.3, -1.7, 6.6, 0.22)],
    ['glow', '-.2 -8.4 1'],
    ['#FFC65A', drawDisc(-0.2, -8.4, 0.2)],
  ],
};

export const CABIN: Drawing = {
  width: 3.4,
  height: 4,
  shapes: [
    ['#FFF3D8', drawRect(-1.2, -2.6, 2.4, 2.6)],
    ['#C2513E', [-1.2, -0.4, 0.4].map((x) => drawRect(x, -2.6, 0.4, 2.6)).join('')],
    ['#3A1C3A', drawPoly([-1.6, -2.5], [0, -3.8], [1.6, -2.5])],
    ['#FFC65A', drawDisc(0, -2.9, 0.24)],
  ],
};

/** A lamp to collect, which floats over the road. */
export const LANTERN: Drawing = {
  width: 2,
  height: 2.4,
  shapes: [
    ['glow', '0 -1.25 1'],
    [
      '#3A1C18',
      drawRect(-0.26, -1.78, 0.52, 0.12) +
        drawRect(-0.26, -0.86, 0.52, 0.12) +
        drawPoly([-0.2, -1.78], [0, -2], [0.2, -1.78]),
    ],
    ['#FFD27A', 'M-.24 -1.66H.24Q.46 -1.25 .24 -.86H-.24Q-.46 -1.25 -.24 -1.66Z'],
    ['#FFF6D8', 'M-.12 -1.6H.06Q.16 -1.25 .06 -.92H-.12Q-.24 -1.25 -.12 -1.6Z'],
  ],
};

/** One of the two posts of a gate over the road. */
export const GATE_POST: Drawing = {
  width: 2.4,
  height: 7.4,
  shapes: [
    ['glow', '0 -6.2 1.1'],
    ['#7E1F2A', drawRect(-0.3, -6, 0.6, 6)],
    ['#FFF3D8', [0, 1, 2].map((i) => drawRect(-0.3, -6 + i * 2, 0.6, 1)).join('')],
    ['#FFC65A', drawDisc(0, -6.3, 0.4)],
  ],
};
