/** Planets in their orbits around a sun with a face, with comets, rockets, astronauts, and a lantern on the moon. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { scallopPath, createStarPath } from '../pictures/sky';
import { pointsAround, paintEitherWay, scatter, SHADOW_COLOR } from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintOpenMotif } from '../pictures/things/motifs';

export { planets as descriptionShort } from '../shelf-shorts';

const NIGHTS = [
  ['#141450', '#2A2480', '#5A3A9A', '#F7C8E8'],
  ['#0A2A44', '#14506B', '#2A7A8A', '#C8F4E8'],
  ['#3A1040', '#6B1F5A', '#A83A6B', '#FFD8B8'],
] as const;
type Night = (typeof NIGHTS)[number];
const PAINTS = [
  '#F2703A',
  '#F7C84A',
  '#3FB0C4',
  '#E85A8A',
  '#8FCC5A',
  '#B58AE8',
  '#F7E8D0',
  '#5A7AE0',
  '#E5403F',
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintSpace(brush, dice));

function paintSpace(brush: Brush, dice: PictureDice): Spot {
  const night = dice.pick(NIGHTS);
  paintDeep(brush, dice, night);
  const [sx, sy] = [dice.between(500, 560), dice.between(360, 400)];
  for (const r of [170, 250, 330, 412, 500, 590, 690])
    brush.stroke(
      `M${formatNumber(sx - r)} ${formatNumber(sy)}a${r} ${formatNumber(r * 0.74)} 0 1 1 ${2 * r} 0a${r} ${formatNumber(r * 0.74)} 0 1 1 ${-2 * r} 0`,
      night[3],
      3,
      0.55,
    );
  paintSunFace(brush, dice, sx, sy);
  const spots: readonly (readonly [number, number, number, number])[] = [
    [170, 200, 40, 0],
    [250, 40, 56, 1],
    [330, 130, 70, 2],
    [412, -60, 72, 3],
    [500, 235, 84, 4],
    [590, -10, 96, 5],
    [690, 32, 82, 6],
  ];
  for (const [r, angle, size, kind] of spots) {
    const a = ((angle + dice.between(-9, 9)) * Math.PI) / 180;
    const [x, y] = [sx + Math.cos(a) * r, sy + Math.sin(a) * r * 0.74];
    paintPlanet(brush, dice, x, y, size, kind);
  }
  for (const [x, y, turn] of [
    [1050, 110, 28],
    [150, 600, -160],
    [740, 700, -14],
  ] as const)
    paintComet(brush, dice, x + dice.between(-40, 40), y, turn);
  paintRocket(brush, dice, 150, 330, 22, 1.15);
  paintRocket(brush, dice, 936, 330, -38, 0.9);
  for (const [x, y] of [
    [490, 120],
    [890, 590],
    [600, 640],
  ] as const)
    paintWalker(brush, dice, x + dice.between(-30, 30), y, dice.between(-30, 30));
  paintSaucer(brush, dice, 930, 70);
  return paintMoon(brush, dice);
}

function paintDeep(brush: Brush, dice: PictureDice, [deep, high, mist, light]: Night): void {
  brush.box(0, 0, SHEET.width, SHEET.height, deep);
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 128, (x, y, i) => {
    for (const k of rangeOf(3))
      brush.shape(
        scallopPath(x, y, 100 - k * 30, 9 + k, 12),
        mixColors(deep, i % 3 ? high : mist, 0.25 + k * 0.22),
        0.5,
      );
  });
  for (const [k, tone] of [
    '#E85A8A',
    '#3FB0C4',
    '#F7A02F',
    '#7A5AE0',
    '#3FC48A',
    '#F7C8E8',
    '#E85A8A',
  ].entries()) {
    const [x, y] = [
      110 + k * 165 + dice.between(-50, 50),
      400 + (k % 2 ? 230 : -230) + dice.between(-90, 90),
    ];
    for (const j of rangeOf(5))
      brush.shape(scallopPath(x + j * 14, y - j * 9, 190 - j * 36, 9 + j, 20), tone, 0.13);
  }
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 33, (x, y, i) => {
    if (i % 4 === 0) brush.shape(createStarPath(x, y, dice.between(5, 10)), i % 8 ? light : '#FFE07A');
    else if (i % 4 === 1)
      brush.stroke(
        `M${formatNumber(x - 8)} ${formatNumber(y)}h16M${formatNumber(x)} ${formatNumber(y - 8)}v16`,
        lighten(mist, 0.6),
        2.4,
      );
    else if (i % 4 === 2)
      brush.stroke(
        `M${formatNumber(x - 16)} ${formatNumber(y)}q8 -10 16 0t16 0`,
        lighten(high, 0.25),
        3,
        0.8,
      );
    else for (const k of rangeOf(3)) brush.disc(x + k * 9 - 9, y + (k % 2) * 9, 2.6, k ? light : mist, 0.9);
  });
}

function paintSunFace(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const tilt = dice.between(0, 20);
  for (const k of rangeOf(24)) {
    const [tx, ty] = pointsAround(x, y, k % 2 ? 138 : 122, 1, k * 15 + tilt)[0]!;
    const [ax, ay] = pointsAround(x, y, 88, 1, k * 15 + tilt - 8)[0]!;
    const [bx, by] = pointsAround(x, y, 88, 1, k * 15 + tilt + 8)[0]!;
    brush.shape(polygonPath([tx, ty], [ax, ay], [bx, by]), k % 2 ? '#F7A02F' : '#F2603A');
  }
  brush.disc(x, y, 94, '#F7B83A');
  brush.disc(x, y, 82, '#FFD85A');
  for (const [px, py] of pointsAround(x, y, 88, 26)) brush.disc(px, py, 4, '#FFF3C4');
  for (const s of [-1, 1]) {
    brush.oval(x + s * 28, y - 14, 15, 17, '#FFFFFF');
    brush.disc(x + s * 28 + 3, y - 12, 9, '#3A1A3A');
    brush.stroke(`M${x + s * 28 - 16} ${y - 36}q16 -12 32 0`, '#D9702A', 6);
    brush.disc(x + s * 48, y + 20, 14, '#F7903A', 0.8);
  }
  brush.stroke(`M${x} ${y - 6}q12 20 -4 24M${x - 30} ${y + 36}q30 28 60 0`, '#B5502A', 6);
}

function paintPlanet(brush: Brush, dice: PictureDice, x: number, y: number, r: number, kind: number): void {
  const [a, b, c] = dice.shuffle(PAINTS) as [string, string, string];
  const rim = `M${formatNumber(x - r)} ${formatNumber(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  brush.disc(x, y, r * 1.16, lighten(a, 0.3), 0.25);
  if (kind === 4 || kind === 1) {
    brush.at(x, y, { turn: -18 }, () => {
      for (const k of rangeOf(3))
        brush.stroke(
          `M${-r * 1.1} -8A${formatNumber(r * (1.5 + k * 0.18))} ${formatNumber(r * 0.42)} 0 0 1 ${r * 1.1} -8`,
          [b, c, '#FFF0D0'][k]!,
          r * 0.11,
        );
    });
  }
  brush.shape(rim, a);
  brush.within(rim, () => {
    if (kind === 2)
      for (const k of rangeOf(7)) {
        const [px, py] = [x + dice.between(-r, r), y + dice.between(-r, r)];
        brush.shape(
          scallopPath(px, py, r * dice.between(0.16, 0.4), 6, r * 0.12),
          k % 3 ? '#5AB04A' : '#E8D08A',
        );
      }
    else if (kind % 2)
      for (const k of rangeOf(7)) {
        const py = y - r + (k * 2 * r) / 7;
        brush.shape(
          `M${formatNumber(x - r)} ${formatNumber(py)}q${formatNumber(r * 0.5)} ${formatNumber(-r * 0.2)} ${formatNumber(r)} 0t${formatNumber(r)} 0v${formatNumber(r * 0.19)}q${formatNumber(-r * 0.5)} ${formatNumber(-r * 0.16)} ${formatNumber(-r)} 0t${formatNumber(-r)} 0Z`,
          k % 2 ? b : c,
        );
      }
    else
      paintOpenMotif(
        brush,
        dice.pick(MOTIFS),
        { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
        [a, b, c],
        r * 0.36,
      );
    for (const k of rangeOf(4)) {
      const [px, py, pr] = [
        x + dice.between(-0.6, 0.6) * r,
        y + dice.between(-0.6, 0.6) * r,
        r * (0.08 + k * 0.03),
      ];
      brush.disc(px, py, pr, darken(a, 0.3), 0.7);
      brush.disc(px + pr * 0.2, py + pr * 0.25, pr * 0.76, lighten(a, 0.2));
    }
    brush.disc(x + r * 0.5, y + r * 0.36, r * 1.02, SHADOW_COLOR, 0.14);
    brush.disc(x + r * 0.9, y + r * 0.6, r * 1.02, SHADOW_COLOR, 0.2);
  });
  if (kind === 4 || kind === 1)
    brush.at(x, y, { turn: -18 }, () => {
      for (const k of rangeOf(3))
        brush.stroke(
          `M${-r * 1.1} -8C${formatNumber(-r * (1.9 + k * 0.24))} ${formatNumber(r * (0.3 + k * 0.07))} ${formatNumber(r * (1.9 + k * 0.24))} ${formatNumber(r * (0.3 + k * 0.07))} ${r * 1.1} -8`,
          [b, c, '#FFF0D0'][k]!,
          r * 0.11,
        );
    });
}

function paintComet(brush: Brush, dice: PictureDice, x: number, y: number, turn: number): void {
  const tone = dice.pick(['#7AE0F0', '#FFD84A', '#F78AC0']);
  brush.at(x, y, { turn }, () => {
    for (const k of rangeOf(5))
      brush.stroke(
        `M0 ${-20 + k * 10}Q60 ${-44 + k * 22} ${150 + (k % 2) * 50} ${-36 + k * 18}`,
        k % 2 ? '#FFFFFF' : tone,
        9 - Math.abs(k - 2) * 2,
        0.85,
      );
    brush.shape(createStarPath(0, 0, 34), '#FFFFFF');
    brush.shape(createStarPath(0, 0, 22), tone);
  });
}

function paintRocket(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  turn: number,
  scale: number,
): void {
  const [a, b] = dice.shuffle(['#E5403F', '#3F8AE0', '#F2B83A', '#3FB08A']) as [string, string];
  brush.at(x, y, { turn, scale }, () => {
    for (const k of rangeOf(5))
      brush.disc(dice.between(-14, 14), 104 + k * 18, 19 - k * 2, k % 2 ? '#FFFFFF' : '#D8CCF0', 0.85);
    brush.shape('M-22 66Q-14 112 0 132Q14 112 22 66Z', '#F7802F');
    brush.shape('M-12 66Q-8 94 0 106Q8 94 12 66Z', '#FFE07A');
    for (const s of [-1, 1]) brush.shape(`M${s * 26} 10Q${s * 62} 34 ${s * 58} 84L${s * 24} 60Z`, b);
    brush.shape('M0 -110Q44 -50 36 66H-36Q-44 -50 0 -110Z', '#F7F4F0');
    brush.shape('M0 -110Q26 -76 34 -38H-34Q-26 -76 0 -110Z', a);
    brush.shape('M12 -94Q44 -50 36 66H14Z', SHADOW_COLOR, 0.2);
    brush.disc(0, -4, 20, b);
    brush.disc(0, -4, 14, '#A8E8F8');
    for (const k of rangeOf(3)) brush.box(-36 + k, 32 + k * 11, 72 - 2 * k, 5, k % 2 ? b : a);
    brush.box(-7, 36, 14, 46, darken(b, 0.15));
  });
}

function paintWalker(brush: Brush, dice: PictureDice, x: number, y: number, turn: number): void {
  const tone = dice.pick(['#F2703A', '#3FB0C4', '#E85A8A']);
  brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}q60 40 100 -10t90 30`, '#FFFFFF', 3, 0.8);
  brush.at(x, y, { turn, scale: 1.1 }, () => {
    brush.shape('M-28 -26h20v46h-20Z', '#A8B0C8');
    brush.stroke('M-10 30L-18 58M8 30L22 54', '#F0F0F8', 17);
    brush.stroke('M-14 -10L-42 -26M14 -10L42 4', '#F0F0F8', 14);
    brush.shape('M-20 -18H20L18 36H-18Z', '#FFFFFF');
    brush.box(-12, 0, 24, 18, tone);
    for (const k of rangeOf(3)) brush.disc(-7 + k * 7, 9, 2.4, '#FFF3C4');
    brush.disc(0, -36, 26, '#FFFFFF');
    brush.oval(3, -36, 19, 17, '#2A3A6B');
    brush.oval(-4, -42, 8, 5, '#8AC8F0');
    brush.disc(-44, -27, 8, tone);
    brush.disc(44, 5, 8, tone);
  });
}

function paintSaucer(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const tone = dice.pick(['#8FD06A', '#B58AE8', '#F7A0C0']);
  brush.shape(
    polygonPath([x - 30, y + 14], [x + 30, y + 14], [x + 74, y + 110], [x - 74, y + 110]),
    '#FFF3A0',
    0.35,
  );
  brush.disc(x, y - 10, 34, '#C8F0F8', 0.9);
  brush.oval(x, y - 12, 15, 18, tone);
  for (const s of [-1, 1]) brush.oval(x + s * 6, y - 16, 4, 6, '#1A1A2A');
  brush.oval(x, y + 8, 76, 20, '#A8A4C8');
  brush.oval(x, y + 3, 70, 14, '#D8D4EC');
  for (const k of rangeOf(7)) brush.disc(x - 60 + k * 20, y + 9, 5.4, PAINTS[k]!);
}

function paintMoon(brush: Brush, dice: PictureDice): Spot {
  brush.disc(330, 1180, 480, '#FFFFFF', 0.2);
  brush.disc(330, 1180, 462, '#D8D0DC');
  brush.within('M-132 1180a462 462 0 1 1 924 0Z', () => {
    scatter(dice, { x: -20, y: 716, width: 720, height: 90 }, 46, (x, y, i) => {
      const r = dice.between(8, 19);
      brush.oval(x, y, r * 1.4, r * 0.8, i % 2 ? '#B0A4BC' : '#C4BACC');
      brush.oval(x + 2, y + 3, r * 1.1, r * 0.56, i % 2 ? '#C8BED0' : '#E8E2EC');
    });
  });
  brush.stroke('M190 760V640', '#E8E0F0', 6);
  brush.shape('M193 640h84l-16 24 16 24h-84Z', dice.pick(PAINTS));
  brush.shape(createStarPath(228, 664, 14), '#FFFFFF');
  return paintStandLantern(brush, 396, 738, 1.35, '#2A2040');
}
