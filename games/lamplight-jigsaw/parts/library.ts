/** A library of two floors: books to the ceiling, ladders, a gallery, a desk under its lamp. */
import { verticalFade, formatNumber, type Brush } from '../pictures/brush';
import { paintCat } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { archPath, paintBlossom, paintEitherWay, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintTableLamp } from '../pictures/things/lamps';
import { paintMotif } from '../pictures/things/motifs';
import { paintBunch } from '../pictures/things/shelfware';
import { paintBooks } from '../pictures/things/books';
import { paintPotPlant } from '../pictures/things/pots';
import { paintBars, paintBoard, paintPlanks } from '../pictures/things/walls';

export { library as descriptionShort } from '../shelf-shorts';

const ROOMS = [
  { wood: '#7A4426', back: '#3A1E1C', rug: ['#8A2F3A', '#E8B860', '#2F4A6B'], sky: ['#7FB0DA', '#F7E3B8'] },
  { wood: '#5A3A2A', back: '#2A1A22', rug: ['#2F5A4A', '#E8D0A0', '#B5653F'], sky: ['#F2A58A', '#FFE3A8'] },
  { wood: '#8A5A34', back: '#47261C', rug: ['#3A3F7A', '#F2B8A0', '#D9A441'], sky: ['#A8C8B8', '#FFF0C8'] },
] as const;

/** Paints the scene and returns the position of its lamp. */
export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintRoom(brush, dice));

function paintRoom(brush: Brush, dice: PictureDice): Spot {
  const room = dice.pick(ROOMS);
  brush.box(0, 0, 1200, 800, room.back);
  const middle = dice.pick([180, 380, 580, 780]);
  for (const x of [-20, 180, 380, 580, 780, 980]) {
    if (x === middle) paintWindow(brush, dice, x + 4, room);
    else paintBay(brush, dice, x, 12, 268, 3, room.wood);
    paintBay(brush, dice, x, 338, 660, 4, room.wood);
  }
  paintGallery(brush, room.wood);
  paintPlanks(brush, dice, { x: 0, y: 664, width: 1200, height: 136 }, lighten(room.wood, 0.12), 34, false);
  paintRug(brush, room.rug);
  paintLadder(brush, dice.pick([250, 1010]), 670, 410, room.wood);
  paintLadder(brush, middle > 480 ? 330 : 860, 296, 270, room.wood);
  paintGlobe(brush, dice, 960, 716);
  const lamp = paintDesk(brush, dice, dice.between(500, 640), room.wood);
  paintChair(brush, dice, 200, 726);
  paintPotPlant(brush, dice, 1120, 742, 190);
  paintCat(brush, dice.pick([330, 830]), 752, 1.4, '#2A1B20', dice.chance(0.5));
  return lamp;
}

function paintBay(
  brush: Brush,
  dice: PictureDice,
  x: number,
  top: number,
  base: number,
  rows: number,
  wood: string,
): void {
  const height = (base - top) / rows;
  for (const row of rangeOf(rows)) {
    const y = top + (row + 1) * height;
    paintBooks(brush, dice, [x + 14, x + 190], y - 9, height - 16);
    paintBoard(brush, x, y - 9, 204, wood, 9);
  }
  paintSlab(brush, x - 8, top - 14, 20, base - top + 14, lighten(wood, 0.08), 2);
  brush.box(x - 5, top, 3, base - top - 10, lighten(wood, 0.45), 0.6);
}

function paintWindow(
  brush: Brush,
  dice: PictureDice,
  x: number,
  { wood, sky }: (typeof ROOMS)[number],
): void {
  const path = archPath(x + 14, 260, 170, 244);
  brush.box(x, 0, 200, 272, darken(wood, 0.1));
  brush.shape(path, verticalFade(20, 260, sky[0], sky[1]));
  brush.within(path, () => {
    for (const k of rangeOf(4)) brush.oval(x + dice.between(10, 180), 60 + k * 34, 46, 11, '#FFFFFF', 0.5);
    for (const k of rangeOf(9)) {
      const [tx, size] = [x + 10 + k * 21, dice.between(26, 44)];
      brush.box(tx - 3, 220, 6, 44, '#5A3A24');
      brush.disc(tx, 216, size * 0.6, k % 2 ? '#5A8A4A' : '#D9A441');
      brush.disc(tx - 5, 210, size * 0.26, '#F7DC9A', 0.6);
    }
    paintBars(brush, { x: x + 14, y: 16, width: 170, height: 244 }, 3, 4, lighten(wood, 0.2), 7);
  });
  brush.stroke(path, lighten(wood, 0.15), 9);
  paintSlab(brush, x + 2, 256, 196, 14, lighten(wood, 0.2), 2);
  paintBunch(brush, dice, x + 60, 258, 80);
  paintCat(brush, x + 138, 258, 1.1, '#B5763F', true);
}

function paintGallery(brush: Brush, wood: string): void {
  paintSlab(brush, -10, 286, 1220, 42, wood, 0);
  for (const k of rangeOf(25)) {
    brush.disc(k * 50, 307, 13, darken(wood, 0.3));
    paintBlossom(brush, k * 50, 307, 11, lighten(wood, 0.4), '#F7DC9A', 8);
    brush.box(k * 50 + 22, 292, 6, 30, darken(wood, 0.3));
  }
  for (const k of rangeOf(61)) {
    const x = k * 20 - 4;
    brush.shape(
      `M${x - 3} 288v-10q-5 -12 0 -20q3 -10 0 -18h6q-3 8 0 18q5 8 0 20v10Z`,
      k % 2 ? '#D9A441' : lighten(wood, 0.25),
    );
  }
  paintSlab(brush, -10, 228, 1220, 12, lighten(wood, 0.25), 4);
}

function paintLadder(brush: Brush, x: number, base: number, height: number, wood: string): void {
  const tone = lighten(wood, 0.4);
  const at = (side: number, share: number) =>
    `${formatNumber(x + side * 26 + share * 70)} ${formatNumber(base - height * share)}`;
  for (const k of rangeOf(Math.round(height / 36))) {
    const share = (k + 0.6) / Math.round(height / 36);
    brush.stroke(`M${at(-1, share)}L${at(1, share)}`, darken(tone, 0.12), 7);
  }
  for (const side of [-1, 1]) brush.stroke(`M${at(side, 0)}L${at(side, 1)}`, tone, 9);
  for (const side of [-1, 1]) brush.disc(x + side * 26, base - 3, 8, '#D9A441');
}

function paintRug(brush: Brush, [ground, gilt, other]: readonly [string, string, string]): void {
  const trapezoidPath = (inset: number) =>
    `M${180 + inset} ${690 + inset * 0.3}H${1020 - inset}L${1130 - inset * 1.4} ${796 - inset * 0.3}H${70 + inset * 1.4}Z`;
  brush.shape(trapezoidPath(0), ground);
  brush.shape(trapezoidPath(16), gilt);
  brush.within(trapezoidPath(24), () =>
    paintMotif(brush, 'diamonds', { x: 60, y: 690, width: 1080, height: 110 }, [ground, gilt, other], 44),
  );
  for (const k of rangeOf(56)) brush.stroke(`M${72 + k * 19} 796v8`, gilt, 3);
}

function paintDesk(brush: Brush, dice: PictureDice, x: number, wood: string): Spot {
  const [top, tone] = [600, lighten(wood, 0.22)];
  brush.oval(x, 752, 220, 16, '#140A2E', 0.35);
  for (const side of [-1, 1]) {
    paintSlab(brush, x + side * 130 - 60, top + 18, 120, 130, tone, 3);
    for (const k of rangeOf(3)) {
      paintSlab(brush, x + side * 130 - 52, top + 28 + k * 40, 104, 33, lighten(tone, 0.12), 3);
      brush.disc(x + side * 130, top + 45 + k * 40, 5, '#D9A441');
    }
  }
  brush.box(x - 70, top + 18, 140, 60, darken(tone, 0.45));
  paintSlab(brush, x - 216, top, 432, 20, lighten(tone, 0.1), 4);
  brush.box(x - 90, top + 2, 190, 10, '#2F6B4A');
  const lamp = paintTableLamp(
    brush,
    x + 30,
    top + 2,
    0.98,
    dice.pick(['#3F8A5A', '#E5866A', '#F2C84A', '#5A8AB8']),
    '#B5763F',
  );
  paintBooks(brush, dice, [x - 205, x - 110], top, 62);
  brush.shape(`M${x - 92} ${top}q20 -16 42 -2q22 -14 44 2Z`, '#FFF6E0');
  brush.stroke(
    `M${x - 50} ${top - 2}v-4M${x - 84} ${top - 5}q14 -6 28 0M${x - 42} ${top - 6}q14 -6 28 0`,
    '#8A6A5A',
    2.4,
  );
  paintSlab(brush, x + 122, top - 34, 26, 34, '#3A4A7A', 3);
  brush.stroke(`M${x + 130} ${top - 34}l-10 -44M${x + 138} ${top - 34}l14 -50`, '#F3E3C2', 5);
  paintBunch(brush, dice, x + 186, top, 90);
  return lamp;
}

function paintGlobe(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const land = dice.pick(['#C9A860', '#8FA84A', '#D98B5A']);
  brush.stroke(`M${x} ${base - 40}V${base}M${x - 44} ${base}H${x + 44}`, '#5A3420', 10);
  brush.stroke(`M${x - 62} ${base - 140}A84 84 0 0 0 ${x + 62} ${base - 70}`, '#D9A441', 7);
  brush.disc(x, base - 112, 68, '#4F8AB0');
  brush.within(`M${x - 68} ${base - 112}a68 68 0 0 1 136 0a68 68 0 0 1 -136 0Z`, () => {
    for (const [dx, dy, s] of [
      [-40, -40, 1],
      [20, -20, 1.3],
      [-20, 30, 0.8],
      [40, 40, 0.7],
    ] as const)
      brush.shape(
        `M${x + dx} ${base - 112 + dy}q${20 * s} ${-24 * s} ${40 * s} ${-4 * s}q${14 * s} ${20 * s} ${-6 * s} ${26 * s}q${-10 * s} ${18 * s} ${-22 * s} ${2 * s}q${-26 * s} ${-4 * s} ${-12 * s} ${-24 * s}Z`,
        land,
      );
    for (const k of rangeOf(4))
      brush.stroke(`M${x - 70} ${base - 160 + k * 32}q70 16 140 0`, '#DCEBEA', 1.8, 0.6);
    brush.disc(x + 44, base - 96, 66, SHADOW_COLOR, 0.2);
  });
}

function paintChair(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const cloth = dice.pick(['#B5483F', '#2F6B66', '#6B4A8A', '#3F5D9A']);
  for (const dx of [-70, 60]) brush.box(x + dx, base - 20, 12, 24, '#3A2018');
  brush.shape(
    `M${x - 66} ${base - 60}V${base - 160}Q${x - 60} ${base - 206} ${x} ${base - 206}Q${x + 60} ${base - 206} ${x + 66} ${base - 160}V${base - 60}Z`,
    cloth,
  );
  for (const k of rangeOf(9))
    brush.disc(x - 40 + (k % 3) * 40, base - 178 + Math.floor(k / 3) * 36, 5, darken(cloth, 0.4));
  for (const k of rangeOf(4))
    brush.stroke(
      `M${x - 40 + (k % 2) * 40} ${base - 178 + Math.floor(k / 2) * 36}l40 36m0 -36l-40 36`,
      darken(cloth, 0.22),
      2.4,
    );
  paintSlab(brush, x - 72, base - 84, 146, 46, lighten(cloth, 0.12), 14);
  paintSlab(brush, x - 92, base - 116, 34, 100, darken(cloth, 0.08), 14);
  paintSlab(brush, x + 60, base - 116, 34, 100, darken(cloth, 0.08), 14);
  paintSlab(brush, x - 62, base - 44, 126, 30, darken(cloth, 0.15), 4);
  paintMotif(
    brush,
    'flowers',
    { x: x - 34, y: base - 128, width: 62, height: 50 },
    ['#F3E3C2', '#C4523F', '#3F7A5A'],
    15,
  );
}
