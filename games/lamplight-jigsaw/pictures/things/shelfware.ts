/** Objects on shelves: jars, bottles, teapots, cups, plates, vases. Each stands on its base line. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten, mixColors } from '../hours';
import { paintBlossom, boxPath, leafPath, roundBoxPath, SHADOW_COLOR } from './forms';
import { MOTIFS, paintOpenMotif } from './motifs';

export const GLAZES = [
  '#D9694B',
  '#3F7A86',
  '#F2B84A',
  '#F3E3C2',
  '#8FA84A',
  '#B5485A',
  '#5A6AB0',
  '#E8A8A0',
  '#2F5A4A',
  '#9A78B8',
] as const;

/** Paints a cup with its saucer. */
export function paintCup(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  size: number,
  color: string = dice.pick(GLAZES),
): void {
  brush.at(x, base, { scale: size / 40, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(0, -2, 30, 5, darken(color, 0.25));
    brush.oval(0, -4, 30, 4.5, lighten(color, 0.35));
    brush.stroke('M18 -30q18 -2 14 10q-4 10 -18 9', color, 5);
    const body = 'M-22 -38H22Q22 -8 10 -5H-10Q-22 -8 -22 -38Z';
    paintBody(brush, dice, body, { x: -24, y: -40, width: 48, height: 38 }, color, 9);
    brush.oval(0, -38, 22, 4, lighten(color, 0.6));
    brush.oval(0, -37.5, 18, 2.6, '#7A4A2A');
  });
}

/** Paints a body of glazed clay with a patterned band, a lit side and a dark side. */
function paintBody(
  brush: Brush,
  dice: PictureDice,
  path: string,
  box: { x: number; y: number; width: number; height: number },
  color: string,
  step: number,
): void {
  const other = dice.pick(GLAZES);
  brush.shape(path, color);
  brush.within(path, () => {
    const kind = dice.whole(0, 4);
    const [band, tall] = [box.y + box.height * 0.34, box.height * 0.36];
    if (kind < 3) {
      const pale = lighten(color, 0.55);
      brush.within(boxPath({ ...box, y: band, height: tall }), () =>
        paintOpenMotif(
          brush,
          dice.pick(MOTIFS),
          { ...box, y: band, height: tall },
          [kind ? pale : mixColors(color, other, 0.5), other, darken(color, 0.35)],
          step,
        ),
      );
      brush.box(box.x, band - 2, box.width, 2.4, darken(color, 0.4));
      brush.box(box.x, band + tall, box.width, 2.4, darken(color, 0.4));
    } else if (kind === 3)
      for (const i of rangeOf(5))
        brush.box(
          box.x,
          box.y + box.height * (0.2 + i * 0.15),
          box.width,
          box.height * 0.06,
          i % 2 ? other : lighten(color, 0.5),
        );
    else
      paintBlossom(
        brush,
        box.x + box.width / 2,
        box.y + box.height * 0.52,
        box.height * 0.22,
        lighten(other, 0.2),
      );
    brush.box(box.x + box.width * 0.68, box.y, box.width * 0.32, box.height, SHADOW_COLOR, 0.22);
    brush.box(
      box.x + box.width * 0.14,
      box.y + box.height * 0.12,
      box.width * 0.07,
      box.height * 0.5,
      '#FFFFFF',
      0.5,
    );
  });
}

const POTS = [
  'M-40 -4Q-58 -46 -26 -62H26Q58 -46 40 -4Z',
  'M-34 -4Q-50 -30 -40 -66H40Q50 -30 34 -4Z',
  'M-46 -14Q-54 -52 0 -60Q54 -52 46 -14Q40 -3 0 -3Q-40 -3 -46 -14Z',
  'M-30 -4Q-40 -24 -24 -78H24Q40 -24 30 -4Z',
] as const;

/** Paints a round or tall teapot with a pattern. `size` is its height without the lid. */
export function paintTeapot(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  size: number,
  color: string = dice.pick(GLAZES),
): void {
  const kind = dice.whole(0, POTS.length - 1);
  const top = [-62, -66, -59, -78][kind]!;
  const half = [24, 34, 22, 20][kind]!;
  brush.at(x, base, { scale: size / 72, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(2, -2, 46, 5, '#140A2E', 0.3);
    brush.stroke(
      dice.chance(0.5)
        ? `M38 ${top + 8}Q78 ${top + 2} 70 ${top + 30}Q62 -14 40 -18`
        : `M36 ${top + 12}h24q8 26 -24 34`,
      darken(color, 0.1),
      8,
    );
    brush.shape(
      `M-36 -20Q-58 -26 -62 ${top - 2}L-76 ${top - 4}L-74 ${top + 6}Q-62 -4 -32 -8Z`,
      darken(color, 0.12),
    );
    paintBody(brush, dice, POTS[kind]!, { x: -54, y: top - 2, width: 108, height: -top }, color, 14);
    const lid = `M${-half - 4} ${top}Q${-half} ${top - 18} 0 ${top - 20}Q${half} ${top - 18} ${half + 4} ${top}Z`;
    brush.shape(lid, lighten(color, 0.15));
    brush.shape(`M6 ${top - 20}Q${half} ${top - 18} ${half + 4} ${top}H14Z`, SHADOW_COLOR, 0.22);
    brush.disc(0, top - 24, 7, dice.pick(GLAZES));
    brush.disc(-2, top - 26, 2.4, '#FFFFFF', 0.7);
    brush.box(-24, -5, 48, 5, darken(color, 0.35));
  });
}

/** The contents of jars. */
export const FILLS = [
  '#E5603A',
  '#D9A441',
  '#7A4A2A',
  '#8FA84A',
  '#B5485A',
  '#F3E3C2',
  '#C98B4A',
  '#5A3A6B',
  '#F2C84A',
] as const;

/** Paints a jar of preserves, sweets, beans or flour. */
export function paintJar(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  width: number,
  height: number,
): void {
  const fill = dice.pick(FILLS);
  const y = base - height;
  const body = roundBoxPath(x - width / 2, y + height * 0.16, width, height * 0.84, width * 0.16);
  const level = y + height * dice.between(0.26, 0.42);
  brush.shape(body, '#DCEBEA');
  brush.within(body, () => {
    brush.box(x - width / 2, level, width, base - level, fill);
    const step = width * dice.pick([0.2, 0.26]);
    if (dice.chance(0.6))
      for (const row of rangeOf(Math.ceil((base - level) / step)))
        for (const i of rangeOf(Math.ceil(width / step) + 1))
          brush.disc(
            x - width / 2 + (i + (row % 2) / 2) * step,
            level + row * step + step / 2,
            step * 0.42,
            (row + i) % 3 ? lighten(fill, 0.16) : darken(fill, 0.2),
          );
    brush.box(x + width * 0.24, y, width * 0.3, height, SHADOW_COLOR, 0.18);
    brush.box(x - width * 0.38, y + height * 0.22, width * 0.08, height * 0.7, '#FFFFFF', 0.6);
  });
  const lid = dice.pick(GLAZES);
  if (dice.chance(0.4)) {
    brush.shape(
      `M${formatNumber(x - width * 0.42)} ${formatNumber(y + height * 0.06)}h${formatNumber(width * 0.84)}l${formatNumber(width * 0.12)} ${formatNumber(height * 0.2)}q${formatNumber(-width * 0.54)} ${formatNumber(height * 0.1)} ${formatNumber(-width * 1.08)} 0Z`,
      lid,
    );
    brush.box(x - width * 0.42, y + height * 0.13, width * 0.84, 3, darken(lid, 0.4));
  } else {
    brush.box(x - width * 0.44, y + height * 0.02, width * 0.88, height * 0.15, lid);
    brush.box(x + width * 0.2, y + height * 0.02, width * 0.24, height * 0.15, SHADOW_COLOR, 0.25);
  }
  brush.box(x - width * 0.28, y + height * 0.5, width * 0.56, height * 0.26, '#FFF6E0');
  for (const i of rangeOf(2))
    brush.box(
      x - width * 0.2,
      y + height * (0.57 + i * 0.09),
      width * dice.between(0.22, 0.4),
      2.2,
      '#5A3420',
    );
}

/** Paints a bottle with a label. */
export function paintBottle(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  width: number,
  height: number,
): void {
  const color = dice.pick(['#3F6B4A', '#7A3D20', '#2F5F86', '#8A3B4C', '#B8892F', '#5A8A86']);
  const [h, n] = [width / 2, width * 0.17];
  const y = base - height;
  const path = `M${formatNumber(x - n)} ${formatNumber(y)}h${formatNumber(2 * n)}v${formatNumber(height * 0.3)}q${formatNumber(h - n)} ${formatNumber(height * 0.06)} ${formatNumber(h - n)} ${formatNumber(height * 0.2)}V${formatNumber(base)}H${formatNumber(x - h)}V${formatNumber(y + height * 0.5)}q0 ${formatNumber(-height * 0.14)} ${formatNumber(h - n)} ${formatNumber(-height * 0.2)}Z`;
  brush.shape(path, color);
  brush.within(path, () => {
    brush.box(x + h * 0.4, y, h, height, SHADOW_COLOR, 0.26);
    brush.box(x - h * 0.75, y, h * 0.22, height, '#FFFFFF', 0.4);
  });
  brush.box(x - n * 1.3, y - 2, n * 2.6, height * 0.08, dice.pick(GLAZES));
  const label = dice.pick(['#FFF6E0', '#F2C9A0', '#F7DC9A']);
  brush.box(x - h * 0.9, base - height * 0.4, h * 1.8, height * 0.26, label);
  brush.disc(x, base - height * 0.31, h * 0.3, dice.pick(GLAZES));
  brush.box(x - h * 0.5, base - height * 0.21, h, 2.4, '#5A3420');
}

/** Paints a vase with flowers. */
export function paintBunch(brush: Brush, dice: PictureDice, x: number, base: number, size: number): void {
  const glaze = dice.pick(GLAZES);
  brush.at(x, base, { scale: size / 120 }, () => {
    for (const i of rangeOf(9)) {
      const [dx, dy] = [
        -44 + i * 11 + dice.between(-4, 4),
        -84 - 28 * Math.sin(((i + 0.5) / 9) * Math.PI) + dice.between(-8, 8),
      ];
      brush.stroke(
        `M0 -52Q${formatNumber(dx * 0.3)} -76 ${formatNumber(dx)} ${formatNumber(dy)}`,
        '#4F7A3F',
        3.4,
      );
      brush.shape(leafPath(dx * 0.5, dy * 0.5 - 36, 22, 6, i < 4 ? 200 : -20), '#5A8A4A');
    }
    for (const i of rangeOf(9)) {
      const [dx, dy] = [
        -44 + i * 11 + dice.between(-4, 4),
        -86 - 28 * Math.sin(((i + 0.5) / 9) * Math.PI) + dice.between(-8, 8),
      ];
      paintBlossom(
        brush,
        dx,
        dy,
        dice.between(9, 14),
        dice.pick(['#F2A5B8', '#FFD070', '#E5603A', '#FFF3D6', '#B79BE0', '#8FB8E0']),
        '#F7A23A',
        dice.pick([5, 6, 8]),
      );
    }
    paintBody(
      brush,
      dice,
      'M-16 -58H16Q12 -46 24 -30Q30 -8 14 0H-14Q-30 -8 -24 -30Q-12 -46 -16 -58Z',
      { x: -30, y: -58, width: 60, height: 58 },
      glaze,
      12,
    );
  });
}
