/** Cats asleep on cushions of every pattern, with wool and toy mice around them, and a lamp on its stool. */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintCatWith, COATS } from '../pictures/things/cats';
import { paintEitherWay, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintTableLamp } from '../pictures/things/lamps';
import { MOTIFS, paintMotif, paintOpenMotif } from '../pictures/things/motifs';

export { cats as descriptionShort } from '../shelf-shorts';

const CLOTHS = [
  '#D4504F',
  '#3F7AB0',
  '#F2B83A',
  '#3F8A6B',
  '#8A5AA8',
  '#F28A6A',
  '#F7E4C8',
  '#2F5A6B',
  '#E8A0B0',
  '#8FB04A',
  '#C47A3A',
  '#5A6AB8',
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintPile(brush, dice));

function paintPile(brush: Brush, dice: PictureDice): Spot {
  const [ground, main, other] = dice.pick([
    ['#F7DCC0', '#E8B090', '#D98A6A'],
    ['#C8DCE4', '#94B8CC', '#F7F0E0'],
    ['#E4D0E8', '#B898C8', '#F7E4A0'],
  ] as const);
  paintMotif(
    brush,
    dice.pick(['flowers', 'scallops', 'leaves']),
    { x: 0, y: 0, width: SHEET.width, height: 300 },
    [ground, main, other],
    38,
  );
  paintMotif(
    brush,
    dice.pick(['diamonds', 'zigzag', 'crosses']),
    { x: 0, y: 270, width: SHEET.width, height: 530 },
    [darken(main, 0.5), darken(main, 0.3), other],
    30,
  );
  const coats = dice.shuffle(rangeOf(COATS.length));
  let lamp: Spot = { x: 0, y: 0 };
  let n = 0;
  for (const row of rangeOf(4)) {
    const y = 236 + row * 178;
    for (const k of rangeOf(6)) {
      const x = (row % 2 ? 0 : 106) + k * 214 + dice.between(-16, 16);
      if (row === 1 && k === 3) {
        lamp = paintStool(brush, x, y);
        continue;
      }
      paintCushion(brush, dice, x, y, n);
      if ((n * 5) % 11 === 4) paintWool(brush, dice, x, y - 66);
      else
        paintCatWith(
          brush,
          dice,
          x,
          y - 52,
          dice.between(0.98, 1.1),
          coats[n % coats.length]!,
          (n * 3 + row) % 5,
        );
      n += 1;
    }
  }
  for (const _ of rangeOf(7))
    paintMouse(brush, dice, dice.between(60, 1140), dice.pick([292, 470, 648, 792]));
  return lamp;
}

function paintCushion(brush: Brush, dice: PictureDice, x: number, y: number, n: number): void {
  const tone = CLOTHS[(n * 5 + dice.whole(0, 2)) % CLOTHS.length]!;
  const other = CLOTHS[(n * 7 + 3) % CLOTHS.length]!;
  brush.at(x, y, { turn: dice.between(-5, 5) }, () => {
    const path = 'M-124 -66Q0 -92 124 -66Q108 10 128 76Q0 100 -128 76Q-108 10 -124 -66Z';
    brush.at(4, 9, {}, () => brush.shape(path, SHADOW_COLOR, 0.34));
    brush.shape(path, tone);
    brush.within(path, () => {
      paintOpenMotif(
        brush,
        MOTIFS[(n * 5 + 2) % MOTIFS.length]!,
        { x: -130, y: -92, width: 260, height: 190 },
        [tone, lighten(other, 0.15), darken(tone, 0.3)],
        27,
      );
      brush.shape('M-130 56Q0 70 130 56V100H-130Z', SHADOW_COLOR, 0.2);
    });
    brush.stroke(path, lighten(other, 0.35), 6);
    for (const [cx, cy] of [
      [-124, -66],
      [124, -66],
      [128, 76],
      [-128, 76],
    ] as const)
      for (const k of rangeOf(3))
        brush.stroke(
          `M${cx} ${cy}l${Math.sign(cx) * (12 + k * 4)} ${Math.sign(cy) * (18 - k * 6)}`,
          other,
          5,
        );
  });
}

function paintWool(brush: Brush, dice: PictureDice, x: number, y: number): void {
  for (const [dx, dy, r] of [
    [-52, 22, 40],
    [44, 26, 36],
    [-4, -18, 44],
  ] as const) {
    const tone = dice.pick(CLOTHS);
    brush.disc(x + dx + 3, y + dy + 6, r, SHADOW_COLOR, 0.3);
    brush.disc(x + dx, y + dy, r, tone);
    for (const k of rangeOf(5)) {
      const w = r * (0.9 - k * 0.17);
      brush.at(x + dx, y + dy, { turn: dice.between(0, 60) + k * 44 }, () =>
        brush.stroke(
          `M${formatNumber(-r * 0.8)} ${formatNumber(w * 0.3)}Q0 ${formatNumber(-w)} ${formatNumber(r * 0.8)} ${formatNumber(w * 0.3)}`,
          k % 2 ? lighten(tone, 0.35) : darken(tone, 0.25),
          4,
        ),
      );
    }
    brush.stroke(
      `M${formatNumber(x + dx + r * 0.7)} ${formatNumber(y + dy + r * 0.7)}q24 16 40 0t34 8`,
      tone,
      5,
    );
  }
}

function paintMouse(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const coat = dice.pick(['#A8A0A8', '#F7F0E8', '#8A6A54']);
  brush.at(x, y, { scale: 1.2, isMirrored: dice.chance(0.5) }, () => {
    brush.stroke('M-20 -4Q-44 2 -40 -20', '#F2A8A8', 3.4);
    brush.shape('M-24 0Q-26 -26 4 -24Q22 -20 34 0Z', coat);
    brush.disc(6, -24, 9, coat);
    brush.disc(6, -24, 5, '#F2B8B8');
    brush.disc(20, -11, 2.4, '#1F1A24');
    brush.disc(34, -2, 3, '#F28A9A');
  });
}

function paintStool(brush: Brush, x: number, y: number): Spot {
  brush.oval(x, y + 84, 110, 14, SHADOW_COLOR, 0.35);
  for (const dx of [-62, 50]) paintSlab(brush, x + dx, y - 4, 14, 88, '#7A4A2A', 2);
  paintSlab(brush, x - 84, y - 18, 168, 22, '#B5753F', 6);
  for (const k of rangeOf(3)) paintSlab(brush, x - 66 + k * 5, y - 34 - k * 15, 74, 15, CLOTHS[k * 3]!, 3);
  return paintTableLamp(brush, x + 34, y - 16, 1.05, '#F2B84A', '#B5485A');
}
