/** A water hole at sunset: giraffes, elephants, zebras and flamingos under acacias, and a lantern at the tent. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintHill, createRidgeLine } from '../pictures/land';
import type { Spot } from '../pictures/lights';
import { scallopPath } from '../pictures/sky';
import { paintEitherWay, leafPath, scatter, SHADOW_COLOR } from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { paintMotif } from '../pictures/things/motifs';
import {
  paintElephant,
  paintFlamingo,
  paintGiraffe,
  paintLion,
  paintZebra,
} from '../pictures/things/savanna';

export { waterhole as descriptionShort } from '../shelf-shorts';

const SUNS = [
  { sky: ['#7A2F5A', '#C4404F', '#F2703A', '#FFB84A', '#FFE48A'], grass: '#C49A3A', water: '#B5586B' },
  { sky: ['#3F3A7A', '#8A4A8A', '#D4688A', '#F7A080', '#FFDCA4'], grass: '#A89048', water: '#7A5A9A' },
  { sky: ['#C4602F', '#E08A3A', '#F2B04A', '#F7D070', '#FFF0B4'], grass: '#B5A040', water: '#C48A5A' },
] as const;
type Sun = (typeof SUNS)[number];

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintPlain(brush, dice));

function paintPlain(brush: Brush, dice: PictureDice): Spot {
  const sun = dice.pick(SUNS);
  paintSundown(brush, dice, sun);
  paintHill(brush, dice, createRidgeLine(dice, 372, 18), mixColors(sun.sky[1], sun.grass, 0.4), 'trees', 70);
  paintHill(brush, dice, createRidgeLine(dice, 414, 12), sun.grass, 'tufts', 380);
  for (const [x, base, tall] of [
    [90, 440, 260],
    [700, 420, 150],
    [930, 450, 210],
  ] as const)
    paintAcacia(brush, dice, x + dice.between(-20, 20), base, tall);
  for (const k of rangeOf(4))
    paintElephant(brush, dice, 390 + k * 108, 458 + (k % 2) * 8, k === 1 ? 0.44 : 0.62);
  paintTent(brush, dice, 1064, 560);
  const lamp = paintStandLantern(brush, 962, 574, 1.15, '#3A2424');
  paintPool(brush, dice, sun);
  for (const k of rangeOf(4)) paintZebra(brush, dice, 56 + k * 104, 606 - (k % 2) * 30, 0.94);
  paintGiraffe(brush, dice, 330, 548, 1.12, false);
  paintGiraffe(brush, dice, 770, 546, 0.94, true);
  paintGiraffe(brush, dice, 846, 552, 0.62, false);
  for (const k of rangeOf(13))
    paintFlamingo(
      brush,
      dice,
      420 + k * 42 + dice.between(-12, 12),
      662 + ((k * 37) % 60),
      0.86 + (k % 3) * 0.12,
    );
  paintFront(brush, dice, sun);
  paintLion(brush, dice, 170, 782, 1.25);
  paintElephant(brush, dice, 1050, 776, 1.3);
  return lamp;
}

function paintSundown(brush: Brush, dice: PictureDice, { sky }: Sun): void {
  const [x, y] = [dice.between(520, 680), 300];
  brush.box(0, 0, SHEET.width, 480, sky[0]);
  for (const i of rangeOf(14)) {
    const at = (i / 13) * 3.99;
    const tone = mixColors(sky[Math.floor(at)]!, sky[Math.floor(at) + 1]!, at % 1);
    const r = 880 - i * 56;
    const path = scallopPath(x, y, r, 18 + ((i * 5) % 9), 16);
    brush.at(0, 6, {}, () => brush.shape(path, '#2A0A24', 0.12));
    brush.shape(path, tone);
    for (const k of rangeOf(Math.round(r / 9))) {
      const a = Math.PI + (k / Math.round(r / 9)) * Math.PI;
      brush.shape(
        leafPath(
          x + Math.cos(a) * (r - 26),
          y + Math.sin(a) * (r - 26),
          22,
          4,
          (a * 180) / Math.PI + (i % 2 ? 90 : 20),
        ),
        (k + i) % 2 ? lighten(tone, 0.35) : darken(tone, 0.14),
        0.8,
      );
    }
  }
  brush.disc(x, y, 96, '#FFF3C4');
  brush.disc(x, y, 82, sky[4]);
  for (const k of rangeOf(7)) {
    const [cx, cy, long] = [dice.between(0, 1200), 40 + k * 44, dice.between(120, 260)];
    for (const j of rangeOf(3))
      brush.stroke(
        `M${formatNumber(cx - long / 2 + j * 30)} ${cy + j * 9}h${formatNumber(long - j * 44)}`,
        j % 2 ? lighten(sky[3], 0.2) : mixColors(sky[0], sky[2], 0.5),
        7,
        0.85,
      );
  }
  paintBirds(brush, dice, 18, 30, 240, '#3A1430');
}

function paintAcacia(brush: Brush, dice: PictureDice, x: number, base: number, height: number): void {
  const ink = '#4A2A2A';
  brush.stroke(
    `M${formatNumber(x)} ${base}Q${formatNumber(x + height * 0.06)} ${formatNumber(base - height * 0.4)} ${formatNumber(x - height * 0.04)} ${formatNumber(base - height * 0.6)}`,
    ink,
    height * 0.07,
  );
  for (const s of [-1, -0.4, 0.4, 1])
    brush.stroke(
      `M${formatNumber(x)} ${formatNumber(base - height * 0.5)}Q${formatNumber(x + s * height * 0.2)} ${formatNumber(base - height * 0.7)} ${formatNumber(x + s * height * 0.46)} ${formatNumber(base - height * 0.82)}`,
      ink,
      height * 0.035,
    );
  for (const k of rangeOf(9)) {
    const t = k / 4 - 1;
    const [cx, cy] = [
      x + t * height * 0.62,
      base - height * (0.98 - Math.abs(t) * 0.14) + (k % 2) * height * 0.07,
    ];
    const tone = ['#4F6B2F', '#6B8A3A', '#3A5430'][k % 3]!;
    brush.oval(cx, cy + 5, height * 0.26, height * 0.1, SHADOW_COLOR, 0.25);
    brush.oval(cx, cy, height * 0.26, height * 0.1, tone);
    for (const j of rangeOf(9))
      brush.oval(
        cx + dice.between(-0.2, 0.2) * height,
        cy + dice.between(-0.07, 0.05) * height,
        height * 0.03,
        height * 0.015,
        j % 2 ? lighten(tone, 0.35) : darken(tone, 0.3),
      );
  }
}

function paintTent(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const [a, b] = dice.pick([
    ['#F3E3C2', '#3F8A7A'],
    ['#F7EBDC', '#C4503F'],
    ['#E8DCC0', '#4A6AA8'],
  ] as const);
  brush.oval(x, base + 2, 150, 12, SHADOW_COLOR, 0.3);
  brush.shape(polygonPath([x - 130, base], [x - 84, base - 130], [x + 84, base - 130], [x + 130, base]), a);
  for (const k of rangeOf(8))
    brush.shape(
      polygonPath(
        [x - 122 + k * 34, base],
        [x - 80 + k * 22, base - 130],
        [x - 70 + k * 22, base - 130],
        [x - 106 + k * 34, base],
      ),
      b,
    );
  brush.shape(polygonPath([x - 100, base - 124], [x, base - 186], [x + 100, base - 124]), b);
  for (const k of rangeOf(10))
    brush.shape(`M${x - 100 + k * 20} ${base - 126}h20l-10 18Z`, k % 2 ? a : '#F2B83A');
  brush.shape(
    polygonPath([x - 30, base], [x - 8, base - 104], [x + 8, base - 104], [x + 30, base]),
    '#4A2430',
  );
  brush.shape(polygonPath([x - 20, base], [x - 5, base - 80], [x + 5, base - 80], [x + 20, base]), '#FFD070');
  paintMotif(
    brush,
    'zigzag',
    { x: x - 46, y: base - 2, width: 92, height: 16 },
    ['#C4503F', '#F7D04A', '#2F6B70'],
    14,
  );
}

function paintPool(brush: Brush, dice: PictureDice, { sky, water }: Sun): void {
  const path = 'M190 640Q300 576 600 584T1090 640Q1120 716 820 736T330 726Q150 700 190 640Z';
  brush.stroke(path, '#E8C88A', 26);
  brush.stroke(path, '#A87A4A', 12);
  brush.shape(path, water);
  brush.within(path, () => {
    for (const row of rangeOf(15))
      for (const k of rangeOf(13)) {
        const x = 180 + k * 76 + (row % 2) * 36 + dice.between(-14, 14);
        brush.stroke(
          `M${formatNumber(x - 30)} ${590 + row * 10}q15 -6 30 0t30 0`,
          [sky[4], darken(water, 0.25), sky[2], lighten(water, 0.4)][(row * 3 + k) % 4]!,
          3.4,
          0.85,
        );
      }
  });
}

function paintFront(brush: Brush, dice: PictureDice, { grass }: Sun): void {
  scatter(dice, { x: 0, y: 740, width: 1200, height: 70 }, 26, (x, y, i) => {
    for (const k of rangeOf(5))
      brush.shape(
        leafPath(x, y + 14, dice.between(34, 66), 5, -90 + (k - 2) * 17),
        [grass, darken(grass, 0.35), lighten(grass, 0.3), '#7A8A3A'][(i + k) % 4]!,
      );
  });
}
