/** The drawings of the towers at sea: as built, and upgraded on each branch. */
import {
  archPiece,
  boxPiece,
  type Drawing,
  linePiece,
  ovalPiece,
  type DrawingPiece,
  shapePiece,
} from './pieces';

const WINDOW_LIGHT = '#FFC65A';
const INK = '#0C1A3E';
const RED = '#D2513A';
const RED_DARK = '#96301F';
const CREAM = '#FFF3DA';
const CREAM_DARK = '#D8C6A4';
const WOOD = '#8A5A3A';
const WOOD_DARK = '#573524';

const drawRipple = (rx: number): DrawingPiece[] => [
  ovalPiece('rgba(4,14,44,.5)', 0, 0, rx, rx * 0.38),
  linePiece(
    'rgba(190,225,255,.55)',
    2.4,
    `M${-rx} 3q${rx * 0.5} ${rx * 0.36} ${rx} ${rx * 0.3}q${rx * 0.6} 0 ${rx} ${-rx * 0.34}`,
  ),
];

/** The rocks that carry a tower. */
const rocks: DrawingPiece[] = [
  ...drawRipple(44),
  shapePiece('#4A5A86', 'M-42 2L-34 -16L-14 -24L16 -23L36 -14L43 2Q0 16 -42 2Z'),
  shapePiece('#33406A', 'M8 -23L16 -23L36 -14L43 2Q24 9 10 9Z'),
];
/** Piles with planks over them. */
const pier: DrawingPiece[] = [
  ...drawRipple(42),
  ...[-32, -12, 12, 30].map((x) => boxPiece(WOOD_DARK, x - 4, -18, 8, 22)),
  boxPiece(WOOD, -40, -24, 80, 10),
  boxPiece(WOOD_DARK, 10, -24, 30, 10),
  linePiece('#B98254', 2, 'M-40 -24H40'),
];

const drawBuoy = (branch: number): DrawingPiece[] => [
  ...drawRipple(28),
  shapePiece(RED, 'M-26 -2Q-26 -18 0 -20Q26 -18 26 -2Q0 10 -26 -2Z'),
  shapePiece(RED_DARK, 'M4 -20Q26 -18 26 -2Q16 3 6 4Z'),
  boxPiece(CREAM, -13, -46, 26, 27),
  boxPiece(CREAM_DARK, 4, -46, 9, 27),
  shapePiece(RED, 'M-17 -46L-8 -62H8L17 -46Z'),
  ...(branch === 0
    ? [
        ovalPiece('rgba(255,198,90,.32)', 0, -74, 26),
        shapePiece(WINDOW_LIGHT, 'M-9 -62V-80H9V-62Z'),
        shapePiece(INK, 'M-13 -80L0 -92L13 -80Z'),
      ]
    : branch === 1
      ? [
          linePiece(
            '#BFD8E8',
            2,
            'M-40 -6L-12 -40M40 -6L12 -40M-34 -14H34M-26 -24H26M-20 -4L8 -44M20 -4L-8 -44',
          ),
          ovalPiece(WINDOW_LIGHT, 0, -66, 5),
        ]
      : [ovalPiece(WINDOW_LIGHT, 0, -66, 6)]),
];

const drawHouse = (up: number): DrawingPiece[] => [
  shapePiece(CREAM, `M-19 -20L-13 ${-78 - up}H13L19 -20Z`),
  shapePiece(CREAM_DARK, `M4 ${-78 - up}H13L19 -20H5Z`),
  shapePiece(RED, `M-17.600 -34L-16 -50H16L17.600 -34Z`),
  shapePiece(RED_DARK, `M4.400 -50H16L17.600 -34H4.600Z`),
  shapePiece(RED, `M-14.800 -62L-14 ${-72 - up}H14L14.800 -62Z`),
  archPiece('#23315E', 0, -20, 10, 14),
];

const drawLighthouse = (branch: number): DrawingPiece[] => {
  const up = branch === 1 ? 12 : 0;
  const top = -78 - up;
  return [
    ...rocks,
    ...drawHouse(up),
    ovalPiece('rgba(255,220,130,.36)', 0, top - 12, branch === 1 ? 38 : 30),
    boxPiece('#39456F', -19, top - 4, 38, 6),
    boxPiece(WINDOW_LIGHT, -11, top - 22, 22, 19),
    boxPiece('#FFF6DC', -5, top - 22, branch === 0 ? 10 : 6, 19),
    linePiece(INK, 2, `M-11 ${top - 3}v-19M11 ${top - 3}v-19`),
    shapePiece(RED, `M-16 ${top - 22}Q0 ${top - 44} 16 ${top - 22}Z`),
    shapePiece(RED_DARK, `M3 ${top - 34}Q12 ${top - 30} 16 ${top - 22}H4Z`),
    linePiece(INK, 3, `M0 ${top - 34}v-12`),
    ...(branch === 0
      ? [shapePiece(WINDOW_LIGHT, `M-30 ${top - 18}l11 5v-12ZM30 ${top - 18}l-11 5v-12Z`)]
      : []),
  ];
};

const drawHorn = (branch: number): DrawingPiece[] => [
  ...rocks,
  boxPiece('#8FA0C8', -16, -54, 32, 34),
  boxPiece('#5C6C9A', 4, -54, 12, 34),
  archPiece('#23315E', -4, -20, 11, 18),
  shapePiece(
    '#E0A94A',
    branch === 0 ? 'M-12 -54L-30 -98Q0 -110 32 -98L12 -54Z' : 'M-10 -54L-24 -88Q0 -98 24 -88L10 -54Z',
  ),
  shapePiece(
    '#A86A20',
    branch === 0 ? 'M4 -54L10 -104Q24 -102 32 -98L12 -54Z' : 'M3 -54L8 -93Q18 -91 24 -88L10 -54Z',
  ),
  ovalPiece('#4A2C10', 0, branch === 0 ? -100 : -90, branch === 0 ? 27 : 20, branch === 0 ? 7 : 5),
  ...(branch === 1
    ? [shapePiece('#E0A94A', 'M14 -40L46 -58Q52 -44 44 -30L14 -34Z'), ovalPiece('#4A2C10', 45, -44, 4, 13)]
    : []),
];

const drawHook = (branch: number): DrawingPiece[] => [
  ...pier,
  shapePiece(WOOD_DARK, 'M-14 -24L-8 -70H6L12 -24Z'),
  shapePiece(WOOD, 'M-14 -24L-8 -70H0L-2 -24Z'),
  linePiece(branch === 0 ? '#39456F' : '#6B4632', branch === 0 ? 9 : 7, 'M-20 -62L34 -102'),
  linePiece('#DDE6F4', 2.4, 'M34 -102V-66'),
  linePiece('#E8EEF8', branch === 0 ? 6 : 4.4, 'M34 -66v8a8 8 0 1 1 -14 3'),
  ...(branch === 1
    ? [
        linePiece('#6B4632', 6, 'M14 -62L-34 -96'),
        linePiece('#DDE6F4', 2.4, 'M-34 -96V-70'),
        linePiece('#E8EEF8', 4, 'M-34 -70v6a7 7 0 1 0 12 2'),
      ]
    : []),
  ovalPiece(branch === 0 ? '#39456F' : '#C98A4E', -20, -60, branch === 0 ? 14 : 9),
  ovalPiece(WINDOW_LIGHT, -2, -42, 4.5),
];

const drawPump = (branch: number): DrawingPiece[] => [
  ...pier,
  boxPiece('#B5432F', -24, -58, 48, 34),
  boxPiece('#7E2A1E', 8, -58, 16, 34),
  ovalPiece('#F6B23E', -8, -42, 9),
  ovalPiece('#FFF3DA', -8, -42, 5.5),
  linePiece(INK, 2, 'M-8 -42l4 -3'),
  boxPiece('#5C6C9A', -6, -76, 12, 18),
  linePiece('#8FA0C8', branch === 0 ? 14 : 9, 'M0 -74L34 -92'),
  linePiece('#E0A94A', branch === 0 ? 16 : 11, 'M30 -90L36 -93'),
  ...(branch === 1
    ? [
        linePiece('#8FA0C8', 9, 'M0 -74L-34 -92M0 -74V-104'),
        linePiece('#E0A94A', 11, 'M-30 -90L-36 -93M0 -100V-106'),
      ]
    : []),
  ...(branch === 0
    ? [ovalPiece('rgba(190,230,255,.8)', 50, -100, 6), ovalPiece('rgba(190,230,255,.6)', 60, -90, 4)]
    : []),
];

const drawDiamond = (x: number, y: number, size: number, main: string, dark: string): DrawingPiece[] => [
  shapePiece(main, `M${x} ${y - size}L${x + size * 0.7} ${y}L${x} ${y + size * 1.2}L${x - size * 0.7} ${y}Z`),
  shapePiece(dark, `M${x} ${y - size}L${x + size * 0.7} ${y}L${x} ${y + size * 1.2}Z`),
  ovalPiece(WINDOW_LIGHT, x, y, size * 0.22),
];

const drawKite = (branch: number): DrawingPiece[] => [
  ...pier,
  shapePiece(WOOD_DARK, 'M-5 -24L-3 -72H3L5 -24Z'),
  linePiece('#FFF3DA', 1.8, branch === 0 ? 'M0 -70Q24 -84 26 -104' : 'M0 -70Q18 -78 22 -92'),
  ...drawDiamond(
    branch === 0 ? 26 : 22,
    branch === 0 ? -122 : -104,
    branch === 0 ? 26 : 20,
    '#58B0A8',
    '#2F7C78',
  ),
  ...(branch === 1
    ? [
        linePiece('#FFF3DA', 1.8, 'M0 -70Q-18 -78 -24 -88M0 -70V-104'),
        ...drawDiamond(-25, -98, 15, '#E88A6A', '#B4523A'),
        ...drawDiamond(0, -122, 15, '#F6B23E', '#B87A18'),
      ]
    : []),
  ovalPiece('#E88A6A', 4, -76, 4),
];

/** The drawing of each kind of tower. `branch` is -1 for a new tower, or its upgrade branch. */
export const SEA_TOWERS: readonly ((branch: number) => Drawing)[] = [
  drawBuoy,
  drawLighthouse,
  drawHorn,
  drawHook,
  drawPump,
  drawKite,
];
