/** A mountain hut in the snow: skiers on every slope, a chairlift, firs, and a lamp at the door. */
import { polygonPath, formatNumber, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintPeaks } from '../pictures/land';
import type { Spot } from '../pictures/lights';
import { paintFir } from '../pictures/plants';
import { paintBeast } from '../pictures/things/beasts';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import { paintBlossom, paintEitherWay, scatter, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintWallLantern } from '../pictures/things/lamps';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { paintPlanks } from '../pictures/things/walls';

export { slopes as descriptionShort } from '../shelf-shorts';

const SUITS = [
  '#E5303A',
  '#FFC42F',
  '#2A6AD0',
  '#2FA86B',
  '#F2609A',
  '#7A4AC0',
  '#FF8A2F',
  '#1FA8C0',
  '#27304F',
] as const;
const SNOWS = [
  ['#DCE8F8', '#EEF4FC', '#FFFFFF', '#B8CCE8'],
  ['#F0DCE8', '#F8ECF0', '#FFFDFA', '#D4B8D4'],
  ['#D4ECF0', '#E8F6F4', '#FFFFFF', '#A8D0DC'],
] as const;
type Snow = (typeof SNOWS)[number];

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintSlopes(brush, dice));

function paintSlopes(brush: Brush, dice: PictureDice): Spot {
  const snow = dice.pick(SNOWS);
  paintDaySky(brush, dice, DAYS[dice.pick(['morning', 'rose', 'winter'] as const)], {
    horizon: 260,
    clouds: 5,
  });
  paintPeaks(brush, dice, 400, 320, dice.pick(['#6B84B4', '#7A7AA8', '#5A8AA8']));
  paintSlope(brush, dice, snow, 0, [330, 250, 300, 380, 350], 0.42);
  paintLift(brush, dice);
  paintSlope(brush, dice, snow, 1, [390, 420, 360, 470, 520], 0.62);
  paintSlope(brush, dice, snow, 2, [600, 500, 540, 640, 600], 0.86);
  const lamp = paintHut(brush, dice, 800, 640, snow);
  paintSlope(brush, dice, snow, 3, [700, 690, 660, 690, 670], 1.12);
  for (const [x, y, size] of [
    [40, 770, 260],
    [150, 800, 190],
    [1160, 796, 230],
  ] as const)
    paintSnowFir(brush, x, y, size, snow);
  paintSnowman(brush, dice, dice.between(430, 500), 770);
  for (const _ of rangeOf(90))
    brush.disc(dice.between(0, 1200), dice.between(0, 800), dice.between(2, 4.4), '#FFFFFF', 0.9);
  return lamp;
}

/** Paints a slope with its tracks, firs and people. `heights` are evenly spaced heights of its edge. */
function paintSlope(
  brush: Brush,
  dice: PictureDice,
  snow: Snow,
  index: number,
  heights: readonly number[],
  scale: number,
): void {
  const at = (x: number) => {
    const t = Math.min(3.999, Math.max(0, x / 300));
    const [i, s] = [Math.floor(t), t % 1];
    return heights[i]! + (heights[i + 1]! - heights[i]!) * s * s * (3 - 2 * s);
  };
  const path = `M-10 810${rangeOf(62)
    .map((i) => `L${i * 20 - 10} ${formatNumber(at(i * 20 - 10))}`)
    .join('')}V810Z`;
  const ground = snow[Math.min(2, index)]!;
  brush.at(0, -8, {}, () => brush.shape(path, '#34406B', 0.16));
  brush.shape(path, ground);
  brush.within(path, () => {
    scatter(dice, { x: 0, y: Math.min(...heights), width: 1200, height: 240 }, 38, (x, y, i) =>
      brush.stroke(
        `M${formatNumber(x - 22)} ${formatNumber(y)}q12 ${i % 2 ? -9 : 9} 24 0t24 0`,
        i % 3 ? snow[3] : mixColors(snow[3], '#5A7AB0', 0.4),
        i % 3 ? 4 : 2.6,
        0.75,
      ),
    );
    for (const i of rangeOf(5)) {
      let track = `M${100 + i * 240} ${formatNumber(at(100 + i * 240))}`;
      for (const k of rangeOf(5))
        track += `q${(k % 2 ? -70 : 70) * scale} ${22 * scale} ${(k % 2 ? -14 : 22) * scale} ${48 * scale}`;
      for (const dx of [0, 9 * scale])
        brush.at(dx, 0, {}, () =>
          brush.stroke(track, mixColors(snow[3], '#5A7AB0', 0.5), 3 * scale + 0.6, 0.75),
        );
    }
  });
  const spots: [number, number][] = [];
  scatter(dice, { x: 10, y: 0, width: 1180, height: 96 * scale }, 78 * scale + 14, (x, dy) =>
    spots.push([x, at(x) + 16 + dy]),
  );
  for (const [i, [x, y]] of spots.sort((a, b) => a[1] - b[1]).entries()) {
    const isHut = index > 1 && x > 570 && x < 1010;
    if (i % 3 === 0 && !isHut) paintSnowFir(brush, x, y + 6, dice.between(80, 130) * scale, snow);
    else if (index === 3 && i % 6 === 1) paintBeast(brush, dice, 'dog', x, y + 40, 0.8);
    else if (index === 3 && i % 6 === 4) paintFolk(brush, dice, x, y + 44, 1, 'stand', true);
    else if (index === 3 && i % 6 === 2) paintSledge(brush, dice, x, y + 40);
    else if (index !== 2 || !isHut) paintSkier(brush, dice, x, y + (index === 3 ? 34 : 6), scale);
  }
}

function paintSnowFir(brush: Brush, x: number, base: number, size: number, snow: Snow): void {
  brush.oval(x, base, size * 0.32, size * 0.06, '#34406B', 0.25);
  paintFir(brush, x, base, size, '#2F6B5A');
  for (const tier of rangeOf(4)) {
    const [y, half] = [base - size * (0.14 + tier * 0.2), size * (0.3 - tier * 0.06)];
    brush.shape(
      `M${formatNumber(x)} ${formatNumber(y - size * 0.34)}L${formatNumber(x - half)} ${formatNumber(y - size * 0.03)}q${formatNumber(half * 0.4)} ${formatNumber(size * 0.05)} ${formatNumber(half * 0.7)} ${formatNumber(-size * 0.05)}q${formatNumber(half * 0.4)} ${formatNumber(size * 0.06)} ${formatNumber(half * 0.7)} ${formatNumber(-size * 0.08)}Z`,
      tier % 2 ? snow[2] : snow[1],
      0.95,
    );
  }
}

function paintSkier(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const [suit, other, cap] = dice.shuffle(SUITS) as [string, string, string];
  const kind = dice.whole(0, 2);
  brush.at(x, base, { scale: scale * 0.82, isMirrored: dice.chance(0.5), turn: kind ? 12 : 0 }, () => {
    brush.oval(4, 6, 50, 6, '#34406B', 0.25);
    if (kind === 2) {
      brush.shape('M-44 -6Q-50 4 -38 6H40Q54 4 48 -8Q40 0 30 0H-30Q-38 0 -44 -6Z', other);
      brush.stroke('M-10 -30L-22 0M8 -30L20 0', '#27304F', 11);
      brush.stroke('M-14 -62L-40 -70M14 -62L40 -52', suit, 9);
    } else {
      for (const dy of [0, 8]) brush.stroke(`M-54 ${dy}H44q12 0 18 -11`, other, 4.4);
      brush.stroke('M-6 -34L4 -18L-8 2M6 -34L18 -18L6 8', '#27304F', 9);
      brush.stroke('M-12 -62L12 -46L24 -50', suit, 8);
      brush.stroke('M24 -62L-20 6M36 -56L-2 12', '#5A4A4A', 3);
    }
    brush.shape('M-16 -74Q0 -84 14 -74L14 -28H-14Z', suit);
    brush.box(-16, -56, 30, 8, other);
    brush.shape('M4 -80Q14 -78 14 -72V-28H5Z', SHADOW_COLOR, 0.22);
    brush.disc(4, -92, 13, dice.pick(['#F2C8A0', '#D99F70', '#A86B44', '#7A4A30']));
    brush.shape('M-11 -92Q-12 -112 4 -112Q19 -112 18 -94Z', cap);
    brush.box(-10, -97, 29, 7, lighten(cap, 0.5));
    brush.disc(2, -114, 6, lighten(cap, 0.5));
    brush.shape('M8 -91h12v7h-11Z', '#27304F');
    brush.stroke('M-8 -78l-24 -6', cap, 7);
  });
}

function paintSledge(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const wood = dice.pick(['#B5602F', '#C4303F', '#8A5A34']);
  brush.stroke(
    `M${formatNumber(x - 40)} ${formatNumber(base)}H${formatNumber(x + 34)}q16 -2 12 -22M${formatNumber(x - 28)} ${formatNumber(base)}v-18M${formatNumber(x + 20)} ${formatNumber(base)}v-18`,
    '#5A3A2A',
    5,
  );
  paintSlab(brush, x - 42, base - 27, 80, 10, wood, 4);
  const [a, b] = dice.shuffle(SUITS) as [string, string];
  paintSlab(brush, x - 34, base - 60, 34, 34, a, 3);
  paintSlab(brush, x + 2, base - 50, 28, 24, b, 3);
  brush.box(x - 20, base - 60, 6, 34, lighten(a, 0.5));
  brush.box(x + 13, base - 50, 6, 24, lighten(b, 0.5));
}

function paintLift(brush: Brush, dice: PictureDice): void {
  const y = (x: number) => 330 - x * 0.17 + Math.sin(x / 60) * 3;
  brush.stroke(`M-20 ${formatNumber(y(0))}L1220 ${formatNumber(y(1220))}`, '#34406B', 4);
  for (const x of [190, 520, 850, 1130]) {
    brush.stroke(`M${x} ${formatNumber(y(x) - 14)}V${formatNumber(y(x) + 190)}`, '#5A6484', 11);
    brush.stroke(`M${x - 34} ${formatNumber(y(x))}H${x + 34}`, '#5A6484', 9);
    for (const dx of [-30, 30]) brush.disc(x + dx, y(x) + 2, 9, '#D9A441');
    for (const k of rangeOf(5))
      brush.stroke(`M${x - 8} ${formatNumber(y(x) + 40 + k * 28)}l16 -16`, '#8A94B0', 3);
  }
  for (const i of rangeOf(9)) {
    const x = 70 + i * 132 + dice.between(-12, 12);
    const [a, b] = dice.shuffle(SUITS) as [string, string];
    brush.at(x, y(x), {}, () => {
      brush.stroke('M0 0V36M-28 36H28M-28 36V66H28V36', '#34406B', 4);
      brush.box(-30, 58, 60, 8, a);
      for (const [k, dx] of [-13, 13].entries()) {
        brush.shape(`M${dx - 10} 62V36q10 -8 20 0V62Z`, k ? b : SUITS[i]!);
        brush.disc(dx, 28, 8, '#F2C8A0');
        brush.shape(`M${dx - 9} 27q1 -13 9 -13t9 13Z`, k ? SUITS[i]! : b);
        brush.stroke(`M${dx - 2} 66v14M${dx - 14} 82h26`, k ? '#27304F' : '#C4303F', 4);
      }
    });
  }
}

function paintHut(brush: Brush, dice: PictureDice, x: number, base: number, snow: Snow): Spot {
  const wood = dice.pick(['#9A5A34', '#7A4430', '#B5763F']);
  const shutter = dice.pick(['#C4303F', '#2F7A5A', '#2A5AA8']);
  paintSlab(brush, x + 60, base - 330, 40, 90, '#8A7A80', 2);
  for (const k of rangeOf(6))
    brush.disc(x + 80 + k * 9, base - 350 - k * 21, 13 + k * 4, '#FFFFFF', 0.75 - k * 0.08);
  paintPlanks(brush, dice, { x: x - 170, y: base - 210, width: 340, height: 210 }, wood, 24, false);
  brush.shape(polygonPath([x - 170, base - 208], [x, base - 318], [x + 170, base - 208]), darken(wood, 0.12));
  for (const k of rangeOf(7))
    brush.stroke(
      `M${x - 130 + k * 43} ${base - 212}v${-26 - 70 * (1 - Math.abs(k - 3) / 3.4)}`,
      darken(wood, 0.4),
      3,
    );
  brush.shape(
    `M${x - 226} ${base - 176}L${x - 6} ${base - 338}h12L${x + 226} ${base - 176}l-20 0L${x} ${base - 300}L${x - 206} ${base - 176}Z`,
    darken(wood, 0.4),
  );
  brush.shape(
    `M${x - 232} ${base - 184}L${x - 8} ${base - 352}q8 -6 16 0L${x + 232} ${base - 184}q-14 14 -28 2q-12 -24 -30 -26q-18 2 -30 -22q-18 0 -30 -24q-22 2 -34 -24q-26 -2 -80 -30q-40 26 -78 30q-14 26 -36 26q-14 24 -32 22q-14 20 -36 34q-22 22 -50 8Z`,
    snow[2],
  );
  for (const k of rangeOf(17))
    brush.shape(
      `M${x - 200 + k * 25} ${formatNumber(base - 182 - (1 - Math.abs(k - 8) / 8) * 116)}l5 ${16 + (k % 3) * 9}l5 -${20 + (k % 3) * 9}Z`,
      '#DFF0FA',
    );
  brush.disc(x, base - 250, 26, '#FFE9B0');
  brush.stroke(`M${x - 26} ${base - 250}h52M${x} ${base - 276}v52`, shutter, 5);
  for (const dx of [-120, 84]) {
    paintSlab(brush, x + dx - 8, base - 170, 62, 66, lighten(wood, 0.3), 2);
    brush.box(x + dx, base - 162, 46, 50, '#FFE2A0');
    brush.stroke(`M${x + dx + 23} ${base - 162}v50M${x + dx} ${base - 138}h46`, shutter, 4);
    for (const side of [-28, 56]) {
      paintSlab(brush, x + dx + side, base - 168, 22, 62, shutter, 2);
      paintBlossom(brush, x + dx + side + 11, base - 137, 8, '#FFFFFF', '#F2C84A', 5);
    }
    for (const k of rangeOf(6))
      paintBlossom(brush, x + dx - 4 + k * 11, base - 102, 8, dice.pick(['#E5303A', '#FFFFFF', '#FFC42F']));
    paintSlab(brush, x + dx - 10, base - 98, 66, 15, shutter, 2);
  }
  paintSlab(brush, x - 36, base - 140, 72, 140, darken(wood, 0.35), 2);
  paintSlab(brush, x - 28, base - 132, 56, 132, shutter, 2);
  brush.disc(x, base - 94, 18, '#2F7A4A');
  for (const k of rangeOf(6)) brush.disc(x - 12 + k * 5, base - 94 + ((k * 7) % 18) - 9, 3, '#E5303A');
  for (const k of rangeOf(8)) {
    const px = x - 190 + k * 17;
    const tone = SUITS[(k + 3) % 9]!;
    if (px < x - 60) brush.stroke(`M${px} ${base + 4}L${px + 6} ${base - 88}q2 -12 9 -13`, tone, 6);
  }
  for (const dx of [70, 150]) {
    paintSlab(brush, x + dx - 30, base - 34, 76, 9, '#C49A6A', 2);
    brush.stroke(`M${x + dx - 20} ${base - 26}v28M${x + dx + 36} ${base - 26}v28`, '#8A5A34', 6);
    paintMotif(
      brush,
      dice.pick(MOTIFS),
      { x: x + dx - 22, y: base - 38, width: 60, height: 16 },
      ['#FFF6E0', '#C4303F', '#2A6AD0'],
      8,
    );
  }
  return paintWallLantern(brush, x + 40, base - 150, 0.95);
}

function paintSnowman(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const scarf = dice.pick(SUITS);
  brush.oval(x + 6, base, 64, 10, '#34406B', 0.3);
  for (const [dy, r] of [
    [-42, 48],
    [-108, 35],
    [-160, 26],
  ] as const) {
    brush.disc(x, base + dy, r, '#FFFFFF');
    brush.disc(x + r * 0.24, base + dy, r * 0.74, '#D8E4F4', 0.6);
  }
  for (const k of rangeOf(3)) brush.disc(x, base - 122 + k * 19, 4.4, '#27304F');
  brush.stroke(
    `M${formatNumber(x - 30)} ${base - 114}l-40 -26M${formatNumber(x + 30)} ${base - 114}l38 -34`,
    '#6B4428',
    5,
  );
  paintSlab(brush, x - 30, base - 142, 60, 13, scarf, 5);
  paintSlab(brush, x + 10, base - 134, 15, 44, lighten(scarf, 0.2), 3);
  brush.shape(`M${formatNumber(x)} ${base - 162}l34 7l-34 5Z`, '#F28A2F');
  for (const dx of [-9, 9]) brush.disc(x + dx, base - 170, 3.6, '#27304F');
  paintSlab(brush, x - 22, base - 222, 44, 36, '#27304F', 2);
  paintSlab(brush, x - 32, base - 190, 64, 8, '#27304F', 3);
  brush.box(x - 22, base - 200, 44, 8, scarf);
}
