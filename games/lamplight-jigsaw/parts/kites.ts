/** Kites of every shape over a beach of huts, parasols and people, with a lamp on the promenade. */
import { polygonPath, formatNumber, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten } from '../pictures/hours';
import { paintStreetLamp, type Spot } from '../pictures/lights';
import { createStarPath } from '../pictures/sky';
import { paintBeast } from '../pictures/things/beasts';
import { DAYS, paintDaySky, paintDayWater } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import {
  pointsAround,
  boxPath,
  paintEitherWay,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { paintCrab, paintSeaStar, paintShell } from '../pictures/things/sea';

export { kites as descriptionShort } from '../shelf-shorts';

const SILKS = [
  '#E5303A',
  '#FFC42F',
  '#2A6AD0',
  '#2FA86B',
  '#F2609A',
  '#7A4AC0',
  '#FF8A2F',
  '#FFFFFF',
  '#1FA8C0',
] as const;
const SEAS = [
  ['#8FDCE0', '#3FB4C8', '#2A8AB4'],
  ['#A8E4D0', '#4FBCA8', '#2A8A94'],
] as const;

type Kite = (brush: Brush, dice: PictureDice, a: string, b: string, c: string) => void;

const paintTail = (brush: Brush, x: number, y: number, tones: readonly string[], long = 7) => {
  brush.stroke(`M${x} ${y}q-26 30 0 60t0 60t-10 ${long * 6}`, '#5A4A5A', 2.4);
  for (const i of rangeOf(long)) {
    const [bx, by] = [x + (i % 2 ? 9 : -12) + (i > 4 ? -6 : 0), y + 20 + i * 22];
    brush.shape(`M${bx} ${by}l-15 -8v16ZM${bx} ${by}l15 -8v16Z`, tones[i % tones.length]!);
  }
};

const KITES: readonly Kite[] = [
  (brush, _, a, b, c) => {
    paintTail(brush, 0, 66, [a, b, c]);
    for (const [i, path] of ['M0 -70V0H-50Z', 'M0 -70V0H50Z', 'M-50 0H0V70Z', 'M50 0H0V70Z'].entries())
      brush.shape(path, [a, b, b, a][i]!);
    brush.stroke('M0 -70V70M-50 0H50', darken(a, 0.4), 3);
    brush.disc(0, 0, 20, c);
  },
  (brush, _, a, b, c) => {
    for (const i of rangeOf(3)) paintTail(brush, -44 + i * 44, 34, [c, b], 5);
    brush.shape('M0 -52L-100 34Q-50 18 0 40Q50 18 100 34Z', a);
    brush.shape('M0 -52L-46 28Q-22 26 0 40Q22 26 46 28Z', b);
    brush.shape('M0 -52L-12 34L0 40L12 34Z', c);
    for (const side of [-1, 1]) brush.disc(side * 62, 18, 9, c);
  },
  (brush, dice, a, b, c) => {
    for (const y of [-62, 14]) {
      paintMotif(brush, dice.pick(MOTIFS), { x: -46, y, width: 60, height: 46 }, [a, b, c], 15);
      brush.shape(`M14 ${y}l28 -16v46l-28 16Z`, darken(a, 0.25));
      brush.shape(`M-46 ${y}l28 -16H42l-28 16Z`, lighten(b, 0.3), 0.8);
    }
    brush.stroke('M-46 -62V60M14 -62V60M42 -78V44', '#6B4A34', 3.4);
  },
  (brush, _, a, b, c) => {
    for (const i of rangeOf(4))
      brush.stroke(`M${70 + i * 2} ${-12 + i * 9}q26 ${i * 8 - 14} 56 ${i * 12 - 4}t40 0`, i % 2 ? b : c, 6);
    brush.shape('M-80 4Q-30 -56 70 0Q-30 58 -80 4Z', a);
    brush.shape('M60 2L104 -32Q92 0 104 36Z', b);
    for (const i of rangeOf(3)) brush.stroke(`M${-16 + i * 26} -24q14 26 0 50`, i % 2 ? c : b, 8);
    brush.disc(-48, -6, 13, '#FFFFFF');
    brush.disc(-50, -6, 6, '#1F2440');
  },
  (brush, _, a, b, c) => {
    for (const i of rangeOf(8))
      brush.stroke(
        `M${-34 + i * 10} 20q${i % 2 ? 22 : -22} 36 0 72t0 ${50 + (i % 3) * 16}`,
        i % 2 ? b : a,
        8,
      );
    brush.shape('M-52 26Q-62 -58 0 -60Q62 -58 52 26Q0 44 -52 26Z', a);
    for (const side of [-1, 1]) {
      brush.disc(side * 20, -12, 14, '#FFFFFF');
      brush.disc(side * 18, -10, 7, '#1F2440');
    }
    for (const [x, y] of pointsAround(0, -26, 34, 5, 180)) brush.disc(x, y - 14, 5, c);
  },
  (brush, _, a, b, c) => {
    paintTail(brush, 0, 54, [b, c], 6);
    const rim = pointsAround(0, 0, 60, 6);
    for (const [i, [x, y]] of rim.entries())
      brush.shape(polygonPath([0, 0], [x, y], rim[(i + 1) % 6]!), [a, b, c][i % 3]!);
    brush.shape(createStarPath(0, 0, 26), '#FFFFFF');
  },
  (brush, _, a, b, c) => {
    for (const i of rangeOf(11)) {
      const [x, y] = [120 - i * 26, Math.sin(i * 0.9) * 26];
      brush.disc(x, y, 25 - i * 0.8, [a, b, c][i % 3]!);
      brush.disc(x, y, 11, [b, c, a][i % 3]!);
      brush.stroke(`M${x} ${formatNumber(y + 22)}v18M${x} ${formatNumber(y - 22)}v-14`, c, 3);
    }
    brush.shape('M108 -34Q168 -50 176 0Q166 46 108 32Z', a);
    brush.stroke('M128 -36l-8 -26M146 -38l6 -26', c, 6);
    brush.disc(144, -10, 11, '#FFFFFF');
    brush.disc(147, -9, 5, '#1F2440');
    brush.shape('M150 18q18 -4 24 -14l4 24q-16 10 -28 -10Z', '#FFFFFF');
  },
];

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintBeach(brush, dice));

function paintBeach(brush: Brush, dice: PictureDice): Spot {
  paintDaySky(brush, dice, DAYS[dice.pick(['noon', 'morning'] as const)], {
    horizon: 430,
    clouds: 6,
    sun: { x: dice.pick([450, 940]), y: dice.between(96, 112), radius: 36 },
  });
  paintBirds(brush, dice, 10, 60, 380, '#FFFFFF');
  const sea = dice.pick(SEAS);
  paintDayWater(brush, dice, 424, 570, sea);
  for (const i of rangeOf(6))
    paintSail(brush, dice, 90 + i * 200 + dice.between(-60, 60), 452 + (i % 3) * 22, 0.5 + (i % 3) * 0.16);
  paintSand(brush, dice);
  const order = dice.shuffle(rangeOf(KITES.length));
  const spots: [number, number][] = [];
  for (const i of rangeOf(10)) spots.push([100 + (i % 5) * 248 + (i > 4 ? -20 : 40), i > 4 ? 300 : 110]);
  for (const [i, [x, y]] of spots.entries()) {
    const [kx, ky] = [x + dice.between(-26, 26), y + dice.between(-26, 26)];
    brush.stroke(
      `M${formatNumber(kx)} ${formatNumber(ky)}Q${formatNumber(kx + 60)} ${formatNumber(ky + 220)} ${formatNumber(kx + dice.between(-90, 90))} 640`,
      '#FFFFFF',
      2,
      0.75,
    );
    const [a, b, c] = dice.shuffle(SILKS) as [string, string, string];
    const [scale, turn] = [i > 4 ? 0.72 : 0.9, dice.between(-22, 22)];
    brush.at(kx, ky, { scale, turn }, () => KITES[order[i % 7]!]!(brush, dice, a, b, c));
  }
  for (const i of rangeOf(5)) paintHut(brush, dice, 14 + i * 84, 612 + (i % 2) * 5);
  const lamp = paintStreetLamp(brush, dice.between(500, 560), 648, 300, '#27405A');
  paintGuests(brush, dice, lamp.x);
  return lamp;
}

function paintSail(brush: Brush, dice: PictureDice, x: number, y: number, scale: number): void {
  const [a, b] = dice.shuffle(SILKS) as [string, string];
  brush.at(x, y, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.shape('M-44 0H46L32 20H-32Z', '#8A3B2F');
    brush.shape('M0 -8V-96L-46 -8Z', a);
    brush.shape('M6 -8V-84L44 -8Z', b);
    brush.stroke('M-30 -40H-4M-36 -26H-2', '#FFFFFF', 5);
  });
}

function paintSand(brush: Brush, dice: PictureDice): void {
  const sand = dice.pick(['#F7DCA0', '#F2D0A0', '#FBE4B4']);
  let foam = 'M0 800V552';
  for (const i of rangeOf(20)) foam += `q30 ${i % 2 ? -16 : 18} 60 0`;
  brush.at(0, -9, {}, () => brush.shape(`${foam}V800Z`, '#FFFFFF', 0.9));
  brush.shape(`${foam}V800Z`, darken(sand, 0.12));
  brush.at(0, 14, {}, () => brush.shape(`${foam}V800Z`, sand));
  scatter(dice, { x: 0, y: 580, width: 1200, height: 220 }, 27, (x, y, i) => {
    if (i % 3)
      brush.stroke(
        `M${formatNumber(x - 15)} ${formatNumber(y)}q8 -7 15 0t15 0`,
        i % 2 ? darken(sand, 0.22) : '#FFFFFF',
        3,
        0.75,
      );
    else brush.disc(x, y, 3.4, dice.pick(['#C48A5A', '#FFFFFF', '#B5765A']));
  });
}

function paintHut(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const [a, b] = dice.shuffle(SILKS) as [string, string];
  paintMotif(
    brush,
    'stripes',
    { x, y: base - 118, width: 76, height: 118 },
    [lighten(a, 0.2), '#FFF8E8', lighten(a, 0.5)],
    13,
  );
  brush.shape(polygonPath([x - 8, base - 114], [x + 38, base - 162], [x + 84, base - 114]), b);
  for (const k of rangeOf(6)) brush.disc(x + k * 15, base - 113, 6, '#FFF8E8');
  paintSlab(brush, x + 20, base - 82, 36, 82, darken(b, 0.15), 2);
  brush.shape(createStarPath(x + 38, base - 132, 9), '#FFF8E8');
  for (const k of rangeOf(3)) brush.box(x + 25, base - 74 + k * 24, 26, 15, lighten(b, 0.35));
}

function paintGuests(brush: Brush, dice: PictureDice, lampX: number): void {
  const spots: [number, number][] = [];
  scatter(dice, { x: 10, y: 640, width: 1180, height: 150 }, 74, (x, y) => spots.push([x, y]));
  for (const [i, [x, y]] of spots.sort((p, q) => p[1] - q[1]).entries()) {
    if (Math.abs(x - lampX) < 30 && y < 690) continue;
    const scale = 0.72 + (y - 640) / 420;
    if (i % 5 === 0) paintParasol(brush, dice, x, y, scale);
    else if (i % 7 === 1) paintTowel(brush, dice, x, y);
    else if (i % 7 === 3) paintCastle(brush, x, y, scale);
    else if (i % 11 === 4) paintBeast(brush, dice, 'dog', x, y, scale * 0.8);
    else if (i % 9 === 2) paintCrab(brush, dice, x, y, 0.7);
    else if (i % 9 === 6) paintSeaStar(brush, dice, x, y, 24);
    else if (i % 9 === 7) paintShell(brush, dice, x, y, 24);
    else paintFolk(brush, dice, x, y, scale);
  }
}

function paintParasol(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const [a, b] = dice.shuffle(SILKS) as [string, string];
  brush.at(x, base, { scale, turn: dice.between(-14, 14) }, () => {
    brush.oval(8, 2, 60, 9, SHADOW_COLOR, 0.24);
    brush.stroke('M0 0V-112', '#8A6A4A', 6);
    for (const i of rangeOf(6))
      brush.shape(
        `M0 -126Q${-66 + i * 22} -112 ${-72 + i * 24} -76q12 9 24 0Q${-44 + i * 22} -112 0 -126Z`,
        i % 2 ? a : b,
      );
    brush.disc(0, -127, 6, a);
  });
}

function paintTowel(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [a, b, c] = dice.shuffle(SILKS) as [string, string, string];
  brush.at(x, y, { turn: dice.between(-16, 16), scale: 0.9 }, () => {
    brush.box(-44, -18, 94, 44, SHADOW_COLOR, 0.2);
    brush.within(boxPath({ x: -48, y: -24, width: 94, height: 44 }), () =>
      paintMotif(brush, dice.pick(MOTIFS), { x: -48, y: -24, width: 94, height: 44 }, [a, b, c], 15),
    );
    brush.disc(-26, -6, 14, c);
    brush.disc(-26, -6, 6, '#FFFFFF');
  });
}

function paintCastle(brush: Brush, x: number, y: number, scale: number): void {
  brush.at(x, y, { scale }, () => {
    brush.shape('M-46 4Q0 -12 46 4Z', '#C48A4A');
    for (const [dx, h] of [
      [-26, 36],
      [0, 56],
      [26, 40],
    ] as const) {
      paintSlab(brush, dx - 12, -h, 24, h, '#D9A45A', 1);
      for (const k of [-9, 0, 9]) brush.box(dx + k - 3, -h - 7, 6, 8, '#D9A45A');
      brush.box(dx - 3, -h + 13, 6, 11, '#8A5A2A');
    }
    brush.stroke('M0 -62v-24', '#5A3A24', 3);
    brush.shape('M0 -86l22 7 -22 8Z', '#E5303A');
  });
}
