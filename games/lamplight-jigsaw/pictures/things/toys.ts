/** Toys. Each is about 80 wide, with its base at 0. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { createStarPath } from '../sky';
import { paintBlossom, roundBoxPath, SHADOW_COLOR, paintSlab } from './forms';
import { MOTIFS, paintMotif } from './motifs';

const BRIGHT = [
  '#E5503F',
  '#F2B030',
  '#3F8AC4',
  '#5AA84A',
  '#F28AA0',
  '#8A5AB8',
  '#2FA8A0',
  '#F7DC6A',
] as const;
const FUR = ['#B5763F', '#D9A868', '#8A5A3A', '#E8D0A8', '#9A8A9A'] as const;

type Toy = (brush: Brush, dice: PictureDice, color: string, other: string) => void;

const paintWheel = (brush: Brush, x: number, y: number, r: number, color: string) => {
  brush.disc(x, y, r, '#3A2A34');
  brush.disc(x, y, r * 0.66, color);
  brush.disc(x, y, r * 0.22, '#FFF6E0');
};

const paintBear: Toy = (brush, dice, color) => {
  const fur = dice.pick(FUR);
  for (const side of [-1, 1]) {
    brush.disc(side * 20, -82, 10, fur);
    brush.disc(side * 20, -82, 5, lighten(fur, 0.4));
    brush.oval(side * 26, -8, 13, 12, darken(fur, 0.12));
    brush.disc(side * 28, -7, 6, lighten(fur, 0.45));
    brush.oval(side * 28, -36, 9, 16, darken(fur, 0.08));
  }
  brush.oval(0, -26, 27, 28, fur);
  brush.oval(0, -24, 16, 18, lighten(fur, 0.3));
  brush.disc(0, -66, 25, fur);
  brush.oval(0, -58, 11, 9, lighten(fur, 0.45));
  brush.oval(0, -62, 4.5, 3.4, '#3A2018');
  for (const side of [-9, 9]) brush.disc(side, -71, 3, '#2A1B13');
  brush.shape('M-18 -46l16 6 -16 8ZM18 -46l-16 6 16 8Z', color);
  brush.disc(0, -40, 4, lighten(color, 0.3));
};

const paintTrain: Toy = (brush, _, color, other) => {
  paintSlab(brush, -44, -34, 58, 22, color, 5);
  paintSlab(brush, 6, -58, 34, 46, other, 4);
  brush.box(12, -50, 20, 17, '#FFF3D0');
  brush.box(2, -66, 42, 9, darken(other, 0.3));
  brush.shape('M-38 -34v-18h-5v-7h22v7h-5v18Z', darken(color, 0.35));
  brush.disc(-10, -36, 9, '#D9A441');
  for (const x of [-32, -8, 22]) paintWheel(brush, x, -9, x > 0 ? 13 : 10, other);
  brush.shape('M-44 -12l-12 12h14Z', '#D9A441');
};

const paintBlocks: Toy = (brush, dice) => {
  for (const [i, [x, y]] of (
    [
      [-40, 0],
      [-4, 0],
      [-22, -36],
      [30, -4],
    ] as const
  ).entries()) {
    const color = BRIGHT[(i * 3 + dice.whole(0, 7)) % BRIGHT.length]!;
    paintSlab(brush, x, y - 34, 34, 34, color, 4);
    brush.box(x + 6, y - 28, 22, 22, '#FFF3D8');
    if (i % 2) brush.shape(createStarPath(x + 17, y - 16, 8), color);
    else brush.disc(x + 17, y - 17, 8, color);
  }
};

const paintBoat: Toy = (brush, dice, color, other) => {
  brush.stroke('M0 -14V-92', '#7A4A24', 4);
  brush.shape('M-4 -90V-22L-42 -22Z', '#FFF6E0');
  brush.stroke('M-12 -66L-10 -30M-22 -48V-28', other, 3);
  brush.shape('M4 -82V-22L36 -22Z', other);
  brush.shape('M0 -92l18 6 -18 6Z', color);
  brush.shape('M-46 -18H46L32 0H-32Z', color);
  brush.shape('M14 -18H46L32 0H12Z', SHADOW_COLOR, 0.24);
  brush.box(-42, -16, 84, 4, '#FFF6E0');
  brush.disc(dice.pick([-20, 16]), -7, 4, '#FFF6E0');
};

const paintRobot: Toy = (brush, _, color, other) => {
  for (const x of [-22, 8]) paintSlab(brush, x, -18, 14, 18, darken(color, 0.25), 2);
  paintSlab(brush, -28, -60, 56, 44, color, 5);
  paintSlab(brush, -18, -86, 36, 26, other, 5);
  for (const x of [-8, 8]) {
    brush.disc(x, -74, 6, '#FFF6E0');
    brush.disc(x, -74, 3, '#2A1B13');
  }
  brush.stroke('M0 -86v-12M-30 -50l-14 14M30 -50l14 14', '#5A5A6A', 5);
  brush.disc(0, -100, 5, '#E5503F');
  brush.box(-18, -52, 36, 18, '#FFF3D8');
  for (const i of rangeOf(3)) brush.disc(-11 + i * 11, -43, 4, BRIGHT[i * 2]!);
  for (const i of rangeOf(4)) brush.box(-16 + i * 9, -28, 5, 7, darken(color, 0.4));
};

const paintBall: Toy = (brush, _, color, other) => {
  brush.disc(0, -30, 30, color);
  brush.within('M-30 -30a30 30 0 0 1 60 0a30 30 0 0 1 -60 0Z', () => {
    brush.shape('M-10 -64Q-26 -30 -10 4H10Q26 -30 10 -64Z', '#FFF6E0');
    brush.shape('M30 -60Q12 -30 30 0Z', other);
    brush.disc(24, -20, 26, SHADOW_COLOR, 0.18);
  });
  brush.shape(createStarPath(0, -30, 9), color);
  brush.disc(-12, -44, 5, '#FFFFFF', 0.7);
};

const paintTop: Toy = (brush, _, color, other) => {
  brush.box(-3, -84, 6, 26, '#8A5A34');
  brush.disc(0, -86, 6, '#D9A441');
  brush.shape('M-38 -38Q-30 -60 0 -60Q30 -60 38 -38Q24 -10 0 0Q-24 -10 -38 -38Z', color);
  brush.shape('M-38 -38Q0 -24 38 -38L34 -28Q0 -14 -34 -28Z', other);
  brush.shape('M12 -59Q30 -58 38 -38Q24 -10 0 0Q22 -24 12 -59Z', SHADOW_COLOR, 0.22);
  for (const i of rangeOf(4)) brush.disc(-21 + i * 14, -46 + (i % 3 ? 2 : -1), 4, '#FFF6E0');
};

const paintRocker: Toy = (brush, dice, color) => {
  const coat = dice.pick(['#FFF6E0', '#B5763F', '#9AA8C4', '#E8D0A8']);
  brush.stroke('M-46 -12Q0 12 46 -12', '#B5653F', 8);
  brush.stroke('M-22 -8L-16 -36M22 -8L18 -36', darken(coat, 0.15), 9);
  brush.shape(
    'M-30 -56Q-2 -48 14 -56L22 -84Q26 -96 38 -92L46 -76L36 -68L32 -70Q34 -40 22 -32H-22Q-32 -38 -30 -56Z',
    coat,
  );
  brush.stroke('M-30 -54q-16 4 -14 26M24 -90q-10 14 -6 34', darken(coat, 0.5), 7);
  brush.shape('M-18 -54Q-2 -48 12 -54L8 -36H-14Z', color);
  brush.disc(34, -82, 2.6, '#2A1B13');
  brush.stroke('M38 -70q-6 -12 -16 -16', color, 3);
};

const paintHouse: Toy = (brush, dice, color, other) => {
  paintSlab(brush, -34, -64, 68, 64, lighten(color, 0.45), 2);
  brush.shape('M-42 -62L0 -98L42 -62Z', other);
  brush.shape('M0 -98L42 -62H12Z', SHADOW_COLOR, 0.22);
  for (const [x, y] of [
    [-24, -54],
    [6, -54],
    [-24, -26],
  ] as const) {
    brush.box(x, y, 18, 18, dice.chance(0.5) ? '#FFD070' : '#8FC4E0');
    brush.stroke(`M${x + 9} ${y}v18M${x} ${y + 9}h18`, '#FFF6E0', 2.4);
  }
  paintSlab(brush, 8, -28, 16, 28, color, 2);
  brush.disc(0, -76, 7, '#FFF3D0');
};

const paintDrum: Toy = (brush, _, color, other) => {
  brush.box(-34, -48, 68, 46, color);
  for (const i of rangeOf(6)) brush.stroke(`M${-34 + i * 13} -46l6.5 42 6.5 -42`, '#FFF6E0', 3);
  brush.box(14, -48, 20, 46, SHADOW_COLOR, 0.24);
  for (const y of [-52, -8]) brush.box(-36, y, 72, 8, other);
  brush.oval(0, -52, 36, 8, '#FFF3D8');
  brush.stroke('M-30 -80L8 -58M30 -84L-6 -58', '#B5763F', 5);
};

const duck: Toy = (brush, _, color, other) => {
  brush.shape('M-40 -34Q-26 -50 -6 -42Q-12 -64 4 -72Q26 -76 28 -54Q40 -20 8 -12H-22Q-40 -14 -40 -34Z', color);
  brush.shape('M-24 -34Q-6 -40 8 -28Q-4 -14 -22 -20Z', darken(color, 0.18));
  brush.shape('M26 -62l18 4 -16 8Z', '#F28A30');
  brush.disc(14, -62, 3.4, '#2A1B13');
  paintSlab(brush, -38, -16, 72, 7, other, 3);
  for (const x of [-24, 20]) paintWheel(brush, x, -6, 8, color);
};

const paintStacker: Toy = (brush, dice) => {
  const start = dice.whole(0, 7);
  for (const i of rangeOf(5)) {
    const half = 34 - i * 6;
    brush.shape(roundBoxPath(-half, -18 - i * 16, half * 2, 16, 8), BRIGHT[(i + start) % BRIGHT.length]!);
    brush.shape(roundBoxPath(half * 0.3, -18 - i * 16, half * 0.7, 16, 8), SHADOW_COLOR, 0.2);
  }
  brush.disc(0, -92, 11, BRIGHT[(start + 5) % 8]!);
  brush.disc(-3, -95, 3, '#FFFFFF', 0.8);
};

const paintRabbit: Toy = (brush, dice, color, other) => {
  const fur = dice.pick(['#FFF6E0', '#C4B0B8', '#E8C8A8', '#9AA8B8']);
  for (const side of [-1, 1]) {
    brush.oval(side * 10, -94, 7, 22, fur);
    brush.oval(side * 10, -92, 3.4, 15, '#F2A5B8');
    brush.oval(side * 18, -6, 13, 9, darken(fur, 0.12));
  }
  brush.shape('M-22 -4L-14 -48H14L22 -4Z', color);
  paintMotif(
    brush,
    dice.pick(MOTIFS),
    { x: -14, y: -30, width: 28, height: 24 },
    [color, other, '#FFF6E0'],
    9,
  );
  brush.disc(0, -60, 19, fur);
  for (const side of [-7, 7]) brush.disc(side, -62, 2.8, '#2A1B13');
  brush.shape('M-4 -55h8l-4 5Z', '#E58A8A');
  paintBlossom(brush, 13, -74, 7, other);
};

const paintPlane: Toy = (brush, _, color, other) => {
  brush.shape('M-44 -40Q-10 -60 34 -48Q44 -40 34 -30Q-4 -20 -40 -32Z', color);
  brush.shape('M-44 -40l-8 -26h14l14 22Z', other);
  brush.shape('M-16 -38L14 -38L0 -8H-18Z', other);
  brush.disc(6, -50, 9, '#CFE6F0');
  brush.stroke('M42 -62V-16', '#8A5A34', 6);
  brush.disc(42, -39, 5, '#D9A441');
  for (const x of [-8, 12]) paintWheel(brush, x, -7, 8, other);
};

const TOYS: readonly Toy[] = [
  paintBear,
  paintTrain,
  paintBlocks,
  paintBoat,
  paintRobot,
  paintBall,
  paintTop,
  paintRocker,
  paintHouse,
  paintDrum,
  duck,
  paintStacker,
  paintRabbit,
  paintPlane,
];
export const TOY_KINDS = TOYS.length;

/** Paints one of the toys, about `size` wide. */
export function paintToy(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  size: number,
  kind = dice.whole(0, TOYS.length - 1),
): void {
  const [color, other] = dice.shuffle(BRIGHT);
  brush.at(formatNumber(x), base, { scale: size / 92, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(2, 0, 40, 4, '#140A2E', 0.26);
    TOYS[kind]!(brush, dice, color!, other!);
  });
}

export { BRIGHT };
