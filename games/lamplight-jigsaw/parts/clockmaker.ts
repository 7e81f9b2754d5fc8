/** A clockmaker's workshop: a wall of clocks, no two at the same time, and a bench full of wheels. */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import {
  paintCog,
  paintDial,
  paintMantelClock,
  paintTallClock,
  paintWallClock,
} from '../pictures/things/clocks';
import { paintEitherWay, fillSpan, scatter, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintOilLamp } from '../pictures/things/lamps';
import { paintMotif } from '../pictures/things/motifs';
import { paintBottle, paintJar } from '../pictures/things/shelfware';
import { paintBoard, paintPlanks } from '../pictures/things/walls';

export { clockmaker as descriptionShort } from '../shelf-shorts';

const ROOMS = [
  ['#2F6B70', '#3F8A88', '#8A5230'],
  ['#7A3A4A', '#94505A', '#5A3426'],
  ['#C9A05A', '#DDBB7C', '#6B3A24'],
  ['#3F4A7A', '#56639A', '#7A4A2A'],
] as const;
const METALS = ['#D9A441', '#C9743F', '#B8C4C8', '#E8C878', '#9A7A4A'] as const;

/** Paints the scene and returns the position of its lamp. */
export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintRoom(brush, dice));

function paintRoom(brush: Brush, dice: PictureDice): Spot {
  const [wall, damask, wood] = dice.pick(ROOMS);
  paintMotif(
    brush,
    'leaves',
    { x: 0, y: 0, width: SHEET.width, height: 560 },
    [wall, damask, mixColors(wall, damask, 0.4)],
    40,
  );
  const kinds = dice.shuffle(rangeOf(24));
  for (const [i, kind] of kinds.entries()) {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    const x = 212 + column * 111 + dice.between(-9, 9);
    paintWallClock(brush, dice, x, 62 + row * 122 + (column % 2) * 12, dice.between(108, 122), kind % 6);
  }
  paintShelf(brush, dice, wood);
  for (const x of [74, 1126]) paintTallClock(brush, dice, x, 640, dice.between(500, 590));
  paintBench(brush, dice, wood);
  const x = dice.pick([380, 560, 760]);
  const lamp = paintOilLamp(brush, x, 584, 1.25, dice.pick(['#2F6B86', '#8A3B4C', '#3F7A4A']));
  paintWork(brush, dice, x);
  return lamp;
}

function paintShelf(brush: Brush, dice: PictureDice, wood: string): void {
  brush.box(160, 366, 880, 100, darken(wood, 0.5));
  paintBoard(brush, 150, 462, 900, lighten(wood, 0.15), 12);
  fillSpan(dice, [168, 1032], [62, 92], (x, width, i) => {
    if (i % 5 === 4) paintJar(brush, dice, x + width / 2, 462, 44, 66);
    else if (i % 5 === 2 && dice.chance(0.4)) paintBottle(brush, dice, x + width / 2, 462, 34, 84);
    else paintMantelClock(brush, dice, x + width / 2, 462, width * 0.98);
  });
}

function paintBench(brush: Brush, dice: PictureDice, wood: string): void {
  brush.box(0, 474, 1200, 112, darken(wood, 0.35));
  for (const k of rangeOf(28)) {
    const x = 20 + k * 43;
    brush.stroke(`M${x} 486V${formatNumber(dice.between(520, 548))}`, dice.pick(['#B8C4C8', '#D9A441']), 5);
    brush.box(x - 6, 484, 12, dice.between(16, 30), dice.pick(['#C4523F', '#E8B860', '#3F7A5A', '#5A6AB0']));
  }
  brush.box(0, 600, 1200, 200, darken(wood, 0.45));
  paintPlanks(brush, dice, { x: -10, y: 580, width: 1220, height: 34 }, lighten(wood, 0.3), 18, false);
  brush.box(0, 612, 1200, 8, SHADOW_COLOR, 0.4);
  for (const k of rangeOf(8)) {
    const x = 8 + k * 150;
    for (const row of rangeOf(2)) {
      paintSlab(brush, x, 626 + row * 90, 140, 82, lighten(wood, row ? 0.08 : 0.16), 4);
      paintSlab(brush, x + 12, 638 + row * 90, 116, 58, lighten(wood, 0.22), 3);
      brush.disc(x + 70, 684 + row * 90, 8, '#D9A441');
      paintSlab(brush, x + 38, 644 + row * 90, 64, 28, '#FFF3D8', 2);
      const kind = (k * 3 + row * 2 + dice.whole(0, 1)) % 4;
      if (kind === 0) paintCog(brush, x + 70, 658 + row * 90, 11, '#C9743F', 8);
      else if (kind === 1) brush.stroke(`M${x + 52} ${664 + row * 90}q9 -16 18 0t18 -2`, '#3A2430', 3);
      else if (kind === 2) paintDial(brush, dice, x + 70, 658 + row * 90, 11, '#FFFFFF');
      else for (const i of rangeOf(4)) brush.disc(x + 50 + i * 13, 658 + row * 90, 4, METALS[i]!);
    }
  }
}

function paintWork(brush: Brush, dice: PictureDice, lampX: number): void {
  scatter(dice, { x: 170, y: 556, width: 860, height: 46 }, 44, (x, y, i) => {
    if (Math.abs(x - lampX) < 64) return;
    if (i % 4 === 3)
      brush.stroke(
        `M${formatNumber(x - 16)} ${formatNumber(y)}l32 ${formatNumber(dice.between(-10, 10))}`,
        '#B8C4C8',
        5,
      );
    else
      paintCog(
        brush,
        x,
        y - 4,
        dice.between(13, 24),
        dice.pick(METALS),
        dice.whole(8, 14),
        dice.between(0, 40),
      );
  });
  for (const side of [-1, 1]) {
    const x = lampX + side * dice.between(110, 150);
    brush.disc(x, 560, 44, '#D9A441');
    paintDial(brush, dice, x, 560, 38, '#FFF6E0');
    paintCog(brush, x + 2, 562, 19, '#C9743F', 10, 12);
  }
}
