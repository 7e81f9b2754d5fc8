/** A reef that a small submarine explores with its lamp. */
import { verticalFade, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, LAMP, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { scallopPath } from '../pictures/sky';
import { paintEitherWay, scatter, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import {
  paintCoral,
  paintCrab,
  paintFish,
  paintSeaStar,
  paintShell,
  paintWeed,
  REEF,
} from '../pictures/things/sea';

export { reef as descriptionShort } from '../shelf-shorts';

const WATERS = [
  ['#7FE0D8', '#2FA8B8', '#1A6A94', '#123F6B'],
  ['#A8E8C8', '#3FA89A', '#1F7080', '#153F5A'],
  ['#8FD0F0', '#3F8AC8', '#2A5AA0', '#1F3470'],
  ['#C8B8F0', '#6B8AD0', '#3F5AA8', '#2A2F70'],
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintSea(brush, dice));

function paintSea(brush: Brush, dice: PictureDice): Spot {
  const water = dice.pick(WATERS);
  paintDeep(brush, dice, water);
  paintRock(brush, dice, 560, 70, mixColors(water[2], '#5A4A8A', 0.25), 46, 0.6);
  paintRock(brush, dice, 640, 60, mixColors(water[2], '#7A4A7A', 0.4), 60, 0.8);
  const [x, y] = [dice.between(430, 640), dice.between(300, 370)];
  paintBeam(brush, x, y);
  scatter(dice, { x: 20, y: 60, width: 1160, height: 440 }, 118, (fx, fy) => {
    if (Math.abs(fx - x) > 190 || Math.abs(fy - y) > 110) paintSchool(brush, dice, fx, fy);
  });
  paintSubmarine(brush, dice, x, y);
  paintTurtle(brush, dice, dice.between(860, 1020), dice.between(120, 200));
  paintRock(brush, dice, 730, 44, mixColors(water[3], '#8A5A6B', 0.55), 82, 1.15);
  for (const i of rangeOf(7))
    paintWeed(brush, dice, i < 4 ? 24 + i * 40 : 1060 + (i - 4) * 50, 800, dice.between(200, 380));
  scatter(dice, { x: 60, y: 744, width: 1080, height: 50 }, 62, (sx, sy, i) => {
    if (i % 4 === 0) paintCrab(brush, dice, sx, sy, 0.8);
    else if (i % 4 === 1) paintSeaStar(brush, dice, sx, sy, 26);
    else paintShell(brush, dice, sx, sy, 22);
  });
  return { x: x + 172, y: y + 14 };
}

function paintDeep(brush: Brush, dice: PictureDice, water: (typeof WATERS)[number]): void {
  brush.box(0, 0, SHEET.width, SHEET.height, verticalFade(0, SHEET.height, ...water));
  const sun = dice.between(200, 900);
  for (const i of rangeOf(9)) {
    const tone = mixColors(
      water[Math.min(2, Math.floor(i / 3))]!,
      water[Math.min(3, Math.floor(i / 3) + 1)]!,
      (i % 3) / 3,
    );
    const path = scallopPath(sun, -120, 1080 - i * 112, 26 - i, 26);
    brush.shape(path, lighten(tone, 0.05 + i * 0.018), 0.75);
    brush.stroke(path, '#FFFFFF', 2.4, 0.22);
  }
  for (const i of rangeOf(8))
    brush.shape(
      `M${formatNumber(sun - 60 + i * 18)} -10L${formatNumber(sun - 700 + i * 190)} 800h90L${formatNumber(sun - 46 + i * 18)} -10Z`,
      '#FFFFFF',
      0.07,
    );
  for (const i of rangeOf(15))
    brush.stroke(`M${i * 84 - 20} ${14 + (i % 3) * 9}q21 -16 42 0t42 0`, '#FFFFFF', 5, 0.6);
  scatter(dice, { x: 0, y: 40, width: 1200, height: 600 }, 74, (x, y, i) => {
    const r = dice.between(3, 9);
    brush.stroke(
      `M${formatNumber(x - r)} ${formatNumber(y)}a${formatNumber(r)} ${formatNumber(r)} 0 1 0 ${formatNumber(2 * r)} 0a${formatNumber(r)} ${formatNumber(r)} 0 1 0 ${formatNumber(-2 * r)} 0`,
      '#FFFFFF',
      2,
      0.55,
    );
    if (i % 3 === 0)
      brush.stroke(
        `M${formatNumber(x + 16)} ${formatNumber(y + 20)}q10 -8 20 0t20 0`,
        lighten(water[1], 0.4),
        3,
        0.5,
      );
  });
}

function paintRock(
  brush: Brush,
  dice: PictureDice,
  top: number,
  swing: number,
  tone: string,
  step: number,
  scale: number,
): void {
  const count = 20;
  const heights = rangeOf(count + 1).map(
    (i) => top + dice.between(-swing, swing) * (Math.abs(i - count / 2) < 4 ? 0.4 : 1),
  );
  const path = `M-10 810V${formatNumber(heights[0]!)}${heights.map((y, i) => `Q${i * 60 - 30} ${formatNumber(y - 26)} ${i * 60} ${formatNumber(y)}`).join('')}V810Z`;
  brush.at(0, -8, {}, () => brush.shape(path, SHADOW_COLOR, 0.2));
  brush.shape(path, tone);
  brush.stroke(path, lighten(tone, 0.35), 4, 0.7);
  brush.within(path, () =>
    scatter(dice, { x: 0, y: top - swing, width: 1200, height: 260 }, 26, (x, y, i) =>
      brush.disc(x, y, dice.between(3, 9), i % 2 ? darken(tone, 0.3) : lighten(tone, 0.2), 0.7),
    ),
  );
  for (let x = dice.between(-10, 20); x < 1220; x += step * dice.between(0.75, 1.15))
    paintCoral(
      brush,
      dice,
      x,
      heights[Math.min(count, Math.max(0, Math.round(x / 60)))]! + 12,
      scale * dice.between(66, 104),
    );
}

function paintSchool(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const kind = dice.whole(0, 4);
  if (kind === 4) {
    const tone = dice.pick(REEF);
    for (const i of rangeOf(7))
      brush.at(
        x - 46 + (i % 4) * 30 + (i > 3 ? 12 : 0),
        y - 12 + Math.floor(i / 4) * 26 + (i % 2) * 8,
        { scale: 0.34 },
        () => {
          brush.shape('M24 0L48 -18V18ZM-34 0Q-10 -24 28 0Q-10 24 -34 0Z', tone);
          brush.disc(-18, -4, 5, '#FFFFFF');
        },
      );
  } else if (kind === 3 && dice.chance(0.5)) paintJelly(brush, dice, x, y);
  else paintFish(brush, dice, x, y, dice.between(0.62, 1), kind);
}

function paintJelly(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const tone = dice.pick(['#F7B8D0', '#D8C8F7', '#FFDCA8', '#B8F0E8']);
  for (const i of rangeOf(6))
    brush.stroke(
      `M${formatNumber(x - 22 + i * 9)} ${formatNumber(y)}q${i % 2 ? 9 : -9} 18 0 34t0 ${26 + (i % 3) * 8}`,
      lighten(tone, 0.2),
      3.4,
      0.85,
    );
  brush.shape(
    `M${formatNumber(x - 34)} ${formatNumber(y + 4)}q2 -50 34 -50t34 50q-8 10 -17 0q-8 10 -17 0q-8 10 -17 0q-8 10 -17 0Z`,
    tone,
  );
  for (const i of rangeOf(4)) brush.disc(x - 16 + i * 11, y - 18 - (i % 2) * 8, 4.4, darken(tone, 0.22));
}

function paintBeam(brush: Brush, x: number, y: number): void {
  brush.shape(
    `M${formatNumber(x + 170)} ${formatNumber(y + 4)}L${formatNumber(x + 640)} ${formatNumber(y - 90)}V${formatNumber(y + 330)}L${formatNumber(x + 170)} ${formatNumber(y + 26)}Z`,
    LAMP,
    0.2,
  );
  brush.shape(
    `M${formatNumber(x + 170)} ${formatNumber(y + 8)}L${formatNumber(x + 560)} ${formatNumber(y - 10)}V${formatNumber(y + 230)}L${formatNumber(x + 170)} ${formatNumber(y + 24)}Z`,
    '#FFF3C8',
    0.2,
  );
}

function paintSubmarine(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [hull, trim] = dice.pick([
    ['#F2B03A', '#D4502F'],
    ['#E8604F', '#FFF3DC'],
    ['#F7E8C8', '#2F6B9A'],
    ['#F28AA0', '#5A4A9A'],
  ]) as [string, string];
  brush.glow(x + 172, y + 14, 120, LAMP, 0.7);
  brush.at(x, y, {}, () => {
    brush.shape('M-150 -6L-190 -40V52Z', trim);
    for (const side of [-1, 1]) brush.oval(-196, 4 + side * 26, 9, 26, lighten(trim, 0.2));
    brush.stroke('M10 -70V-128h26', trim, 9);
    paintSlab(brush, -46, -104, 104, 50, trim, 14);
    brush.shape('M-160 6Q-140 -66 20 -66Q150 -66 160 8Q150 76 20 76Q-140 76 -160 6Z', hull);
    brush.within('M-160 6Q-140 -66 20 -66Q150 -66 160 8Q150 76 20 76Q-140 76 -160 6Z', () => {
      brush.shape('M-170 36Q0 62 170 30V90H-170Z', darken(hull, 0.22));
      brush.box(-170, 22, 340, 9, trim);
      for (const i of rangeOf(16)) brush.disc(-150 + i * 20, 52, 3.4, darken(hull, 0.5));
      for (const i of rangeOf(9)) brush.stroke(`M${-120 + i * 32} -64q10 20 0 40`, darken(hull, 0.14), 2.4);
    });
    for (const px of [-84, -16, 52]) {
      brush.disc(px, -8, 27, trim);
      brush.disc(px, -8, 20, '#CFF0F0');
      brush.shape(`M${px - 14} -8a14 14 0 0 1 14 -14l4 6a14 14 0 0 0 -10 10Z`, '#FFFFFF', 0.9);
      brush.disc(px + 3, -3, 8, ['#E8B890', '#A86B44', '#8A5A9A'][(px + 84) / 68]!);
      for (const k of rangeOf(6))
        brush.disc(px + 23.5 * Math.cos(k), -8 + 23.5 * Math.sin(k), 2.4, darken(trim, 0.4));
    }
    brush.shape('M146 -14h24v56h-24Z', darken(trim, 0.25));
    brush.oval(172, 14, 10, 24, '#FFF6DC');
  });
}

function paintTurtle(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const shell = dice.pick(['#8A9A3A', '#B5763F', '#3F8A6B']);
  brush.at(x, y, { scale: 1.15, turn: -12 }, () => {
    brush.shape(
      'M-46 -8L-96 -52Q-70 10 -40 12ZM44 4L70 44Q40 40 34 12ZM-40 20L-66 50Q-34 46 -26 24Z',
      '#7AA86A',
    );
    brush.oval(72, -14, 22, 16, '#8FB87A');
    brush.disc(80, -18, 3, '#1A2A24');
    brush.oval(0, 0, 60, 36, shell);
    for (const [dx, dy] of [
      [-30, -6],
      [0, -14],
      [30, -6],
      [-16, 12],
      [16, 12],
    ] as const) {
      brush.oval(dx, dy, 14, 11, darken(shell, 0.3));
      brush.oval(dx, dy, 10, 7, lighten(shell, 0.3));
    }
    brush.stroke('M-58 8Q0 46 58 8', lighten(shell, 0.45), 5);
  });
}
