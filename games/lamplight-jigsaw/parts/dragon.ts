/** A paper dragon in a street at night: lanterns overhead, drums and fireworks, and a leader with a lamp. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintLantern, paintString, type Spot } from '../pictures/lights';
import { scallopPath, createStarPath } from '../pictures/sky';
import { paintFolk } from '../pictures/things/folk';
import {
  pointsAround,
  paintBlossom,
  paintEitherWay,
  leafPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { paintFloor } from '../pictures/things/walls';

export { dragon as descriptionShort } from '../shelf-shorts';

const SCALES = [
  ['#D4302F', '#F2B83A', '#F7703A', '#1FA08A'],
  ['#1F8A6A', '#F7D04A', '#4FC48A', '#E5503F'],
  ['#2F5AC4', '#F2C84A', '#4FA0E8', '#F2607A'],
] as const;
type Coat = (typeof SCALES)[number];
const WALLS = ['#8A3B4C', '#3F5A7A', '#2F6B66', '#A8642F', '#6B4A8A', '#B5483F'] as const;
const SPARKS = ['#FFD84A', '#F2607A', '#5AD0E0', '#B58AF0', '#8FE06A', '#FF9A3A'] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintStreet(brush, dice));

function paintStreet(brush: Brush, dice: PictureDice): Spot {
  const coat = dice.pick(SCALES);
  paintNight(brush, dice);
  for (const i of rangeOf(6)) paintShop(brush, dice, -30 + i * 212, dice.between(176, 236), WALLS[i]!);
  paintFloor(brush, dice, { x: 0, y: 520, width: 1200, height: 280 }, ['#6B5470', '#4A3A5A'], 18, 6);
  for (const [x, y, to, end] of [
    [-10, 120, 620, 150],
    [580, 150, 1210, 110],
    [-10, 260, 1210, 250],
  ] as const)
    paintString(brush, dice, { x, y }, { x: to, y: end }, 26, to - x > 800 ? 13 : 7, (px, py) =>
      paintLantern(brush, dice, px, py, 30),
    );
  for (const k of rangeOf(11))
    paintFolk(brush, dice, 40 + k * 112 + dice.between(-20, 20), 556 + (k % 2) * 12, 1.02, 'stand');
  paintDragon(brush, dice, coat);
  for (const x of [560, 1080]) paintDrum(brush, dice, x, 776);
  for (const k of rangeOf(5))
    paintFolk(brush, dice, [470, 650, 780, 900, 1000][k]!, 784 + (k % 2) * 8, 1.2, 'skirt');
  paintFolk(brush, dice, 76, 780, 1.35, 'walk');
  scatter(dice, { x: 0, y: 20, width: 1200, height: 770 }, 76, (x, y, i) =>
    brush.at(x, y, { turn: (i * 47) % 180 }, () => brush.box(-7, -3, 14, 6, SPARKS[i % 6]!)),
  );
  brush.stroke('M102 700L150 640', '#5A3426', 7);
  return paintStandLantern(brush, 152, 736, 1.3, '#3A1A24');
}

function paintNight(brush: Brush, dice: PictureDice): void {
  const [deep, high] = dice.pick([
    ['#1A1450', '#4A2A7A'],
    ['#10264A', '#2A5A7A'],
    ['#3A1244', '#7A2A5A'],
  ] as const);
  brush.box(0, 0, SHEET.width, 560, deep);
  scatter(dice, { x: 0, y: 0, width: 1200, height: 240 }, 90, (x, y, i) =>
    brush.shape(scallopPath(x, y, 66, 9, 10), mixColors(deep, high, (i % 4) * 0.3), 0.7),
  );
  scatter(dice, { x: 0, y: 0, width: 1200, height: 250 }, 38, (x, y, i) =>
    i % 2 ? brush.shape(createStarPath(x, y, 6), '#FFE9B0') : brush.disc(x, y, 3, lighten(high, 0.6)),
  );
  for (const k of rangeOf(5)) {
    const [x, y, tone] = [120 + k * 240 + dice.between(-40, 40), dice.between(56, 104), SPARKS[(k * 2) % 6]!];
    for (const ring of rangeOf(3))
      for (const [i, [px, py]] of pointsAround(x, y, 30 + ring * 27, 14, ring * 12).entries()) {
        brush.shape(leafPath(px, py, 22, 4, i * 25.7 + ring * 12 - 90), i % 2 ? tone : lighten(tone, 0.5));
        brush.disc(px, py, 4, '#FFFFFF', 0.9);
      }
    brush.disc(x, y, 9, '#FFF3C4');
  }
}

function paintShop(brush: Brush, dice: PictureDice, x: number, top: number, wall: string): void {
  brush.box(x, top, 212, 360, wall);
  brush.box(x + 180, top, 32, 360, SHADOW_COLOR, 0.25);
  for (const row of rangeOf(2))
    for (const k of rangeOf(3)) {
      const [wx, wy] = [x + 16 + k * 64, top + 44 + row * 86];
      paintSlab(brush, wx - 5, wy - 5, 60, 68, darken(wall, 0.45), 3);
      brush.box(wx, wy, 50, 58, dice.pick(['#FFD070', '#FFE2A0', '#F7A24A', '#FFBE5A']));
      brush.stroke(`M${wx + 25} ${wy}v58M${wx} ${wy + 20}h50M${wx} ${wy + 40}h50`, darken(wall, 0.45), 4);
      if (dice.chance(0.4)) paintFolk(brush, dice, wx + 25, wy + 76, 0.5, 'stand');
      paintSlab(brush, wx - 8, wy + 60, 66, 9, darken(wall, 0.3), 2);
      for (const j of rangeOf(4)) paintBlossom(brush, wx + 2 + j * 16, wy + 58, 7, SPARKS[(j + k) % 6]!);
    }
  const roof = lighten(wall, 0.1);
  brush.shape(
    `M${x - 26} ${formatNumber(top + 14)}Q${x + 20} ${formatNumber(top + 4)} ${x + 40} ${formatNumber(top - 44)}H${x + 172}Q${x + 192} ${formatNumber(top + 4)} ${x + 238} ${formatNumber(top + 14)}L${x + 226} ${formatNumber(top + 30)}H${x - 14}Z`,
    darken(roof, 0.2),
  );
  for (const k of rangeOf(16))
    brush.stroke(
      `M${x + 44 + k * 8.4} ${formatNumber(top - 40)}L${x - 12 + k * 15.6} ${formatNumber(top + 22)}`,
      k % 2 ? lighten(roof, 0.25) : darken(roof, 0.4),
      5,
    );
  paintMotif(
    brush,
    dice.pick(MOTIFS),
    { x: x + 8, y: top + 226, width: 196, height: 30 },
    ['#F7E4C0', '#C4303F', '#2F6B70'],
    15,
  );
  for (const k of rangeOf(8))
    brush.shape(
      `M${x + 8 + k * 24.5} ${formatNumber(top + 256)}h24.5v10a12 12 0 0 1 -24.5 0Z`,
      k % 2 ? '#F7E4C0' : dice.pick(SPARKS),
    );
}

/** The line of the dragon's back, from the tail to the head. */
const spinePointAt = (t: number): [number, number] => [
  1190 - t * 830,
  610 + Math.sin(t * 9.2 + 0.5) * 74 - t * 20,
];

function paintDragon(brush: Brush, dice: PictureDice, coat: Coat): void {
  const [main, gold, light, fin] = coat;
  const n = 64;
  for (const k of rangeOf(8)) {
    const [x, y] = spinePointAt((k + 0.7) / 8.4);
    brush.stroke(`M${formatNumber(x)} ${formatNumber(y + 20)}V${formatNumber(y + 116)}`, '#C48A4A', 7);
    paintFolk(brush, dice, x + 6, y + 158, 1, 'walk');
  }
  for (const i of rangeOf(n)) {
    const t = i / (n - 1);
    const [x, y] = spinePointAt(t);
    const [nx, ny] = spinePointAt(t + 0.01);
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + 180;
    const r = 24 + 30 * Math.min(1, t * 2.4);
    brush.at(x, y, { turn }, () => {
      brush.oval(4, r * 0.5, 26, r * 0.9, SHADOW_COLOR, 0.18);
      brush.shape(
        `M-12 ${formatNumber(-r * 0.9)}L6 ${formatNumber(-r * 1.6)}L18 ${formatNumber(-r * 0.86)}Z`,
        i % 2 ? gold : fin,
      );
      brush.oval(0, 0, 24, r, i % 4 < 2 ? main : darken(main, 0.14));
      for (const k of rangeOf(3))
        brush.shape(
          `M-16 ${formatNumber(-r * 0.6 + k * r * 0.42)}a15 15 0 0 0 30 0Z`,
          [light, gold, lighten(main, 0.3)][(i + k) % 3]!,
        );
      brush.shape(
        `M-20 ${formatNumber(r * 0.62)}Q0 ${formatNumber(r * 0.46)} 20 ${formatNumber(r * 0.62)}Q10 ${formatNumber(r)} 0 ${formatNumber(r)}Q-10 ${formatNumber(r)} -20 ${formatNumber(r * 0.62)}Z`,
        i % 2 ? '#FFF0C4' : '#F7DC8A',
      );
      if (i % 3 === 0) brush.shape(`M-8 ${formatNumber(r * 0.96)}l8 26 8 -26Z`, i % 2 ? gold : '#F2607A');
    });
  }
  const [tx, ty] = spinePointAt(0);
  for (const k of rangeOf(5)) brush.shape(leafPath(tx - 10, ty, 70, 13, -50 + k * 30), k % 2 ? gold : fin);
  const [hx, hy] = spinePointAt(1);
  paintHead(brush, hx - 26, hy - 26, coat);
}

function paintHead(brush: Brush, x: number, y: number, [main, gold, light, fin]: Coat): void {
  brush.at(x, y, { scale: 1.5 }, () => {
    for (const k of rangeOf(13))
      brush.shape(
        leafPath(26, 0, 92 - (k % 2) * 16, 15, -110 + k * 19),
        k % 2 ? gold : k % 4 ? fin : '#FFF3D8',
      );
    brush.shape('M14 60Q-50 70 -92 44Q-74 30 -40 32L10 24Z', darken(main, 0.15));
    for (const k of rangeOf(6))
      brush.shape(polygonPath([-80 + k * 14, 40], [-73 + k * 14, 26], [-66 + k * 14, 39]), '#FFFAF0');
    brush.shape('M-70 28Q-30 20 4 30L-10 46Q-50 48 -70 28Z', '#F2607A');
    brush.shape(
      'M44 30Q40 -46 -10 -50Q-40 -52 -52 -24Q-92 -30 -104 -8Q-110 14 -92 22Q-40 14 0 34Q30 46 44 30Z',
      main,
    );
    brush.shape('M-94 20Q-40 6 6 28L-2 38Q-44 18 -92 28Z', gold);
    for (const k of rangeOf(5))
      brush.shape(
        polygonPath([-86 + k * 17, 22 - k], [-78 + k * 17, 38 - k], [-71 + k * 17, 21 - k]),
        '#FFFAF0',
      );
    brush.disc(-92, -8, 12, light);
    brush.disc(-94, -8, 5, '#3A1420');
    for (const k of rangeOf(3))
      brush.stroke(`M-100 ${6 + k * 6}Q-136 ${-10 + k * 22} -150 ${14 + k * 20}`, gold, 4);
    brush.disc(-14, -20, 26, gold);
    brush.disc(-14, -20, 21, '#FFFFFF');
    brush.disc(-19, -18, 12, '#1F1A2A');
    brush.disc(-23, -23, 4.4, '#FFFFFF');
    for (const k of rangeOf(5)) brush.shape(leafPath(-6, -38, 34, 8, -150 + k * 26), k % 2 ? fin : gold);
    brush.stroke('M10 -46Q24 -84 6 -108M10 -70Q34 -76 42 -96', gold, 9);
    brush.shape(scallopPath(22, 4, 16, 7, 6), light);
    brush.disc(22, 4, 7, gold);
    brush.shape(createStarPath(-54, -8, 8), gold);
  });
}

function paintDrum(brush: Brush, dice: PictureDice, x: number, base: number): void {
  brush.oval(x, base + 4, 60, 10, SHADOW_COLOR, 0.35);
  brush.shape(
    `M${x - 44} ${base - 70}Q${x - 62} ${base - 34} ${x - 44} ${base}H${x + 44}Q${x + 62} ${base - 34} ${x + 44} ${base - 70}Z`,
    '#B5303A',
  );
  paintMotif(
    brush,
    dice.pick(['zigzag', 'diamonds', 'flowers']),
    { x: x - 48, y: base - 50, width: 96, height: 28 },
    ['#F2B83A', '#FFF3D0', '#2F6B70'],
    14,
  );
  brush.oval(x, base - 70, 46, 15, '#F7EBD4');
  for (const [px, py] of pointsAround(x, base - 70, 41, 16))
    brush.disc(px, base - 70 + (py - base + 70) * 0.33, 3.4, '#8A5A2A');
  brush.oval(x, base - 70, 20, 6, '#C4303F');
  for (const s of [-1, 1]) brush.stroke(`M${x + s * 12} ${base - 76}l${s * 34} -34`, '#D9A868', 7);
}
