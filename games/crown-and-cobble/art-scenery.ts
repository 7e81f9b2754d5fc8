/** The scenery: the keep with the crown, the harbor, gates, houses, trees, rocks. */
import { arch, box, type Drawing, line, oval, type Piece, shade, shape } from './pieces';

const WINDOW_LIGHT = '#FFC65A';
const INK = '#1B1440';

const spire = (x: number, foot: number, width: number, top: number, roof: number): Piece[] => [
  box('#A79FCB', x - width / 2, top, width, foot - top),
  box('#766BA6', x + width * 0.12, top, width * 0.38, foot - top),
  shape('#D2513A', `M${x - width * 0.68} ${top}L${x} ${top - roof}L${x + width * 0.68} ${top}Z`),
  shape('#8E2A24', `M${x} ${top - roof}L${x + width * 0.68} ${top}H${x + width * 0.06}Z`),
  line(INK, 2, `M${x} ${top - roof}v-12`),
  shape('#F6B23E', `M${x} ${top - roof - 12}q8 -4 14 1q-6 5 -14 6Z`),
  arch(WINDOW_LIGHT, x - width * 0.08, top + width * 0.9, width * 0.26, width * 0.46),
];

/** The keep. The center of its door's threshold is at 0, 0. */
export const keep: Drawing = [
  shade(56, 18),
  ...spire(-36, 4, 24, -62, 36),
  ...spire(36, 4, 24, -58, 34),
  ...spire(0, -20, 38, -92, 52),
  box('#8E86B8', -46, -44, 92, 48),
  box('#665C96', 16, -44, 30, 48),
  ...[-46, -30, -14, 2, 18, 34].map((x) => box(x > 12 ? '#665C96' : '#8E86B8', x, -52, 11, 9)),
  arch('#3A1B12', 0, 5, 28, 34),
  arch(WINDOW_LIGHT, 0, 5, 20, 28),
  shape('#FFF0C0', 'M-9 -20L-11 -32L-4 -26L0 -35L4 -26L11 -32L9 -20Z'),
];

/** The harbor: a quay with lit houses and a light. */
export const harbour: Drawing = [
  oval('rgba(4,14,44,.5)', 0, 6, 58, 18),
  shape('#4A5A86', 'M-54 4L-50 -16H50L54 4Q0 20 -54 4Z'),
  shape('#33406A', 'M14 -16H50L54 4Q36 11 18 12Z'),
  line('#8FA0C8', 3, 'M-50 -16H50'),
  box('#C98A6A', -44, -52, 30, 36),
  box('#8E5A48', -24, -52, 10, 36),
  shape('#7A2E3E', 'M-49 -52L-29 -74L-9 -52Z'),
  box('#58789E', -10, -64, 26, 48),
  box('#3C5880', 6, -64, 10, 48),
  shape('#2A3A66', 'M-14 -64L3 -84L20 -64Z'),
  box('#D8B06A', 20, -48, 26, 32),
  box('#A67E40', 36, -48, 10, 32),
  shape('#96301F', 'M16 -48L33 -66L50 -48Z'),
  ...[
    [-36, -30],
    [0, -44],
    [0, -26],
    [28, -28],
  ].map(([x, y]) => arch('#FFD98A', x!, y!, 9, 13)),
  line(INK, 3, 'M-52 -10V-40'),
  oval('rgba(255,198,90,.4)', -52, -44, 13),
  oval(WINDOW_LIGHT, -52, -44, 5),
];

/** The gate on land. */
export const gate: Drawing = [
  shade(34, 12),
  box('#574A86', -36, -56, 20, 58),
  box('#3B3168', -22, -56, 6, 58),
  box('#574A86', 16, -56, 20, 58),
  box('#3B3168', 28, -56, 8, 58),
  shape('#6A5C9C', 'M-40 -56Q0 -94 40 -56V-46Q0 -80 -40 -46Z'),
  arch('#0C0724', 0, 2, 34, 52),
  oval('#FF9A6B', -6, -26, 2.6, 3.4),
  oval('#FF9A6B', 7, -26, 2.6, 3.4),
];

/** The gate at sea: two beacons, each with a lantern. */
export const seaGate: Drawing = [
  ...[-34, 34].flatMap((x) => [
    oval('rgba(4,14,44,.5)', x, 0, 13, 5),
    shape('#2F7C5A', `M${x - 9} 0L${x - 5} -40H${x + 5}L${x + 9} 0Q${x} 4 ${x - 9} 0Z`),
    shape('#FFF3DA', `M${x - 7.5} -14L${x - 6.2} -27H${x + 6.2}L${x + 7.5} -14Z`),
    oval('#FF9A6B', x, -46, 5),
  ]),
];

const house = (wall: string, dark: string, roof: string, roofDark: string): Drawing => [
  shade(34, 11),
  box(wall, -28, -42, 56, 42),
  box(dark, 8, -42, 20, 42),
  shape(roof, 'M-36 -42L0 -78L36 -42Z'),
  shape(roofDark, 'M0 -78L36 -42H6Z'),
  box(INK, 14, -80, 9, 18),
  arch('#FFD98A', -14, -12, 12, 19),
  arch('#FFD98A', 16, -14, 9, 15),
  arch('#3A1B12', 1, 0, 12, 20),
];

export const houses: readonly Drawing[] = [
  house('#B58AA8', '#7E5A84', '#4B3B80', '#32265E'),
  house('#D8B08A', '#A67C66', '#A8483A', '#742A2A'),
  house('#8FA6C8', '#62789E', '#2F5C6A', '#1E404E'),
];

const pine: Drawing = [
  shade(20, 7),
  box('#4A2E26', -4, -14, 8, 15),
  shape('#1F5A48', 'M-22 -10L0 -50L22 -10Z'),
  shape('#163F38', 'M0 -50L22 -10H3Z'),
  shape('#26705A', 'M-17 -32L0 -66L17 -32Z'),
  shape('#1A4C42', 'M0 -66L17 -32H3Z'),
];
const bush: Drawing = [
  shade(22, 7),
  oval('#2C6B4A', -8, -12, 14),
  oval('#225640', 9, -10, 12),
  oval('#35805A', -3, -19, 11),
  ...[
    [-12, -14],
    [0, -22],
    [8, -12],
  ].map(([x, y]) => oval('#F4B0C4', x!, y!, 2.6)),
];
const well: Drawing = [
  shade(20, 8),
  shape('#8E86B8', 'M-18 0V-16H18V0Q0 6 -18 0Z'),
  oval('#20184A', 0, -16, 18, 5),
  line('#5A3626', 4, 'M-15 -16V-42M15 -16V-42'),
  shape('#C9442F', 'M-24 -40L0 -56L24 -40Z'),
  shape('#8E2A24', 'M0 -56L24 -40H3Z'),
];
export const plants: readonly Drawing[] = [pine, bush, pine, well];

export const rocks: readonly Drawing[] = [
  [
    oval('rgba(4,14,44,.5)', 0, 2, 46, 16),
    shape('#55639A', 'M-44 4L-36 -28L-12 -44L10 -30L20 -50L36 -22L45 4Q0 16 -44 4Z'),
    shape('#37446F', 'M10 -30L20 -50L36 -22L45 4Q30 9 16 10Q20 -12 10 -30ZM-12 -44L-2 -38L-8 -16Z'),
    line('rgba(200,230,255,.6)', 3, 'M-48 6q24 12 48 9q26 0 48 -9'),
  ],
  [
    oval('rgba(4,14,44,.5)', 0, 2, 46, 16),
    shape('#4A5886', 'M-45 4L-30 -18L-16 -20L-4 -56L14 -36L30 -14L44 4Q0 16 -45 4Z'),
    shape('#303B64', 'M-4 -56L14 -36L30 -14L44 4Q24 10 10 10Q12 -20 -4 -56Z'),
    line('rgba(200,230,255,.6)', 3, 'M-48 6q24 12 48 9q26 0 48 -9'),
  ],
];
