/** Paints books on shelves: upright, leaning, and in piles. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { lighten } from '../hours';
import { fillSpan, SHADOW_COLOR } from './forms';
import { paintPotPlant } from './pots';
import { paintCup } from './shelfware';

export const SPINES = [
  '#8A3B4C',
  '#2F6B66',
  '#D9A441',
  '#3F5D9A',
  '#C4523F',
  '#6B4A8A',
  '#F3D9B0',
  '#4F7A3F',
  '#E58A6A',
  '#27406B',
  '#B5654A',
  '#8FB8B0',
] as const;

const GILT = '#F7DC9A';

/** Paints an upright book with bands, marks for a title, and sometimes a symbol. */
export function paintSpine(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  width: number,
  height: number,
): void {
  const color = dice.pick(SPINES);
  const y = base - height;
  const ink = dice.chance(0.6) ? GILT : lighten(color, 0.6);
  brush.box(x, y, width - 1.2, height, color);
  brush.box(x + width * 0.72, y, width * 0.28 - 1.2, height, SHADOW_COLOR, 0.25);
  brush.box(x + width * 0.08, y, width * 0.12, height, lighten(color, 0.4), 0.5);
  const kind = dice.whole(0, 4);
  const [left, wide] = [x + width * 0.18, width * 0.58];
  if (kind < 3)
    for (const at of [0.08, 0.14, 0.84, 0.9].slice(0, kind + 2))
      brush.box(x, y + height * at, width - 1.2, 2.6, ink);
  if (kind === 1) brush.disc(x + width * 0.46, y + height * 0.3, width * 0.24, ink);
  if (kind === 2)
    brush.shape(
      `M${formatNumber(x + width * 0.46)} ${formatNumber(y + height * 0.24)}l${formatNumber(width * 0.24)} ${formatNumber(width * 0.3)}l${formatNumber(-width * 0.24)} ${formatNumber(width * 0.3)}l${formatNumber(-width * 0.24)} ${formatNumber(-width * 0.3)}Z`,
      ink,
    );
  if (kind === 3) brush.box(left, y + height * 0.18, wide, height * 0.3, lighten(color, 0.7));
  for (const i of rangeOf(dice.whole(2, 4)))
    brush.box(
      left + wide * 0.1,
      y + height * (0.5 + i * 0.075),
      wide * dice.between(0.4, 0.9),
      2.4,
      ink,
      0.85,
    );
}

/** Paints books along a shelf: upright, leaning, in piles, with occasional objects between them. */
export function paintBooks(
  brush: Brush,
  dice: PictureDice,
  [from, to]: readonly [number, number],
  base: number,
  height: number,
): void {
  fillSpan(dice, [from, to], [height * 0.5, height * 1.2], (x, width) => {
    const kind = dice.whole(0, 7);
    if (kind === 0 && width > height * 0.5) paintPile(brush, dice, x, base, width, height);
    else if (kind === 1 && width > height * 0.55) {
      fillSpan(dice, [x, x + width * 0.6], [height * 0.14, height * 0.24], (at, w) =>
        paintSpine(brush, dice, at, base, w, height * dice.between(0.72, 0.96)),
      );
      brush.at(x + width * 0.62, base, { turn: 14 }, () =>
        paintSpine(brush, dice, 0, 0, height * 0.2, height * 0.8),
      );
    } else
      fillSpan(dice, [x, x + width], [height * 0.14, height * 0.3], (at, w) =>
        paintSpine(brush, dice, at, base, w, height * dice.between(0.7, 0.97)),
      );
  });
}

function paintPile(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  width: number,
  height: number,
): void {
  const count = dice.whole(3, 4);
  const thickness = height * 0.15;
  for (const i of rangeOf(count)) {
    const color = dice.pick(SPINES);
    const inset = dice.between(0, width * 0.14);
    const y = base - (i + 1) * thickness;
    brush.box(x + inset, y, width - inset * 2, thickness - 1.5, color);
    brush.box(x + width - inset - 9, y + 2.5, 8, thickness - 6, '#FFF3D8');
    brush.box(x + inset + 10, y + thickness * 0.35, (width - inset * 2) * 0.4, thickness * 0.2, GILT);
  }
  const top = base - count * thickness;
  if (dice.chance(0.5)) paintCup(brush, dice, x + width / 2, top, height * 0.3);
  else paintPotPlant(brush, dice, x + width / 2, top, height * 0.4);
}
