/** A painter's studio: canvases to the ceiling, easels, jars of brushes, a skylight, and a lamp on its cord. */
import { verticalFade, polygonPath, formatNumber, type Brush } from '../pictures/brush';
import { paintCat } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import {
  pointsAround,
  boxPath,
  paintEitherWay,
  leafPath,
  roundBoxPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
  type Box,
} from '../pictures/things/forms';
import { paintHangingLamp } from '../pictures/things/lamps';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { paintPotPlant } from '../pictures/things/pots';
import { paintBottle, paintBunch, paintJar, paintTeapot } from '../pictures/things/shelfware';
import { VIEWS } from '../pictures/things/views';
import { paintBars, paintBoard, paintPlanks } from '../pictures/things/walls';

export { studio as descriptionShort } from '../shelf-shorts';

const ROOMS = [
  { wall: '#DCE4E0', floor: '#C49A70', sky: ['#6BB0E4', '#FFF3D0'] },
  { wall: '#F0DCC4', floor: '#9A7050', sky: ['#F2A58A', '#FFE9B8'] },
  { wall: '#C8D4E4', floor: '#B58A6A', sky: ['#8AC4B8', '#FBF4D8'] },
] as const;
type Room = (typeof ROOMS)[number];
const PAINTS = [
  '#E5303A',
  '#FFC42F',
  '#2A6AD0',
  '#2FA86B',
  '#F2609A',
  '#7A4AC0',
  '#FF8A2F',
  '#FFFFFF',
  '#1FA8C0',
  '#27304F',
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintRoom(brush, dice));

function paintRoom(brush: Brush, dice: PictureDice): Spot {
  const room = dice.pick(ROOMS);
  paintMotif(
    brush,
    'bars',
    { x: 0, y: 0, width: 1200, height: 610 },
    [room.wall, lighten(room.wall, 0.25), darken(room.wall, 0.06)],
    26,
  );
  const views = dice.shuffle(rangeOf(VIEWS.length));
  paintSkylight(brush, dice, room);
  const frames: Box[] = [
    { x: 24, y: 22, width: 190, height: 150 },
    { x: 236, y: 18, width: 130, height: 176 },
    { x: 388, y: 26, width: 206, height: 132 },
    { x: 24, y: 196, width: 130, height: 166 },
    { x: 176, y: 216, width: 190, height: 136 },
    { x: 388, y: 182, width: 124, height: 160 },
    { x: 24, y: 384, width: 160, height: 120 },
    { x: 206, y: 372, width: 128, height: 150 },
    { x: 356, y: 366, width: 170, height: 120 },
  ];
  for (const [i, box] of frames.entries()) paintFrame(brush, dice, box, views[i]!);
  paintPlanks(brush, dice, { x: 0, y: 606, width: 1200, height: 194 }, room.floor, 34, false);
  brush.box(0, 596, 1200, 14, darken(room.floor, 0.4));
  paintDrips(brush, dice);
  paintStack(brush, dice, 60, 668, views);
  paintShelf(brush, dice, 716, 392);
  paintEasel(brush, dice, 470, 742, { x: -104, y: -330, width: 208, height: 190 }, views[9]!);
  paintEasel(brush, dice, 1080, 720, { x: -92, y: -300, width: 184, height: 170 }, views[10]!);
  const lamp = paintHangingLamp(
    brush,
    dice.between(630, 680),
    196,
    220,
    dice.pick(['#D4402F', '#2F7A86', '#F2B03A']),
    1,
  );
  paintTable(brush, dice, 790, 660);
  paintPlaster(brush, 640, 634);
  paintPalette(brush, dice, 270, 738);
  paintPotPlant(brush, dice, 1156, 786, 150);
  paintCat(brush, dice.pick([360, 590]), 770, 1.7, dice.pick(['#3A2A30', '#D98A3A']), dice.chance(0.5));
  return lamp;
}

/** Paints a different picture in each frame. */
function paintFrame(brush: Brush, dice: PictureDice, { x, y, width, height }: Box, view: number): void {
  const tone = dice.pick(['#D9A441', '#8A4A2A', '#FFF6E4', '#3A3448', '#B5763F']);
  brush.box(x + 6, y + 9, width, height, SHADOW_COLOR, 0.22);
  paintSlab(brush, x, y, width, height, tone, 2);
  for (const k of rangeOf(Math.floor(width / 13)))
    for (const dy of [5, height - 5]) brush.disc(x + 8 + k * 13, y + dy, 2.8, lighten(tone, 0.4));
  paintCanvas(brush, dice, { x: x + 11, y: y + 11, width: width - 22, height: height - 22 }, view);
}

function paintCanvas(brush: Brush, dice: PictureDice, box: Box, view: number): void {
  const { x, y, width, height } = box;
  const [sky, ink] = [
    dice.pick(['#A8D8F0', '#FBD8B0', '#D8C8F0', '#F7E9B0', '#B8E4D0']),
    dice.pick(['#C4303F', '#2A6AB0', '#2F8A5A', '#8A4AA0', '#E0802F']),
  ];
  brush.within(boxPath(box), () => {
    brush.box(x, y, width, height, verticalFade(y, y + height, sky, lighten(sky, 0.5)));
    VIEWS[view]!(brush, dice, x + width / 2, y + height, height, width, ink);
    for (const k of rangeOf(5))
      brush.stroke(
        `M${formatNumber(x + dice.between(0, width))} ${formatNumber(y + dice.between(0, height * 0.4))}q14 -6 30 0`,
        '#FFFFFF',
        4,
        0.35 + k * 0.02,
      );
  });
}

function paintSkylight(brush: Brush, dice: PictureDice, { sky }: Room): void {
  const path = polygonPath([720, -10], [1210, -10], [1210, 352], [720, 300]);
  brush.shape(path, verticalFade(0, 340, ...sky));
  brush.within(path, () => {
    for (const k of rangeOf(9)) brush.oval(740 + k * 56, 70 + ((k * 83) % 150), 54, 17, '#FFFFFF', 0.6);
    for (const k of rangeOf(12)) {
      const [x, tall] = [716 + k * 44, dice.between(60, 130)];
      const tone = dice.pick(['#C4704F', '#8A5A7A', '#5A7A94', '#D9A060']);
      brush.box(x, 340 - tall, 40, tall, mixColors(tone, sky[1], 0.3));
      brush.shape(
        polygonPath([x - 3, 340 - tall], [x + 20, 312 - tall], [x + 43, 340 - tall]),
        darken(tone, 0.2),
      );
      for (const i of rangeOf(2)) brush.box(x + 8 + i * 15, 352 - tall, 8, 13, '#FFF0C0');
    }
    paintBars(brush, { x: 720, y: 0, width: 490, height: 350 }, 5, 4, '#4A4654', 9);
  });
  brush.stroke(path, '#4A4654', 14);
}

function paintDrips(brush: Brush, dice: PictureDice): void {
  scatter(dice, { x: 0, y: 622, width: 1200, height: 170 }, 44, (x, y, i) => {
    const tone = dice.pick(PAINTS);
    brush.oval(x, y, dice.between(5, 13), dice.between(3, 7), tone, 0.9);
    for (const k of rangeOf(3))
      brush.disc(
        x + dice.between(-22, 22),
        y + dice.between(-10, 10),
        2 + k,
        i % 2 ? tone : lighten(tone, 0.3),
        0.85,
      );
  });
}

function paintStack(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  views: readonly number[],
): void {
  for (const k of rangeOf(3)) {
    const box = { x: x - 46 + k * 46, y: base - 130 + k * 26, width: 130, height: 120 };
    paintSlab(brush, box.x, box.y, box.width, box.height, '#E8D8BC', 1);
    paintCanvas(brush, dice, { x: box.x + 4, y: box.y + 4, width: 122, height: 112 }, views[11 + k]!);
  }
}

function paintShelf(brush: Brush, dice: PictureDice, x: number, y: number): void {
  for (const row of rangeOf(2)) {
    const base = y + 22 + row * 92;
    for (const k of rangeOf(row ? 5 : 8)) {
      const px = x + 26 + k * 58;
      const kind = dice.whole(0, 4);
      if (kind === 0) paintBottle(brush, dice, px, base, 28, 72);
      else if (kind === 1) paintJar(brush, dice, px, base, 38, 56);
      else if (kind === 2) paintTeapot(brush, dice, px, base, 40);
      else if (kind === 3) paintBrushes(brush, dice, px, base, 0.62);
      else paintBunch(brush, dice, px, base, 70);
    }
    paintBoard(brush, x, base, row ? 300 : 470, '#8A5A3A', 11);
  }
}

/** Paints a jar of brushes. */
function paintBrushes(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  brush.at(x, base, { scale }, () => {
    for (const k of rangeOf(8)) {
      const [lean, tall, tone] = [-34 + k * 10, dice.between(86, 122), dice.pick(PAINTS)];
      brush.stroke(`M0 -30L${lean} -${formatNumber(tall)}`, dice.pick(['#C48A4A', '#8A3B2F', '#F2D0A0']), 5);
      brush.shape(leafPath(lean * 0.98, -tall + 3, 26, 8, -90 + lean * 0.5), tone);
      brush.disc(lean, -tall + 3, 5, '#B8C0C8');
    }
    const clay = dice.pick(PAINTS);
    paintSlab(brush, -26, -56, 52, 56, clay, 6);
    for (const k of rangeOf(3)) brush.box(-26, -46 + k * 15, 52, 6, lighten(clay, 0.4));
  });
}

function paintEasel(brush: Brush, dice: PictureDice, x: number, base: number, box: Box, view: number): void {
  brush.at(x, base, {}, () => {
    brush.oval(0, 2, 120, 9, SHADOW_COLOR, 0.26);
    brush.stroke('M0 -380L60 -6', '#6B4428', 9);
    for (const side of [-1, 1]) brush.stroke(`M${side * 14} -384L${side * 92} 0`, '#A8703F', 12);
    paintSlab(brush, box.x, box.y, box.width, box.height, '#FFF6E4', 2);
    paintCanvas(
      brush,
      dice,
      { x: box.x + 5, y: box.y + 5, width: box.width - 10, height: box.height - 10 },
      view,
    );
    paintSlab(brush, box.x - 14, box.y + box.height, box.width + 28, 15, '#8A5A34', 2);
    paintSlab(brush, -18, box.y - 22, 36, 26, '#8A5A34', 2);
    for (const k of rangeOf(5)) paintTube(brush, dice, box.x + 20 + k * 40, box.y + box.height - 1);
  });
}

function paintTube(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const tone = dice.pick(PAINTS);
  brush.box(x, base - 9, 24, 9, '#DCE4EA');
  brush.box(x + 6, base - 9, 11, 9, tone);
  brush.box(x + 24, base - 7, 6, 5, '#27304F');
}

function paintTable(brush: Brush, dice: PictureDice, x: number, base: number): void {
  for (const dx of [-150, 128]) paintSlab(brush, x + dx, base - 70, 20, 170, '#6B4428', 2);
  paintSlab(brush, x - 170, base - 86, 340, 24, '#A8703F', 3);
  for (const k of rangeOf(3)) {
    paintSlab(brush, x - 120 + k * 84, base - 60, 74, 34, '#8A5A34', 2);
    brush.disc(x - 83 + k * 84, base - 43, 5, '#D9A441');
  }
  for (const k of rangeOf(3)) paintBrushes(brush, dice, x - 20 + k * 72, base - 86, 0.86);
  for (const k of rangeOf(8)) {
    paintSlab(brush, x - 150 + k * 36, base + 40 - (k % 3) * 4, 30, 40, '#E8E4DC', 3);
    brush.oval(x - 135 + k * 36, base + 40 - (k % 3) * 4, 15, 5, PAINTS[k]!);
    brush.stroke(`M${x - 142 + k * 36} ${base + 42}v${10 + (k % 3) * 6}`, PAINTS[k]!, 5);
  }
  for (const k of rangeOf(4)) paintTube(brush, dice, x - 70 + k * 20, base - 84 - (k % 2) * 9);
}

/** Paints a plaster head. */
function paintPlaster(brush: Brush, x: number, base: number): void {
  paintSlab(brush, x - 26, base - 90, 52, 30, '#C8C0B8', 2);
  brush.shape(
    `M${x - 30} ${base - 84}q4 -22 16 -30q-22 -22 -14 -52q10 -34 38 -28q26 8 22 46l9 16l-9 5q2 24 -18 22l-2 20z`,
    '#F7F2EA',
  );
  for (const k of rangeOf(5))
    brush.disc(x - 22 + k * 10, base - 186 + (k % 2) * 8, 11, k % 2 ? '#E8E0D4' : '#FFFFFF');
  brush.stroke(`M${x + 14} ${base - 148}h12M${x + 18} ${base - 118}h12`, '#B8AEA4', 4);
}

function paintPalette(brush: Brush, dice: PictureDice, x: number, y: number): void {
  brush.shape(roundBoxPath(x - 70, y - 30, 150, 70, 34), SHADOW_COLOR, 0.3);
  brush.shape(
    `M${x - 80} ${y}Q${x - 70} ${y - 50} ${x + 10} ${y - 46}Q${x + 92} ${y - 40} ${x + 84} ${y}Q${x + 60} ${y + 34} ${x + 20} ${y + 16}Q${x - 10} ${y + 6} ${x - 20} ${y + 30}Q${x - 74} ${y + 40} ${x - 80} ${y}Z`,
    '#D9A868',
  );
  for (const [i, [px, py]] of pointsAround(x + 6, y - 8, 54, 9, -120).entries())
    if (i < 7) brush.oval(px, y + (py - y) * 0.5, 15, 9, PAINTS[(i + dice.whole(0, 2)) % 10]!);
  paintMotif(
    brush,
    dice.pick(MOTIFS),
    { x: x - 120, y: y + 36, width: 60, height: 24 },
    ['#F3E3C2', '#C4303F', '#2A6AD0'],
    12,
  );
}
