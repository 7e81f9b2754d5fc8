/** A sewing drawer from above: spools, buttons, ribbons, pins and scissors, each in its tray. */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import {
  pointsAround,
  paintBlossom,
  boxPath,
  paintEitherWay,
  scatter,
  SHADOW_COLOR,
  type Box,
} from '../pictures/things/forms';
import { paintOilLamp } from '../pictures/things/lamps';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { paintButton, paintSpool, SILKS } from '../pictures/things/sewing';
import { paintPlanks } from '../pictures/things/walls';

export { threads as descriptionShort } from '../shelf-shorts';

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintDrawer(brush, dice));

function paintDrawer(brush: Brush, dice: PictureDice): Spot {
  const wood = dice.pick(['#B5804A', '#8A5A3A', '#C49A6A', '#6B4434']);
  paintPlanks(brush, dice, { x: 0, y: 0, width: SHEET.width, height: SHEET.height }, wood, 44, false);
  const trays = dice.shuffle([
    paintSpools,
    paintButtons,
    paintRibbons,
    paintSwatches,
    paintPins,
    paintBobbins,
    paintWool,
    paintBeads,
    paintButtons,
    paintSpools,
    paintPatches,
  ]);
  const cells: Box[] = [
    { x: 14, y: 14, width: 380, height: 236 },
    { x: 406, y: 14, width: 300, height: 236 },
    { x: 718, y: 14, width: 468, height: 180 },
    { x: 14, y: 262, width: 240, height: 290 },
    { x: 718, y: 206, width: 226, height: 346 },
    { x: 956, y: 206, width: 230, height: 346 },
    { x: 14, y: 564, width: 330, height: 222 },
    { x: 356, y: 564, width: 350, height: 222 },
    { x: 718, y: 564, width: 468, height: 106 },
    { x: 718, y: 682, width: 468, height: 104 },
  ];
  for (const [i, cell] of cells.entries()) {
    const felt = mixColors(dice.pick(SILKS), '#2A2034', 0.55);
    brush.box(cell.x - 6, cell.y - 6, cell.width + 12, cell.height + 12, darken(wood, 0.45));
    paintMotif(
      brush,
      dice.pick(['crosses', 'dots', 'diamonds']),
      cell,
      [felt, lighten(felt, 0.1), darken(felt, 0.15)],
      18,
    );
    brush.within(boxPath(cell), () => trays[i]!(brush, dice, cell));
    brush.box(cell.x, cell.y, cell.width, 9, SHADOW_COLOR, 0.35);
    brush.box(cell.x, cell.y, 8, cell.height, SHADOW_COLOR, 0.3);
  }
  return paintMiddle(brush, dice, { x: 266, y: 262, width: 440, height: 290 });
}

/** Paints the cloth with scissors, thimble and the lamp. */
function paintMiddle(brush: Brush, dice: PictureDice, box: Box): Spot {
  const [a, b] = dice.shuffle(SILKS) as [string, string];
  paintMotif(
    brush,
    dice.pick(['tartan', 'checks', 'flowers', 'leaves']),
    box,
    [lighten(a, 0.6), lighten(a, 0.25), b],
    30,
  );
  for (const i of rangeOf(21))
    brush.stroke(
      `M${box.x + 10 + i * 21} ${box.y + 10}h10M${box.x + 10 + i * 21} ${box.y + box.height - 10}h10`,
      '#FFFFFF',
      4,
      0.9,
    );
  const [x, y] = [box.x + 310, box.y + 150];
  for (const side of [-1, 1]) {
    brush.stroke(`M${x} ${y}L${x + side * 30} ${y - 128}`, '#C4D0D8', 13);
    brush.stroke(`M${x - 2} ${y}L${x + side * 28} ${y - 124}`, '#F4FAFA', 4);
    brush.stroke(`M${x} ${y}L${x - side * 32} ${y + 56}a26 26 0 1 0 ${side * 12} 10`, a, 13);
  }
  brush.disc(x, y, 7, '#6B7A8A');
  paintSpool(brush, dice, box.x + 60, box.y + 64, 50);
  paintButton(brush, dice, box.x + 54, box.y + 190, 32);
  paintButton(brush, dice, box.x + 394, box.y + 220, 26);
  for (const i of rangeOf(7))
    brush.shape(`M${box.x + 236 + (i % 3) * 7} ${box.y + 250 - i * 4}l30 ${-6 + i}`, a);
  brush.stroke(`M${box.x + 20} ${box.y + 250}q40 -40 80 0t80 0t70 -20`, dice.pick(SILKS), 4);
  return paintOilLamp(brush, box.x + 176, box.y + 262, 1.22, b);
}

function paintSpools(brush: Brush, dice: PictureDice, { x, y, width, height }: Box): void {
  const [columns, rows] = [Math.floor(width / 52), Math.floor(height / 66)];
  for (const i of rangeOf(columns * rows))
    paintSpool(
      brush,
      dice,
      x + ((i % columns) + 0.5) * (width / columns),
      y + (Math.floor(i / columns) + 0.5) * (height / rows),
      Math.min(54, height / rows - 8),
    );
}

const paintButtons = (brush: Brush, dice: PictureDice, box: Box): void =>
  scatter(
    dice,
    { x: box.x + 12, y: box.y + 12, width: box.width - 24, height: box.height - 24 },
    38,
    (x, y) => paintButton(brush, dice, x, y, dice.between(13, 25)),
  );

function paintRibbons(brush: Brush, dice: PictureDice, { x, y, width, height }: Box): void {
  const count = Math.floor(width / 76);
  const rows = Math.max(1, Math.floor(height / 84));
  for (const i of rangeOf(count * rows)) {
    const [cx, cy] = [
      x + ((i % count) + 0.5) * (width / count),
      y + (Math.floor(i / count) + 0.5) * (height / rows),
    ];
    const [a, b] = dice.shuffle(SILKS) as [string, string];
    const r = Math.min(38, height / rows / 2 - 5);
    brush.disc(cx + 3, cy + 5, r, SHADOW_COLOR, 0.35);
    for (const k of rangeOf(5)) brush.disc(cx, cy, r * (1 - k * 0.17), k % 2 ? lighten(a, 0.3) : a);
    brush.disc(cx, cy, r * 0.2, '#3A2A24');
    brush.shape(
      `M${formatNumber(cx + r * 0.2)} ${formatNumber(cy + r * 0.8)}q26 4 30 30l-14 -4 -12 10q0 -20 -14 -24Z`,
      a,
    );
    for (const [px, py] of pointsAround(cx, cy, r * 0.82, 10)) brush.disc(px, py, 3, b);
  }
}

function paintSwatches(brush: Brush, dice: PictureDice, { x, y, width, height }: Box): void {
  const [columns, rows] = [Math.max(2, Math.floor(width / 78)), Math.max(1, Math.floor(height / 74))];
  const [w, h] = [width / columns, height / rows];
  for (const i of rangeOf(columns * rows)) {
    const [a, b, c] = dice.shuffle(SILKS) as [string, string, string];
    const [px, py] = [x + (i % columns) * w + 7, y + Math.floor(i / columns) * h + 8];
    brush.box(px + 4, py + 5, w - 14, h - 14, SHADOW_COLOR, 0.35);
    paintMotif(
      brush,
      dice.pick(MOTIFS),
      { x: px, y: py, width: w - 14, height: h - 14 },
      [lighten(a, 0.45), b, c],
      14,
    );
    for (const k of rangeOf(Math.floor((w - 14) / 9)))
      brush.shape(`M${formatNumber(px + k * 9)} ${formatNumber(py)}l4.5 6 4.5 -6Z`, SHADOW_COLOR, 0.4);
    brush.shape(`M${formatNumber(px + w - 14)} ${formatNumber(py + h - 14)}l-20 0 20 -18Z`, lighten(a, 0.7));
  }
}

const paintPatches = paintSwatches;

function paintPins(brush: Brush, dice: PictureDice, box: Box): void {
  const { x, y, width, height } = box;
  const cushion = dice.pick(SILKS);
  const [cx, cy, r] = [x + Math.min(width, height) * 0.5, y + height * 0.52, Math.min(width, height) * 0.42];
  scatter(dice, box, 34, (px, py, i) => {
    brush.stroke(
      `M${formatNumber(px)} ${formatNumber(py)}l${formatNumber(dice.between(-22, 22))} ${formatNumber(dice.between(16, 24))}`,
      '#D8E0E6',
      2.6,
    );
    brush.disc(px, py, i % 3 ? 5.4 : 3.4, dice.pick(SILKS));
  });
  brush.disc(cx + 4, cy + 7, r, SHADOW_COLOR, 0.4);
  brush.disc(cx, cy, r, cushion);
  for (const i of rangeOf(8))
    brush.shape(
      `M${formatNumber(cx)} ${formatNumber(cy)}L${pointsAround(cx, cy, r, 1, i * 45)[0]!.join(' ')}A${formatNumber(r)} ${formatNumber(r)} 0 0 1 ${pointsAround(cx, cy, r, 1, i * 45 + 24)[0]!.join(' ')}Z`,
      i % 2 ? lighten(cushion, 0.3) : darken(cushion, 0.2),
    );
  paintBlossom(brush, cx, cy, r * 0.3, '#4F8A4A', '#F2C84A', 7);
  for (const [px, py] of pointsAround(cx, cy, r * 0.66, 11, 10)) {
    brush.stroke(
      `M${px} ${py}l${formatNumber((px - cx) * 0.3)} ${formatNumber((py - cy) * 0.3)}`,
      '#E8F0F4',
      3,
    );
    brush.disc(px + (px - cx) * 0.3, py + (py - cy) * 0.3, 6, dice.pick(SILKS));
  }
}

function paintBobbins(brush: Brush, dice: PictureDice, { x, y, width, height }: Box): void {
  const step = 50;
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  for (const i of rangeOf(columns * rows)) {
    const [cx, cy] = [
      x + ((i % columns) + 0.5) * (width / columns),
      y + (Math.floor(i / columns) + 0.5) * (height / rows),
    ];
    const silk = dice.pick(SILKS);
    brush.disc(cx + 2, cy + 4, 21, SHADOW_COLOR, 0.35);
    brush.disc(cx, cy, 21, '#C8D0D8');
    brush.disc(cx, cy, 18, silk);
    for (const k of rangeOf(3)) brush.disc(cx, cy, 15 - k * 4, k % 2 ? silk : lighten(silk, 0.35));
    brush.disc(cx, cy, 5, '#5A6470');
    for (const [px, py] of pointsAround(cx, cy, 10, 5, i * 9)) brush.disc(px, py, 1.8, darken(silk, 0.4));
  }
}

function paintWool(brush: Brush, dice: PictureDice, box: Box): void {
  scatter(
    dice,
    { x: box.x + 16, y: box.y + 16, width: box.width - 32, height: box.height - 32 },
    78,
    (x, y, i) => {
      const wool = dice.pick(SILKS);
      const r = dice.between(36, 44);
      brush.disc(x + 3, y + 6, r, SHADOW_COLOR, 0.35);
      brush.disc(x, y, r, wool);
      brush.at(x, y, { turn: i * 40 }, () => {
        for (const k of rangeOf(6))
          brush.stroke(
            `M${formatNumber(-r * 0.86)} ${formatNumber(-r * 0.4 + k * r * 0.16)}Q0 ${formatNumber(-r + k * r * 0.3)} ${formatNumber(r * 0.86)} ${formatNumber(-r * 0.4 + k * r * 0.16)}`,
            k % 2 ? lighten(wool, 0.35) : darken(wool, 0.22),
            3.4,
          );
        for (const k of rangeOf(3))
          brush.stroke(
            `M${formatNumber(-r * 0.4 + k * r * 0.2)} ${formatNumber(r * 0.86)}Q${formatNumber(-r * 0.9 + k * r * 0.4)} 0 ${formatNumber(-r * 0.2 + k * r * 0.2)} ${formatNumber(-r * 0.9)}`,
            lighten(wool, 0.5),
            3,
            0.8,
          );
      });
    },
  );
}

function paintBeads(brush: Brush, dice: PictureDice, box: Box): void {
  scatter(dice, box, 17, (x, y) => {
    const tone = dice.pick(SILKS);
    const r = dice.between(5, 9);
    brush.disc(x + 1, y + 2, r, SHADOW_COLOR, 0.35);
    brush.disc(x, y, r, tone);
    brush.disc(x, y, r * 0.3, darken(tone, 0.5));
    brush.disc(x - r * 0.35, y - r * 0.4, r * 0.24, '#FFFFFF', 0.85);
  });
}
