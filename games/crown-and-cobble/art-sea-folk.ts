/** The drawings of the intruders at sea, in the order of their list. */
import {
  boxPiece,
  type Drawing,
  linePiece,
  ovalPiece,
  type DrawingPiece,
  shadePiece,
  shapePiece,
} from './pieces';

const INK = '#0A1434';
const WINDOW_LIGHT = '#FFD77A';
const SKIN = '#E8BE96';

const wake = (rx: number): DrawingPiece[] => [
  ovalPiece('rgba(4,14,44,.42)', 0, 0, rx, rx * 0.34),
  linePiece('rgba(200,230,255,.6)', 2.2, `M${-rx} 4q${rx * 0.5} 8 ${rx} 7q${rx * 0.6} 0 ${rx} -7`),
];

const drawHull = (length: number, height: number, main: string, dark: string): DrawingPiece[] => [
  shapePiece(main, `M${-length} ${-height}H${length}L${length * 0.74} 0Q0 7 ${-length * 0.74} 0Z`),
  shapePiece(
    dark,
    `M${length * 0.2} ${-height}H${length}L${length * 0.74} 0Q${length * 0.4} 4 ${length * 0.1} 4Z`,
  ),
];

const drawSailor = (x: number, y: number, cap: string): DrawingPiece[] => [
  shapePiece('#39456F', `M${x - 8} ${y}Q${x - 7} ${y - 17} ${x} ${y - 18}Q${x + 7} ${y - 17} ${x + 8} ${y}Z`),
  ovalPiece(SKIN, x, y - 22, 6.5),
  shapePiece(cap, `M${x - 8} ${y - 24}Q${x} ${y - 36} ${x + 8} ${y - 24}Z`),
  linePiece(INK, 2, `M${x - 3} ${y - 21}h1M${x + 2} ${y - 21}h1`),
];

const dinghy: DrawingPiece[] = [
  ...wake(30),
  ...drawSailor(-6, -12, '#C9442F'),
  ...drawHull(30, 16, '#8A5A3A', '#573524'),
  linePiece('#C98A4E', 3.4, 'M4 -24L30 4M-4 -24L-28 6'),
  boxPiece('#E0A94A', 10, -25, 12, 10),
];

const skiff: DrawingPiece[] = [
  ...wake(32),
  shapePiece('#FFF3DA', 'M-2 -66L26 -20H-2Z'),
  shapePiece('#C9B58E', 'M12 -43L26 -20H8Z'),
  shapePiece('#E2503A', 'M-5 -58L-22 -20H-5Z'),
  linePiece('#573524', 3, 'M-3 -68V-12'),
  ...drawHull(32, 14, '#2F7C78', '#1C5458'),
];

const fogboat: DrawingPiece[] = [
  ...wake(30),
  shapePiece('#2B2358', 'M-3 -60L24 -18H-3Z'),
  ...drawHull(30, 15, '#39456F', '#232C50'),
  shapePiece('#1A1440', 'M-16 -14Q-16 -36 -6 -36Q4 -36 4 -14Z'),
  ovalPiece('#FF9A6B', -9, -26, 2.4),
  ovalPiece('#FF9A6B', -3, -26, 2.4),
  ovalPiece('rgba(214,226,248,.55)', -18, -4, 20, 9),
  ovalPiece('rgba(214,226,248,.6)', 14, -2, 24, 10),
  ovalPiece('rgba(214,226,248,.4)', 0, -14, 18, 8),
];

const gull: DrawingPiece[] = [
  shadePiece(13),
  shapePiece('#F4F6FC', 'M-2 -40Q-16 -62 -38 -54Q-22 -50 -8 -32Z'),
  shapePiece('#D4DCEE', 'M2 -40Q16 -62 38 -54Q22 -50 8 -32Z'),
  shapePiece('#39456F', 'M-38 -54L-26 -56L-28 -52ZM38 -54L26 -56L28 -52Z'),
  ovalPiece('#FFFFFF', 0, -36, 10, 9),
  ovalPiece('#FFFFFF', 8, -44, 7),
  shapePiece('#F6B23E', 'M13 -45L25 -41L13 -40Z'),
  ovalPiece(INK, 10, -46, 1.8),
];

const raft: DrawingPiece[] = [
  ...wake(32),
  ...[-22, -8, 6, 20].map((x, i) =>
    shapePiece(i % 2 ? '#8A5A3A' : '#A8703F', `M${x - 8} -10h15v14q-8 4 -15 0Z`),
  ),
  linePiece('#573524', 4, 'M-31 -6H29'),
  ...drawSailor(-12, -8, '#58B0A8'),
  ...drawSailor(12, -8, '#E0A94A'),
  linePiece('#C98A4E', 3, 'M0 -8V-52'),
  shapePiece('#E8DCC0', 'M2 -52q16 4 22 0v14q-8 4 -22 0Z'),
];

const swimmer: DrawingPiece[] = [
  ovalPiece('rgba(4,14,44,.4)', 0, 0, 18, 6),
  shapePiece('#39456F', 'M-14 0Q-10 -14 0 -14Q10 -14 14 0Q0 5 -14 0Z'),
  ovalPiece(SKIN, 2, -20, 8),
  shapePiece('#E0A94A', 'M-7 -22Q2 -36 11 -22Z'),
  linePiece(SKIN, 5, 'M12 -8q10 -12 16 -4'),
  linePiece('rgba(220,240,255,.85)', 2.4, 'M-20 2q8 5 14 2t14 2t12 -3'),
];

const barge: DrawingPiece[] = [
  ...wake(42),
  boxPiece('#8FA0C8', -26, -34, 34, 18),
  boxPiece('#5C6C9A', -4, -34, 12, 18),
  boxPiece('#5C6C9A', 14, -50, 12, 34),
  boxPiece('#C9442F', 14, -50, 12, 8),
  ...drawHull(42, 22, '#4A5A86', '#303C66'),
  linePiece('#A9B6D8', 3, 'M-40 -18H40'),
  ...[-24, -8, 8].map((x) => ovalPiece(WINDOW_LIGHT, x, -10, 3)),
  ovalPiece('#A9B6D8', -30, -10, 2),
  ovalPiece('#A9B6D8', 26, -10, 2),
];

const ghostship: DrawingPiece[] = [
  ...wake(34),
  shapePiece('rgba(200,222,255,.8)', 'M-2 -76Q26 -60 24 -24H-2Z'),
  shapePiece('rgba(150,170,226,.8)', 'M12 -66Q26 -56 24 -24H14Q20 -46 12 -66Z'),
  shapePiece('rgba(200,222,255,.7)', 'M-6 -62Q-26 -50 -26 -24H-6Z'),
  ovalPiece(INK, 8, -44, 3, 4.5),
  ovalPiece(INK, 16, -44, 3, 4.5),
  linePiece('#DCE8FF', 3, 'M-4 -80V-14'),
  shapePiece('rgba(176,198,244,.9)', 'M-34 -20H36L26 2Q0 8 -26 2Z'),
  shapePiece('rgba(120,142,206,.9)', 'M10 -20H36L26 2Q16 5 6 5Z'),
];

const seal: DrawingPiece[] = [
  ovalPiece('rgba(4,14,44,.45)', 0, 0, 26, 9),
  shapePiece('#5E6C94', 'M-24 0Q-18 -20 2 -22Q0 -42 14 -44Q28 -42 25 -24Q22 -4 16 0Q-4 6 -24 0Z'),
  shapePiece('#3E4A72', 'M8 -22Q18 -10 16 0Q4 4 -8 3Q8 -4 8 -22Z'),
  ovalPiece('#8C9AC0', 19, -31, 7, 5),
  ovalPiece(INK, 22, -33, 2.6),
  ovalPiece(INK, 12, -37, 2.4),
  ovalPiece('#FFF', 11.5, -38, 0.9),
  linePiece('#DDE6F4', 1.4, 'M24 -30l10 -2M24 -28l10 2'),
  linePiece('rgba(220,240,255,.8)', 2.4, 'M-30 2q10 5 18 2t18 2t18 -3'),
];

const tug: DrawingPiece[] = [
  ...wake(36),
  boxPiece('#FFF3DA', -20, -42, 30, 24),
  boxPiece('#D8C6A4', 0, -42, 10, 24),
  boxPiece('#2F7C5A', -23, -47, 36, 6),
  boxPiece('#C9442F', 14, -56, 12, 36),
  boxPiece('#1E1440', 14, -56, 12, 7),
  ovalPiece('rgba(184,240,138,.5)', 20, -70, 11),
  ovalPiece('rgba(184,240,138,.35)', 28, -84, 8),
  ovalPiece(WINDOW_LIGHT, -11, -32, 4),
  ovalPiece(WINDOW_LIGHT, 1, -32, 4),
  ...drawHull(36, 20, '#2F7C5A', '#1E5A42'),
  linePiece('#F6B23E', 3, 'M-34 -16H34'),
];

const leviathan: DrawingPiece[] = [
  ovalPiece('rgba(4,14,44,.5)', 0, 0, 52, 17),
  shapePiece('#2F5C7C', 'M-52 0Q-46 -30 -30 -28Q-16 -26 -18 0Z'),
  shapePiece('#1E4060', 'M-32 -28Q-16 -26 -18 0H-28Q-22 -14 -32 -28Z'),
  shapePiece(
    '#3A7A98',
    'M-10 2Q-22 -60 6 -88Q36 -104 50 -80Q58 -62 38 -58Q24 -56 26 -38Q28 -14 36 2Q12 10 -10 2Z',
  ),
  shapePiece('#255A78', 'M38 -58Q24 -56 26 -38Q28 -14 36 2Q28 5 20 5Q10 -30 18 -56Q26 -66 38 -58Z'),
  shapePiece('#E88A6A', 'M-8 -30L-24 -38L-11 -46L-22 -58L-6 -62L-12 -78L4 -86Q-16 -60 -8 -30Z'),
  ovalPiece('#FFD77A', 32, -80, 7, 8),
  ovalPiece(INK, 34, -80, 2.6, 5),
  shapePiece('#FFF6DC', 'M46 -62l3 9l4 -11ZM38 -59l3 9l4 -10Z'),
  shapePiece('#E0A94A', 'M2 -94q6 -16 16 -15q10 0 12 14Z'),
  ovalPiece('#5A3210', 16, -94, 3),
  linePiece('rgba(200,230,255,.7)', 3, 'M-54 4q20 12 40 4t40 4t30 -6'),
];

export const SEA_FOLK: readonly Drawing[] = [
  dinghy,
  skiff,
  fogboat,
  gull,
  raft,
  swimmer,
  barge,
  ghostship,
  seal,
  tug,
  leviathan,
];
