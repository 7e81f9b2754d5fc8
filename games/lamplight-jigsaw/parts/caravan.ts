/** A caravan resting at dawn: dunes, striped tents, camels, spread carpets, palms, and a lantern on the sand. */
import { polygonPath, formatNumber, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { createStarPath } from '../pictures/sky';
import { paintBeast } from '../pictures/things/beasts';
import { paintCarpetSeat } from '../pictures/things/court';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import {
  paintBlossom,
  paintEitherWay,
  leafPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintOpenMotif } from '../pictures/things/motifs';
import { paintTeapot } from '../pictures/things/shelfware';

export { caravan as descriptionShort } from '../shelf-shorts';

const SANDS = [
  ['#D98A7A', '#E8A070', '#F2BC80', '#F7D09A'],
  ['#B87A94', '#D9908A', '#EBAE88', '#F4CBA0'],
  ['#C49A5A', '#DBB06A', '#EBC884', '#F7DEA4'],
] as const;
const CLOTHS = [
  '#B5283A',
  '#1F5A8A',
  '#E0A02F',
  '#2F7A6A',
  '#7A3480',
  '#F7E8CC',
  '#D4602F',
  '#27304F',
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintCamp(brush, dice));

function paintCamp(brush: Brush, dice: PictureDice): Spot {
  const sand = dice.pick(SANDS);
  const sun = { x: dice.between(640, 860), y: dice.between(150, 190), radius: 58 };
  paintDaySky(brush, dice, DAYS[dice.pick(['rose', 'gold'] as const)], { horizon: 360, clouds: 4, sun });
  paintBirds(brush, dice, 9, 60, 230, '#5A2A3A');
  paintDune(brush, dice, [330, 270, 340, 290, 350], sand[0]);
  paintTrain(brush, dice, 300);
  paintDune(brush, dice, [380, 400, 340, 420, 370], sand[1]);
  for (const [x, base, size] of [
    [60, 452, 190],
    [560, 440, 170],
    [1120, 452, 210],
  ] as const)
    paintPalm(brush, dice, x, base, size);
  paintDune(brush, dice, [440, 450, 470, 440, 460], sand[2]);
  const cloths = dice.shuffle(CLOTHS);
  for (const [i, x] of [170, 470, 770, 1050].entries())
    paintTent(brush, dice, x, 560 + (i % 2) * 22, dice.between(0.86, 1), [cloths[i]!, cloths[i + 4]!]);
  paintDune(brush, dice, [590, 600, 620, 596, 606], sand[3]);
  paintGoods(brush, dice);
  const lamp = paintStandLantern(brush, dice.between(570, 630), 720, 1.5, '#4A2A1F');
  for (const x of [340, 860]) paintCarpetSeat(brush, dice, x + dice.between(-20, 20), 740);
  paintFire(brush, dice, 720, 700);
  return lamp;
}

/** Paints a rippled dune. `heights` are five evenly spaced heights of its edge. */
function paintDune(brush: Brush, dice: PictureDice, heights: readonly number[], tone: string): void {
  const shift = dice.between(-16, 16);
  const at = (x: number) => {
    const t = Math.min(3.999, Math.max(0, x / 300));
    const [i, s] = [Math.floor(t), t % 1];
    return heights[i]! + shift + (heights[i + 1]! - heights[i]!) * s * s * (3 - 2 * s);
  };
  const sandLine = (dy: number) =>
    rangeOf(62)
      .map(
        (i) =>
          `${i ? 'L' : 'M'}${i * 20 - 10} ${formatNumber(at(i * 20 - 10) + dy + Math.sin(i * 0.9 + dy) * (dy ? 3 : 0))}`,
      )
      .join('');
  brush.at(0, -7, {}, () => brush.shape(`${sandLine(0)}V810H-10Z`, SHADOW_COLOR, 0.16));
  brush.shape(`${sandLine(0)}V810H-10Z`, tone);
  scatter(dice, { x: -40, y: Math.min(...heights), width: 1240, height: 230 }, 40, (x, y, i) => {
    if (y < at(x + 40) + 12) return;
    const length = dice.between(20, 34);
    brush.stroke(
      `M${formatNumber(x)} ${formatNumber(y)}q${formatNumber(length / 2)} ${i % 3 ? -10 : 9} ${formatNumber(length)} 0t${formatNumber(length)} 0t${formatNumber(length)} 0`,
      i % 2 ? lighten(tone, 0.45) : darken(tone, 0.18),
      i % 3 ? 3.4 : 5,
      0.8,
    );
  });
  scatter(dice, { x: 0, y: Math.min(...heights) + 30, width: 1200, height: 190 }, 66, (x, y, i) => {
    if (y < at(x) + 16) return;
    if (i % 3) brush.disc(x, y, dice.between(3, 6), i % 2 ? darken(tone, 0.35) : lighten(tone, 0.6));
    else
      for (const k of rangeOf(4))
        brush.shape(leafPath(x, y, 22, 5, -130 + k * 28), mixColors('#6B7A3F', tone, 0.3));
  });
}

/** Paints a line of camels along the far edge. */
function paintTrain(brush: Brush, dice: PictureDice, y: number): void {
  for (const i of rangeOf(8)) {
    const x = 90 + i * 146 + dice.between(-12, 12);
    paintBeast(brush, dice, 'camel', x, y + 52 + (i % 3) * 9, 0.62);
    if (i % 2) paintFolk(brush, dice, x + 62, y + 56 + (i % 3) * 9, 0.5);
  }
}

function paintPalm(brush: Brush, dice: PictureDice, x: number, base: number, size: number): void {
  const lean = dice.between(-26, 26);
  const [tx, ty] = [x + lean, base - size];
  brush.stroke(
    `M${x} ${base}Q${formatNumber(x + lean * 0.2)} ${formatNumber(base - size * 0.5)} ${formatNumber(tx)} ${formatNumber(ty)}`,
    '#8A5A3A',
    17,
  );
  for (const k of rangeOf(10)) {
    const t = (k + 0.5) / 10;
    brush.stroke(
      `M${formatNumber(x + lean * t * t - 8)} ${formatNumber(base - size * t)}l8 6l8 -6`,
      '#5A3424',
      3.4,
    );
  }
  for (const k of rangeOf(11)) {
    const angle = -200 + k * 22;
    const green = dice.pick(['#2F7A4A', '#4F9A4A', '#8AAE3F', '#1F6050']);
    brush.shape(leafPath(tx, ty, size * 0.46, 17, angle), green);
    brush.shape(leafPath(tx, ty, size * 0.44, 2.4, angle), lighten(green, 0.4));
  }
  for (const k of rangeOf(7))
    brush.disc(tx - 18 + k * 6, ty + 12 + (k % 2) * 8, 7, k % 2 ? '#C4602F' : '#E8902F');
}

function paintTent(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  scale: number,
  [a, b]: readonly [string, string],
): void {
  const [motif, other] = dice.shuffle(MOTIFS) as [(typeof MOTIFS)[number], (typeof MOTIFS)[number]];
  const gilt = '#F2C84A';
  brush.at(x, base, { scale }, () => {
    brush.oval(0, 4, 150, 12, SHADOW_COLOR, 0.28);
    const wall = polygonPath([-118, -100], [118, -100], [132, 0], [-132, 0]);
    brush.shape(wall, lighten(a, 0.3));
    brush.within(wall, () => {
      paintOpenMotif(
        brush,
        motif,
        { x: -134, y: -100, width: 268, height: 100 },
        [lighten(a, 0.35), a, b],
        24,
      );
      brush.shape('M-34 0Q-30 -70 0 -96Q30 -70 34 0Z', '#3A1F2A');
      brush.shape('M-34 0Q-30 -70 0 -96Q-8 -40 -56 0ZM34 0Q30 -70 0 -96Q8 -40 56 0Z', b);
    });
    const roof = 'M-146 -96Q-60 -130 0 -226Q60 -130 146 -96Z';
    brush.shape(roof, a);
    brush.within(roof, () => {
      paintOpenMotif(brush, other, { x: -146, y: -190, width: 292, height: 96 }, [a, lighten(a, 0.3), b], 26);
      for (const k of rangeOf(5)) brush.shape(`M0 -228L${-130 + k * 56} -94h26Z`, b, 0.85);
      brush.shape('M0 -226Q60 -130 146 -96H40Z', SHADOW_COLOR, 0.2);
    });
    for (const k of rangeOf(12))
      brush.shape(`M${-146 + k * 24.3} -97h24.3q-12 28 -24.3 0Z`, k % 2 ? gilt : b);
    brush.stroke('M0 -226V-258', '#5A3424', 5);
    brush.shape('M0 -258l38 12l-38 12Z', gilt);
    for (const side of [-1, 1]) {
      brush.stroke(`M${side * 140} -96L${side * 176} 4`, '#5A3424', 3);
      brush.disc(side * 176, 4, 5, '#5A3424');
      brush.shape(createStarPath(side * 78, -56, 12), gilt);
    }
  });
}

function paintGoods(brush: Brush, dice: PictureDice): void {
  const spots: [number, number][] = [];
  scatter(dice, { x: 20, y: 622, width: 1160, height: 160 }, 96, (x, y) => spots.push([x, y]));
  for (const [i, [x, y]] of spots.sort((p, q) => p[1] - q[1]).entries()) {
    if (x > 540 && x < 780 && y > 640) continue;
    const scale = 0.8 + (y - 620) / 420;
    if (i % 6 === 0) paintBeast(brush, dice, 'camel', x, y, scale * 1.05);
    else if (i % 6 === 1) paintJarOfClay(brush, dice, x, y, scale);
    else if (i % 6 === 2) paintRolls(brush, dice, x, y, scale);
    else if (i % 6 === 3) paintFolk(brush, dice, x, y, scale, 'skirt');
    else if (i % 6 === 4) paintBasket(brush, dice, x, y, scale);
    else if (dice.chance(0.5)) paintBeast(brush, dice, 'goat', x, y, scale * 0.9);
    else paintTeapot(brush, dice, x, y, 56 * scale);
  }
}

function paintJarOfClay(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const clay = dice.pick(['#B5603F', '#8A4A5A', '#3F6A7A', '#D9A060']);
  brush.at(x, base, { scale }, () => {
    for (const [dx, s] of [
      [-26, 0.8],
      [22, 1],
    ] as const)
      brush.at(dx, 0, { scale: s }, () => {
        brush.oval(3, 0, 28, 5, SHADOW_COLOR, 0.28);
        brush.stroke('M-14 -74q-22 8 -14 30M14 -74q22 8 14 30', darken(clay, 0.2), 6);
        brush.shape('M-12 -84H12L9 -70Q40 -52 26 -14Q18 0 0 0Q-18 0 -26 -14Q-40 -52 -9 -70Z', clay);
        brush.shape('M4 -70Q40 -52 26 -14Q18 0 8 0Q24 -34 4 -70Z', SHADOW_COLOR, 0.22);
        for (const k of rangeOf(3))
          brush.stroke(`M-26 ${-48 + k * 12}l9 7l9 -7l9 7l9 -7l9 7l8 -7`, k % 2 ? '#FFF0D0' : '#F2C84A', 3);
        brush.oval(0, -84, 15, 4, lighten(clay, 0.35));
      });
  });
}

/** Paints a pile of rolled carpets. */
function paintRolls(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  brush.at(x, base, { scale }, () => {
    for (const [dx, dy] of [
      [-30, -15],
      [4, -15],
      [-13, -42],
    ] as const) {
      const [a, b] = dice.shuffle(CLOTHS) as [string, string];
      paintSlab(brush, dx, dy - 15, 66, 30, a, 8);
      for (const k of rangeOf(3)) brush.box(dx + 18 + k * 15, dy - 15, 6, 30, b);
      brush.disc(dx, dy, 16, b);
      for (const r of [12, 8, 4]) brush.disc(dx, dy, r, r === 8 ? b : a);
    }
  });
}

function paintBasket(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const fruit = dice.pick(['#E8702F', '#B5283A', '#7A9A3F', '#6B3470', '#F2C84A']);
  brush.at(x, base, { scale }, () => {
    brush.oval(2, 0, 38, 6, SHADOW_COLOR, 0.28);
    for (const k of rangeOf(9))
      brush.disc(
        -30 + k * 7.4,
        -42 - (k % 3) * 8 + Math.abs(k - 4) * 2,
        11,
        k % 2 ? fruit : lighten(fruit, 0.25),
      );
    brush.shape('M-42 -40H42L30 0H-30Z', '#C4924F');
    for (const row of rangeOf(3))
      for (const k of rangeOf(8))
        brush.box(-38 + k * 9.4 + (row % 2) * 4, -36 + row * 12, 6, 8, row % 2 ? '#8A5A2F' : '#F2D08A');
    paintBlossom(brush, 0, -20, 10, '#B5283A', '#FFF0D0', 6);
  });
}

function paintFire(brush: Brush, dice: PictureDice, x: number, y: number): void {
  for (const k of rangeOf(7))
    brush.disc(x - 42 + k * 14, y + 8 + (k % 2) * 6, 11, k % 2 ? '#8A7A80' : '#B0A0A0');
  for (const side of [-1, 1])
    brush.stroke(`M${x - side * 34} ${y + 6}L${x + side * 26} ${y - 18}`, '#6B4028', 9);
  for (const [s, tone] of [
    [1, '#E8502F'],
    [0.7, '#FFA02F'],
    [0.4, '#FFE890'],
  ] as const)
    brush.at(x, y, { scale: s }, () =>
      brush.shape('M-26 0Q-36 -34 -10 -56Q-10 -36 2 -34Q-2 -64 14 -84Q14 -52 30 -36Q38 -14 24 0Z', tone),
    );
  for (const k of rangeOf(6)) brush.disc(x + dice.between(-26, 26), y - 90 - k * 15, 3, '#FFC861');
}
