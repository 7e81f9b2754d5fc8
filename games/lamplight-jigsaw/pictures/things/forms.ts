/** Basic shapes of many objects, and functions that fill an area with objects so that no part of it is empty. */
import { SHEET, formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import type { Spot } from '../lights';

/** The color of the shadow on the side away from the light. */
export const SHADOW_COLOR = '#140A2E';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the path of a box with rounded corners. */
export function roundBoxPath(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [formatNumber(width - 2 * r), formatNumber(height - 2 * r)];
  const c = formatNumber(r);
  return `M${formatNumber(x + r)} ${formatNumber(y)}h${w}q${c} 0 ${c} ${c}v${h}q0 ${c} ${-c} ${c}h${-w}q${-c} 0 ${-c} ${-c}v${-h}q0 ${-c} ${c} ${-c}Z`;
}

export const boxPath = ({ x, y, width, height }: Box): string =>
  `M${formatNumber(x)} ${formatNumber(y)}h${formatNumber(width)}v${formatNumber(height)}h${formatNumber(-width)}Z`;

/** Returns the path of an opening with a round top that stands on a base. */
export function archPath(x: number, base: number, width: number, height: number): string {
  const r = formatNumber(width / 2);
  return `M${formatNumber(x)} ${formatNumber(base)}v${formatNumber(r - height)}a${r} ${r} 0 0 1 ${formatNumber(width)} 0v${formatNumber(height - r)}Z`;
}

/** Paints a box of paper, lit from the left and dark on its right side. */
export function paintSlab(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  r = 2,
): void {
  const path = roundBoxPath(x, y, width, height, Math.min(r, width / 2, height / 2));
  brush.shape(path, color);
  brush.within(path, () => {
    const dark = Math.min(width * 0.3, 30);
    brush.box(x + width - dark, y, dark, height, SHADOW_COLOR, 0.2);
    brush.box(x, y, width, Math.min(3, height * 0.1), lighten(color, 0.5), 0.6);
  });
}

/** Returns points around a center, starting at the top. */
export const pointsAround = (
  x: number,
  y: number,
  radius: number,
  count: number,
  turn = 0,
): [number, number][] =>
  rangeOf(count).map((i) => {
    const angle = ((i / count) * 360 + turn - 90) * (Math.PI / 180);
    return [formatNumber(x + Math.cos(angle) * radius), formatNumber(y + Math.sin(angle) * radius)];
  });

/** Returns the path of a leaf from a point in a direction (in degrees, 0 is right). */
export function leafPath(x: number, y: number, length: number, width: number, angle: number): string {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const at = (along: number, aside: number) =>
    `${formatNumber(x + c * along - s * aside)} ${formatNumber(y + s * along + c * aside)}`;
  return `M${at(0, 0)}Q${at(length * 0.45, width)} ${at(length, 0)}Q${at(length * 0.45, -width)} ${at(0, 0)}Z`;
}

/** Fills a range with objects of random widths, edge to edge. */
export function fillSpan(
  dice: PictureDice,
  [from, to]: readonly [number, number],
  [least, most]: readonly [number, number],
  draw: (x: number, width: number, index: number) => void,
): void {
  let index = 0;
  for (let x = from; to - x >= least * 0.6; index += 1) {
    const room = to - x;
    const wanted = dice.between(least, most);
    const width = room - wanted < least * 0.6 ? room : wanted;
    draw(x, width, index);
    x += width;
  }
}

/** Scatters objects evenly but irregularly over a box. Lower objects come last. */
export function scatter(
  dice: PictureDice,
  { x, y, width, height }: Box,
  step: number,
  draw: (x: number, y: number, index: number) => void,
): void {
  const [columns, rows] = [Math.max(1, Math.round(width / step)), Math.max(1, Math.round(height / step))];
  const shift = 0.36;
  for (const i of rangeOf(columns * rows)) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const skew = row % 2 ? 0.25 : -0.25;
    draw(
      x + ((column + 0.5 + skew + dice.between(-shift, shift)) * width) / columns,
      y + ((row + 0.5 + dice.between(-shift, shift)) * height) / rows,
      i,
    );
  }
}

/** Paints a flower seen from above. */
export function paintBlossom(
  brush: Brush,
  x: number,
  y: number,
  r: number,
  petal: string,
  heart = '#FFD070',
  count = 6,
): void {
  for (const [i, [px, py]] of pointsAround(x, y, r * 0.62, count, r * 7).entries())
    brush.disc(px, py, r * 0.46, i % 2 ? petal : darken(petal, 0.1));
  brush.disc(x, y, r * 0.36, heart);
}

/** Paints the entire sheet, which is mirrored for half of all seeds. */
export function paintEitherWay(brush: Brush, dice: PictureDice, draw: () => Spot): Spot {
  const isMirrored = dice.chance(0.5);
  let lamp: Spot = { x: 0, y: 0 };
  brush.at(isMirrored ? SHEET.width : 0, 0, { isMirrored }, () => {
    lamp = draw();
  });
  return isMirrored ? { x: SHEET.width - lamp.x, y: lamp.y } : lamp;
}
