/** A kitchen dresser in morning light: plates on their rims, cups on hooks, teapots, jars, tiles behind. */
import { verticalFade, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintCat } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintBake } from '../pictures/things/bakes';
import {
  paintEitherWay,
  paintBlossom,
  fillSpan,
  leafPath,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintOilLamp } from '../pictures/things/lamps';
import { paintMotif } from '../pictures/things/motifs';
import {
  GLAZES,
  paintBottle,
  paintBunch,
  paintCup,
  paintJar,
  paintTeapot,
} from '../pictures/things/shelfware';
import { paintPlate } from '../pictures/things/plates';
import { paintPotPlant } from '../pictures/things/pots';
import { paintBoard } from '../pictures/things/walls';

export { dresser as descriptionShort } from '../shelf-shorts';

const ROOMS = [
  { wood: '#6B9AA8', wall: '#F7EBD4', ink: '#2F5A9A', tile: '#FFFFFF' },
  { wood: '#8FA87A', wall: '#FBE6D0', ink: '#B5483F', tile: '#FFF6E0' },
  { wood: '#D9B070', wall: '#DDEBE4', ink: '#2F6B5A', tile: '#FDF3DC' },
  { wood: '#C48A7A', wall: '#F3EAD8', ink: '#5A4A8A', tile: '#F6FAFA' },
] as const;

/** Paints the scene and returns the position of its lamp. */
export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintRoom(brush, dice));

function paintRoom(brush: Brush, dice: PictureDice): Spot {
  const room = dice.pick(ROOMS);
  paintTiles(brush, dice, room);
  const [left, right] = [118, 1082];
  paintSlab(brush, left - 26, 20, right - left + 52, 776, room.wood, 6);
  brush.box(left, 60, right - left, 456, darken(room.wood, 0.35));
  for (const k of rangeOf(27)) brush.box(left + k * 36, 60, 3, 456, darken(room.wood, 0.5));
  paintCornice(brush, room.wood);
  for (const [row, base] of [204, 352, 516].entries()) {
    if (row < 2) paintBoard(brush, left, base, right - left, lighten(room.wood, 0.2), 12);
    paintRow(brush, dice, row, base, room.ink);
  }
  paintSlab(brush, left - 40, 516, right - left + 80, 24, lighten(room.wood, 0.3), 5);
  const x = dice.pick([360, 600, 840]);
  paintTop(brush, dice, x);
  const lamp = paintOilLamp(brush, x, 518, 1.05, room.ink);
  paintCupboards(brush, dice, room.wood);
  paintCat(brush, dice.pick([60, 1140]), 790, 1.7, '#C98040', dice.chance(0.5));
  return lamp;
}

function paintTiles(brush: Brush, dice: PictureDice, { wall, ink, tile }: (typeof ROOMS)[number]): void {
  brush.box(0, 0, SHEET.width, SHEET.height, darken(wall, 0.1));
  for (const row of rangeOf(15))
    for (const column of [0, 1, 19, 20, 21]) {
      const [x, y] = [column < 2 ? column * 58 - 24 : 1010 + (column - 17) * 58 - 24, row * 58 - 20];
      brush.box(x, y, 54, 54, tile);
      const kind = dice.whole(0, 3);
      if (kind === 0) paintBlossom(brush, x + 27, y + 27, 17, ink, '#F2B84A', 8);
      else if (kind === 1)
        for (const k of rangeOf(4)) brush.shape(leafPath(x + 27, y + 27, 22, 6, k * 90 + 45), ink);
      else if (kind === 2)
        for (const k of rangeOf(4))
          brush.shape(
            `M${x + (k % 2) * 54} ${y + Math.floor(k / 2) * 54}h${k % 2 ? -20 : 20}q0 ${k < 2 ? 20 : -20} ${k % 2 ? 20 : -20} ${k < 2 ? 20 : -20}Z`,
            mixColors(ink, tile, 0.3),
          );
      else brush.stroke(`M${x + 8} ${y + 34}q9 -14 18 0t18 0M${x + 20} ${y + 20}l7 -10 7 10`, ink, 3.4);
    }
}

function paintCornice(brush: Brush, wood: string): void {
  paintSlab(brush, 70, 6, 1060, 26, lighten(wood, 0.15), 4);
  for (const k of rangeOf(28))
    brush.shape(`M${92 + k * 36.5} 58q18 -30 36 0Z`, k % 2 ? lighten(wood, 0.35) : lighten(wood, 0.2));
  for (const k of rangeOf(28)) brush.disc(110 + k * 36.5, 44, 4, darken(wood, 0.4));
}

function paintRow(brush: Brush, dice: PictureDice, row: number, base: number, ink: string): void {
  if (row < 2) {
    fillSpan(dice, [128, 1072], [96, 122], (x, width, i) => {
      const r = width * 0.47;
      if (i % 4 === 3) paintTeapot(brush, dice, x + width / 2, base, width * 0.62);
      else
        paintPlate(
          brush,
          dice,
          x + width / 2,
          base - r,
          r,
          dice.chance(0.75) ? '#FFFAF0' : dice.pick(GLAZES),
          dice.chance(0.5) ? ink : dice.pick(GLAZES),
        );
    });
    brush.box(122, base - 22, 956, 5, '#D9A441', 0.85);
    fillSpan(dice, [134, 1066], [52, 66], (x, width) => {
      brush.stroke(`M${formatNumber(x + width / 2)} ${base + 12}v8`, '#D9A441', 4);
      brush.at(x + width / 2, base + 50, { turn: dice.between(-14, 14) }, () =>
        paintCup(brush, dice, 0, 2, 34),
      );
    });
  }
}

function paintTop(brush: Brush, dice: PictureDice, lampX: number): void {
  fillSpan(dice, [130, 1070], [66, 98], (x, width, i) => {
    const at = x + width / 2;
    if (Math.abs(at - lampX) < 66) return;
    const kind = (i + dice.whole(0, 1)) % 6;
    if (kind === 0) paintTeapot(brush, dice, at, 516, width * 0.78);
    else if (kind === 1) paintJar(brush, dice, at, 516, width * 0.6, 92);
    else if (kind === 2) paintBunch(brush, dice, at, 516, 108);
    else if (kind === 3) paintBake(brush, dice, at, 516, width * 0.9);
    else if (kind === 4) paintBottle(brush, dice, at, 516, width * 0.42, 112);
    else paintPotPlant(brush, dice, at, 516, 96);
  });
}

function paintCupboards(brush: Brush, dice: PictureDice, wood: string): void {
  for (const k of rangeOf(4)) {
    const x = 122 + k * 242;
    paintSlab(brush, x, 552, 230, 62, lighten(wood, 0.14), 5);
    brush.disc(x + 115, 586, 10, '#F3E3C2');
    brush.disc(x + 113, 583, 4, '#FFFFFF');
    for (const i of [0, 1]) brush.shape(leafPath(x + 115, 584, 56, 9, i * 180), lighten(wood, 0.45));
    paintSlab(brush, x, 626, 230, 160, lighten(wood, 0.08), 5);
    brush.box(x + 18, 642, 194, 128, verticalFade(642, 770, darken(wood, 0.25), darken(wood, 0.1)));
    const [clothA, clothB] = [dice.pick(GLAZES), dice.pick(GLAZES)];
    if (k % 2 === 0) {
      paintMotif(
        brush,
        dice.pick(['checks', 'flowers', 'dots', 'tartan', 'leaves']),
        { x: x + 18, y: 642, width: 194, height: 128 },
        ['#FFF6E0', clothA, clothB],
        22,
      );
      for (const i of rangeOf(8)) brush.box(x + 24 + i * 24, 642, 9, 128, SHADOW_COLOR, 0.12);
    } else {
      for (const i of rangeOf(2)) paintBoard(brush, x + 18, 700 + i * 62, 194, wood, 8);
      fillSpan(dice, [x + 22, x + 208], [42, 56], (at, width, i) =>
        i % 2
          ? paintJar(brush, dice, at + width / 2, 700, 34, 50)
          : paintCup(brush, dice, at + width / 2, 700, 40),
      );
      fillSpan(dice, [x + 22, x + 208], [54, 70], (at, width) =>
        paintTeapot(brush, dice, at + width / 2, 762, width * 0.66),
      );
    }
    brush.stroke(`M${x + 18} 642h194v128h-194Z`, lighten(wood, 0.3), 5);
    brush.disc(x + (k % 2 ? 9 : 221), 706, 7, '#D9A441');
  }
  for (const i of rangeOf(3)) brush.disc(60 + i * 540, 800, 20, SHADOW_COLOR, 0.2);
}
