/** Paints water that reflects the sky, and boats. */
import { verticalFade, polygonPath, formatNumber, SHEET, type Brush } from './brush';
import { rangeOf, type PictureDice } from './dice';
import { darken, LAMP, lighten, mixColors, ROOF_COLORS, type HourColors } from './hours';

/** Paints water below a line, with ripples everywhere. */
export function paintWater(
  brush: Brush,
  dice: PictureDice,
  hour: HourColors,
  top: number,
  bottom: number = SHEET.height,
): void {
  const [high, , , , low] = hour.sky;
  brush.box(
    0,
    top,
    SHEET.width,
    bottom - top,
    verticalFade(top, bottom, mixColors(low, hour.sky[3], 0.4), hour.sky[2], mixColors(high, hour.ink, 0.1)),
  );
  const rows = Math.floor((bottom - top) / 9);
  for (const row of rangeOf(rows)) {
    const y = top + 6 + row * 9;
    for (const _ of rangeOf(7)) {
      const [x, long] = [dice.between(-40, SHEET.width), dice.between(24, 130) * (0.6 + row / rows)];
      const tone = dice.chance(0.5) ? lighten(hour.sky[3], 0.35) : darken(hour.sky[1], 0.15);
      brush.stroke(
        `M${formatNumber(x)} ${y}q${formatNumber(long / 4)} -5 ${formatNumber(long / 2)} 0t${formatNumber(long / 2)} 0`,
        tone,
        2.4,
        0.5,
      );
    }
  }
}

/** Paints the long reflection of a light on the water. */
export function paintGleam(
  brush: Brush,
  dice: PictureDice,
  x: number,
  top: number,
  length: number,
  width = 12,
): void {
  for (const i of rangeOf(Math.ceil(length / 11))) {
    const half = (width * (0.5 + dice.between(0, 0.9)) * (1 + i * 0.05)) / 2;
    brush.box(
      x - half + dice.between(-4, 4),
      top + i * 11,
      half * 2,
      5.5,
      i % 3 ? LAMP : '#FFE9B8',
      Math.max(0.12, 0.8 - ((i * 11) / length) * 0.7),
    );
  }
}

const HULLS = ['#8A2F3A', '#2F5F6B', '#D9A441', '#3A2F6B', '#B5483F', '#F3D9B0'] as const;

/** Paints a sailing boat with its sail up or furled. */
export function paintBoat(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  scale: number,
  isSailing: boolean,
): void {
  const hull = dice.pick(HULLS);
  const sail = dice.pick(['#FFF3D8', '#F2C9A0', '#E5866A', '#F7DC9A'] as const);
  brush.at(x, y, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.shape('M-74 14Q0 34 80 14L60 38H-56Z', '#0A0A24', 0.3);
    brush.stroke('M4 0V-138', '#3A2118', 5);
    if (isSailing) {
      brush.shape('M-2 -132V-14L-66 -14Q-34 -70 -2 -132Z', sail);
      brush.shape('M-2 -132V-14L-28 -14Q-10 -70 -2 -132Z', '#0A0A24', 0.16);
      for (const i of rangeOf(4))
        brush.stroke(`M-2 ${-40 - i * 24}L${-50 + i * 12} ${-34 - i * 22}`, darken(sail, 0.3), 2, 0.6);
      brush.shape('M10 -122L62 -16L10 -14Z', darken(sail, 0.14));
      brush.stroke('M14 -90L36 -60M14 -60L50 -34', darken(sail, 0.4), 2, 0.6);
    } else {
      brush.stroke('M-58 -26L6 -38', sail, 11);
      for (const i of rangeOf(5))
        brush.stroke(`M${-50 + i * 12} ${-36 + -i * 2}l4 12`, darken(sail, 0.4), 2.4);
      brush.stroke('M4 -136L-66 -2M4 -136L70 0', '#3A2118', 1.8);
      for (const i of rangeOf(6))
        brush.shape(
          polygonPath([4 - i * 11, -132 + i * 21], [-4 - i * 11, -116 + i * 21], [6 - i * 11, -118 + i * 21]),
          dice.pick(ROOF_COLORS),
        );
    }
    brush.shape('M4 -138l26 7 -26 8Z', '#E5603A');
    brush.shape('M-74 0Q0 14 82 -6L62 32Q0 40 -54 32Z', hull);
    brush.shape('M20 6Q52 4 82 -6L62 32Q40 36 18 36Z', '#0A0A24', 0.26);
    brush.stroke('M-72 4Q0 18 80 -2', lighten(hull, 0.5), 4);
    brush.stroke('M-62 20Q0 32 68 16', lighten(hull, 0.25), 2.4, 0.7);
    for (const i of rangeOf(3)) {
      brush.disc(-34 + i * 26, 16, 6, '#2A1B13');
      brush.disc(-34 + i * 26, 16, 4, LAMP);
    }
    brush.glow(58, -22, 36, LAMP, 0.7);
    brush.box(53, -28, 9, 14, '#FFE2A0');
  });
}
