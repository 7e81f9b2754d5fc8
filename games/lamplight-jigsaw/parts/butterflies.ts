/** A drawer of butterflies and beetles under glass, each on its card, with pins, labels, a magnifying glass, and a lamp. */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { createStarPath } from '../pictures/sky';
import { pointsAround, paintEitherWay, leafPath, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintOilLamp } from '../pictures/things/lamps';
import { paintMotif } from '../pictures/things/motifs';
import { paintPlanks } from '../pictures/things/walls';

export { butterflies as descriptionShort } from '../shelf-shorts';

const CARDS = ['#F7EEDC', '#F2DCC0', '#DCE8E4', '#E8E0F0', '#F7E4E0', '#E4ECCC', '#D4E0F0'] as const;
const WINGS = [
  ['#F2802F', '#2A2030', '#FFF3D0'],
  ['#2F7AD0', '#16244A', '#A8E0F7'],
  ['#F7C83A', '#3A2A24', '#E5502F'],
  ['#3FA06A', '#1F3A34', '#D4F08A'],
  ['#C43F7A', '#3A1A3A', '#FFC0D8'],
  ['#7A4FC4', '#241A4A', '#E0C8FF'],
  ['#FFF6E4', '#4A3F4A', '#E5603A'],
  ['#B5502F', '#3A1F1A', '#5AC4D0'],
  ['#1FA8A8', '#123A44', '#F7D04A'],
] as const;
type Wing = readonly [string, string, string];

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintDrawer(brush, dice));

function paintDrawer(brush: Brush, dice: PictureDice): Spot {
  paintPlanks(
    brush,
    dice,
    { x: 0, y: 0, width: SHEET.width, height: SHEET.height },
    dice.pick(['#8A5230', '#6B4A3A', '#A8784A']),
    46,
    false,
  );
  const [columns, rows] = [6, 4];
  const [w, h] = [1168 / columns, 768 / rows];
  const lampAt = dice.pick([8, 9, 14, 15]);
  const cards = dice.shuffle(rangeOf(columns * rows));
  let lamp: Spot = { x: 0, y: 0 };
  for (const i of rangeOf(columns * rows)) {
    const box = {
      x: 16 + (i % columns) * w + 7,
      y: 16 + Math.floor(i / columns) * h + 7,
      width: w - 14,
      height: h - 14,
    };
    const card = CARDS[cards[i]! % CARDS.length]!;
    brush.box(box.x + 3, box.y + 5, box.width, box.height, SHADOW_COLOR, 0.4);
    paintSlab(brush, box.x - 4, box.y - 4, box.width + 8, box.height + 8, '#D9A441', 4);
    paintMotif(
      brush,
      dice.pick(['dots', 'bars', 'crosses', 'leaves', 'stripes', 'diamonds', 'checks']),
      box,
      [card, darken(card, 0.07), darken(card, 0.13)],
      dice.pick([13, 17, 22]),
    );
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2 - 8];
    if (i === lampAt) lamp = paintLampCard(brush, dice, cx, cy + 84);
    else if (cards[i]! % 6 === 5) paintBeetles(brush, dice, cx, cy);
    else if (cards[i]! === 10) paintLens(brush, cx, cy);
    else paintButterfly(brush, dice, cx, cy, cards[i]!);
    paintLabel(brush, dice, cx, box.y + box.height - 17);
    brush.stroke(
      `M${formatNumber(box.x + 8)} ${formatNumber(box.y + 60)}L${formatNumber(box.x + 60)} ${formatNumber(box.y + 8)}`,
      '#FFFFFF',
      7,
      0.4,
    );
  }
  return lamp;
}

function paintLabel(brush: Brush, dice: PictureDice, x: number, y: number): void {
  paintSlab(brush, x - 48, y - 10, 96, 22, '#FFFCF0', 1);
  brush.stroke(
    `M${x - 40} ${y}q4 -8 8 0t8 0t8 0${dice.chance(0.5) ? 't8 0t8 0' : ''}M${x + 12} ${y + 1}q5 -9 10 0t10 0`,
    '#4A3A4A',
    2.4,
  );
  for (const s of [-1, 1]) brush.disc(x + s * 44, y - 6, 2.4, '#B5803F');
}

const FORE = [
  'M4 -14Q30 -78 80 -66Q92 -40 66 -6Q36 10 4 2Z',
  'M4 -16Q40 -60 84 -62Q80 -30 86 -12Q40 8 4 2Z',
  'M4 -10Q20 -84 58 -74Q90 -54 70 -4Q36 8 4 4Z',
  'M4 -12Q54 -70 90 -50Q78 -36 74 -12Q54 -8 50 6Q24 8 4 4Z',
  'M4 -12Q30 -66 70 -72Q94 -60 88 -38Q70 0 4 4Z',
] as const;
const HIND = [
  'M4 4Q50 2 66 26Q62 62 30 60Q8 46 4 16Z',
  'M4 4Q60 -4 74 24Q66 44 58 48L64 84L44 56Q12 50 4 16Z',
  'M4 6Q44 8 60 24Q70 56 40 66Q10 54 4 18Z',
  'M4 6Q50 8 62 34Q54 46 48 44Q44 60 32 56Q12 48 4 18Z',
  'M4 4Q64 6 60 36Q48 70 22 62Q6 44 4 16Z',
] as const;

function paintButterfly(brush: Brush, dice: PictureDice, x: number, y: number, card: number): void {
  const kind = card % 5;
  const [a, b, c] = WINGS[card % WINGS.length] as Wing;
  const other = dice.pick(WINGS)[0];
  const spots = rangeOf(7).map(
    () => [dice.between(16, 78), dice.between(-58, -6), dice.between(3, 9)] as const,
  );
  const marks = rangeOf(5).map(
    () => [dice.between(12, 56), dice.between(10, 54), dice.between(4, 9)] as const,
  );
  const veins = dice.chance(0.6);
  for (const isMirrored of [false, true])
    brush.at(x, y, { isMirrored, scale: 0.94 }, () => {
      for (const [path, tone] of [
        [HIND[kind]!, kind % 2 ? other : a],
        [FORE[kind]!, a],
      ] as const) {
        brush.at(3, 6, {}, () => brush.shape(path, SHADOW_COLOR, 0.25));
        brush.shape(path, tone);
        brush.within(path, () => {
          if (veins)
            for (const k of rangeOf(8))
              brush.stroke(
                `M0 0L${pointsAround(0, 0, 110, 24)[k + 2]!.join(' ')}`,
                darken(tone, 0.35),
                2.6,
                0.8,
              );
          if (kind === 1) for (const k of rangeOf(5)) brush.stroke(`M${18 + k * 15} -80q12 40 -6 90`, b, 6);
          brush.stroke(path, b, 15);
          for (const [px, py, r] of path === FORE[kind] ? spots : marks) {
            brush.disc(px, py, r, b);
            brush.disc(px, py, r * 0.68, c);
            if (r > 6) brush.disc(px, py, r * 0.3, a);
          }
        });
        for (const k of rangeOf(5)) {
          const [px, py] = path === FORE[kind] ? [78 - k * 3, -52 + k * 11] : [58 - k * 7, 30 + k * 7];
          brush.within(path, () => brush.disc(px, py, 3, c));
        }
      }
      brush.stroke('M2 -24Q10 -50 26 -60', '#2A2030', 2.6);
      brush.disc(27, -61, 3.6, '#2A2030');
    });
  brush.oval(x, y + 8, 6, 34, '#3A2A34');
  for (const k of rangeOf(5)) brush.stroke(`M${x - 5} ${y + k * 8}h10`, a, 2.4);
  brush.disc(x, y - 25, 7, '#3A2A34');
  brush.disc(x, y - 2, 3.4, '#E8ECF4');
}

function paintBeetles(brush: Brush, dice: PictureDice, x: number, y: number): void {
  for (const [k, [dx, dy]] of (
    [
      [-50, -34],
      [0, -38],
      [50, -34],
      [-50, 34],
      [0, 36],
      [50, 34],
    ] as const
  ).entries()) {
    const [a, b, c] = WINGS[(k * 2 + dice.whole(0, 2)) % WINGS.length]!;
    brush.at(x + dx, y + dy, { scale: 0.95 }, () => {
      for (const s of [-1, 1]) {
        for (const j of rangeOf(3))
          brush.stroke(`M${s * 10} ${-6 + j * 10}l${s * 11} ${-6 + j * 5}l${s * 4} 7`, '#2A2030', 2.6);
        brush.stroke(`M${s * 4} -24Q${s * 16} -30 ${s * 14} -38`, '#2A2030', 2.6);
      }
      brush.oval(2, 7, 18, 25, SHADOW_COLOR, 0.25);
      brush.oval(0, 4, 18, 24, a);
      brush.disc(0, -20, 10, b);
      for (const s of [-1, 1]) {
        if (k % 3 === 0) for (const j of rangeOf(3)) brush.disc(s * 9, -6 + j * 11, 3.6, c);
        else if (k % 3 === 1)
          for (const j of rangeOf(3)) brush.stroke(`M${s * 2} ${-8 + j * 10}h${s * 12}`, c, 4);
        else brush.shape(leafPath(s * 8, -12, 30, 6, 90), c);
      }
      brush.stroke('M0 -14V27', b, 3);
      brush.stroke('M-9 -8q2 -6 6 -8', '#FFFFFF', 2.6, 0.8);
    });
  }
}

function paintLens(brush: Brush, x: number, y: number): void {
  brush.stroke(`M${x + 26} ${y + 26}L${x + 64} ${y + 62}`, '#5A3424', 17);
  brush.stroke(`M${x + 30} ${y + 28}L${x + 60} ${y + 58}`, '#B5753F', 6);
  brush.disc(x - 8, y - 10, 52, '#D9A441');
  brush.disc(x - 8, y - 10, 43, '#CDEBF4');
  for (const k of rangeOf(5))
    brush.shape(leafPath(x - 8, y + 14, 50, 10, -150 + k * 30), k % 2 ? '#4F9A4A' : '#8FC45A');
  for (const k of rangeOf(4))
    brush.oval(x - 32 + k * 15, y - 4 - (k % 2) * 4, 10, 9, k % 2 ? '#F2C84A' : '#3FA06A');
  brush.stroke(`M${x - 40} ${y - 22}q10 -24 34 -26`, '#FFFFFF', 6, 0.9);
}

function paintLampCard(brush: Brush, dice: PictureDice, x: number, base: number): Spot {
  for (const [px, py] of pointsAround(x, base - 84, 74, 16))
    brush.shape(createStarPath(px, py, 7), '#E8A83A');
  return paintOilLamp(brush, x, base - 12, 0.78, dice.pick(['#2F6B86', '#B5485A', '#3F7A4A']));
}
