/** Paints doors and shutters: panels, planks, fanlights above the doors. */
import { polygonPath, formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { createStarPath } from '../sky';
import { pointsAround, paintBlossom, leafPath, roundBoxPath, paintSlab, type Box } from './forms';
import { MOTIFS, paintMotif, paintOpenMotif } from './motifs';
import { paintPlanks } from './walls';

export const PAINTS = [
  '#C4283A',
  '#1F6AA8',
  '#2F8A5A',
  '#6A3A9A',
  '#E88A1F',
  '#147A80',
  '#27304F',
  '#B0306A',
  '#FFF3DC',
] as const;

/** Paints a slatted shutter, sometimes with a symbol cut into it. */
export function paintShutter(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  height: number,
  color: string,
): void {
  paintSlab(brush, x, y, 44, height, color, 3);
  const sign = (x * 7 + height) % 3;
  for (const k of rangeOf(Math.floor(height / 11) - 1))
    brush.box(x + 6, y + 7 + k * 11, 32, 5, k % 2 ? lighten(color, 0.28) : darken(color, 0.3));
  if (dice.chance(0.6)) {
    brush.disc(x + 22, y + height / 2, 16, color);
    if (sign < 1) brush.shape(createStarPath(x + 22, y + height / 2, 11), '#FFF3DC');
    else paintBlossom(brush, x + 22, y + height / 2, 12, '#FFF3DC', color, 5);
  }
  for (const dy of [16, height - 24]) brush.box(x - 3, y + dy, 9, 8, '#2A2430');
}

/** Paints the window over a door. */
export function paintFan(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  width: number,
  color: string,
): void {
  brush.box(x - width / 2, y - 80, width, 80, '#FFE9B0');
  const kind = dice.whole(0, 2);
  const [a, b] = dice.shuffle(PAINTS) as [string, string];
  if (kind === 0)
    for (const k of rangeOf(9)) {
      const [px, py] = pointsAround(x, y, 90, 24, -90)[k + 2]!;
      brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}L${px} ${py}`, color, 5);
    }
  else if (kind === 1)
    for (const k of rangeOf(6)) brush.shape(leafPath(x, y, 60, 16, 195 + k * 30), k % 2 ? a : b);
  else
    paintMotif(brush, 'diamonds', { x: x - width / 2, y: y - 80, width, height: 80 }, ['#FFE9B0', a, b], 22);
  brush.disc(x, y, 15, lighten(color, 0.4));
  brush.box(x - width / 2, y - 6, width, 8, lighten(color, 0.35));
}

/** Paints the panel of a door, which is one of five kinds. */
export function paintLeaf(
  brush: Brush,
  dice: PictureDice,
  { x, y, width, height }: Box,
  color: string,
): void {
  const [light, dark, kind] = [lighten(color, 0.25), darken(color, 0.3), dice.whole(0, 4)];
  const brass = color === '#E88A1F' ? '#FFF3DC' : '#F2C84A';
  if (kind === 0)
    for (const k of rangeOf(6))
      paintSlab(
        brush,
        x + 10 + (k % 2) * (width / 2 - 4),
        y + 14 + Math.floor(k / 2) * (height / 3 - 4),
        width / 2 - 16,
        height / 3 - 18,
        k % 2 ? light : dark,
        3,
      );
  else if (kind === 1) {
    paintPlanks(brush, dice, { x, y: y + 4, width, height }, color, 22);
    for (const dy of [26, height - 44]) {
      brush.box(x, y + dy, width * 0.8, 10, '#2A2430');
      for (const k of rangeOf(4)) brush.disc(x + 12 + k * 20, y + dy + 5, 3.4, '#9AA0B0');
    }
  } else if (kind === 2) {
    brush.box(x + width / 2 - 2, y, 4, height, dark);
    for (const side of [0, 1]) {
      const path = roundBoxPath(x + 9 + side * (width / 2), y + 14, width / 2 - 18, height - 30, 14);
      brush.shape(path, light);
      brush.within(path, () =>
        paintOpenMotif(
          brush,
          dice.pick(MOTIFS),
          { x: x + side * (width / 2), y: y + 14, width: width / 2, height: height - 30 },
          [light, dark, brass],
          16,
        ),
      );
    }
  } else if (kind === 3) {
    brush.disc(x + width / 2, y + 56, 34, dark);
    brush.disc(x + width / 2, y + 56, 28, '#BFE0F0');
    brush.shape(createStarPath(x + width / 2, y + 56, 16), brass);
    for (const k of rangeOf(3))
      paintSlab(brush, x + 14, y + 102 + k * 36, width - 28, 27, k % 2 ? light : dark, 3);
  } else {
    for (const k of rangeOf(7))
      brush.shape(
        polygonPath(
          [x, y + k * 36],
          [x + width / 2, y + 30 + k * 36],
          [x + width, y + k * 36],
          [x + width, y + 15 + k * 36],
          [x + width / 2, y + 45 + k * 36],
          [x, y + 15 + k * 36],
        ),
        k % 2 ? light : dark,
      );
  }
  brush.disc(x + width * (kind === 2 ? 0.42 : 0.86), y + height * 0.55, 7, brass);
  brush.disc(x + width / 2, y + height * 0.34, 8, brass);
  brush.stroke(`M${formatNumber(x + width / 2 - 8)} ${formatNumber(y + height * 0.36)}q8 22 16 0`, brass, 4);
  paintSlab(brush, x + width / 2 - 17, y + height * 0.68, 34, 9, brass, 2);
}
