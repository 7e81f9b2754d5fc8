/** A breakfast table from above: pancakes, eggs, fruit, a teapot and cups on a cloth, and a lantern in the middle. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { scallopPath } from '../pictures/sky';
import {
  pointsAround,
  paintBlossom,
  paintEitherWay,
  leafPath,
  roundBoxPath,
  SHADOW_COLOR,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { paintMotif } from '../pictures/things/motifs';
import { paintPlanks } from '../pictures/things/walls';

export { breakfast as descriptionShort } from '../shelf-shorts';

const CLOTHS = [
  { wood: '#A8703F', cloth: ['#F7F0E4', '#D4504F', '#B53A4A'], mat: '#3F7A86' },
  { wood: '#5A86A0', cloth: ['#FFF6E0', '#F2B83A', '#E08A2A'], mat: '#C4504F' },
  { wood: '#8A9A6B', cloth: ['#F0F4F8', '#4A7AC0', '#2F5A9A'], mat: '#E8A03A' },
] as const;
const CHINA = ['#FFFFFF', '#F7E4C8', '#C8E0E8', '#F7CBC4', '#DCE8C0', '#E0D4F0'] as const;
const INKS = ['#C4504F', '#3F7AB0', '#3F8A5A', '#E0902F', '#8A5AB0'] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintTable(brush, dice));

function paintTable(brush: Brush, dice: PictureDice): Spot {
  const { wood, cloth, mat } = dice.pick(CLOTHS);
  paintPlanks(brush, dice, { x: 0, y: 0, width: SHEET.width, height: SHEET.height }, wood, 70, false);
  brush.shape(roundBoxPath(66, 48, 1080, 716, 10), SHADOW_COLOR, 0.3);
  paintMotif(brush, dice.pick(['tartan', 'checks']), { x: 60, y: 40, width: 1080, height: 720 }, cloth, 40);
  for (const k of rangeOf(68))
    for (const y of [40, 760])
      brush.stroke(`M${66 + k * 16} ${y}v${y > 400 ? 14 : -14}`, cloth[k % 2 ? 1 : 0], 5);
  const dishes = dice.shuffle(DISHES);
  for (const [i, [x, y]] of SEATS.entries()) {
    paintMat(brush, dice, x, y, mat, i);
    paintDish(brush, dice, x, y, 92, dishes[i % dishes.length]!);
    const side = y < 400 ? 1 : -1;
    paintCutlery(brush, x - 122, y, true);
    paintCutlery(brush, x + 122, y, false);
    paintCupAbove(brush, dice, x + 126, y + side * 124, 40);
    paintNapkin(brush, dice, x - 126, y + side * 118);
  }
  for (const [x, y, k] of [
    [440, 400, 6],
    [770, 396, 7],
    [90, 402, 8],
    [1108, 398, 9],
  ] as const)
    paintDish(brush, dice, x, y, 76, FOODS[k]!);
  for (const [x, y] of [
    [262, 400],
    [936, 402],
  ] as const)
    paintPotAbove(brush, dice, x, y);
  for (const _ of rangeOf(46)) {
    const [x, y] = [dice.between(70, 1130), dice.between(50, 750)];
    brush.oval(x, y, dice.between(2, 5), dice.between(2, 4), dice.pick(['#C48A4A', '#8A5A2A', '#F2C880']));
  }
  brush.disc(606, 408, 82, SHADOW_COLOR, 0.25);
  brush.shape(scallopPath(600, 400, 74, 18, 13), '#FFFAF0');
  for (const [k, [px, py]] of pointsAround(600, 400, 64, 14).entries())
    paintBlossom(brush, px, py, 14, INKS[k % 5]!, '#FFE07A', 6);
  return paintStandLantern(brush, 600, 452, 1.3, '#3A2A34');
}

const SEATS: readonly (readonly [number, number])[] = [
  [220, 176],
  [600, 160],
  [980, 176],
  [220, 626],
  [600, 640],
  [980, 626],
];

function paintMat(brush: Brush, dice: PictureDice, x: number, y: number, mat: string, i: number): void {
  const tone = i % 2 ? mat : dice.pick(INKS);
  brush.shape(roundBoxPath(x - 154, y - 106, 316, 220, 20), SHADOW_COLOR, 0.2);
  brush.shape(roundBoxPath(x - 158, y - 112, 316, 220, 20), tone);
  brush.shape(roundBoxPath(x - 150, y - 104, 300, 204, 16), lighten(tone, 0.16));
  for (const k of rangeOf(19))
    brush.stroke(
      `M${formatNumber(x - 142 + k * 15.6)} ${y - 98}v192`,
      k % 2 ? darken(tone, 0.12) : lighten(tone, 0.4),
      5,
      0.7,
    );
}

type Food = (brush: Brush, dice: PictureDice) => void;

function paintDish(brush: Brush, dice: PictureDice, x: number, y: number, r: number, food: Food): void {
  const [china, ink] = [dice.pick(CHINA), dice.pick(INKS)];
  brush.disc(x + 5, y + 8, r, SHADOW_COLOR, 0.3);
  brush.disc(x, y, r, china);
  for (const [k, [px, py]] of pointsAround(x, y, r * 0.87, 24).entries()) {
    if (k % 2) brush.disc(px, py, r * 0.055, ink);
    else brush.shape(leafPath(px, py, r * 0.16, r * 0.05, k * 15 - 40), darken(ink, 0.15));
  }
  brush.disc(x, y, r * 0.75, darken(china, 0.1));
  brush.disc(x + 1, y + 2, r * 0.71, lighten(china, 0.5));
  brush.at(x, y, { scale: r / 92, turn: dice.between(-30, 30) }, () => food(brush, dice));
}

const paintBerry = (brush: Brush, x: number, y: number, tone: string): void => {
  brush.disc(x + 1, y + 3, 10, SHADOW_COLOR, 0.25);
  brush.disc(x, y, 10, tone);
  brush.disc(x - 3, y - 3, 3, '#FFFFFF', 0.7);
};

const paintStrawberry = (brush: Brush, x: number, y: number, turn: number): void =>
  brush.at(x, y, { turn }, () => {
    brush.shape('M0 18Q-20 2 -14 -12Q0 -20 14 -12Q20 2 0 18Z', '#E5303F');
    for (const k of rangeOf(7)) brush.disc(-8 + (k % 3) * 8, -7 + Math.floor(k / 3) * 8, 1.6, '#FFE08A');
    for (const k of rangeOf(5)) brush.shape(leafPath(0, -13, 13, 4, -170 + k * 40), '#4F9A3F');
  });

const FOODS: readonly Food[] = [
  // Draws pancakes.
  (brush) => {
    for (const k of rangeOf(3)) {
      brush.disc(3 - k * 3, 5 - k * 4, 54 - k * 3, '#A8642A');
      brush.disc(2 - k * 3, 2 - k * 4, 52 - k * 3, k % 2 ? '#E8B060' : '#F2C480');
    }
    brush.shape(scallopPath(-4, -8, 34, 7, 9), '#B5601A', 0.9);
    brush.shape(polygonPath([-20, -22], [6, -26], [10, -2], [-16, 2]), '#FFE88A');
    paintBerry(brush, 24, 8, '#4A5AB0');
    paintBerry(brush, 34, -10, '#4A5AB0');
    paintStrawberry(brush, -26, 22, 30);
  },
  // Draws fried eggs.
  (brush) => {
    for (const [x, y] of [
      [-20, -14],
      [20, 14],
    ] as const) {
      brush.shape(scallopPath(x, y, 32, 6, 9), '#FFFFFF');
      brush.stroke(scallopPath(x, y, 32, 6, 9), '#E8C88A', 3, 0.7);
      brush.disc(x, y, 15, '#F7A82F');
      brush.disc(x - 4, y - 4, 5, '#FFE4A0');
    }
    for (const k of rangeOf(3))
      brush.stroke(`M${-44 + k * 10} ${26 + k * 8}q14 -14 26 0t26 0`, k % 2 ? '#F7B8A0' : '#B5402F', 9);
    for (const k of rangeOf(3)) {
      brush.disc(30 + k * 9, -30 + k * 12, 11, '#E5402F');
      brush.disc(30 + k * 9, -30 + k * 12, 6, '#F78A5A');
    }
  },
  // Draws porridge with fruit.
  (brush) => {
    brush.disc(0, 0, 56, '#C4704F');
    brush.disc(0, 0, 50, '#F7E8CC');
    for (const k of rangeOf(16))
      brush.disc(-34 + ((k * 23) % 69), -30 + ((k * 31) % 61), 4.4, k % 2 ? '#E8CFA0' : '#FFF6E4');
    for (const [k, [x, y]] of pointsAround(0, 0, 28, 9).entries()) {
      if (k % 3 === 0) paintStrawberry(brush, x, y, k * 40);
      else paintBerry(brush, x, y, k % 3 === 1 ? '#4A5AB0' : '#8A2F5A');
    }
    for (const k of rangeOf(3)) brush.shape(leafPath(0, 0, 18, 6, k * 120), '#6BB04A');
  },
  // Draws a waffle.
  (brush) => {
    brush.shape(roundBoxPath(-50, -46, 100, 96, 14), '#A8601F');
    brush.shape(roundBoxPath(-50, -50, 100, 96, 14), '#E8A84A');
    for (const k of rangeOf(16))
      brush.shape(roundBoxPath(-42 + (k % 4) * 22, -43 + Math.floor(k / 4) * 22, 17, 17, 3), '#B5702A');
    brush.disc(0, 0, 22, '#FFFAF0');
    brush.stroke('M-12 2q4 -16 14 -8q6 10 -6 12', '#E8D8C4', 4);
    paintStrawberry(brush, 22, 20, -20);
    paintStrawberry(brush, -22, -22, 40);
    paintBerry(brush, 24, -20, '#8A2F5A');
  },
  // Draws toast.
  (brush) => {
    for (const s of [-1, 1])
      brush.at(s * 24, s * 8, { turn: s * 14 }, () => {
        const bread = 'M-28 34V-12Q-40 -36 -14 -38H14Q40 -36 28 -12V34Z';
        brush.at(2, 5, {}, () => brush.shape(bread, SHADOW_COLOR, 0.25));
        brush.shape(bread, '#A8642A');
        brush.at(0, 1, { scale: 0.86 }, () => brush.shape(bread, s < 0 ? '#F2D090' : '#C4304A'));
        for (const k of rangeOf(8))
          brush.disc(-16 + ((k * 13) % 33), -24 + ((k * 19) % 48), 3, s < 0 ? '#D9A050' : '#8A1F34');
        if (s < 0) brush.shape('M-10 -6L10 -10L12 8L-8 12Z', '#FFF0A0');
      });
  },
  // Draws slices of fruit.
  (brush) => {
    for (const [k, [x, y]] of pointsAround(0, 0, 34, 6).entries()) {
      const tone = ['#F79A2F', '#6BB04A', '#F25A5A'][k % 3]!;
      brush.disc(x + 2, y + 3, 23, SHADOW_COLOR, 0.2);
      brush.disc(x, y, 23, tone);
      brush.disc(x, y, 19, k % 3 === 0 ? '#FFF0D0' : '#F4FFE0');
      for (const [px, py] of pointsAround(x, y, 10, 7))
        brush.oval(px, py, 5.4, 5, k % 3 === 1 ? '#A8D86A' : lighten(tone, 0.12));
      if (k % 3 === 1) for (const [px, py] of pointsAround(x, y, 7, 8)) brush.disc(px, py, 1.7, '#27302A');
    }
    paintBerry(brush, 0, 0, '#4A5AB0');
  },
  // Draws buns.
  (brush) => {
    for (const [k, [x, y]] of pointsAround(0, 0, 34, 5).entries()) {
      brush.disc(x + 2, y + 4, 27, '#8A4A1F');
      brush.disc(x, y, 26, k % 2 ? '#D98F40' : '#E8A858');
      brush.stroke(`M${x - 14} ${y + 4}q2 -20 16 -16q14 6 6 18q-10 8 -16 0`, '#FFF6E4', 5);
    }
  },
  // Draws grapes and pears.
  (brush) => {
    for (const k of rangeOf(15))
      paintBerry(
        brush,
        -36 + (k % 5) * 12 + (Math.floor(k / 5) % 2) * 6,
        -8 + Math.floor(k / 5) * 16,
        '#7A3A8A',
      );
    brush.shape('M30 44Q0 40 8 14Q14 0 16 -20Q26 -36 36 -20Q40 0 50 14Q58 40 30 44Z', '#A8C84A');
    brush.shape('M38 -18Q42 0 50 14Q56 38 34 44Q46 20 38 -18Z', SHADOW_COLOR, 0.16);
    brush.stroke('M26 -28q2 -14 10 -16', '#6B4A2A', 5);
    brush.shape(leafPath(30, -36, 28, 9, -150), '#5A9A3F');
  },
  // Draws cheese.
  (brush) => {
    brush.shape(polygonPath([-50, 26], [30, -44], [52, 22]), '#C48A1F');
    brush.shape(polygonPath([-50, 18], [30, -50], [52, 14]), '#FFD84A');
    for (const [x, y, r] of [
      [10, -14, 8],
      [26, 4, 6],
      [-14, 8, 7],
      [30, -28, 5],
    ] as const)
      brush.disc(x, y, r, '#E0A82A');
    for (const k of rangeOf(4)) paintStrawberry(brush, -40 + k * 22, 40 - k * 3, k * 50);
  },
  // Draws a leaf salad.
  (brush) => {
    for (const k of rangeOf(14))
      brush.shape(leafPath(0, 0, 56 - (k % 3) * 8, 15, k * 26), ['#6BB04A', '#A8D86A', '#3F8A4A'][k % 3]!);
    for (const [k, [x, y]] of pointsAround(0, 0, 30, 7).entries())
      paintBerry(brush, x, y, k % 2 ? '#E5402F' : '#F7C83A');
  },
];
const DISHES = FOODS.slice(0, 6);

function paintCutlery(brush: Brush, x: number, y: number, isFork: boolean): void {
  brush.stroke(`M${x + 3} ${y - 52}V${y + 64}`, SHADOW_COLOR, 8, 0.25);
  brush.stroke(`M${x} ${y - 20}V${y + 60}`, '#D8DEE8', 8);
  if (isFork) {
    brush.stroke(`M${x - 11} ${y - 62}v26q0 14 11 16q11 -2 11 -16v-26M${x} ${y - 62}v40`, '#D8DEE8', 5);
  } else brush.shape(`M${x - 5} ${y - 16}V${y - 60}Q${x + 14} ${y - 52} ${x + 8} ${y - 16}Z`, '#EEF2F8');
  brush.stroke(`M${x - 2} ${y}V${y + 56}`, '#FFFFFF', 2.4);
}

function paintCupAbove(brush: Brush, dice: PictureDice, x: number, y: number, r: number): void {
  const [china, ink] = [dice.pick(CHINA), dice.pick(INKS)];
  const drink = dice.pick(['#6B3A1F', '#B5702A', '#F2902F', '#F7E8D8']);
  brush.disc(x + 3, y + 5, r, SHADOW_COLOR, 0.28);
  brush.disc(x, y, r, lighten(ink, 0.2));
  for (const [px, py] of pointsAround(x, y, r * 0.86, 14)) brush.disc(px, py, 3.4, china);
  brush.stroke(
    `M${formatNumber(x + r * 0.5)} ${formatNumber(y - r * 0.4)}q${formatNumber(r * 0.6)} ${formatNumber(-r * 0.3)} ${formatNumber(r * 0.4)} ${formatNumber(r * 0.4)}`,
    china,
    8,
  );
  brush.disc(x, y, r * 0.66, china);
  brush.disc(x, y, r * 0.55, drink);
  brush.stroke(
    `M${formatNumber(x - r * 0.3)} ${formatNumber(y)}q${formatNumber(r * 0.1)} ${formatNumber(-r * 0.36)} ${formatNumber(r * 0.4)} ${formatNumber(-r * 0.24)}`,
    '#FFFFFF',
    4,
    0.6,
  );
}

function paintNapkin(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const tone = dice.pick(INKS);
  brush.at(x, y, { turn: dice.between(-12, 12) }, () => {
    brush.shape(polygonPath([-40, -24], [44, -24], [44, 34], [-40, 34]), SHADOW_COLOR, 0.2);
    paintMotif(
      brush,
      dice.pick(['dots', 'stripes', 'flowers', 'zigzag']),
      { x: -42, y: -30, width: 84, height: 58 },
      [lighten(tone, 0.6), tone, darken(tone, 0.3)],
      15,
    );
    brush.shape(polygonPath([42, -30], [42, 28], [0, -1]), tone, 0.5);
  });
}

function paintPotAbove(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const ink = dice.pick(INKS);
  brush.disc(x + 6, y + 9, 62, SHADOW_COLOR, 0.3);
  brush.stroke(`M${x + 50} ${y}q46 -30 42 10q-6 26 -42 14`, darken(ink, 0.1), 13);
  brush.shape(`M${x - 46} ${y - 20}L${x - 92} ${y - 12}l-8 12 8 12L${x - 46} ${y + 20}Z`, darken(ink, 0.15));
  brush.disc(x, y, 60, ink);
  for (const [k, [px, py]] of pointsAround(x, y, 48, 12).entries())
    paintBlossom(brush, px, py, 12, k % 2 ? '#FFF6E0' : lighten(ink, 0.4), '#F7D04A', 5);
  brush.disc(x, y, 32, lighten(ink, 0.3));
  brush.disc(x, y, 26, ink);
  brush.disc(x, y, 11, '#F7D04A');
  brush.disc(x - 3, y - 3, 4, '#FFFFFF', 0.8);
}
