/** Laundry day: quilts on lines across a garden, with a hill behind them, and hens and baskets in front. */
import { formatNumber, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintHouse } from '../pictures/house';
import { paintHill, createRidgeLine } from '../pictures/land';
import { paintStreetLamp, type Spot } from '../pictures/lights';
import { paintFlower, paintTree } from '../pictures/plants';
import { paintBeast } from '../pictures/things/beasts';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { paintEitherWay, SHADOW_COLOR } from '../pictures/things/forms';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';

export { quilts as descriptionShort } from '../shelf-shorts';

const CLOTHS = [
  '#C4402F',
  '#27508A',
  '#F2B84A',
  '#3F7A6B',
  '#8A4A8A',
  '#E58A8A',
  '#FFF3DC',
  '#5A8AB8',
  '#8FA84A',
  '#D9694B',
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintGarden(brush, dice));

function paintGarden(brush: Brush, dice: PictureDice): Spot {
  const day = dice.pick([DAYS.morning, DAYS.noon, DAYS.mist]);
  paintDaySky(brush, dice, day, { horizon: 300, clouds: 6 });
  paintBirds(brush, dice, 7, 40, 170, day.ink);
  paintHill(brush, dice, createRidgeLine(dice, 236, 30), day.land[0], 'trees', 130);
  paintHill(brush, dice, createRidgeLine(dice, 300, 24), day.land[1], 'rows', 150);
  for (const i of rangeOf(4))
    paintHouse(brush, dice, day, {
      x: 690 + i * 118,
      base: 372,
      width: dice.between(70, 96),
      height: dice.between(60, 92),
      dusk: 0,
    });
  for (const i of rangeOf(5))
    paintTree(
      brush,
      dice,
      60 + i * 120,
      392 + dice.between(-16, 10),
      dice.between(84, 120),
      mixColors('#5A9A44', day.land[2], 0.4),
    );
  paintHill(brush, dice, createRidgeLine(dice, 386, 10), day.land[1], 'tufts', 420);
  const lamp = paintStreetLamp(brush, 608 + dice.between(-20, 20), 610, 330, '#2A3A4A');
  paintLine(brush, dice, 330, [-20, 588], 172);
  paintLine(brush, dice, 348, [630, 1220], 168);
  paintLine(brush, dice, 512, [-20, 1220], 196);
  paintForeground(brush, dice, day.land[2]);
  return lamp;
}

function paintLine(
  brush: Brush,
  dice: PictureDice,
  y: number,
  [from, to]: readonly [number, number],
  height: number,
): void {
  const sagAt = (x: number) => y + 26 * Math.sin(((x - from) / (to - from)) * Math.PI);
  for (const x of [from + 10, to - 10]) brush.box(x - 6, y - 24, 12, height + 70, '#8A5A34');
  brush.stroke(`M${from} ${y}Q${(from + to) / 2} ${y + 52} ${to} ${y}`, '#5A4034', 3);
  for (let x = from + 30; x < to - 110;) {
    const width = Math.min(to - 30 - x, dice.between(124, 176));
    paintQuilt(brush, dice, x, sagAt(x), width, sagAt(x + width) - sagAt(x), height * dice.between(0.86, 1));
    x += width + dice.between(8, 18);
  }
}

/** Paints a quilt that hangs and moves in the wind: blocks of patterns in a border. */
function paintQuilt(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  width: number,
  drop: number,
  height: number,
): void {
  const blow = dice.between(-16, 16);
  const path = `M${formatNumber(x)} ${formatNumber(y)}q${formatNumber(width / 2)} 10 ${formatNumber(width)} ${formatNumber(drop)}q${formatNumber(blow)} ${formatNumber(height / 2)} ${formatNumber(blow * 0.4)} ${formatNumber(height)}q${formatNumber(-width / 4)} 12 ${formatNumber(-width / 2)} 0t${formatNumber(-width / 2)} 0q${formatNumber(blow * 0.6)} ${formatNumber(-height / 2)} ${formatNumber(-blow * 0.4)} ${formatNumber(-height)}Z`;
  const [a, b, c, border] = dice.shuffle(CLOTHS) as [string, string, string, string];
  brush.at(6, 9, {}, () => brush.shape(path, SHADOW_COLOR, 0.22));
  brush.shape(path, border);
  const columns = dice.pick([3, 4]);
  const rows = columns + 1;
  const [left, top] = [x - 4, y + Math.min(0, drop)];
  const [w, h] = [(width + 22) / columns, (height + 24) / rows];
  const plan = dice.whole(0, 2);
  const motifs = [dice.pick(MOTIFS), dice.pick(MOTIFS)];
  brush.within(path, () => {
    for (const i of rangeOf(columns * rows)) {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const [bx, by] = [left + column * w, top + row * h];
      if (plan === 0 || (plan === 1 && (column + row) % 2))
        paintMotif(
          brush,
          motifs[(column + row) % 2]!,
          { x: bx + 3, y: by + 3, width: w - 6, height: h - 6 },
          (column + row) % 2 ? [a, b, c] : [lighten(c, 0.4), a, b],
          13,
        );
      else paintBlock(brush, bx + 3, by + 3, w - 6, h - 6, [a, b, c], (column + row) % 3);
    }
    for (const k of rangeOf(3))
      brush.box(left + width * (0.24 + k * 0.3), top, width * 0.08, height + 30, SHADOW_COLOR, 0.1);
  });
  brush.stroke(path, lighten(border, 0.35), 3, 0.8);
  for (const px of [x + 12, x + width - 12])
    brush.box(px - 4, y - 6 + (px > x + 20 ? drop : 0), 8, 20, '#E8C890');
}

/** Paints a pieced block: a star, a square in a square, or triangles. */
function paintBlock(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  [a, b, c]: readonly [string, string, string],
  kind: number,
): void {
  const at = (dx: number, dy: number) => `${formatNumber(x + dx * w)} ${formatNumber(y + dy * h)}`;
  brush.box(x, y, w, h, kind === 1 ? b : lighten(a, 0.5));
  if (kind === 0) {
    for (const p of [
      [0, 0, 0.5, 0.25, 0.25, 0.5],
      [1, 0, 0.75, 0.5, 0.5, 0.25],
      [1, 1, 0.5, 0.75, 0.75, 0.5],
      [0, 1, 0.25, 0.5, 0.5, 0.75],
    ])
      brush.shape(`M${at(p[0]!, p[1]!)}L${at(p[2]!, p[3]!)}L${at(p[4]!, p[5]!)}Z`, b);
    brush.shape(`M${at(0.5, 0.22)}L${at(0.78, 0.5)}L${at(0.5, 0.78)}L${at(0.22, 0.5)}Z`, c);
  } else if (kind === 1) {
    brush.shape(`M${at(0.5, 0)}L${at(1, 0.5)}L${at(0.5, 1)}L${at(0, 0.5)}Z`, c);
    brush.shape(`M${at(0.25, 0.25)}L${at(0.75, 0.25)}L${at(0.75, 0.75)}L${at(0.25, 0.75)}Z`, a);
    brush.disc(x + w / 2, y + h / 2, Math.min(w, h) * 0.13, b);
  } else
    for (const i of rangeOf(4))
      brush.shape(
        `M${at((i % 2) / 2, Math.floor(i / 2) / 2)}L${at((i % 2) / 2 + 0.5, Math.floor(i / 2) / 2)}L${at((i % 2) / 2, Math.floor(i / 2) / 2 + 0.5)}Z`,
        i % 3 ? c : b,
      );
}

function paintForeground(brush: Brush, dice: PictureDice, green: string): void {
  for (const i of rangeOf(5))
    paintBeast(brush, dice, 'hen', 330 + i * 140 + dice.between(-40, 40), 752 + dice.between(-8, 14), 0.9);
  for (const [x, w] of [
    [150, 130],
    [1010, 150],
  ] as const) {
    for (const k of rangeOf(5))
      brush.oval(x - w / 2 + 18 + (k * (w - 36)) / 4, 700 - (k % 2) * 12, 28, 20, dice.pick(CLOTHS));
    brush.shape(`M${x - w / 2 - 8} 702H${x + w / 2 + 8}L${x + w / 2 - 12} 762H${x - w / 2 + 12}Z`, '#B98048');
    for (const row of rangeOf(4))
      for (const k of rangeOf(9))
        brush.box(
          x - w / 2 + 10 + k * ((w - 24) / 9),
          706 + row * 14,
          (w - 24) / 9 - 3,
          10,
          (row + k) % 2 ? '#D9A868' : '#946030',
        );
    brush.stroke(`M${x - w / 2 - 10} 702H${x + w / 2 + 10}`, '#E0B878', 8);
  }
  for (const i of rangeOf(34))
    paintFlower(
      brush,
      dice,
      10 + i * 36 + dice.between(-10, 10),
      802,
      dice.between(26, 54),
      darken(green, 0.1),
    );
}
