/** An orchard in autumn: red and gold trees in rows, ladders, baskets, a cart, a farm on the hill. */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintBirds, paintOwl } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintHouse } from '../pictures/house';
import { paintHill, paintPeaks, createRidgeLine } from '../pictures/land';
import type { Spot } from '../pictures/lights';
import { paintMushroom } from '../pictures/plants';
import { paintBeast } from '../pictures/things/beasts';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import { paintEitherWay, leafPath, scatter, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';

export { orchard as descriptionShort } from '../shelf-shorts';

const LEAVES = [
  '#D9602F',
  '#E8A030',
  '#C43F34',
  '#B8A03A',
  '#E87A3A',
  '#A8402F',
  '#8A9A3A',
  '#F2C04A',
] as const;
const APPLES = ['#D4303F', '#E8C040', '#8FB03A', '#B5243A'] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintAutumn(brush, dice));

function paintAutumn(brush: Brush, dice: PictureDice): Spot {
  const day = dice.pick([DAYS.gold, DAYS.morning, DAYS.rose]);
  paintDaySky(brush, dice, day, {
    horizon: 240,
    clouds: 5,
    sun: { x: dice.between(700, 1000), y: 90, radius: 46 },
  });
  paintBirds(brush, dice, 10, 30, 170, day.ink);
  paintPeaks(brush, dice, 300, 130, mixColors('#8A7AA0', day.sky[2], 0.4));
  paintHill(
    brush,
    dice,
    createRidgeLine(dice, 262, 22),
    mixColors('#C4A050', day.land[0], 0.3),
    'trees',
    110,
  );
  paintHill(brush, dice, createRidgeLine(dice, 312, 18), '#B8984A', 'rows', 150);
  for (const i of rangeOf(3))
    paintHouse(brush, dice, day, { x: 120 + i * 96, base: 352, width: 84, height: 60, dusk: 0.05 });
  for (const [row, base] of [398, 482, 592].entries()) {
    paintGround(brush, dice, base - 30, row);
    const size = 132 + row * 62;
    const step = size * 1.02;
    for (let x = -40 + (row % 2) * step * 0.5; x < 1260; x += step) {
      if (row === 2 && x > 470 && x < 730) continue;
      paintAppleTree(brush, dice, x + dice.between(-12, 12), base, size);
    }
    for (const i of rangeOf(5 - row))
      paintFolk(brush, dice, 60 + i * 260 + dice.between(0, 130), base + 8, 0.46 + row * 0.14);
  }
  paintGround(brush, dice, 590, 3);
  for (const x of [180, 1010]) paintLadder(brush, dice, x, 640);
  paintCart(brush, dice, 860, 700);
  for (const x of [90, 300, 640, 1120])
    paintBasket(brush, dice, x + dice.between(-20, 20), 726 + dice.between(-10, 14), 1);
  for (const i of rangeOf(4))
    paintBeast(
      brush,
      dice,
      dice.pick(['hen', 'hen', 'duck', 'dog']),
      200 + i * 150,
      772 + dice.between(-8, 12),
      0.9,
    );
  const lamp = paintStandLantern(brush, dice.between(470, 560), 730, 1.35);
  scatter(dice, { x: 0, y: 596, width: 1200, height: 204 }, 29, (x, y, i) => {
    if (Math.abs(x - lamp.x) < 50) return;
    if (i % 4 === 0) paintApple(brush, dice, x, y, 8);
    else brush.shape(leafPath(x, y, 20, 6, dice.between(0, 360)), dice.pick(LEAVES));
  });
  for (const x of [30, 410, 780, 1170])
    paintMushroom(brush, x, 798, 46, dice.pick(['#C4503F', '#B5763F', '#E8C8A0']));
  return lamp;
}

function paintGround(brush: Brush, dice: PictureDice, top: number, row: number): void {
  const tone = mixColors('#A8A04A', dice.pick(['#C4823A', '#8A9A44']), 0.3 + row * 0.06);
  brush.shape(`M0 ${top + 10}Q300 ${top - 14} 620 ${top + 6}T1200 ${top}V800H0Z`, tone);
  scatter(dice, { x: 0, y: top + 8, width: 1200, height: row === 3 ? 200 : 90 }, 22 + row * 5, (x, y, i) => {
    if (i % 3)
      brush.stroke(
        `M${formatNumber(x - 5)} ${formatNumber(y - 7)}l5 7 5 -8`,
        i % 2 ? darken(tone, 0.3) : lighten(tone, 0.3),
        2.4,
      );
    else brush.shape(leafPath(x, y, 9 + row * 2, 4, dice.between(0, 360)), dice.pick(LEAVES));
  });
}

function paintApple(brush: Brush, dice: PictureDice, x: number, y: number, r: number): void {
  const tone = dice.pick(APPLES);
  brush.disc(x, y, r, tone);
  brush.disc(x - r * 0.3, y - r * 0.3, r * 0.3, lighten(tone, 0.6));
  brush.stroke(`M${formatNumber(x)} ${formatNumber(y - r)}q1 -4 4 -5`, '#5A3A20', 2);
}

function paintAppleTree(brush: Brush, dice: PictureDice, x: number, base: number, size: number): void {
  const [main, other] = dice.shuffle(LEAVES) as [string, string];
  const apple = dice.pick(APPLES);
  brush.oval(x, base + 4, size * 0.4, size * 0.06, SHADOW_COLOR, 0.25);
  brush.shape(
    `M${formatNumber(x - size * 0.08)} ${base + 4}q${formatNumber(size * 0.06)} ${formatNumber(-size * 0.3)} ${formatNumber(-size * 0.14)} ${formatNumber(-size * 0.56)}l${formatNumber(size * 0.08)} ${formatNumber(-size * 0.04)}l${formatNumber(size * 0.12)} ${formatNumber(size * 0.2)}l${formatNumber(size * 0.14)} ${formatNumber(-size * 0.24)}l${formatNumber(size * 0.09)} ${formatNumber(size * 0.05)}q${formatNumber(-size * 0.2)} ${formatNumber(size * 0.3)} ${formatNumber(-size * 0.14)} ${formatNumber(size * 0.59)}Z`,
    '#5A3A2A',
  );
  for (const [dx, dy, r] of [
    [-0.3, -0.62, 0.26],
    [0.3, -0.6, 0.26],
    [-0.14, -0.86, 0.27],
    [0.18, -0.84, 0.26],
    [0, -0.64, 0.26],
  ] as const) {
    const [cx, cy] = [x + dx * size, base + dy * size];
    brush.disc(cx + 4, cy + 7, r * size, SHADOW_COLOR, 0.18);
    brush.disc(cx, cy, r * size, mixColors(main, other, dx + 0.3));
    for (const i of rangeOf(Math.round(14 + size / 12))) {
      const [a, far] = [dice.between(0, 6.28), r * size * dice.between(0.1, 0.96)];
      brush.shape(
        leafPath(
          cx + Math.cos(a) * far,
          cy + Math.sin(a) * far,
          size * 0.075 + 4,
          size * 0.02 + 2,
          dice.between(0, 360),
        ),
        i % 3 === 0 ? lighten(main, 0.35) : i % 3 === 1 ? other : darken(main, 0.25),
      );
    }
    for (const _ of rangeOf(4)) {
      const [a, far] = [dice.between(0, 6.28), r * size * dice.between(0.2, 0.85)];
      const [ax, ay] = [cx + Math.cos(a) * far, cy + Math.sin(a) * far];
      brush.disc(ax, ay, size * 0.033 + 2, apple);
      brush.disc(ax - 1.6, ay - 1.8, size * 0.011 + 0.8, lighten(apple, 0.7));
    }
  }
  if (size > 200 && dice.chance(0.35)) paintOwl(brush, x - size * 0.06, base - size * 0.44, 0.7, '#7A5A4A');
}

function paintLadder(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const lean = dice.pick([-1, 1]) * 46;
  for (const k of rangeOf(10))
    brush.stroke(`M${formatNumber(x - 22 + (lean * (k + 1)) / 11)} ${base - 20 - k * 24}h44`, '#C49A5A', 6);
  for (const side of [-22, 22])
    brush.stroke(`M${x + side} ${base}L${x + side * 0.7 + lean} ${base - 268}`, '#8A5A2F', 8);
  paintFolk(brush, dice, x + lean * 0.5, base - 116, 0.86, 'stand');
  paintBasket(brush, dice, x + lean * 0.4 - 30, base - 130, 0.42);
}

function paintBasket(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  brush.at(x, base, { scale }, () => {
    brush.oval(0, 0, 56, 7, SHADOW_COLOR, 0.28);
    brush.stroke('M-44 -44Q0 -116 44 -44', '#8A5A2F', 7);
    for (const row of rangeOf(3))
      for (const i of rangeOf(6 - row)) paintApple(brush, dice, (i - (5 - row) / 2) * 17, -50 - row * 11, 11);
    brush.shape('M-52 -46H52L42 0H-42Z', '#B8803F');
    for (const row of rangeOf(4))
      for (const k of rangeOf(9))
        brush.box(
          -47 + k * 10.6 + (row % 2) * 2,
          -43 + row * 11,
          8,
          8,
          (row + k) % 2 ? '#DDA85C' : '#8A5A2A',
        );
    brush.stroke('M-53 -46H53', '#E0B870', 7);
  });
}

function paintCart(brush: Brush, dice: PictureDice, x: number, base: number): void {
  brush.oval(x, base + 4, 190, 14, SHADOW_COLOR, 0.3);
  paintBeast(brush, dice, 'horse', x + 220, base, 1.5);
  brush.stroke(`M${x + 110} ${base - 60}L${x + 206} ${base - 84}`, '#7A4A24', 8);
  for (const row of rangeOf(4))
    for (const i of rangeOf(14 - row * 2))
      paintApple(brush, dice, x - 128 + row * 20 + i * 20, base - 108 - row * 16, 13);
  for (const k of rangeOf(3))
    paintSlab(brush, x - 150, base - 110 + k * 26, 290, 22, k % 2 ? '#B5763A' : '#C98A48', 2);
  for (const k of rangeOf(5)) brush.box(x - 140 + k * 66, base - 116, 9, 84, '#7A4A24');
  for (const wx of [x - 90, x + 76]) {
    brush.disc(wx, base - 34, 44, '#4A2A1A');
    brush.disc(wx, base - 34, 35, '#D9A860');
    for (const k of rangeOf(8))
      brush.stroke(
        `M${wx} ${base - 34}L${formatNumber(wx + 38 * Math.cos(k * 0.785))} ${formatNumber(base - 34 + 38 * Math.sin(k * 0.785))}`,
        '#4A2A1A',
        6,
      );
    brush.disc(wx, base - 34, 10, '#C4503F');
  }
  brush.box(0, SHEET.height - 1, 1, 1, '#5A3A2A');
}
