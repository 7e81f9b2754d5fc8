/** A toy theater: curtains, paper wings, a play in progress, and toys in the seats. */
import { verticalFade, polygonPath, formatNumber, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, LAMP, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintCloud, scallopPath, createStarPath } from '../pictures/sky';
import { paintBeast } from '../pictures/things/beasts';
import { paintFolk } from '../pictures/things/folk';
import {
  pointsAround,
  paintBlossom,
  boxPath,
  paintEitherWay,
  leafPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintMotif, paintOpenMotif } from '../pictures/things/motifs';
import { paintToy, TOY_KINDS } from '../pictures/things/toys';

export { theatre as descriptionShort } from '../shelf-shorts';

const PLAYS = [
  { curtain: '#B01F34', frame: '#27508A', sky: ['#2A3A8A', '#8A6AC4', '#FFC8A0'], ground: '#4F9A6A' },
  { curtain: '#1F6A5A', frame: '#8A2F4A', sky: ['#3F8AC8', '#A8DCEA', '#FFF0C8'], ground: '#D9A85A' },
  { curtain: '#5A2F8A', frame: '#B5602A', sky: ['#E8705A', '#FFB870', '#FFECB0'], ground: '#3F8A8A' },
] as const;
type Play = (typeof PLAYS)[number];
const GILT = '#F2C84A';

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintHouse(brush, dice));

function paintHouse(brush: Brush, dice: PictureDice): Spot {
  const play = dice.pick(PLAYS);
  paintBackdrop(brush, dice, play);
  const lamp = paintStage(brush, dice, play);
  paintCurtains(brush, play);
  paintFrame(brush, dice, play);
  paintSeats(brush, dice, play);
  return lamp;
}

function paintBackdrop(brush: Brush, dice: PictureDice, { sky, ground }: Play): void {
  brush.box(150, 90, 900, 480, verticalFade(90, 480, ...sky));
  const [sx, sy] = [dice.between(360, 840), 230];
  for (const i of rangeOf(6))
    brush.shape(
      scallopPath(sx, sy, 330 - i * 50, 20 + i * 3, 18),
      lighten(mixColors(sky[1], sky[2], i / 6), 0.06 * i),
      0.8,
    );
  for (const k of rangeOf(16))
    brush.shape(leafPath(sx, sy, k % 2 ? 108 : 86, 12, k * 22.5), k % 2 ? GILT : '#FF9A4A');
  brush.disc(sx, sy, 54, '#FFE9A0');
  brush.disc(sx, sy, 44, '#FFD45A');
  for (const dx of [-15, 15]) brush.disc(sx + dx, sy - 8, 6, '#8A4A1F');
  brush.stroke(`M${sx - 16} ${sy + 14}q16 16 32 0`, '#8A4A1F', 4.4);
  for (const side of [-1, 1]) brush.disc(sx + side * 28, sy + 8, 8, '#FF8A5A', 0.8);
  scatter(dice, { x: 170, y: 100, width: 860, height: 296 }, 58, (x, y, i) => {
    if (Math.hypot(x - sx, y - sy) < 124) return;
    brush.stroke(`M${formatNumber(x)} 60V${formatNumber(y)}`, '#FFF6E0', 1.6, 0.6);
    if (i % 4) brush.shape(createStarPath(x, y, dice.between(8, 15)), i % 2 ? GILT : '#FFFFFF');
    else paintCloud(brush, dice, x, y, 0.5, '#FFF6EC');
  });
  for (const [k, tone] of [
    mixColors(ground, sky[1], 0.6),
    mixColors(ground, sky[1], 0.3),
    ground,
  ].entries()) {
    let line = `M150 600V${400 + k * 36}`;
    for (const i of rangeOf(9)) line += `q50 ${i % 2 ? 26 - k * 6 : -46 + k * 9} 100 0`;
    brush.shape(`${line}V600Z`, tone);
    brush.stroke(line, lighten(tone, 0.5), 5);
    for (const i of rangeOf(18))
      paintBlossom(
        brush,
        166 + i * 50,
        428 + k * 36 + (i % 2) * 10,
        9,
        dice.pick(['#FFFFFF', '#FFC42F', '#F2708A']),
      );
  }
  paintCastle(brush, dice, sx < 600 ? 820 : 380, 420);
}

function paintCastle(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const wall = dice.pick(['#F7D8C8', '#D8D0F0', '#F7E9B8']);
  for (const [dx, w, h] of [
    [-74, 40, 130],
    [74, 40, 120],
    [-38, 44, 180],
    [40, 44, 166],
    [0, 60, 140],
  ] as const) {
    paintSlab(brush, x + dx - w / 2, base - h, w, h, wall, 1);
    const roof = dice.pick(['#D4402F', '#2F6AA8', '#7A3A9A']);
    brush.shape(
      polygonPath([x + dx - w * 0.64, base - h], [x + dx, base - h - w * 1.3], [x + dx + w * 0.64, base - h]),
      roof,
    );
    brush.stroke(`M${x + dx} ${formatNumber(base - h - w * 1.3)}v-20`, '#5A3A34', 3);
    brush.shape(`M${x + dx} ${formatNumber(base - h - w * 1.3 - 20)}l20 7l-20 7Z`, GILT);
    for (const k of rangeOf(4))
      brush.box(x + dx - 10 + (k % 2) * 13, base - h + 16 + Math.floor(k / 2) * 32, 8, 15, '#5A4A7A');
  }
}

function paintStage(brush: Brush, dice: PictureDice, { ground }: Play): Spot {
  const boards = ['#C48A54', '#A86B3F'] as const;
  for (const i of rangeOf(16))
    brush.shape(
      polygonPath([150 + i * 58, 506], [208 + i * 58, 506], [100 + (i + 1) * 66, 604], [100 + i * 66, 604]),
      boards[i % 2]!,
    );
  paintSea(brush, dice);
  for (const side of [-1, 1])
    for (const k of rangeOf(3)) {
      const x = 600 + side * (426 - k * 70);
      const tone = lighten(mixColors('#2F7A4A', ground, 0.35), k * 0.12);
      brush.stroke(`M${x} 530V${330 - k * 20}`, '#6B4428', 14);
      for (const [px, py] of [
        ...pointsAround(x, 330 - k * 10, 50, 7),
        [x, 330 - k * 10] as [number, number],
      ]) {
        brush.disc(px + 3, py + 5, 33, SHADOW_COLOR, 0.22);
        brush.disc(px, py, 33, tone);
        for (const j of rangeOf(4))
          brush.disc(px - 14 + j * 9, py + ((j * 13) % 22) - 11, 5, j % 2 ? '#E5303A' : lighten(tone, 0.4));
      }
    }
  paintDragon(brush, dice, dice.pick([330, 380]), 500);
  const cast: ('folk' | 'beast')[] = ['folk', 'beast', 'folk', 'folk', 'folk'];
  for (const [i, kind] of dice.shuffle(cast).entries()) {
    const x = 560 + i * 86;
    brush.stroke(`M${x} 546V604`, '#E8D8B8', 5);
    if (kind === 'folk') paintFolk(brush, dice, x, 560, 1.06);
    else paintBeast(brush, dice, dice.pick(['horse', 'camel']), x, 560, 1.05);
  }
  return paintStandLantern(brush, dice.between(478, 500), 590, 1.15);
}

function paintSea(brush: Brush, dice: PictureDice): void {
  for (const row of rangeOf(3)) {
    const y = 474 + row * 19;
    let line = `M150 ${y}`;
    for (const i of rangeOf(18))
      line += `q12 -20 34 -6q-16 2 -8 14q8 4 24 -8`.replace('34', String(32 + (i % 2)));
    brush.shape(`${line}V${y + 26}H150Z`, ['#2A7AB8', '#3FA0C8', '#6BC4D8'][row]!);
    brush.stroke(line, '#FFFFFF', 3, 0.85);
    if (row === 0) {
      const x = dice.between(560, 700);
      brush.shape(`M${x - 66} ${y - 14}H${x + 70}L${x + 46} ${y + 22}H${x - 44}Z`, '#8A3B2F');
      brush.stroke(`M${x} ${y - 14}V${y - 132}`, '#5A3420', 6);
      for (const k of rangeOf(2))
        brush.shape(
          `M${x - 46 + k * 8} ${y - 112 + k * 46}h${92 - k * 16}q14 20 0 40h${k * 16 - 92}q14 -20 0 -40Z`,
          k ? '#FFFFFF' : '#E5303A',
        );
      brush.shape(`M${x} ${y - 132}l30 9l-30 10Z`, GILT);
    }
  }
}

function paintDragon(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [a, b] = dice.pick([
    ['#3FA84A', '#FFC42F'],
    ['#D4402F', '#FFD870'],
    ['#7A4AC0', '#7AE0D0'],
  ] as const);
  for (const k of rangeOf(6)) {
    const [px, py] = [x - 110 + k * 36, y - (k % 2) * 20];
    brush.shape(polygonPath([px - 14, py - 30], [px, py - 58], [px + 14, py - 30]), b);
    brush.disc(px, py, 31 - (5 - k) * 2.4, a);
    brush.disc(px, py + 8, 15 - (5 - k), b);
  }
  brush.shape(
    `M${x + 60} ${y + 10}Q${x + 70} ${y - 96} ${x + 104} ${y - 110}Q${x + 170} ${y - 116} ${x + 166} ${y - 78}L${x + 116} ${y - 70}Q${x + 104} ${y} ${x + 92} ${y + 24}Z`,
    a,
  );
  brush.disc(x + 116, y - 94, 10, '#FFFFFF');
  brush.disc(x + 119, y - 94, 5, '#1F2440');
  brush.stroke(`M${x + 98} ${y - 112}l-12 -24M${x + 112} ${y - 116}l-2 -26`, b, 7);
  brush.shape(`M${x + 168} ${y - 84}q30 -14 44 2q-20 0 -14 14q-16 -8 -32 -2Z`, '#FF8A2F');
  brush.stroke(`M${x - 20} ${y + 24}V604M${x + 80} ${y + 24}V604`, '#E8D8B8', 5);
}

function paintCurtains(brush: Brush, { curtain }: Play): void {
  for (const side of [-1, 1]) {
    const at = (dx: number) => 600 + side * dx;
    for (const k of rangeOf(7)) {
      const [from, to] = [470 - k * 34, 470 - (k + 1) * 34];
      const path = `M${at(from)} 90H${at(to)}Q${at(to - 10)} 260 ${at(to + (470 - to) * 0.72)} 420Q${at(to + (470 - to) * 0.55)} 520 ${at(to + (470 - to) * 0.5)} 612H${at(from + (470 - from) * 0.5)}Q${at(from + (470 - from) * 0.55)} 520 ${at(from + (470 - from) * 0.72)} 420Q${at(from - 10)} 260 ${at(from)} 90Z`;
      brush.shape(path, k % 2 ? curtain : lighten(curtain, 0.16));
      brush.stroke(path, darken(curtain, 0.35), 2.4, 0.7);
    }
    brush.stroke(`M${at(476)} 424Q${at(440)} 444 ${at(398)} 418`, GILT, 13);
    for (const k of rangeOf(5)) brush.stroke(`M${at(440 - k * 6)} 434v${40 + (k % 2) * 9}`, GILT, 4);
  }
  for (const k of rangeOf(7)) {
    const x = 150 + k * 129;
    const path = `M${x} 80H${x + 129}V120Q${x + 64} 214 ${x} 120Z`;
    brush.shape(path, k % 2 ? lighten(curtain, 0.1) : darken(curtain, 0.1));
    for (const j of rangeOf(4))
      brush.stroke(
        `M${x + 10 + j * 6} 84Q${x + 40 + j * 6} ${130 + j * 12} ${x + 64} ${154 + j * 2}`,
        darken(curtain, 0.35),
        3,
        0.7,
      );
    brush.stroke(`M${x} 120Q${x + 64} 214 ${x + 129} 120`, GILT, 8);
    for (const j of rangeOf(9)) {
      const t = (j + 0.5) / 9;
      brush.stroke(`M${formatNumber(x + 129 * t)} ${formatNumber(124 + 188 * t * (1 - t))}v16`, GILT, 3.4);
    }
  }
}

function paintFrame(brush: Brush, dice: PictureDice, { frame }: Play): void {
  const motif = dice.pick(['diamonds', 'flowers', 'scallops', 'stars'] as const);
  const tones = [frame, lighten(frame, 0.28), GILT] as const;
  for (const box of [
    { x: 0, y: 0, width: 150, height: 640 },
    { x: 1050, y: 0, width: 150, height: 640 },
    { x: 0, y: 0, width: 1200, height: 92 },
  ]) {
    brush.within(boxPath(box), () => paintOpenMotif(brush, motif, box, tones, 30));
  }
  for (const x of [46, 1094]) {
    paintSlab(brush, x, 96, 60, 530, lighten(frame, 0.6), 4);
    for (const k of rangeOf(3)) brush.box(x + 9 + k * 17, 110, 8, 500, darken(frame, 0.1), 0.5);
    for (const y of [96, 600]) paintSlab(brush, x - 12, y, 84, 24, GILT, 3);
    for (const k of rangeOf(5))
      paintBlossom(brush, x + 30, 160 + k * 96, 22, ['#E5303A', '#FFFFFF'][k % 2]!, GILT, 7);
  }
  brush.stroke('M150 92V640M1050 92V640M150 92H1050', GILT, 12);
  const crown = 'M420 92Q440 10 520 30Q560 -20 600 -20Q640 -20 680 30Q760 10 780 92Z';
  brush.shape(crown, GILT);
  brush.shape('M452 92Q470 34 528 52Q566 4 600 4Q634 4 672 52Q730 34 748 92Z', darken(frame, 0.2));
  for (const side of [-1, 1]) {
    brush.disc(600 + side * 58, 62, 27, '#FFF6E0');
    for (const dx of [-9, 9]) brush.oval(600 + side * 58 + dx, 56, 4.4, 5.4, '#27202F');
    brush.shape(`M${600 + side * 58 - 14} ${side > 0 ? 68 : 80}q14 ${side > 0 ? 18 : -16} 28 0Z`, '#C4303F');
  }
  brush.shape(createStarPath(600, 40, 22), '#E5303A');
  paintSlab(brush, 0, 604, 1200, 40, GILT, 2);
  paintMotif(
    brush,
    'zigzag',
    { x: 0, y: 612, width: 1200, height: 24 },
    [darken(frame, 0.2), GILT, '#E5303A'],
    24,
  );
  for (const k of rangeOf(14)) {
    const x = 190 + k * 63;
    brush.glow(x, 596, 44, LAMP, 0.5);
    brush.shape(`M${x - 20} 612q0 -28 20 -28t20 28Z`, lighten(frame, 0.4));
    brush.disc(x, 596, 7, '#FFF6C8');
  }
}

function paintSeats(brush: Brush, dice: PictureDice, { curtain, frame }: Play): void {
  brush.box(0, 644, 1200, 156, darken(frame, 0.55));
  const kinds = dice.shuffle(rangeOf(TOY_KINDS));
  for (const row of rangeOf(2))
    for (const i of rangeOf(9 + row)) {
      const x = (row ? 0 : 66) + i * 133;
      const y = 742 + row * 66;
      paintToy(brush, dice, x, y - 6, 82, kinds[(i + row * 5) % kinds.length]!);
      paintSlab(brush, x - 54, y - 16, 108, 90, row ? curtain : mixColors(curtain, frame, 0.4), 16);
      paintMotif(
        brush,
        dice.pick(MOTIFS),
        { x: x - 34, y: y + 4, width: 68, height: 30 },
        [lighten(curtain, 0.2), GILT, '#FFF3DC'],
        14,
      );
    }
}
