/** A castle on its rock in spring: towers and flags, a village at its foot, a river with a mill, a fair on the green. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintHouse } from '../pictures/house';
import { paintHill, paintPeaks, createRidgeLine } from '../pictures/land';
import { paintStreetLamp, type Spot } from '../pictures/lights';
import { paintFir, paintFlower, paintTree } from '../pictures/plants';
import { paintBeast } from '../pictures/things/beasts';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import { archPath, paintEitherWay, scatter, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintBricks } from '../pictures/things/walls';

export { castle as descriptionShort } from '../shelf-shorts';

const FLAGS = ['#D4303F', '#F2B030', '#27609A', '#3F8A5A', '#8A4AA0', '#F28A3A'] as const;
const STONES = [
  ['#D8C8B8', '#B5503F'],
  ['#C8CCD8', '#3F5D86'],
  ['#E8D4B0', '#3F7A6B'],
  ['#D4C0C8', '#6B4A8A'],
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintLand(brush, dice));

function paintLand(brush: Brush, dice: PictureDice): Spot {
  const day = dice.pick([DAYS.morning, DAYS.noon, DAYS.rose, DAYS.gold]);
  const [stone, roof] = dice.pick(STONES);
  paintDaySky(brush, dice, day, {
    horizon: 340,
    clouds: 9,
    sun: { x: dice.between(120, 260), y: dice.between(80, 130), radius: 48 },
  });
  paintBirds(brush, dice, 9, 50, 300, day.ink);
  paintPeaks(brush, dice, 480, 230, mixColors(day.land[0], day.sky[1], 0.5));
  paintHill(brush, dice, createRidgeLine(dice, 430, 22), day.land[0], 'trees', 120);
  paintHill(brush, dice, createRidgeLine(dice, 486, 16), day.land[1], 'rows', 120);
  paintRock(brush, dice, stone);
  paintCastle(brush, dice, stone, roof);
  paintVillage(brush, dice, day);
  paintRiver(brush, dice);
  const lamp = paintStreetLamp(brush, dice.between(470, 560), 716, 220, '#2A3448');
  paintGreen(brush, dice, lamp.x, day.land[2]);
  return lamp;
}

function paintRock(brush: Brush, dice: PictureDice, stone: string): void {
  const tone = mixColors(stone, '#6B5A6B', 0.5);
  const path =
    'M360 640L400 560L440 540L452 470L510 440L540 372L600 356L880 350L930 380L960 450L1010 470L1030 540L1080 570L1120 640Z';
  brush.at(8, 8, {}, () => brush.shape(path, SHADOW_COLOR, 0.25));
  brush.shape(path, tone);
  brush.within(path, () => {
    scatter(dice, { x: 360, y: 350, width: 760, height: 290 }, 38, (x, y, i) => {
      const r = dice.between(18, 34);
      brush.shape(
        polygonPath(
          [x - r, y + r * 0.6],
          [x - r * 0.4, y - r * 0.7],
          [x + r * 0.6, y - r * 0.5],
          [x + r, y + r * 0.7],
        ),
        i % 3 === 0
          ? lighten(tone, 0.22)
          : i % 3 === 1
            ? darken(tone, 0.16)
            : mixColors(tone, '#8A9A5A', 0.3),
      );
      brush.stroke(
        `M${formatNumber(x - r * 0.4)} ${formatNumber(y - r * 0.7)}l${formatNumber(r)} ${formatNumber(r * 0.2)}`,
        lighten(tone, 0.45),
        2.4,
        0.7,
      );
    });
    brush.shape('M760 340L1130 340V650H900Z', SHADOW_COLOR, 0.16);
  });
  for (const [x, y] of [
    [408, 566],
    [470, 476],
    [536, 400],
    [960, 452],
    [1030, 546],
    [1070, 584],
    [690, 600],
    [820, 560],
    [600, 540],
  ] as const)
    paintFir(brush, x, y + 20, dice.between(50, 84), '#3F7A4A');
  let road = 'M560 650';
  for (const [x, y] of [
    [900, 606],
    [640, 556],
    [880, 500],
    [690, 452],
    [760, 400],
  ] as const)
    road += `Q${x + (x > 750 ? 70 : -70)} ${y + 24} ${x} ${y}`;
  brush.stroke(road, darken(tone, 0.35), 21);
  brush.stroke(road, '#E8D4A8', 15);
  for (const [x, y] of [
    [820, 604],
    [720, 556],
    [800, 506],
    [740, 456],
  ] as const)
    paintFolk(brush, dice, x, y + 4, 0.36);
}

function paintTower(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  width: number,
  height: number,
  stone: string,
  roof: string,
): void {
  const top = base - height;
  paintBricks(brush, dice, { x: x - width / 2, y: top, width, height }, stone, 19);
  brush.box(x + width * 0.18, top, width * 0.32, height, SHADOW_COLOR, 0.24);
  brush.box(x - width * 0.62, top - 14, width * 1.24, 18, lighten(stone, 0.2));
  brush.box(x + width * 0.2, top - 14, width * 0.42, 18, SHADOW_COLOR, 0.2);
  for (const k of rangeOf(5))
    brush.box(x - width * 0.62 + k * width * 0.27, top - 26, width * 0.15, 14, stone);
  if (dice.chance(0.75)) {
    const itemHeight = width * dice.between(1.1, 1.6);
    brush.shape(
      polygonPath([x - width * 0.66, top - 12], [x, top - 12 - itemHeight], [x + width * 0.66, top - 12]),
      roof,
    );
    brush.shape(
      polygonPath([x, top - 12 - itemHeight], [x + width * 0.66, top - 12], [x + width * 0.16, top - 12]),
      SHADOW_COLOR,
      0.24,
    );
    for (const k of rangeOf(4))
      brush.stroke(
        `M${formatNumber(x - width * 0.56 + k * width * 0.13)} ${formatNumber(top - 22 - k * itemHeight * 0.2)}q${formatNumber(width * (0.56 - k * 0.13))} 9 ${formatNumber(2 * width * (0.56 - k * 0.13))} 0`,
        lighten(roof, 0.4),
        3,
        0.8,
      );
    paintFlag(brush, dice, x, top - 12 - itemHeight);
  } else paintFlag(brush, dice, x, top - 24);
  for (const k of rangeOf(Math.max(1, Math.floor(height / 52)))) {
    brush.shape(archPath(x - 7, top + 46 + k * 52, 14, 30), k % 2 ? '#FFD890' : '#4A4A6B');
    brush.box(x - 10, top + 46 + k * 52, 20, 5, lighten(stone, 0.4));
  }
}

function paintFlag(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [a, b] = dice.shuffle(FLAGS) as [string, string];
  brush.stroke(`M${formatNumber(x)} ${formatNumber(y + 4)}v-40`, '#5A3A34', 3.4);
  brush.shape(
    `M${formatNumber(x + 1)} ${formatNumber(y - 36)}q14 -8 24 0t22 0l-9 11 9 11q-12 8 -22 0t-24 0Z`,
    a,
  );
  brush.stroke(`M${formatNumber(x + 2)} ${formatNumber(y - 25)}q12 -8 22 0t16 0`, b, 5);
}

function paintCastle(brush: Brush, dice: PictureDice, stone: string, roof: string): void {
  for (const [x, base, w, h] of [
    [620, 372, 54, 190],
    [880, 376, 58, 170],
    [690, 366, 66, 250],
    [810, 366, 62, 220],
  ] as const)
    paintTower(brush, dice, x, base, w, h + dice.between(-22, 22), mixColors(stone, '#8A8AA8', 0.14), roof);
  paintBricks(brush, dice, { x: 636, y: 236, width: 230, height: 136 }, stone, 21);
  for (const k of rangeOf(12)) brush.box(636 + k * 20, 224, 12, 14, stone);
  for (const k of rangeOf(5)) brush.shape(archPath(656 + k * 42, 296, 20, 42), k % 2 ? '#FFD890' : '#4A4A6B');
  paintTower(brush, dice, 750, 380, 84, 246 + dice.between(-10, 26), lighten(stone, 0.14), roof);
  paintBricks(brush, dice, { x: 540, y: 318, width: 400, height: 70 }, lighten(stone, 0.08), 23);
  for (const k of rangeOf(20)) brush.box(540 + k * 20, 306, 12, 14, lighten(stone, 0.08));
  for (const k of rangeOf(6)) paintSlab(brush, 556 + k * 70 - (k > 2 ? 8 : 0), 326, 26, 44, FLAGS[k]!, 2);
  for (const x of [540, 940]) paintTower(brush, dice, x, 396, 56, 120, stone, roof);
  brush.shape(archPath(722, 390, 56, 70), '#5A3A2A');
  for (const k of rangeOf(4)) brush.stroke(`M${732 + k * 12} 390v-${54 + (k % 3 ? 10 : 0)}`, '#2A1B1A', 3.4);
  brush.stroke('M722 352h56M722 370h56', '#2A1B1A', 3);
  for (const k of rangeOf(3)) paintFolk(brush, dice, 600 + k * 130, 310, 0.34, 'stand');
}

function paintVillage(brush: Brush, dice: PictureDice, day: (typeof DAYS)['noon']): void {
  for (const i of rangeOf(9)) {
    const x = i * 62 - 40;
    if (x < 400)
      paintHouse(brush, dice, day, {
        x,
        base: 560 + (i % 2) * 18,
        width: dice.between(58, 78),
        height: dice.between(56, 92),
        dusk: 0,
      });
  }
  for (const i of rangeOf(5)) paintTree(brush, dice, 40 + i * 84, 590, dice.between(60, 92), '#5A9A4A');
  for (const i of rangeOf(3))
    paintHouse(brush, dice, day, {
      x: 990 + i * 78,
      base: 650 - i * 6,
      width: 70,
      height: dice.between(60, 84),
      dusk: 0,
    });
  for (const i of rangeOf(4))
    paintTree(brush, dice, 1000 + i * 64, 668, dice.between(64, 90), i % 2 ? '#7AB05A' : '#F2A8B8');
}

function paintRiver(brush: Brush, dice: PictureDice): void {
  const river = 'M-10 604Q200 580 420 630T860 650T1210 690V744Q1000 700 760 716T320 690T-10 660Z';
  brush.shape(river, '#3F94B8');
  brush.within(river, () =>
    scatter(dice, { x: 0, y: 590, width: 1200, height: 150 }, 26, (x, y, i) =>
      brush.stroke(
        `M${formatNumber(x - 12)} ${formatNumber(y)}q6 -6 12 0t12 0`,
        i % 3 ? '#8FD0E0' : '#2A7098',
        2.6,
      ),
    ),
  );
  brush.stroke('M-10 604Q200 580 420 630T860 650T1210 690', '#E8E4B0', 5);
  for (const x of [220, 860]) {
    brush.shape(`M${x - 84} 690Q${x} 560 ${x + 84} 690L${x + 56} 706Q${x} 620 ${x - 56} 706Z`, '#C8B8A8');
    for (const k of rangeOf(11))
      brush.stroke(
        `M${formatNumber(x - 74 + k * 14.6)} ${formatNumber(676 - 62 * Math.sin(((k + 0.6) / 11) * 3.1))}l2 16`,
        '#8A7A74',
        3,
      );
    paintFolk(brush, dice, x - 16, 634, 0.5);
  }
  for (const i of rangeOf(6))
    paintBeast(brush, dice, 'duck', 60 + i * 200, 660 + (i % 2) * 26 + (i > 3 ? 24 : 0), 0.6);
}

function paintGreen(brush: Brush, dice: PictureDice, lampX: number, green: string): void {
  brush.shape('M-10 690Q300 700 620 730T1210 744V810H-10Z', green);
  scatter(dice, { x: 0, y: 720, width: SHEET.width, height: 84 }, 24, (x, y, i) =>
    brush.stroke(
      `M${formatNumber(x - 6)} ${formatNumber(y - 7)}l6 7 6 -9`,
      i % 2 ? darken(green, 0.3) : lighten(green, 0.35),
      2.6,
    ),
  );
  for (const [k, x] of [90, 250, 700, 1080].entries()) {
    const [a, b] = [FLAGS[(k * 2) % 6]!, k % 2 ? '#FFF3DC' : FLAGS[(k * 2 + 3) % 6]!];
    for (const i of rangeOf(6))
      brush.shape(polygonPath([x, 640], [x - 66 + i * 22, 690], [x - 44 + i * 22, 690]), i % 2 ? a : b);
    for (const i of rangeOf(6))
      brush.shape(`M${x - 66 + i * 22} 690h22l${-4 + i * 1.6} 74h-22Z`, i % 2 ? b : a);
    brush.shape(`M${x - 14} 764L${x} 696l14 68Z`, '#5A3A44');
    paintFlag(brush, dice, x, 640);
  }
  for (const i of rangeOf(9)) {
    const x = 170 + i * 108 + dice.between(-24, 24);
    if (Math.abs(x - lampX) < 44) continue;
    if (i % 4 === 2) paintBeast(brush, dice, dice.pick(['horse', 'sheep', 'dog']), x, 776, 0.9);
    else paintFolk(brush, dice, x, 780 + dice.between(-14, 6), 0.86);
  }
  for (const i of rangeOf(26))
    paintFlower(brush, dice, i * 48 + dice.between(-12, 12), 804, dice.between(20, 38), darken(green, 0.15));
}
