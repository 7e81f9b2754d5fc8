/**
 * The map of an island with woods, hills, towns and roads, surrounded by ships and sea monsters, with a lighthouse at
 * its cape.
 */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, LAMP, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { createStarPath } from '../pictures/sky';
import { pointsAround, paintEitherWay, scatter, SHADOW_COLOR } from '../pictures/things/forms';

export { island as descriptionShort } from '../shelf-shorts';
import {
  paintPeak,
  paintWood,
  paintTown,
  paintField,
  paintPalm,
  paintShip,
  paintSerpent,
  paintWhale,
  MAPS,
  type Chart,
} from '../pictures/things/chart';

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintMap(brush, dice));

function paintMap(brush: Brush, dice: PictureDice): Spot {
  const map = dice.pick(MAPS);
  paintSea(brush, dice, map);
  const coast = createIslandShape(dice);
  const path = `M${coast.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}Z`;
  for (const i of [5, 4, 3, 2, 1]) brush.stroke(path, i % 2 ? lighten(map.sea, 0.4) : map.deep, i * 17);
  brush.at(4, 7, {}, () => brush.shape(path, SHADOW_COLOR, 0.25));
  brush.shape(path, map.land);
  brush.within(path, () => paintLand(brush, dice, map));
  brush.stroke(path, map.ink, 4);
  paintSmallIsles(brush, dice, map);
  paintRose(brush, 1062, 640, 96, map);
  const cape = coast.reduce((best, point) => (point[0] - point[1] > best[0] - best[1] ? point : best));
  const lamp = paintLight(brush, cape[0] - 14, Math.max(214, cape[1] + 26), map.red);
  paintFrame(brush, map);
  return lamp;
}

function createIslandShape(dice: PictureDice): [number, number][] {
  const waves = rangeOf(5).map(
    (k) => [dice.between(0, 6.28), dice.between(0.05, 0.17) / (k * 0.36 + 1), k + 2] as const,
  );
  return rangeOf(150).map((i) => {
    const a = (i / 150) * 2 * Math.PI;
    const far =
      waves.reduce((sum, [phase, size, n]) => sum + size * Math.sin(n * a + phase), 1) +
      0.016 * Math.sin(a * 23) +
      0.012 * Math.sin(a * 41 + 1);
    const clampBetween = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
    return [
      clampBetween(600 + Math.cos(a) * 415 * far, 84 + 6 * Math.sin(i), 1116 + 6 * Math.sin(i)),
      clampBetween(400 + Math.sin(a) * 268 * far, 92 + 7 * Math.sin(i), 712 + 6 * Math.sin(i)),
    ];
  });
}

function paintSea(brush: Brush, dice: PictureDice, map: Chart): void {
  brush.box(0, 0, SHEET.width, SHEET.height, map.sea);
  for (const i of rangeOf(32)) {
    const [x, y] = pointsAround(1062, 640, 1400, 1, i * 11.25)[0]!;
    brush.stroke(`M1062 640L${x} ${y}`, map.deep, 2, 0.7);
  }
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 46, (x, y, i) => {
    const w = dice.between(7, 13);
    brush.stroke(
      `M${formatNumber(x - w)} ${formatNumber(y)}q${formatNumber(w / 2)} ${formatNumber(-w * 0.7)} ${formatNumber(w)} 0t${formatNumber(w)} 0`,
      i % 3 ? map.deep : lighten(map.sea, 0.5),
      2.6,
    );
  });
  for (const [x, y, kind] of dice
    .shuffle([
      [96, 110],
      [84, 400],
      [110, 690],
      [330, 736],
      [1090, 110],
      [1100, 380],
      [820, 740],
      [330, 92],
      [760, 84],
    ] as const)
    .map(([px, py], i) => [px, py, i] as const)) {
    if (kind < 4) paintShip(brush, dice, x, y, map);
    else if (kind < 6) paintSerpent(brush, dice, x, y);
    else paintWhale(brush, x, y, kind % 2 ? '#3F5A78' : '#5A7A86');
  }
}

function paintLand(brush: Brush, dice: PictureDice, map: Chart): void {
  scatter(dice, { x: 130, y: 90, width: 940, height: 620 }, 26, (x, y, i) =>
    brush.stroke(
      `M${formatNumber(x)} ${formatNumber(y)}l3 -6 3 6`,
      i % 2 ? darken(map.land, 0.2) : lighten(map.land, 0.4),
      2,
    ),
  );
  const regions = dice.shuffle(['#B8CC7A', '#E8BC7A', '#D4D8A0', '#E0A890', '#A8C49A']);
  for (const [i, tone] of regions.entries()) {
    const [x, y] = pointsAround(600, 400, 230, 5, i * 72)[0]!;
    const blob = `M${pointsAround(x, y, 1, 14)
      .map(
        ([px, py]) =>
          `${formatNumber(x + (px - x) * dice.between(120, 190))} ${formatNumber(y + (py - y) * dice.between(84, 140))}`,
      )
      .join('L')}Z`;
    brush.shape(blob, mixColors(tone, map.land, 0.3), 0.9);
    brush.stroke(blob, map.ink, 1.8, 0.5);
  }
  paintRivers(brush, dice, map);
  scatter(dice, { x: 190, y: 130, width: 820, height: 540 }, 58, (x, y) => {
    const zone = (Math.floor(x / 205) + Math.floor(y / 180) * 2) % 5;
    if (zone === 0) paintPeak(brush, dice, x, y, map);
    else if (zone === 1) paintWood(brush, dice, x, y, '#4F8A4A');
    else if (zone === 2) paintTown(brush, dice, x, y, map);
    else if (zone === 3) paintField(brush, dice, x, y, map);
    else if (dice.chance(0.6)) paintWood(brush, dice, x, y, '#A8842F');
    else paintPalm(brush, dice, x, y);
  });
}

function paintRivers(brush: Brush, dice: PictureDice, map: Chart): void {
  for (const side of [-1, 1]) {
    let path = `M600 ${formatNumber(390 + side * 10)}`;
    for (const i of rangeOf(6))
      path += `q${side * 40} ${formatNumber(dice.between(-50, 50))} ${side * 76} ${formatNumber(dice.between(-16, 34) + i * 2)}`;
    brush.stroke(path, map.deep, 13);
    brush.stroke(path, lighten(map.sea, 0.5), 3);
  }
  for (const y of [270, 540]) {
    let path = `M150 ${y}`;
    for (const _ of rangeOf(8))
      path += `q56 ${formatNumber(dice.between(-60, 60))} 112 ${formatNumber(dice.between(-12, 12))}`;
    for (const [wide, tone] of [
      [8, '#FFF6E0'],
      [3, map.red],
    ] as const)
      brush.stroke(path, tone, wide);
  }
  brush.oval(600, 398, 66, 34, map.deep);
  for (const i of rangeOf(5)) brush.stroke(`M${564 + (i % 3) * 26} ${384 + i * 7}q7 -6 14 0`, '#FFFFFF', 2.4);
}

function paintSmallIsles(brush: Brush, dice: PictureDice, map: Chart): void {
  for (const [x, y] of [
    [190, 250],
    [1010, 250],
    [220, 590],
    [560, 740],
  ] as const) {
    brush.oval(x, y + 8, 52, 24, lighten(map.sea, 0.45));
    brush.oval(x, y, 40, 18, map.land);
    brush.stroke(`M${x - 40} ${y}a40 18 0 1 0 80 0a40 18 0 1 0 -80 0`, map.ink, 2.6);
    if (dice.chance(0.5)) paintPalm(brush, dice, x, y - 14);
    else paintWood(brush, dice, x, y - 8, '#5A9A5A');
  }
}

function paintRose(brush: Brush, x: number, y: number, r: number, map: Chart): void {
  brush.disc(x, y, r, lighten(map.land, 0.3));
  for (const [i, [px, py]] of pointsAround(x, y, r * 0.92, 32).entries())
    brush.disc(px, py, i % 4 ? 2.4 : 5, map.ink);
  for (const turn of [45, 0])
    for (const [i, [px, py]] of pointsAround(x, y, r * (turn ? 0.62 : 0.88), 4, turn).entries()) {
      const [a, b] = [
        pointsAround(x, y, r * 0.2, 1, i * 90 + turn - 45)[0]!,
        pointsAround(x, y, r * 0.2, 1, i * 90 + turn + 45)[0]!,
      ];
      brush.shape(polygonPath([x, y], a, [px, py]), turn ? map.deep : map.red);
      brush.shape(polygonPath([x, y], b, [px, py]), turn ? map.ink : darken(map.red, 0.4));
    }
  brush.shape(createStarPath(x, y - r * 0.98, 13), '#D9A441');
  brush.disc(x, y, r * 0.13, '#D9A441');
}

function paintLight(brush: Brush, x: number, y: number, red: string): Spot {
  brush.glow(x, y - 112, 150, LAMP, 0.75);
  brush.oval(x, y, 44, 13, '#7A6A5A');
  brush.shape(
    `M${formatNumber(x - 24)} ${formatNumber(y)}L${formatNumber(x - 15)} ${formatNumber(y - 96)}h30l9 96Z`,
    '#FFF8EC',
  );
  for (const k of rangeOf(3))
    brush.shape(
      `M${formatNumber(x - 22 + k * 2.8)} ${formatNumber(y - 16 - k * 30)}l1.4 -15h${formatNumber(41 - k * 5.6)}l1.4 15Z`,
      red,
    );
  brush.box(x - 19, y - 100, 38, 6, '#3A2A34');
  brush.box(x - 12, y - 124, 24, 25, '#FFE9A8');
  brush.stroke(
    `M${formatNumber(x - 12)} ${formatNumber(y - 124)}v25m8 -25v25m8 -25v25m8 -25v25`,
    '#3A2A34',
    2.4,
  );
  brush.shape(`M${formatNumber(x - 18)} ${formatNumber(y - 123)}q18 -28 36 0Z`, red);
  return { x, y: y - 112 };
}

function paintFrame(brush: Brush, map: Chart): void {
  const strip = (x: number, y: number, width: number, height: number, long: boolean) => {
    brush.box(x, y, width, height, '#F7EBCC');
    for (const i of rangeOf(Math.ceil((long ? width : height) / 50)))
      if (i % 2)
        brush.box(
          long ? x + i * 50 : x,
          long ? y : y + i * 50,
          long ? 50 : width,
          long ? height : 50,
          map.ink,
        );
  };
  strip(0, 0, 1200, 13, true);
  strip(0, 787, 1200, 13, true);
  strip(0, 0, 13, 800, false);
  strip(1187, 0, 13, 800, false);
  brush.stroke('M22 22H1178V778H22Z', map.red, 4);
  for (const [cx, cy] of [
    [22, 22],
    [1178, 22],
    [22, 778],
    [1178, 778],
  ] as const) {
    brush.disc(cx, cy, 34, map.red);
    brush.disc(cx, cy, 27, '#F7EBCC');
    brush.shape(createStarPath(cx, cy, 19), map.ink);
  }
}
