/** A square in the rain, seen from a roof: umbrellas of every pattern, a tram, puddles, and a lamp from above. */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, LAMP, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import {
  pointsAround,
  paintBlossom,
  paintEitherWay,
  leafPath,
  roundBoxPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';

export { umbrellas as descriptionShort } from '../shelf-shorts';

const STONES = [
  ['#6B7F96', '#4F6480'],
  ['#7A7A98', '#5A5A80'],
  ['#6B8A8A', '#4A6B74'],
] as const;
const SILKS = [
  '#E2483A',
  '#F7B83A',
  '#2F7AC4',
  '#3FA078',
  '#E86A9A',
  '#8A4FB8',
  '#FFF3DC',
  '#27304F',
  '#F28A3A',
  '#3FB8C4',
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintSquare(brush, dice));

function paintSquare(brush: Brush, dice: PictureDice): Spot {
  const stones = dice.pick(STONES);
  paintCobbles(brush, dice, stones);
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 190, (x, y) => paintPuddle(brush, dice, x, y));
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 58, (x, y, i) => {
    const tone = dice.pick(['#F2A83A', '#E2603A', '#C4402F', '#D9C03F']);
    for (const k of rangeOf(i % 2 ? 5 : 1))
      brush.shape(
        leafPath(x, y, i % 2 ? 15 : 26, i % 2 ? 7 : 13, i * 47 + k * 46),
        k % 2 ? lighten(tone, 0.25) : tone,
      );
  });
  const rails = dice.between(220, 300);
  paintTram(brush, dice, dice.between(120, 480), rails);
  paintFlowers(brush, dice, 150, 640);
  paintFlowers(brush, dice, 1060, 590);
  const lamp = { x: dice.between(540, 680), y: dice.between(500, 560) };
  brush.glow(lamp.x, lamp.y, 260, LAMP, 0.55);
  for (const [x, y] of pointsAround(lamp.x, lamp.y, 150, 16))
    brush.stroke(`M${formatNumber(lamp.x)} ${formatNumber(lamp.y)}L${x} ${y}`, '#FFE2A0', 5, 0.22);
  scatter(dice, { x: 10, y: 10, width: 1180, height: 780 }, 97, (x, y, i) => {
    if (Math.abs(y - rails) < 96 || Math.hypot(x - lamp.x, y - lamp.y) < 92) return;
    if (Math.hypot(x - 150, y - 640) < 104 || Math.hypot(x - 1060, y - 590) < 104) return;
    if (i % 13 === 5) paintDog(brush, dice, x, y);
    else paintUmbrella(brush, dice, x, y, dice.between(36, 54));
  });
  paintLampHead(brush, lamp);
  for (const _ of rangeOf(150)) {
    const [x, y] = [dice.between(0, 1200), dice.between(0, 800)];
    brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}l-7 22`, '#FFFFFF', 2, 0.4);
  }
  return lamp;
}

/** Paints cobblestones in fan patterns, some of them wet. */
function paintCobbles(brush: Brush, dice: PictureDice, [pale, deep]: readonly [string, string]): void {
  brush.box(0, 0, SHEET.width, SHEET.height, darken(deep, 0.3));
  const step = 96;
  for (const row of rangeOf(19))
    for (const column of rangeOf(14)) {
      const [x, y] = [(column + (row % 2) / 2) * step, row * 46];
      const band = Math.floor(Math.hypot(x - 600, y - 530) / 74) % 3;
      const tone = mixColors(
        mixColors(pale, deep, dice.between(0, 1)),
        ['#F2D8B8', '#3A3F6B', '#8FB8D0'][band]!,
        0.34,
      );
      for (const ring of rangeOf(3))
        for (const k of rangeOf(7 - ring * 2)) {
          const a = Math.PI * (1 + (k + 0.5) / (7 - ring * 2));
          const r = 44 - ring * 14;
          brush.oval(
            x + Math.cos(a) * r,
            y + Math.sin(a) * r,
            8,
            6,
            mixColors(tone, dice.pick(['#FFFFFF', '#27304F', '#A8C8E0']), dice.between(0, 0.22)),
          );
        }
    }
}

function paintPuddle(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [w, h] = [dice.between(40, 84), dice.between(24, 40)];
  brush.shape(
    `M${formatNumber(x - w)} ${formatNumber(y)}q${formatNumber(w * 0.3)} ${formatNumber(-h * 1.4)} ${formatNumber(w)} ${formatNumber(-h * 0.8)}t${formatNumber(w)} ${formatNumber(h * 0.6)}q${formatNumber(-w * 0.3)} ${formatNumber(h * 1.6)} ${formatNumber(-w * 1.1)} ${formatNumber(h)}t${formatNumber(-w * 0.9)} ${formatNumber(-h * 0.8)}Z`,
    '#C4DCF0',
    0.62,
  );
  for (const k of rangeOf(3)) {
    const [rx, ry] = [x + dice.between(-w, w) * 0.5, y + dice.between(-h, h) * 0.4];
    for (const r of [6, 12 + k * 3])
      brush.stroke(
        `M${formatNumber(rx - r)} ${formatNumber(ry)}a${r} ${formatNumber(r * 0.8)} 0 1 0 ${2 * r} 0a${r} ${formatNumber(r * 0.8)} 0 1 0 ${-2 * r} 0`,
        '#FFFFFF',
        2,
        0.8,
      );
  }
}

function paintTram(brush: Brush, dice: PictureDice, x: number, y: number): void {
  for (const side of [-1, 1]) {
    brush.box(0, y + side * 34 - 6, 1200, 12, '#3A4460', 0.8);
    brush.box(0, y + side * 34 - 2, 1200, 4, '#DCE8F4');
  }
  const [body, trim] = dice.pick([
    ['#D4402F', '#FFF0C8'],
    ['#2F7A5A', '#F7DC9A'],
    ['#F2A82F', '#5A2A34'],
  ] as const);
  for (const part of [0, 1]) {
    const left = x + part * 300 - 60;
    brush.shape(roundBoxPath(left + 8, y - 52, 286, 124, 34), SHADOW_COLOR, 0.4);
    brush.shape(roundBoxPath(left, y - 62, 286, 124, 34), darken(body, 0.12));
    brush.shape(roundBoxPath(left + 10, y - 52, 266, 104, 28), trim);
    brush.shape(roundBoxPath(left + 22, y - 40, 242, 80, 20), lighten(body, 0.1));
    for (const k of rangeOf(5))
      paintSlab(brush, left + 36 + k * 45, y - 26, 34, 52, k % 2 ? trim : darken(body, 0.3), 6);
    for (const k of rangeOf(9))
      for (const side of [-1, 1]) brush.box(left + 26 + k * 27, y + side * 56 - 3, 18, 6, '#FFE2A0');
  }
  brush.stroke(`M${formatNumber(x + 60)} ${formatNumber(y)}l40 -34l40 34l-40 34Z`, '#27304F', 6);
  brush.stroke(`M0 ${formatNumber(y - 2)}H1200`, '#27304F', 2.4, 0.8);
}

function paintFlowers(brush: Brush, dice: PictureDice, x: number, y: number): void {
  brush.disc(x + 6, y + 9, 98, SHADOW_COLOR, 0.35);
  brush.disc(x, y, 98, '#D8CDBE');
  for (const [px, py] of pointsAround(x, y, 90, 26)) brush.disc(px, py, 7, '#F4ECDC');
  brush.disc(x, y, 80, '#3F6B3F');
  for (const [ring, count] of [
    [66, 18],
    [44, 13],
    [22, 7],
  ] as const) {
    const tone = dice.pick(['#F2607A', '#FFD84A', '#FFF6E8', '#B07AE0', '#F28A3A']);
    for (const [px, py] of pointsAround(x, y, ring, count, ring))
      paintBlossom(brush, px, py, 12, tone, '#7A3A1F');
  }
  paintBlossom(brush, x, y, 16, '#FFFFFF');
}

function paintUmbrella(brush: Brush, dice: PictureDice, x: number, y: number, r: number): void {
  const [a, b] = dice.shuffle(SILKS) as [string, string];
  const count = dice.pick([8, 8, 10]);
  const kind = dice.whole(0, 5);
  const turn = dice.between(0, 45);
  const boots = dice.pick(SILKS);
  brush.oval(x - r * 0.4, y + r * 0.98, 8, 6, darken(boots, 0.3));
  brush.oval(x - r * 0.1, y + r * 1.08, 8, 6, darken(boots, 0.3));
  brush.disc(x + 7, y + 11, r, SHADOW_COLOR, 0.36);
  const rim = pointsAround(x, y, r, count, turn);
  for (const [i, [px, py]] of rim.entries()) {
    const [qx, qy] = rim[(i + 1) % count]!;
    const [mx, my] = [x + ((px + qx) / 2 - x) * 0.94, y + ((py + qy) / 2 - y) * 0.94];
    const path = `M${formatNumber(x)} ${formatNumber(y)}L${px} ${py}Q${formatNumber(mx)} ${formatNumber(my)} ${qx} ${qy}Z`;
    const tone = kind === 0 && i % 2 ? b : a;
    brush.shape(path, i < count / 2 ? darken(tone, 0.14) : lighten(tone, 0.08));
    if (kind === 4) brush.disc((x + px * 2) / 3, (y + py * 2) / 3, r * 0.13, b);
  }
  if (kind === 1 || kind === 5)
    for (const share of kind === 1 ? [0.82] : [0.82, 0.5])
      brush.stroke(
        `M${pointsAround(x, y, r * share, count, turn)
          .map(([px, py]) => `${px} ${py}`)
          .join('L')}Z`,
        b,
        r * 0.13,
      );
  if (kind === 2)
    for (const [px, py] of [...pointsAround(x, y, r * 0.7, 9), ...pointsAround(x, y, r * 0.38, 5)])
      brush.disc(px, py, r * 0.1, b);
  if (kind === 3)
    for (const [px, py] of pointsAround(x, y, r * 0.62, 6)) paintBlossom(brush, px, py, r * 0.2, b, a, 5);
  for (const [px, py] of rim) {
    brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}L${px} ${py}`, darken(a, 0.4), 1.6, 0.7);
    brush.disc(px, py, 2.6, '#FFF6E0');
  }
  brush.disc(x, y, 4.4, '#F7DC9A');
}

function paintDog(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const coat = dice.pick(['#C98A4A', '#FFF3E0', '#4A3430']);
  brush.at(x, y, { turn: dice.between(0, 360) }, () => {
    brush.oval(5, 8, 34, 15, SHADOW_COLOR, 0.35);
    brush.stroke('M-28 0q-14 -8 -18 6', coat, 6);
    for (const [dx, dy] of [
      [-18, -14],
      [-18, 14],
      [16, -14],
      [16, 14],
    ] as const)
      brush.oval(dx, dy, 8, 5, darken(coat, 0.15));
    brush.shape(roundBoxPath(-30, -14, 54, 28, 13), dice.pick(['#F7B83A', '#E2483A', '#3FA078']));
    brush.disc(32, 0, 14, coat);
    for (const side of [-1, 1]) brush.oval(28, side * 13, 9, 5, darken(coat, 0.4));
    brush.disc(45, 0, 4, '#2A1B13');
  });
}

/** Paints the lamp's glass roof, eight panes around a knob. */
function paintLampHead(brush: Brush, { x, y }: Spot): void {
  brush.disc(x + 6, y + 9, 48, SHADOW_COLOR, 0.35);
  const rim = pointsAround(x, y, 50, 8);
  brush.shape(`M${rim.map((p) => p.join(' ')).join('L')}Z`, '#FFF0C4');
  for (const [i, [px, py]] of pointsAround(x, y, 41, 8).entries()) {
    const [qx, qy] = pointsAround(x, y, 41, 8)[(i + 1) % 8]!;
    brush.shape(`M${formatNumber(x)} ${formatNumber(y)}L${px} ${py}L${qx} ${qy}Z`, i % 2 ? LAMP : '#FFD98A');
  }
  for (const [px, py] of rim) {
    brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}L${px} ${py}`, '#27304F', 4);
    brush.disc(px, py, 5, '#27304F');
  }
  brush.stroke(`M${rim.map((p) => p.join(' ')).join('L')}Z`, '#27304F', 6);
  brush.disc(x, y, 14, '#27304F');
  brush.disc(x, y, 7, '#FFFFFF');
}
