/** The scenery: the keep with the crown, the harbor, gates, houses, trees, rocks. */
import {
  archPiece,
  boxPiece,
  type Drawing,
  linePiece,
  ovalPiece,
  type DrawingPiece,
  shadePiece,
  shapePiece,
} from './pieces';

const WINDOW_LIGHT = '#FFC65A';
const INK = '#1B1440';

const drawSpire = (x: number, foot: number, width: number, top: number, roof: number): DrawingPiece[] => [
  boxPiece('#A79FCB', x - width / 2, top, width, foot - top),
  boxPiece('#766BA6', x + width * 0.12, top, width * 0.38, foot - top),
  shapePiece('#D2513A', `M${x - width * 0.68} ${top}L${x} ${top - roof}L${x + width * 0.68} ${top}Z`),
  shapePiece('#8E2A24', `M${x} ${top - roof}L${x + width * 0.68} ${top}H${x + width * 0.06}Z`),
  linePiece(INK, 2, `M${x} ${top - roof}v-12`),
  shapePiece('#F6B23E', `M${x} ${top - roof - 12}q8 -4 14 1q-6 5 -14 6Z`),
  archPiece(WINDOW_LIGHT, x - width * 0.08, top + width * 0.9, width * 0.26, width * 0.46),
];

/** The keep. The center of its door's threshold is at 0, 0. */
export const keep: Drawing = [
  shadePiece(56, 18),
  ...drawSpire(-36, 4, 24, -62, 36),
  ...drawSpire(36, 4, 24, -58, 34),
  ...drawSpire(0, -20, 38, -92, 52),
  boxPiece('#8E86B8', -46, -44, 92, 48),
  boxPiece('#665C96', 16, -44, 30, 48),
  ...[-46, -30, -14, 2, 18, 34].map((x) => boxPiece(x > 12 ? '#665C96' : '#8E86B8', x, -52, 11, 9)),
  archPiece('#3A1B12', 0, 5, 28, 34),
  archPiece(WINDOW_LIGHT, 0, 5, 20, 28),
  shapePiece('#FFF0C0', 'M-9 -20L-11 -32L-4 -26L0 -35L4 -26L11 -32L9 -20Z'),
];

/** The harbor: a quay with lit houses and a light. */
export const harbour: Drawing = [
  ovalPiece('rgba(4,14,44,.5)', 0, 6, 58, 18),
  shapePiece('#4A5A86', 'M-54 4L-50 -16H50L54 4Q0 20 -54 4Z'),
  shapePiece('#33406A', 'M14 -16H50L54 4Q36 11 18 12Z'),
  linePiece('#8FA0C8', 3, 'M-50 -16H50'),
  boxPiece('#C98A6A', -44, -52, 30, 36),
  boxPiece('#8E5A48', -24, -52, 10, 36),
  shapePiece('#7A2E3E', 'M-49 -52L-29 -74L-9 -52Z'),
  boxPiece('#58789E', -10, -64, 26, 48),
  boxPiece('#3C5880', 6, -64, 10, 48),
  shapePiece('#2A3A66', 'M-14 -64L3 -84L20 -64Z'),
  boxPiece('#D8B06A', 20, -48, 26, 32),
  boxPiece('#A67E40', 36, -48, 10, 32),
  shapePiece('#96301F', 'M16 -48L33 -66L50 -48Z'),
  ...[
    [-36, -30],
    [0, -44],
    [0, -26],
    [28, -28],
  ].map(([x, y]) => archPiece('#FFD98A', x!, y!, 9, 13)),
  linePiece(INK, 3, 'M-52 -10V-40'),
  ovalPiece('rgba(255,198,90,.4)', -52, -44, 13),
  ovalPiece(WINDOW_LIGHT, -52, -44, 5),
];

/** The gate on land. */
export const gate: Drawing = [
  shadePiece(34, 12),
  boxPiece('#574A86', -36, -56, 20, 58),
  boxPiece('#3B3168', -22, -56, 6, 58),
  boxPiece('#574A86', 16, -56, 20, 58),
  boxPiece('#3B3168', 28, -56, 8, 58),
  shapePiece('#6A5C9C', 'M-40 -56Q0 -94 40 -56V-46Q0 -80 -40 -46Z'),
  archPiece('#0C0724', 0, 2, 34, 52),
  ovalPiece('#FF9A6B', -6, -26, 2.6, 3.4),
  ovalPiece('#FF9A6B', 7, -26, 2.6, 3.4),
];

/** The gate at sea: two beacons, each with a lantern. */
export const seaGate: Drawing = [
  ...[-34, 34].flatMap((x) => [
    ovalPiece('rgba(4,14,44,.5)', x, 0, 13, 5),
    shapePiece('#2F7C5A', `M${x - 9} 0L${x - 5} -40H${x + 5}L${x + 9} 0Q${x} 4 ${x - 9} 0Z`),
    shapePiece('#FFF3DA', `M${x - 7.5} -14L${x - 6.2} -27H${x + 6.2}L${x + 7.5} -14Z`),
    ovalPiece('#FF9A6B', x, -46, 5),
  ]),
];

const drawHouse = (wall: string, dark: string, roof: string, roofDark: string): Drawing => [
  shadePiece(34, 11),
  boxPiece(wall, -28, -42, 56, 42),
  boxPiece(dark, 8, -42, 20, 42),
  shapePiece(roof, 'M-36 -42L0 -78L36 -42Z'),
  shapePiece(roofDark, 'M0 -78L36 -42H6Z'),
  boxPiece(INK, 14, -80, 9, 18),
  archPiece('#FFD98A', -14, -12, 12, 19),
  archPiece('#FFD98A', 16, -14, 9, 15),
  archPiece('#3A1B12', 1, 0, 12, 20),
];

export const houses: readonly Drawing[] = [
  drawHouse('#B58AA8', '#7E5A84', '#4B3B80', '#32265E'),
  drawHouse('#D8B08A', '#A67C66', '#A8483A', '#742A2A'),
  drawHouse('#8FA6C8', '#62789E', '#2F5C6A', '#1E404E'),
];

const pine: Drawing = [
  shadePiece(20, 7),
  boxPiece('#4A2E26', -4, -14, 8, 15),
  shapePiece('#1F5A48', 'M-22 -10L0 -50L22 -10Z'),
  shapePiece('#163F38', 'M0 -50L22 -10H3Z'),
  shapePiece('#26705A', 'M-17 -32L0 -66L17 -32Z'),
  shapePiece('#1A4C42', 'M0 -66L17 -32H3Z'),
];
const bush: Drawing = [
  shadePiece(22, 7),
  ovalPiece('#2C6B4A', -8, -12, 14),
  ovalPiece('#225640', 9, -10, 12),
  ovalPiece('#35805A', -3, -19, 11),
  ...[
    [-12, -14],
    [0, -22],
    [8, -12],
  ].map(([x, y]) => ovalPiece('#F4B0C4', x!, y!, 2.6)),
];
const well: Drawing = [
  shadePiece(20, 8),
  shapePiece('#8E86B8', 'M-18 0V-16H18V0Q0 6 -18 0Z'),
  ovalPiece('#20184A', 0, -16, 18, 5),
  linePiece('#5A3626', 4, 'M-15 -16V-42M15 -16V-42'),
  shapePiece('#C9442F', 'M-24 -40L0 -56L24 -40Z'),
  shapePiece('#8E2A24', 'M0 -56L24 -40H3Z'),
];
export const plants: readonly Drawing[] = [pine, bush, pine, well];

export const rocks: readonly Drawing[] = [
  [
    ovalPiece('rgba(4,14,44,.5)', 0, 2, 46, 16),
    shapePiece('#55639A', 'M-44 4L-36 -28L-12 -44L10 -30L20 -50L36 -22L45 4Q0 16 -44 4Z'),
    shapePiece('#37446F', 'M10 -30L20 -50L36 -22L45 4Q30 9 16 10Q20 -12 10 -30ZM-12 -44L-2 -38L-8 -16Z'),
    linePiece('rgba(200,230,255,.6)', 3, 'M-48 6q24 12 48 9q26 0 48 -9'),
  ],
  [
    ovalPiece('rgba(4,14,44,.5)', 0, 2, 46, 16),
    shapePiece('#4A5886', 'M-45 4L-30 -18L-16 -20L-4 -56L14 -36L30 -14L44 4Q0 16 -45 4Z'),
    shapePiece('#303B64', 'M-4 -56L14 -36L30 -14L44 4Q24 10 10 10Q12 -20 -4 -56Z'),
    linePiece('rgba(200,230,255,.6)', 3, 'M-48 6q24 12 48 9q26 0 48 -9'),
  ],
];
