/** Spools and buttons. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { pointsAround, paintBlossom, SHADOW_COLOR, paintSlab } from './forms';

export const SILKS = [
  '#D4402F',
  '#F2A83A',
  '#27609A',
  '#3F8A5A',
  '#8A4A9A',
  '#F28AA0',
  '#FFF3DC',
  '#2FA0A0',
  '#C4206B',
  '#7A5A34',
  '#A8C84A',
  '#5A6AC8',
  '#3A2A44',
  '#E8704A',
] as const;
export function paintSpool(brush: Brush, dice: PictureDice, x: number, y: number, size: number): void {
  const silk = dice.pick(SILKS);
  const [w, h] = [size * 0.8, size];
  brush.box(x - w / 2 + 4, y - h / 2 + 5, w, h, SHADOW_COLOR, 0.35);
  for (const side of [-1, 1])
    paintSlab(brush, x - w / 2, y + side * h * 0.42 - h * 0.08, w, h * 0.16, '#D9A868', 3);
  brush.box(x - w * 0.42, y - h * 0.34, w * 0.84, h * 0.68, silk);
  for (const i of rangeOf(8))
    brush.stroke(
      `M${formatNumber(x - w * 0.42)} ${formatNumber(y - h * 0.31 + i * h * 0.085)}l${formatNumber(w * 0.84)} ${formatNumber(h * 0.05)}`,
      i % 2 ? lighten(silk, 0.35) : darken(silk, 0.25),
      2.2,
    );
  brush.box(x + w * 0.2, y - h * 0.34, w * 0.22, h * 0.68, SHADOW_COLOR, 0.2);
  if (dice.chance(0.5))
    brush.stroke(`M${formatNumber(x + w * 0.4)} ${formatNumber(y + h * 0.26)}q16 8 8 22`, silk, 2.4);
}

export function paintButton(brush: Brush, dice: PictureDice, x: number, y: number, r: number): void {
  const tone = dice.pick(SILKS);
  const kind = dice.whole(0, 3);
  brush.disc(x + 2, y + 4, r, SHADOW_COLOR, 0.35);
  brush.disc(x, y, r, tone);
  brush.disc(x, y, r * 0.8, darken(tone, 0.2));
  brush.disc(x, y, r * 0.74, lighten(tone, 0.12));
  if (kind === 3) paintBlossom(brush, x, y, r * 0.6, lighten(tone, 0.5), tone, 6);
  else {
    if (kind === 2)
      for (const [px, py] of pointsAround(x, y, r * 0.88, 12))
        brush.disc(px, py, r * 0.07, lighten(tone, 0.6));
    const holes = kind === 0 ? 2 : 4;
    const spots = pointsAround(x, y, r * 0.26, holes, 45);
    for (const [px, py] of spots) brush.disc(px, py, r * 0.13, '#2A1B24');
    brush.stroke(`M${spots[0]!.join(' ')}L${spots[holes / 2]!.join(' ')}`, dice.pick(SILKS), r * 0.12);
  }
  brush.stroke(
    `M${formatNumber(x - r * 0.6)} ${formatNumber(y - r * 0.5)}q${formatNumber(r * 0.2)} ${formatNumber(-r * 0.3)} ${formatNumber(r * 0.5)} ${formatNumber(-r * 0.36)}`,
    '#FFFFFF',
    r * 0.1,
    0.7,
  );
}
