/** A harbor at noon: a colorful town that climbs its hill, ferries, fishing boats, gulls, the quay. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintStreetLamp, type Spot } from '../pictures/lights';
import { paintTree } from '../pictures/plants';
import { paintBoat } from '../pictures/water';
import { paintBeast } from '../pictures/things/beasts';
import { DAYS, paintDaySky, paintDayWater } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import {
  archPath,
  paintBlossom,
  paintEitherWay,
  fillSpan,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintFish } from '../pictures/things/sea';
import { paintPotPlant } from '../pictures/things/pots';
import { paintPlanks } from '../pictures/things/walls';

export { ferries as descriptionShort } from '../shelf-shorts';

const WASHES = [
  '#F7D8A8',
  '#F2A58A',
  '#FFF3E0',
  '#E8846A',
  '#F7C86A',
  '#B8D4D8',
  '#F2C4C0',
  '#D9E0B4',
  '#E0A060',
  '#C8B8E0',
] as const;
const TILES = ['#D9693F', '#C4583A', '#E08A54', '#B54A3A'] as const;
const SHUTTERS = ['#2F7A8A', '#3F7A4A', '#27508A', '#8A3B4C', '#5AA0A8'] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintPort(brush, dice));

function paintPort(brush: Brush, dice: PictureDice): Spot {
  const day = dice.pick([DAYS.noon, DAYS.morning, DAYS.gold]);
  paintDaySky(brush, dice, day, {
    horizon: 240,
    clouds: 5,
    sun: { x: dice.between(900, 1080), y: 90, radius: 44 },
  });
  paintBirds(brush, dice, 9, 30, 170, '#FFFFFF');
  const hillHeightAt = (x: number) =>
    300 - 210 * Math.exp(-(((x - 430) / 330) ** 2)) - 40 * Math.exp(-(((x - 980) / 160) ** 2));
  let line = 'M0 520';
  for (const i of rangeOf(41)) line += `L${i * 30} ${formatNumber(hillHeightAt(i * 30))}`;
  brush.shape(`${line}V520Z`, '#8AA05A');
  for (const i of rangeOf(40))
    paintTree(
      brush,
      dice,
      i * 31 + dice.between(-8, 8),
      hillHeightAt(i * 31) + 22,
      dice.between(36, 62),
      i % 2 ? '#5A8A4A' : '#7AA04F',
    );
  for (const row of rangeOf(6)) {
    const down = 26 + row * 54;
    fillSpan(dice, [-20, 1220], [52, 82], (x, width) => {
      const base = Math.min(486, Math.max(hillHeightAt(x + width / 2) + down, 250 + row * 38));
      if (base < hillHeightAt(x + width / 2) + 20) return;
      if (dice.chance(0.12)) paintTree(brush, dice, x + width / 2, base, 70, '#4F8A4A');
      else paintHome(brush, dice, x, base, width, dice.between(56, 92));
    });
  }
  paintChurch(brush, dice, 430, hillHeightAt(430) + 64);
  paintDayWater(brush, dice, 486, 700, [mixColors('#2F9AB8', day.sky[1], 0.3), '#2F86B0', '#1F6090']);
  paintFerry(brush, dice, 300, 556, 0.82);
  for (const [x, y, s] of [
    [720, 546, 0.5],
    [880, 570, 0.62],
    [1080, 548, 0.52],
    [560, 566, 0.5],
    [80, 560, 0.5],
  ] as const)
    paintBoat(brush, dice, x + dice.between(-24, 24), y, s, dice.chance(0.6));
  paintFerry(brush, dice, 830, 664, 1.12);
  for (const [x, y] of [
    [110, 640],
    [290, 662],
    [1120, 640],
  ] as const)
    paintDinghy(brush, dice, x + dice.between(-30, 30), y);
  return paintQuay(brush, dice);
}

function paintHome(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  width: number,
  height: number,
): void {
  const [wash, tile, shutter] = [dice.pick(WASHES), dice.pick(TILES), dice.pick(SHUTTERS)];
  const top = base - height;
  brush.box(x + 3, top, width, height + 30, SHADOW_COLOR, 0.25);
  brush.box(x, top, width, height + 30, wash);
  brush.box(x + width * 0.74, top, width * 0.26, height + 30, SHADOW_COLOR, 0.16);
  if (dice.chance(0.7)) {
    brush.shape(
      polygonPath(
        [x - 5, top + 3],
        [x + width * 0.2, top - 19],
        [x + width * 0.8, top - 19],
        [x + width + 5, top + 3],
      ),
      tile,
    );
    for (const k of rangeOf(Math.round(width / 9)))
      brush.stroke(
        `M${formatNumber(x + 4 + k * 9)} ${formatNumber(top)}l${formatNumber((x + width / 2 - x - k * 9) * 0.3)} -15`,
        k % 2 ? darken(tile, 0.25) : lighten(tile, 0.3),
        2.6,
      );
  } else {
    brush.box(x - 3, top - 5, width + 6, 8, lighten(wash, 0.5));
    for (const k of rangeOf(3))
      brush.stroke(
        `M${formatNumber(x + 10 + k * (width / 3))} ${formatNumber(top - 5)}v-14h12`,
        '#7A6A5A',
        2.4,
      );
  }
  const columns = Math.max(2, Math.round(width / 26));
  for (const row of rangeOf(Math.max(2, Math.round(height / 36))))
    for (const k of rangeOf(columns)) {
      const [wx, wy] = [x + ((k + 0.5) * width) / columns, top + 10 + row * 34];
      const kind = dice.whole(0, 4);
      if (kind === 0) brush.shape(archPath(wx - 6, wy + 22, 12, 21), '#4A5A7A');
      else {
        brush.box(wx - 5, wy, 10, 18, dice.chance(0.8) ? '#4A5A7A' : '#FFE9A8');
        for (const side of [-11, 6]) brush.box(wx + side, wy - 1, 5.4, 20, shutter);
      }
      if (kind === 2)
        for (const i of rangeOf(3)) brush.disc(wx - 6 + i * 6, wy + 21, 3.6, i % 2 ? '#E5503F' : '#5A9A4A');
      if (kind === 3)
        brush.shape(
          `M${formatNumber(wx - 10)} ${formatNumber(wy - 3)}h20l3 8h-26Z`,
          dice.pick(['#FFF3E0', '#D4503F', '#F2B84A']),
        );
    }
}

function paintChurch(brush: Brush, dice: PictureDice, x: number, base: number): void {
  paintSlab(brush, x - 54, base - 70, 108, 90, '#FFF3E0', 2);
  brush.shape(`M${x - 50} ${base - 68}Q${x} ${base - 138} ${x + 50} ${base - 68}Z`, '#3F8AA0');
  for (const k of rangeOf(5))
    brush.stroke(
      `M${x} ${base - 104}Q${x - 40 + k * 20} ${base - 96} ${x - 44 + k * 22} ${base - 68}`,
      '#8FC8D0',
      2.6,
    );
  paintSlab(brush, x + 50, base - 140, 34, 160, '#F7E3C4', 2);
  brush.shape(`M${x + 46} ${base - 138}l21 -44 21 44Z`, '#3F8AA0');
  for (const k of rangeOf(2)) brush.shape(archPath(x + 59, base - 96 + k * 50, 16, 32), '#4A5A7A');
  brush.disc(x, base - 44, 13, dice.pick(['#D4503F', '#F2B84A', '#5A7AB8']));
  for (const k of rangeOf(3)) brush.shape(archPath(x - 40 + k * 31, base + 16, 18, 36), '#5A6A8A');
}

function paintFerry(brush: Brush, dice: PictureDice, x: number, y: number, scale: number): void {
  const [hull, trim] = dice.pick([
    ['#D4402F', '#FFF3E0'],
    ['#27608A', '#F7D88A'],
    ['#2F7A6B', '#FFF3E0'],
    ['#F2A83A', '#2F4A6B'],
  ]) as [string, string];
  brush.at(x, y, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.shape('M-190 0H196L210 -26L186 34Q0 44 -170 34Z', SHADOW_COLOR, 0.25);
    paintSlab(brush, -150, -86, 270, 50, '#FFFAF0', 5);
    paintSlab(brush, -116, -128, 170, 44, '#FFFAF0', 5);
    paintSlab(brush, 20, -166, 62, 40, lighten(hull, 0.5), 5);
    for (const k of rangeOf(3)) brush.box(26 + k * 18, -158, 13, 17, '#4A6A8A');
    paintSlab(brush, -70, -186, 46, 62, hull, 3);
    brush.box(-70, -172, 46, 14, trim);
    for (const k of rangeOf(5))
      brush.disc(-56 - k * 20, -200 - k * 11, 11 + k * 4, '#FFFFFF', 0.65 - k * 0.1);
    for (const k of rangeOf(9)) brush.box(-138 + k * 28, -76, 19, 22, '#4A6A8A');
    for (const k of rangeOf(6)) brush.box(-106 + k * 26, -120, 18, 20, '#7FB0D0');
    for (const k of rangeOf(8)) paintFolk(brush, dice, -132 + k * 32, -84 + (k < 6 ? -42 : 0), 0.34, 'stand');
    brush.stroke(
      'M-150 -92H120M-150 -92v10M-60 -92v10M40 -92v10M120 -92v10',
      trim === '#FFF3E0' ? '#C4A060' : trim,
      3,
    );
    brush.shape('M-196 -38H180L214 -52L188 32Q0 42 -172 32Z', hull);
    brush.box(-190, -30, 384, 8, trim);
    brush.shape('M90 -38H180L214 -52L188 32Q140 38 90 38Z', SHADOW_COLOR, 0.2);
    for (const k of rangeOf(10)) {
      brush.disc(-150 + k * 31, 0, 8, trim);
      brush.disc(-150 + k * 31, 0, 5.4, '#2A3A5A');
    }
    brush.shape('M-176 26Q0 36 190 26L188 32Q0 42 -172 32Z', darken(hull, 0.45));
    for (const k of rangeOf(3)) brush.disc(-100 + k * 90, -40, 9, k % 2 ? '#FFF3E0' : '#F28A3A');
    brush.stroke('M96 -128V-196l34 12 -34 12', '#7A5A3A', 4);
    brush.shape('M98 -194l32 10 -32 12Z', dice.pick(SHUTTERS));
    for (const k of rangeOf(9)) brush.stroke(`M${-220 + k * 52} 44q13 -12 26 0t26 0`, '#FFFFFF', 4, 0.85);
  });
}

function paintDinghy(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const tone = dice.pick(['#D4503F', '#F2B84A', '#3F8A9A', '#FFF3E0']);
  brush.at(x, y, { isMirrored: dice.chance(0.5) }, () => {
    paintFolk(brush, dice, -10, 4, 0.6, 'stand');
    brush.stroke('M-20 -26L-84 10', '#8A5A34', 4);
    brush.shape('M-62 -8Q0 10 66 -14L48 20Q0 26 -48 18Z', tone);
    brush.stroke('M-60 -6Q0 12 64 -12', lighten(tone, 0.5), 4);
    for (const k of rangeOf(3)) brush.disc(20 + k * 9, -8, 6, '#7A8A94');
    for (const k of rangeOf(3)) brush.stroke(`M${-70 + k * 50} 26q12 -9 24 0`, '#FFFFFF', 3);
  });
}

function paintQuay(brush: Brush, dice: PictureDice): Spot {
  paintPlanks(brush, dice, { x: 0, y: 694, width: SHEET.width, height: 106 }, '#B58A5A', 54, true);
  brush.box(0, 690, 1200, 9, '#E8D0A0');
  for (const k of rangeOf(9)) {
    paintSlab(brush, 20 + k * 144, 664, 24, 40, '#4A4454', 5);
    brush.stroke(`M${44 + k * 144} 676q60 40 120 -4`, '#D9C08A', 5);
  }
  const x = dice.pick([400, 520, 640]);
  const lamp = paintStreetLamp(brush, x, 742, 300, '#27344A');
  for (const [k, cx] of [80, 210, 1000, 1120].entries()) {
    paintSlab(brush, cx - 50, 744, 104, 46, k % 2 ? '#C4A068' : '#9AB0B8', 3);
    for (const i of rangeOf(4)) paintFish(brush, dice, cx - 32 + i * 22, 740 - (i % 2) * 7, 0.42);
    for (const i of rangeOf(2)) brush.stroke(`M${cx - 46} ${760 + i * 14}h96`, '#7A5A34', 3, 0.7);
  }
  for (const i of rangeOf(7)) {
    const fx = 300 + i * 96 + dice.between(-16, 16);
    if (Math.abs(fx - x) > 40) paintFolk(brush, dice, fx, 770 + dice.between(-10, 20), 0.92);
  }
  paintBeast(brush, dice, 'dog', x + 70, 782, 0.8);
  for (const px of [320, 900]) paintPotPlant(brush, dice, px, 796, 110);
  for (const gx of [150, 590, 1060]) {
    brush.at(gx, 690, { isMirrored: dice.chance(0.5) }, () => {
      brush.stroke('M-3 -10V0M5 -10V0', '#F2A030', 3);
      brush.shape('M-26 -20Q-4 -36 12 -30Q14 -44 24 -42Q32 -38 26 -26Q20 -8 -4 -10Z', '#FFFFFF');
      brush.shape('M-26 -20Q-4 -30 8 -22Q-4 -12 -26 -20Z', '#8A9AA8');
      brush.shape('M29 -38l11 3 -11 3Z', '#F2A030');
      brush.disc(23, -37, 2, '#1A1420');
    });
  }
  paintBlossom(brush, x, 748, 9, '#F2B84A');
  return lamp;
}
