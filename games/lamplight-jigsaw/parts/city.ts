/**
 * A city of blocks in an oblique view from above: towers, parks, a river with bridges, trams and cars, and a lamp in the
 * square.
 */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintBlossom, paintEitherWay, SHADOW_COLOR } from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';

export { city as descriptionShort } from '../shelf-shorts';

const TOWNS = [
  { street: '#6B7488', walk: '#D8D4CC', river: ['#3FA0C4', '#7AC8DC'], grass: '#7AB85A' },
  { street: '#7A6A7A', walk: '#F0DCC4', river: ['#3F8A94', '#7AB8B0'], grass: '#A8B84A' },
  { street: '#5A6A7A', walk: '#E0E4EC', river: ['#5A7AC4', '#94A8E0'], grass: '#5AA87A' },
] as const;
type Town = (typeof TOWNS)[number];
const WALLS = [
  '#E5735A',
  '#F2C05A',
  '#5AA0C4',
  '#F7E4C8',
  '#8A7AC4',
  '#5AB098',
  '#E89AB0',
  '#C48A5A',
  '#D8E0E8',
  '#B5504F',
  '#A8C46A',
] as const;
/** Half a block's width and height on the sheet. */
const [HW, HH] = [116, 61];

type Point = readonly [number, number];
/** Returns the image position of a point on the ground, given the blocks to the right, the blocks to the left, and its height. */
const toScreenPoint = (a: number, b: number, up = 0): Point => [600 + (a - b) * HW, 30 + (a + b) * HH - up];

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintTown(brush, dice));

function paintTown(brush: Brush, dice: PictureDice): Spot {
  const town = dice.pick(TOWNS);
  brush.box(0, 0, SHEET.width, SHEET.height, town.street);
  const walls = dice.shuffle(WALLS);
  let lamp: Spot = { x: 600, y: 400 };
  for (const sum of rangeOf(22))
    for (const a of rangeOf(22)) {
      const [i, j] = [a - 5, sum - a];
      const [x, y] = toScreenPoint(i + 0.5, j + 0.5);
      if (j < -7 || x < -130 || x > 1330 || y < -70 || y > 960) continue;
      paintStreet(brush, dice, town, i, j);
      const isRiver = i - j === 3 || i - j === 4;
      const isNear = (i === 3 && j === 3) || (i === 2 && j === 4) || (i === 3 && j === 4);
      if (isRiver) paintRiver(brush, dice, town, i, j);
      else if (i === 2 && j === 3) lamp = paintSquare(brush, dice, town, i, j);
      else if (isNear || (i * 3 + j * 5 + 40) % 6 === 0) paintPark(brush, dice, town, i, j);
      else paintTower(brush, dice, i, j, walls[(i * 4 + j * 7 + 80) % walls.length]!);
    }
  for (const [x, y] of [
    [120, 110],
    [740, 90],
    [1090, 330],
    [250, 590],
  ] as const)
    paintBalloon(brush, dice, x + dice.between(-40, 40), y);
  return lamp;
}

const tilePath = (a: number, b: number, inset: number, up = 0): string =>
  polygonPath(
    toScreenPoint(a + inset, b + inset, up),
    toScreenPoint(a + 1 - inset, b + inset, up),
    toScreenPoint(a + 1 - inset, b + 1 - inset, up),
    toScreenPoint(a + inset, b + 1 - inset, up),
  );

function paintStreet(brush: Brush, dice: PictureDice, { street, walk }: Town, a: number, b: number): void {
  brush.shape(tilePath(a, b, -0.01), street);
  for (const k of rangeOf(4)) {
    const [p, q] = [toScreenPoint(a + 0.1 + k * 0.25, b), toScreenPoint(a + 0.22 + k * 0.25, b)];
    const [r, s] = [toScreenPoint(a, b + 0.1 + k * 0.25), toScreenPoint(a, b + 0.22 + k * 0.25)];
    brush.stroke(
      `M${p.map(formatNumber).join(' ')}L${q.map(formatNumber).join(' ')}M${r.map(formatNumber).join(' ')}L${s.map(formatNumber).join(' ')}`,
      '#F7F0D8',
      2.6,
      0.9,
    );
  }
  brush.shape(tilePath(a, b, 0.11), walk);
  for (const k of rangeOf(2)) {
    const t = dice.between(0.1, 0.9);
    const [x, y] = k ? toScreenPoint(a + t, b + 0.05) : toScreenPoint(a + 0.05, b + t);
    if (dice.chance(0.6)) paintCar(brush, dice, x, y, k === 1);
  }
}

function paintCar(brush: Brush, dice: PictureDice, x: number, y: number, isDown: boolean): void {
  const tone = dice.pick(WALLS);
  brush.at(x, y, { isMirrored: !isDown, scale: 0.9 }, () => {
    brush.shape('M-16 -6L4 4L18 -3L-2 -13Z', SHADOW_COLOR, 0.4);
    brush.shape('M-17 -9V-3L3 7V0Z', tone);
    brush.shape('M3 7V0L17 -7V-1Z', darken(tone, 0.25));
    brush.shape('M-17 -9L3 0L17 -7L-3 -16Z', lighten(tone, 0.25));
    brush.shape('M-8 -10L3 -5L10 -9L-1 -14Z', '#DCEEF8');
    brush.disc(-11, -2, 3, '#27202F');
    brush.disc(-1, 4, 3, '#27202F');
  });
}

function paintTower(brush: Brush, dice: PictureDice, a: number, b: number, wall: string): void {
  const [inset, tall] = [0.17, dice.pick([36, 52, 70, 92])];
  const [left, front, right] = [
    toScreenPoint(a + inset, b + 1 - inset),
    toScreenPoint(a + 1 - inset, b + 1 - inset),
    toScreenPoint(a + 1 - inset, b + inset),
  ];
  const lift = ([x, y]: Point, up: number): Point => [x, y - up];
  brush.shape(polygonPath(left, front, lift(front, tall), lift(left, tall)), wall);
  brush.shape(polygonPath(front, right, lift(right, tall), lift(front, tall)), darken(wall, 0.28));
  const floors = Math.max(2, Math.round(tall / 19));
  const glass = dice.pick(['#DDF0FA', '#FFE9A8', '#3A4A7A', '#FFFFFF']);
  for (const side of [0, 1]) {
    const [from, to] = side ? [front, right] : [left, front];
    for (const floor of rangeOf(floors))
      for (const k of rangeOf(3)) {
        const t = 0.1 + k * 0.3;
        const up = 6 + (floor * (tall - 6)) / floors;
        const p = (s: number, u: number): Point => [
          from[0] + (to[0] - from[0]) * s,
          from[1] + (to[1] - from[1]) * s - u,
        ];
        const pane = (floor * 5 + k * 3 + side) % 7 === 0 ? '#FFC861' : side ? darken(glass, 0.2) : glass;
        brush.shape(polygonPath(p(t, up), p(t + 0.2, up), p(t + 0.2, up + 12), p(t, up + 12)), pane);
      }
  }
  paintRoof(brush, dice, a, b, inset, tall, wall);
}

function paintRoof(
  brush: Brush,
  dice: PictureDice,
  a: number,
  b: number,
  inset: number,
  height: number,
  wall: string,
): void {
  const kind = dice.whole(0, 4);
  brush.shape(tilePath(a, b, inset, height), lighten(wall, 0.35));
  if (kind === 0) {
    const peak = toScreenPoint(a + 0.5, b + 0.5, height + 44);
    const [l, f, r] = [
      toScreenPoint(a + inset, b + 1 - inset, height),
      toScreenPoint(a + 1 - inset, b + 1 - inset, height),
      toScreenPoint(a + 1 - inset, b + inset, height),
    ];
    const tone = dice.pick(['#B5403F', '#3F5A8A', '#2F6B66', '#8A4A7A']);
    brush.shape(polygonPath(l, f, peak), tone);
    brush.shape(polygonPath(f, r, peak), darken(tone, 0.3));
    for (const k of rangeOf(4)) {
      const t = (k + 1) / 5;
      const p = (q: Point): string =>
        `${formatNumber(q[0] + (peak[0] - q[0]) * t)} ${formatNumber(q[1] + (peak[1] - q[1]) * t)}`;
      brush.stroke(`M${p(l)}L${p(f)}L${p(r)}`, lighten(tone, 0.3), 2.6, 0.8);
    }
    return;
  }
  brush.shape(tilePath(a, b, inset + 0.06, height), darken(wall, 0.1));
  const [x, y] = toScreenPoint(a + 0.5, b + 0.5, height);
  if (kind === 1) {
    brush.shape(tilePath(a, b, inset + 0.09, height), '#6BAA54');
    for (const k of rangeOf(6))
      brush.disc(x - 30 + (k % 3) * 26, y - 10 + Math.floor(k / 3) * 14, 9, k % 2 ? '#3F8A4A' : '#8FC45A');
    for (const k of rangeOf(4))
      paintBlossom(
        brush,
        x - 18 + k * 14,
        y + 3 - (k % 2) * 8,
        6,
        dice.pick(['#F2607A', '#FFD84A', '#FFFFFF']),
        '#F7A03A',
        5,
      );
  } else if (kind === 2) {
    brush.oval(x, y - 2, 22, 11, '#5A4A54');
    brush.box(x - 22, y - 30, 44, 28, '#A8704A');
    for (const k of rangeOf(5)) brush.stroke(`M${x - 18 + k * 9} ${y - 29}v27`, '#7A4A34', 2.4);
    brush.oval(x, y - 30, 22, 10, '#C48A5A');
    brush.shape(`M${x - 22} ${y - 31}Q${x} ${y - 40} ${x + 22} ${y - 31}L${x} ${y - 52}Z`, '#8A5A3A');
  } else if (kind === 3) {
    brush.shape(tilePath(a, b, inset + 0.15, height), '#4FC4E0');
    for (const k of rangeOf(3))
      brush.stroke(`M${x - 24 + k * 9} ${y - 4 + k * 6}q8 -5 14 0t14 0`, '#FFFFFF', 2.6);
    for (const k of rangeOf(3))
      brush.oval(x + 30 - k * 15, y + 22 - Math.abs(k - 1) * 2, 8, 4, ['#F2607A', '#FFD84A', '#8A6AC4'][k]!);
  } else {
    for (const k of rangeOf(4)) {
      const [px, py] = [x - 24 + (k % 2) * 32, y - 8 + Math.floor(k / 2) * 14];
      brush.box(px, py - 12, 16, 12, ['#D8DCE4', '#8A94A4', '#F2B83A', '#E5735A'][k]!);
      brush.box(px + 10, py - 12, 6, 12, SHADOW_COLOR, 0.24);
    }
    brush.stroke(`M${x} ${y - 14}v-34M${x - 9} ${y - 40}h18`, '#4A4A5A', 3);
    brush.disc(x, y - 50, 4, '#E5303F');
  }
}

function paintPark(brush: Brush, dice: PictureDice, { grass }: Town, a: number, b: number): void {
  brush.shape(tilePath(a, b, 0.14), grass);
  brush.within(tilePath(a, b, 0.14), () => {
    const [p, q] = [toScreenPoint(a, b + 0.5), toScreenPoint(a + 1, b + 0.5)];
    brush.stroke(`M${p.join(' ')}L${q.join(' ')}`, '#F2DCB4', 10);
    for (const _ of rangeOf(12)) {
      const [x, y] = toScreenPoint(a + dice.between(0.1, 0.9), b + dice.between(0.1, 0.9));
      brush.stroke(`M${formatNumber(x - 4)} ${formatNumber(y - 5)}l4 5 4 -6`, darken(grass, 0.3), 2.4);
    }
  });
  for (const [s, t] of [
    [0.3, 0.25],
    [0.7, 0.3],
    [0.26, 0.72],
    [0.72, 0.78],
    [0.5, 0.5],
  ] as const) {
    const [x, y] = toScreenPoint(a + s, b + t);
    if (s === 0.5) {
      brush.oval(x, y, 21, 11, '#E8E4DC');
      brush.oval(x, y - 1, 16, 8, '#5AC0DC');
      brush.stroke(`M${x} ${y - 2}v-16M${x} ${y - 16}q-9 2 -10 12M${x} ${y - 16}q9 2 10 12`, '#FFFFFF', 3);
      continue;
    }
    const tone = dice.pick(['#3F8A4A', '#6BAA4A', '#E8903A', '#F2A0B8', '#2F7A5A']);
    brush.oval(x + 6, y + 2, 16, 6, SHADOW_COLOR, 0.3);
    brush.stroke(`M${x} ${y}v-14`, '#6B4A34', 5);
    brush.disc(x, y - 26, 17, tone);
    brush.disc(x - 5, y - 31, 9, lighten(tone, 0.3));
    brush.disc(x + 6, y - 20, 6, darken(tone, 0.25));
  }
}

function paintRiver(brush: Brush, dice: PictureDice, { river, walk }: Town, a: number, b: number): void {
  brush.shape(tilePath(a, b, -0.01), river[0]);
  for (const k of rangeOf(7)) {
    const [x, y] = toScreenPoint(a + dice.between(0.05, 0.8), b + dice.between(0.1, 0.9));
    brush.stroke(
      `M${formatNumber(x)} ${formatNumber(y)}q8 -5 16 0t16 0`,
      k % 2 ? river[1] : lighten(river[1], 0.5),
      3,
    );
  }
  if ((b + 9) % 3 === 0) {
    brush.shape(
      polygonPath(
        toScreenPoint(a, b + 0.3),
        toScreenPoint(a + 1, b + 0.3),
        toScreenPoint(a + 1, b + 0.7),
        toScreenPoint(a, b + 0.7),
      ),
      SHADOW_COLOR,
      0.3,
    );
    brush.shape(
      polygonPath(
        toScreenPoint(a, b + 0.3, 16),
        toScreenPoint(a + 1, b + 0.3, 16),
        toScreenPoint(a + 1, b + 0.7, 16),
        toScreenPoint(a, b + 0.7, 16),
      ),
      mixColors(walk, '#C4704F', 0.5),
    );
    for (const t of [0.3, 0.7])
      for (const k of rangeOf(7)) {
        const [x, y] = toScreenPoint(a + k / 6, b + t, 16);
        brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}v-9`, '#8A3F34', 3.4);
      }
  } else if (dice.chance(0.55)) {
    const [x, y] = toScreenPoint(a + 0.5, b + 0.5);
    const tone = dice.pick(WALLS);
    brush.shape(
      `M${x - 36} ${y - 12}Q${x - 40} ${y + 2} ${x + 10} ${y + 20}L${x + 38} ${y + 16}L${x + 30} ${y + 8}Z`,
      tone,
    );
    brush.shape(
      `M${x - 36} ${y - 12}L${x + 30} ${y + 8}L${x + 34} ${y + 2}L${x - 22} ${y - 18}Z`,
      lighten(tone, 0.5),
    );
    brush.stroke(`M${x} ${y - 3}v-44`, '#5A3A2A', 4);
    brush.shape(`M${x + 3} ${y - 46}L${x + 30} ${y - 8}L${x + 3} ${y - 12}Z`, '#FFF6E4');
  }
}

function paintSquare(brush: Brush, dice: PictureDice, _: Town, a: number, b: number): Spot {
  brush.shape(tilePath(a, b, 0.05), '#E8B890');
  for (const k of rangeOf(5)) brush.shape(tilePath(a, b, 0.1 + k * 0.08), k % 2 ? '#E8B890' : '#C4704F');
  for (const t of [0.2, 0.8])
    for (const s of [0.2, 0.8]) {
      const [x, y] = toScreenPoint(a + s, b + t);
      paintBlossom(brush, x, y, 13, dice.pick(['#F2607A', '#FFD84A', '#B58AE0']), '#FFFFFF', 8);
    }
  const [x, y] = toScreenPoint(a + 0.5, b + 0.5);
  return paintStandLantern(brush, x, y + 8, 1.5, '#2A2434');
}

function paintBalloon(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [one, other] = dice.shuffle(WALLS) as [string, string];
  brush.oval(x + 60, y + 120, 26, 11, SHADOW_COLOR, 0.25);
  const path = `M${formatNumber(x)} ${y + 50}Q${formatNumber(x - 48)} ${y + 12} ${formatNumber(x - 40)} ${y - 22}a40 40 0 0 1 80 0Q${formatNumber(x + 48)} ${y + 12} ${formatNumber(x)} ${y + 50}Z`;
  brush.shape(path, one);
  brush.within(path, () => {
    for (const k of rangeOf(3)) brush.oval(x, y - 10, 40 - k * 15, 60, k % 2 ? one : other);
    brush.box(x + 14, y - 70, 40, 130, SHADOW_COLOR, 0.18);
  });
  brush.stroke(
    `M${formatNumber(x - 9)} ${y + 42}l3 22M${formatNumber(x + 9)} ${y + 42}l-3 22`,
    '#5A3A2A',
    2.4,
  );
  brush.box(x - 9, y + 62, 18, 14, '#A8703F');
}
