/** Rice terraces at dawn: pools that reflect the sky, young shoots and ripe ears, huts, buffalo, a lamp by the path. */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { pointsAround, paintBlossom, paintEitherWay, leafPath, SHADOW_COLOR } from '../pictures/things/forms';
import { paintPeaks } from '../pictures/land';
import { paintStandLantern } from '../pictures/things/lamps';
import { paintBeast } from '../pictures/things/beasts';

export { terraces as descriptionShort } from '../shelf-shorts';

const DAWNS = [
  { day: 'rose', pools: ['#F7B8A0', '#C49AC8', '#FFE0AC', '#8A9AD0'], peak: '#8A7AB0' },
  { day: 'morning', pools: ['#A8D8F0', '#FFE9C4', '#7FBBE0', '#D6E8E4'], peak: '#6B9AC0' },
  { day: 'gold', pools: ['#FBDDA4', '#F0A870', '#F7E8C4', '#D98A8A'], peak: '#B58A7A' },
] as const;
type Dawn = (typeof DAWNS)[number];
type Line = (x: number) => number;

const GREENS = ['#4F9A3F', '#7ABF4A', '#A8D04F', '#3F8A4A'] as const;
const RIPE = ['#E8C040', '#D9A838', '#F2D468'] as const;
const TOP_Y = 250;
const STEPS = 12;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintHill(brush, dice));

function paintHill(brush: Brush, dice: PictureDice): Spot {
  const dawn = dice.pick(DAWNS);
  paintDaySky(brush, dice, DAYS[dawn.day], {
    horizon: 230,
    clouds: 4,
    sun: { x: dice.between(420, 560), y: 120, radius: 50 },
  });
  paintPeaks(brush, dice, 300, 210, dawn.peak);
  paintBirds(brush, dice, 9, 30, 190, '#5A4A6B');
  const lines = layLines(dice);
  for (const i of rangeOf(STEPS)) {
    paintStep(brush, dice, dawn, lines, i);
    paintLife(brush, dice, lines, i);
  }
  paintPalms(brush, dice, 96, 782, 1.5);
  paintPalms(brush, dice, 180, 800, 1.1);
  const at = lines[8]!;
  paintHut(brush, dice, 930, at(930) + 16, 1.5);
  return paintStandLantern(brush, 800, at(800) + 34, 1.15, '#3A2A24');
}

/** Returns the edges of the terraces, from back to front. They have the same curve, and each is wider than the one before. */
function layLines(dice: PictureDice): Line[] {
  const [a, b, c] = [dice.between(0, 6.28), dice.between(0, 6.28), dice.between(0, 6.28)];
  return rangeOf(STEPS + 1).map((i) => {
    const t = i / STEPS;
    const y = TOP_Y + (SHEET.height - TOP_Y + 60) * t ** 1.22;
    const swing = 22 + 26 * t;
    return (x) =>
      y +
      Math.sin(x / 170 + a + i * 0.34) * swing * 0.6 +
      Math.sin(x / 88 + b - i * 0.5) * swing * 0.3 +
      Math.sin(x / 420 + c) * 44 * (1 - t * 0.4);
  });
}

const pathAlong = (line: Line, from: number, to: number, down = 0): string => {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 32));
  return rangeOf(count + 1)
    .map((k) => {
      const x = from + ((to - from) * k) / count;
      return `${formatNumber(x)} ${formatNumber(line(x) + down)}`;
    })
    .join('L');
};

function paintStep(brush: Brush, dice: PictureDice, dawn: Dawn, lines: readonly Line[], i: number): void {
  const [line, next] = [lines[i]!, lines[i + 1]!];
  const t = i / STEPS;
  const wall = 11 + t * 16;
  const earth = mixColors(dice.pick(['#7A5A3A', '#8A6A44', '#6B5434']), dawn.pools[1], 0.25 * (1 - t));
  const spans: [number, number][] = [];
  for (let x = -20 - dice.between(0, 90); x < 1220; x = spans.at(-1)![1])
    spans.push([x, x + dice.between(120, 260) * (0.7 + t * 0.7)]);
  for (const [from, to] of spans)
    brush.shape(`M${pathAlong(line, from - 1, to + 1)}L${pathAlong(next, to + 1, from - 1, 30)}Z`, earth);
  for (const k of rangeOf(56)) {
    const x = -10 + k * 22 + dice.between(-5, 5);
    brush.stroke(
      `M${formatNumber(x)} ${formatNumber(line(x) + 2)}q-3 ${formatNumber(wall * 0.5)} 1 ${formatNumber(wall * 0.9)}`,
      k % 3 ? mixColors('#5A9A3F', earth, 0.2) : lighten(earth, 0.25),
      4 + t * 2.5,
      0.9,
    );
  }
  const topLineAt: Line = (x) => line(x) + wall;
  for (const [k, span] of spans.entries()) {
    brush.stroke(`M${pathAlong(topLineAt, ...span)}`, darken(earth, 0.4), 4, 0.6);
    paintField(brush, dice, dawn, topLineAt, next, span, t, (k + i * 2) % 4);
  }
  for (const [from, to] of spans) {
    brush.stroke(`M${pathAlong(line, from, to)}`, '#8FBF4F', 5 + t * 4);
    brush.stroke(`M${pathAlong(line, from, to, -2)}`, '#D4E88A', 2, 0.8);
  }
}

/** Paints one pool, which shows either the sky or its rice. */
function paintField(
  brush: Brush,
  dice: PictureDice,
  dawn: Dawn,
  top: Line,
  next: Line,
  [from, to]: readonly [number, number],
  t: number,
  kind: number,
): void {
  const path = `M${pathAlong(top, from, to, 3)}L${pathAlong(next, to, from, 2)}Z`;
  const pool = dice.pick(dawn.pools);
  const tone = kind === 2 ? dice.pick(GREENS) : kind === 3 ? dice.pick(RIPE) : pool;
  brush.shape(path, tone);
  const step = 13 + t * 9;
  const tones =
    kind === 0
      ? [darken(tone, 0.25), '#FFFFFF']
      : kind === 1
        ? ['#5AA83F', '#4F9440']
        : [darken(tone, 0.3), lighten(tone, 0.35)];
  for (let x = from + 4; x < to - 4; x += step * (kind < 2 ? 1.5 : 1)) {
    const marks = ['', ''];
    for (const row of rangeOf(6)) {
      const px = x + (row % 2) * step * 0.5;
      const y = top(px) + 10 + ((next(px) - top(px)) * (row + 0.5)) / 7;
      marks[row % 2] +=
        kind === 0
          ? `M${formatNumber(px)} ${formatNumber(y)}q${formatNumber(step * 0.4)} -5 ${formatNumber(step)} 0`
          : `M${formatNumber(px - 3 - t * 3)} ${formatNumber(y - 8 - t * 6)}L${formatNumber(px)} ${formatNumber(y)}L${formatNumber(px + 4 + t * 3)} ${formatNumber(y - 7 - t * 6)}`;
    }
    for (const i of rangeOf(2)) brush.stroke(marks[i]!, tones[i]!, 2.4 + t, 0.8);
  }
  brush.stroke(
    `M${formatNumber(to)} ${formatNumber(top(to))}L${formatNumber(to)} ${formatNumber(next(to) + 4)}`,
    '#8FA84A',
    6 + t * 5,
  );
  brush.stroke(
    `M${formatNumber(to)} ${formatNumber(top(to))}L${formatNumber(to)} ${formatNumber(next(to) + 4)}`,
    '#C4D87A',
    2,
  );
}

function paintLife(brush: Brush, dice: PictureDice, lines: readonly Line[], i: number): void {
  const t = i / STEPS;
  if (i < 2) return;
  const middleLineAt: Line = (x) => lines[i]!(x) * 0.4 + (lines[i + 1] ?? lines[i]!)(x) * 0.6 + 6;
  for (const k of rangeOf(i < 6 ? 4 : 3)) {
    const x = ((k * 397 + i * 211 + dice.between(0, 160)) % 1120) + 40;
    const scale = 0.34 + t * 0.72;
    const kind = dice.whole(0, 5);
    if (kind < 3) paintFarmer(brush, dice, x, middleLineAt(x), scale);
    else if (kind === 3) paintBuffalo(brush, dice, x, middleLineAt(x), scale);
    else if (kind === 4)
      for (const j of rangeOf(3))
        paintBeast(brush, dice, 'duck', x + j * 52 * scale, middleLineAt(x + j * 52 * scale), scale);
    else paintHeron(brush, x, middleLineAt(x), scale);
  }
  if (i === 3 || i === 5) {
    const x = i === 3 ? dice.between(160, 360) : dice.between(560, 700);
    paintHut(brush, dice, x, lines[i]!(x) + 8, 0.6 + t * 0.6);
    paintPalms(brush, dice, x + 80, lines[i]!(x + 80) + 8, 0.5 + t * 0.3);
  }
}

function paintFarmer(brush: Brush, dice: PictureDice, x: number, y: number, scale: number): void {
  const shirt = dice.pick(['#C4303F', '#2A5AA8', '#F7F0E0', '#7A3A8A', '#2F8A86', '#F28A2F']);
  brush.at(x, y, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(0, 2, 34, 6, SHADOW_COLOR, 0.25);
    brush.stroke('M-6 0V-34M10 0L6 -34', '#3A3450', 9);
    brush.shape('M-14 -30Q-16 -66 14 -76L36 -62L18 -28Z', shirt);
    brush.stroke('M26 -62Q40 -44 42 -22M20 -58Q30 -40 34 -20', '#D99F70', 7);
    brush.shape(leafPath(38, -18, 30, 5, -70), '#6BB04A');
    brush.shape(leafPath(38, -18, 30, 5, -110), '#A8D04F');
    brush.disc(34, -72, 11, '#D99F70');
    brush.shape('M6 -76L40 -104L62 -66Q36 -60 6 -76Z', '#F2D490');
    brush.shape('M40 -104L62 -66Q52 -62 40 -64Z', '#C49A54');
    brush.stroke('M20 -82Q36 -76 56 -72', '#B58A44', 2.4);
  });
}

function paintBuffalo(brush: Brush, dice: PictureDice, x: number, y: number, scale: number): void {
  brush.at(x, y, { scale: scale * 1.2, isMirrored: dice.chance(0.5) }, () => {
    brush.stroke('M-34 -30V0M-20 -26V0M20 -26V0M32 -30V0', '#4A4654', 10);
    brush.shape('M-46 -62Q0 -76 40 -62Q50 -30 34 -22H-38Q-52 -34 -46 -62Z', '#6B6470');
    brush.shape('M-46 -40Q0 -26 42 -42Q46 -26 34 -22H-38Q-48 -28 -46 -40Z', SHADOW_COLOR, 0.25);
    brush.shape('M36 -70L66 -64L76 -34Q68 -26 58 -30L38 -46Z', '#7A727E');
    brush.stroke('M44 -70Q20 -92 2 -86M58 -68Q70 -92 92 -86', '#E8DCC4', 6);
    brush.disc(60, -54, 3, '#17142A');
    brush.stroke('M-46 -58q-12 16 -6 34', '#4A4654', 4);
    brush.shape('M-6 -70q2 -14 10 -18l4 -14q10 2 6 14q8 8 6 18Z', '#FFFFFF');
    brush.shape('M10 -100l12 2 -11 4Z', '#F2A030');
  });
}

function paintHeron(brush: Brush, x: number, y: number, scale: number): void {
  brush.at(x, y, { scale }, () => {
    brush.stroke('M-4 0V-40M6 0V-40', '#D98A3A', 4);
    brush.shape('M-36 -36Q-10 -66 14 -60Q22 -40 4 -34Q-14 -30 -36 -36Z', '#FFFFFF');
    brush.stroke('M10 -58Q34 -74 16 -92Q14 -104 24 -106', '#FFFFFF', 8);
    brush.shape('M24 -110l30 6 -30 4Z', '#F2A030');
    brush.stroke('M-26 -40Q-6 -52 8 -46', '#A8B8C8', 4);
  });
}

function paintHut(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  brush.at(x, base, { scale }, () => {
    brush.oval(0, 2, 92, 10, SHADOW_COLOR, 0.3);
    for (const k of rangeOf(4)) brush.stroke(`M${-60 + k * 40} 0V-34`, '#5A3A24', 8);
    brush.shape('M-70 -30H70V-84H-70Z', '#B5844A');
    for (const k of rangeOf(12)) brush.stroke(`M${-66 + k * 12} -30V-84`, k % 2 ? '#8A5F34' : '#D4A868', 4);
    brush.shape('M-18 -30V-74H18V-30Z', '#3A2430');
    brush.shape('M-12 -30V-68H12V-30Z', '#FFD070');
    for (const s of [-1, 1]) brush.box(s * 46 - 11, -70, 22, 22, '#FFE2A0');
    brush.shape('M-98 -72Q-40 -106 -22 -150H22Q40 -106 98 -72Q0 -62 -98 -72Z', '#C49A54');
    for (const k of rangeOf(17)) {
      const s = -1 + k / 8;
      brush.stroke(
        `M${formatNumber(s * 22)} -148Q${formatNumber(s * 42)} -104 ${formatNumber(s * 92)} -72`,
        k % 2 ? '#E4C488' : '#96703A',
        4,
      );
    }
    brush.stroke('M-26 -152H26', '#7A5430', 8);
    for (const [k, [fx, fy]] of pointsAround(0, -26, 1, 7).entries())
      paintBlossom(brush, -76 + k * 25 + fx, -8 + fy * 0, 9, dice.pick(['#F2607A', '#F7D04A', '#FFFFFF']));
  });
}

function paintPalms(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const lean = dice.between(-20, 26);
  brush.at(x, base, { scale }, () => {
    brush.stroke(`M0 0Q${formatNumber(lean * 0.2)} -90 ${formatNumber(lean)} -160`, '#7A5434', 13);
    for (const k of rangeOf(9)) {
      const t = (k + 0.5) / 9;
      brush.stroke(`M${formatNumber(lean * t * t - 6)} ${formatNumber(-160 * t)}q6 5 12 0`, '#B58A5A', 3);
    }
    for (const k of rangeOf(9))
      brush.shape(
        leafPath(lean, -160, dice.between(76, 104), 15, -200 + k * 27),
        ['#3F8A4A', '#6BAA4A', '#2F6B44'][k % 3]!,
      );
    for (const k of rangeOf(4))
      brush.disc(lean - 14 + k * 10, -148 + (k % 2) * 8, 9, k % 2 ? '#B5703A' : '#D99A4A');
  });
}
