/** A dollhouse with an open front: four floors of furnished rooms, and a lamp at the table. */
import { polygonPath, type Brush } from '../pictures/brush';
import { paintCat } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintFir } from '../pictures/plants';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import {
  paintBlossom,
  paintEitherWay,
  leafPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
  type Box,
} from '../pictures/things/forms';
import { paintHangingLamp, paintTableLamp } from '../pictures/things/lamps';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { ROOMS } from '../pictures/things/rooms';
import { paintCup, paintJar } from '../pictures/things/shelfware';
import { paintToy } from '../pictures/things/toys';
import { paintBricks } from '../pictures/things/walls';

export { dollhouse as descriptionShort } from '../shelf-shorts';

const PAPERS = [
  ['#F7DCC0', '#E8A88A', '#C4603F'],
  ['#C8DCE8', '#8AB0D0', '#F7F0E0'],
  ['#DCE8C0', '#9ABF7A', '#F2A5B8'],
  ['#F7E4A0', '#E8B84A', '#FFFFFF'],
  ['#E4C8E0', '#B58AC4', '#F7F0E0'],
  ['#2F5A6B', '#4F8A94', '#E8C060'],
  ['#8A3B4C', '#B5606B', '#F2C890'],
  ['#F7F0E4', '#F28AA0', '#7AB8A8'],
  ['#3F6B4A', '#6B9A6B', '#F2E0A0'],
  ['#F2B8A8', '#FFF0E0', '#D4604F'],
  ['#B8DCD4', '#FFFFFF', '#3F8A86'],
  ['#4A3F7A', '#7A6AB0', '#FFD070'],
  ['#E8C8A0', '#B5804F', '#FFF3D8'],
] as const;
const WOODS = ['#8A5230', '#B5753F', '#6B3F2A', '#D9A868', '#F3E8D8', '#3F7A86', '#C4504F'] as const;
const WALL = '#FBF0E0';

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintHome(brush, dice));

function paintHome(brush: Brush, dice: PictureDice): Spot {
  paintDaySky(brush, dice, DAYS[dice.pick(['rose', 'morning', 'mist'] as const)], {
    horizon: 640,
    clouds: 6,
    sun: { x: dice.pick([100, 150]), y: 110, radius: 44 },
  });
  for (const x of [24, 1176, 66, 1140]) paintFir(brush, x, 716, dice.between(200, 320), '#3F8A5A');
  const brick = dice.pick(['#C4704F', '#5A86A8', '#B58AA0', '#7A9A6B']);
  brush.box(92, 214, 1016, 520, darken(brick, 0.2));
  for (const x of [84, 1093]) paintBricks(brush, dice, { x, y: 214, width: 23, height: 520 }, brick, 30);
  paintAttic(brush, dice, brick);
  const papers = dice.shuffle(PAPERS);
  const rooms = dice.shuffle(ROOMS);
  let lamp: Spot = { x: 600, y: 400 };
  const rows = [
    [228, 150],
    [394, 160],
    [570, 150],
  ] as const;
  let n = 0;
  for (const [row, [y, height]] of rows.entries()) {
    const widths = dice.shuffle([210, 250, 290, 236]);
    let x = 107;
    for (const [k, width] of widths.entries()) {
      const box = { x, y, width: width - 14, height };
      paintShell(brush, dice, box, papers[n % papers.length]!);
      if (row === 1 && k === 1) lamp = paintDining(brush, dice, box);
      else
        brush.within(
          polygonPath(
            [box.x, y - 10],
            [box.x + box.width, y - 10],
            [box.x + box.width, y + height],
            [box.x, y + height],
          ),
          () => rooms[n > 5 ? n - 1 : n]!(brush, dice, box),
        );
      n += 1;
      x += width;
    }
  }
  paintGround(brush, dice);
  return lamp;
}

/** Paints the wallpaper of a room, its baseboard, its floor and the white edge of its walls. */
function paintShell(
  brush: Brush,
  dice: PictureDice,
  { x, y, width, height }: Box,
  [ground, main, other]: readonly [string, string, string],
): void {
  paintSlab(brush, x - 8, y - 8, width + 16, height + 16, WALL, 2);
  paintMotif(brush, dice.pick(MOTIFS), { x, y, width, height }, [ground, main, other], dice.pick([16, 20]));
  brush.box(x, y, width, 10, SHADOW_COLOR, 0.22);
  brush.box(x, y, 10, height, SHADOW_COLOR, 0.14);
  brush.box(x, y + height - 26, width, 10, lighten(ground, 0.6));
  const wood = dice.pick(WOODS);
  brush.box(x, y + height - 16, width, 16, darken(wood, 0.1));
  for (let at = x; at < x + width; at += 23) brush.box(at, y + height - 16, 2.4, 16, darken(wood, 0.4));
}

function paintAttic(brush: Brush, dice: PictureDice, brick: string): void {
  for (const x of [236, 930]) {
    paintBricks(brush, dice, { x, y: 26, width: 56, height: 110 }, brick, 20);
    paintSlab(brush, x - 8, 14, 72, 18, '#E8D8C4', 2);
    for (const k of rangeOf(3)) brush.disc(x + 24 + k * 20, -2 - k * 14, 16 + k * 5, '#FFFFFF', 0.7);
  }
  const tile = dice.pick(['#B5403F', '#4A5A8A', '#2F6B66', '#8A4A6B']);
  const roof = polygonPath([60, 226], [330, 22], [870, 22], [1140, 226]);
  brush.at(0, 8, {}, () => brush.shape(roof, SHADOW_COLOR, 0.3));
  brush.shape(roof, tile);
  brush.within(roof, () => {
    for (const row of rangeOf(9))
      for (const k of rangeOf(46)) {
        const x = 50 + k * 25 + (row % 2) * 12;
        brush.shape(
          `M${x} ${22 + row * 24}h25v12a12.5 14 0 0 1 -25 0Z`,
          [tile, lighten(tile, 0.18), darken(tile, 0.18)][(k * 5 + row * 3) % 3]!,
        );
      }
  });
  const open = polygonPath([280, 212], [434, 52], [766, 52], [920, 212]);
  brush.shape(polygonPath([256, 222], [426, 42], [774, 42], [944, 222]), WALL);
  brush.shape(open, '#D9B48A');
  brush.within(open, () => {
    for (const k of rangeOf(26)) brush.box(276 + k * 26, 40, 3, 190, '#B5885A');
    for (const x of [470, 600, 730]) brush.stroke(`M${x} 40V212`, '#8A5A34', 9);
    brush.stroke('M300 132H900', '#8A5A34', 9);
    brush.stroke('M470 210L540 132M730 210L660 132', '#8A5A34', 7);
    for (const k of rangeOf(8)) paintToy(brush, dice, 366 + k * 66, 206, k % 2 ? 52 : 60);
    for (const k of rangeOf(5)) paintJar(brush, dice, 452 + k * 74, 128, 30, 44);
    for (const k of rangeOf(2)) {
      paintSlab(brush, 396 + k * 370, 176, 64, 34, WOODS[k]!, 2);
      brush.stroke(`M${396 + k * 370} 188h64M${428 + k * 370} 182v12`, '#E8C060', 4);
    }
  });
  for (const s of [-1, 1]) {
    const x = 600 + s * 396;
    paintSlab(brush, x - 36, 128, 72, 84, WALL, 3);
    brush.shape(polygonPath([x - 48, 132], [x, 92], [x + 48, 132]), darken(tile, 0.3));
    brush.box(x - 27, 140, 54, 66, '#FFE2A0');
    brush.stroke(`M${x} 140v66M${x - 27} 172h54`, WALL, 5);
    paintCat(brush, x - 4, 206, 0.8, '#3A2A34', s > 0);
  }
}

function paintDining(brush: Brush, dice: PictureDice, { x, y, width, height }: Box): Spot {
  const base = y + height - 8;
  const mid = x + width / 2;
  for (const s of [-1, 1]) paintFolk(brush, dice, mid + s * width * 0.36, base, 0.82, 'stand');
  const lamp =
    width > 240
      ? paintHangingLamp(brush, mid, y + 52, 48, '#C4402F', 0.62)
      : paintTableLamp(brush, mid, base - 48, 0.5, '#E5603A', '#3F7A86');
  paintSlab(brush, mid - 62, base - 50, 124, 12, '#B5753F', 2);
  for (const s of [-1, 1]) paintSlab(brush, mid + s * 46 - 5, base - 40, 10, 40, '#8A5230', 1);
  paintMotif(
    brush,
    'checks',
    { x: mid - 66, y: base - 52, width: 132, height: 18 },
    ['#FFFFFF', '#D4504F', '#D4504F'],
    9,
  );
  for (const s of [-1, 1]) paintCup(brush, dice, mid + s * 46, base - 50, 18);
  return lamp;
}

function paintGround(brush: Brush, dice: PictureDice): void {
  brush.shape('M0 716Q300 690 600 728T1200 708V800H0Z', '#4F8F4A');
  scatter(dice, { x: 0, y: 722, width: 1200, height: 84 }, 25, (x, y, i) =>
    brush.shape(
      leafPath(x, y, dice.between(16, 30), 5, -90 + dice.between(-50, 50)),
      i % 2 ? '#6BAA5A' : '#37783F',
    ),
  );
  brush.shape('M540 730H660L720 800H470Z', '#E8D0A8');
  for (const k of rangeOf(14))
    brush.oval(540 + ((k * 53) % 130), 738 + Math.floor(k / 3) * 14, 16, 6, k % 2 ? '#C4A47A' : '#F7E4C4');
  scatter(dice, { x: 0, y: 736, width: 1200, height: 64 }, 34, (x, y, i) => {
    if (Math.abs(x - 600) > 120)
      paintBlossom(
        brush,
        x,
        y,
        dice.between(9, 15),
        ['#F2607A', '#F7C84A', '#FFFFFF', '#B58AE0', '#F2803A'][i % 5]!,
      );
  });
  paintFolk(brush, dice, dice.pick([560, 640]), 790, 0.9, 'walk');
}
