/** A galleon under full sail in a rough sea, with a kraken around it, whales and mermaids, and a lantern at the stern. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintCloud, scallopPath, createStarPath } from '../pictures/sky';
import { paintFolk } from '../pictures/things/folk';
import {
  pointsAround,
  paintEitherWay,
  leafPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintMotif, paintOpenMotif } from '../pictures/things/motifs';
import { paintFish } from '../pictures/things/sea';

export { galleon as descriptionShort } from '../shelf-shorts';

const STORMS = [
  {
    sky: ['#27305A', '#4A5A8A', '#8A8FB0', '#F2C8A0'],
    sea: ['#16506B', '#2A8094', '#7AC4C0'],
    kraken: ['#C4405A', '#F7A0A8'],
  },
  {
    sky: ['#2A4A44', '#5A8A7A', '#A8C4A0', '#F7E8B0'],
    sea: ['#14404A', '#1F6B6B', '#6BB89A'],
    kraken: ['#E0802F', '#FFD49A'],
  },
  {
    sky: ['#4A2A4A', '#8A4A6A', '#D4807A', '#FFD4A0'],
    sea: ['#2A3A6B', '#4A6AA8', '#A8B8E0'],
    kraken: ['#3FA07A', '#B8E8B0'],
  },
] as const;
type Storm = (typeof STORMS)[number];

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintVoyage(brush, dice));

function paintVoyage(brush: Brush, dice: PictureDice): Spot {
  const storm = dice.pick(STORMS);
  paintStorm(brush, dice, storm);
  paintWaves(brush, dice, storm, 430, 540, 4);
  paintArm(brush, dice, storm, 1120, 640, [-40, -260, -210, -330]);
  paintArm(brush, dice, storm, 110, 660, [40, -300, 190, -420]);
  const lamp = paintShip(brush, dice);
  paintWaves(brush, dice, storm, 610, 660, 3);
  paintKraken(brush, storm, 1010, 640);
  paintArm(brush, dice, storm, 240, 700, [-130, -150, -190, -250]);
  paintArm(brush, dice, storm, 860, 720, [-90, -140, -30, -230]);
  paintWaves(brush, dice, storm, 690, 800, 5);
  for (const k of rangeOf(8))
    paintFish(brush, dice, 70 + k * 150 + dice.between(-30, 30), 742 + (k % 2) * 34, 0.6);
  return lamp;
}

function paintStorm(brush: Brush, dice: PictureDice, { sky }: Storm): void {
  brush.box(0, 0, SHEET.width, SHEET.height, sky[0]);
  const [x, y] = [dice.between(180, 300), 130];
  for (const i of rangeOf(12)) {
    const at = (i / 11) * 2.99;
    const tone = mixColors(sky[Math.floor(at)]!, sky[Math.floor(at) + 1]!, at % 1);
    const r = 1080 - i * 88;
    brush.shape(scallopPath(x, y, r, 15 + ((i * 5) % 8), 24), tone);
    for (const k of rangeOf(Math.round(r / 14))) {
      const [px, py] = pointsAround(x, y, r - 42, Math.round(r / 14))[k]!;
      if (px > -20 && px < 1220 && py > -20 && py < 560)
        brush.stroke(
          `M${px} ${py}q14 -14 30 -2q6 14 -8 12`,
          k % 2 ? lighten(tone, 0.4) : darken(tone, 0.2),
          3.4,
          0.7,
        );
    }
  }
  scatter(dice, { x: 0, y: 0, width: 1200, height: 480 }, 44, (px, py, i) =>
    brush.stroke(
      `M${formatNumber(px)} ${formatNumber(py)}l-9 24M${formatNumber(px + 12)} ${formatNumber(py - 8)}l-7 19`,
      i % 2 ? '#FFFFFF' : darken(sky[0], 0.3),
      3,
      i % 2 ? 0.5 : 0.4,
    ),
  );
  brush.disc(x, y, 58, '#FFF3D0');
  brush.disc(x + 12, y - 8, 46, lighten(sky[3], 0.3));
  for (const k of rangeOf(6))
    paintCloud(
      brush,
      dice,
      240 + k * 190 + dice.between(-60, 60),
      50 + ((k * 83) % 250),
      dice.between(0.7, 1.2),
      mixColors(sky[1], sky[3], dice.between(0.1, 0.7)),
    );
  for (const [bx, by] of [
    [930, 60],
    [1120, 110],
  ] as const)
    brush.stroke(`M${bx} ${by}l-24 60 26 -4 -34 84 20 -4 -26 66`, '#FFF3A8', 6);
  for (const k of rangeOf(9)) {
    const [gx, gy] = [dice.between(60, 1140), dice.between(60, 330)];
    brush.stroke(
      `M${formatNumber(gx - 22)} ${formatNumber(gy - 8)}Q${formatNumber(gx - 8)} ${formatNumber(gy - 18)} ${formatNumber(gx)} ${formatNumber(gy)}Q${formatNumber(gx + 8)} ${formatNumber(gy - 18)} ${formatNumber(gx + 22)} ${formatNumber(gy - 8)}`,
      k % 2 ? '#FFFFFF' : '#27202F',
      5,
    );
  }
}

function paintWaves(
  brush: Brush,
  dice: PictureDice,
  { sea }: Storm,
  top: number,
  bottom: number,
  rows: number,
): void {
  for (const row of rangeOf(rows)) {
    const share = row / Math.max(1, rows - 1);
    const y = top + (bottom - top) * share * 0.84;
    const width = 92 + y * 0.09;
    const tone = mixColors(sea[row % 3]!, sea[(row + 1) % 3]!, share * 0.7);
    const shift = dice.between(-width, 0);
    const crests = rangeOf(Math.ceil(1300 / width) + 1);
    const path = `M${formatNumber(shift)} ${formatNumber(y + 30)}${crests
      .map(
        () =>
          `q${formatNumber(width * 0.3)} -6 ${formatNumber(width * 0.52)} -44q${formatNumber(width * 0.2)} -4 ${formatNumber(width * 0.26)} 18q${formatNumber(-width * 0.16)} -6 ${formatNumber(-width * 0.14)} 10q${formatNumber(width * 0.08)} 16 ${formatNumber(width * 0.36)} 16`,
      )
      .join('')}V800H${formatNumber(shift)}Z`;
    brush.at(0, -6, {}, () => brush.shape(path, SHADOW_COLOR, 0.16));
    brush.shape(path, tone);
    for (const k of crests) {
      const x = shift + k * width;
      brush.stroke(
        `M${formatNumber(x + width * 0.1)} ${formatNumber(y + 26)}q${formatNumber(width * 0.3)} -8 ${formatNumber(width * 0.46)} -36`,
        '#FFFFFF',
        6,
        0.9,
      );
      brush.stroke(
        `M${formatNumber(x + width * 0.2)} ${formatNumber(y + 42)}q${formatNumber(width * 0.3)} -6 ${formatNumber(width * 0.44)} -34`,
        lighten(tone, 0.4),
        5,
        0.8,
      );
      brush.stroke(
        `M${formatNumber(x + width * 0.3)} ${formatNumber(y + 60)}q${formatNumber(width * 0.3)} -4 ${formatNumber(width * 0.5)} -20t${formatNumber(width * 0.3)} 4`,
        k % 2 ? darken(tone, 0.3) : lighten(tone, 0.25),
        5,
        0.7,
      );
      brush.disc(x + width * 0.72, y - 24, 5, '#FFFFFF', 0.9);
      brush.disc(x + width * 0.86, y - 34, 3.4, '#FFFFFF', 0.8);
    }
  }
}

function paintArm(
  brush: Brush,
  dice: PictureDice,
  { kraken }: Storm,
  x: number,
  y: number,
  [ax, ay, bx, by]: readonly [number, number, number, number],
): void {
  const n = 26;
  for (const k of rangeOf(n)) {
    const t = k / (n - 1);
    const px = x + 2 * (1 - t) * t * ax + t * t * bx;
    const py = y + 2 * (1 - t) * t * ay + t * t * by;
    const r = 34 - t * 23;
    brush.disc(px, py, r, k % 2 ? kraken[0] : darken(kraken[0], 0.1));
    brush.disc(px - r * 0.5, py, r * 0.34, kraken[1]);
    brush.disc(px - r * 0.5, py, r * 0.16, darken(kraken[0], 0.2));
    if (k % 2) brush.disc(px + r * 0.5, py - r * 0.2, r * 0.2, lighten(kraken[0], 0.35));
  }
  const [ex, ey] = [x + bx, y + by];
  brush.stroke(
    `M${ex} ${ey}q-10 -34 ${formatNumber(dice.between(18, 30))} -38q28 2 22 26q-8 16 -22 6`,
    kraken[0],
    17,
  );
}

function paintKraken(brush: Brush, { kraken }: Storm, x: number, y: number): void {
  const path = `M${x - 110} ${y + 90}Q${x - 130} ${y - 30} ${x - 74} ${y - 92}Q${x} ${y - 170} ${x + 84} ${y - 92}Q${x + 140} ${y - 20} ${x + 110} ${y + 90}Z`;
  brush.shape(path, kraken[0]);
  brush.within(path, () => {
    for (const k of rangeOf(18))
      brush.disc(
        x - 90 + ((k * 53) % 190),
        y - 120 + ((k * 37) % 190),
        7 + (k % 4) * 3,
        k % 2 ? darken(kraken[0], 0.18) : lighten(kraken[0], 0.25),
        0.8,
      );
    brush.disc(x + 110, y + 20, 110, SHADOW_COLOR, 0.16);
  });
  for (const s of [-1, 1]) {
    brush.disc(x + s * 44, y - 10, 33, '#FFF6DC');
    brush.disc(x + s * 44 - 8, y - 8, 20, '#F2B82F');
    brush.oval(x + s * 44 - 8, y - 8, 7, 17, '#1F1424');
    brush.disc(x + s * 44 - 16, y - 16, 5, '#FFFFFF');
    brush.stroke(
      `M${x + s * 14} ${y - 40}Q${x + s * 44} ${y - 62} ${x + s * 76} ${y - 34}`,
      darken(kraken[0], 0.35),
      8,
    );
  }
  brush.stroke(`M${x - 30} ${y + 44}q30 20 60 0`, darken(kraken[0], 0.45), 8);
}

function paintSail(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string,
  kind: number,
): void {
  const path = `M${x - width / 2} ${y}H${x + width / 2}Q${x + width * 0.74} ${y + height * 0.5} ${x + width * 0.56} ${y + height}Q${x} ${y + height * 0.84} ${x - width * 0.5} ${y + height}Q${x - width * 0.3} ${y + height * 0.5} ${x - width / 2} ${y}Z`;
  brush.at(5, 7, {}, () => brush.shape(path, SHADOW_COLOR, 0.26));
  brush.shape(path, '#FFF6E4');
  brush.within(path, () => {
    const box = { x: x - width, y, width: width * 2, height };
    if (kind === 0) paintOpenMotif(brush, 'stripes', box, ['#FFF6E4', tone, lighten(tone, 0.4)], 34);
    else if (kind === 1) {
      paintOpenMotif(brush, 'dots', box, ['#FBEBCB', '#F0DAB0', '#F4E2BE'], 22);
      brush.disc(x + width * 0.1, y + height * 0.5, height * 0.3, tone);
      for (const [px, py] of pointsAround(x + width * 0.1, y + height * 0.5, height * 0.38, 12))
        brush.disc(px, py, 6, tone);
      brush.shape(createStarPath(x + width * 0.1, y + height * 0.5, height * 0.17), '#FFE08A');
    } else paintOpenMotif(brush, dice.pick(MOTIFS), box, ['#FBEBCB', tone, '#E8B060'], 30);
    brush.box(x + width * 0.3, y, width, height, SHADOW_COLOR, 0.14);
    for (const k of rangeOf(5))
      brush.stroke(
        `M${formatNumber(x - width * 0.4 + k * width * 0.22)} ${y}q${formatNumber(width * 0.12)} ${formatNumber(height * 0.5)} ${formatNumber(width * 0.02)} ${height}`,
        '#8A6A4A',
        2,
        0.4,
      );
  });
  paintSlab(brush, x - width / 2 - 14, y - 9, width + 28, 13, '#6B3F24', 5);
}

function paintShip(brush: Brush, dice: PictureDice): Spot {
  const tone = dice.pick(['#C4303F', '#2F5AA8', '#3F7A4A', '#7A3A8A']);
  for (const [x, top] of [
    [330, 130],
    [540, 50],
    [735, 150],
  ] as const) {
    brush.stroke(`M${x} ${top}V560`, '#5A3420', 15);
    brush.stroke(`M${x - 3} ${top}V560`, '#8A5A34', 4);
    brush.shape(`M${x} ${top - 4}q34 -22 66 0t56 -4l-8 18 8 20q-30 14 -58 2t-64 4Z`, tone);
    brush.shape(createStarPath(x + 40, top + 16, 9), '#FFE08A');
  }
  brush.stroke('M206 520L330 140L540 60L735 160L930 470M330 140L420 540M735 160L640 540', '#4A2E20', 3.4);
  paintSail(brush, dice, 330, 190, 150, 110, tone, 2);
  paintSail(brush, dice, 330, 330, 190, 140, tone, 0);
  paintSail(brush, dice, 735, 204, 140, 104, tone, 0);
  paintSail(brush, dice, 735, 334, 176, 136, tone, 2);
  paintSail(brush, dice, 540, 104, 160, 116, tone, 0);
  paintSail(brush, dice, 540, 250, 230, 190, tone, 1);
  const hull = 'M176 430L300 440V500H760L850 452L1000 408L900 520Q860 640 760 680H320Q220 660 190 560Z';
  brush.shape(hull, '#8A5230');
  brush.within(hull, () => {
    for (const k of rangeOf(9)) {
      brush.box(150, 436 + k * 28, 860, 25, k % 2 ? '#9A6038' : '#7A4628');
      for (const j of rangeOf(16))
        brush.box(160 + j * 54 + (k % 2) * 22, 446 + k * 28, 26, 3, '#5A3420', 0.7);
    }
    brush.box(150, 506, 860, 14, tone);
    brush.box(150, 580, 860, 10, '#E8B84A');
    brush.box(150, 516, 860, 5, '#E8B84A');
  });
  paintMotif(
    brush,
    dice.pick(['diamonds', 'flowers', 'stars']),
    { x: 186, y: 442, width: 114, height: 54 },
    [tone, '#F2C84A', '#FFF3D0'],
    18,
  );
  for (const k of rangeOf(6)) {
    paintSlab(brush, 318 + k * 76, 534, 44, 36, '#3A2018', 3);
    brush.disc(340 + k * 76, 552, 12, '#F7C85A');
    paintSlab(brush, 312 + k * 76, 526, 56, 9, '#E8B84A', 2);
  }
  for (const k of rangeOf(3)) paintSlab(brush, 200 + k * 32, 540, 22, 30, '#FFD070', 3);
  brush.stroke('M300 486H770', '#E8B84A', 7);
  for (const k of rangeOf(16)) brush.stroke(`M${306 + k * 31} 486v18`, '#5A3420', 5);
  for (const k of rangeOf(7))
    paintFolk(brush, dice, 350 + k * 62 + dice.between(-12, 12), 500, 0.56, 'stand');
  brush.stroke('M990 412L1060 360', '#6B3F24', 10);
  brush.shape(polygonPath([1000, 404], [1040, 374], [930, 330]), '#FBEBCB');
  brush.shape(leafPath(900, 470, 96, 22, -30), '#E8B84A');
  return paintStandLantern(brush, 214, 430, 1.25, '#3A2018');
}
