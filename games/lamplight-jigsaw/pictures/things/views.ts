/** Small images for stamps. Each stands on a base line and fills a frame. */
import { polygon, short, type Brush } from '../brush';
import { times, type Dice } from '../dice';
import { darker, lighter } from '../hours';
import { starPath } from '../sky';
import { paintBeast } from './beasts';
import { blossom, leaf } from './forms';
import { MOTIFS, paintMotif } from './motifs';
import { paintFish, paintSeaStar, paintShell } from './sea';
import { paintBunch, paintCup, paintTeapot } from './shelfware';
import { paintPotPlant } from './pots';
import { paintToy } from './toys';

type View = (
  brush: Brush,
  dice: Dice,
  x: number,
  base: number,
  tall: number,
  wide: number,
  ink: string,
) => void;

const ground = (brush: Brush, x: number, base: number, wide: number, color: string) => {
  brush.shape(
    `M${short(x - wide)} ${short(base)}V${short(base - 22)}Q${short(x)} ${short(base - 44)} ${short(x + wide)} ${short(base - 18)}V${short(base)}Z`,
    color,
  );
  for (const i of times(12))
    brush.stroke(
      `M${short(x - wide * 0.5 + (i * wide) / 12)} ${short(base - 6 - (i % 3) * 7)}l4 -7 4 7`,
      darker(color, 0.3),
      2.2,
    );
};

const waves = (brush: Brush, x: number, base: number, wide: number, color: string) => {
  for (const row of times(4)) {
    let path = `M${short(x - wide)} ${short(base - 40 + row * 12)}`;
    for (const i of times(Math.ceil((wide * 2) / 20))) path += `q10 ${i % 2 ? 7 : -7} 20 0`;
    brush.shape(`${path}V${short(base)}H${short(x - wide)}Z`, row % 2 ? color : lighter(color, 0.25));
  }
};

export const VIEWS: readonly View[] = [
  (brush, dice, x, base, tall, wide) => {
    for (const i of times(5))
      brush.shape(
        polygon(
          [x - wide * 0.7 + i * wide * 0.3, base],
          [x - wide * 0.45 + i * wide * 0.3, base - tall * dice.between(0.5, 0.85)],
          [x - wide * 0.15 + i * wide * 0.3, base],
        ),
        i % 2 ? '#5A7AA8' : '#7A94BC',
      );
    for (const i of times(5))
      brush.shape(
        polygon(
          [x - wide * 0.51 + i * wide * 0.3, base - tall * 0.42],
          [x - wide * 0.45 + i * wide * 0.3, base - tall * 0.52],
          [x - wide * 0.39 + i * wide * 0.3, base - tall * 0.42],
        ),
        '#FFFFFF',
      );
    ground(brush, x, base, wide, '#5A9A5A');
  },
  (brush, _, x, base, tall, wide, ink) => {
    waves(brush, x, base, wide, '#3F8AB0');
    brush.stroke(`M${short(x)} ${short(base - 40)}V${short(base - tall * 0.86)}`, '#5A3420', 4);
    brush.shape(
      `M${short(x - 4)} ${short(base - tall * 0.84)}V${short(base - 50)}h${short(-tall * 0.3)}Z`,
      '#FFFFFF',
    );
    brush.shape(
      `M${short(x + 4)} ${short(base - tall * 0.74)}V${short(base - 50)}h${short(tall * 0.24)}Z`,
      ink,
    );
    brush.shape(
      `M${short(x - tall * 0.34)} ${short(base - 46)}h${short(tall * 0.68)}l-14 22h${short(28 - tall * 0.68)}Z`,
      '#8A3B2F',
    );
  },
  (brush, dice, x, base, tall, wide, ink) => {
    paintMotif(
      brush,
      'diamonds',
      { x: x - wide, y: base - tall, width: wide * 2, height: tall },
      [lighter(ink, 0.5), lighter(ink, 0.3), lighter(ink, 0.62)],
      24,
    );
    paintBunch(brush, dice, x, base - 10, tall * 0.94);
  },
  (brush, dice, x, base, tall, wide) => {
    for (const i of times(6))
      brush.stroke(
        `M${short(x - wide * 0.5)} ${short(base - 20 - i * 24)}q14 -9 28 0t28 0t28 0t28 0t28 0t28 0`,
        '#FFFFFF',
        2.6,
        0.6,
      );
    paintFish(brush, dice, x, base - tall * 0.58, tall / 100);
    paintFish(brush, dice, x + wide * 0.2, base - tall * 0.22, tall / 220);
  },
  (brush, dice, x, base, tall, wide) => {
    ground(brush, x, base, wide, '#7AAE5A');
    paintBeast(brush, dice, dice.pick(['cow', 'horse', 'camel', 'goat']), x, base - 14, tall / 130);
  },
  (brush, dice, x, base, tall, wide) => {
    ground(brush, x, base, wide, '#8FBC6A');
    for (const i of times(3))
      paintBeast(
        brush,
        dice,
        dice.pick(['hen', 'sheep', 'duck']),
        x - wide * 0.3 + i * wide * 0.3,
        base - 12 - (i % 2) * 10,
        tall / 150,
      );
  },
  (brush, dice, x, base, tall, wide, ink) => {
    paintMotif(
      brush,
      'scallops',
      { x: x - wide, y: base - tall, width: wide * 2, height: tall },
      [lighter(ink, 0.6), lighter(ink, 0.45), lighter(ink, 0.7)],
      22,
    );
    paintTeapot(brush, dice, x, base - 16, tall * 0.58);
  },
  (brush, dice, x, base, tall, wide) => {
    for (const i of times(9))
      brush.stroke(
        `M${short(x - wide * 0.5)} ${short(base - i * tall * 0.1)}L${short(x + wide * 0.5)} ${short(base - tall * 0.2 - i * tall * 0.1)}`,
        '#FFFFFF',
        5,
        0.4,
      );
    paintToy(brush, dice, x, base - 16, Math.min(wide * 0.8, tall * 0.74));
  },
  (brush, _, x, base, tall, wide, ink) => {
    brush.box(x - wide, base - tall, wide * 2, tall, '#22305A');
    for (const i of times(24))
      brush.shape(
        starPath(
          x - wide * 0.5 + ((i * 37) % 100) * 0.01 * wide,
          base - ((i * 61) % 100) * 0.01 * tall,
          2 + (i % 3) * 2,
        ),
        '#FFF3D0',
      );
    brush.disc(x, base - tall * 0.5, tall * 0.24, ink);
    for (const i of times(3))
      brush.box(
        x - tall * 0.22,
        base - tall * (0.62 - i * 0.11),
        tall * 0.44,
        tall * 0.04,
        lighter(ink, 0.5),
      );
    brush.stroke(
      `M${short(x - tall * 0.42)} ${short(base - tall * 0.38)}Q${short(x)} ${short(base - tall * 0.34)} ${short(x + tall * 0.42)} ${short(base - tall * 0.66)}`,
      '#F7DC9A',
      6,
    );
  },
  (brush, dice, x, base, tall, wide, ink) => {
    ground(brush, x, base, wide, '#6BA85A');
    const s = tall * 0.3;
    brush.shape(
      `M${short(x - s * 0.4)} ${short(base - 24)}v${short(-tall * 0.4)}h${short(s * 0.8)}v${short(tall * 0.4)}Z`,
      '#F3E3C8',
    );
    brush.shape(
      polygon(
        [x - s * 0.6, base - 24 - tall * 0.4],
        [x, base - 24 - tall * 0.66],
        [x + s * 0.6, base - 24 - tall * 0.4],
      ),
      ink,
    );
    for (const i of times(4))
      brush.disc(x + (i % 2 ? 0.18 : -0.18) * s, base - 40 - Math.floor(i / 2) * tall * 0.18, 5, '#5A7AA8');
    for (const side of [-1, 1])
      brush.disc(x + side * s * 1.1, base - 44, tall * 0.14, dice.pick(['#3F7A4A', '#5A9A4A']));
  },
  (brush, dice, x, base, tall, wide) => {
    brush.box(x - wide, base - tall, wide * 2, tall, '#F3DDB0');
    for (const i of times(5)) {
      const [px, py] = [
        x - wide * 0.34 + (i % 3) * wide * 0.34,
        base - tall * (i < 3 ? 0.7 : 0.28) + (i % 2) * 8,
      ];
      if (i % 2) paintSeaStar(brush, dice, px, py, tall * 0.2);
      else paintShell(brush, dice, px, py, tall * 0.2);
    }
  },
  (brush, dice, x, base, tall, wide) => {
    for (const i of times(7))
      brush.stroke(`M${short(x - wide * 0.5)} ${short(base - i * 24)}h${short(wide)}`, '#FFFFFF', 4, 0.45);
    paintPotPlant(brush, dice, x, base - 8, tall * 0.88);
  },
  (brush, dice, x, base, tall, wide, ink) => {
    paintMotif(
      brush,
      dice.pick(MOTIFS),
      { x: x - wide / 2, y: base - tall, width: wide, height: tall },
      [lighter(ink, 0.6), ink, lighter(ink, 0.3)],
      26,
    );
    brush.disc(x, base - tall / 2, tall * 0.34, '#FFF6E0');
    paintCup(brush, dice, x, base - tall * 0.3, tall * 0.36);
  },
  (brush, _, x, base, tall, wide, ink) => {
    for (const i of times(12))
      brush.shape(
        leaf(x, base - tall * 0.46, tall * 0.6, 16, i * 30),
        i % 2 ? lighter(ink, 0.4) : lighter(ink, 0.55),
      );
    brush.stroke(`M${short(x)} ${short(base)}V${short(base - tall * 0.4)}`, '#3F7A3A', 6);
    for (const side of [-1, 1]) brush.shape(leaf(x, base - 8, wide * 0.36, 12, -90 + side * 50), '#5A9A4A');
    blossom(brush, x, base - tall * 0.52, tall * 0.26, ink, '#F7C84A', 9);
  },
  (brush, dice, x, base, tall, wide, ink) => {
    waves(brush, x, base, wide, '#4F94B0');
    brush.shape(
      `M${short(x - 22)} ${short(base - 30)}L${short(x - 13)} ${short(base - tall * 0.72)}h26l9 ${short(tall * 0.72 - 30)}Z`,
      '#FFF6E8',
    );
    for (const i of times(3))
      brush.box(x - 19 + i * 1.4, base - tall * 0.3 - i * tall * 0.15, 38 - i * 3, tall * 0.07, ink);
    brush.box(x - 10, base - tall * 0.84, 20, tall * 0.12, '#FFC861');
    brush.shape(
      polygon([x - 15, base - tall * 0.84], [x, base - tall * 0.94], [x + 15, base - tall * 0.84]),
      ink,
    );
    brush.oval(x, base - 22, dice.between(34, 46), 12, '#6B5A54');
  },
];
