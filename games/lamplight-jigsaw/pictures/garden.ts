/** A garden just before its party: lanterns on strings, paper moons, beds in rows, a pond. */
import { formatNumber, SHEET, type Brush } from './brush';
import { paintCat, paintMoth } from './creatures';
import { rangeOf, type PictureDice } from './dice';
import { darken, LAMP, lighten, mixColors, type HourColors } from './hours';
import { paintHouse } from './house';
import { paintHill, createRidgeLine } from './land';
import { paintLantern, paintStreetLamp, paintString, type Spot } from './lights';
import { paintFern, paintFlower, paintTree } from './plants';
import { paintSky } from './sky';

/** Paints the scene and returns the position of its lamp. */
export function paintGarden(brush: Brush, dice: PictureDice, hour: HourColors): Spot {
  const leaf = mixColors(dice.pick(['#4F8A4A', '#3F7A5A', '#6B8A3A'] as const), hour.land[2], 0.25);
  paintSky(brush, dice, hour, { horizon: 400, clouds: 4 });
  paintHill(brush, dice, createRidgeLine(dice, 400, 24), mixColors(hour.land[1], leaf, 0.25), 'trees', 90);
  paintHouse(brush, dice, hour, { x: dice.between(460, 580), base: 462, width: 150, height: 130, dusk: 0.3 });
  for (const i of rangeOf(11))
    paintTree(
      brush,
      dice,
      i * 118 + dice.between(-26, 26),
      476 + dice.between(-8, 10),
      dice.between(90, 150),
      mixColors(leaf, hour.land[1], dice.between(0.1, 0.5)),
    );
  const lawn = mixColors(leaf, hour.land[2], 0.35);
  paintHill(brush, dice, createRidgeLine(dice, 486, 8), lawn, 'tufts', 320);
  paintPond(brush, dice, hour);
  for (const side of [0, 1]) paintBed(brush, dice, leaf, side ? 700 : -20, side ? 1220 : 470);
  for (const side of [-1, 1])
    paintTree(brush, dice, 600 + side * 560, 700, dice.between(300, 360), mixColors(leaf, hour.land[2], 0.3));
  const posts = [-20, 300, 620, 920, 1220];
  for (const x of posts.slice(1, 4)) {
    brush.box(x - 4, 280, 8, 300, darken('#5A3626', 0.2));
    brush.disc(x, 278, 8, '#D9A441');
  }
  for (const tier of [0, 1, 2])
    for (const i of rangeOf(4)) {
      const from = { x: posts[i]!, y: 286 - tier * 92 + dice.between(-16, 16) };
      const to = { x: posts[i + 1]!, y: 286 - tier * 92 + dice.between(-16, 16) };
      paintString(brush, dice, from, to, 26 + tier * 8, tier === 2 ? 4 : 5, (x, y, k) =>
        (k + tier) % 3 === 2
          ? paintPaperMoon(brush, x, y, 20 + tier * 5)
          : paintLantern(brush, dice, x, y, dice.between(28, 42)),
      );
    }
  const lamp = paintStreetLamp(brush, dice.pick([520, 600, 680]), 708, 230, hour.ink);
  for (const i of rangeOf(9))
    paintMoth(
      brush,
      dice.between(80, 1120),
      dice.between(300, 690),
      dice.between(0.5, 0.9),
      dice.between(-50, 50),
      ['#FFE9B8', '#F2A5B8', '#8FD0C8'][i % 3]!,
    );
  paintCat(brush, lamp.x + 74, 716, 1.3, '#1A1026');
  return lamp;
}

function paintPaperMoon(brush: Brush, x: number, y: number, size: number): void {
  const cy = y + size + 14;
  brush.stroke(`M${x} ${y}V${cy - size}`, '#2A1B13', 2);
  brush.glow(x, cy, size * 2, LAMP, 0.5);
  brush.shape(
    `M${formatNumber(x + size * 0.3)} ${formatNumber(cy - size)}A${size} ${size} 0 1 0 ${formatNumber(x + size * 0.3)} ${formatNumber(cy + size)}A${formatNumber(size * 0.82)} ${size} 0 1 1 ${formatNumber(x + size * 0.3)} ${formatNumber(cy - size)}Z`,
    '#FFE9B8',
  );
  brush.disc(x - size * 0.55, cy, 3, '#C99A5A');
  brush.stroke(`M${formatNumber(x - size * 0.62)} ${formatNumber(cy + size * 0.36)}q5 5 10 1`, '#C99A5A', 2);
}

function paintPond(brush: Brush, dice: PictureDice, hour: HourColors): void {
  const [x, y, rx, ry] = [600 + dice.between(-30, 30), 640, 300, 78];
  for (const i of rangeOf(34)) {
    const a = (i / 34) * 2 * Math.PI;
    brush.oval(
      x + Math.cos(a) * rx,
      y + Math.sin(a) * ry,
      dice.between(14, 24),
      dice.between(9, 14),
      mixColors('#C5B8A0', hour.land[2], dice.between(0.15, 0.6)),
    );
  }
  const rim = `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`;
  brush.shape(rim, hour.sky[2]);
  brush.within(rim, () => {
    brush.oval(x - 120, y + 20, 130, 34, hour.sky[3], 0.6);
    brush.oval(x + 130, y - 16, 150, 34, hour.sky[4], 0.4);
    for (const _ of rangeOf(34)) {
      const [px, py] = [x + dice.between(-rx, rx), y + dice.between(-ry, ry)];
      brush.stroke(
        `M${formatNumber(px)} ${formatNumber(py)}q14 -5 28 0t28 0`,
        dice.chance(0.5) ? lighten(hour.sky[3], 0.4) : darken(hour.sky[1], 0.1),
        2.2,
        0.6,
      );
    }
    for (const _ of rangeOf(9))
      brush.oval(x + dice.between(-rx, rx), y + dice.between(-ry, ry), 5, 14, LAMP, 0.6);
  });
  for (const i of rangeOf(8)) {
    const [px, py] = [x + dice.between(-230, 230), y + dice.between(-44, 50)];
    brush.oval(px, py, 26, 10, '#4F8A4A');
    brush.shape(`M${formatNumber(px)} ${formatNumber(py)}l24 -7v10Z`, hour.sky[2]);
    if (i % 2)
      for (const k of rangeOf(5))
        brush.oval(px - 10 + k * 5, py - 8 - (k % 2) * 5, 4, 8, k % 2 ? '#F9DFE8' : '#F2A5B8');
  }
}

function paintBed(brush: Brush, dice: PictureDice, leaf: string, from: number, to: number): void {
  for (const row of rangeOf(5)) {
    const y = 560 + row * 58;
    for (let x = from + dice.between(0, 16); x < to; x += 19 + row * 3.4) {
      // Skips the area of the pond.
      if (y < 740 && Math.abs(x - 600) < 330 - Math.abs(y - 640)) continue;
      if (dice.chance(0.1)) paintFern(brush, dice, x, y + 10, 34 + row * 5, leaf);
      else
        paintFlower(
          brush,
          dice,
          x + dice.between(-5, 5),
          Math.min(y + dice.between(-8, 8), SHEET.height + 10),
          34 + row * 7,
          leaf,
        );
    }
  }
}
