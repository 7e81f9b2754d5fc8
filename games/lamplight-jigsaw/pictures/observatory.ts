/** An observatory on a hill with its dome open, and constellations above it. */
import { polygonPath, formatNumber, SHEET, type Brush } from './brush';
import { paintOwl } from './creatures';
import { rangeOf, type PictureDice } from './dice';
import { darken, LAMP, lighten, mixColors, type HourColors } from './hours';
import { paintWindow } from './windows';
import { paintHill, paintPeaks, createRidgeLine } from './land';
import { paintStreetLamp, type Spot } from './lights';
import { paintFir, paintFlower, paintTree } from './plants';
import { paintSky, createStarPath } from './sky';

/** Paints the scene and returns the position of its lamp. */
export function paintObservatory(brush: Brush, dice: PictureDice, hour: HourColors): Spot {
  const side = dice.pick([1, -1] as const);
  const mirrorX = (x: number) => (side > 0 ? x : SHEET.width - x);
  paintSky(brush, dice, hour, {
    horizon: 540,
    stars: 320,
    clouds: 4,
    moon: { x: mirrorX(dice.between(960, 1060)), y: dice.between(110, 190), radius: dice.between(46, 62) },
  });
  for (const i of rangeOf(6))
    paintFigure(
      brush,
      dice,
      hour,
      150 + (i % 3) * 400 + dice.between(-80, 80),
      90 + Math.floor(i / 3) * 190 + dice.between(-30, 30),
    );
  paintPlanet(brush, dice, mirrorX(dice.between(620, 720)), dice.between(130, 230));
  for (const _ of rangeOf(2)) paintComet(brush, dice, hour, dice.between(150, 1000), dice.between(60, 300));
  paintPeaks(brush, dice, 600, 190, mixColors(hour.land[0], hour.sky[3], 0.3));
  paintHill(brush, dice, createRidgeLine(dice, 560, 26), hour.land[1], 'trees', 120);
  const crest = mirrorX(410);
  const hillHeightAt = (x: number) =>
    730 - 190 * Math.exp(-(((x - crest) / 330) ** 2)) + 8 * Math.sin(x / 60);
  paintHill(brush, dice, hillHeightAt, hour.land[2], 'tufts', 190);
  paintDome(brush, dice, hour, crest, hillHeightAt(crest) + 12, side);
  for (const i of rangeOf(9)) {
    const x = dice.between(20, 1180);
    if (Math.abs(x - crest) < 190) continue;
    if (i % 3)
      paintFir(
        brush,
        x,
        hillHeightAt(x) + dice.between(14, 60),
        dice.between(80, 150),
        mixColors('#2F6B4A', hour.land[2], 0.5),
      );
    else
      paintTree(
        brush,
        dice,
        x,
        hillHeightAt(x) + dice.between(14, 50),
        dice.between(70, 110),
        mixColors('#5A8A4A', hour.land[2], 0.4),
      );
  }
  for (const i of rangeOf(44)) {
    const fx = i * 28 + dice.between(-10, 10);
    paintFlower(
      brush,
      dice,
      fx,
      Math.max(hillHeightAt(fx) + 40, dice.between(730, 806)),
      dice.between(22, 40),
      mixColors('#4F8A5A', hour.land[1], 0.4),
    );
  }
  const x = crest + side * 236;
  paintPath(brush, dice, hour, crest, hillHeightAt(crest) + 14, side);
  const lamp = paintStreetLamp(brush, x, 742, 190, hour.ink);
  paintOwl(brush, mirrorX(96), 700, 1.1, '#6B4A3A');
  return lamp;
}

function paintFigure(brush: Brush, dice: PictureDice, hour: HourColors, x: number, y: number): void {
  const count = dice.whole(4, 7);
  const points = rangeOf(count).map(
    (i) =>
      [
        formatNumber(x + (i - count / 2) * 44 + dice.between(-14, 14)),
        formatNumber(y + dice.between(-58, 58)),
      ] as const,
  );
  brush.stroke(`M${points.map(([px, py]) => `${px} ${py}`).join('L')}`, hour.star, 1.8, 0.55);
  const [a, b] = [points[1]!, points[count - 1]!];
  if (dice.chance(0.5)) brush.stroke(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, hour.star, 1.8, 0.4);
  for (const [px, py] of points) {
    brush.glow(px, py, 22, '#FFE9B8', 0.5);
    brush.shape(createStarPath(px, py, dice.between(6, 12)), '#FFF3D6');
  }
}

function paintPlanet(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const color = dice.pick(['#E5866A', '#8FD0C8', '#D9A441', '#B79BE0'] as const);
  const r = dice.between(24, 36);
  brush.disc(x, y, r, color);
  brush.within(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0Z`, () => {
    for (const i of rangeOf(4))
      brush.box(
        x - r,
        y - r + i * r * 0.55,
        2 * r,
        r * 0.22,
        i % 2 ? lighten(color, 0.35) : darken(color, 0.25),
        0.8,
      );
    brush.disc(x + r * 0.9, y + r * 0.3, r, '#0A0A24', 0.3);
  });
  brush.stroke(
    `M${formatNumber(x - r * 1.75)} ${formatNumber(y + r * 0.5)}Q${x} ${formatNumber(y + r * 0.75)} ${formatNumber(x + r * 1.75)} ${formatNumber(y - r * 0.5)}`,
    '#FFE9B8',
    5,
    0.9,
  );
}

function paintComet(brush: Brush, dice: PictureDice, hour: HourColors, x: number, y: number): void {
  const length = dice.between(90, 170);
  for (const i of rangeOf(4))
    brush.stroke(
      `M${formatNumber(x)} ${formatNumber(y)}l${formatNumber(-length + i * 18)} ${formatNumber(-length * 0.34 + i * 13)}`,
      hour.star,
      3.4 - i * 0.5,
      0.55,
    );
  brush.shape(createStarPath(x, y, 13), LAMP);
}

function paintDome(
  brush: Brush,
  dice: PictureDice,
  hour: HourColors,
  x: number,
  base: number,
  side: 1 | -1,
): void {
  const wall = mixColors('#E8D3A8', hour.land[2], 0.18);
  brush.at(x, base, { isMirrored: side < 0 }, () => {
    brush.shape(polygonPath([-30, -330], [-30, -190], [700, -560], [560, -760]), LAMP, 0.13);
    brush.shape(polygonPath([-30, -300], [-30, -220], [660, -600], [600, -690]), '#FFE9B8', 0.15);
    brush.box(-150, -112, 300, 112, wall);
    for (const row of rangeOf(9))
      for (const i of rangeOf(13))
        brush.box(
          -148 + i * 23 + (row % 2) * 11,
          -110 + row * 12.4,
          20,
          10,
          (i * 5 + row * 3) % 4 ? darken(wall, 0.1) : lighten(wall, 0.3),
          0.8,
        );
    brush.box(50, -112, 100, 112, '#140A2E', 0.26);
    brush.box(-162, -124, 324, 16, darken(wall, 0.3));
    for (const i of rangeOf(20)) brush.disc(-152 + i * 16, -116, 4, lighten(wall, 0.4));
    const dome = 'M-142 -124A142 142 0 0 1 142 -124Z';
    const copper = dice.pick(['#3F8A86', '#B5653F', '#5A6AB0', '#9A5478'] as const);
    brush.shape(dome, copper);
    brush.within(dome, () => {
      for (const i of rangeOf(9))
        brush.stroke(
          `M0 -266Q${(i - 4) * 44} -240 ${(i - 4) * 42} -120`,
          i % 2 ? darken(copper, 0.35) : lighten(copper, 0.35),
          3,
          0.7,
        );
      for (const i of rangeOf(4))
        brush.stroke(`M-150 ${-150 - i * 30}q150 14 300 0`, darken(copper, 0.3), 2.4, 0.6);
      brush.shape('M60 -280Q170 -200 150 -120H40Q100 -190 60 -280Z', '#140A2E', 0.28);
      brush.shape('M-22 -124Q-30 -230 -4 -272L44 -264Q36 -190 40 -124Z', '#2A1510');
      brush.shape('M-12 -124Q-18 -220 2 -262L32 -258Q24 -190 28 -124Z', LAMP);
    });
    brush.at(8, -184, { turn: 62 }, () => {
      brush.box(-16, -150, 32, 190, '#2A2140');
      brush.box(-16, -150, 12, 190, '#6B5A9A');
      for (const i of rangeOf(4)) brush.box(-20, -140 + i * 48, 40, 8, '#D9A441');
      brush.box(-21, -168, 42, 22, '#D9A441');
    });
    for (const [wx, wide] of [
      [-120, 26],
      [-66, 26],
      [92, 26],
    ] as const)
      paintWindow(brush, dice, { x: wx, y: -86, wide, tall: 40 }, wall, hour);
    brush.glow(18, -30, 70, LAMP, 0.5);
    brush.shape('M-4 0v-50a22 22 0 0 1 44 0v50Z', '#5A2A1A');
    brush.shape('M4 0v-48a14 14 0 0 1 28 0v48Z', LAMP);
  });
}

function paintPath(
  brush: Brush,
  dice: PictureDice,
  hour: HourColors,
  x: number,
  base: number,
  side: 1 | -1,
): void {
  for (const i of rangeOf(26)) {
    const t = i / 25;
    const px = x + side * (18 + 60 * t + 110 * t * t);
    const py = base + 4 + (SHEET.height - base) * t;
    for (const k of rangeOf(3))
      brush.oval(
        px + (k - 1) * (10 + 16 * t) + dice.between(-4, 4),
        py + dice.between(-3, 3),
        5 + 9 * t,
        3 + 4 * t,
        mixColors('#E8D3A8', hour.land[2], dice.between(0.1, 0.6)),
      );
  }
}
