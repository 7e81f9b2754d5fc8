/** The drawings of the towers of the town: as built, and upgraded on each branch. */
import { arch, box, type Drawing, line, oval, type Piece, shade, shape } from './pieces';

const STONE = '#A79FCB';
const DARK = '#665C96';
const ROOF = '#D2513A';
const ROOF_DARK = '#8E2A24';
const WOOD = '#8A5A3A';
const WOOD_DARK = '#5A3626';
const INK = '#1B1440';
const WINDOW_LIGHT = '#FFC65A';
const WARM = '#FFE9B0';

const plinth = (width: number, height: number): Piece[] => [
  shade(width * 0.72),
  box(STONE, -width / 2, -height, width, height),
  box(DARK, width * 0.14, -height, width * 0.36, height),
  box('#C6BFE2', -width / 2 - 3, -height - 5, width + 6, 7),
];

const lantern = (x: number, y: number, size: number): Piece[] => [
  oval('rgba(255,198,90,.28)', x, y - size * 0.5, size * 1.15),
  shape(INK, `M${x - size * 0.55} ${y}h${size * 1.1}l${-size * 0.14} 5h${-size * 0.82}Z`),
  shape(
    WINDOW_LIGHT,
    `M${x - size * 0.46} ${y}l${-size * 0.08} ${-size}h${size * 1.08}l${-size * 0.08} ${size}Z`,
  ),
  oval('#FFF6DC', x, y - size * 0.42, size * 0.2, size * 0.32),
  shape(INK, `M${x - size * 0.68} ${y - size}L${x} ${y - size * 1.55}L${x + size * 0.68} ${y - size}Z`),
  line(INK, 2.4, `M${x} ${y}V${y - size}`),
];

const lamp = (branch: number): Piece[] => {
  const post = [...plinth(34, 16), box('#2B2358', -4, -64, 8, 50), box('#4A3F86', -4, -64, 3, 50)];
  if (branch < 0) return [...post, ...lantern(0, -62, 24)];
  if (branch === 0)
    return [
      ...plinth(40, 20),
      box('#2B2358', -5, -78, 10, 60),
      ...lantern(0, -72, 34),
      line('#F6B23E', 4, 'M-26 -88H26'),
      oval('#F6B23E', 0, -128, 4),
    ];
  return [
    ...post,
    line('#2B2358', 6, 'M0 -44H-27V-52M0 -44H27V-52'),
    ...lantern(-27, -50, 18),
    ...lantern(27, -50, 18),
    ...lantern(0, -66, 22),
  ];
};

const bellAt = (x: number, y: number, size: number): Piece[] => [
  shape(
    '#E0A94A',
    `M${x - size} ${y}q${size * 0.3} ${-size * 0.4} ${size * 0.36} ${-size}a${size * 0.64} ${size * 0.64} 0 0 1 ${size * 1.28} 0q${size * 0.06} ${size * 0.6} ${size * 0.36} ${size}Z`,
  ),
  shape(
    '#A86A20',
    `M${x + size * 0.1} ${y - size * 1.62}a${size * 0.64} ${size * 0.64} 0 0 1 ${size * 0.54} ${size * 0.62}q${size * 0.06} ${size * 0.6} ${size * 0.36} ${size}H${x + size * 0.1}Z`,
  ),
  oval('#5A3210', x, y + 2, size * 0.22),
];

const belfry = (branch: number): Piece[] => {
  const height = branch === 0 ? 12 : 0;
  return [
    ...plinth(58, 34),
    box(STONE, -27, -82 - height, 12, 50 + height),
    box(DARK, 15, -82 - height, 12, 50 + height),
    shape(ROOF, `M-36 ${-82 - height}L0 ${-116 - height}L36 ${-82 - height}Z`),
    shape(ROOF_DARK, `M0 ${-116 - height}L36 ${-82 - height}H4Z`),
    arch('#2A2058', 0, 0, 16, 24),
    ...(branch === 1
      ? [...bellAt(-8, -52, 10), ...bellAt(9, -46, 9), oval(WINDOW_LIGHT, 0, -98, 4)]
      : bellAt(0, -46, branch === 0 ? 18 : 14)),
    ...(branch === 0 ? [line('#F6B23E', 4, 'M-14 -48H14')] : []),
  ];
};

const catapult = (branch: number): Piece[] => [
  ...plinth(60, 30),
  ...[-29, -9, 11].map((x) => box(STONE, x, -42, 14, 14)),
  box(DARK, 20, -42, 9, 14),
  shape(WOOD_DARK, 'M-20 -40L-6 -66L-1 -63L-13 -38Z'),
  shape(WOOD_DARK, 'M18 -40L2 -68L-3 -65L11 -38Z'),
  line(WOOD, 7, 'M24 -48L-26 -92'),
  oval(INK, -27, -93, branch === 0 ? 15 : 12, branch === 0 ? 12 : 9),
  ...(branch === 1
    ? [oval('#3B2A55', -28, -99, 12), oval('#8D5CC4', -28, -103, 8, 5), oval('#C79BEF', -31, -110, 3)]
    : [oval('#B9B2D8', -29, -100, branch === 0 ? 15 : 10), oval('#7A70A8', -25, -97, branch === 0 ? 10 : 6)]),
  oval('#F6B23E', -1, -66, 4),
  arch('#2A2058', 0, 0, 16, 20),
];

const bow = (x: number, y: number): Piece[] => [
  line('#F6B23E', 4, `M${x - 9} ${y - 20}q22 20 0 40`),
  line('#FFF3DA', 1.6, `M${x - 9} ${y - 20}V${y + 20}`),
  line('#FFF3DA', 2.6, `M${x - 16} ${y}H${x + 11}`),
];

const loft = (branch: number): Piece[] => {
  const up = branch === 0 ? 20 : 0;
  return [
    shade(34),
    shape(WOOD_DARK, `M-26 0L-16 ${-48 - up}H16L26 0H17L9 ${-46 - up}H-9L-17 0Z`),
    line(WOOD, 5, `M-20 -10L16 ${-34 - up}M20 -10L-16 ${-34 - up}`),
    box(WOOD, -29, -84 - up, 58, 38),
    box(WOOD_DARK, 8, -84 - up, 21, 38),
    box('#B98254', -31, -50 - up, 62, 6),
    box('#20184A', -20, -78 - up, 40, 18),
    oval(WINDOW_LIGHT, -10, -70 - up, 4),
    shape('#3E7A5C', `M-38 ${-82 - up}L0 ${-114 - up}L38 ${-82 - up}Z`),
    shape('#265440', `M0 ${-114 - up}L38 ${-82 - up}H4Z`),
    ...(branch === 1 ? [...bow(-16, -64), ...bow(18, -64)] : bow(4, -66 - up)),
    ...(branch === 0
      ? [line(INK, 3, 'M0 -134V-152'), shape('#F6B23E', 'M0 -152q14 -6 24 3q-12 7 -24 9Z')]
      : []),
  ];
};

const cat = (x: number, y: number, size: number, coat: string): Piece[] => [
  line(
    coat,
    size * 0.24,
    `M${x + size * 0.5} ${y - size * 0.2}q${size * 0.7} ${-size * 0.2} ${size * 0.4} ${-size * 0.9}`,
  ),
  oval(coat, x, y - size * 0.46, size * 0.56, size * 0.5),
  shape(
    coat,
    `M${x - size * 0.5} ${y - size * 0.86}l${-size * 0.02} ${-size * 0.62}l${size * 0.34} ${size * 0.26}h${size * 0.36}l${size * 0.34} ${-size * 0.26}l${-size * 0.02} ${size * 0.62}a${size * 0.5} ${size * 0.44} 0 0 1 ${-size} 0Z`,
  ),
  oval(WINDOW_LIGHT, x - size * 0.22, y - size * 0.98, size * 0.12, size * 0.14),
  oval(WINDOW_LIGHT, x + size * 0.22, y - size * 0.98, size * 0.12, size * 0.14),
  oval(INK, x - size * 0.22, y - size * 0.98, size * 0.04, size * 0.12),
  oval(INK, x + size * 0.22, y - size * 0.98, size * 0.04, size * 0.12),
];

const cats = (branch: number): Piece[] => [
  shade(38),
  box('#C98A6A', -34, -26, 68, 26),
  box('#8E5A48', 10, -26, 24, 26),
  line('#6E3F34', 2, 'M-34 -13H34M-18 -26V-13M4 -26V-13M-26 -13V0M-6 -13V0M18 -13V0'),
  shape(ROOF, 'M-42 -26L-34 -40H34L42 -26Z'),
  shape(ROOF_DARK, 'M10 -40H34L42 -26H12Z'),
  ...(branch === 1
    ? cat(0, -36, 40, '#E2894A')
    : branch === 0
      ? [...cat(-24, -38, 20, '#3B3358'), ...cat(24, -38, 20, '#E8E2F4'), ...cat(0, -38, 24, '#E2894A')]
      : cat(0, -38, 27, '#3B3358')),
];

const fiddler = (branch: number): Piece[] => [
  shade(36),
  shape('#7A3B5E', 'M-32 0L-28 -20H28L32 0Z'),
  shape('#54264A', 'M8 -20H28L32 0H10Z'),
  shape('#2E4B86', 'M-15 -20L-9 -58H9L16 -20Z'),
  shape('#1E3361', 'M2 -58H9L16 -20H4Z'),
  oval('#F3C9A2', 0, -67, 10),
  shape(INK, 'M-17 -72H17L10 -76V-90H-9V-76Z'),
  box('#F6B23E', -9, -79, 19, 3.4),
  shape('#B5642E', 'M-24 -58q10 -10 16 -2q8 2 4 9q-8 8 -14 2q-9 0 -6 -9Z'),
  line('#7A3E1C', 4, 'M-6 -53L14 -46'),
  line('#FFF3DA', 2.4, 'M-22 -40L4 -66'),
  ...(branch === 0
    ? [
        oval('#F6B23E', 26, -26, 9),
        oval('#FFE08A', 24, -28, 5),
        oval('#F6B23E', 18, -22, 7),
        oval('#F6B23E', 34, -21, 6),
      ]
    : []),
  ...(branch === 1
    ? [
        line(WARM, 2, 'M-38 -96Q0 -74 38 -100'),
        ...[-30, -16, 0, 16, 30].map((x, i) =>
          shape(i % 2 ? '#E2503A' : WINDOW_LIGHT, `M${x - 5} ${-92 + Math.abs(i - 2) * -2 + 6}h10l-5 11Z`),
        ),
      ]
    : []),
];

/** The drawing of each kind of tower. `branch` is -1 for a new tower, or its upgrade branch. */
export const TOWN_TOWERS: readonly ((branch: number) => Drawing)[] = [
  lamp,
  belfry,
  catapult,
  loft,
  cats,
  fiddler,
];
