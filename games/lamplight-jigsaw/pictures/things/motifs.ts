/** Patterns of cloth, paper and paint. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf } from '../dice';
import { createStarPath } from '../sky';
import { paintBlossom, boxPath, leafPath, type Box } from './forms';

export const MOTIFS = [
  'checks',
  'stripes',
  'dots',
  'zigzag',
  'scallops',
  'diamonds',
  'flowers',
  'stars',
  'tartan',
  'leaves',
  'bars',
  'crosses',
] as const;
export type Motif = (typeof MOTIFS)[number];
export type Colors = readonly [ground: string, main: string, other: string];

type Unit = (brush: Brush, x: number, y: number, s: number, isOdd: boolean, colors: Colors) => void;

const UNITS: Record<Exclude<Motif, 'stripes' | 'zigzag' | 'tartan' | 'bars'>, Unit> = {
  checks: (brush, x, y, s, isOdd, [, main, other]) => {
    if (isOdd) brush.box(x, y, s, s, main);
    else brush.disc(x + s / 2, y + s / 2, s * 0.16, other);
  },
  dots: (brush, x, y, s, isOdd, [, main, other]) =>
    brush.disc(x + s / 2, y + s / 2, s * (isOdd ? 0.3 : 0.16), isOdd ? main : other),
  scallops: (brush, x, y, s, isOdd, [, main, other]) => {
    const r = formatNumber(s / 2);
    brush.shape(
      `M${formatNumber(x)} ${formatNumber(y)}a${r} ${r} 0 0 0 ${formatNumber(s)} 0Z`,
      isOdd ? main : other,
    );
  },
  diamonds: (brush, x, y, s, isOdd, [, main, other]) =>
    brush.shape(
      `M${formatNumber(x + s / 2)} ${formatNumber(y)}l${formatNumber(s / 2)} ${formatNumber(s / 2)}l${formatNumber(-s / 2)} ${formatNumber(s / 2)}l${formatNumber(-s / 2)} ${formatNumber(-s / 2)}Z`,
      isOdd ? main : other,
    ),
  flowers: (brush, x, y, s, isOdd, [, main, other]) => {
    if (isOdd) paintBlossom(brush, x + s / 2, y + s / 2, s * 0.42, main, other, 5);
    else brush.shape(leafPath(x + s * 0.2, y + s * 0.7, s * 0.6, s * 0.16, -40), other);
  },
  stars: (brush, x, y, s, isOdd, [, main, other]) =>
    brush.shape(createStarPath(x + s / 2, y + s / 2, s * (isOdd ? 0.36 : 0.2)), isOdd ? main : other),
  leaves: (brush, x, y, s, isOdd, [, main, other]) => {
    brush.shape(leafPath(x + s / 2, y + s, s * 0.95, s * 0.24, isOdd ? -60 : -120), isOdd ? main : other);
  },
  crosses: (brush, x, y, s, isOdd, [, main, other]) =>
    brush.stroke(
      `M${formatNumber(x + s * 0.25)} ${formatNumber(y + s / 2)}h${formatNumber(s * 0.5)}M${formatNumber(x + s / 2)} ${formatNumber(y + s * 0.25)}v${formatNumber(s * 0.5)}`,
      isOdd ? main : other,
      s * 0.16,
    ),
};

/** Fills a box with a pattern. `step` is the length of its unit's side. */
export function paintMotif(brush: Brush, motif: Motif, box: Box, colors: Colors, step = 20): void {
  brush.within(boxPath(box), () => paintOpenMotif(brush, motif, box, colors, step));
}

/** Fills a box with a pattern without clipping, if it is already clipped by another shape. */
export function paintOpenMotif(brush: Brush, motif: Motif, box: Box, colors: Colors, step = 20): void {
  const { x, y, width, height } = box;
  const [ground, main, other] = colors;
  brush.box(x, y, width, height, ground);
  const rows = Math.ceil(height / step);
  if (motif === 'stripes' || motif === 'bars')
    for (const i of rangeOf(Math.ceil((motif === 'stripes' ? width : height) / step))) {
      const [at, wide] = [i * step + step * 0.15, step * (i % 2 ? 0.2 : 0.5)];
      const tone = i % 2 ? other : main;
      if (motif === 'stripes') brush.box(x + at, y, wide, height, tone);
      else brush.box(x, y + at, width, wide, tone);
    }
  else if (motif === 'tartan') {
    for (const i of rangeOf(Math.ceil(width / step)))
      brush.box(x + i * step, y, step * 0.45, height, main, 0.6);
    for (const i of rangeOf(rows)) brush.box(x, y + i * step, width, step * 0.45, main, 0.6);
    for (const i of rangeOf(rows)) brush.box(x, y + (i + 0.65) * step, width, step * 0.1, other, 0.9);
    for (const i of rangeOf(Math.ceil(width / step)))
      brush.box(x + (i + 0.65) * step, y, step * 0.1, height, other, 0.9);
  } else if (motif === 'zigzag')
    for (const row of rangeOf(rows + 1)) {
      const teeth = rangeOf(Math.ceil(width / step) + 1).map(
        () => `l${step / 2} ${-step / 2}l${step / 2} ${step / 2}`,
      );
      brush.stroke(
        `M${formatNumber(x)} ${formatNumber(y + row * step)}${teeth.join('')}`,
        row % 2 ? other : main,
        step * 0.22,
      );
    }
  else
    for (const row of rangeOf(rows))
      for (const column of rangeOf(Math.ceil(width / step)))
        UNITS[motif](brush, x + column * step, y + row * step, step, (row + column) % 2 === 0, colors);
}
