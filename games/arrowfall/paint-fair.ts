/** Paints the night fair once per level: sky, hills, firs, tents, strings of bulbs, the meadow. */
import { createRandom } from '../kit/seeded-random';
import { GROUND } from './config';
import { paintBox, paintDisc, paintGlow, paintLine, paintShape, type Pen } from './pens';
import type { Viewport } from './stage';
import type { ModeKey } from './types';

interface FairPalette {
  sky: readonly [string, string, string];
  hills: readonly [string, string];
  fir: string;
  meadow: readonly [string, string];
  stars: number;
  hasMoon: boolean;
}

const FAIR_PALETTES: Readonly<Record<ModeKey, FairPalette>> = {
  one: {
    sky: ['#1B3B66', '#D9825C', '#FFD08A'],
    hills: ['#84505C', '#54395A'],
    fir: '#2C2344',
    meadow: ['#3F6B34', '#2A4E26'],
    stars: 0,
    hasMoon: false,
  },
  two: {
    sky: ['#17265C', '#7A4C86', '#EE9F7C'],
    hills: ['#5E4070', '#3E2F58'],
    fir: '#221B3C',
    meadow: ['#35603C', '#24482E'],
    stars: 20,
    hasMoon: false,
  },
  three: {
    sky: ['#101B44', '#3D3D80', '#96648E'],
    hills: ['#3E3566', '#2A264C'],
    fir: '#171630',
    meadow: ['#2C5240', '#1C3A30'],
    stars: 60,
    hasMoon: false,
  },
  four: {
    sky: ['#0A1232', '#1E2E66', '#4A5694'],
    hills: ['#27305E', '#1B2246'],
    fir: '#10132C',
    meadow: ['#234842', '#163230'],
    stars: 110,
    hasMoon: true,
  },
  round: {
    sky: ['#12284E', '#5A4A84', '#F2A878'],
    hills: ['#5A4068', '#3A2E54'],
    fir: '#201A3A',
    meadow: ['#386238', '#264A2A'],
    stars: 30,
    hasMoon: false,
  },
};

export function paintSky(
  pen: Pen,
  { left, top, right, bottom }: Viewport,
  colors: readonly [string, string, string],
  stars: number,
): void {
  const sky = pen.createLinearGradient(0, top, 0, GROUND - 90);
  sky.addColorStop(0, colors[0]);
  sky.addColorStop(0.62, colors[1]);
  sky.addColorStop(1, colors[2]);
  pen.fillStyle = sky;
  pen.fillRect(left, top, right - left, bottom - top);
  const random = createRandom('stars of the fair');
  for (let i = 0; i < stars; i++) {
    const x = left + ((right - left) * random.below(1000)) / 1000;
    const y = top + ((GROUND - 330 - top) * random.below(1000)) / 1000;
    pen.globalAlpha = 0.35 + random.below(60) / 100;
    paintDisc(pen, x, y, 1 + random.below(18) / 10, '#FFF3D6');
  }
  pen.globalAlpha = 1;
}

export function paintMoon(pen: Pen, x: number, y: number, r: number): void {
  paintGlow(pen, x, y, r * 4, '255,240,200', 0.5);
  paintDisc(pen, x, y, r, '#FFF0C8');
  paintDisc(pen, x - r * 0.3, y - r * 0.2, r * 0.18, '#EBD6A4');
  paintDisc(pen, x + r * 0.25, y + r * 0.3, r * 0.13, '#EBD6A4');
}

function paintHills(pen: Pen, { left, right }: Viewport, { hills, fir }: FairPalette): void {
  const random = createRandom('hills of the fair');
  for (const [row, color] of hills.entries()) {
    const base = GROUND - 150 + row * 55;
    let path = `M${left - 80} ${GROUND + 40}V${base}`;
    for (let x = left - 80; x < right + 160; x += 150) {
      const rise = 30 + random.below(70);
      path += `Q${x + 75} ${base - rise} ${x + 150} ${base - random.below(26)}`;
    }
    paintShape(pen, `${path}V${GROUND + 40}Z`, color);
  }
  for (let x = left - 20; x < right + 40; x += 34 + random.below(50)) {
    const [h, y] = [60 + random.below(70), GROUND - 18];
    for (const [k, share] of [
      [0, 0.36],
      [0.28, 0.42],
      [0.55, 0.5],
    ] as const)
      paintShape(
        pen,
        `M${x} ${y - h + h * k * 0.9}L${x + h * share * 0.55} ${y - h + h * (k + 0.46)}H${x - h * share * 0.55}Z`,
        fir,
      );
  }
}

const STRIPES = [
  ['#A8402E', '#E8D2AC'],
  ['#2E5C7A', '#D8CFAE'],
  ['#7A4A7E', '#E2C9A6'],
] as const;

function paintTent(pen: Pen, x: number, size: number, index: number): void {
  const [a, b] = STRIPES[index % STRIPES.length]!;
  const [w, h, y] = [size, size * 0.62, GROUND + 4];
  pen.globalAlpha = 0.82;
  for (let i = 0; i < 6; i++) {
    const [from, to] = [x - w / 2 + (w * i) / 6, x - w / 2 + (w * (i + 1)) / 6];
    pen.fillStyle = i % 2 ? a : b;
    pen.beginPath();
    pen.moveTo(from, y);
    pen.lineTo(from, y - h * 0.52);
    pen.lineTo(x + (from - x) * 0.06, y - h);
    pen.lineTo(x + (to - x) * 0.06, y - h);
    pen.lineTo(to, y - h * 0.52);
    pen.lineTo(to, y);
    pen.fill();
  }
  pen.globalAlpha = 0.5;
  paintBox(pen, x - w / 2, y - h * 0.52, w, h * 0.52, '#1A1230');
  pen.globalAlpha = 1;
  for (let i = 0; i < 6; i++) {
    const left = x - w / 2 + (w * i) / 6;
    paintShape(
      pen,
      `M${left} ${y - h * 0.53}H${left + w / 6}Q${left + w / 12} ${y - h * 0.3} ${left} ${y - h * 0.53}Z`,
      i % 2 ? a : b,
    );
  }
  paintGlow(pen, x, y - h * 0.22, w * 0.42, '255,196,104', 0.75);
  paintLine(pen, [x, y - h, x, y - h - 26], '#2A1A24', 4);
  paintShape(pen, `M${x} ${y - h - 26}L${x + 26} ${y - h - 18}L${x} ${y - h - 10}Z`, a);
}

/** Paints a string of bulbs that hangs between two points. */
export function paintBulbs(pen: Pen, x0: number, y0: number, x1: number, y1: number, sag: number): void {
  pen.strokeStyle = 'rgba(20,12,34,.7)';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(x0, y0);
  pen.quadraticCurveTo((x0 + x1) / 2, (y0 + y1) / 2 + 2 * sag, x1, y1);
  pen.stroke();
  const count = Math.round(Math.abs(x1 - x0) / 62);
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t + 4 * sag * t * (1 - t) + 7;
    paintGlow(pen, x, y, 20, '255,200,110', 0.6);
    paintDisc(pen, x, y, 4.6, ['#FFE9B0', '#FFC65A', '#FFB08A'][i % 3]!);
  }
}

function paintMeadow(
  pen: Pen,
  { left, right, bottom }: Viewport,
  [grass, deep]: readonly [string, string],
): void {
  paintShape(
    pen,
    `M${left} ${bottom}V${GROUND + 3}Q500 ${GROUND - 7} ${right} ${GROUND + 3}V${bottom}Z`,
    grass,
  );
  paintShape(
    pen,
    `M${left} ${bottom}V${GROUND + 44}Q420 ${GROUND + 22} ${right} ${GROUND + 50}V${bottom}Z`,
    deep,
  );
  const random = createRandom('grass of the fair');
  for (let x = left; x < right; x += 16 + random.below(26)) {
    const y = GROUND + 14 + random.below(Math.max(20, Math.floor(bottom - GROUND - 20)));
    paintLine(
      pen,
      [x - 5, y, x - 7, y - 9, x - 5, y, x, y - 11, x, y - 11, x - 1, y, x + 4, y - 8],
      'rgba(190,220,130,.32)',
      2.2,
    );
    if (random.below(7) === 0)
      paintDisc(pen, x + 8, y - 4, 3, ['#F6E6C4', '#FFC861', '#F2A0A8'][random.below(3)]!);
  }
}

/** Paints everything behind the range. */
export function paintFair(pen: Pen, stage: Viewport, mode: ModeKey): void {
  const evening = FAIR_PALETTES[mode];
  paintSky(pen, stage, evening.sky, evening.stars);
  if (evening.hasMoon) paintMoon(pen, 310, Math.max(stage.top + 120, 90), 44);
  else paintGlow(pen, 560, GROUND - 110, 460, '255,226,160', 0.5);
  paintHills(pen, stage, evening);
  [
    [330, 170],
    [610, 220],
    [900, 180],
    [-120, 200],
    [1160, 230],
  ].forEach(([x, size], i) => paintTent(pen, x!, size!, i));
  const top = Math.max(stage.top, -60);
  paintBulbs(pen, stage.left - 20, top + 70, 430, top + 34, 30);
  paintBulbs(pen, 430, top + 34, stage.right + 20, top + 86, 40);
  paintMeadow(pen, stage, evening.meadow);
}
