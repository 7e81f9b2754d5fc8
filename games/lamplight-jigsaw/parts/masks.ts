/** A wall of carnival masks (suns, moons, foxes, harlequins) with plumes and ribbons, and a lamp in front of them. */
import { polygonPath, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintBlossom, paintEitherWay, paintSlab } from '../pictures/things/forms';
import { paintHangingLamp } from '../pictures/things/lamps';
import { GOLD, MASKS, TONES, type Tones } from '../pictures/things/masks';
import { paintMotif } from '../pictures/things/motifs';

export { masks as descriptionShort } from '../shelf-shorts';

const WALLS = [
  ['#3A1A44', '#5A2A64', '#E8B84A'],
  ['#12404A', '#1F5F6B', '#F2C870'],
  ['#5A1F2A', '#7A2F3A', '#F2D08A'],
  ['#27305A', '#3A4680', '#E8C8E8'],
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintWall(brush, dice));

function paintWall(brush: Brush, dice: PictureDice): Spot {
  const [wall, pattern, thread] = dice.pick(WALLS);
  paintMotif(
    brush,
    dice.pick(['diamonds', 'flowers', 'scallops', 'leaves']),
    { x: 0, y: 0, width: SHEET.width, height: SHEET.height },
    [wall, pattern, darken(wall, 0.35)],
    34,
  );
  for (const y of [4, 272, 540]) {
    paintSlab(brush, -10, y, 1220, 17, '#8A5A34', 2);
    for (const k of rangeOf(25)) brush.disc(22 + k * 48, y + 8, 5, GOLD);
  }
  const kinds = dice.shuffle(rangeOf(18));
  const lampAt = dice.pick([8, 9]);
  let lamp: Spot = { x: 0, y: 0 };
  for (const i of rangeOf(18)) {
    const [x, y] = [100 + (i % 6) * 200, 144 + Math.floor(i / 6) * 268];
    if (i === lampAt) {
      for (const k of rangeOf(3)) paintRibbon(brush, dice, x - 70 + k * 70, y - 130, 240);
      lamp = paintHangingLamp(brush, x, y + 20, 150, dice.pick(TONES), 1.1);
      continue;
    }
    paintRibbon(brush, dice, x - 88, y - 40, dice.between(110, 170));
    paintRibbon(brush, dice, x + 88, y - 40, dice.between(110, 170));
    brush.stroke(`M${x} ${y - 128}L${x - 34} ${y - 50}M${x} ${y - 128}L${x + 34} ${y - 50}`, thread, 3.4);
    const tones = dice.shuffle(TONES) as unknown as Tones;
    brush.at(x, y, { scale: 1.22, turn: dice.between(-4, 4) }, () =>
      MASKS[kinds[i]! % MASKS.length]!(brush, dice, tones),
    );
  }
  for (const k of rangeOf(6)) paintBeads(brush, dice, 100 + k * 200, dice.pick([18, 286, 554]));
  return lamp;
}

function paintRibbon(brush: Brush, dice: PictureDice, x: number, y: number, length: number): void {
  const tone = dice.pick(TONES);
  const n = Math.round(length / 22);
  for (const k of rangeOf(n)) {
    const [px, py] = [x + (k % 2 ? 7 : -7), y + k * 22];
    brush.shape(
      polygonPath(
        [px - 9, py],
        [px + 9, py + 5],
        [px + (k % 2 ? -5 : 23), py + 27],
        [px + (k % 2 ? -23 : 5), py + 22],
      ),
      k % 2 ? tone : darken(tone, 0.25),
    );
  }
  paintBlossom(brush, x, y, 14, lighten(tone, 0.3), GOLD, 7);
}

function paintBeads(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const tone = dice.pick(TONES);
  for (const k of rangeOf(15)) {
    const t = k / 14;
    brush.disc(x - 92 + t * 184, y + 4 * 46 * t * (1 - t), 6.4, k % 3 ? tone : GOLD);
  }
}
