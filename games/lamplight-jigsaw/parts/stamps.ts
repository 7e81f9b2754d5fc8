/** A page of stamps in an album, each with its own small image, and the lamp that lights them. */
import { verticalFade, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { boxPath, paintEitherWay, SHADOW_COLOR } from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { paintMotif } from '../pictures/things/motifs';
import { paintPlanks } from '../pictures/things/walls';

export { stamps as descriptionShort } from '../shelf-shorts';
import { VIEWS } from '../pictures/things/views';

const INKS = [
  '#C4402F',
  '#27608A',
  '#3F7A4A',
  '#8A4A8A',
  '#D98A2F',
  '#2F8A86',
  '#B5486A',
  '#5A5AA8',
  '#7A5A34',
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintPage(brush, dice));

function paintPage(brush: Brush, dice: PictureDice): Spot {
  paintPlanks(
    brush,
    dice,
    { x: 0, y: 0, width: SHEET.width, height: SHEET.height },
    dice.pick(['#7A4A34', '#3F4A5A', '#5A6B4A']),
    70,
    false,
  );
  const page = dice.pick(['#F7EBD0', '#E6EDE4', '#F3E0D4', '#2F3A4A']);
  brush.box(26, 22, 1160, 768, SHADOW_COLOR, 0.35);
  brush.box(18, 14, 1160, 768, page);
  paintMotif(
    brush,
    dice.pick(['crosses', 'dots', 'diamonds']),
    { x: 18, y: 14, width: 1160, height: 768 },
    [page, mixColors(page, '#8A7A6A', 0.16), mixColors(page, '#8A7A6A', 0.09)],
    26,
  );
  const kinds = dice.shuffle(rangeOf(VIEWS.length));
  const lampAt = dice.whole(1, 3);
  let [index, y] = [0, 30];
  let lamp = { x: 600, y: 400 };
  for (const [row, tall] of dice.shuffle([170, 190, 176, 168]).entries()) {
    for (let x = 34; x < 1120;) {
      const room = 1164 - x;
      const width = room < 330 ? (room > 240 ? room / 2 : room) : tall * dice.pick([0.8, 1.3, 1.05]);
      const isLamp = row === lampAt && x < 600 && x + width >= 600;
      const spot = paintStamp(
        brush,
        dice,
        { x: x + 5, y: y + 5, width: width - 12, height: tall - 12 },
        isLamp ? -1 : kinds[index % kinds.length]!,
      );
      if (isLamp && spot) lamp = spot;
      index += 1;
      x += width;
    }
    y += tall + 8;
  }
  paintMarks(brush, dice);
  return lamp;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function paintStamp(
  brush: Brush,
  dice: PictureDice,
  { x, y, width, height }: Frame,
  kind: number,
): Spot | null {
  const ink = dice.pick(INKS);
  brush.box(x + 4, y + 5, width, height, SHADOW_COLOR, 0.25);
  brush.box(x, y, width, height, '#FFFAEE');
  const [across, down] = [Math.round(width / 11), Math.round(height / 11)];
  for (const i of rangeOf(across + 1))
    for (const py of [y, y + height]) brush.disc(x + (i * width) / across, py, 3.4, '#E0CFB0');
  for (const i of rangeOf(down + 1))
    for (const px of [x, x + width]) brush.disc(px, y + (i * height) / down, 3.4, '#E0CFB0');
  const inner = { x: x + 11, y: y + 11, width: width - 22, height: height - 22 };
  const sky = mixColors(lighten(ink, 0.5), dice.pick(['#FFE3B0', '#BFE0F0', '#F7CFD8']), 0.5);
  let spot: Spot | null = null;
  brush.within(boxPath(inner), () => {
    brush.box(
      inner.x,
      inner.y,
      inner.width,
      inner.height,
      verticalFade(inner.y, inner.y + inner.height, sky, lighten(sky, 0.5)),
    );
    const middle = inner.x + inner.width / 2;
    if (kind < 0) {
      paintMotif(brush, 'stars', inner, ['#27406B', '#F7DC9A', '#4F6B9A'], 24);
      spot = paintStandLantern(brush, middle, inner.y + inner.height - 16, 1.1);
    } else VIEWS[kind]!(brush, dice, middle, inner.y + inner.height, inner.height, inner.width, ink);
  });
  brush.stroke(boxPath(inner), ink, 3);
  if (dice.chance(0.4))
    for (const i of rangeOf(4))
      brush.disc(inner.x + (i % 2) * inner.width, inner.y + Math.floor(i / 2) * inner.height, 8, ink);
  return spot;
}

/** Paints postmarks over some of the stamps, and tweezers. */
function paintMarks(brush: Brush, dice: PictureDice): void {
  for (const i of rangeOf(7)) {
    const [x, y] = [140 + i * 150 + dice.between(-40, 40), dice.between(90, 720)];
    for (const r of [46, 34])
      brush.stroke(
        `M${formatNumber(x - r)} ${formatNumber(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
        '#2A2430',
        3,
        0.5,
      );
    for (const k of rangeOf(3))
      brush.stroke(
        `M${formatNumber(x + 50)} ${formatNumber(y - 16 + k * 16)}q10 -8 20 0t20 0t20 0`,
        '#2A2430',
        3,
        0.45,
      );
    brush.stroke(`M${formatNumber(x - 18)} ${formatNumber(y)}h36`, '#2A2430', 5, 0.5);
  }
}
