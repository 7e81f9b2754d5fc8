/** Northern lights over a village in the snow: red cabins, reindeer, a sledge, firs and frozen water; a lamp at the door. */
import { polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintPeaks } from '../pictures/land';
import { paintFir } from '../pictures/plants';
import { createStarPath } from '../pictures/sky';
import { paintFolk } from '../pictures/things/folk';
import { paintEitherWay, leafPath, scatter, SHADOW_COLOR, paintSlab } from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { paintMotif } from '../pictures/things/motifs';

export { aurora as descriptionShort } from '../shelf-shorts';

const NIGHTS = [
  { sky: ['#0A1A3F', '#16306B'], veil: ['#3FE0A0', '#5AC4F0', '#B58AF8', '#F78AC8'], snow: '#B8CCEC' },
  { sky: ['#1A0F3F', '#3A1F6B'], veil: ['#F25AA8', '#B56AF8', '#5AA0F8', '#5AE8D0'], snow: '#CFC0EC' },
  { sky: ['#062A34', '#0F4A54'], veil: ['#A8F06A', '#3FD88A', '#3FC4D8', '#F7E88A'], snow: '#BCDCE0' },
] as const;
type Night = (typeof NIGHTS)[number];
const WALLS = ['#B5303A', '#D9A02F', '#2F6B8A', '#3F7A4F', '#C4602F', '#7A3A6B'] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintNorth(brush, dice));

function paintNorth(brush: Brush, dice: PictureDice): Spot {
  const night = dice.pick(NIGHTS);
  paintLights(brush, dice, night);
  paintPeaks(brush, dice, 440, 150, mixColors(night.sky[1], night.snow, 0.35));
  paintFjord(brush, dice, night);
  paintSnow(brush, dice, night, 520, 30);
  for (const k of rangeOf(15))
    paintFir(brush, 30 + k * 84 + dice.between(-20, 20), 540 + (k % 3) * 8, dice.between(60, 116), '#2A6B6B');
  for (const [k, [x, y, s]] of (
    [
      [150, 590, 0.72],
      [390, 574, 0.6],
      [690, 584, 0.68],
      [1060, 578, 0.62],
    ] as const
  ).entries())
    paintCabin(brush, dice, x + dice.between(-14, 14), y, s, WALLS[(k * 2 + 1) % 6]!, night);
  paintSnow(brush, dice, night, 628, 24);
  paintCabin(brush, dice, 900, 716, 1.3, '#B5303A', night);
  const lamp = paintStandLantern(brush, 762, 722, 1.25, '#2A1F2A');
  paintTeam(brush, dice, 420, 716);
  for (const x of [60, 1130, 1190]) paintFir(brush, x, 780, dice.between(230, 300), '#1F5A5A');
  paintSnow(brush, dice, night, 764, 14);
  for (const k of rangeOf(4))
    paintFolk(
      brush,
      dice,
      190 + k * 250 + dice.between(-30, 30),
      786,
      0.9,
      dice.pick(['walk', 'stand']),
      true,
    );
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 62, (x, y, i) =>
    brush.disc(x, y, 2.4 + (i % 3), '#FFFFFF', 0.85),
  );
  return lamp;
}

function paintLights(brush: Brush, dice: PictureDice, { sky, veil }: Night): void {
  brush.box(0, 0, SHEET.width, 470, {
    from: [0, 0],
    to: [0, 470],
    stops: [
      [0, sky[0]],
      [1, sky[1]],
    ],
  });
  scatter(dice, { x: 0, y: 0, width: 1200, height: 430 }, 36, (x, y, i) => {
    if (i % 5 === 0) brush.shape(createStarPath(x, y, dice.between(5, 9)), '#FFF6D8');
    else if (i % 5 === 1)
      brush.stroke(
        `M${formatNumber(x - 7)} ${formatNumber(y)}h14M${formatNumber(x)} ${formatNumber(y - 7)}v14`,
        lighten(sky[1], 0.6),
        2.2,
      );
    else brush.disc(x, y, 1.6 + (i % 3), '#FFFFFF', 0.8);
  });
  for (const [band, top] of [70, 170, 268].entries()) {
    const [a, b] = [dice.between(0, 6.28), dice.between(0, 6.28)];
    const snowLineAt = (x: number) => top + Math.sin(x / 150 + a) * 48 + Math.sin(x / 62 + b) * 17;
    for (const k of rangeOf(64)) {
      const x = k * 19.2 - 8;
      const [y, tall] = [snowLineAt(x), 104 + Math.sin(k * 0.7 + b) * 34 + (k % 3) * 12];
      const at = (((k / 63) * 2.2 + band * 0.9) % 3) * 0.999;
      const tone = mixColors(veil[Math.floor(at)]!, veil[Math.floor(at) + 1]!, at % 1);
      const next = snowLineAt(x + 19);
      brush.shape(
        polygonPath([x, y], [x + 20, next], [x + 20, next - tall], [x + 6, y - tall * 1.1]),
        tone,
        k % 2 ? 0.5 : 0.34,
      );
      brush.shape(
        polygonPath([x, y + 3], [x + 20, next + 3], [x + 20, next - 42], [x, y - 36]),
        lighten(tone, 0.25),
        0.55,
      );
      brush.stroke(
        `M${formatNumber(x + 9)} ${formatNumber(y - 8)}v${formatNumber(-tall * 0.7)}`,
        lighten(tone, 0.5),
        2.6,
        0.6,
      );
    }
  }
}

function paintFjord(brush: Brush, dice: PictureDice, { sky, veil, snow }: Night): void {
  brush.box(0, 430, 1200, 120, mixColors(sky[1], snow, 0.3));
  for (const row of rangeOf(11))
    for (const k of rangeOf(17)) {
      const x = k * 74 + (row % 2) * 34 + dice.between(-12, 12);
      brush.stroke(
        `M${formatNumber(x)} ${438 + row * 10}q14 -5 28 0t28 0`,
        (row + k) % 3 ? veil[(k + row) % 4]! : snow,
        4,
        0.75,
      );
    }
  for (const k of rangeOf(5)) {
    const x = 110 + k * 240 + dice.between(-50, 50);
    brush.shape(`M${formatNumber(x - 44)} 492h88l-14 20h-58Z`, WALLS[k]!);
    brush.stroke(`M${formatNumber(x)} 492v-58`, '#3A2430', 5);
    brush.shape(`M${formatNumber(x + 4)} 438l34 44h-34Z`, '#FFF3DC');
    brush.shape(`M${formatNumber(x - 4)} 446l-24 38h24Z`, lighten(WALLS[k]!, 0.5));
    brush.disc(x - 28, 486, 4, '#FFD070');
  }
}

function paintSnow(brush: Brush, dice: PictureDice, { snow, veil }: Night, top: number, swing: number): void {
  const a = dice.between(0, 6.28);
  const snowLineAt = (x: number) => top + Math.sin(x / 210 + a) * swing;
  const path = `M0 800${rangeOf(31)
    .map((k) => `L${k * 40} ${formatNumber(snowLineAt(k * 40))}`)
    .join('')}V800Z`;
  brush.at(0, -7, {}, () => brush.shape(path, SHADOW_COLOR, 0.16));
  brush.shape(path, lighten(snow, 0.3));
  for (const k of rangeOf(70)) {
    const x = ((k * 211) % 1200) + dice.between(-9, 9);
    const y = snowLineAt(x) + 14 + ((k * 29) % 110);
    brush.stroke(
      `M${formatNumber(x - 24)} ${formatNumber(y)}q12 -10 26 0t24 0`,
      k % 3 === 0 ? mixColors(snow, veil[k % 4]!, 0.5) : k % 2 ? darken(snow, 0.16) : '#FFFFFF',
      4.4,
      0.85,
    );
    if (k % 5 === 0)
      for (const j of rangeOf(4)) brush.oval(x + j * 15, y + 11 + (j % 2) * 5, 4, 3, darken(snow, 0.25));
  }
}

function paintCabin(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  scale: number,
  wall: string,
  { snow }: Night,
): void {
  brush.at(x, base, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(6, 2, 120, 11, SHADOW_COLOR, 0.3);
    brush.box(-92, -86, 184, 86, wall);
    for (const k of rangeOf(7)) brush.box(-92, -84 + k * 12.4, 184, 3, darken(wall, 0.3));
    brush.shape('M-92 -86L0 -162L92 -86Z', lighten(wall, 0.08));
    for (const k of rangeOf(9))
      brush.stroke(`M${-72 + k * 18} -88v${-4 - 60 + Math.abs(k - 4) * 15}`, darken(wall, 0.25), 3);
    brush.box(60, -86, 32, 86, SHADOW_COLOR, 0.2);
    for (const s of [-90, 84]) brush.box(s, -88, 8, 88, '#FFF6E8');
    paintSlab(brush, -22, -70, 44, 70, '#FFF6E8', 2);
    paintSlab(brush, -16, -64, 32, 64, dice.pick(['#2F6B66', '#3A4A8A', '#E0A03A']), 2);
    brush.disc(0, -46, 9, '#3F8A4A');
    brush.disc(0, -46, 5, '#C4303F');
    for (const s of [-1, 1]) {
      brush.box(s * 56 - 19, -66, 38, 36, '#FFF6E8');
      brush.box(s * 56 - 14, -61, 28, 26, '#FFC861');
      brush.stroke(`M${s * 56} -61v26M${s * 56 - 14} -48h28`, '#FFF6E8', 4);
      brush.glow(s * 56, -48, 44, '#FFC861', 0.5);
    }
    brush.disc(0, -112, 15, '#FFF6E8');
    brush.disc(0, -112, 11, '#FFD070');
    for (const k of rangeOf(3))
      brush.disc(50 + (k % 2) * 12, -176 - k * 24, 13 + k * 5, lighten(snow, 0.4), 0.75);
    paintSlab(brush, 36, -162, 26, 50, '#8A5A54', 2);
    brush.shape(
      'M-112 -78Q-104 -100 -84 -108L-8 -172Q0 -180 8 -172L84 -108Q104 -100 112 -78Q96 -72 88 -84L0 -152L-88 -84Q-96 -72 -112 -78Z',
      '#FFFFFF',
    );
    brush.stroke('M-100 -82L0 -164L100 -82', lighten(snow, 0.1), 4);
    for (const k of rangeOf(9))
      brush.shape(`M${-84 + k * 20} ${-84 - (4 - Math.abs(k - 4)) * 15}h9l-4 17Z`, '#E8F4FF');
  });
}

/** Paints two reindeer and the sled that they pull. */
function paintTeam(brush: Brush, dice: PictureDice, x: number, base: number): void {
  brush.stroke(`M${x - 150} ${base - 52}H${x + 150}`, '#7A3A2A', 5);
  for (const [k, dx] of [40, 160].entries()) paintDeer(brush, dice, x + dx, base - k * 6, 1.15);
  brush.at(x - 190, base, { scale: 1.15 }, () => {
    brush.oval(0, 6, 100, 9, SHADOW_COLOR, 0.28);
    brush.stroke('M-92 2H64Q92 -2 84 -34', '#D9A441', 8);
    for (const dx of [-60, 10, 50]) brush.stroke(`M${dx} -4V-26`, '#8A5A34', 7);
    brush.shape('M-92 -76Q-80 -26 -50 -24H60Q84 -34 76 -62Q40 -40 -20 -44Q-60 -50 -92 -76Z', '#B5303A');
    paintMotif(
      brush,
      'diamonds',
      { x: -48, y: -40, width: 104, height: 13 },
      ['#F2C84A', '#2F6B8A', '#FFF3DC'],
      13,
    );
    for (const [k, tone] of ['#3F8A5A', '#F2B03A', '#5A6AC4'].entries()) {
      paintSlab(brush, -66 + k * 27, -70 - (k % 2) * 12, 30, 32, tone, 3);
      brush.stroke(`M${-51 + k * 27} ${-70 - (k % 2) * 12}v32`, '#FFF6E0', 4);
    }
    paintFolk(brush, dice, 40, -22, 0.84, 'stand', true);
  });
}

function paintDeer(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  const coat = dice.pick(['#9A6A4A', '#B58A6A', '#7A5444']);
  brush.at(x, base, { scale }, () => {
    brush.oval(0, 2, 52, 7, SHADOW_COLOR, 0.28);
    brush.stroke('M-28 -40L-32 0M-18 -40L-14 0M18 -40L16 0M28 -40L36 -2', darken(coat, 0.2), 8);
    brush.shape(
      'M-38 -62Q0 -72 24 -64L36 -88L52 -98L70 -84L66 -74L52 -74L40 -48Q36 -32 20 -34H-28Q-44 -40 -38 -62Z',
      coat,
    );
    brush.shape('M36 -88L26 -64Q30 -46 40 -46L52 -74Z', '#F2E4D4');
    brush.stroke(
      'M44 -96Q30 -120 36 -142M36 -122L18 -132M38 -132L52 -146M50 -98Q56 -122 72 -132M60 -116L80 -114',
      '#E8D4B4',
      5,
    );
    brush.disc(68, -79, 5, dice.chance(0.4) ? '#E5303F' : '#2A1B24');
    brush.disc(54, -88, 3, '#1F1A24');
    brush.shape(leafPath(-38, -58, 20, 8, 200), '#F7F0E8');
    brush.shape('M-22 -68Q0 -64 16 -68L18 -48Q0 -42 -22 -48Z', '#C4303F');
    for (const k of rangeOf(4)) brush.disc(-15 + k * 10, -50, 3.6, '#F2C84A');
    brush.stroke('M34 -78L50 -62', '#2F6B8A', 6);
  });
}
