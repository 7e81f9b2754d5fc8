/** A tiled courtyard: arches on two floors, carpets over the rail, orange trees, a fountain, and a lamp in the arch. */
import { polygonPath, formatNumber, type Brush } from '../pictures/brush';
import { paintBirds, paintCat } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { createStarPath } from '../pictures/sky';
import { paintCarpetSeat, paintOrange } from '../pictures/things/court';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import {
  pointsAround,
  paintBlossom,
  paintEitherWay,
  scatter,
  SHADOW_COLOR,
  paintSlab,
  type Box,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintMotif, paintOpenMotif } from '../pictures/things/motifs';
import { paintPotPlant } from '../pictures/things/pots';

export { courtyard as descriptionShort } from '../shelf-shorts';

const YARDS = [
  {
    plaster: '#F7E8D0',
    tile: ['#F4F8F8', '#1F5FB0', '#F2B83A'],
    other: ['#BFE0E8', '#147A8A', '#E8703F'],
    floor: ['#E8C8A0', '#2F7AA8'],
  },
  {
    plaster: '#F2B8A0',
    tile: ['#FBF0DC', '#147A6A', '#E0522F'],
    other: ['#F7DCA0', '#8A2F5A', '#2FA0A0'],
    floor: ['#F0DCC4', '#A8483F'],
  },
  {
    plaster: '#BFD4E8',
    tile: ['#FFFFFF', '#6A3A9A', '#F2C84A'],
    other: ['#D8E8C8', '#2F6A3F', '#C4402F'],
    floor: ['#E4DCE8', '#5A6AB0'],
  },
] as const;
type Yard = (typeof YARDS)[number];

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintYard(brush, dice));

function paintYard(brush: Brush, dice: PictureDice): Spot {
  const yard = dice.pick(YARDS);
  paintDaySky(brush, dice, DAYS[dice.pick(['noon', 'gold'] as const)], {
    horizon: 60,
    clouds: 2,
    sun: { x: dice.between(200, 1000), y: 30, radius: 30 },
  });
  paintBirds(brush, dice, 8, 16, 60, '#5A4A5A');
  paintWalls(brush, dice, yard);
  for (const i of rangeOf(7)) paintUpperArch(brush, dice, -8 + i * 174, yard);
  paintRail(brush, dice, yard);
  for (const i of rangeOf(5)) paintLowerArch(brush, dice, 6 + i * 240, yard, i === 2);
  paintFloor(brush, dice, yard);
  const lamp = paintStandLantern(brush, 600, 474, 1.2, '#5A3A1F');
  brush.stroke('M600 330V378', '#5A3A1F', 4);
  for (const [i, x] of [120, 360, 840, 1080].entries())
    paintOrange(brush, dice, x, 640 + (i % 2) * 14, dice.between(170, 200));
  paintFountain(brush, dice, 600, 640, yard);
  paintCarpetSeat(brush, dice, dice.pick([236, 250]), 730);
  paintCarpetSeat(brush, dice, 960, 728);
  for (const i of rangeOf(7))
    paintPotPlant(
      brush,
      dice,
      40 + i * 186 + dice.between(-16, 16),
      798 - (i % 2) * 10,
      dice.between(84, 116),
    );
  for (const x of [420, 800]) paintFolk(brush, dice, x + dice.between(-20, 20), 716, 1.16, 'skirt');
  paintCat(
    brush,
    dice.pick([500, 716]),
    640,
    1.5,
    dice.pick(['#3A2A30', '#D98A3A', '#F3E3D0']),
    dice.chance(0.5),
  );
  return lamp;
}

function paintWalls(brush: Brush, dice: PictureDice, { plaster, tile, other }: Yard): void {
  brush.box(0, 62, 1200, 560, plaster);
  scatter(dice, { x: 0, y: 70, width: 1200, height: 520 }, 36, (x, y, i) =>
    brush.stroke(
      `M${formatNumber(x - 12)} ${formatNumber(y)}q10 -8 24 0`,
      i % 2 ? darken(plaster, 0.14) : lighten(plaster, 0.5),
      4,
      0.8,
    ),
  );
  for (const i of rangeOf(31)) {
    brush.shape(`M${i * 40 - 4} 62v-18h9v-12h14v12h9v18Z`, plaster);
    brush.shape(`M${i * 40 + 15} 62v-18h9v18Z`, darken(plaster, 0.25));
  }
  paintMotif(brush, 'diamonds', { x: 0, y: 62, width: 1200, height: 28 }, tile, 28);
  paintMotif(
    brush,
    dice.pick(['stars', 'flowers'] as const),
    { x: 0, y: 292, width: 1200, height: 40 },
    other,
    26,
  );
}

const keyholePath = (x: number, base: number, width: number, height: number): string => {
  const [r, neck] = [width * 0.56, base - height + width * 0.86];
  return `M${formatNumber(x)} ${formatNumber(base)}V${formatNumber(neck)}A${formatNumber(r)} ${formatNumber(r)} 0 1 1 ${formatNumber(x + width)} ${formatNumber(neck)}V${formatNumber(base)}Z`;
};

function paintUpperArch(brush: Brush, dice: PictureDice, x: number, { tile, plaster }: Yard): void {
  const path = keyholePath(x + 40, 288, 96, 176);
  brush.stroke(path, tile[1], 20);
  brush.stroke(path, tile[2], 10);
  brush.shape(path, dice.pick(['#4A3A5A', '#3A4A6A', '#5A3A3A']));
  brush.within(path, () => {
    const kind = dice.whole(0, 3);
    if (kind === 0) {
      paintMotif(
        brush,
        dice.pick(MOTIFS),
        { x: x + 52, y: 140, width: 72, height: 150 },
        ['#E8C890', tile[1], '#C4402F'],
        18,
      );
      brush.box(x + 86, 130, 4, 160, '#5A3A24');
    } else if (kind === 1) {
      paintFolk(brush, dice, x + 88, 306, 1.1, 'stand');
    } else if (kind === 2) paintPotPlant(brush, dice, x + 88, 290, 120);
    else
      for (const k of rangeOf(30)) {
        const [px, py] = [x + 34 + (k % 6) * 22, 118 + Math.floor(k / 6) * 36];
        brush.shape(createStarPath(px + (Math.floor(k / 6) % 2) * 11, py, 12), k % 2 ? '#8A6A4A' : '#B5904F');
      }
  });
  for (const [px, py] of pointsAround(x + 88, 176, 66, 18)) if (py < 190) brush.disc(px, py, 5, '#FFF6E0');
  paintSlab(brush, x - 12, 168, 26, 124, lighten(plaster, 0.5), 6);
  for (const y of [160, 276]) paintSlab(brush, x - 20, y, 42, 16, tile[2], 3);
  for (const k of rangeOf(4)) brush.stroke(`M${x - 8} ${194 + k * 22}l18 -9`, darken(plaster, 0.2), 3);
}

function paintRail(brush: Brush, dice: PictureDice, { tile }: Yard): void {
  paintSlab(brush, -10, 238, 1220, 12, '#7A4A2A', 2);
  for (const k of rangeOf(62)) {
    const x = k * 20;
    brush.shape(
      `M${x - 4} 250q-6 12 0 20q-5 12 0 22h8q5 -10 0 -22q6 -8 0 -20Z`,
      k % 2 ? '#8A5A34' : '#A8703F',
    );
  }
  for (const i of rangeOf(5)) {
    const [x, w] = [60 + i * 236 + dice.between(-20, 40), dice.between(90, 120)];
    const [a, b, c] = dice.shuffle(['#C4303F', '#1F5FB0', '#F2B83A', '#2F8A6A', '#7A3A8A', '#F7E8D0']) as [
      string,
      string,
      string,
    ];
    const box: Box = { x, y: 234, width: w, height: 104 };
    brush.box(x + 5, 240, w, 106, SHADOW_COLOR, 0.25);
    paintMotif(brush, dice.pick(MOTIFS), box, [a, b, c], 22);
    brush.box(x, 318, w, 8, c);
    brush.box(x, 246, w, 8, c);
    for (const k of rangeOf(Math.floor(w / 9)))
      brush.stroke(`M${formatNumber(x + 4 + k * 9)} 340v11`, tile[2], 3);
  }
}

function paintLowerArch(
  brush: Brush,
  dice: PictureDice,
  x: number,
  { tile, other, plaster }: Yard,
  isMiddle: boolean,
): void {
  const path = keyholePath(x + 46, 600, 148, 246);
  const panel = { x: x - 6, y: 344, width: 240, height: 264 };
  brush.within(polygonPath([x + 4, 344], [x + 224, 344], [x + 224, 600], [x + 4, 600]), () =>
    paintOpenMotif(brush, dice.pick(['diamonds', 'stars', 'crosses', 'flowers'] as const), panel, tile, 24),
  );
  brush.stroke(path, other[1], 30);
  brush.stroke(path, plaster, 18);
  brush.shape(path, mixColors('#3A2A4A', other[1], 0.3));
  brush.within(path, () => {
    paintMotif(
      brush,
      'scallops',
      { x: x + 30, y: 340, width: 180, height: 160 },
      [
        mixColors('#3A2A4A', other[1], 0.4),
        mixColors('#3A2A4A', other[1], 0.6),
        mixColors('#5A3A4A', other[2], 0.3),
      ],
      26,
    );
    if (isMiddle) {
      brush.box(x + 30, 340, 190, 270, '#FFE2A0', 0.28);
      for (const k of rangeOf(5))
        paintMotif(
          brush,
          'checks',
          { x: x + 46, y: 480 + k * 26, width: 148, height: 26 },
          [other[0], tile[1], tile[2]],
          13,
        );
    } else {
      const door = { x: x + 74, y: 424, width: 92, height: 180 };
      paintSlab(brush, door.x - 8, door.y - 8, 108, 190, '#5A3420', 2);
      paintMotif(
        brush,
        dice.pick(MOTIFS),
        door,
        [dice.pick(['#2F7A86', '#8A3B4C', '#3F6B3F', '#D9A441']), '#F2C84A', '#FFF3DC'],
        22,
      );
      brush.box(x + 118, 424, 5, 180, '#3A2018');
      for (const k of [0, 1]) brush.disc(x + 108 + k * 24, 520, 6, '#F7DC9A');
    }
  });
  for (const [i, [px, py]] of pointsAround(x + 120, 434, 100, 26).entries())
    if (py < 450) brush.shape(createStarPath(px, py, 8), i % 2 ? tile[2] : '#FFFFFF');
  paintSlab(brush, x - 14, 420, 36, 186, lighten(plaster, 0.5), 8);
  for (const k of rangeOf(7))
    brush.stroke(`M${x - 10} ${450 + k * 22}q14 10 28 -8`, darken(plaster, 0.22), 3.4);
  for (const y of [406, 590]) paintSlab(brush, x - 24, y, 56, 20, tile[2], 3);
}

/** Paints eight-point stars and crosses, larger toward the bottom. */
function paintFloor(brush: Brush, dice: PictureDice, { floor, tile, other }: Yard): void {
  brush.box(0, 606, 1200, 194, floor[0]);
  for (const row of rangeOf(6)) {
    const [y, s] = [616 + row * 22 + row * row * 3.4, 24 + row * 6];
    for (const i of rangeOf(Math.ceil(1200 / (s * 2)) + 2)) {
      const x = 600 + (i - Math.ceil(600 / (s * 2))) * s * 2 + (row % 2 ? s : 0);
      const tone = mixColors([floor[1], tile[1], other[1]][(i + row) % 3]!, '#FFFFFF', dice.between(0, 0.2));
      brush.shape(
        polygonPath([x - s * 0.9, y], [x, y - s * 0.42], [x + s * 0.9, y], [x, y + s * 0.42]),
        tone,
      );
      brush.shape(
        polygonPath(
          [x - s * 0.6, y - s * 0.28],
          [x + s * 0.6, y - s * 0.28],
          [x + s * 0.6, y + s * 0.28],
          [x - s * 0.6, y + s * 0.28],
        ),
        tone,
      );
      brush.oval(x, y, s * 0.3, s * 0.16, tile[2]);
    }
  }
  brush.box(0, 600, 1200, 9, darken(floor[1], 0.2));
}

function paintFountain(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  { tile, other }: Yard,
): void {
  brush.oval(x, base + 52, 196, 40, SHADOW_COLOR, 0.3);
  const path = `M${x - 190} ${base - 6}H${x + 190}L${x + 160} ${base + 56}H${x - 160}Z`;
  brush.shape(path, tile[0]);
  brush.within(path, () =>
    paintOpenMotif(brush, 'stars', { x: x - 190, y: base - 6, width: 380, height: 64 }, tile, 32),
  );
  brush.oval(x, base - 8, 196, 30, '#FFF6E4');
  brush.oval(x, base - 8, 178, 23, '#3FB0C8');
  for (const k of rangeOf(6))
    brush.stroke(`M${x - 150 + k * 48} ${base - 12 + (k % 3) * 6}q12 -6 26 0t26 0`, '#FFFFFF', 3, 0.8);
  paintSlab(brush, x - 22, base - 96, 44, 90, other[1], 6);
  for (const k of rangeOf(3)) brush.box(x - 22, base - 84 + k * 26, 44, 8, tile[2]);
  brush.shape(
    `M${x - 92} ${base - 110}Q${x - 60} ${base - 76} ${x} ${base - 76}Q${x + 60} ${base - 76} ${x + 92} ${base - 110}Z`,
    tile[1],
  );
  brush.oval(x, base - 110, 94, 14, '#FFF6E4');
  brush.oval(x, base - 110, 82, 10, '#6BC8DC');
  for (const side of [-1, 1])
    for (const k of rangeOf(3)) {
      brush.stroke(
        `M${x} ${base - 158}Q${x + side * (22 + k * 16)} ${base - 186 + k * 8} ${x + side * (34 + k * 18)} ${base - 112}`,
        '#DFF6FA',
        5,
        0.9,
      );
      brush.stroke(
        `M${x + side * (58 + k * 12)} ${base - 102}q${side * 30} 30 ${side * (34 + k * 10)} 92`,
        '#BFECF4',
        4,
        0.85,
      );
    }
  brush.shape(`M${x - 12} ${base - 112}q-6 -30 12 -50q18 20 12 50Z`, tile[2]);
  for (const k of rangeOf(9))
    paintBlossom(
      brush,
      x - 140 + k * 35,
      base - 8 + (k % 2) * 9 - 4,
      9,
      dice.pick(['#F2607A', '#FFFFFF', '#F2B83A']),
    );
}
