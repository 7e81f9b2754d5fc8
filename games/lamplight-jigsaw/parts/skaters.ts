/** A frozen canal between stepped gables under snow, and the whole town on skates. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintBirds } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, LAMP, lighten, mixColors, WALL_COLORS, WARM, type HourColors } from '../pictures/hours';
import { paintStreetLamp, type Spot } from '../pictures/lights';
import { paintFir } from '../pictures/plants';
import { paintBeast } from '../pictures/things/beasts';
import { DAYS, paintDaySky } from '../pictures/things/days';
import { paintFolk } from '../pictures/things/folk';
import {
  archPath,
  paintEitherWay,
  fillSpan,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintBricks } from '../pictures/things/walls';

export { skaters as descriptionShort } from '../shelf-shorts';

const SNOW = '#F8FAFF';
const DUSK: HourColors = {
  sky: ['#4A4A94', '#7A64A8', '#B884B0', '#E8A8A0', '#FBD8AC'],
  land: ['#B8B8DC', '#C8CCE8', '#DCE0F2', '#F0F2FC'],
  moon: '#FFF0CC',
  star: '#FFE8E0',
  ink: '#2A2450',
};

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintTown(brush, dice));

function paintTown(brush: Brush, dice: PictureDice): Spot {
  const day = dice.pick([DAYS.winter, DAYS.rose, DUSK]);
  paintDaySky(brush, dice, day, { horizon: 260, clouds: 7 });
  paintBirds(brush, dice, 7, 40, 150, day.ink);
  fillSpan(dice, [-30, 1230], [70, 110], (x, width) =>
    paintGable(
      brush,
      dice,
      x,
      360,
      width,
      dice.between(110, 170),
      mixColors(dice.pick(WALL_COLORS), day.land[0], 0.45),
    ),
  );
  fillSpan(dice, [-40, 1240], [104, 148], (x, width) =>
    paintGable(brush, dice, x, 446, width, dice.between(150, 236), dice.pick(WALL_COLORS)),
  );
  paintQuay(brush, dice);
  paintIce(brush, dice, day);
  paintBridge(brush, dice);
  const lamp = paintStreetLamp(brush, dice.between(560, 640), 612, 250, '#2A2A44');
  brush.oval(lamp.x, lamp.y - 44, 26, 9, SNOW);
  paintSkaters(brush, dice, lamp.x);
  for (const [x, size] of [
    [40, 240],
    [112, 170],
    [1120, 190],
    [1176, 260],
  ] as const)
    paintSnowFir(brush, x, 800, size);
  paintSnowman(brush, dice, dice.between(230, 320), 786);
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 54, (x, y) =>
    brush.disc(x, y, dice.between(2, 4.6), '#FFFFFF', 0.85),
  );
  return lamp;
}

function paintGable(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
): void {
  const top = base - height;
  const itemHeight = width * 0.62;
  const steps = 4;
  const points: [number, number][] = [
    [x, base],
    [x, top],
  ];
  for (const i of rangeOf(steps))
    points.push(
      [x + (i * width) / (steps * 2 + 1), top - ((i + 1) * itemHeight) / steps],
      [x + ((i + 1) * width) / (steps * 2 + 1), top - ((i + 1) * itemHeight) / steps],
    );
  const mirrored = [...points].reverse().map(([px, py]): [number, number] => [2 * x + width - px, py]);
  const outline = polygonPath(...points, ...mirrored);
  brush.shape(outline, wall);
  brush.within(outline, () => {
    paintBricks(brush, dice, { x, y: top - itemHeight, width, height: height + itemHeight }, wall, 20);
    brush.box(x + width * 0.7, top - itemHeight, width * 0.3, height + itemHeight, SHADOW_COLOR, 0.22);
  });
  for (const i of rangeOf(steps))
    for (const side of [0, 1]) {
      const w = width / (steps * 2 + 1);
      const sx = side ? x + width - (i + 1) * w : x + i * w;
      brush.shape(
        `M${formatNumber(sx - 3)} ${formatNumber(top - ((i + 1) * itemHeight) / steps + 3)}q1 -11 ${formatNumber(w / 2 + 3)} -11t${formatNumber(w / 2 + 3)} 11Z`,
        SNOW,
      );
    }
  brush.shape(
    `M${formatNumber(x + width * 0.42)} ${formatNumber(top - itemHeight + 3)}q${formatNumber(width * 0.08)} -16 ${formatNumber(width * 0.16)} 0Z`,
    SNOW,
  );
  const shutter = dice.pick(['#2F6B5A', '#8A2F3A', '#27508A', '#B5763F']);
  const columns = Math.max(2, Math.round(width / 46));
  const floors = Math.max(2, Math.floor(height / 56));
  for (const floor of rangeOf(floors))
    for (const column of rangeOf(columns)) {
      const [wx, wy] = [x + (width * (column + 0.5)) / columns - 9, top + 8 + (height * floor) / floors];
      if (floor === floors - 1 && column === 0) {
        brush.shape(archPath(wx - 4, base, 27, 46), shutter);
        brush.disc(wx + 16, base - 18, 2.4, LAMP);
        continue;
      }
      for (const sx of [wx - 10, wx + 19]) paintSlab(brush, sx, wy, 9, 30, shutter, 1);
      brush.box(wx - 1, wy - 2, 20, 34, '#FFF6E4');
      brush.box(wx + 1, wy, 16, 30, dice.chance(0.6) ? dice.pick(WARM) : '#6B8AC0');
      brush.stroke(
        `M${formatNumber(wx + 9)} ${formatNumber(wy)}v30M${formatNumber(wx)} ${formatNumber(wy + 13)}h18`,
        '#FFF6E4',
        2.2,
      );
      brush.oval(wx + 9, wy + 32, 14, 4, SNOW);
    }
  brush.disc(x + width / 2, top - itemHeight * 0.42, 10, '#FFF6E4');
  brush.disc(x + width / 2, top - itemHeight * 0.42, 7, WARM[1]);
}

function paintQuay(brush: Brush, dice: PictureDice): void {
  paintBricks(brush, dice, { x: 0, y: 446, width: 1200, height: 50 }, '#8A7A90', 36);
  let rim = 'M0 456V440';
  for (const i of rangeOf(40)) rim += `q15 ${i % 2 ? -10 : -6} 30 0`;
  brush.shape(`${rim}V456Q900 464 600 456T0 456Z`, SNOW);
  fillSpan(dice, [20, 1190], [56, 90], (x, width, i) => {
    if (i % 3 === 0) paintSnowFir(brush, x + width / 2, 450, dice.between(54, 84));
    else paintFolk(brush, dice, x + width / 2, 450, 0.5, undefined, true);
  });
}

const paintSnowFir = (brush: Brush, x: number, base: number, size: number): void => {
  paintFir(brush, x, base, size, '#2F6B5A');
  for (const tier of rangeOf(4)) {
    const [y, half] = [base - size * (0.14 + tier * 0.2), size * (0.36 - tier * 0.072)];
    brush.shape(
      `M${formatNumber(x)} ${formatNumber(y - size * 0.34)}L${formatNumber(x - half * 0.8)} ${formatNumber(y - size * 0.08)}q${formatNumber(half * 0.3)} ${formatNumber(size * 0.06)} ${formatNumber(half * 0.5)} ${formatNumber(-size * 0.04)}q${formatNumber(half * 0.3)} ${formatNumber(size * 0.07)} ${formatNumber(half * 0.5)} 0Z`,
      SNOW,
      0.95,
    );
  }
};

function paintIce(brush: Brush, dice: PictureDice, day: HourColors): void {
  const ice = mixColors('#B8D8EC', day.sky[2], 0.25);
  brush.box(0, 494, SHEET.width, 306, ice);
  for (const row of rangeOf(15)) {
    const y = 500 + row * 20;
    for (const i of rangeOf(9)) {
      const [x, long] = [dice.between(-60, 1200), dice.between(60, 190)];
      brush.stroke(
        `M${formatNumber(x)} ${y}q${formatNumber(long / 2)} ${formatNumber(dice.between(-16, 16))} ${formatNumber(long)} ${formatNumber(dice.between(-6, 6))}`,
        i % 3 ? '#FFFFFF' : darken(ice, 0.25),
        i % 2 ? 2 : 3.4,
        0.7,
      );
    }
  }
  scatter(dice, { x: 0, y: 510, width: 1200, height: 280 }, 110, (x, y, i) => {
    brush.oval(
      x,
      y,
      dice.between(34, 66),
      dice.between(6, 12),
      i % 2 ? lighten(ice, 0.5) : mixColors(ice, day.sky[3], 0.5),
      0.6,
    );
    if (i % 3 === 0)
      brush.stroke(
        `M${formatNumber(x)} ${formatNumber(y)}l18 -9 12 8 20 -12M${formatNumber(x + 30)} ${formatNumber(y - 1)}l6 14`,
        darken(ice, 0.35),
        2,
        0.7,
      );
  });
}

function paintBridge(brush: Brush, dice: PictureDice): void {
  const path = 'M820 520V452Q1000 372 1220 430V520H1180Q1130 452 1030 452Q930 452 880 520Z';
  brush.shape(path, '#B58A7A');
  brush.within(path, () =>
    paintBricks(brush, dice, { x: 810, y: 370, width: 400, height: 160 }, '#B5806B', 26),
  );
  brush.stroke('M818 444Q1000 362 1220 420', SNOW, 13);
  brush.stroke('M880 520Q930 452 1030 452Q1130 452 1180 520', '#7A5A5A', 7);
  for (const i of rangeOf(5))
    paintFolk(brush, dice, 872 + i * 72, 432 - 26 * Math.sin((i + 0.7) * 0.6), 0.62, undefined, true);
}

function paintSkaters(brush: Brush, dice: PictureDice, lampX: number): void {
  const spots: [number, number][] = [];
  scatter(dice, { x: 150, y: 520, width: 900, height: 240 }, 92, (x, y) => spots.push([x, y]));
  for (const [i, [x, y]] of spots.sort((a, b) => a[1] - b[1]).entries()) {
    if (Math.abs(x - lampX) < 40 && y < 640) continue;
    const scale = 0.5 + ((y - 500) / 300) * 0.62;
    if (i % 9 === 4) paintSledge(brush, dice, x, y, scale);
    else if (i % 11 === 6) paintBeast(brush, dice, 'dog', x, y, scale * 0.9);
    else paintFolk(brush, dice, x, y, scale, dice.chance(0.75) ? 'skate' : 'skirt', true);
  }
}

function paintSledge(brush: Brush, dice: PictureDice, x: number, y: number, scale: number): void {
  brush.at(x, y, { scale }, () => {
    brush.stroke('M-44 0H40Q56 0 54 -18M-30 0V-16M26 0V-16', '#7A4A24', 6);
    paintSlab(brush, -42, -24, 84, 9, '#C4502F', 3);
    brush.at(-14, -20, {}, () => paintFolk(brush, dice, 0, 12, 0.72, 'skirt', true));
    paintSlab(brush, 10, -48, 30, 24, '#B58A4A', 3);
  });
}

function paintSnowman(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const scarf = dice.pick(['#C4303F', '#27608A', '#3F8A5A']);
  brush.oval(x, base, 60, 9, SHADOW_COLOR, 0.2);
  for (const [dy, r] of [
    [-36, 42],
    [-98, 31],
    [-146, 23],
  ] as const) {
    brush.disc(x, base + dy, r, SNOW);
    brush.shape(
      `M${formatNumber(x)} ${formatNumber(base + dy - r)}A${r} ${r} 0 0 1 ${formatNumber(x)} ${formatNumber(base + dy + r)}A${r * 1.5} ${r * 1.5} 0 0 0 ${formatNumber(x)} ${formatNumber(base + dy - r)}Z`,
      '#8A9AD0',
      0.3,
    );
  }
  for (const dy of [-88, -104, -46]) brush.disc(x - 2, base + dy, 4, '#2A2A44');
  for (const dx of [-8, 8]) brush.disc(x + dx, base - 152, 3.4, '#2A2A44');
  brush.shape(`M${formatNumber(x)} ${base - 146}l-26 6 26 4Z`, '#F28A30');
  brush.stroke(
    `M${formatNumber(x - 20)} ${base - 124}q20 9 40 0M${formatNumber(x + 14)} ${base - 122}v36`,
    scarf,
    10,
  );
  paintSlab(brush, x - 17, base - 204, 34, 34, '#3A3450', 2);
  paintSlab(brush, x - 27, base - 174, 54, 8, '#3A3450', 2);
  brush.stroke(
    `M${formatNumber(x - 28)} ${base - 104}l-36 -26m8 6l-2 -14M${formatNumber(x + 28)} ${base - 104}l36 -20m-9 5l6 -12`,
    '#7A4A24',
    5,
  );
}
