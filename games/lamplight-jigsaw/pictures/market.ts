/** A market after dark: striped awnings, crates of fruit, lights between the roofs. */
import { polygonPath, formatNumber, SHEET, type Brush } from './brush';
import { paintCat } from './creatures';
import { rangeOf, type PictureDice } from './dice';
import { darken, LAMP, lighten, mixColors, ROOF_COLORS, type HourColors } from './hours';
import { paintHouse } from './house';
import { paintLantern, paintStreetLamp, paintString, type Spot } from './lights';
import { paintSky } from './sky';

const GROUND = 640;
const STRIPES = ['#C4402F', '#2F6B66', '#D9A441', '#6B4A8A', '#B5485A', '#3F5D9A'] as const;

/** Paints the scene and returns the position of its lamp. */
export function paintMarket(brush: Brush, dice: PictureDice, hour: HourColors): Spot {
  paintSky(brush, dice, hour, { horizon: 330, stars: 150, clouds: 5 });
  for (const [base, dusk, low, high] of [
    [500, 0.66, 180, 290],
    [560, 0.32, 180, 270],
  ] as const)
    for (let x = dice.between(-60, -10); x < SHEET.width;) {
      const width = dice.between(92, 150);
      paintHouse(brush, dice, hour, { x, base, width, height: dice.between(low, high), dusk });
      x += width;
    }
  for (const tier of [0, 1]) {
    const y = 250 + tier * 76;
    paintString(
      brush,
      dice,
      { x: -20, y: y + dice.between(-40, 40) },
      { x: 620, y: y - 30 },
      48,
      9,
      (x, at, k) => paintHang(brush, dice, x, at, k + tier),
    );
    paintString(
      brush,
      dice,
      { x: 580, y: y - 30 },
      { x: 1220, y: y + dice.between(-40, 40) },
      48,
      9,
      (x, at, k) => paintHang(brush, dice, x, at, k + tier),
    );
  }
  paintPaving(brush, dice, hour);
  const colors = dice.shuffle(STRIPES);
  const width = 216;
  const start = -dice.between(20, 70);
  const gap = dice.whole(2, 3);
  for (const i of rangeOf(6))
    if (i !== gap) paintStall(brush, dice, start + i * width, width - 12, colors[i]!);
  const lamp = paintStreetLamp(brush, start + (gap + 0.5) * width, 706, 300, hour.ink);
  for (const i of rangeOf(5))
    paintCrate(brush, dice, 40 + i * 250 + dice.between(-40, 60), 770 + dice.between(-6, 10));
  paintCat(brush, lamp.x + 62, 716, 1.5, '#1A1026', true);
  return lamp;
}

function paintHang(brush: Brush, dice: PictureDice, x: number, y: number, index: number): void {
  if (index % 2) return paintLantern(brush, dice, x, y, dice.between(26, 40));
  brush.shape(polygonPath([x - 15, y - 1], [x + 15, y + 1], [x, y + 32]), dice.pick(ROOF_COLORS));
}

function paintPaving(brush: Brush, dice: PictureDice, hour: HourColors): void {
  const stone = mixColors(hour.land[2], '#B58A6B', 0.32);
  brush.box(0, 548, SHEET.width, 260, darken(stone, 0.4));
  for (const row of rangeOf(9)) {
    const [y, h] = [552 + row * (17 + row * 1.4), 15 + row * 2.6];
    for (let x = -((row % 2) * 34) - row * 6; x < SHEET.width; x += 66 + row * 8)
      for (const half of [0, 1]) {
        const w = 31 + row * 4;
        const px = x + half * (w + 2);
        const tone = mixColors(
          stone,
          dice.chance(0.25) ? '#F7B25A' : dice.chance(0.5) ? hour.sky[2] : hour.ink,
          dice.between(0, 0.34),
        );
        brush.shape(polygonPath([px + 4, y], [px + w, y], [px + w - 4, y + h], [px, y + h]), tone);
        brush.stroke(
          `M${formatNumber(px + 6)} ${formatNumber(y + 2)}H${formatNumber(px + w - 3)}`,
          lighten(tone, 0.35),
          1.8,
          0.45,
        );
      }
  }
}

function paintStall(brush: Brush, dice: PictureDice, x: number, width: number, color: string): void {
  const [top, counter] = [430, 588];
  brush.box(x + 8, top + 30, width - 16, counter - top, '#2A1510', 0.9);
  brush.glow(x + width / 2, top + 84, 120, LAMP, 0.75);
  for (const shelf of [0, 1]) {
    const y = top + 92 + shelf * 42;
    brush.box(x + 12, y, width - 24, 6, '#8A5A35');
    for (let px = x + 24; px < x + width - 22; px += dice.between(17, 25)) paintJar(brush, dice, px, y);
  }
  for (const px of [x + 6, x + width - 14]) brush.box(px, top + 20, 9, GROUND - top + 40, '#5A3420');
  brush.box(x, counter, width, 92, '#8A5230');
  brush.box(x + width * 0.66, counter, width * 0.34, 92, '#140A2E', 0.24);
  for (const i of rangeOf(6))
    brush.stroke(`M${formatNumber(x + 8 + (i * width) / 6)} ${counter + 26}v62`, '#5A3018', 3, 0.8);
  for (const i of rangeOf(3))
    paintHeap(brush, dice, x + width * (0.19 + i * 0.31), counter + 2, width * 0.26);
  const panels = 8;
  for (const i of rangeOf(panels)) {
    const tone = i % 2 ? '#FFF3D8' : color;
    const at = (share: number, inset: number) => x - 14 + inset + ((width + 28 - inset * 2) * share) / panels;
    const [a, b, c, d] = [at(i, 22), at(i + 1, 22), at(i + 1, 0), at(i, 0)];
    brush.shape(
      `M${formatNumber(a)} ${top - 26}H${formatNumber(b)}L${formatNumber(c)} ${top + 30}q${formatNumber((d - c) / 2)} 24 ${formatNumber(d - c)} 0Z`,
      tone,
    );
    brush.shape(
      `M${formatNumber(d)} ${top + 26}h${formatNumber(c - d)}v5q${formatNumber((d - c) / 2)} 24 ${formatNumber(d - c)} 0Z`,
      '#140A2E',
      0.2,
    );
  }
  brush.stroke(`M${x + 6} ${top - 26}H${x + width - 6}`, darken(color, 0.3), 6);
  for (const i of rangeOf(3)) paintLantern(brush, dice, x + width * (0.2 + i * 0.3), top + 34, 25);
  brush.shape(`M${x + width * 0.3} ${counter + 32}h${width * 0.4}v30h${-width * 0.4}Z`, '#2A1B13');
  brush.stroke(
    `M${formatNumber(x + width * 0.36)} ${counter + 43}h${formatNumber(width * 0.28)}M${formatNumber(x + width * 0.4)} ${counter + 53}h${formatNumber(width * 0.2)}`,
    '#FFF3D8',
    3,
    0.9,
  );
}

function paintJar(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const color = dice.pick(['#E5866A', '#8FD0C8', '#D9A441', '#B79BE0', '#9FB66A', '#F2A5B8'] as const);
  const height = dice.between(16, 28);
  brush.box(x - 6, base - height, 12, height, color);
  brush.box(x - 4, base - height + 3, 3, height - 6, lighten(color, 0.5), 0.8);
  brush.box(x - 5, base - height - 4, 10, 4, '#5A3420');
}

const FRUITS = ['#E5603A', '#D9A441', '#8FA84A', '#C4402F', '#F2B84A', '#8A4A8A', '#E58A9A'] as const;

function paintHeap(brush: Brush, dice: PictureDice, x: number, base: number, width: number): void {
  const fruit = dice.pick(FRUITS);
  const r = 9;
  for (const row of rangeOf(3)) {
    const count = 4 - row;
    for (const i of rangeOf(count))
      paintFruit(
        brush,
        x + (i - (count - 1) / 2) * r * 1.7,
        base - row * r * 1.4 - 5,
        r,
        i % 2 ? fruit : lighten(fruit, 0.14),
      );
  }
  brush.shape(
    polygonPath(
      [x - width / 2, base - 3],
      [x + width / 2, base - 3],
      [x + width / 2 - 5, base + 20],
      [x - width / 2 + 5, base + 20],
    ),
    '#C98B4A',
  );
  for (const i of rangeOf(4))
    brush.stroke(
      `M${formatNumber(x - width / 2 + 4)} ${base + i * 5}h${formatNumber(width - 8)}`,
      '#7A4A20',
      1.8,
      0.7,
    );
}

function paintFruit(brush: Brush, x: number, y: number, r: number, color: string): void {
  brush.disc(x + 1, y + 2, r, '#140A2E', 0.3);
  brush.disc(x, y, r, color);
  brush.disc(x - r * 0.3, y - r * 0.3, r * 0.35, lighten(color, 0.5), 0.9);
  brush.stroke(`M${formatNumber(x)} ${formatNumber(y - r + 1)}q2 -5 5 -5`, '#4F6B2A', 2.4);
}

function paintCrate(brush: Brush, dice: PictureDice, x: number, base: number): void {
  brush.oval(x, base + 2, 74, 10, '#000000', 0.3);
  const fruit = dice.pick(FRUITS);
  for (const row of rangeOf(2))
    for (const i of rangeOf(5 - row))
      paintFruit(
        brush,
        x + (i - (4 - row) / 2) * 24,
        base - 50 - row * 18,
        15,
        i % 2 ? fruit : lighten(fruit, 0.16),
      );
  for (const i of rangeOf(3)) {
    brush.box(x - 66, base - 48 + i * 17, 132, 14, i % 2 ? '#A8703A' : '#B98048');
    brush.stroke(`M${formatNumber(x - 58)} ${base - 42 + i * 17}h${dice.whole(40, 90)}`, '#6B4220', 2, 0.6);
  }
  for (const px of [x - 66, x + 56]) brush.box(px, base - 50, 10, 52, '#7A4A24');
}
