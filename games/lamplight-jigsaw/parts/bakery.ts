/** A corner bakery before sunrise: its window full, its shelves behind, the lamp over the door. */
import { verticalFade, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintCat } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, LAMP, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { BAKE_KINDS, paintBake } from '../pictures/things/bakes';
import {
  archPath,
  paintBlossom,
  fillSpan,
  leafPath,
  roundBoxPath,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintWallLantern } from '../pictures/things/lamps';
import { paintJar } from '../pictures/things/shelfware';
import { paintPotPlant } from '../pictures/things/pots';
import { paintBoard, paintBricks, paintPlanks } from '../pictures/things/walls';

export { bakery as descriptionShort } from '../shelf-shorts';

const PAINTS = [
  ['#2F6B66', '#F2B8A0', '#C9A08A'],
  ['#8A3B4C', '#F7DC9A', '#B8A8B8'],
  ['#27508A', '#FFD8A8', '#C4917A'],
  ['#3F6B3F', '#FFE0B8', '#C98B73'],
] as const;

/** Paints the scene and returns the position of its lamp. */
export function paint(brush: Brush, dice: PictureDice): Spot {
  const [wood, cream, brick] = dice.pick(PAINTS);
  const isMirrored = dice.chance(0.5);
  const lamp = { x: 0, y: 0 };
  brush.at(isMirrored ? SHEET.width : 0, 0, { isMirrored }, () => {
    paintBricks(brush, dice, { x: 0, y: 0, width: 1200, height: 690 }, brick, 40);
    paintUpstairs(brush, dice, wood);
    paintWindow(brush, dice, wood);
    paintDoor(brush, dice, wood, cream);
    paintAwning(brush, dice, wood, cream);
    paintStreet(brush, dice, brick);
    Object.assign(lamp, paintWallLantern(brush, 792, 262, 1.3));
  });
  paintCat(brush, isMirrored ? 500 : 700, 706, 1.3, '#3A2A24', dice.chance(0.5));
  return { x: isMirrored ? SHEET.width - lamp.x : lamp.x, y: lamp.y };
}

function paintUpstairs(brush: Brush, dice: PictureDice, wood: string): void {
  for (const [i, x] of [60, 330, 600, 930].entries()) {
    const isLit = i === dice.whole(0, 3);
    brush.box(x - 10, -10, 150, 128, '#F3E3C2');
    brush.box(x, -10, 130, 118, isLit ? LAMP : '#5A78B0');
    if (!isLit) brush.shape(`M${x} 60L${x + 70} -10H${x + 110}L${x} 108Z`, '#8FB0DA', 0.6);
    brush.shape(`M${x} -10h44q-4 60 -44 96Z`, i % 2 ? '#FFF3D8' : '#F2A58A');
    brush.shape(`M${x + 130} -10h-44q4 60 44 96Z`, i % 2 ? '#FFF3D8' : '#F2A58A');
    brush.box(x + 61, -10, 8, 118, '#F3E3C2');
    for (const sx of [x - 52, x + 142]) {
      paintSlab(brush, sx, -10, 40, 122, wood, 2);
      for (const k of rangeOf(9)) brush.box(sx + 5, -4 + k * 13, 30, 5, darken(wood, 0.4));
    }
    brush.box(x - 18, 108, 166, 12, '#E8D3A8');
    for (const k of rangeOf(6)) {
      brush.disc(x + k * 26, 100, 15, k % 2 ? '#4F7A3F' : '#6B9A4A');
      paintBlossom(
        brush,
        x + k * 26 + dice.between(-5, 5),
        90,
        11,
        dice.pick(['#E5603A', '#F2A5B8', '#FFF3D6', '#D4476E']),
      );
    }
  }
}

function paintWindow(brush: Brush, dice: PictureDice, wood: string): void {
  const [x, y, width, height] = [44, 224, 660, 400];
  paintSlab(brush, x - 24, y - 20, width + 48, 480, wood, 4);
  brush.box(x, y, width, height, verticalFade(y, y + height, '#FFE6AE', '#F7C46A', '#D98B4A'));
  for (const k of rangeOf(16)) brush.box(x + k * 42, y, 16, height, '#FFF3D0', 0.25);
  const kinds = dice.shuffle(rangeOf(BAKE_KINDS));
  for (const [row, base] of [306, 390, 476].entries()) {
    paintBoard(brush, x, base, width, '#9A6238', 10);
    fillSpan(dice, [x + 8, x + width - 8], [54, 86], (at, width, i) => {
      if (row === 0 && i % 4 === 3)
        paintJar(brush, dice, at + width / 2, base, Math.min(48, width * 0.7), 62);
      else
        paintBake(
          brush,
          dice,
          at + width / 2,
          base,
          Math.min(78, width * 0.94),
          kinds[(i + row * 4) % kinds.length],
        );
      if (row && i % 2 === 0) {
        brush.box(at + width / 2 - 13, base + 1, 26, 16, '#FFF6E0');
        brush.box(at + width / 2 - 8, base + 6, 16, 2.4, '#5A3420');
        brush.box(at + width / 2 - 8, base + 11, 9, 2.4, '#C4523F');
      }
    });
  }
  fillSpan(dice, [x + 10, x + width - 10], [92, 126], (at, width, i) =>
    paintBasket(brush, dice, at + width / 2, y + height, width * 0.92, kinds[(i * 3 + 1) % kinds.length]!),
  );
  for (const k of rangeOf(4)) brush.box(x + (k * width) / 3 - 6, y, 12, height, wood);
  for (const k of rangeOf(4)) brush.box(x + (k * width) / 3 - 6, y, 4, height, lighten(wood, 0.4));
  for (const k of rangeOf(3))
    brush.shape(
      `M${x + 20 + k * 220} ${y + 330}L${x + 130 + k * 220} ${y}h34L${x + 20 + k * 220} ${y + 390}Z`,
      '#FFFFFF',
      0.13,
    );
  brush.box(x - 34, y + height, width + 68, 16, lighten(wood, 0.25));
  for (const k of rangeOf(6))
    paintSlab(brush, x - 6 + k * 112, y + height + 26, 100, 44, lighten(wood, 0.1), 3);
}

function paintBasket(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  width: number,
  kind: number,
): void {
  for (const [dx, dy] of [
    [-0.22, 52],
    [0.22, 52],
    [0, 44],
    [-0.28, 36],
    [0.28, 36],
  ] as const)
    paintBake(brush, dice, x + dx * width, base - dy + 8, width * 0.46, kind);
  const path = `M${formatNumber(x - width / 2)} ${base - 44}h${formatNumber(width)}l-10 44h${formatNumber(20 - width)}Z`;
  brush.shape(path, '#C08A4A');
  brush.within(path, () => {
    for (const row of rangeOf(4))
      for (const k of rangeOf(12))
        brush.box(
          x - width / 2 + k * 12 + (row % 2) * 6,
          base - 43 + row * 11,
          9,
          8,
          k % 2 ? '#D9A860' : '#9A6430',
        );
  });
  brush.box(x - width / 2 - 3, base - 50, width + 6, 9, '#E0B878');
}

function paintDoor(brush: Brush, dice: PictureDice, wood: string, cream: string): void {
  const x = 860;
  paintSlab(brush, x - 26, 214, 236, 476, lighten(wood, 0.12), 4);
  brush.box(x, 236, 184, 454, darken(wood, 0.15));
  brush.shape(archPath(x + 22, 520, 140, 262), '#F3E3C2');
  brush.shape(archPath(x + 32, 510, 120, 244), verticalFade(270, 510, '#FFE6AE', '#F2B85A'));
  brush.within(archPath(x + 32, 510, 120, 244), () => {
    for (const row of rangeOf(3)) {
      paintBoard(brush, x + 20, 360 + row * 70, 140, '#9A6238', 8);
      for (const k of rangeOf(3)) paintBake(brush, dice, x + 50 + k * 42, 360 + row * 70, 38);
    }
    brush.box(x + 88, 250, 8, 270, '#F3E3C2');
  });
  brush.disc(x + 92, 430, 36, '#FFF6E0');
  brush.disc(x + 92, 430, 30, cream);
  paintBake(brush, dice, x + 92, 448, 46, 4);
  for (const k of rangeOf(2))
    paintSlab(brush, x + 22 + k * 76, 548, 64, 110, mixColors(wood, '#FFFFFF', 0.12), 3);
  brush.disc(x + 168, 540, 8, '#D9A441');
  brush.box(x - 40, 690, 264, 16, '#D8C8B0');
  for (const [px, size] of [
    [1110, 150],
    [1164, 120],
  ] as const)
    paintPotPlant(brush, dice, px, 704, size);
  // Draws a slate with today's menu.
  paintSlab(brush, 1094, 300, 90, 200, '#5A3420', 4);
  brush.box(1102, 308, 74, 184, '#2A3A3A');
  for (const k of rangeOf(7))
    brush.stroke(
      `M1110 ${330 + k * 24}h${dice.whole(18, 36)}M1160 ${330 + k * 24}h8`,
      k % 3 ? '#FFF6E0' : '#F7A23A',
      3,
      0.9,
    );
}

function paintAwning(brush: Brush, dice: PictureDice, wood: string, cream: string): void {
  const panels = 20;
  for (const i of rangeOf(panels)) {
    const tone = i % 2 ? cream : wood;
    const [a, c] = [24 + i * 35, 4 + i * 37];
    brush.shape(`M${a} 150h35L${c + 37} 232q-18.5 30 -37 0Z`, tone);
    brush.shape(`M${c} 232q18.5 30 37 0v-9H${c}Z`, SHADOW_COLOR, 0.22);
  }
  brush.box(18, 140, 716, 14, darken(wood, 0.35));
  paintSlab(brush, 838, 140, 240, 62, cream, 8);
  for (const side of [0, 1])
    brush.at(side ? 1046 : 870, 172, { isMirrored: side === 1 }, () => {
      brush.stroke('M-18 14Q0 4 26 -6', wood, 4);
      for (const k of rangeOf(6))
        brush.shape(leafPath(-6 + k * 6, 8 - k * 2.6, 15, 5, k % 2 ? -75 : 40), wood);
    });
  paintBake(brush, dice, 958, 192, 56, 4);
}

function paintStreet(brush: Brush, dice: PictureDice, brick: string): void {
  paintPlanks(brush, dice, { x: 0, y: 690, width: 1200, height: 22 }, '#B8A890', 90, true);
  const stone = mixColors(brick, '#5A6A8A', 0.65);
  brush.box(0, 712, 1200, 90, darken(stone, 0.4));
  for (const row of rangeOf(4))
    fillSpan(dice, [-20 - row * 9, 1220], [40, 70], (x, width) => {
      const tone = mixColors(stone, dice.pick(['#F7B25A', '#FFE9C8', '#27305A']), dice.between(0, 0.3));
      brush.shape(roundBoxPath(x, 714 + row * 22, width - 3, 19, 6), tone);
      brush.box(x + 6, 716 + row * 22, width * 0.5, 2, lighten(tone, 0.4), 0.6);
    });
  for (const x of [758, 812]) {
    brush.shape(`M${x - 22} 708V630q0 -14 10 -22v-10h24v10q10 8 10 22v78Z`, '#9FB0BE');
    brush.shape(`M${x + 6} 708V598h6v10q10 8 10 22v78Z`, SHADOW_COLOR, 0.25);
    brush.box(x - 15, 592, 30, 9, '#7A8A9A');
    brush.stroke(`M${x - 22} 650h44M${x - 22} 690h44`, '#DCE6EA', 3);
  }
  paintBicycle(brush, dice, 330, 752);
  for (const i of rangeOf(3)) paintPotPlant(brush, dice, 40 + i * 52, 706, 90 + i * 8);
}

function paintBicycle(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const frame = dice.pick(['#C4402F', '#27508A', '#D9A441', '#2F6B4A']);
  for (const wx of [x - 92, x + 92]) {
    brush.stroke(`M${wx - 58} ${y - 30}a58 58 0 1 0 116 0a58 58 0 1 0 -116 0`, '#241A2E', 7);
    for (const k of rangeOf(8))
      brush.stroke(
        `M${wx} ${y - 30}L${formatNumber(wx + 54 * Math.cos(k * 0.785))} ${formatNumber(y - 30 + 54 * Math.sin(k * 0.785))}`,
        '#DCE6EA',
        1.8,
      );
    brush.disc(wx, y - 30, 7, '#D9A441');
  }
  brush.stroke(
    `M${x - 92} ${y - 30}L${x - 40} ${y - 112}H${x + 62}L${x} ${y - 28}ZM${x} ${y - 28}L${x - 46} ${y - 130}M${x + 92} ${y - 30}L${x + 54} ${y - 140}L${x + 20} ${y - 152}`,
    frame,
    8,
  );
  brush.shape(`M${x - 74} ${y - 140}q28 -10 54 2l-6 10h-38Z`, '#5A3420');
  paintBasket(brush, dice, x + 96, y - 92, 92, 8);
}
