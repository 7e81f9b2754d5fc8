/**
 * A large box of sweets from above: chocolates, macaroons, jellies and drops in paper cups, with a small lamp among
 * them.
 */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { createStarPath } from '../pictures/sky';
import {
  pointsAround,
  paintBlossom,
  boxPath,
  paintEitherWay,
  leafPath,
  roundBoxPath,
  SHADOW_COLOR,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';

export { sweets as descriptionShort } from '../shelf-shorts';

const CHOCS = ['#5A3020', '#7A4426', '#F7E6CC', '#3F2218', '#9A5A30', '#B57A48'] as const;
const SUGARS = [
  '#F28AA8',
  '#F7C84A',
  '#8FCC8A',
  '#7AB8E8',
  '#C49AE8',
  '#F2704F',
  '#FFF3E0',
  '#5AC0B0',
  '#E84A6B',
  '#F7A860',
] as const;
const BOXES = [
  ['#8A2F4A', '#F7DCC0'],
  ['#2F5A7A', '#F3E4C8'],
  ['#3F6B4A', '#FBE6D0'],
  ['#5A3A7A', '#F7E0E8'],
  ['#C4603F', '#FFF0D8'],
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintBox(brush, dice));

function paintBox(brush: Brush, dice: PictureDice): Spot {
  const [lid, paper] = dice.pick(BOXES);
  paintMotif(
    brush,
    dice.pick(['tartan', 'flowers', 'diamonds', 'stars']),
    { x: 0, y: 0, width: SHEET.width, height: SHEET.height },
    [lid, lighten(lid, 0.2), '#E8C060'],
    30,
  );
  brush.shape(roundBoxPath(22, 22, 1156, 756, 26), SHADOW_COLOR, 0.4);
  brush.shape(roundBoxPath(18, 16, 1164, 760, 26), '#E8C060');
  brush.shape(roundBoxPath(26, 24, 1148, 744, 22), lid);
  brush.shape(roundBoxPath(34, 32, 1132, 728, 18), paper);
  brush.within(roundBoxPath(34, 32, 1132, 728, 18), () =>
    paintMotif(
      brush,
      'dots',
      { x: 34, y: 32, width: 1132, height: 728 },
      [paper, darken(paper, 0.09), darken(paper, 0.05)],
      17,
    ),
  );
  const [columns, rows] = [10, 6];
  const [w, h] = [1120 / columns, 716 / rows];
  const kinds = dice.shuffle(rangeOf(columns * rows));
  const lampAt = dice.pick([23, 24, 25, 33, 34, 36]);
  const occupied = new Set([lampAt, lampAt + 1, lampAt + columns, lampAt + columns + 1]);
  for (const i of rangeOf(columns * rows)) {
    if (occupied.has(i)) continue;
    const [x, y] = [40 + ((i % columns) + 0.5) * w, 38 + (Math.floor(i / columns) + 0.5) * h];
    paintCup(brush, dice, x, y, 53, i);
    brush.at(x, y, { turn: dice.between(-24, 24), scale: dice.between(0.94, 1.04) }, () =>
      SWEETS[kinds[i]! % SWEETS.length]!(brush, dice),
    );
  }
  const [x, y] = [40 + ((lampAt % columns) + 1) * w, 38 + (Math.floor(lampAt / columns) + 1) * h];
  paintDoily(brush, dice, x, y);
  return paintStandLantern(brush, x, y + 76, 1.5, '#4A2A3A');
}

/** Paints a pleated cup, round or square. */
function paintCup(brush: Brush, dice: PictureDice, x: number, y: number, r: number, index: number): void {
  const tone = dice.pick([
    '#7A4430',
    '#F7EBD8',
    '#E8C060',
    '#C43F5A',
    '#3F8A8A',
    '#8A5AA8',
    '#F2B8C4',
    '#5A7AB8',
  ]);
  const square = (index + Math.floor(index / 10)) % 3 === 0;
  const rimPath = (far: number) =>
    square
      ? roundBoxPath(x - far * 0.9, y - far * 0.94, far * 1.8, far * 1.88, far * 0.3)
      : `M${pointsAround(x, y, far, 28)
          .map((p) => p.join(' '))
          .join('L')}Z`;
  brush.at(3, 5, {}, () => brush.shape(rimPath(r), SHADOW_COLOR, 0.28));
  brush.shape(rimPath(r), tone);
  for (const [k, [px, py]] of pointsAround(x, y, r * 0.94, 28).entries())
    brush.stroke(
      `M${formatNumber(x + (px - x) * 0.72)} ${formatNumber(y + (py - y) * 0.72)}L${px} ${py}`,
      k % 2 ? lighten(tone, 0.4) : darken(tone, 0.22),
      3,
    );
  brush.shape(rimPath(r * 0.76), darken(tone, 0.38));
}

function paintDoily(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const tone = dice.pick(['#FFFAF0', '#FFF0F4', '#F4FAFF']);
  brush.disc(x + 4, y + 6, 106, SHADOW_COLOR, 0.2);
  for (const [px, py] of pointsAround(x, y, 94, 22)) brush.disc(px, py, 16, tone);
  brush.disc(x, y, 98, tone);
  for (const [i, [px, py]] of pointsAround(x, y, 94, 22).entries())
    brush.disc(px, py, 6, i % 2 ? '#E8C060' : '#E0A8B4');
  for (const [px, py] of pointsAround(x, y, 72, 16)) paintBlossom(brush, px, py, 11, '#E8B8C4', '#FFF6E0', 6);
  for (const [px, py] of pointsAround(x, y, 48, 12, 9)) brush.shape(createStarPath(px, py, 7), '#D9C08A');
}

type Sweet = (brush: Brush, dice: PictureDice) => void;

const shine = (brush: Brush) => brush.stroke('M-22 -18q8 -12 22 -13', '#FFFFFF', 4, 0.6);

const SWEETS: readonly Sweet[] = [
  // Draws a round chocolate with a swirl.
  (brush, dice) => {
    const [tone, icing] = [dice.pick(CHOCS), dice.pick(SUGARS)];
    brush.disc(0, 0, 37, darken(tone, 0.25));
    brush.disc(0, -3, 34, tone);
    brush.stroke(
      'M-20 6Q-22 -22 4 -20Q24 -16 18 4Q10 18 -4 10Q-12 2 -2 -4',
      dice.chance(0.5) ? icing : lighten(tone, 0.5),
      5,
    );
    shine(brush);
  },
  // Draws a square chocolate with stripes.
  (brush, dice) => {
    const tone = dice.pick(CHOCS);
    const icing = dice.pick(SUGARS);
    brush.shape(roundBoxPath(-33, -30, 66, 66, 8), darken(tone, 0.3));
    brush.shape(roundBoxPath(-33, -34, 66, 64, 8), tone);
    for (const k of rangeOf(5)) brush.stroke(`M${-26 + k * 13} -28l${k % 2 ? 6 : -2} 52`, icing, 4);
    brush.box(-33, 20, 66, 8, SHADOW_COLOR, 0.2);
  },
  // Draws a heart.
  (brush, dice) => {
    const tone = dice.pick(dice.chance(0.5) ? SUGARS : CHOCS);
    const heart = 'M0 36Q-44 4 -36 -20Q-24 -40 0 -18Q24 -40 36 -20Q44 4 0 36Z';
    brush.at(2, 5, {}, () => brush.shape(heart, darken(tone, 0.4)));
    brush.shape(heart, tone);
    brush.at(0, 1, { scale: 0.62 }, () => brush.stroke(heart, lighten(tone, 0.55), 5));
    for (const [px, py] of pointsAround(0, -2, 7, 5)) brush.disc(px, py, 2.6, '#FFF6E0');
    shine(brush);
  },
  // Draws a macaroon.
  (brush, dice) => {
    const tone = dice.pick(SUGARS);
    brush.disc(2, 6, 38, darken(tone, 0.3));
    brush.disc(0, 2, 38, lighten(tone, 0.55));
    for (const [px, py] of pointsAround(0, 1, 35, 22)) brush.disc(px, py, 4.6, darken(tone, 0.14));
    brush.disc(0, -3, 34, tone);
    for (const _ of rangeOf(9))
      brush.disc(dice.between(-22, 22), dice.between(-24, 18), 2.2, darken(tone, 0.2));
    shine(brush);
  },
  // Draws a jelly coated in sugar.
  (brush, dice) => {
    const tone = dice.pick(SUGARS);
    brush.shape(roundBoxPath(-34, -32, 68, 66, 16), darken(tone, 0.25));
    brush.shape(roundBoxPath(-34, -36, 68, 64, 16), tone);
    brush.shape(roundBoxPath(-25, -27, 50, 46, 11), lighten(tone, 0.3), 0.8);
    for (const i of rangeOf(22)) brush.disc(-30 + ((i * 17) % 61), -32 + ((i * 29) % 56), 2, '#FFFFFF', 0.85);
  },
  // Draws a chocolate with a nut on top.
  (brush, dice) => {
    const tone = dice.pick(CHOCS);
    brush.oval(0, 4, 38, 34, darken(tone, 0.3));
    brush.oval(0, 0, 37, 32, tone);
    for (const [px, py] of pointsAround(0, 0, 27, 14)) brush.disc(px, py * 0.88, 3.4, lighten(tone, 0.4));
    brush.shape(leafPath(-17, -3, 36, 15, 0), '#D9A05A');
    brush.stroke('M-12 -3h26M-6 -8l16 2M-6 3l16 -2', '#8A5A2A', 2.4);
  },
  // Draws a sugar flower.
  (brush, dice) => {
    const tone = dice.pick(SUGARS);
    brush.disc(2, 5, 38, SHADOW_COLOR, 0.3);
    paintBlossom(brush, 0, 0, 42, tone, '#F7C84A', dice.pick([5, 6, 8]));
    paintBlossom(brush, 0, 0, 22, lighten(tone, 0.5), '#E8704A', 6);
  },
  // Draws a striped candy.
  (brush, dice) => {
    const [a, b] = dice.shuffle(SUGARS) as [string, string];
    brush.disc(2, 5, 35, SHADOW_COLOR, 0.3);
    brush.disc(0, 0, 36, b);
    for (const k of rangeOf(8))
      brush.shape(
        `M0 0L${pointsAround(0, 0, 36, 1, k * 45)[0]!.join(' ')}A36 36 0 0 1 ${pointsAround(0, 0, 36, 1, k * 45 + 22)[0]!.join(' ')}Z`,
        a,
      );
    brush.disc(0, 0, 8, '#FFF6E0');
    shine(brush);
  },
  // Draws a bar with a zigzag of icing.
  (brush, dice) => {
    const tone = dice.pick(CHOCS);
    brush.shape(roundBoxPath(-38, -24, 76, 52, 9), darken(tone, 0.35));
    brush.shape(roundBoxPath(-38, -28, 76, 50, 9), tone);
    brush.stroke('M-30 12l9 -30 9 30 9 -30 9 30 9 -30 9 30', dice.pick(SUGARS), 4.4);
    brush.box(-38, 12, 76, 8, SHADOW_COLOR, 0.16);
  },
  // Draws a candy wrapped in foil.
  (brush, dice) => {
    const [a, b, c] = dice.shuffle(SUGARS) as [string, string, string];
    for (const side of [-1, 1]) {
      brush.shape(
        `M${side * 22} 0L${side * 48} -20l${side * -4} 12 ${side * 6} 8 ${side * -6} 8 ${side * 4} 12Z`,
        b,
      );
      brush.stroke(`M${side * 26} 0l${side * 16} -8m${side * -16} 8l${side * 16} 8`, darken(b, 0.3), 2.4);
    }
    const body = roundBoxPath(-27, -24, 54, 48, 20);
    brush.shape(body, a);
    brush.within(body, () =>
      paintMotif(brush, dice.pick(MOTIFS), { x: -27, y: -24, width: 54, height: 48 }, [a, b, c], 13),
    );
    brush.stroke('M-18 -15q10 -6 24 -4', '#FFFFFF', 4, 0.7);
  },
  // Draws a chocolate shell.
  (brush, dice) => {
    const tone = dice.pick(CHOCS);
    const shell = 'M0 34Q-40 20 -38 -8Q-30 -34 0 -36Q30 -34 38 -8Q40 20 0 34Z';
    brush.at(1, 5, {}, () => brush.shape(shell, darken(tone, 0.4)));
    brush.shape(shell, tone);
    for (const i of rangeOf(7))
      brush.stroke(
        `M0 30L${-30 + i * 10} ${-20 - 12 * Math.sin(((i + 0.5) / 7) * 3.1)}`,
        i % 2 ? darken(tone, 0.3) : lighten(tone, 0.45),
        4,
      );
  },
  // Draws an orange slice.
  (brush, dice) => {
    const tone = dice.pick(['#F7A030', '#F7D84A', '#A8D04A', '#F2605A']);
    brush.disc(2, 5, 36, SHADOW_COLOR, 0.3);
    brush.disc(0, 0, 37, tone);
    brush.disc(0, 0, 31, '#FFF6E0');
    for (const k of rangeOf(8)) {
      const [p, q] = [pointsAround(0, 0, 27, 1, k * 45 + 5)[0]!, pointsAround(0, 0, 27, 1, k * 45 + 40)[0]!];
      brush.shape(
        `M${pointsAround(0, 0, 5, 1, k * 45 + 22)[0]!.join(' ')}L${p.join(' ')}Q${pointsAround(0, 0, 33, 1, k * 45 + 22)[0]!.join(' ')} ${q.join(' ')}Z`,
        k % 2 ? tone : lighten(tone, 0.2),
      );
    }
    if (dice.chance(0.5))
      brush.within(boxPath({ x: -40, y: 6, width: 80, height: 40 }), () =>
        brush.disc(0, 0, 38, mixColors('#5A3020', '#7A4426', 0.4)),
      );
  },
];
