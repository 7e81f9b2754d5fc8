/** The drawings of the intruders in the town, in the order of their list. */
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

const INK = '#150E33';
const EYE = '#FFD77A';

const drawEyes = (x: number, y: number, distance: number, r: number, color = EYE): DrawingPiece[] => [
  ovalPiece(color, x - distance, y, r, r * 1.15),
  ovalPiece(color, x + distance, y, r, r * 1.15),
  ovalPiece(INK, x - distance, y, r * 0.42, r * 0.7),
  ovalPiece(INK, x + distance, y, r * 0.42, r * 0.7),
];

const moth: DrawingPiece[] = [
  shadePiece(13),
  shapePiece('#E8DCC0', 'M-2 -38Q-32 -62 -30 -36Q-28 -24 -3 -30Z'),
  shapePiece('#E8DCC0', 'M2 -38Q32 -62 30 -36Q28 -24 3 -30Z'),
  shapePiece('#BFA987', 'M-3 -31Q-24 -26 -18 -14Q-10 -10 -1 -26Z'),
  shapePiece('#BFA987', 'M3 -31Q24 -26 18 -14Q10 -10 1 -26Z'),
  ovalPiece('#8A5A3A', -18, -42, 4.5),
  ovalPiece('#8A5A3A', 18, -42, 4.5),
  ovalPiece('#6B4A3A', 0, -31, 4.5, 12),
  linePiece('#6B4A3A', 1.8, 'M-2 -42q-5 -8 -10 -8M2 -42q5 -8 10 -8'),
];

const hob: DrawingPiece[] = [
  shadePiece(19),
  linePiece(INK, 5, 'M-7 -8V-1M7 -8V-1'),
  shapePiece('#8A4E7C', 'M-17 -8Q-16 -34 0 -36Q16 -34 17 -8Z'),
  shapePiece('#5E2F58', 'M4 -36Q16 -34 17 -8H7Z'),
  ovalPiece('#9CBF6A', 0, -39, 13, 11.5),
  shapePiece('#9CBF6A', 'M-11 -42L-29 -48L-12 -34ZM11 -42L29 -48L12 -34Z'),
  ...drawEyes(0, -40, 5, 3.2),
  shapePiece('#C9442F', 'M-12 -46Q0 -72 22 -62Q10 -58 12 -46Z'),
  linePiece(INK, 2, 'M-4 -32q4 3 8 0'),
  shapePiece('#C98A4E', 'M12 -20q16 -2 16 10q-6 8 -14 2q-6 -6 -2 -12Z'),
];

const imp: DrawingPiece[] = [
  shadePiece(17),
  shapePiece(
    '#2B1D5C',
    'M-15 0Q-22 -22 -14 -38L-20 -56L-6 -45H6L20 -56L14 -38Q22 -22 15 0Q10 -8 6 0Q0 -9 -6 0Q-10 -8 -15 0Z',
  ),
  shapePiece('#4A3690', 'M-15 0Q-22 -22 -14 -38L-20 -56L-6 -45Q-10 -20 -9 -5Z'),
  ovalPiece('#FF9A6B', -6, -33, 4, 5),
  ovalPiece('#FF9A6B', 7, -33, 4, 5),
  ovalPiece('#FFF3DA', -6, -33, 1.6, 3),
  ovalPiece('#FFF3DA', 7, -33, 1.6, 3),
  linePiece('#4A3690', 3.4, 'M15 -6q16 2 14 -14l-5 4m5 -4l4 5'),
];

const bat: DrawingPiece[] = [
  shadePiece(12),
  shapePiece(
    '#4B2F6E',
    'M0 -44Q-12 -60 -36 -56Q-30 -48 -31 -38Q-24 -42 -19 -34Q-12 -40 -5 -32H5Q12 -40 19 -34Q24 -42 31 -38Q30 -48 36 -56Q12 -60 0 -44Z',
  ),
  ovalPiece('#6C4796', 0, -42, 9, 11),
  shapePiece('#6C4796', 'M-8 -48L-9 -61L-1 -52ZM8 -48L9 -61L1 -52Z'),
  ...drawEyes(0, -44, 3.6, 2.6),
  shapePiece('#FFF6DC', 'M-3 -37l1.600 5l1.600 -5ZM1 -37l1.600 5l1.600 -5Z'),
];

const puddleOf = (size: number): DrawingPiece[] => [
  shadePiece(22 * size),
  shapePiece(
    '#3E9C8A',
    `M${-22 * size} 0Q${-24 * size} ${-30 * size} 0 ${-38 * size}Q${24 * size} ${-30 * size} 22 0`.replace(
      '22 0',
      `${22 * size} 0Q0 ${6 * size} ${-22 * size} 0Z`,
    ),
  ),
  shapePiece(
    '#2A6F68',
    `M${6 * size} ${-37 * size}Q${24 * size} ${-30 * size} ${22 * size} 0Q${14 * size} ${3 * size} ${8 * size} ${2 * size}Q${20 * size} ${-16 * size} ${6 * size} ${-37 * size}Z`,
  ),
  ovalPiece('#8FE0CC', -9 * size, -26 * size, 4 * size, 5 * size),
  ...drawEyes(0, -16 * size, 7 * size, 4 * size, '#FFF6DC'),
];

const barrel: DrawingPiece[] = [
  shadePiece(27),
  shapePiece('#8A5A3A', 'M-24 -4Q-30 -26 -22 -48H22Q30 -26 24 -4Q0 2 -24 -4Z'),
  shapePiece('#5A3626', 'M8 -48H22Q30 -26 24 -4Q17 -2 10 -1Q18 -24 8 -48Z'),
  linePiece('#B9B2D8', 5, 'M-26 -14Q0 -8 26 -14M-26 -38Q0 -32 26 -38'),
  ovalPiece('#3A2016', 0, -48, 22, 6),
  shapePiece('#9CBF6A', 'M-11 -49Q-12 -66 0 -66Q12 -66 11 -49Z'),
  shapePiece('#8FA0C8', 'M-14 -60Q0 -80 14 -60Z'),
  ...drawEyes(0, -56, 4.5, 2.8),
];

const ghost: DrawingPiece[] = [
  shadePiece(15),
  shapePiece(
    'rgba(220,232,255,.9)',
    'M-20 -4Q-24 -60 0 -64Q24 -60 20 -4Q14 -14 9 -4Q4 -14 0 -5Q-5 -14 -9 -4Q-14 -14 -20 -4Z',
  ),
  shapePiece('rgba(150,168,222,.85)', 'M6 -63Q24 -60 20 -4Q15 -13 11 -8Q18 -36 6 -63Z'),
  ovalPiece(INK, -7, -42, 3.6, 5.5),
  ovalPiece(INK, 7, -42, 3.6, 5.5),
  ovalPiece(INK, 0, -28, 3.6, 5),
  linePiece('rgba(220,232,255,.9)', 5, 'M-19 -34q-10 -2 -11 -12M19 -34q10 -2 11 -12'),
];

const troll: DrawingPiece[] = [
  shadePiece(34),
  boxPiece('#4C5A48', -20, -14, 15, 14),
  boxPiece('#3A4638', 6, -14, 15, 14),
  shapePiece('#6F8266', 'M-32 -10Q-40 -56 -14 -66H14Q40 -56 32 -10Q0 -2 -32 -10Z'),
  shapePiece('#4C5A48', 'M10 -66H14Q40 -56 32 -10Q22 -6 14 -6Q28 -36 10 -66Z'),
  shapePiece('#8A5A3A', 'M-31 -26Q0 -18 31 -26L32 -10Q0 -2 -32 -10Z'),
  ovalPiece('#8B9F7E', 0, -68, 19, 17),
  shapePiece('#8B9F7E', 'M-16 -74L-30 -80L-17 -64ZM16 -74L30 -80L17 -64Z'),
  ...drawEyes(0, -71, 6.5, 3.6),
  ovalPiece('#6F8266', 0, -62, 6, 7),
  shapePiece('#FFF6DC', 'M-9 -55l2 -8l3 8ZM5 -55l2 -8l3 8Z'),
  linePiece('#5A3626', 11, 'M34 -22L48 -62'),
  ovalPiece('#7A4A30', 48, -64, 9, 11),
];

const hexer: DrawingPiece[] = [
  shadePiece(20),
  shapePiece('#2F7C5A', 'M-20 0Q-16 -36 0 -42Q16 -36 20 0Q0 6 -20 0Z'),
  shapePiece('#1E5A42', 'M4 -41Q16 -36 20 0Q14 3 8 3Z'),
  ovalPiece('#E8C9A2', 0, -46, 10),
  shapePiece('#1E1440', 'M-24 -50Q0 -44 24 -50L10 -56Q8 -76 -8 -86Q-4 -70 -10 -56Z'),
  shapePiece('#F6B23E', 'M-10 -57Q0 -53 10 -57L9 -62Q0 -58 -9 -62Z'),
  ...drawEyes(0, -46, 4, 2.4, '#B8F08A'),
  linePiece('#8A5A3A', 4, 'M20 0L26 -56'),
  ovalPiece('rgba(150,255,170,.4)', 26, -62, 13),
  ovalPiece('#B8F08A', 26, -62, 6),
];

const king: DrawingPiece[] = [
  shadePiece(44),
  shapePiece(
    '#3A1650',
    'M-44 0Q-44 -60 -16 -84H16Q44 -60 44 0Q30 -10 22 0Q11 -11 0 0Q-11 -11 -22 0Q-30 -10 -44 0Z',
  ),
  shapePiece('#260C38', 'M8 -84H16Q44 -60 44 0Q34 -7 28 -6Q34 -50 8 -84Z'),
  shapePiece('#7A2E5E', 'M-14 -84Q-24 -30 -16 -6Q0 -16 16 -6Q24 -30 14 -84Z'),
  ovalPiece('#5C3A86', 0, -88, 24, 22),
  shapePiece('#5C3A86', 'M-20 -96L-42 -108L-20 -80ZM20 -96L42 -108L20 -80Z'),
  ...drawEyes(0, -90, 8.5, 5.5, '#FF8A5A'),
  linePiece('#FFF3DA', 3, 'M-12 -76q12 8 24 0'),
  shapePiece('#F6B23E', 'M-20 -104L-24 -128L-10 -116L0 -134L10 -116L24 -128L20 -104Z'),
  shapePiece('#B87A18', 'M6 -123L10 -116L24 -128L20 -104H8Z'),
  archPiece('#E2503A', 0, -105, 7, 10),
];

export const TOWN_FOLK: readonly Drawing[] = [
  moth,
  hob,
  imp,
  bat,
  puddleOf(1),
  puddleOf(0.62),
  barrel,
  ghost,
  troll,
  hexer,
  king,
];
