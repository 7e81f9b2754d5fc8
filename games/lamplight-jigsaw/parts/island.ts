/** The map of an island: woods, hills, towns and roads on it, ships and sea beasts round it, a lighthouse at its cape. */
import { polygon, short, SHEET, type Brush } from '../pictures/brush';
import { times, type Dice } from '../pictures/dice';
import { darker, LAMP, lighter, mix } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { starPath } from '../pictures/sky';
import { around, eitherWay, scatter, SHADE, slab } from '../pictures/things/forms';
import { paintMotif } from '../pictures/things/motifs';
import { SHELF_SHORTS } from '../shelf-shorts';

export const descriptionShort = SHELF_SHORTS.island;

const MAPS = [
  { sea: '#A8D0C8', deep: '#7FB4B4', land: '#EFD9A0', ink: '#5A3A2A', red: '#C4502F' },
  { sea: '#BFD4E4', deep: '#8FB0CC', land: '#F2E4B8', ink: '#34405A', red: '#B5404A' },
  { sea: '#E8CFA0', deep: '#D4AE78', land: '#DCE0B0', ink: '#4A3424', red: '#A8402A' },
  { sea: '#2F5A78', deep: '#234660', land: '#E8D8A8', ink: '#2A2430', red: '#D9603A' },
] as const;
type Chart = (typeof MAPS)[number];

export const paint = (brush: Brush, dice: Dice): Spot => eitherWay(brush, dice, () => paintMap(brush, dice));

function paintMap(brush: Brush, dice: Dice): Spot {
  const map = dice.pick(MAPS);
  paintSea(brush, dice, map);
  const coast = shapeOf(dice);
  const path = `M${coast.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
  for (const i of [5, 4, 3, 2, 1]) brush.stroke(path, i % 2 ? lighter(map.sea, 0.4) : map.deep, i * 17);
  brush.at(4, 7, {}, () => brush.shape(path, SHADE, 0.25));
  brush.shape(path, map.land);
  brush.within(path, () => paintLand(brush, dice, map));
  brush.stroke(path, map.ink, 4);
  paintSmallIsles(brush, dice, map);
  paintRose(brush, 1062, 640, 96, map);
  const cape = coast.reduce((best, point) => (point[0] - point[1] > best[0] - best[1] ? point : best));
  const lamp = paintLight(brush, cape[0] - 14, Math.max(214, cape[1] + 26), map.red);
  paintFrame(brush, map);
  return lamp;
}

function shapeOf(dice: Dice): [number, number][] {
  const waves = times(5).map(
    (k) => [dice.between(0, 6.28), dice.between(0.05, 0.17) / (k * 0.36 + 1), k + 2] as const,
  );
  return times(150).map((i) => {
    const a = (i / 150) * 2 * Math.PI;
    const far =
      waves.reduce((sum, [phase, size, n]) => sum + size * Math.sin(n * a + phase), 1) +
      0.016 * Math.sin(a * 23) +
      0.012 * Math.sin(a * 41 + 1);
    const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
    return [
      within(600 + Math.cos(a) * 415 * far, 84 + 6 * Math.sin(i), 1116 + 6 * Math.sin(i)),
      within(400 + Math.sin(a) * 268 * far, 92 + 7 * Math.sin(i), 712 + 6 * Math.sin(i)),
    ];
  });
}

function paintSea(brush: Brush, dice: Dice, map: Chart): void {
  brush.box(0, 0, SHEET.width, SHEET.height, map.sea);
  for (const i of times(32)) {
    const [x, y] = around(1062, 640, 1400, 1, i * 11.25)[0]!;
    brush.stroke(`M1062 640L${x} ${y}`, map.deep, 2, 0.7);
  }
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 46, (x, y, i) => {
    const w = dice.between(7, 13);
    brush.stroke(
      `M${short(x - w)} ${short(y)}q${short(w / 2)} ${short(-w * 0.7)} ${short(w)} 0t${short(w)} 0`,
      i % 3 ? map.deep : lighter(map.sea, 0.5),
      2.6,
    );
  });
  for (const [x, y, kind] of dice
    .shuffle([
      [96, 110],
      [84, 400],
      [110, 690],
      [330, 736],
      [1090, 110],
      [1100, 380],
      [820, 740],
      [330, 92],
      [760, 84],
    ] as const)
    .map(([px, py], i) => [px, py, i] as const)) {
    if (kind < 4) paintShip(brush, dice, x, y, map);
    else if (kind < 6) paintSerpent(brush, dice, x, y);
    else paintWhale(brush, x, y, kind % 2 ? '#3F5A78' : '#5A7A86');
  }
}

function paintLand(brush: Brush, dice: Dice, map: Chart): void {
  scatter(dice, { x: 130, y: 90, width: 940, height: 620 }, 26, (x, y, i) =>
    brush.stroke(
      `M${short(x)} ${short(y)}l3 -6 3 6`,
      i % 2 ? darker(map.land, 0.2) : lighter(map.land, 0.4),
      2,
    ),
  );
  const regions = dice.shuffle(['#B8CC7A', '#E8BC7A', '#D4D8A0', '#E0A890', '#A8C49A']);
  for (const [i, tone] of regions.entries()) {
    const [x, y] = around(600, 400, 230, 5, i * 72)[0]!;
    const blob = `M${around(x, y, 1, 14)
      .map(
        ([px, py]) =>
          `${short(x + (px - x) * dice.between(120, 190))} ${short(y + (py - y) * dice.between(84, 140))}`,
      )
      .join('L')}Z`;
    brush.shape(blob, mix(tone, map.land, 0.3), 0.9);
    brush.stroke(blob, map.ink, 1.8, 0.5);
  }
  paintRivers(brush, dice, map);
  scatter(dice, { x: 190, y: 130, width: 820, height: 540 }, 58, (x, y) => {
    const zone = (Math.floor(x / 205) + Math.floor(y / 180) * 2) % 5;
    if (zone === 0) paintPeak(brush, dice, x, y, map);
    else if (zone === 1) paintWood(brush, dice, x, y, '#4F8A4A');
    else if (zone === 2) paintTown(brush, dice, x, y, map);
    else if (zone === 3) paintField(brush, dice, x, y, map);
    else if (dice.chance(0.6)) paintWood(brush, dice, x, y, '#A8842F');
    else paintPalm(brush, dice, x, y);
  });
}

function paintRivers(brush: Brush, dice: Dice, map: Chart): void {
  for (const side of [-1, 1]) {
    let path = `M600 ${short(390 + side * 10)}`;
    for (const i of times(6))
      path += `q${side * 40} ${short(dice.between(-50, 50))} ${side * 76} ${short(dice.between(-16, 34) + i * 2)}`;
    brush.stroke(path, map.deep, 13);
    brush.stroke(path, lighter(map.sea, 0.5), 3);
  }
  for (const y of [270, 540]) {
    let path = `M150 ${y}`;
    for (const _ of times(8))
      path += `q56 ${short(dice.between(-60, 60))} 112 ${short(dice.between(-12, 12))}`;
    for (const [wide, tone] of [
      [8, '#FFF6E0'],
      [3, map.red],
    ] as const)
      brush.stroke(path, tone, wide);
  }
  brush.oval(600, 398, 66, 34, map.deep);
  for (const i of times(5)) brush.stroke(`M${564 + (i % 3) * 26} ${384 + i * 7}q7 -6 14 0`, '#FFFFFF', 2.4);
}

function paintPeak(brush: Brush, dice: Dice, x: number, y: number, map: Chart): void {
  const h = dice.between(38, 60);
  brush.shape(polygon([x - h * 0.62, y + 16], [x, y + 16 - h], [x + h * 0.62, y + 16]), '#B89A7A');
  brush.shape(polygon([x, y + 16 - h], [x + h * 0.62, y + 16], [x + h * 0.08, y + 16]), '#8A6B5A');
  brush.shape(
    polygon(
      [x - h * 0.2, y + 16 - h * 0.68],
      [x, y + 16 - h],
      [x + h * 0.2, y + 16 - h * 0.68],
      [x, y + 16 - h * 0.56],
    ),
    '#FFFAF0',
  );
  brush.stroke(
    `M${short(x - h * 0.62)} ${short(y + 16)}L${short(x)} ${short(y + 16 - h)}L${short(x + h * 0.62)} ${short(y + 16)}`,
    map.ink,
    2.4,
  );
}

function paintWood(brush: Brush, dice: Dice, x: number, y: number, green: string): void {
  for (const [dx, dy] of [
    [-15, -8],
    [13, -10],
    [0, 4],
    [-18, 10],
    [18, 9],
  ] as const) {
    brush.box(x + dx - 2, y + dy, 4, 12, '#6B4424');
    if (dice.chance(0.5))
      brush.shape(
        polygon([x + dx - 10, y + dy + 4], [x + dx, y + dy - 22], [x + dx + 10, y + dy + 4]),
        dice.chance(0.5) ? green : darker(green, 0.2),
      );
    else brush.disc(x + dx, y + dy - 6, 10, dice.chance(0.5) ? lighter(green, 0.15) : darker(green, 0.1));
    brush.disc(x + dx - 3, y + dy - 9, 2.6, lighter(green, 0.5));
  }
}

function paintTown(brush: Brush, dice: Dice, x: number, y: number, map: Chart): void {
  for (const [dx, dy] of [
    [-18, 2],
    [14, -2],
    [-2, 12],
  ] as const) {
    const w = dice.between(17, 24);
    slab(brush, x + dx - w / 2, y + dy - 12, w, 18, dice.pick(['#FFF6E0', '#F7DCC0', '#E8E0F0']), 0);
    brush.shape(
      polygon([x + dx - w / 2 - 3, y + dy - 11], [x + dx, y + dy - 27], [x + dx + w / 2 + 3, y + dy - 11]),
      dice.pick([map.red, '#3F6B8A', '#7A4A6B']),
    );
    brush.box(x + dx - 3, y + dy - 4, 6, 10, map.ink);
  }
  if (dice.chance(0.4)) {
    slab(brush, x - 5, y - 46, 12, 38, '#E8DCC8', 0);
    brush.shape(`M${short(x + 1)} ${short(y - 64)}v18l18 -9Z`, map.red);
  }
}

function paintField(brush: Brush, dice: Dice, x: number, y: number, map: Chart): void {
  const [a, b] = dice.pick([
    ['#D9B84A', '#B8923A'],
    ['#9AB85A', '#6B9440'],
    ['#D98A6A', '#B5654A'],
  ]) as [string, string];
  brush.at(x, y, { turn: dice.between(-16, 16) }, () => {
    paintMotif(
      brush,
      dice.pick(['bars', 'stripes', 'dots', 'crosses', 'leaves']),
      { x: -25, y: -20, width: 50, height: 38 },
      [lighter(a, 0.3), a, b],
      9,
    );
    brush.stroke('M-25 -20h50v38h-50Z', map.ink, 1.8, 0.8);
  });
}

function paintPalm(brush: Brush, dice: Dice, x: number, y: number): void {
  brush.stroke(`M${short(x)} ${short(y + 16)}q8 -16 2 -32`, '#8A5A34', 5);
  for (const i of times(6))
    brush.stroke(
      `M${short(x + 2)} ${short(y - 16)}q${short(-18 + i * 7)} -14 ${short(-26 + i * 10.4)} ${short(dice.between(-2, 6))}`,
      i % 2 ? '#4F8A4A' : '#6BA85A',
      4.4,
    );
}

function paintShip(brush: Brush, dice: Dice, x: number, y: number, map: Chart): void {
  const sail = dice.pick(['#FFF6E0', '#F2C9A0', '#E5866A']);
  brush.at(x, y, { scale: dice.between(0.95, 1.2), isMirrored: dice.chance(0.5) }, () => {
    for (const mx of [-20, 8, 32]) brush.stroke(`M${mx} 10V-46`, map.ink, 3);
    for (const [mx, h] of [
      [-20, 34],
      [8, 44],
      [32, 30],
    ] as const) {
      brush.shape(`M${mx - 14} ${-h}h26q8 ${h / 2} 0 ${h - 4}h-26q8 ${-h / 2} 0 ${4 - h}Z`, sail);
      brush.box(mx - 8, -h * 0.7, 16, 5, map.red);
      brush.shape(`M${mx} ${-h - 12}h14l-4 4 4 4h-14Z`, map.red);
    }
    brush.shape('M-48 2H52L40 24H-34Z', '#8A4A2A');
    brush.box(-42, 6, 88, 3, '#F2C84A');
    for (const k of times(5)) brush.disc(-26 + k * 14, 14, 2.6, '#2A1B13');
    for (const k of times(4)) brush.stroke(`M${-56 + k * 30} 28q8 -7 16 0`, '#FFFFFF', 3);
  });
}

function paintSerpent(brush: Brush, dice: Dice, x: number, y: number): void {
  const skin = dice.pick(['#4F9A6B', '#8A5A9A', '#C4603F']);
  brush.at(x, y, { isMirrored: dice.chance(0.5) }, () => {
    for (const [dx, r] of [
      [-40, 18],
      [0, 23],
    ] as const) {
      brush.stroke(`M${dx - r} 16a${r} ${r * 1.5} 0 0 1 ${r * 2} 0`, skin, 14);
      for (const k of times(4))
        brush.disc(
          dx - r + 5 + k * ((r * 2 - 8) / 3),
          16 - r * 1.1 * Math.sin(((k + 0.5) / 4) * 3.14),
          3,
          lighter(skin, 0.6),
        );
    }
    brush.stroke('M36 16Q36 -36 58 -38', skin, 14);
    brush.shape('M48 -50Q70 -58 82 -36L62 -28Q48 -30 48 -50Z', skin);
    brush.disc(64, -43, 3.4, '#FFF6E0');
    for (const k of times(4)) brush.shape(`M${34 + k * 5} ${-4 - k * 12}l-11 -6 10 -7Z`, '#F2C84A');
    for (const k of times(4)) brush.stroke(`M${-64 + k * 34} 22q9 -7 18 0`, '#FFFFFF', 3);
  });
}

function paintWhale(brush: Brush, x: number, y: number, tone: string): void {
  brush.at(x, y, {}, () => {
    brush.shape(
      'M-52 14Q-50 -26 0 -26Q40 -24 50 6L66 -14Q76 -22 82 -10L70 14Q40 26 -30 24Q-50 22 -52 14Z',
      tone,
    );
    brush.shape('M-52 12Q-10 26 30 16Q10 26 -30 24Q-50 22 -52 12Z', '#F3E8D8');
    brush.disc(-34, 0, 3, '#FFF6E0');
    brush.stroke('M-14 -30q-2 -22 -20 -24M-10 -30q2 -22 20 -24', '#FFFFFF', 4);
    for (const k of times(4)) brush.stroke(`M${-30 + k * 9} 16v6`, tone, 2);
  });
}

function paintSmallIsles(brush: Brush, dice: Dice, map: Chart): void {
  for (const [x, y] of [
    [190, 250],
    [1010, 250],
    [220, 590],
    [560, 740],
  ] as const) {
    brush.oval(x, y + 8, 52, 24, lighter(map.sea, 0.45));
    brush.oval(x, y, 40, 18, map.land);
    brush.stroke(`M${x - 40} ${y}a40 18 0 1 0 80 0a40 18 0 1 0 -80 0`, map.ink, 2.6);
    if (dice.chance(0.5)) paintPalm(brush, dice, x, y - 14);
    else paintWood(brush, dice, x, y - 8, '#5A9A5A');
  }
}

function paintRose(brush: Brush, x: number, y: number, r: number, map: Chart): void {
  brush.disc(x, y, r, lighter(map.land, 0.3));
  for (const [i, [px, py]] of around(x, y, r * 0.92, 32).entries())
    brush.disc(px, py, i % 4 ? 2.4 : 5, map.ink);
  for (const turn of [45, 0])
    for (const [i, [px, py]] of around(x, y, r * (turn ? 0.62 : 0.88), 4, turn).entries()) {
      const [a, b] = [
        around(x, y, r * 0.2, 1, i * 90 + turn - 45)[0]!,
        around(x, y, r * 0.2, 1, i * 90 + turn + 45)[0]!,
      ];
      brush.shape(polygon([x, y], a, [px, py]), turn ? map.deep : map.red);
      brush.shape(polygon([x, y], b, [px, py]), turn ? map.ink : darker(map.red, 0.4));
    }
  brush.shape(starPath(x, y - r * 0.98, 13), '#D9A441');
  brush.disc(x, y, r * 0.13, '#D9A441');
}

function paintLight(brush: Brush, x: number, y: number, red: string): Spot {
  brush.glow(x, y - 112, 150, LAMP, 0.75);
  brush.oval(x, y, 44, 13, '#7A6A5A');
  brush.shape(`M${short(x - 24)} ${short(y)}L${short(x - 15)} ${short(y - 96)}h30l9 96Z`, '#FFF8EC');
  for (const k of times(3))
    brush.shape(
      `M${short(x - 22 + k * 2.8)} ${short(y - 16 - k * 30)}l1.4 -15h${short(41 - k * 5.6)}l1.4 15Z`,
      red,
    );
  brush.box(x - 19, y - 100, 38, 6, '#3A2A34');
  brush.box(x - 12, y - 124, 24, 25, '#FFE9A8');
  brush.stroke(`M${short(x - 12)} ${short(y - 124)}v25m8 -25v25m8 -25v25m8 -25v25`, '#3A2A34', 2.4);
  brush.shape(`M${short(x - 18)} ${short(y - 123)}q18 -28 36 0Z`, red);
  return { x, y: y - 112 };
}

function paintFrame(brush: Brush, map: Chart): void {
  const strip = (x: number, y: number, width: number, height: number, long: boolean) => {
    brush.box(x, y, width, height, '#F7EBCC');
    for (const i of times(Math.ceil((long ? width : height) / 50)))
      if (i % 2)
        brush.box(
          long ? x + i * 50 : x,
          long ? y : y + i * 50,
          long ? 50 : width,
          long ? height : 50,
          map.ink,
        );
  };
  strip(0, 0, 1200, 13, true);
  strip(0, 787, 1200, 13, true);
  strip(0, 0, 13, 800, false);
  strip(1187, 0, 13, 800, false);
  brush.stroke('M22 22H1178V778H22Z', map.red, 4);
  for (const [cx, cy] of [
    [22, 22],
    [1178, 22],
    [22, 778],
    [1178, 778],
  ] as const) {
    brush.disc(cx, cy, 34, map.red);
    brush.disc(cx, cy, 27, '#F7EBCC');
    brush.shape(starPath(cx, cy, 19), map.ink);
  }
}
