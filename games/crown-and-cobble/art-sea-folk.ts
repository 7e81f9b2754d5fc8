/** The drawings of the intruders at sea, in the order of their list. */
import { box, type Drawing, line, oval, type Piece, shade, shape } from './pieces';

const INK = '#0A1434';
const WINDOW_LIGHT = '#FFD77A';
const SKIN = '#E8BE96';

const wake = (rx: number): Piece[] => [
  oval('rgba(4,14,44,.42)', 0, 0, rx, rx * 0.34),
  line('rgba(200,230,255,.6)', 2.2, `M${-rx} 4q${rx * 0.5} 8 ${rx} 7q${rx * 0.6} 0 ${rx} -7`),
];

const hull = (length: number, height: number, main: string, dark: string): Piece[] => [
  shape(main, `M${-length} ${-height}H${length}L${length * 0.74} 0Q0 7 ${-length * 0.74} 0Z`),
  shape(
    dark,
    `M${length * 0.2} ${-height}H${length}L${length * 0.74} 0Q${length * 0.4} 4 ${length * 0.1} 4Z`,
  ),
];

const sailor = (x: number, y: number, cap: string): Piece[] => [
  shape('#39456F', `M${x - 8} ${y}Q${x - 7} ${y - 17} ${x} ${y - 18}Q${x + 7} ${y - 17} ${x + 8} ${y}Z`),
  oval(SKIN, x, y - 22, 6.5),
  shape(cap, `M${x - 8} ${y - 24}Q${x} ${y - 36} ${x + 8} ${y - 24}Z`),
  line(INK, 2, `M${x - 3} ${y - 21}h1M${x + 2} ${y - 21}h1`),
];

const dinghy: Piece[] = [
  ...wake(30),
  ...sailor(-6, -12, '#C9442F'),
  ...hull(30, 16, '#8A5A3A', '#573524'),
  line('#C98A4E', 3.4, 'M4 -24L30 4M-4 -24L-28 6'),
  box('#E0A94A', 10, -25, 12, 10),
];

const skiff: Piece[] = [
  ...wake(32),
  shape('#FFF3DA', 'M-2 -66L26 -20H-2Z'),
  shape('#C9B58E', 'M12 -43L26 -20H8Z'),
  shape('#E2503A', 'M-5 -58L-22 -20H-5Z'),
  line('#573524', 3, 'M-3 -68V-12'),
  ...hull(32, 14, '#2F7C78', '#1C5458'),
];

const fogboat: Piece[] = [
  ...wake(30),
  shape('#2B2358', 'M-3 -60L24 -18H-3Z'),
  ...hull(30, 15, '#39456F', '#232C50'),
  shape('#1A1440', 'M-16 -14Q-16 -36 -6 -36Q4 -36 4 -14Z'),
  oval('#FF9A6B', -9, -26, 2.4),
  oval('#FF9A6B', -3, -26, 2.4),
  oval('rgba(214,226,248,.55)', -18, -4, 20, 9),
  oval('rgba(214,226,248,.6)', 14, -2, 24, 10),
  oval('rgba(214,226,248,.4)', 0, -14, 18, 8),
];

const gull: Piece[] = [
  shade(13),
  shape('#F4F6FC', 'M-2 -40Q-16 -62 -38 -54Q-22 -50 -8 -32Z'),
  shape('#D4DCEE', 'M2 -40Q16 -62 38 -54Q22 -50 8 -32Z'),
  shape('#39456F', 'M-38 -54L-26 -56L-28 -52ZM38 -54L26 -56L28 -52Z'),
  oval('#FFFFFF', 0, -36, 10, 9),
  oval('#FFFFFF', 8, -44, 7),
  shape('#F6B23E', 'M13 -45L25 -41L13 -40Z'),
  oval(INK, 10, -46, 1.8),
];

const raft: Piece[] = [
  ...wake(32),
  ...[-22, -8, 6, 20].map((x, i) => shape(i % 2 ? '#8A5A3A' : '#A8703F', `M${x - 8} -10h15v14q-8 4 -15 0Z`)),
  line('#573524', 4, 'M-31 -6H29'),
  ...sailor(-12, -8, '#58B0A8'),
  ...sailor(12, -8, '#E0A94A'),
  line('#C98A4E', 3, 'M0 -8V-52'),
  shape('#E8DCC0', 'M2 -52q16 4 22 0v14q-8 4 -22 0Z'),
];

const swimmer: Piece[] = [
  oval('rgba(4,14,44,.4)', 0, 0, 18, 6),
  shape('#39456F', 'M-14 0Q-10 -14 0 -14Q10 -14 14 0Q0 5 -14 0Z'),
  oval(SKIN, 2, -20, 8),
  shape('#E0A94A', 'M-7 -22Q2 -36 11 -22Z'),
  line(SKIN, 5, 'M12 -8q10 -12 16 -4'),
  line('rgba(220,240,255,.85)', 2.4, 'M-20 2q8 5 14 2t14 2t12 -3'),
];

const barge: Piece[] = [
  ...wake(42),
  box('#8FA0C8', -26, -34, 34, 18),
  box('#5C6C9A', -4, -34, 12, 18),
  box('#5C6C9A', 14, -50, 12, 34),
  box('#C9442F', 14, -50, 12, 8),
  ...hull(42, 22, '#4A5A86', '#303C66'),
  line('#A9B6D8', 3, 'M-40 -18H40'),
  ...[-24, -8, 8].map((x) => oval(WINDOW_LIGHT, x, -10, 3)),
  oval('#A9B6D8', -30, -10, 2),
  oval('#A9B6D8', 26, -10, 2),
];

const ghostship: Piece[] = [
  ...wake(34),
  shape('rgba(200,222,255,.8)', 'M-2 -76Q26 -60 24 -24H-2Z'),
  shape('rgba(150,170,226,.8)', 'M12 -66Q26 -56 24 -24H14Q20 -46 12 -66Z'),
  shape('rgba(200,222,255,.7)', 'M-6 -62Q-26 -50 -26 -24H-6Z'),
  oval(INK, 8, -44, 3, 4.5),
  oval(INK, 16, -44, 3, 4.5),
  line('#DCE8FF', 3, 'M-4 -80V-14'),
  shape('rgba(176,198,244,.9)', 'M-34 -20H36L26 2Q0 8 -26 2Z'),
  shape('rgba(120,142,206,.9)', 'M10 -20H36L26 2Q16 5 6 5Z'),
];

const seal: Piece[] = [
  oval('rgba(4,14,44,.45)', 0, 0, 26, 9),
  shape('#5E6C94', 'M-24 0Q-18 -20 2 -22Q0 -42 14 -44Q28 -42 25 -24Q22 -4 16 0Q-4 6 -24 0Z'),
  shape('#3E4A72', 'M8 -22Q18 -10 16 0Q4 4 -8 3Q8 -4 8 -22Z'),
  oval('#8C9AC0', 19, -31, 7, 5),
  oval(INK, 22, -33, 2.6),
  oval(INK, 12, -37, 2.4),
  oval('#FFF', 11.5, -38, 0.9),
  line('#DDE6F4', 1.4, 'M24 -30l10 -2M24 -28l10 2'),
  line('rgba(220,240,255,.8)', 2.4, 'M-30 2q10 5 18 2t18 2t18 -3'),
];

const tug: Piece[] = [
  ...wake(36),
  box('#FFF3DA', -20, -42, 30, 24),
  box('#D8C6A4', 0, -42, 10, 24),
  box('#2F7C5A', -23, -47, 36, 6),
  box('#C9442F', 14, -56, 12, 36),
  box('#1E1440', 14, -56, 12, 7),
  oval('rgba(184,240,138,.5)', 20, -70, 11),
  oval('rgba(184,240,138,.35)', 28, -84, 8),
  oval(WINDOW_LIGHT, -11, -32, 4),
  oval(WINDOW_LIGHT, 1, -32, 4),
  ...hull(36, 20, '#2F7C5A', '#1E5A42'),
  line('#F6B23E', 3, 'M-34 -16H34'),
];

const leviathan: Piece[] = [
  oval('rgba(4,14,44,.5)', 0, 0, 52, 17),
  shape('#2F5C7C', 'M-52 0Q-46 -30 -30 -28Q-16 -26 -18 0Z'),
  shape('#1E4060', 'M-32 -28Q-16 -26 -18 0H-28Q-22 -14 -32 -28Z'),
  shape(
    '#3A7A98',
    'M-10 2Q-22 -60 6 -88Q36 -104 50 -80Q58 -62 38 -58Q24 -56 26 -38Q28 -14 36 2Q12 10 -10 2Z',
  ),
  shape('#255A78', 'M38 -58Q24 -56 26 -38Q28 -14 36 2Q28 5 20 5Q10 -30 18 -56Q26 -66 38 -58Z'),
  shape('#E88A6A', 'M-8 -30L-24 -38L-11 -46L-22 -58L-6 -62L-12 -78L4 -86Q-16 -60 -8 -30Z'),
  oval('#FFD77A', 32, -80, 7, 8),
  oval(INK, 34, -80, 2.6, 5),
  shape('#FFF6DC', 'M46 -62l3 9l4 -11ZM38 -59l3 9l4 -10Z'),
  shape('#E0A94A', 'M2 -94q6 -16 16 -15q10 0 12 14Z'),
  oval('#5A3210', 16, -94, 3),
  line('rgba(200,230,255,.7)', 3, 'M-54 4q20 12 40 4t40 4t30 -6'),
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
