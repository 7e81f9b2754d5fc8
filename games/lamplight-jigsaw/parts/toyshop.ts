/** A toy shop by day: shelves to the ceiling, kites and airplanes above, a train around the floor. */
import { SHEET, formatNumber, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import {
  paintEitherWay,
  paintBlossom,
  fillSpan,
  roundBoxPath,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintHangingLamp } from '../pictures/things/lamps';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { BRIGHT, paintToy, TOY_KINDS } from '../pictures/things/toys';
import { paintBoard, paintFloor } from '../pictures/things/walls';

export { toyshop as descriptionShort } from '../shelf-shorts';

const ROOMS = [
  ['#F7E6C4', '#F2B8A0', '#5AA8A0'],
  ['#DCEEF0', '#A8D0D8', '#D9694B'],
  ['#F9E0DC', '#F2C0C4', '#6B7AC4'],
  ['#E8F0D4', '#C8DCA8', '#C4607A'],
] as const;

/** Paints the scene and returns the position of its lamp. */
export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintRoom(brush, dice));

function paintRoom(brush: Brush, dice: PictureDice): Spot {
  const [wall, stripe, wood] = dice.pick(ROOMS);
  brush.box(0, 0, SHEET.width, SHEET.height, wall);
  for (const i of rangeOf(40)) {
    brush.box(i * 30, 0, 15, 640, stripe, 0.55);
    for (const k of rangeOf(12))
      paintBlossom(brush, i * 30 + 22, k * 54 + (i % 2) * 27, 6, mixColors(stripe, wood, 0.4), wall, 5);
  }
  const lampX = dice.pick([330, 600, 870]);
  const kinds = dice.shuffle(rangeOf(TOY_KINDS));
  for (const [bay, x] of [24, 316, 608, 900].entries()) {
    const isOpen = Math.abs(x + 138 - lampX) < 150;
    for (const [row, base] of [282, 404, 526, 640].entries()) {
      if (row === 0 && isOpen) continue;
      if (row < 3) paintShelf(brush, dice, x, base, wood, kinds, bay + row * 4);
      else paintDrawers(brush, dice, x);
    }
    for (const px of [x - 8, x + 272])
      paintSlab(brush, px, isOpen ? 292 : 150, 12, 500 - (isOpen ? 142 : 0), darken(wood, 0.12), 2);
    if (!isOpen) paintSlab(brush, x - 16, 140, 308, 16, darken(wood, 0.2), 4);
  }
  paintAbove(brush, dice, lampX);
  const lamp = paintHangingLamp(brush, lampX, 196, 200, dice.pick(['#E5503F', '#F2B030', '#3F8AC4']), 1.1);
  paintFloor(
    brush,
    dice,
    { x: 0, y: 646, width: 1200, height: 154 },
    [mixColors(wood, '#FFF6E0', 0.72), mixColors(wood, '#FFF6E0', 0.4)],
    16,
    4,
  );
  paintTrack(brush, dice);
  return lamp;
}

function paintShelf(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  wood: string,
  kinds: readonly number[],
  start: number,
): void {
  brush.box(x, base - 112, 276, 112, darken(wood, 0.35));
  paintMotif(
    brush,
    dice.pick(MOTIFS),
    { x, y: base - 112, width: 276, height: 112 },
    [mixColors(wood, '#2A1B3A', 0.42), mixColors(wood, '#2A1B3A', 0.52), mixColors(wood, '#2A1B3A', 0.32)],
    24,
  );
  paintBoard(brush, x - 6, base, 288, lighten(wood, 0.2), 10);
  fillSpan(dice, [x + 8, x + 268], [78, 98], (at, width, i) =>
    paintToy(brush, dice, at + width / 2, base, width * 0.96, kinds[(start * 3 + i) % kinds.length]),
  );
}

function paintDrawers(brush: Brush, dice: PictureDice, x: number): void {
  for (const k of rangeOf(3)) {
    const tone = dice.pick(BRIGHT);
    paintSlab(brush, x + 4 + k * 90, 546, 84, 92, mixColors(tone, '#FFF6E0', 0.2), 5);
    paintMotif(
      brush,
      dice.pick(MOTIFS),
      { x: x + 14 + k * 90, y: 556, width: 64, height: 44 },
      [lighten(tone, 0.6), tone, darken(tone, 0.2)],
      16,
    );
    brush.box(x + 30 + k * 90, 612, 32, 9, '#FFF6E0');
  }
}

function paintAbove(brush: Brush, dice: PictureDice, lampX: number): void {
  brush.stroke('M-10 20Q300 96 600 26T1210 30', '#7A5A6A', 3);
  for (const i of rangeOf(26)) {
    const x = 18 + i * 46;
    const y = 40 + 26 * Math.sin(i * 0.5);
    brush.shape(`M${x - 17} ${formatNumber(y - 4)}h34l-17 36Z`, BRIGHT[(i * 3) % BRIGHT.length]!);
    brush.disc(x, formatNumber(y + 5), 5, '#FFF6E0');
  }
  for (const x of [90, 250, 420, 560, 700, 850, 990, 1120]) {
    if (Math.abs(x - lampX) < 96) continue;
    const y = dice.between(116, 136);
    brush.stroke(`M${x} 40V${formatNumber(y - 50)}`, '#7A5A6A', 2);
    const kind = dice.whole(0, 2);
    if (kind === 0) paintKite(brush, dice, x, y);
    else if (kind === 1) paintToy(brush, dice, x, y, 84, 13);
    else paintBalloon(brush, dice, x, y);
  }
}

function paintKite(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [a, b, c] = dice.shuffle(BRIGHT);
  brush.shape(`M${x} ${y - 54}l34 36 -34 48 -34 -48Z`, a!);
  brush.shape(`M${x} ${y - 54}l34 36h-34ZM${x} ${y - 18}v48l-34 -48Z`, b!);
  for (const k of rangeOf(3))
    brush.shape(`M${x - 10} ${formatNumber(y + 36 + k * 12)}l10 5 10 -5v9l-10 -4 -10 4Z`, k % 2 ? a! : c!);
}

function paintBalloon(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [a, b] = dice.shuffle(BRIGHT);
  const path = `M${x} ${y - 58}q42 0 38 40q-6 22 -26 36h-24q-20 -14 -26 -36q-4 -40 38 -40Z`;
  brush.shape(path, a!);
  brush.within(path, () => {
    brush.oval(x, y - 20, 17, 44, b!);
    brush.box(x + 18, y - 60, 26, 80, SHADOW_COLOR, 0.2);
  });
  brush.stroke(`M${x - 12} ${y + 18}l3 12M${x + 12} ${y + 18}l-3 12`, '#7A5A3A', 2);
  paintSlab(brush, x - 12, y + 28, 24, 15, '#C08A4A', 3);
}

function paintTrack(brush: Brush, dice: PictureDice): void {
  const oval = 'M120 716Q120 672 600 672T1080 716T600 760T120 716Z';
  for (const k of rangeOf(60)) {
    const a = (k / 60) * 2 * Math.PI;
    brush.box(600 + 470 * Math.cos(a) - 5, 716 + 43 * Math.sin(a) - 9, 10, 18, '#8A5A34');
  }
  brush.stroke(oval, '#5A6A7A', 8);
  brush.stroke(oval, '#C4D0D8', 3);
  const start = dice.whole(240, 420);
  paintToy(brush, dice, start, 766, 112, 1);
  for (const k of rangeOf(4)) {
    const x = start + 100 + k * 96;
    paintSlab(brush, x - 38, 728, 78, 26, BRIGHT[(k * 3) % BRIGHT.length]!, 5);
    for (const wx of [x - 22, x + 24]) brush.disc(wx, 758, 10, '#3A2A34');
    paintToy(brush, dice, x, 730, 56, [0, 5, 2, 12][k]);
    brush.shape(roundBoxPath(x - 46, 742, 10, 5, 2), '#5A5A6A');
  }
  for (const x of [70, 1130]) paintToy(brush, dice, x, 770, 130, dice.pick([0, 7, 8]));
  paintToy(brush, dice, dice.between(880, 1000), 790, 80, dice.pick([5, 6, 9]));
}
