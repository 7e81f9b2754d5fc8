/** Small images for stamps. Each stands on a base line and fills a frame. */
import { polygonPath, formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { createStarPath } from '../sky';
import { paintBeast } from './beasts';
import { paintBlossom, leafPath } from './forms';
import { MOTIFS, paintMotif } from './motifs';
import { paintFish, paintSeaStar, paintShell } from './sea';
import { paintBunch, paintCup, paintTeapot } from './shelfware';
import { paintPotPlant } from './pots';
import { paintToy } from './toys';

type View = (
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  height: number,
  width: number,
  ink: string,
) => void;

const paintGround = (brush: Brush, x: number, base: number, width: number, color: string) => {
  brush.shape(
    `M${formatNumber(x - width)} ${formatNumber(base)}V${formatNumber(base - 22)}Q${formatNumber(x)} ${formatNumber(base - 44)} ${formatNumber(x + width)} ${formatNumber(base - 18)}V${formatNumber(base)}Z`,
    color,
  );
  for (const i of rangeOf(12))
    brush.stroke(
      `M${formatNumber(x - width * 0.5 + (i * width) / 12)} ${formatNumber(base - 6 - (i % 3) * 7)}l4 -7 4 7`,
      darken(color, 0.3),
      2.2,
    );
};

const paintWaves = (brush: Brush, x: number, base: number, width: number, color: string) => {
  for (const row of rangeOf(4)) {
    let path = `M${formatNumber(x - width)} ${formatNumber(base - 40 + row * 12)}`;
    for (const i of rangeOf(Math.ceil((width * 2) / 20))) path += `q10 ${i % 2 ? 7 : -7} 20 0`;
    brush.shape(
      `${path}V${formatNumber(base)}H${formatNumber(x - width)}Z`,
      row % 2 ? color : lighten(color, 0.25),
    );
  }
};

export const VIEWS: readonly View[] = [
  (brush, dice, x, base, height, width) => {
    for (const i of rangeOf(5))
      brush.shape(
        polygonPath(
          [x - width * 0.7 + i * width * 0.3, base],
          [x - width * 0.45 + i * width * 0.3, base - height * dice.between(0.5, 0.85)],
          [x - width * 0.15 + i * width * 0.3, base],
        ),
        i % 2 ? '#5A7AA8' : '#7A94BC',
      );
    for (const i of rangeOf(5))
      brush.shape(
        polygonPath(
          [x - width * 0.51 + i * width * 0.3, base - height * 0.42],
          [x - width * 0.45 + i * width * 0.3, base - height * 0.52],
          [x - width * 0.39 + i * width * 0.3, base - height * 0.42],
        ),
        '#FFFFFF',
      );
    paintGround(brush, x, base, width, '#5A9A5A');
  },
  (brush, _, x, base, height, width, ink) => {
    paintWaves(brush, x, base, width, '#3F8AB0');
    brush.stroke(
      `M${formatNumber(x)} ${formatNumber(base - 40)}V${formatNumber(base - height * 0.86)}`,
      '#5A3420',
      4,
    );
    brush.shape(
      `M${formatNumber(x - 4)} ${formatNumber(base - height * 0.84)}V${formatNumber(base - 50)}h${formatNumber(-height * 0.3)}Z`,
      '#FFFFFF',
    );
    brush.shape(
      `M${formatNumber(x + 4)} ${formatNumber(base - height * 0.74)}V${formatNumber(base - 50)}h${formatNumber(height * 0.24)}Z`,
      ink,
    );
    brush.shape(
      `M${formatNumber(x - height * 0.34)} ${formatNumber(base - 46)}h${formatNumber(height * 0.68)}l-14 22h${formatNumber(28 - height * 0.68)}Z`,
      '#8A3B2F',
    );
  },
  (brush, dice, x, base, height, width, ink) => {
    paintMotif(
      brush,
      'diamonds',
      { x: x - width, y: base - height, width: width * 2, height },
      [lighten(ink, 0.5), lighten(ink, 0.3), lighten(ink, 0.62)],
      24,
    );
    paintBunch(brush, dice, x, base - 10, height * 0.94);
  },
  (brush, dice, x, base, height, width) => {
    for (const i of rangeOf(6))
      brush.stroke(
        `M${formatNumber(x - width * 0.5)} ${formatNumber(base - 20 - i * 24)}q14 -9 28 0t28 0t28 0t28 0t28 0t28 0`,
        '#FFFFFF',
        2.6,
        0.6,
      );
    paintFish(brush, dice, x, base - height * 0.58, height / 100);
    paintFish(brush, dice, x + width * 0.2, base - height * 0.22, height / 220);
  },
  (brush, dice, x, base, height, width) => {
    paintGround(brush, x, base, width, '#7AAE5A');
    paintBeast(brush, dice, dice.pick(['cow', 'horse', 'camel', 'goat']), x, base - 14, height / 130);
  },
  (brush, dice, x, base, height, width) => {
    paintGround(brush, x, base, width, '#8FBC6A');
    for (const i of rangeOf(3))
      paintBeast(
        brush,
        dice,
        dice.pick(['hen', 'sheep', 'duck']),
        x - width * 0.3 + i * width * 0.3,
        base - 12 - (i % 2) * 10,
        height / 150,
      );
  },
  (brush, dice, x, base, height, width, ink) => {
    paintMotif(
      brush,
      'scallops',
      { x: x - width, y: base - height, width: width * 2, height },
      [lighten(ink, 0.6), lighten(ink, 0.45), lighten(ink, 0.7)],
      22,
    );
    paintTeapot(brush, dice, x, base - 16, height * 0.58);
  },
  (brush, dice, x, base, height, width) => {
    for (const i of rangeOf(9))
      brush.stroke(
        `M${formatNumber(x - width * 0.5)} ${formatNumber(base - i * height * 0.1)}L${formatNumber(x + width * 0.5)} ${formatNumber(base - height * 0.2 - i * height * 0.1)}`,
        '#FFFFFF',
        5,
        0.4,
      );
    paintToy(brush, dice, x, base - 16, Math.min(width * 0.8, height * 0.74));
  },
  (brush, _, x, base, height, width, ink) => {
    brush.box(x - width, base - height, width * 2, height, '#22305A');
    for (const i of rangeOf(24))
      brush.shape(
        createStarPath(
          x - width * 0.5 + ((i * 37) % 100) * 0.01 * width,
          base - ((i * 61) % 100) * 0.01 * height,
          2 + (i % 3) * 2,
        ),
        '#FFF3D0',
      );
    brush.disc(x, base - height * 0.5, height * 0.24, ink);
    for (const i of rangeOf(3))
      brush.box(
        x - height * 0.22,
        base - height * (0.62 - i * 0.11),
        height * 0.44,
        height * 0.04,
        lighten(ink, 0.5),
      );
    brush.stroke(
      `M${formatNumber(x - height * 0.42)} ${formatNumber(base - height * 0.38)}Q${formatNumber(x)} ${formatNumber(base - height * 0.34)} ${formatNumber(x + height * 0.42)} ${formatNumber(base - height * 0.66)}`,
      '#F7DC9A',
      6,
    );
  },
  (brush, dice, x, base, height, width, ink) => {
    paintGround(brush, x, base, width, '#6BA85A');
    const s = height * 0.3;
    brush.shape(
      `M${formatNumber(x - s * 0.4)} ${formatNumber(base - 24)}v${formatNumber(-height * 0.4)}h${formatNumber(s * 0.8)}v${formatNumber(height * 0.4)}Z`,
      '#F3E3C8',
    );
    brush.shape(
      polygonPath(
        [x - s * 0.6, base - 24 - height * 0.4],
        [x, base - 24 - height * 0.66],
        [x + s * 0.6, base - 24 - height * 0.4],
      ),
      ink,
    );
    for (const i of rangeOf(4))
      brush.disc(x + (i % 2 ? 0.18 : -0.18) * s, base - 40 - Math.floor(i / 2) * height * 0.18, 5, '#5A7AA8');
    for (const side of [-1, 1])
      brush.disc(x + side * s * 1.1, base - 44, height * 0.14, dice.pick(['#3F7A4A', '#5A9A4A']));
  },
  (brush, dice, x, base, height, width) => {
    brush.box(x - width, base - height, width * 2, height, '#F3DDB0');
    for (const i of rangeOf(5)) {
      const [px, py] = [
        x - width * 0.34 + (i % 3) * width * 0.34,
        base - height * (i < 3 ? 0.7 : 0.28) + (i % 2) * 8,
      ];
      if (i % 2) paintSeaStar(brush, dice, px, py, height * 0.2);
      else paintShell(brush, dice, px, py, height * 0.2);
    }
  },
  (brush, dice, x, base, height, width) => {
    for (const i of rangeOf(7))
      brush.stroke(
        `M${formatNumber(x - width * 0.5)} ${formatNumber(base - i * 24)}h${formatNumber(width)}`,
        '#FFFFFF',
        4,
        0.45,
      );
    paintPotPlant(brush, dice, x, base - 8, height * 0.88);
  },
  (brush, dice, x, base, height, width, ink) => {
    paintMotif(
      brush,
      dice.pick(MOTIFS),
      { x: x - width / 2, y: base - height, width, height },
      [lighten(ink, 0.6), ink, lighten(ink, 0.3)],
      26,
    );
    brush.disc(x, base - height / 2, height * 0.34, '#FFF6E0');
    paintCup(brush, dice, x, base - height * 0.3, height * 0.36);
  },
  (brush, _, x, base, height, width, ink) => {
    for (const i of rangeOf(12))
      brush.shape(
        leafPath(x, base - height * 0.46, height * 0.6, 16, i * 30),
        i % 2 ? lighten(ink, 0.4) : lighten(ink, 0.55),
      );
    brush.stroke(
      `M${formatNumber(x)} ${formatNumber(base)}V${formatNumber(base - height * 0.4)}`,
      '#3F7A3A',
      6,
    );
    for (const side of [-1, 1])
      brush.shape(leafPath(x, base - 8, width * 0.36, 12, -90 + side * 50), '#5A9A4A');
    paintBlossom(brush, x, base - height * 0.52, height * 0.26, ink, '#F7C84A', 9);
  },
  (brush, dice, x, base, height, width, ink) => {
    paintWaves(brush, x, base, width, '#4F94B0');
    brush.shape(
      `M${formatNumber(x - 22)} ${formatNumber(base - 30)}L${formatNumber(x - 13)} ${formatNumber(base - height * 0.72)}h26l9 ${formatNumber(height * 0.72 - 30)}Z`,
      '#FFF6E8',
    );
    for (const i of rangeOf(3))
      brush.box(x - 19 + i * 1.4, base - height * 0.3 - i * height * 0.15, 38 - i * 3, height * 0.07, ink);
    brush.box(x - 10, base - height * 0.84, 20, height * 0.12, '#FFC861');
    brush.shape(
      polygonPath([x - 15, base - height * 0.84], [x, base - height * 0.94], [x + 15, base - height * 0.84]),
      ink,
    );
    brush.oval(x, base - 22, dice.between(34, 46), 12, '#6B5A54');
  },
];
