/** Plates that stand on their rims. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken } from '../hours';
import { paintBlossom, leafPath } from './forms';
import { GLAZES } from './shelfware';

export function paintPlate(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  r: number,
  ground = '#FFF6E0',
  ink: string = dice.pick(GLAZES),
): void {
  const other = dice.pick(GLAZES);
  brush.disc(x + r * 0.06, y + r * 0.1, r, '#140A2E', 0.28);
  brush.disc(x, y, r, ground);
  brush.disc(x, y, r * 0.94, ink, dice.chance(0.5) ? 0.9 : 0.35);
  brush.disc(x, y, r * 0.86, ground);
  const count = dice.pick([8, 10, 12]);
  const kind = dice.whole(0, 4);
  for (const i of rangeOf(count)) {
    const angle = (i / count) * 360;
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const [px, py] = [x + c * r * 0.74, y + s * r * 0.74];
    if (kind === 0) brush.disc(px, py, r * 0.09, i % 2 ? ink : other);
    else if (kind === 1)
      brush.shape(
        leafPath(x + c * r * 0.6, y + s * r * 0.6, r * 0.26, r * 0.1, angle + 30),
        i % 2 ? ink : other,
      );
    else if (kind === 2)
      brush.shape(
        `M${formatNumber(x + c * r * 0.84)} ${formatNumber(y + s * r * 0.84)}L${formatNumber(x + Math.cos(((angle + 14) * Math.PI) / 180) * r * 0.62)} ${formatNumber(y + Math.sin(((angle + 14) * Math.PI) / 180) * r * 0.62)}L${formatNumber(x + Math.cos(((angle - 14) * Math.PI) / 180) * r * 0.62)} ${formatNumber(y + Math.sin(((angle - 14) * Math.PI) / 180) * r * 0.62)}Z`,
        i % 2 ? ink : other,
      );
    else paintBlossom(brush, px, py, r * 0.11, i % 2 ? ink : other, '#FFF6E0', 5);
  }
  brush.disc(x, y, r * 0.56, darken(ground, 0.08));
  brush.disc(x, y, r * 0.52, ground);
  paintPlateMiddle(brush, dice, x, y, r * 0.44, ink, other);
}

function paintPlateMiddle(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  r: number,
  ink: string,
  other: string,
): void {
  brush.at(x, y, { scale: r / 30 }, () => {
    const kind = dice.whole(0, 5);
    if (kind === 0) paintBlossom(brush, 0, 0, 24, ink, other, 8);
    else if (kind === 1) {
      brush.shape('M-22 2Q-4 -18 14 0L24 -9V10L14 2Q-4 18 -22 2Z', ink);
      brush.stroke('M-8 -6v14M-2 -7v15M4 -5v12', other, 2.4);
      brush.disc(-14, 0, 2, '#FFF6E0');
    } else if (kind === 2) {
      brush.shape('M-18 10Q-20 -6 -4 -6Q2 -18 10 -14L18 -10L10 -8Q14 12 -4 14Z', ink);
      brush.shape('M-14 6Q-4 -4 4 2Q0 10 -14 6Z', other);
    } else if (kind === 3) {
      brush.stroke('M0 22V-14', other, 3);
      for (const i of rangeOf(6))
        brush.shape(leafPath(0, 16 - Math.floor(i / 2) * 11, 18, 5, i % 2 ? -30 : 210), i % 2 ? ink : other);
      brush.disc(0, -16, 6, ink);
    } else if (kind === 4) {
      brush.shape('M-14 14V-6L0 -20L14 -6V14Z', ink);
      brush.box(-4, 0, 8, 14, other);
      brush.stroke('M-24 15H24', other, 3);
    } else
      for (const i of rangeOf(4))
        brush.stroke(`M-22 ${-10 + i * 8}q5.5 -8 11 0t11 0t11 0t11 0`, i % 2 ? ink : other, 3);
  });
}
