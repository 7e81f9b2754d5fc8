/** Hot-air balloons in the morning over patchwork fields, and a lantern on the ground that marks where to land. */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors, type HourColors } from '../pictures/hours';
import { paintHouse } from '../pictures/house';
import type { Spot } from '../pictures/lights';
import { paintTree } from '../pictures/plants';
import { paintBeast } from '../pictures/things/beasts';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import { boxPath, paintEitherWay, scatter, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintOpenMotif } from '../pictures/things/motifs';

export { balloons as descriptionShort } from '../shelf-shorts';

const SILKS = [
  '#D4402F',
  '#F2B030',
  '#27609A',
  '#3F8A5A',
  '#8A4AA0',
  '#F28A6A',
  '#FFF3DC',
  '#2FA0A8',
  '#E85A80',
  '#F7DC6A',
] as const;
const CROPS = [
  '#C8C850',
  '#8FB84A',
  '#E8C860',
  '#6BA050',
  '#D9A850',
  '#A8C86A',
  '#B88A4A',
  '#7AAE5A',
  '#D88A9A',
  '#9A8AC4',
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintMorning(brush, dice));

function paintMorning(brush: Brush, dice: PictureDice): Spot {
  const day = dice.pick([DAYS.morning, DAYS.rose, DAYS.noon, DAYS.gold]);
  paintDaySky(brush, dice, day, { horizon: 460, clouds: 10 });
  paintBirds(brush, dice, 8, 60, 400, day.ink);
  paintFields(brush, dice, day);
  const positions = dice.shuffle([
    [150, 150, 1.05],
    [420, 120, 0.82],
    [700, 170, 1.25],
    [985, 130, 0.95],
    [290, 330, 0.62],
    [545, 330, 0.7],
    [870, 370, 0.6],
    [1110, 330, 0.66],
    [60, 380, 0.5],
  ] as const);
  for (const [x, y, size] of [...positions].sort((a, b) => a[2] - b[2]))
    paintBalloon(brush, dice, x + dice.between(-26, 26), y + dice.between(-24, 24), size);
  for (const i of rangeOf(5))
    paintFolk(brush, dice, 120 + i * 62 + dice.between(-14, 14), 752 + dice.between(-8, 20), 0.72);
  paintBeast(brush, dice, 'dog', 470, 770, 0.7);
  paintLanding(brush, dice);
  return paintStandLantern(brush, 620 + dice.between(-30, 30), 770, 1.25);
}

/** Paints strips of fields. Each strip is lower and larger than the previous one. */
function paintFields(brush: Brush, dice: PictureDice, day: HourColors): void {
  const rows = [448, 482, 524, 578, 648, 736, 840];
  for (const [row, top] of rows.slice(0, -1).entries()) {
    const height = rows[row + 1]! - top;
    const lean = dice.between(-0.6, 0.6);
    for (let x = -60 - dice.between(0, 60); x < SHEET.width + 40;) {
      const width = height * dice.between(1.7, 3);
      const tone = mixColors(dice.pick(CROPS), day.land[0], 0.5 - row * 0.09);
      paintField(brush, dice, x, top, width, height, lean, tone);
      x += width;
    }
    for (const i of rangeOf(9 - row)) {
      const x = dice.between(0, SHEET.width);
      if (row > 3 && x < 700) continue;
      if (i % 4 === 3)
        paintHouse(brush, dice, day, {
          x,
          base: top + 10,
          width: 26 + row * 13,
          height: 20 + row * 11,
          dusk: 0.1,
        });
      else paintTree(brush, dice, x, top + 8, 26 + row * 17, mixColors('#4F8A44', day.land[1], 0.4));
    }
  }
}

function paintField(
  brush: Brush,
  dice: PictureDice,
  x: number,
  top: number,
  width: number,
  height: number,
  lean: number,
  tone: string,
): void {
  const slant = height * lean;
  const path = `M${formatNumber(x)} ${formatNumber(top)}q${formatNumber(width / 2)} ${formatNumber(-height * 0.16)} ${formatNumber(width)} 0l${formatNumber(slant)} ${formatNumber(height * 1.14)}h${formatNumber(-width)}Z`;
  brush.shape(path, tone);
  brush.within(path, () => {
    const kind = dice.whole(0, 3);
    const dark = darken(tone, 0.22);
    if (kind === 0)
      for (const k of rangeOf(Math.ceil((width + 60) / 12)))
        brush.stroke(
          `M${formatNumber(x + k * 12 - 30)} ${formatNumber(top - 10)}l${formatNumber(slant * 1.2)} ${formatNumber(height * 1.3)}`,
          k % 2 ? dark : lighten(tone, 0.25),
          3.4,
        );
    else if (kind === 1)
      for (const k of rangeOf(Math.ceil(height / 8) + 1))
        brush.stroke(
          `M${formatNumber(x - 40)} ${formatNumber(top + k * 8)}q${formatNumber(width / 2)} -9 ${formatNumber(width + 80)} 0`,
          k % 2 ? dark : lighten(tone, 0.3),
          2.6,
        );
    else if (kind === 2)
      scatter(dice, { x, y: top, width: width + Math.abs(slant), height }, 12 + height * 0.05, (px, py, i) =>
        brush.disc(px, py, 2 + height * 0.022, i % 3 ? dark : lighten(tone, 0.5)),
      );
    else
      scatter(dice, { x, y: top, width: width + Math.abs(slant), height }, 14 + height * 0.08, (px, py, i) =>
        brush.stroke(
          `M${formatNumber(px - 4)} ${formatNumber(py - 5)}l4 5 4 -6`,
          i % 2 ? dark : lighten(tone, 0.4),
          2.4,
        ),
      );
  });
  brush.stroke(path, darken(tone, 0.42), 2.6, 0.6);
}

function paintBalloon(brush: Brush, dice: PictureDice, x: number, y: number, size: number): void {
  const [a, b, c] = dice.shuffle(SILKS) as [string, string, string];
  const path = 'M0 -110Q92 -106 92 -16Q84 40 26 96H-26Q-84 40 -92 -16Q-92 -106 0 -110Z';
  brush.at(x, y, { scale: size * 0.86 }, () => {
    brush.shape(path, a);
    brush.within(path, () => paintSilk(brush, dice, a, b, c));
    brush.stroke(path, lighten(a, 0.4), 2.4, 0.6);
    brush.stroke('M-24 98L-15 132M24 98L15 132M-8 98L-6 132M8 98L6 132', '#5A3A24', 2.4);
    brush.shape('M-9 116q9 -22 18 0Z', '#FFC861');
    paintSlab(brush, -19, 130, 38, 27, '#B5763F', 4);
    for (const k of rangeOf(3)) brush.box(-17, 134 + k * 8, 34, 3, '#7A4A24');
    for (const dx of [-9, 8]) {
      brush.box(dx - 5, 118, 10, 14, dx < 0 ? c : b);
      brush.disc(dx, 113, 5, '#E8B890');
    }
  });
}

function paintSilk(brush: Brush, dice: PictureDice, a: string, b: string, c: string): void {
  const kind = dice.whole(0, 3);
  if (kind === 0)
    for (const [i, half] of [78, 46, 16].entries())
      brush.shape(
        `M0 -112Q${half * 2.2} -40 ${half * 0.6} 98H${-half * 0.6}Q${-half * 2.2} -40 0 -112Z`,
        [b, c, a][i]!,
      );
  else if (kind === 1)
    for (const k of rangeOf(7)) {
      brush.box(-100, -112 + k * 30, 200, 15, k % 2 ? b : c);
      for (const i of rangeOf(8)) brush.disc(-84 + i * 24, -90 + k * 30, 6, k % 2 ? c : b);
    }
  else if (kind === 2) {
    paintOpenMotif(brush, dice.pick(MOTIFS), { x: -96, y: -112, width: 192, height: 210 }, [a, b, c], 32);
    brush.within(boxPath({ x: -100, y: -34, width: 200, height: 40 }), () =>
      paintOpenMotif(brush, 'zigzag', { x: -100, y: -34, width: 200, height: 40 }, [c, b, a], 20),
    );
  } else
    for (const k of rangeOf(6)) {
      let line = `M-100 ${-90 + k * 34}`;
      for (const i of rangeOf(10)) line += `l10 ${i % 2 ? 24 : -24}l10 ${i % 2 ? -24 : 24}`;
      brush.stroke(line, k % 2 ? b : c, 14);
    }
  for (const px of [-52, 0, 52])
    brush.stroke(`M0 -112Q${px * 2} -40 ${px * 0.4} 98`, SHADOW_COLOR, 1.8, 0.35);
  brush.shape('M30 -108Q96 -96 92 -16Q84 40 26 96H8Q70 10 30 -108Z', SHADOW_COLOR, 0.22);
}

/** Paints a balloon that is being folded, and its basket. */
function paintLanding(brush: Brush, dice: PictureDice): void {
  const [a, b] = dice.shuffle(SILKS) as [string, string];
  const silk = 'M758 786Q790 704 930 716Q1010 690 1090 734Q1128 750 1130 786Z';
  brush.shape(silk, a);
  brush.within(silk, () => {
    for (const i of rangeOf(10))
      brush.shape(
        `M760 790Q${830 + i * 34} ${690 + i * 4} 1140 ${744 + i * 6}L1140 ${750 + i * 6}Q${830 + i * 34} ${702 + i * 6} 760 794Z`,
        i % 2 ? b : lighten(a, 0.4),
      );
    brush.shape('M900 790Q960 730 1060 740Q1000 760 980 790Z', SHADOW_COLOR, 0.18);
  });
  brush.stroke(silk, lighten(a, 0.4), 2.4, 0.6);
  paintSlab(brush, 690, 720, 76, 60, '#B5763F', 6);
  for (const k of rangeOf(5))
    for (const i of rangeOf(6))
      brush.box(694 + i * 12, 726 + k * 11, 9, 7, (i + k) % 2 ? '#D9A868' : '#8A5A30');
}
