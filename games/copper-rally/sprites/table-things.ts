/** The drawings of objects on the table, seen from above. A unit is the width of a thumb; the center is at 0, 0. */
import type { ThingKey } from '../table/circuits';
import { drawDisc, drawPoly, drawRect, roundedRect, type Shape } from './pen';

const SHADE = 'rgba(14,6,10,.38)';

const cup: Shape[] = [
  [SHADE, drawDisc(0.9, 0.9, 6)],
  ['#E6DCCB', drawDisc(0, 0, 6)],
  ['#FFF8E8', drawDisc(-0.2, -0.2, 5.5)],
  ['#D8CBB4', drawDisc(0, 0, 4.1)],
  ['#FFF8E8', drawDisc(0, 0, 3.9)],
  ['#3F5A86', drawDisc(0, 0, 5.3) + drawDisc(0, 0, 5.1)],
  ['#FFF8E8', roundedRect(2.8, -0.8, 3.2, 1.6, 0.7)],
  ['#D8CBB4', roundedRect(3.4, -0.35, 1.8, 0.7, 0.3)],
  ['#FFF8E8', drawDisc(0, 0, 3.3)],
  ['#8A4A20', drawDisc(0, 0, 2.9)],
  ['#B56A30', drawDisc(-0.3, -0.3, 2.4)],
  ['#E09A58', 'M-1.8 -.9Q-1 -2 .4 -1.9Q-.8 -1.4 -1.2 -.5Z'],
];

const book: Shape[] = [
  [SHADE, drawRect(-7.4, -2.2, 15.6, 5.4)],
  ['#F2E4C4', drawRect(-7.6, -2.5, 15.2, 5)],
  ['#7E2C38', roundedRect(-8, -2.8, 15.6, 5, 0.3)],
  ['#9A3E48', roundedRect(-8, -2.8, 15.6, 1.2, 0.3)],
  [
    '#E0A94A',
    drawRect(-6.6, -2.8, 0.4, 5) +
      drawRect(5.6, -2.8, 0.4, 5) +
      drawRect(-3.4, -0.9, 6.8, 0.34) +
      drawRect(-2.4, 0, 4.8, 0.26),
  ],
];

const pencil: Shape[] = [
  [SHADE, drawRect(-6.6, -0.2, 13.6, 1.2)],
  ['#E0A030', drawRect(-6, -0.6, 10.4, 1.2)],
  ['#FFC65A', drawRect(-6, -0.6, 10.4, 0.4)],
  ['#B97A1E', drawRect(-6, 0.2, 10.4, 0.4)],
  ['#F2D8A8', drawPoly([4.4, -0.6], [6.4, -0.14], [6.4, 0.14], [4.4, 0.6])],
  ['#2A1C24', drawPoly([5.8, -0.28], [6.8, 0], [5.8, 0.28])],
  ['#B8B8C8', drawRect(-6.8, -0.6, 0.8, 1.2)],
  ['#E08A8A', roundedRect(-7.6, -0.6, 0.9, 1.2, 0.3)],
];

const house: Shape[] = [
  [SHADE, drawPoly([-1.8, 2.2], [3.2, 2.2], [3.4, -1.4], [2, -2], [2, 2])],
  ['#A8483A', drawRect(-2.2, -2, 4.4, 2.1)],
  ['#7E3230', drawRect(-2.2, 0, 4.4, 2)],
  ['#C8674E', drawRect(-2.2, -2, 4.4, 0.5)],
  ['#E8A06A', drawRect(-2.3, -0.08, 4.6, 0.26)],
  ['#6B3A2E', drawRect(0.9, -1.5, 0.8, 0.8)],
  ['#2A1418', drawRect(1.05, -1.35, 0.5, 0.5)],
  ['#FFC65A', drawRect(-1.5, 1.1, 0.7, 0.6) + drawRect(0.7, 1.1, 0.7, 0.6)],
];

const tree: Shape[] = [
  [SHADE, drawDisc(0.8, 0.9, 2)],
  ['#2F5A3A', drawDisc(0, 0, 1.9) + drawDisc(1.2, 0.6, 1) + drawDisc(-1.1, 0.8, 1)],
  ['#4C7A44', drawDisc(-0.3, -0.3, 1.4) + drawDisc(-1.1, 0.5, 0.6)],
  ['#86A65A', drawDisc(-0.6, -0.6, 0.7)],
];

const biscuit: Shape[] = [
  [SHADE, drawDisc(0.4, 0.5, 2.3)],
  ['#B97A3E', drawDisc(0, 0, 2.3)],
  ['#DDA560', drawDisc(-0.15, -0.15, 1.9)],
  [
    '#8A5428',
    [
      [-0.8, -0.6],
      [0.5, -0.9],
      [0.9, 0.5],
      [-0.4, 0.9],
      [0, 0],
    ]
      .map(([x, y]) => drawDisc(x!, y!, 0.24))
      .join(''),
  ],
];

const plant: Shape[] = [
  [SHADE, drawDisc(0.9, 1, 4)],
  ['#8A452C', drawDisc(0, 0, 3.8)],
  ['#B5653E', drawDisc(-0.15, -0.15, 3.5)],
  ['#3A2018', drawDisc(0, 0, 2.9)],
  [
    '#2F6B42',
    'M0 0Q-3.6 -2 -4.6 .4Q-2.4 1.6 0 0ZM0 0Q-.6 -4 2 -4.6Q3 -2.4 0 0ZM0 0Q3.8 -.8 4.4 2Q2 3 0 0ZM0 0Q-.4 3.8 -2.8 4.2Q-3.4 2 0 0Z',
  ],
  [
    '#4C8A50',
    'M0 0Q-2.8 -1.6 -4.6 .4Q-2.6 .2 0 0ZM0 0Q-.2 -3 2 -4.6Q1.6 -2.4 0 0ZM0 0Q2.8 0 4.4 2Q2 1.6 0 0Z',
  ],
];

const dice: Shape[] = [
  [SHADE, roundedRect(-1.1, -1, 3, 3, 0.4)],
  ['#FFF3DC', roundedRect(-1.5, -1.5, 3, 3, 0.4)],
  ['#E2CDA6', roundedRect(-1.5, 0.9, 3, 0.6, 0.3)],
  [
    '#3A1C2A',
    drawDisc(-0.8, -0.8, 0.28) +
      drawDisc(0.7, 0.6, 0.28) +
      drawDisc(0.7, -0.8, 0.28) +
      drawDisc(-0.8, 0.6, 0.28) +
      drawDisc(0, -0.1, 0.28),
  ],
];

const spoon: Shape[] = [
  [SHADE, roundedRect(-4, -0.1, 8.6, 0.8, 0.3)],
  ['#C4C8DA', roundedRect(-4.6, -0.3, 7, 0.6, 0.3)],
  ['#EEF0FA', roundedRect(-4.6, -0.3, 7, 0.2, 0.1)],
  ['#B4B8CC', drawDisc(3.4, 0, 1.7, 1.15)],
  ['#E6E9F6', drawDisc(3.3, -0.15, 1.3, 0.8)],
];

const inkwell: Shape[] = [
  [SHADE, drawDisc(0.8, 0.9, 3.2)],
  ['#24365E', roundedRect(-3, -3, 6, 6, 1.2)],
  ['#3F5A92', roundedRect(-2.8, -2.8, 5.4, 2.2, 1)],
  ['#C4A05A', drawDisc(0, 0, 1.9)],
  ['#101830', drawDisc(0, 0, 1.5)],
  ['#5A7AC0', drawDisc(-0.5, -0.5, 0.4)],
  ['#F4EBD6', 'M.3 -.3L6.4 -4.6Q5.4 -1.8 1.2 .4Z'],
  ['#C9BDA2', 'M.3 -.3L6.4 -4.6Q4.4 -2 .8 0Z'],
];

const pawn: Shape[] = [
  [SHADE, drawDisc(0.6, 0.7, 1.7)],
  ['#6B3A24', drawDisc(0, 0, 1.6)],
  ['#8A5032', drawDisc(-0.1, -0.1, 1.3)],
  ['#B97A4A', drawDisc(-0.1, -0.2, 0.9)],
  ['#E8B482', drawDisc(-0.3, -0.4, 0.4)],
];

const lamp: Shape[] = [
  [SHADE, drawDisc(0.8, 0.9, 2.6)],
  ['#8A6A2E', drawDisc(0, 0, 2.6)],
  ['#C9A04A', drawDisc(-0.1, -0.1, 2.2)],
  ['#FFE9B0', drawDisc(0, 0, 1.5)],
  ['#FFFBEA', drawDisc(0, 0, 0.9)],
];

const station: Shape[] = [
  [SHADE, drawRect(-3.6, -2, 8.6, 5.4)],
  ['#3F5A86', drawRect(-4.2, -2.6, 8.4, 2.7)],
  ['#2D4470', drawRect(-4.2, 0, 8.4, 2.6)],
  ['#6E8ABC', drawRect(-4.2, -2.6, 8.4, 0.5)],
  ['#E0A94A', drawRect(-4.3, -0.1, 8.6, 0.3)],
  ['#FFC65A', [-3, -0.6, 1.8].map((x) => drawRect(x, 1.4, 1.1, 0.7)).join('')],
  ['#FFF3D8', drawDisc(0, -1.4, 0.8)],
  ['#3A1C2A', drawRect(-0.06, -1.9, 0.12, 0.55) + drawRect(0, -1.46, 0.4, 0.12)],
];

export const TABLE_THINGS: Readonly<Record<ThingKey, readonly Shape[]>> = {
  ...{ cup, book, pencil, house, tree, biscuit, plant, dice, spoon, inkwell, pawn, lamp, station },
};
