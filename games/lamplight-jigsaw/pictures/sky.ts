/** Paints a sky of cut paper without empty areas: rings of tone around the moon, stars of many sizes, clouds in layers. */
import { formatNumber, SHEET, type Brush } from './brush';
import { rangeOf, type PictureDice } from './dice';
import { darken, lighten, mixColors, type HourColors } from './hours';

export interface SkySpec {
  /** The height of the sky's lower end. */
  horizon: number;
  moon?: { x: number; y: number; radius: number };
  stars?: number;
  clouds?: number;
}

/** Returns a ring with a scalloped edge. */
export function scallopPath(x: number, y: number, radius: number, count: number, depth: number): string {
  const at = (i: number, far: number) => {
    const angle = (i / count) * 2 * Math.PI;
    return `${formatNumber(x + Math.cos(angle) * far)} ${formatNumber(y + Math.sin(angle) * far)}`;
  };
  return `M${at(0, radius)}${rangeOf(count)
    .map((i) => `Q${at(i + 0.5, radius + depth)} ${at(i + 1, radius)}`)
    .join('')}Z`;
}

/** Returns a five-pointed star whose top point is longer. */
export function createStarPath(x: number, y: number, size: number): string {
  return `M${rangeOf(10)
    .map((i) => {
      const angle = -Math.PI / 2 + (i * Math.PI) / 5;
      const far = (i % 2 ? 0.44 : i === 0 ? 1.38 : 1) * size;
      return `${formatNumber(x + Math.cos(angle) * far)} ${formatNumber(y + Math.sin(angle) * far)}`;
    })
    .join('L')}Z`;
}

/** Draws the sky and returns the position of its moon. */
export function paintSky(
  brush: Brush,
  dice: PictureDice,
  hour: HourColors,
  { horizon, moon, stars = 170, clouds = 7 }: SkySpec,
): { x: number; y: number; radius: number } {
  const at = moon ?? {
    x: dice.between(250, 950),
    y: dice.between(110, 210),
    radius: dice.between(44, 66),
  };
  const [top, high, , , low] = hour.sky;
  brush.box(0, 0, SHEET.width, SHEET.height, mixColors(top, hour.ink, 0.25));
  const rings = 9;
  for (const i of rangeOf(rings)) {
    const share = i / (rings - 1);
    const radius = 1050 * (1 - share) ** 1.25 + at.radius * 1.7;
    const step = Math.min(3.999, share * 3.4);
    const color = mixColors(hour.sky[Math.floor(step)]!, hour.sky[Math.floor(step) + 1]!, step % 1);
    const path = scallopPath(
      at.x,
      at.y,
      radius,
      16 + ((i * 7) % 9) + Math.round(radius / 40),
      14 + radius / 60,
    );
    brush.at(0, 9, {}, () => brush.shape(path, hour.ink, 0.2));
    brush.shape(path, i < 6 ? color : mixColors(color, high, 0.35 - 0.1 * (i - 6)));
    brush.stroke(path, lighten(color, 0.5), 1.6, 0.28);
    brush.stroke(scallopPath(at.x, at.y, radius - 15, 60 + i, 3), lighten(color, 0.6), 1.4, 0.2);
  }
  brush.glow(at.x, at.y, at.radius * 4.2, low, 0.42);
  paintStars(brush, dice, hour, horizon, stars);
  paintMoon(brush, dice, hour, at);
  for (const i of rangeOf(clouds)) {
    const y = horizon * (0.12 + (0.8 * (i + dice.between(0, 0.8))) / clouds);
    const tone = mixColors(
      hour.sky[Math.min(4, 1 + Math.floor((y / horizon) * 3.4))]!,
      hour.moon,
      dice.between(0.05, 0.3),
    );
    paintCloud(brush, dice, dice.between(-60, 1160), y, dice.between(0.55, 1.25), tone);
  }
  return at;
}

function paintStars(brush: Brush, dice: PictureDice, hour: HourColors, horizon: number, count: number): void {
  for (const i of rangeOf(count)) {
    const [x, y] = [dice.between(0, SHEET.width), horizon * dice.between(0, 1) ** 1.15];
    const tone = dice.chance(0.25) ? lighten(hour.sky[4], 0.2) : hour.star;
    if (i % 7 === 0) brush.shape(createStarPath(x, y, dice.between(4, 9)), tone, dice.between(0.75, 1));
    else if (i % 11 === 0) {
      const r = dice.between(5, 9);
      brush.stroke(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, tone, 1.6, 0.75);
    } else brush.disc(x, y, dice.between(1, 3), tone, dice.between(0.45, 0.95));
  }
}

function paintMoon(
  brush: Brush,
  dice: PictureDice,
  hour: HourColors,
  { x, y, radius }: { x: number; y: number; radius: number },
) {
  brush.disc(x + 5, y + 9, radius, hour.ink, 0.28);
  brush.disc(x, y, radius, hour.moon);
  const dark = mixColors(hour.moon, '#C99A5A', 0.38);
  if (dice.chance(0.4)) {
    // Shades the moon with a layer in the sky's color, so that it appears waning.
    brush.shape(
      `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}A${radius * 1.5} ${radius * 1.5} 0 0 0 ${x} ${y - radius}Z`,
      dark,
      0.8,
    );
  }
  for (const [dx, dy, size] of [
    [-0.35, -0.3, 0.2],
    [0.28, 0.1, 0.26],
    [-0.12, 0.42, 0.14],
    [0.15, -0.5, 0.1],
    [-0.55, 0.16, 0.11],
  ] as const)
    brush.disc(x + dx * radius, y + dy * radius, size * radius, dark, 0.55);
}

/** Paints a cloud of three layers with a curl. */
export function paintCloud(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  scale: number,
  tone: string,
): void {
  const bumps = dice.whole(3, 5);
  brush.at(x, y, { scale }, () => {
    for (const layer of rangeOf(3)) {
      const [dx, dy] = [layer * 26 - 26, layer * 13 - 13];
      let path = `M${-bumps * 34 + dx} ${dy}`;
      for (const i of rangeOf(bumps)) {
        const r = 34 + 16 * Math.sin(((i + 1) / (bumps + 1)) * Math.PI) + (layer - 1) * -5;
        path += `a${formatNumber(r)} ${formatNumber(r * 0.82)} 0 0 1 68 0`;
      }
      path += `q14 12 -6 16H${-bumps * 34 + dx + 4}q-22 -6 -4 -16Z`;
      const color = layer === 0 ? darken(tone, 0.22) : layer === 1 ? tone : lighten(tone, 0.2);
      brush.at(3, 6, {}, () => brush.shape(path, '#0A0A24', 0.16));
      brush.shape(path, color, 0.94);
      const curl = -bumps * 18 + dx + layer * 40;
      brush.stroke(
        `M${curl} ${dy - 6}q16 -22 34 -6q8 14 -6 16q-10 -2 -6 -11`,
        lighten(color, 0.45),
        2.4,
        0.6,
      );
    }
  });
}
