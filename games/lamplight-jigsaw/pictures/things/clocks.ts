/** Paints clocks, each with a different dial, case and time. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { pointsAround, roundBoxPath, SHADOW_COLOR } from './forms';

const WOODS = ['#8A4A2A', '#6B3420', '#B5763F', '#3F2A34', '#A8602F'] as const;
const DIALS = ['#FFF6E0', '#F7E3B0', '#E6F0EC', '#FDEBDD', '#2A3A5A'] as const;

/** Paints a dial with marks and hands. */
export function paintDial(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  r: number,
  face: string = dice.pick(DIALS),
): void {
  const isDark = face === '#2A3A5A';
  const ink = isDark ? '#F7DC9A' : '#3A2430';
  brush.disc(x, y, r, face);
  brush.disc(x, y, r * 0.66, isDark ? lighten(face, 0.1) : darken(face, 0.06));
  brush.disc(x, y, r * 0.62, face);
  const kind = dice.whole(0, 2);
  const outer = pointsAround(x, y, r * 0.9, 12);
  const inner = pointsAround(x, y, r * 0.74, 12);
  for (const i of rangeOf(12)) {
    const [a, b] = [outer[i]!, inner[i]!];
    if (kind === 0)
      brush.disc(a[0] * 0.5 + b[0] * 0.5, a[1] * 0.5 + b[1] * 0.5, r * (i % 3 ? 0.045 : 0.085), ink);
    else brush.stroke(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, ink, r * (i % 3 ? 0.045 : 0.1));
  }
  if (kind === 2) brush.disc(x, y + r * 0.34, r * 0.18, darken(face, 0.2));
  for (const [long, wide] of [
    [0.46, 0.09],
    [0.68, 0.06],
  ] as const) {
    const [hx, hy] = pointsAround(x, y, r * long, 1, dice.whole(0, 59) * 6)[0]!;
    brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}L${hx} ${hy}`, ink, r * wide);
  }
  brush.disc(x, y, r * 0.09, '#D9A441');
}

/** Paints a gear. */
export function paintCog(
  brush: Brush,
  x: number,
  y: number,
  r: number,
  color: string,
  teeth = 12,
  turn = 0,
): void {
  const path = rangeOf(teeth)
    .map((i) => {
      const at = (share: number, far: number) =>
        pointsAround(x, y, far, 1, ((i + share) / teeth) * 360 + turn)[0]!.join(' ');
      return `${i ? 'L' : 'M'}${at(0, r * 0.84)}L${at(0.16, r)}L${at(0.42, r)}L${at(0.58, r * 0.84)}`;
    })
    .join('');
  brush.at(2, 4, {}, () => brush.shape(`${path}Z`, '#140A2E', 0.3));
  brush.shape(`${path}Z`, color);
  brush.disc(x, y, r * 0.7, darken(color, 0.25));
  for (const [px, py] of pointsAround(x, y, r * 0.62, 5, turn))
    brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}L${px} ${py}`, color, r * 0.16);
  brush.disc(x, y, r * 0.26, lighten(color, 0.3));
  brush.disc(x, y, r * 0.1, '#3A2430');
}

type Clock = (brush: Brush, dice: PictureDice, wood: string) => void;

/** The kinds of wall clocks. Each fits a box of 100 by 130 around its center. */
const WALL_CLOCKS: readonly Clock[] = [
  // Draws a round clock.
  (brush, dice, wood) => {
    brush.disc(0, 0, 48, wood);
    brush.disc(0, 0, 43, lighten(wood, 0.25));
    brush.shape('M0 -48A48 48 0 0 1 0 48A60 60 0 0 0 0 -48Z', SHADOW_COLOR, 0.22);
    paintDial(brush, dice, 0, 0, 38);
  },
  // Draws a clock in a case with a pendulum.
  (brush, dice, wood) => {
    brush.shape('M-38 -40Q-38 -64 0 -66Q38 -64 38 -40V58H-38Z', wood);
    brush.box(14, -50, 24, 108, SHADOW_COLOR, 0.24);
    brush.shape('M-44 -42L0 -70L44 -42Z', darken(wood, 0.2));
    paintDial(brush, dice, 0, -22, 28);
    brush.shape(roundBoxPath(-24, 14, 48, 38, 5), darken(wood, 0.5));
    const lean = dice.between(-14, 14);
    brush.stroke(`M0 12L${formatNumber(lean)} 40`, '#D9A441', 3);
    brush.disc(lean, 40, 8, '#F2C84A');
    brush.shape('M-38 58h76l-12 8h-52Z', darken(wood, 0.25));
  },
  // Draws a cuckoo clock.
  (brush, dice, wood) => {
    const roof = dice.pick(['#4F7A3F', '#B5483F', '#3F5D86']);
    brush.stroke('M-14 30V60M14 30V66', '#D9A441', 2.6);
    brush.oval(-14, 62, 5, 9, '#5A3A24');
    brush.oval(14, 68, 5, 9, '#5A3A24');
    brush.box(-34, -28, 68, 60, wood);
    brush.box(12, -28, 22, 60, SHADOW_COLOR, 0.24);
    brush.shape('M-50 -22L0 -66L50 -22L42 -12L0 -48L-42 -12Z', roof);
    brush.shape('M-9 -22v-12a9 9 0 0 1 18 0v12Z', '#2A1B2A');
    brush.disc(0, -32, 6, '#F2B84A');
    brush.shape('M4 -33l9 2 -8 4Z', '#E5603A');
    paintDial(brush, dice, 0, 6, 21);
    for (const side of [-1, 1])
      for (const k of rangeOf(3)) brush.disc(side * 36, -6 + k * 14, 6, k % 2 ? '#6B9A4A' : '#4F7A3F');
  },
  // Draws a clock in the shape of a sun.
  (brush, dice, wood) => {
    for (const [i, [px, py]] of pointsAround(0, 0, 52, 16).entries())
      brush.stroke(`M0 0L${px} ${py}`, i % 2 ? '#D9A441' : lighten(wood, 0.2), i % 2 ? 8 : 5);
    brush.disc(0, 0, 33, '#D9A441');
    paintDial(brush, dice, 0, 0, 28);
  },
  // Draws an octagonal clock.
  (brush, dice, wood) => {
    const octagonPath = (r: number) =>
      `M${pointsAround(0, -8, r, 8, 22.5)
        .map((p) => p.join(' '))
        .join('L')}Z`;
    brush.shape('M-22 20h44v34l-22 12 -22 -12Z', darken(wood, 0.12));
    brush.disc(0, 44, 8, '#F2C84A');
    brush.shape(octagonPath(48), wood);
    brush.shape(octagonPath(42), lighten(wood, 0.28));
    paintDial(brush, dice, 0, -8, 34);
  },
  // Draws a square, gilded clock.
  (brush, dice, wood) => {
    brush.shape(roundBoxPath(-44, -44, 88, 88, 6), '#D9A441');
    brush.shape(roundBoxPath(-37, -37, 74, 74, 4), wood);
    for (const [px, py] of pointsAround(0, 0, 46, 4, 45)) brush.disc(px, py, 7, '#F7DC9A');
    paintDial(brush, dice, 0, 0, 33);
  },
];

export function paintWallClock(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  size: number,
  kind = dice.whole(0, WALL_CLOCKS.length - 1),
): void {
  brush.at(x, y, { scale: size / 110 }, () => {
    brush.disc(6, 10, 46, '#140A2E', 0.25);
    WALL_CLOCKS[kind]!(brush, dice, dice.pick(WOODS));
  });
}

/** Paints a tall clock that stands on the floor. */
export function paintTallClock(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  height: number,
): void {
  const wood = dice.pick(WOODS);
  brush.at(x, base, { scale: height / 420 }, () => {
    brush.oval(0, 2, 70, 8, '#140A2E', 0.3);
    brush.box(-56, -70, 112, 70, wood);
    brush.box(-40, -270, 80, 200, lighten(wood, 0.08));
    brush.shape('M-54 -262V-384Q-54 -420 0 -424Q54 -420 54 -384V-262Z', wood);
    brush.box(22, -262, 18, 192, SHADOW_COLOR, 0.25);
    brush.box(28, -390, 26, 128, SHADOW_COLOR, 0.25);
    brush.box(24, -70, 32, 70, SHADOW_COLOR, 0.25);
    for (const y of [-76, -274]) brush.box(-60, y, 120, 12, darken(wood, 0.25));
    brush.shape(roundBoxPath(-26, -254, 52, 168, 8), '#2A1B2A');
    const lean = dice.between(-12, 12);
    brush.stroke(`M0 -254L${formatNumber(lean)} -124`, '#D9A441', 4);
    brush.disc(lean, -122, 17, '#F2C84A');
    brush.disc(lean - 4, -126, 5, '#FFF6E0', 0.8);
    brush.stroke('M-14 -250V-180M14 -250V-150', '#D9A441', 2);
    for (const [wx, wy] of [
      [-14, -180],
      [14, -150],
    ] as const)
      brush.box(wx - 5, wy, 10, 26, '#D9A441');
    brush.shape(roundBoxPath(-34, -50, 68, 34, 4), darken(wood, 0.3));
    brush.disc(0, -340, 46, '#D9A441');
    paintDial(brush, dice, 0, -340, 41);
    brush.disc(0, -428, 9, '#D9A441');
  });
}

/** Paints a small clock for a shelf or a bench. */
export function paintMantelClock(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  size: number,
): void {
  const wood = dice.pick(WOODS);
  brush.at(x, base, { scale: size / 90 }, () => {
    const kind = dice.whole(0, 2);
    if (kind === 0) {
      brush.shape('M-44 0V-14Q-40 -20 -30 -22V-50Q-26 -80 0 -82Q26 -80 30 -50V-22Q40 -20 44 -14V0Z', wood);
      brush.shape('M10 -80Q26 -76 30 -50V-22Q40 -20 44 -14V0H16Z', SHADOW_COLOR, 0.24);
      paintDial(brush, dice, 0, -48, 25);
    } else if (kind === 1) {
      const tone = dice.pick(['#C4402F', '#3F8A86', '#D9A441', '#5A6AB0']);
      brush.stroke('M-20 -8L-26 0M20 -8L26 0', '#3A2430', 6);
      for (const side of [-1, 1])
        brush.shape(
          `M${side * 6} -74q${side * 8} -16 ${side * 24} -6q${side * 6} 10 ${side * -4} 18Z`,
          lighten(tone, 0.3),
        );
      brush.stroke('M-8 -80Q0 -92 8 -80', '#3A2430', 4);
      brush.disc(0, -40, 37, tone);
      paintDial(brush, dice, 0, -40, 30);
    } else {
      brush.box(-36, -10, 72, 10, '#8A4A2A');
      brush.shape('M-30 -10V-50Q-30 -86 0 -86Q30 -86 30 -50V-10Z', '#CFE6EA', 0.6);
      brush.stroke('M0 -10V-32', '#D9A441', 6);
      for (const dx of [-13, 0, 13]) brush.disc(dx, -14, 5, '#D9A441');
      paintDial(brush, dice, 0, -50, 21);
      brush.stroke('M-22 -20V-54', '#FFFFFF', 3, 0.7);
    }
  });
}
