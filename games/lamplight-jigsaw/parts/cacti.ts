/** Flowering cacti in painted pots on steps, in front of a window that overlooks the desert, with a lamp among them. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintCat } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { scallopPath } from '../pictures/sky';
import { paintEitherWay, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { CACTI } from '../pictures/things/cacti';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintMotif, paintOpenMotif } from '../pictures/things/motifs';

export { cacti as descriptionShort } from '../shelf-shorts';

const ROOMS = [
  {
    wall: ['#F2A88A', '#E88A6A', '#F7C8A8'],
    step: '#F7E4CC',
    sky: ['#3FA8C4', '#F7E0A8'],
    mesa: ['#D4603F', '#E88A4A', '#B5483F'],
  },
  {
    wall: ['#5AA8A0', '#3F8A86', '#8ACCC0'],
    step: '#F2D0B8',
    sky: ['#E87A6A', '#FFD48A'],
    mesa: ['#8A3F5A', '#B5586B', '#6B2F54'],
  },
  {
    wall: ['#E8C44A', '#D4A82F', '#F7E08A'],
    step: '#E4E0EC',
    sky: ['#7A6AC4', '#F7B0B0'],
    mesa: ['#C4704A', '#9A4A4A', '#E0985A'],
  },
] as const;
type Room = (typeof ROOMS)[number];
const GREENS = ['#4F9A5A', '#3F8A6B', '#7AB04A', '#5AA88A', '#8FA83F', '#2F7A5A'] as const;
const BLOOMS = ['#F2508A', '#FFC83A', '#F2703A', '#FFFFFF', '#C45AD0', '#FF8FA8'] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintShelf(brush, dice));

function paintShelf(brush: Brush, dice: PictureDice): Spot {
  const room = dice.pick(ROOMS);
  paintMotif(
    brush,
    dice.pick(['diamonds', 'zigzag', 'stars']),
    { x: 0, y: 0, width: SHEET.width, height: 560 },
    room.wall,
    32,
  );
  paintWindow(brush, dice, room);
  let lamp: Spot = { x: 0, y: 0 };
  let n = dice.whole(0, 7);
  const lampAt = dice.pick([2, 3]);
  for (const [row, base] of [356, 556, 776].entries()) {
    paintStep(brush, dice, base, room, row);
    const count = [7, 7, 6][row]!;
    for (const k of rangeOf(count)) {
      const x = (1200 / count) * (k + 0.5) + dice.between(-12, 12);
      if (row === 1 && k === lampAt) {
        lamp = paintStandLantern(brush, x, base - 6, 1.5, '#3A2430');
        continue;
      }
      paintPotted(brush, dice, x, base - 4, 0.94 + row * 0.1, n);
      n += 1;
    }
  }
  paintCat(brush, 30, 548, 1.7, dice.pick(['#3A2A34', '#E8903A', '#F7F0E4']), false);
  return lamp;
}

function paintWindow(brush: Brush, dice: PictureDice, { sky, mesa }: Room): void {
  const box = { x: 250, y: -20, width: 700, height: 330 };
  paintSlab(brush, box.x - 26, box.y, box.width + 52, box.height + 26, '#FFF6E8', 4);
  brush.within(`M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`, () => {
    for (const k of rangeOf(9))
      brush.shape(scallopPath(760, 120, 620 - k * 66, 14 + k, 14), mixColors(sky[0], sky[1], k / 8));
    brush.disc(760, 120, 44, '#FFF3C4');
    brush.disc(760, 120, 34, '#FFD86A');
    for (const k of rangeOf(9))
      brush.stroke(`M${270 + k * 84} ${30 + (k % 3) * 34}q14 -12 28 0t28 0`, '#FFFFFF', 5, 0.7);
    for (const k of rangeOf(26)) {
      const [cx, cy] = [262 + ((k * 107) % 680), 14 + ((k * 61) % 180)];
      brush.stroke(`M${cx - 18} ${cy}q9 -9 18 0t18 0`, k % 2 ? '#FFFFFF' : darken(sky[0], 0.25), 4, 0.6);
    }
    for (const [x, y, w, h] of [
      [300, 290, 190, 170],
      [560, 300, 130, 110],
      [850, 300, 220, 150],
    ] as const)
      brush.within(
        polygonPath([x - w / 2, y], [x - w * 0.36, y - h], [x + w * 0.36, y - h], [x + w / 2, y]),
        () => {
          for (const k of rangeOf(9)) brush.box(x - w, y - h + (k * h) / 9, w * 2, h / 9 + 1, mesa[k % 3]!);
          brush.shape(
            polygonPath([x + w * 0.1, y - h], [x + w, y - h], [x + w, y], [x + w * 0.2, y]),
            SHADOW_COLOR,
            0.2,
          );
        },
      );
    brush.box(250, 284, 700, 40, '#E8B870');
    for (const k of rangeOf(30))
      brush.stroke(`M${256 + k * 24} ${292 + (k % 2) * 9}q6 -5 14 0`, k % 2 ? '#C48A4A' : '#F7DCA0', 3);
    for (const k of rangeOf(4)) {
      const x = 400 + k * 150 + dice.between(-30, 30);
      brush.stroke(
        `M${formatNumber(x)} 306V214M${formatNumber(x)} 270h-22v-30M${formatNumber(x)} 256h22v-34`,
        '#2F6B4A',
        15,
      );
      brush.stroke(`M${formatNumber(x - 3)} 304V216`, '#6BA86A', 3);
    }
  });
  brush.stroke('M600 -20V310M250 150H950', '#FFF6E8', 14);
  for (const s of [-1, 1]) {
    const x = 600 + s * 330;
    for (const k of rangeOf(7)) {
      const px = x + s * (k * 22 - 20);
      brush.shape(
        `M${px - 16} -10h32q${s * 10} 170 ${s * 22} 330h-32q${s * -14} -160 ${s * -22} -330Z`,
        ['#E5604A', '#F7E4C4', '#F2B04A'][k % 3]!,
      );
    }
  }
}

function paintStep(brush: Brush, dice: PictureDice, y: number, { step }: Room, row: number): void {
  brush.box(0, y - 40, 1200, 40, darken(step, 0.1));
  for (const k of rangeOf(40))
    brush.stroke(
      `M${k * 31 + (row % 2) * 12} ${y - 30 + (k % 3) * 8}h18`,
      k % 2 ? lighten(step, 0.5) : darken(step, 0.2),
      3,
    );
  brush.box(0, y, 1200, 200, darken(step, 0.2));
  brush.box(0, y - 4, 1200, 12, lighten(step, 0.5));
  for (const k of rangeOf(20)) {
    const [a, b, c] = dice.shuffle(['#2F7AA8', '#F2B83A', '#E5603A', '#FFFFFF', '#2F8A6A', '#C43F6A']) as [
      string,
      string,
      string,
    ];
    paintMotif(
      brush,
      k % 2 ? 'diamonds' : dice.pick(['flowers', 'stars', 'crosses', 'scallops']),
      { x: k * 60 + 2, y: y + 10 + (k % 2 ? 0 : 2), width: 56, height: 60 },
      [lighten(a, 0.5), b, c],
      28,
    );
  }
  for (const k of rangeOf(20)) {
    const x = k * 60 + 2;
    const tone = dice.pick(['#2F7AA8', '#F2B83A', '#E5603A', '#2F8A6A', '#C43F6A', '#8A6AB0']);
    brush.box(x, y + 76, 56, 58, k % 2 ? lighten(step, 0.4) : lighten(tone, 0.62));
    brush.shape(polygonPath([x + 28, y + 80], [x + 52, y + 105], [x + 28, y + 130], [x + 4, y + 105]), tone);
    brush.disc(x + 28, y + 105, 11, lighten(tone, 0.7));
    brush.disc(x + 28, y + 105, 5, darken(tone, 0.3));
  }
  brush.box(0, y + 8, 1200, 14, SHADOW_COLOR, 0.2);
}

function paintPotted(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  scale: number,
  n: number,
): void {
  const clay = dice.pick(['#C4603A', '#2F7A8A', '#F2E4CC', '#E8A03A', '#8A4A8A', '#3F5A9A', '#D4506A']);
  brush.at(x, base, { scale }, () => {
    brush.oval(6, 2, 66, 9, SHADOW_COLOR, 0.32);
    brush.at(0, -62, {}, () =>
      CACTI[n % CACTI.length]!(brush, dice, GREENS[(n * 5) % 6]!, BLOOMS[(n * 7 + 1) % 6]!),
    );
    const pot = n % 3 ? 'M-48 -64H48L36 0H-36Z' : 'M-40 -64H40Q64 -28 34 0H-34Q-64 -28 -40 -64Z';
    brush.shape(pot, clay);
    brush.within(pot, () => {
      paintOpenMotif(
        brush,
        MOTIFS[(n * 5) % MOTIFS.length]!,
        { x: -60, y: -46, width: 120, height: 30 },
        [lighten(clay, 0.4), darken(clay, 0.3), BLOOMS[(n * 3) % 6]!],
        15,
      );
      brush.box(16, -64, 50, 64, SHADOW_COLOR, 0.2);
    });
    paintSlab(brush, -52, -72, 104, 15, lighten(clay, 0.15), 4);
    for (const k of rangeOf(9)) brush.disc(-42 + k * 10.4, -73, 4, k % 2 ? '#B58A5A' : '#E8D0A8');
  });
}
