/** The drawings of the towers of the town: as built, and upgraded on each branch. */
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

const STONE = '#A79FCB';
const DARK = '#665C96';
const ROOF = '#D2513A';
const ROOF_DARK = '#8E2A24';
const WOOD = '#8A5A3A';
const WOOD_DARK = '#5A3626';
const INK = '#1B1440';
const WINDOW_LIGHT = '#FFC65A';
const WARM = '#FFE9B0';

const drawPlinth = (width: number, height: number): DrawingPiece[] => [
  shadePiece(width * 0.72),
  boxPiece(STONE, -width / 2, -height, width, height),
  boxPiece(DARK, width * 0.14, -height, width * 0.36, height),
  boxPiece('#C6BFE2', -width / 2 - 3, -height - 5, width + 6, 7),
];

const drawLantern = (x: number, y: number, size: number): DrawingPiece[] => [
  ovalPiece('rgba(255,198,90,.28)', x, y - size * 0.5, size * 1.15),
  shapePiece(INK, `M${x - size * 0.55} ${y}h${size * 1.1}l${-size * 0.14} 5h${-size * 0.82}Z`),
  shapePiece(
    WINDOW_LIGHT,
    `M${x - size * 0.46} ${y}l${-size * 0.08} ${-size}h${size * 1.08}l${-size * 0.08} ${size}Z`,
  ),
  ovalPiece('#FFF6DC', x, y - size * 0.42, size * 0.2, size * 0.32),
  shapePiece(INK, `M${x - size * 0.68} ${y - size}L${x} ${y - size * 1.55}L${x + size * 0.68} ${y - size}Z`),
  linePiece(INK, 2.4, `M${x} ${y}V${y - size}`),
];

const drawLamp = (branch: number): DrawingPiece[] => {
  const post = [
    ...drawPlinth(34, 16),
    boxPiece('#2B2358', -4, -64, 8, 50),
    boxPiece('#4A3F86', -4, -64, 3, 50),
  ];
  if (branch < 0) return [...post, ...drawLantern(0, -62, 24)];
  if (branch === 0)
    return [
      ...drawPlinth(40, 20),
      boxPiece('#2B2358', -5, -78, 10, 60),
      ...drawLantern(0, -72, 34),
      linePiece('#F6B23E', 4, 'M-26 -88H26'),
      ovalPiece('#F6B23E', 0, -128, 4),
    ];
  return [
    ...post,
    linePiece('#2B2358', 6, 'M0 -44H-27V-52M0 -44H27V-52'),
    ...drawLantern(-27, -50, 18),
    ...drawLantern(27, -50, 18),
    ...drawLantern(0, -66, 22),
  ];
};

const bellAt = (x: number, y: number, size: number): DrawingPiece[] => [
  shapePiece(
    '#E0A94A',
    `M${x - size} ${y}q${size * 0.3} ${-size * 0.4} ${size * 0.36} ${-size}a${size * 0.64} ${size * 0.64} 0 0 1 ${size * 1.28} 0q${size * 0.06} ${size * 0.6} ${size * 0.36} ${size}Z`,
  ),
  shapePiece(
    '#A86A20',
    `M${x + size * 0.1} ${y - size * 1.62}a${size * 0.64} ${size * 0.64} 0 0 1 ${size * 0.54} ${size * 0.62}q${size * 0.06} ${size * 0.6} ${size * 0.36} ${size}H${x + size * 0.1}Z`,
  ),
  ovalPiece('#5A3210', x, y + 2, size * 0.22),
];

const drawBelfry = (branch: number): DrawingPiece[] => {
  const height = branch === 0 ? 12 : 0;
  return [
    ...drawPlinth(58, 34),
    boxPiece(STONE, -27, -82 - height, 12, 50 + height),
    boxPiece(DARK, 15, -82 - height, 12, 50 + height),
    shapePiece(ROOF, `M-36 ${-82 - height}L0 ${-116 - height}L36 ${-82 - height}Z`),
    shapePiece(ROOF_DARK, `M0 ${-116 - height}L36 ${-82 - height}H4Z`),
    archPiece('#2A2058', 0, 0, 16, 24),
    ...(branch === 1
      ? [...bellAt(-8, -52, 10), ...bellAt(9, -46, 9), ovalPiece(WINDOW_LIGHT, 0, -98, 4)]
      : bellAt(0, -46, branch === 0 ? 18 : 14)),
    ...(branch === 0 ? [linePiece('#F6B23E', 4, 'M-14 -48H14')] : []),
  ];
};

const drawCatapult = (branch: number): DrawingPiece[] => [
  ...drawPlinth(60, 30),
  ...[-29, -9, 11].map((x) => boxPiece(STONE, x, -42, 14, 14)),
  boxPiece(DARK, 20, -42, 9, 14),
  shapePiece(WOOD_DARK, 'M-20 -40L-6 -66L-1 -63L-13 -38Z'),
  shapePiece(WOOD_DARK, 'M18 -40L2 -68L-3 -65L11 -38Z'),
  linePiece(WOOD, 7, 'M24 -48L-26 -92'),
  ovalPiece(INK, -27, -93, branch === 0 ? 15 : 12, branch === 0 ? 12 : 9),
  ...(branch === 1
    ? [
        ovalPiece('#3B2A55', -28, -99, 12),
        ovalPiece('#8D5CC4', -28, -103, 8, 5),
        ovalPiece('#C79BEF', -31, -110, 3),
      ]
    : [
        ovalPiece('#B9B2D8', -29, -100, branch === 0 ? 15 : 10),
        ovalPiece('#7A70A8', -25, -97, branch === 0 ? 10 : 6),
      ]),
  ovalPiece('#F6B23E', -1, -66, 4),
  archPiece('#2A2058', 0, 0, 16, 20),
];

const drawBow = (x: number, y: number): DrawingPiece[] => [
  linePiece('#F6B23E', 4, `M${x - 9} ${y - 20}q22 20 0 40`),
  linePiece('#FFF3DA', 1.6, `M${x - 9} ${y - 20}V${y + 20}`),
  linePiece('#FFF3DA', 2.6, `M${x - 16} ${y}H${x + 11}`),
];

const drawLoft = (branch: number): DrawingPiece[] => {
  const up = branch === 0 ? 20 : 0;
  return [
    shadePiece(34),
    shapePiece(WOOD_DARK, `M-26 0L-16 ${-48 - up}H16L26 0H17L9 ${-46 - up}H-9L-17 0Z`),
    linePiece(WOOD, 5, `M-20 -10L16 ${-34 - up}M20 -10L-16 ${-34 - up}`),
    boxPiece(WOOD, -29, -84 - up, 58, 38),
    boxPiece(WOOD_DARK, 8, -84 - up, 21, 38),
    boxPiece('#B98254', -31, -50 - up, 62, 6),
    boxPiece('#20184A', -20, -78 - up, 40, 18),
    ovalPiece(WINDOW_LIGHT, -10, -70 - up, 4),
    shapePiece('#3E7A5C', `M-38 ${-82 - up}L0 ${-114 - up}L38 ${-82 - up}Z`),
    shapePiece('#265440', `M0 ${-114 - up}L38 ${-82 - up}H4Z`),
    ...(branch === 1 ? [...drawBow(-16, -64), ...drawBow(18, -64)] : drawBow(4, -66 - up)),
    ...(branch === 0
      ? [linePiece(INK, 3, 'M0 -134V-152'), shapePiece('#F6B23E', 'M0 -152q14 -6 24 3q-12 7 -24 9Z')]
      : []),
  ];
};

const drawCat = (x: number, y: number, size: number, coat: string): DrawingPiece[] => [
  linePiece(
    coat,
    size * 0.24,
    `M${x + size * 0.5} ${y - size * 0.2}q${size * 0.7} ${-size * 0.2} ${size * 0.4} ${-size * 0.9}`,
  ),
  ovalPiece(coat, x, y - size * 0.46, size * 0.56, size * 0.5),
  shapePiece(
    coat,
    `M${x - size * 0.5} ${y - size * 0.86}l${-size * 0.02} ${-size * 0.62}l${size * 0.34} ${size * 0.26}h${size * 0.36}l${size * 0.34} ${-size * 0.26}l${-size * 0.02} ${size * 0.62}a${size * 0.5} ${size * 0.44} 0 0 1 ${-size} 0Z`,
  ),
  ovalPiece(WINDOW_LIGHT, x - size * 0.22, y - size * 0.98, size * 0.12, size * 0.14),
  ovalPiece(WINDOW_LIGHT, x + size * 0.22, y - size * 0.98, size * 0.12, size * 0.14),
  ovalPiece(INK, x - size * 0.22, y - size * 0.98, size * 0.04, size * 0.12),
  ovalPiece(INK, x + size * 0.22, y - size * 0.98, size * 0.04, size * 0.12),
];

const drawCats = (branch: number): DrawingPiece[] => [
  shadePiece(38),
  boxPiece('#C98A6A', -34, -26, 68, 26),
  boxPiece('#8E5A48', 10, -26, 24, 26),
  linePiece('#6E3F34', 2, 'M-34 -13H34M-18 -26V-13M4 -26V-13M-26 -13V0M-6 -13V0M18 -13V0'),
  shapePiece(ROOF, 'M-42 -26L-34 -40H34L42 -26Z'),
  shapePiece(ROOF_DARK, 'M10 -40H34L42 -26H12Z'),
  ...(branch === 1
    ? drawCat(0, -36, 40, '#E2894A')
    : branch === 0
      ? [
          ...drawCat(-24, -38, 20, '#3B3358'),
          ...drawCat(24, -38, 20, '#E8E2F4'),
          ...drawCat(0, -38, 24, '#E2894A'),
        ]
      : drawCat(0, -38, 27, '#3B3358')),
];

const drawFiddler = (branch: number): DrawingPiece[] => [
  shadePiece(36),
  shapePiece('#7A3B5E', 'M-32 0L-28 -20H28L32 0Z'),
  shapePiece('#54264A', 'M8 -20H28L32 0H10Z'),
  shapePiece('#2E4B86', 'M-15 -20L-9 -58H9L16 -20Z'),
  shapePiece('#1E3361', 'M2 -58H9L16 -20H4Z'),
  ovalPiece('#F3C9A2', 0, -67, 10),
  shapePiece(INK, 'M-17 -72H17L10 -76V-90H-9V-76Z'),
  boxPiece('#F6B23E', -9, -79, 19, 3.4),
  shapePiece('#B5642E', 'M-24 -58q10 -10 16 -2q8 2 4 9q-8 8 -14 2q-9 0 -6 -9Z'),
  linePiece('#7A3E1C', 4, 'M-6 -53L14 -46'),
  linePiece('#FFF3DA', 2.4, 'M-22 -40L4 -66'),
  ...(branch === 0
    ? [
        ovalPiece('#F6B23E', 26, -26, 9),
        ovalPiece('#FFE08A', 24, -28, 5),
        ovalPiece('#F6B23E', 18, -22, 7),
        ovalPiece('#F6B23E', 34, -21, 6),
      ]
    : []),
  ...(branch === 1
    ? [
        linePiece(WARM, 2, 'M-38 -96Q0 -74 38 -100'),
        ...[-30, -16, 0, 16, 30].map((x, i) =>
          shapePiece(
            i % 2 ? '#E2503A' : WINDOW_LIGHT,
            `M${x - 5} ${-92 + Math.abs(i - 2) * -2 + 6}h10l-5 11Z`,
          ),
        ),
      ]
    : []),
];

/** The drawing of each kind of tower. `branch` is -1 for a new tower, or its upgrade branch. */
export const TOWN_TOWERS: readonly ((branch: number) => Drawing)[] = [
  drawLamp,
  drawBelfry,
  drawCatapult,
  drawLoft,
  drawCats,
  drawFiddler,
];
