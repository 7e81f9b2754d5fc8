/** Paints the dark harbor once per level: sky, houses along the water, a lighthouse, ships, the quay. */
import { createRandom } from '../kit/seeded-random';
import { GROUND } from './config';
import { paintMoon, paintSky } from './paint-fair';
import { paintBox, paintGlow, paintLine, paintShape, type Pen } from './pens';
import type { Viewport } from './stage';
import type { ModeKey } from './types';

interface HarbourPalette {
  sky: readonly [string, string, string];
  house: readonly [string, string];
  water: readonly [string, string];
  stars: number;
  isRaining: boolean;
}

const BLUE: HarbourPalette = {
  sky: ['#0B1B40', '#1F4A82', '#6E8FB8'],
  house: ['#1C3058', '#142446'],
  water: ['#2A5A8E', '#0E2040'],
  stars: 40,
  isRaining: false,
};
const HARBOUR_PALETTES: Readonly<Partial<Record<ModeKey, HarbourPalette>>> = {
  one: BLUE,
  two: {
    ...BLUE,
    sky: ['#080F2C', '#1A2560', '#54509A'],
    house: ['#1B2050', '#12173C'],
    water: ['#2C3A7C', '#0C1234'],
    stars: 120,
  },
  three: {
    ...BLUE,
    sky: ['#0B141E', '#20384A', '#50707E'],
    house: ['#1A2E3A', '#11212C'],
    water: ['#2C5464', '#0C1C26'],
    stars: 0,
    isRaining: true,
  },
};

const WATER = GROUND - 120;

function paintHouses(pen: Pen, { left, right }: Viewport, [front, back]: readonly [string, string]): void {
  const random = createRandom('houses of the harbour');
  for (const [row, color] of [back, front].entries())
    for (let x = left - 60 + row * 34; x < right + 60;) {
      const [w, h] = [58 + random.below(50), 80 + random.below(90) - row * 34];
      const y = WATER - h;
      paintShape(
        pen,
        `M${x} ${WATER}V${y}L${x + w / 2} ${y - 30 - random.below(16)}L${x + w} ${y}V${WATER}Z`,
        color,
      );
      for (let wy = y + 14; wy < WATER - 20; wy += 30)
        for (let wx = x + 12; wx < x + w - 16; wx += 22)
          if (random.below(10) < 2) paintBox(pen, wx, wy, 9, 13, '#E8B45A', 4);
          else if (row) paintBox(pen, wx, wy, 9, 13, 'rgba(255,246,226,.07)', 4);
      x += w + random.below(8);
    }
}

function paintWater(
  pen: Pen,
  { left, right, bottom }: Viewport,
  [top, deep]: readonly [string, string],
): void {
  const sea = pen.createLinearGradient(0, WATER, 0, bottom);
  sea.addColorStop(0, top);
  sea.addColorStop(0.6, deep);
  pen.fillStyle = sea;
  pen.fillRect(left, WATER, right - left, bottom - WATER);
  const random = createRandom('waves of the harbour');
  for (let i = 0; i < 90; i++) {
    const x = left + ((right - left) * random.below(1000)) / 1000;
    const y = WATER + 6 + random.below(118);
    paintLine(
      pen,
      [x, y, x + 12 + random.below(34), y],
      `rgba(200,224,255,${0.06 + random.below(16) / 100})`,
      2.4,
    );
  }
}

function paintLighthouse(pen: Pen, x: number): void {
  const top = WATER - 250;
  paintShape(pen, `M${x - 30} ${WATER + 8}L${x - 19} ${top}H${x + 19}L${x + 30} ${WATER + 8}Z`, '#8A93B4');
  for (const share of [0.16, 0.5, 0.84]) {
    const y = top + 250 * share;
    const w = 20 + 10 * share;
    paintShape(pen, `M${x - w} ${y}H${x + w}L${x + w + 1.6} ${y + 36}H${x - w - 1.6}Z`, '#7A3A44');
  }
  paintBox(pen, x - 25, top - 8, 50, 9, '#1A2444', 2);
  paintBox(pen, x - 15, top - 38, 30, 31, '#33406A', 3);
  paintShape(pen, `M${x - 20} ${top - 37}L${x} ${top - 60}L${x + 20} ${top - 37}Z`, '#1A2444');
}

function paintShip(pen: Pen, x: number, y: number, scale: number): void {
  const s = (value: number) => value * scale;
  const dark = '#0E1733';
  paintShape(pen, `M${x - s(70)} ${y - s(18)}H${x + s(76)}L${x + s(54)} ${y + s(14)}H${x - s(54)}Z`, dark);
  paintLine(pen, [x - s(14), y - s(18), x - s(14), y - s(170)], dark, s(6));
  paintLine(pen, [x + s(36), y - s(18), x + s(36), y - s(130)], dark, s(5));
  paintLine(
    pen,
    [x - s(14), y - s(166), x + s(74), y - s(20), x - s(14), y - s(166), x - s(66), y - s(20)],
    dark,
    s(1.8),
  );
  paintLine(pen, [x - s(50), y - s(120), x + s(22), y - s(120)], dark, s(4));
  paintShape(
    pen,
    `M${x - s(46)} ${y - s(116)}Q${x - s(14)} ${y - s(96)} ${x + s(18)} ${y - s(116)}V${y - s(104)}Q${x - s(14)} ${y - s(84)} ${x - s(46)} ${y - s(104)}Z`,
    '#3A4A78',
  );
}

function paintQuay(pen: Pen, { left, right, bottom }: Viewport): void {
  paintBox(pen, left, GROUND, right - left, bottom - GROUND, '#2E3450');
  paintBox(pen, left, GROUND, right - left, 12, '#59628A');
  const random = createRandom('stones of the quay');
  for (let y = GROUND + 12, row = 0; y < bottom; y += 34, row++)
    for (let x = left - 60 + (row % 2) * 40; x < right; x += 82) {
      paintBox(pen, x + 2, y + 2, 78, 30, ['#3A4164', '#343A5A', '#40476C'][random.below(3)]!, 4);
    }
  for (let x = left + 30; x < right; x += 250) {
    paintBox(pen, x, GROUND - 20, 22, 24, '#171D38', 5);
    paintBox(pen, x - 5, GROUND - 24, 32, 9, '#232B4C', 4);
  }
}

function paintRain(pen: Pen, { left, right, top }: Viewport): void {
  const random = createRandom('rain over the harbour');
  for (let i = 0; i < 150; i++) {
    const x = left + ((right - left + 100) * random.below(1000)) / 1000;
    const y = top + ((GROUND - top) * random.below(1000)) / 1000;
    paintLine(pen, [x, y, x - 7, y + 26], 'rgba(200,228,240,.16)', 2);
  }
}

/** Paints everything behind the range. */
export function paintHarbour(pen: Pen, stage: Viewport, mode: ModeKey): void {
  const night = HARBOUR_PALETTES[mode] ?? BLUE;
  paintSky(pen, stage, night.sky, night.stars);
  if (!night.isRaining) paintMoon(pen, 250, Math.max(stage.top + 110, 90), 36);
  paintLighthouse(pen, 960);
  paintHouses(pen, stage, night.house);
  paintWater(pen, stage, night.water);
  if (!night.isRaining) {
    pen.globalAlpha = 0.5;
    for (let y = WATER + 10; y < GROUND; y += 15)
      paintLine(pen, [250 - 40 + (y % 7) * 6, y, 250 + 34 - (y % 5) * 7, y], '#FFF0C8', 3);
    pen.globalAlpha = 1;
  }
  paintShip(pen, 330, WATER + 30, 1);
  paintShip(pen, 745, WATER + 22, 0.8);
  paintGlow(pen, 600, WATER, 340, '120,160,230', 0.22);
  paintQuay(pen, stage);
  if (night.isRaining) paintRain(pen, stage);
}
