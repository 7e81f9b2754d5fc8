/** A pond from above: koi between lily pads, stepping stones, maple leaves, and a lantern on its rock. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { scallopPath } from '../pictures/sky';
import {
  pointsAround,
  paintBlossom,
  paintEitherWay,
  leafPath,
  scatter,
  SHADOW_COLOR,
} from '../pictures/things/forms';
import { paintFrog } from '../pictures/things/jungle';
import { paintStandLantern } from '../pictures/things/lamps';

export { koi as descriptionShort } from '../shelf-shorts';

const PONDS = [
  { water: ['#0F4A5A', '#1F7A84'], pad: ['#5FA84A', '#8FC45A', '#3F8A5A'], bloom: '#F7A8C4' },
  { water: ['#1F3A6B', '#3A6AA0'], pad: ['#4F9A6B', '#7FBF7A', '#B5C45A'], bloom: '#FFF0D8' },
  { water: ['#2A4A3A', '#4F8A6A'], pad: ['#7AA83F', '#A8C84A', '#4F8A3F'], bloom: '#D87AC0' },
] as const;
type Pond = (typeof PONDS)[number];

const COATS = [
  ['#FFF6EC', '#E5502A', '#E5502A'],
  ['#F58A1F', '#FFC24A', '#E5602A'],
  ['#FFF6EC', '#E5402F', '#27202F'],
  ['#F7C83A', '#F7E08A', '#F28A2F'],
  ['#27283A', '#F27A2A', '#FFF0E0'],
  ['#DCE8F4', '#5A7AA8', '#27304F'],
  ['#E5402F', '#FFF6EC', '#C42A2A'],
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintPond(brush, dice));

function paintPond(brush: Brush, dice: PictureDice): Spot {
  const pond = dice.pick(PONDS);
  paintDepth(brush, dice, pond);
  const positions: [number, number][] = [];
  scatter(dice, { x: 60, y: 60, width: 1080, height: 680 }, 158, (x, y) => positions.push([x, y]));
  const isPad = positions.map((_, i) => (i * 7 + dice.whole(0, 1)) % 5 > 2);
  for (const [i, [x, y]] of positions.entries())
    if (!isPad[i])
      paintKoi(brush, dice, x, y, dice.between(0.86, 1.24), (i % 2 ? 0 : 180) + dice.between(-58, 58));
  for (const [i, [x, y]] of positions.entries()) if (isPad[i]) paintPads(brush, dice, x, y, pond);
  paintSteps(brush, dice);
  paintBank(brush, dice);
  const lamp = paintRock(brush, dice, 966, 330);
  paintMaple(brush, dice);
  for (const [x, y] of dice.shuffle<[number, number]>([
    [250, 640],
    [520, 180],
    [820, 620],
  ]))
    paintDragonfly(brush, dice, x + dice.between(-50, 50), y);
  return lamp;
}

function paintDepth(brush: Brush, dice: PictureDice, { water: [deep, light] }: Pond): void {
  brush.box(0, 0, SHEET.width, SHEET.height, deep);
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 84, (x, y, i) => {
    const r = dice.between(34, 78);
    brush.shape(scallopPath(x, y, r, 9, 9), mixColors(deep, light, (i % 4) * 0.3), 0.6);
  });
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 40, (x, y, i) =>
    brush.oval(x, y, 6 + (i % 5) * 2, 5 + (i % 3) * 2, i % 2 ? darken(deep, 0.3) : lighten(light, 0.12), 0.6),
  );
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 50, (x, y, i) =>
    brush.stroke(
      `M${formatNumber(x - 20)} ${formatNumber(y)}q10 -8 20 0t20 0`,
      lighten(light, i % 2 ? 0.5 : 0.25),
      2.6,
      0.7,
    ),
  );
  for (const _ of rangeOf(9)) {
    const [x, y] = [dice.between(80, 1120), dice.between(80, 720)];
    for (const k of rangeOf(3))
      brush.stroke(
        `M${formatNumber(x - 16 - k * 15)} ${formatNumber(y)}a${16 + k * 15} ${11 + k * 10} 0 1 1 ${32 + k * 30} 0a${16 + k * 15} ${11 + k * 10} 0 1 1 ${-32 - k * 30} 0`,
        '#FFFFFF',
        2.4,
        0.5 - k * 0.1,
      );
  }
}

function paintKoi(brush: Brush, dice: PictureDice, x: number, y: number, scale: number, turn: number): void {
  const [coat, spot, other] = dice.pick(COATS);
  const body = 'M-78 4Q-64 -26 -18 -26Q30 -24 72 12Q74 20 66 22Q26 12 -14 26Q-60 28 -78 4Z';
  const tail = 'M62 16Q86 -8 116 0Q100 14 102 26Q108 46 94 56Q80 40 62 20Z';
  const isMirrored = dice.chance(0.5);
  brush.at(x + 9, y + 15, { scale, turn, isMirrored }, () => brush.shape(body + tail, SHADOW_COLOR, 0.3));
  brush.at(x, y, { scale, turn, isMirrored }, () => {
    brush.shape(tail, lighten(coat, 0.2), 0.92);
    for (const k of rangeOf(4))
      brush.stroke(`M66 17L${106 - k * 4} ${6 + k * 14}`, mixColors(coat, spot, 0.6), 2.6, 0.8);
    for (const side of [-1, 1]) {
      const fin = `M-30 ${side * 20}Q-22 ${side * 52} 8 ${side * 58}Q6 ${side * 38} -4 ${side * 22}Z`;
      brush.shape(fin, lighten(coat, 0.25), 0.85);
      for (const k of rangeOf(3))
        brush.stroke(`M-22 ${side * 22}L${-12 + k * 8} ${side * 48}`, mixColors(coat, spot, 0.5), 2, 0.7);
    }
    brush.shape(body, coat);
    brush.within(body, () => {
      for (const k of rangeOf(5))
        brush.shape(
          scallopPath(-62 + k * 27 + dice.between(-8, 8), dice.between(-18, 20), dice.between(10, 20), 6, 5),
          k % 3 === 2 ? other : spot,
        );
      for (const k of rangeOf(8))
        for (const j of rangeOf(3))
          brush.stroke(`M${-36 + k * 13} ${-18 + j * 15 + k}q7 6 0 12`, darken(coat, 0.28), 1.8, 0.45);
      brush.stroke('M-60 18Q-10 30 66 20', SHADOW_COLOR, 9, 0.2);
    });
    brush.shape('M-22 -4Q4 -14 40 6Q8 8 -22 -4Z', mixColors(spot, coat, 0.35), 0.95);
    for (const side of [-1, 1]) {
      brush.disc(-60, 3 + side * 14, 4.4, '#1A1420');
      brush.stroke(`M-76 ${3 + side * 4}q-10 ${side * 4} -12 ${side * 11}`, darken(coat, 0.3), 2.6);
    }
  });
}

function paintPads(brush: Brush, dice: PictureDice, x: number, y: number, { pad, bloom }: Pond): void {
  for (const [k, [px, py]] of pointsAround(x, y, 46, 3, dice.between(0, 360)).entries()) {
    const [r, tone, turn] = [dice.between(33, 54), pad[k]!, dice.between(0, 360)];
    brush.disc(px + 6, py + 9, r, SHADOW_COLOR, 0.28);
    brush.at(px, py, { turn }, () => {
      const rim = `M0 0L${formatNumber(r * 0.94)} ${formatNumber(-r * 0.34)}A${formatNumber(r)} ${formatNumber(r)} 0 1 0 ${formatNumber(r * 0.94)} ${formatNumber(r * 0.34)}Z`;
      brush.shape(rim, tone);
      brush.stroke(rim, lighten(tone, 0.4), 3, 0.8);
      for (const [vx, vy] of pointsAround(0, 0, r * 0.86, 11, 106))
        if (vx < r * 0.8) brush.stroke(`M0 0L${vx} ${vy}`, darken(tone, 0.25), 2.4, 0.7);
      brush.disc(-r * 0.3, -r * 0.4, r * 0.13, '#E8FFFF', 0.8);
    });
    if (k === 2 && dice.chance(0.4)) paintFrog(brush, px, py + 8);
  }
  if (dice.chance(0.75)) {
    brush.disc(x + 4, y + 7, 34, SHADOW_COLOR, 0.28);
    for (const [ring, r] of [40, 29, 17].entries())
      for (const [k, [px, py]] of pointsAround(x, y, 1, 9, ring * 20).entries())
        brush.shape(
          leafPath(px, py, r, r * 0.36, k * 40 + ring * 20),
          mixColors(bloom, k % 2 ? '#FFFFFF' : '#C4407A', 0.1 + ring * 0.08),
        );
    for (const [px, py] of pointsAround(x, y, 6, 7)) brush.disc(px, py, 3.4, '#F7B82A');
  }
}

function paintStone(brush: Brush, dice: PictureDice, x: number, y: number, r: number, tone: string): void {
  const points = rangeOf(9).map((i): [number, number] => {
    const [a, far] = [(i / 9) * 6.283, r * dice.between(0.86, 1.1)];
    return [x + Math.cos(a) * far * 1.12, y + Math.sin(a) * far * 0.92];
  });
  brush.at(8, 12, {}, () => brush.shape(polygonPath(...points), SHADOW_COLOR, 0.34));
  brush.shape(polygonPath(...points), tone);
  brush.within(polygonPath(...points), () => {
    brush.oval(x + r * 0.45, y + r * 0.5, r, r * 0.7, SHADOW_COLOR, 0.16);
    for (const k of rangeOf(Math.round(r / 2.4)))
      brush.oval(
        x + dice.between(-r, r),
        y + dice.between(-r, r),
        dice.between(3, 8),
        dice.between(2, 5),
        k % 3 ? lighten(tone, 0.3) : k % 2 ? '#7FA04F' : darken(tone, 0.3),
        0.8,
      );
  });
  brush.stroke(polygonPath(...points), lighten(tone, 0.35), 2.6, 0.6);
}

const ROCKS = ['#8A8F98', '#A8A498', '#75808A', '#9A9088', '#B8B4AC'] as const;

function paintSteps(brush: Brush, dice: PictureDice): void {
  for (const i of rangeOf(8)) {
    const t = i / 7;
    paintStone(
      brush,
      dice,
      300 + t * 90 + Math.sin(t * 6) * 46,
      30 + t * 740,
      dice.between(44, 56),
      dice.pick(ROCKS),
    );
  }
}

function paintBank(brush: Brush, dice: PictureDice): void {
  for (const [n, draw] of [
    [15, (t: number): [number, number] => [t * 1200, 2]],
    [15, (t: number): [number, number] => [t * 1200, 800]],
    [9, (t: number): [number, number] => [1200, t * 800]],
  ] as const)
    for (const i of rangeOf(n)) {
      const [x, y] = draw((i + 0.5) / n);
      if (i % 2)
        for (const k of rangeOf(7))
          brush.shape(
            leafPath(x, y, dice.between(60, 92), 9, k * 51 + dice.between(0, 40)),
            ['#3F7A3F', '#6BA04A', '#2F6B4A'][k % 3]!,
          );
      paintStone(brush, dice, x, y, dice.between(36, 56), dice.pick(ROCKS));
      if (i % 3 === 0)
        paintBlossom(
          brush,
          x + dice.between(-30, 30),
          y + (y > 400 ? -46 : 46),
          15,
          dice.pick(['#F28AA8', '#FFFFFF', '#B58AE0']),
        );
    }
}

function paintRock(brush: Brush, dice: PictureDice, x: number, y: number): Spot {
  for (const [px, py] of pointsAround(x, y, 80, 8))
    paintStone(brush, dice, px, py, dice.between(26, 38), dice.pick(ROCKS));
  paintStone(brush, dice, x, y, 86, '#9AA09A');
  return paintStandLantern(brush, x, y + 40, 1.7, '#33402F');
}

function paintMaple(brush: Brush, dice: PictureDice): void {
  brush.stroke('M-10 60Q90 120 150 100T270 150M70 104Q120 170 110 240M150 100Q200 60 240 70', '#5A3426', 12);
  brush.stroke('M-10 60Q90 120 150 100T270 150', '#7A4A34', 4);
  const paintStarLeaf = (x: number, y: number, size: number, tone: string, turn: number) => {
    for (const k of rangeOf(5))
      brush.shape(
        leafPath(x, y, size * (k === 2 ? 1.2 : k % 2 ? 1 : 0.74), size * 0.26, turn + k * 45),
        k % 2 ? tone : darken(tone, 0.12),
      );
  };
  const reds = ['#D4302F', '#F2703A', '#F7A03A', '#B5283F'];
  for (const _ of rangeOf(46)) {
    const t = dice.between(0, 1);
    paintStarLeaf(
      t * 290 + dice.between(-30, 40),
      70 + t * 60 + dice.between(-70, 130) * (1 - t * 0.5),
      dice.between(18, 28),
      dice.pick(reds),
      dice.between(0, 360),
    );
  }
  scatter(dice, { x: 40, y: 60, width: 1100, height: 680 }, 130, (x, y) =>
    paintStarLeaf(x, y, dice.between(12, 19), dice.pick(reds), dice.between(0, 360)),
  );
}

function paintDragonfly(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const tone = dice.pick(['#2FC4E0', '#E5408A', '#F7D02F']);
  brush.at(x, y, { turn: dice.between(0, 360), scale: 1.3 }, () => {
    for (const s of [-1, 1])
      for (const k of [0, 1])
        brush.shape(leafPath(-6 + k * 12, 0, 46, 9, s * (78 + k * 24) + (s < 0 ? 0 : 0)), '#F4FFFF', 0.85);
    brush.stroke('M-10 0H48', tone, 6);
    brush.stroke('M8 0h3M20 0h3M32 0h3', darken(tone, 0.4), 6);
    brush.disc(-12, 0, 7, darken(tone, 0.3));
  });
}
