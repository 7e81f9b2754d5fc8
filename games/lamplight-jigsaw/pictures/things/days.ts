/** Defines times of day with the same fields as those of the evening, and paints a sky of cut paper for them. */
import { formatNumber, SHEET, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten, mixColors, type HourColors } from '../hours';
import { paintCloud, scallopPath } from '../sky';
import { leafPath, scatter } from './forms';

/** The colors of each time of day. `moon` is the color of the sun, `star` that of the light on clouds. */
export const DAYS: Record<'morning' | 'noon' | 'gold' | 'mist' | 'winter' | 'rose', HourColors> = {
  morning: {
    sky: ['#5AA0D4', '#7FBBE0', '#A8D4EA', '#D6E8E4', '#FFE9C4'],
    land: ['#8FC0A8', '#6BA86A', '#4F8F4F', '#2F6B4A'],
    moon: '#FFF0B8',
    star: '#FFFFFF',
    ink: '#2A4A6B',
  },
  noon: {
    sky: ['#2F86C8', '#4FA0DA', '#7FC0E8', '#B0DCEE', '#E8F4E8'],
    land: ['#7FB8C0', '#7FB85A', '#5A9A44', '#37783F'],
    moon: '#FFE88A',
    star: '#FFFFFF',
    ink: '#1F3F6B',
  },
  gold: {
    sky: ['#E0905A', '#F0AC6A', '#F7C884', '#FBDDA4', '#FFF0CC'],
    land: ['#C4A878', '#C0A048', '#98883A', '#5F6B34'],
    moon: '#FFF6D0',
    star: '#FFF6E0',
    ink: '#5A3426',
  },
  mist: {
    sky: ['#8FB8B0', '#A8CCC0', '#C4DCCC', '#DDEBD8', '#F4F4DC'],
    land: ['#A8C8B4', '#7AAE84', '#549468', '#2F7050'],
    moon: '#FFF8D8',
    star: '#FFFFFF',
    ink: '#2A5048',
  },
  winter: {
    sky: ['#7A9AD0', '#98B4E0', '#B8CCEC', '#DCDFF0', '#FBE4DC'],
    land: ['#B8C8E4', '#D4DFF0', '#E8EEF8', '#F8FAFF'],
    moon: '#FFF4D4',
    star: '#FFFFFF',
    ink: '#34406B',
  },
  rose: {
    sky: ['#9A7AB8', '#C48AB8', '#E8A0A8', '#F7BC9A', '#FFE0AC'],
    land: ['#B890A8', '#8A8A6B', '#6B7A54', '#46603F'],
    moon: '#FFF0C8',
    star: '#FFF3E0',
    ink: '#4A2A5A',
  },
};

export interface DaySkySpec {
  horizon: number;
  sun?: { x: number; y: number; radius: number };
  clouds?: number;
}

/** Paints rings of paper around the sun, rays and ripples over them, and clouds in front, so that no area is plain. */
export function paintDaySky(
  brush: Brush,
  dice: PictureDice,
  day: HourColors,
  { horizon, sun, clouds = 9 }: DaySkySpec,
): void {
  const at = sun ?? { x: dice.between(180, 1020), y: dice.between(80, 170), radius: dice.between(44, 60) };
  brush.box(0, 0, SHEET.width, SHEET.height, day.sky[0]);
  const rings = 11;
  for (const i of rangeOf(rings)) {
    const share = i / (rings - 1);
    const radius = 1080 * (1 - share) ** 1.15 + at.radius * 1.5;
    const step = Math.min(3.999, share * 3.9);
    const color = mixColors(day.sky[Math.floor(step)]!, day.sky[Math.floor(step) + 1]!, step % 1);
    const path = scallopPath(
      at.x,
      at.y,
      radius,
      14 + ((i * 5) % 7) + Math.round(radius / 36),
      16 + radius / 50,
    );
    brush.at(0, 7, {}, () => brush.shape(path, day.ink, 0.09));
    brush.shape(path, color);
    brush.stroke(path, lighten(color, 0.6), 2.4, 0.5);
    paintRing(brush, at, radius - 30, i, lighten(color, 0.42));
  }
  for (const i of rangeOf(20)) {
    const a = (i / 20) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const [from, to] = [at.radius * 1.22, at.radius * (i % 2 ? 1.5 : 1.8)];
    brush.stroke(
      `M${formatNumber(at.x + c * from)} ${formatNumber(at.y + s * from)}L${formatNumber(at.x + c * to)} ${formatNumber(at.y + s * to)}`,
      day.moon,
      6,
      0.95,
    );
  }
  brush.disc(at.x, at.y, at.radius, day.moon);
  brush.disc(at.x, at.y, at.radius * 0.8, lighten(day.moon, 0.5));
  brush.disc(at.x + at.radius * 0.1, at.y + at.radius * 0.1, at.radius * 0.6, day.moon);
  paintWind(brush, dice, day, horizon, at);
  for (const i of rangeOf(clouds)) {
    const y = horizon * (0.14 + (0.78 * (i + dice.between(0, 0.8))) / clouds);
    paintCloud(
      brush,
      dice,
      ((i * 433 + dice.between(0, 260)) % 1320) - 60,
      y,
      dice.between(0.55, 1.2),
      mixColors(day.sky[3], day.star, dice.between(0.4, 0.8)),
    );
  }
}

/**
 * Paints curls, puffs and specks all over a sky. They alternate between light and dark, so that some are visible on
 * any background.
 */
function paintWind(
  brush: Brush,
  dice: PictureDice,
  day: HourColors,
  horizon: number,
  sun: { x: number; y: number; radius: number },
): void {
  const deep = mixColors(day.sky[0], day.ink, 0.3);
  scatter(dice, { x: 0, y: 0, width: SHEET.width, height: horizon + 60 }, 44, (x, y, i) => {
    if (Math.hypot(x - sun.x, y - sun.y) < sun.radius * 1.9) return;
    const [tone, alpha] = i % 2 ? [day.star, 0.8] : [deep, 0.34];
    const size = dice.between(0.8, 1.3);
    const kind = dice.whole(0, 4);
    brush.at(x, y, { scale: size, isMirrored: dice.chance(0.5) }, () => {
      if (kind === 0) brush.stroke('M-22 6Q-4 -4 10 2Q22 8 16 -6Q8 -14 2 -4', tone, 3.4, alpha);
      else if (kind === 1) brush.stroke('M-20 -3q8 -8 16 0t16 0M-10 9q7 -6 14 0t14 0', tone, 3.2, alpha);
      else if (kind === 2)
        for (const [dx, dy, r] of [
          [-9, 2, 7],
          [1, -3, 10],
          [11, 2, 7],
        ] as const)
          brush.disc(dx, dy, r, tone, alpha * 0.7);
      else if (kind === 3)
        for (const k of rangeOf(4)) brush.disc(-14 + k * 9, (k % 2) * 9 - 4, 3.6, tone, alpha);
      else for (const k of rangeOf(5)) brush.shape(leafPath(0, 0, 15, 4, k * 72 + i * 20), tone, alpha);
    });
  });
}

/** Paints marks along a ring, which alternate between dashes, dots and leaves. */
function paintRing(
  brush: Brush,
  at: { x: number; y: number },
  radius: number,
  index: number,
  tone: string,
): void {
  if (radius < 60) return;
  const count = Math.round(radius / 7);
  for (const k of rangeOf(count)) {
    const a = (k / count) * 2 * Math.PI;
    const [x, y] = [at.x + Math.cos(a) * radius, at.y + Math.sin(a) * radius];
    if (x < -20 || x > 1220 || y < -20 || y > 820) continue;
    if (index % 3 === 0) brush.disc(x, y, k % 4 ? 2.6 : 5, tone, 0.75);
    else if (index % 3 === 1) brush.shape(leafPath(x, y, 20, 4, (a * 180) / Math.PI + 60), tone, 0.7);
    else
      brush.stroke(
        `M${formatNumber(x)} ${formatNumber(y)}q${formatNumber(-Math.sin(a) * 9 + 4)} ${formatNumber(Math.cos(a) * 9 - 4)} ${formatNumber(-Math.sin(a) * 16)} ${formatNumber(Math.cos(a) * 16)}`,
        tone,
        3,
        0.7,
      );
  }
}

/** Paints water by day as rows of paper waves, from far to near. */
export function paintDayWater(
  brush: Brush,
  dice: PictureDice,
  top: number,
  bottom: number,
  colors: readonly [string, string, string],
): void {
  brush.box(0, top, SHEET.width, bottom - top, colors[0]);
  let y = top;
  for (let row = 0; y < bottom; row += 1) {
    const share = (y - top) / Math.max(1, bottom - top);
    const length = 26 + share * 46;
    const tone = mixColors(
      share < 0.5
        ? mixColors(colors[0], colors[1], share * 2)
        : mixColors(colors[1], colors[2], share * 2 - 1),
      row % 2 ? '#FFFFFF' : '#0A2A4A',
      0.08,
    );
    const shift = dice.between(-length, 0);
    let path = `M${formatNumber(shift)} ${formatNumber(y)}`;
    for (let x = shift; x < SHEET.width + length; x += length)
      path += `q${formatNumber(length / 2)} ${formatNumber(length * 0.34)} ${formatNumber(length)} 0`;
    brush.shape(`${path}V${bottom}H${formatNumber(shift)}Z`, tone);
    brush.stroke(path, lighten(tone, 0.55), 1.6 + share * 1.6, 0.75);
    for (const _ of rangeOf(5)) {
      const [gx, gy] = [dice.between(0, SHEET.width), y + dice.between(8, 16)];
      brush.stroke(
        `M${formatNumber(gx)} ${formatNumber(gy)}q${formatNumber(length * 0.3)} 6 ${formatNumber(length * 0.6)} 0`,
        dice.chance(0.5) ? lighten(tone, 0.6) : darken(tone, 0.2),
        2.2,
        0.7,
      );
    }
    y += 13 + share * 13;
  }
}
