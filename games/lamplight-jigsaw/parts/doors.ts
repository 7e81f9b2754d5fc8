/** Doors and shutters: a flat view of a street in which every door is different, with one lamp between them. */
import { polygonPath, formatNumber, type Brush } from '../pictures/brush';
import { paintCat } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintBeast } from '../pictures/things/beasts';
import {
  archPath,
  pointsAround,
  paintBlossom,
  boxPath,
  leafPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
  type Box,
} from '../pictures/things/forms';
import { PAINTS, paintFan, paintLeaf, paintShutter } from '../pictures/things/doors';
import { paintWallLantern } from '../pictures/things/lamps';
import { MOTIFS, paintMotif, paintOpenMotif } from '../pictures/things/motifs';
import { paintPotPlant } from '../pictures/things/pots';
import { paintBricks, paintPlanks } from '../pictures/things/walls';

export { doors as descriptionShort } from '../shelf-shorts';

const WALLS = [
  '#F2C84A',
  '#F28A6A',
  '#7AC4C0',
  '#F4A8B8',
  '#A8C86A',
  '#8FB0E8',
  '#F7E0B8',
  '#D08AC0',
  '#E8703F',
] as const;
const FRAMES = ['#FFF8EA', '#F3E3C2', '#DCEBEA'] as const;
const WIDE = 200;

export function paint(brush: Brush, dice: PictureDice): Spot {
  const walls = dice.shuffle(WALLS);
  const doors = dice.shuffle(PAINTS);
  const lit = dice.whole(1, 4);
  let lamp: Spot = { x: 0, y: 0 };
  for (const i of rangeOf(6)) {
    const x = i * WIDE;
    paintWall(brush, dice, { x, y: 0, width: WIDE, height: 740 }, walls[i]!);
    paintUpper(brush, dice, x, doors[(i + 4) % 9]!, i % 2 === 0);
    paintFrieze(brush, dice, x, walls[i]!, doors[(i + 2) % 9]!);
    paintDoor(brush, dice, x, doors[i]!, i);
  }
  for (const i of rangeOf(6)) {
    brush.box(i * WIDE - 5, 0, 10, 744, darken(walls[i]!, 0.35));
    for (const k of rangeOf(19)) brush.box(i * WIDE - 9, k * 40, 18, 20, lighten(walls[i]!, 0.3));
  }
  paintPavement(brush, dice);
  for (const i of rangeOf(6)) paintStep(brush, dice, i * WIDE, i);
  lamp = paintWallLantern(brush, lit * WIDE, 440, 1.25, '#241A2E', dice.chance(0.5));
  return lamp;
}

function paintWall(brush: Brush, dice: PictureDice, box: Box, wall: string): void {
  const kind = dice.whole(0, 3);
  if (kind === 0) paintBricks(brush, dice, box, wall, 36);
  else if (kind === 1) paintPlanks(brush, dice, box, wall, 34, false);
  else {
    brush.within(boxPath(box), () => {
      paintOpenMotif(
        brush,
        kind === 2
          ? dice.pick(['diamonds', 'scallops', 'flowers', 'crosses'] as const)
          : dice.pick(['stars', 'leaves', 'dots'] as const),
        box,
        [wall, lighten(wall, 0.22), darken(wall, 0.12)],
        kind === 2 ? 40 : 34,
      );
    });
  }
}

/** Paints a band of tiles between the floors, and a sign that hangs below it. */
function paintFrieze(brush: Brush, dice: PictureDice, x: number, wall: string, color: string): void {
  const box = { x, y: 318, width: WIDE, height: 36 };
  paintMotif(brush, dice.pick(MOTIFS), box, [lighten(wall, 0.5), color, darken(wall, 0.3)], 18);
  for (const y of [314, 352]) paintSlab(brush, x, y, WIDE, 7, lighten(wall, 0.4), 1);
}

/** Paints the upper window: shutters, curtains, a person or an object in it, a box of flowers or a balcony. */
function paintUpper(brush: Brush, dice: PictureDice, x: number, color: string, isTall: boolean): void {
  const [cx, top, tall] = [x + WIDE / 2, isTall ? 46 : 74, isTall ? 210 : 180];
  const frame = dice.pick(FRAMES);
  const isRound = dice.chance(0.5);
  const path = isRound
    ? archPath(cx - 42, top + tall, 84, tall)
    : boxPath({ x: cx - 42, y: top, width: 84, height: tall });
  brush.stroke(path, frame, 20);
  brush.shape(path, dice.pick(['#BFE0F0', '#FFE9B0', '#27405F', '#D8E8D8']));
  brush.within(path, () => {
    const cloth = dice.pick(PAINTS);
    for (const side of [-1, 1]) {
      const curtain = `M${cx + side * 44} ${top}H${cx + side * 6}Q${cx + side * 10} ${top + tall * 0.6} ${cx + side * 44} ${top + tall * 0.8}Z`;
      brush.shape(curtain, lighten(cloth, 0.3));
      for (const k of rangeOf(3))
        brush.stroke(
          `M${cx + side * (16 + k * 9)} ${top}q${side * 4} ${tall * 0.4} ${side * 18} ${tall * 0.66}`,
          darken(cloth, 0.1),
          3,
        );
    }
    const kind = dice.whole(0, 2);
    if (kind === 0)
      paintCat(
        brush,
        cx - 4,
        top + tall,
        1.9,
        dice.pick(['#3A2A30', '#D98A3A', '#F3E3D0']),
        dice.chance(0.5),
      );
    else if (kind === 1) paintPotPlant(brush, dice, cx, top + tall, 92);
    else {
      brush.stroke(`M${cx} ${top}v46`, '#8A6A3A', 3);
      brush.shape(`M${cx - 24} ${top + 108}V${top + 70}q24 -46 48 0v38Z`, '#F7DC9A', 0.5);
      for (const k of rangeOf(6))
        brush.stroke(`M${cx - 22 + k * 9} ${top + 108}V${top + 60}`, '#B5803A', 2.4);
      brush.shape(`M${cx - 12} ${top + 96}q4 -22 20 -18l8 4 -8 4q-2 16 -20 10Z`, '#FFC42F');
    }
    brush.box(cx - 3, top, 6, tall, frame);
    for (const k of rangeOf(2)) brush.box(cx - 42, top + (tall * (k + 1)) / 3, 84, 5, frame);
  });
  for (const side of [-1, 1]) paintShutter(brush, dice, cx + side * 72 - 22, top + 6, tall - 6, color);
  paintBalcony(brush, dice, cx, top + tall + 8, isTall);
}

function paintBalcony(brush: Brush, dice: PictureDice, x: number, y: number, isTall: boolean): void {
  const iron = dice.pick(['#2A2430', '#27405F', '#2F5A4A']);
  if (isTall) {
    paintSlab(brush, x - 88, y + 40, 176, 12, '#E8DCC8', 2);
    for (const k of rangeOf(10)) {
      const px = x - 80 + k * 17.8;
      brush.stroke(`M${formatNumber(px)} ${y - 18}V${y + 40}`, iron, 4);
      brush.stroke(`M${formatNumber(px)} ${y + 4}q9 10 0 20q-9 -10 0 -20`, iron, 3);
    }
    brush.stroke(`M${x - 86} ${y - 18}H${x + 86}`, iron, 7);
    for (const k of rangeOf(3)) paintPotPlant(brush, dice, x - 58 + k * 58, y + 40, 52);
    return;
  }
  paintSlab(brush, x - 62, y + 4, 124, 28, dice.pick(PAINTS), 3);
  for (const k of rangeOf(13)) {
    const px = x - 60 + k * 10;
    brush.shape(leafPath(px, y + 8, 26, 8, 60 + ((k * 37) % 60)), k % 2 ? '#3F8A4A' : '#7AB04A');
    paintBlossom(brush, px, y - 2 - (k % 3) * 8, 10, dice.pick(['#F2506A', '#FFFFFF', '#FFC42F', '#B07AE0']));
  }
}

function paintDoor(brush: Brush, dice: PictureDice, x: number, color: string, index: number): void {
  const [cx, base] = [x + WIDE / 2, 720];
  const [wide, tall] = [dice.between(100, 122), dice.between(250, 290)];
  const isRound = index % 2 === 0;
  const path = isRound
    ? archPath(cx - wide / 2, base, wide, tall)
    : boxPath({ x: cx - wide / 2, y: base - tall, width: wide, height: tall });
  const frame = dice.pick(FRAMES);
  brush.stroke(path, darken(frame, 0.2), 34);
  brush.stroke(path, frame, 26);
  if (isRound)
    for (const [px, py] of pointsAround(cx, base - tall + wide / 2, wide / 2 + 8, 22, 0))
      if (py < base - tall + wide / 2) brush.disc(px, py, 5, color === '#FFF3DC' ? '#C4283A' : color);
  brush.shape(path, color);
  const leafTop = base - tall + (isRound ? wide / 2 : 44);
  brush.within(path, () => {
    paintFan(brush, dice, cx, leafTop, wide, color);
    paintLeaf(brush, dice, { x: cx - wide / 2, y: leafTop, width: wide, height: base - leafTop }, color);
    brush.box(cx + wide * 0.34, base - tall, wide * 0.2, tall, SHADOW_COLOR, 0.2);
  });
  if (!isRound) {
    if (dice.chance(0.5)) {
      const [a, b] = dice.shuffle(PAINTS) as [string, string];
      for (const k of rangeOf(7))
        brush.shape(`M${cx - 84 + k * 24} ${base - tall - 44}h24v50q-12 15 -24 0Z`, k % 2 ? a : b);
    } else
      brush.shape(
        polygonPath([cx - 88, base - tall - 12], [cx, base - tall - 54], [cx + 88, base - tall - 12]),
        frame,
      );
  }
}

function paintPavement(brush: Brush, dice: PictureDice): void {
  brush.box(0, 736, 1200, 64, '#8A8494');
  for (const row of rangeOf(3))
    for (const i of rangeOf(31))
      paintSlab(
        brush,
        i * 40 - (row % 2) * 20,
        738 + row * 21,
        38,
        19,
        mixColors('#A8A0A8', dice.pick(['#F7E0C0', '#5A5470', '#C8D8E0']), dice.between(0, 0.5)),
        4,
      );
}

function paintStep(brush: Brush, dice: PictureDice, x: number, index: number): void {
  const cx = x + WIDE / 2;
  paintSlab(brush, cx - 76, 716, 152, 14, '#E0D4C4', 2);
  paintSlab(brush, cx - 88, 729, 176, 15, '#CFC2B4', 2);
  paintMotif(
    brush,
    dice.pick(MOTIFS),
    { x: cx - 40, y: 720, width: 80, height: 10 },
    ['#8A5A3A', '#F2C84A', '#C4283A'],
    10,
  );
  paintPotPlant(brush, dice, x + 26, 760, dice.between(110, 150));
  const kind = (index + dice.whole(0, 1)) % 5;
  if (kind === 0)
    paintCat(brush, cx + 64, 756, 2, dice.pick(['#3A2A30', '#D98A3A', '#8A8490']), dice.chance(0.5));
  else if (kind === 1)
    for (const k of rangeOf(3)) {
      paintSlab(brush, cx + 34 + k * 20, 722, 15, 36, '#F4FAFA', 5);
      brush.box(cx + 37 + k * 20, 714, 9, 10, dice.pick(PAINTS));
    }
  else if (kind === 2) paintBeast(brush, dice, 'dog', cx + 50, 770, 0.9);
  else if (kind === 3) {
    for (const dx of [20, 74]) {
      brush.stroke(`M${cx + dx - 24} 752a24 24 0 1 0 48 0a24 24 0 1 0 -48 0`, '#2A2430', 5);
      for (const [px, py] of pointsAround(cx + dx, 752, 22, 8))
        brush.stroke(`M${cx + dx} 752L${px} ${py}`, '#9AA0B0', 1.8);
    }
    brush.stroke(
      `M${cx + 20} 752L${cx + 36} 706H${cx + 66}L${cx + 74} 752M${cx + 66} 706L${cx + 44} 752H${cx + 20}M${cx + 64} 698h16M${cx + 28} 704h14`,
      dice.pick(PAINTS),
      5,
    );
  } else paintPotPlant(brush, dice, cx + 74, 764, 96);
  scatter(dice, { x: x + 10, y: 782, width: 180, height: 14 }, 40, (px, py) =>
    brush.shape(leafPath(px, py, 15, 5, px), '#C48A3A'),
  );
}
