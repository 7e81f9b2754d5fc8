/** A river in the jungle: parrots and toucans in the leaves, monkeys, frogs, and a canoe with a lantern. */
import { verticalFade, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintMoth } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintFern } from '../pictures/plants';
import { paintDayWater } from '../pictures/things/days';
import {
  paintBlossom,
  paintEitherWay,
  leafPath,
  roundBoxPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintFolk } from '../pictures/things/folk';
import { paintFrog, paintMonkey, paintParrot, paintToucan } from '../pictures/things/jungle';
import { paintStandLantern } from '../pictures/things/lamps';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';

export { parrots as descriptionShort } from '../shelf-shorts';

const JUNGLES = [
  {
    sky: ['#F7F0A8', '#A8DC8A'],
    greens: ['#1F7A4A', '#3FA04A', '#8AC43F', '#126050'],
    water: ['#A8E4D8', '#4FB8B0', '#1F8088'],
  },
  {
    sky: ['#FFDCA8', '#F2B87A'],
    greens: ['#2F6B3F', '#6B9A2F', '#B0BC3A', '#1F5040'],
    water: ['#E8DCA0', '#8AB88A', '#3F8078'],
  },
  {
    sky: ['#C8ECF4', '#8AD0C0'],
    greens: ['#127068', '#2F9A7A', '#6BC48A', '#144A5A'],
    water: ['#B8E0F4', '#5AA0D0', '#2F6AA8'],
  },
] as const;
type Jungle = (typeof JUNGLES)[number];
const PLUMES = [
  ['#E5202F', '#FFC42F', '#2A6AD0'],
  ['#1F8AD8', '#FFC42F', '#27509A'],
  ['#3FB04A', '#E5303A', '#FFD84A'],
  ['#FF8A2F', '#2FA86B', '#E5202F'],
  ['#F2609A', '#FFF0F4', '#7A4AC0'],
  ['#7A4AC0', '#3FC4C8', '#FFC42F'],
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintRiver(brush, dice));

function paintRiver(brush: Brush, dice: PictureDice): Spot {
  const jungle = dice.pick(JUNGLES);
  brush.box(0, 0, SHEET.width, SHEET.height, verticalFade(0, 420, ...jungle.sky));
  for (const layer of rangeOf(3)) paintCanopy(brush, dice, jungle, layer);
  paintFall(brush, dice, dice.between(560, 640), jungle);
  paintDayWater(brush, dice, 470, 800, jungle.water);
  paintTrunks(brush, dice, jungle);
  paintBanks(brush, dice, jungle);
  const lamp = paintCanoe(brush, dice, dice.between(470, 560), 664);
  paintCreatures(brush, dice);
  paintFront(brush, dice, jungle);
  return lamp;
}

/** Paints leaves of one of five kinds. */
function paintFrond(brush: Brush, dice: PictureDice, x: number, y: number, size: number, tone: string): void {
  const kind = dice.whole(0, 4);
  brush.at(x, y, { scale: size / 60, turn: dice.between(-50, 50), isMirrored: dice.chance(0.5) }, () => {
    if (kind === 0)
      for (const k of rangeOf(9)) {
        brush.shape(leafPath(0, 0, 62, 8, -170 + k * 20), k % 2 ? tone : lighten(tone, 0.2));
        brush.shape(leafPath(0, 0, 60, 1.6, -170 + k * 20), darken(tone, 0.25));
      }
    else if (kind === 1) {
      brush.stroke('M0 40Q6 -10 0 -50', darken(tone, 0.2), 4);
      for (const k of rangeOf(14))
        brush.shape(
          leafPath(2, 32 - Math.floor(k / 2) * 13, 42 - Math.floor(k / 2) * 3.4, 7, k % 2 ? -32 : -148),
          k % 3 ? tone : lighten(tone, 0.25),
        );
    } else if (kind === 2) {
      brush.shape('M0 40Q-56 10 -40 -34Q-22 -54 0 -40Q22 -54 40 -34Q56 10 0 40Z', tone);
      for (const k of rangeOf(3))
        for (const s of [-1, 1])
          brush.shape(leafPath(s * 10, 14 - k * 18, 26, 6, s > 0 ? -30 : 210), darken(tone, 0.35));
      brush.stroke('M0 40V-40', lighten(tone, 0.4), 3);
    } else if (kind === 3) {
      brush.shape(leafPath(0, 46, 104, 34, -90), tone);
      brush.stroke('M0 46V-52', lighten(tone, 0.4), 3);
      for (const k of rangeOf(7))
        brush.stroke(
          `M0 ${36 - k * 12}l${18 - k} -12M0 ${36 - k * 12}l${k - 18} -12`,
          darken(tone, 0.25),
          2.4,
        );
    } else {
      for (const k of rangeOf(6))
        brush.disc(-30 + k * 12, (k % 2) * 18 - 9, 17, k % 2 ? tone : lighten(tone, 0.15));
      paintBlossom(
        brush,
        0,
        0,
        17,
        dice.pick(['#F2609A', '#FFC42F', '#FF6A3F', '#FFFFFF', '#B07AE0']),
        '#FFE27A',
        7,
      );
    }
  });
}

function paintCanopy(brush: Brush, dice: PictureDice, { sky, greens }: Jungle, layer: number): void {
  const haze = 0.62 - layer * 0.24;
  scatter(dice, { x: -20, y: -20, width: 1240, height: 540 }, [100, 90, 76][layer]!, (x, y, i) => {
    const isEdge = Math.abs(x - 600) > 170 + layer * 90 - y * 0.1 || y < 120 - layer * 16;
    if (isEdge || layer === 0)
      paintFrond(brush, dice, x, y, 54 + layer * 10, mixColors(greens[i % 4]!, sky[1], haze));
  });
}

function paintFall(brush: Brush, dice: PictureDice, x: number, { greens }: Jungle): void {
  const rock = '#6B6A7A';
  for (const side of [-1, 1])
    for (const k of rangeOf(5))
      brush.shape(
        roundBoxPath(x + side * 92 - 50 + (k % 2) * 12, 240 + k * 52, 100, 62, 22),
        k % 2 ? rock : lighten(rock, 0.15),
      );
  for (const side of [-1, 1])
    for (const k of rangeOf(10)) {
      const [rx, ry] = [x + side * (66 + (k % 3) * 28), 262 + k * 22];
      if (k % 2) brush.shape(leafPath(rx, ry, 26, 9, 90 + side * 30), greens[k % 3]!);
      else brush.stroke(`M${formatNumber(rx - 14)} ${ry}l12 9l-4 12`, darken(rock, 0.4), 3);
    }
  brush.shape(`M${formatNumber(x - 58)} 216q58 -26 116 0l18 280h-152Z`, '#DFF6FA');
  for (const k of rangeOf(11))
    brush.stroke(
      `M${formatNumber(x - 50 + k * 10)} ${216 - (k % 3) * 4}q${formatNumber((k - 5) * 1.6)} 130 ${formatNumber((k - 5) * 3.4)} 268`,
      k % 2 ? '#FFFFFF' : '#8AD0E0',
      4.4,
      0.9,
    );
  for (const k of rangeOf(13)) brush.disc(x - 96 + k * 16, 484 + (k % 2) * 9, 16, '#FFFFFF', 0.9);
  for (const k of rangeOf(7))
    paintFrond(brush, dice, x - 120 + k * 40, 208 - Math.abs(k - 3) * -9, 46, greens[k % 4]!);
}

function paintBanks(brush: Brush, dice: PictureDice, { greens }: Jungle): void {
  for (const side of [-1, 1])
    for (const k of rangeOf(15)) {
      const t = k / 14;
      const x = 600 + side * (190 + t * 400 + dice.between(-26, 26));
      paintFrond(brush, dice, x + side * 30, 470 + t * 120, 60 + t * 26, greens[k % 4]!);
      if (k % 3 === 0) paintFern(brush, dice, x, 520 + t * 130, 52, greens[(k + 1) % 4]!);
    }
  scatter(dice, { x: 240, y: 560, width: 720, height: 220 }, 112, (x, y, i) => {
    brush.oval(x + 4, y + 5, 38, 13, SHADOW_COLOR, 0.2);
    brush.shape(
      `M${formatNumber(x)} ${formatNumber(y)}L${formatNumber(x + 36)} ${formatNumber(y - 8)}A38 14 0 1 1 ${formatNumber(x + 20)} ${formatNumber(y - 12)}Z`,
      i % 2 ? '#3F9A4A' : '#7AB84A',
    );
    if (i % 3 === 0)
      paintBlossom(brush, x - 4, y - 9, 16, dice.pick(['#FFB0D0', '#FFFFFF', '#FFE27A']), '#FFC42F', 8);
    else if (i % 3 === 1) paintFrog(brush, x, y - 4);
  });
}

function paintCanoe(brush: Brush, dice: PictureDice, x: number, y: number): Spot {
  const [a, b] = dice.pick([
    ['#C4402F', '#FFD870'],
    ['#27609A', '#FFF0C8'],
    ['#8A4A9A', '#FFC42F'],
  ] as const);
  for (const k of rangeOf(2)) paintFolk(brush, dice, x - 30 + k * 96, y + 20, 1.12, 'stand');
  brush.stroke(`M${formatNumber(x - 92)} ${y - 92}L${formatNumber(x - 40)} ${y + 60}`, '#B5763F', 7);
  paintSlab(brush, x + 116, y - 34, 60, 44, '#B5803F', 4);
  for (const k of rangeOf(3))
    paintMotif(
      brush,
      dice.pick(MOTIFS),
      { x: x + 118, y: y - 30 + k * 14, width: 56, height: 9 },
      ['#FFF0C8', a, '#2F8A6A'],
      9,
    );
  brush.oval(x + 20, y + 52, 230, 15, SHADOW_COLOR, 0.3);
  const hull = `M${formatNumber(x - 226)} ${y - 42}Q${formatNumber(x - 190)} ${y - 4} ${formatNumber(x - 120)} ${y}H${formatNumber(x + 180)}Q${formatNumber(x + 240)} ${y - 4} ${formatNumber(x + 262)} ${y - 48}Q${formatNumber(x + 266)} ${y + 40} ${formatNumber(x + 190)} ${y + 50}H${formatNumber(x - 150)}Q${formatNumber(x - 220)} ${y + 40} ${formatNumber(x - 226)} ${y - 42}Z`;
  brush.shape(hull, a);
  brush.within(hull, () => {
    paintMotif(brush, 'zigzag', { x: x - 230, y: y + 6, width: 500, height: 22 }, [b, a, '#2F8A6A'], 22);
    brush.box(x - 230, y + 34, 500, 20, darken(a, 0.3));
  });
  for (const k of rangeOf(6))
    brush.stroke(
      `M${formatNumber(x - 250 + k * 96)} ${y + 62 + (k % 2) * 9}q20 -9 40 0t40 0`,
      '#FFFFFF',
      4,
      0.8,
    );
  return paintStandLantern(brush, x - 178, y - 6, 1.1);
}

function paintTrunks(brush: Brush, dice: PictureDice, { greens }: Jungle): void {
  for (const [i, x] of [90, 262, 950, 1110].entries()) {
    const bark = mixColors('#6B4430', greens[3], 0.2);
    const lean = dice.between(-30, 30);
    const base = i % 3 ? 540 : 640;
    brush.shape(
      `M${x - 34} ${base}Q${x + lean} 340 ${x - 20} -20H${x + 24}Q${formatNumber(x + lean + 40)} 340 ${x + 44} ${base}Z`,
      bark,
    );
    for (const k of rangeOf(15))
      brush.stroke(
        `M${formatNumber(x - 16 + lean * 0.4)} ${20 + k * 40}q20 12 38 -4`,
        k % 2 ? darken(bark, 0.4) : lighten(bark, 0.25),
        4,
      );
    for (const k of rangeOf(9))
      brush.shape(
        leafPath(x + (k % 2 ? 24 : -16) + lean * 0.4, 40 + k * 66, 44, 13, k % 2 ? -30 : 200),
        greens[k % 3]!,
      );
    const [vx, vl] = [x + (x < 600 ? 80 : -80), dice.between(120, 240)];
    brush.stroke(
      `M${vx} -10Q${vx + 40} ${formatNumber(vl / 2)} ${vx} ${formatNumber(vl)}t16 70`,
      darken(greens[0], 0.2),
      6,
    );
    for (const k of rangeOf(6))
      brush.shape(leafPath(vx + 14, 20 + (k * vl) / 6, 28, 9, k % 2 ? 30 : 150), greens[(k + i) % 3]!);
  }
}

function paintCreatures(brush: Brush, dice: PictureDice): void {
  const spots = dice.shuffle([
    [190, 150],
    [400, 120],
    [176, 400],
    [800, 130],
    [1030, 180],
    [1030, 420],
    [370, 330],
    [826, 330],
    [600, 90],
  ] as [number, number][]);
  for (const [i, [x, y]] of spots.entries()) {
    brush.stroke(`M${x - 76} ${y + 8}Q${x} ${y - 8} ${x + 80} ${y + 4}`, '#6B4430', 12);
    for (const k of rangeOf(6))
      brush.shape(
        leafPath(x - 70 + k * 28, y + 4, 32, 10, 40 + ((k * 53) % 100)),
        k % 2 ? '#3FA04A' : '#8AC43F',
      );
    if (i < 5) paintParrot(brush, dice, x, y, PLUMES[i]!, 1.15);
    else if (i < 7) paintToucan(brush, dice, x, y);
    else paintMonkey(brush, dice, x, y);
  }
  for (const [i, [x, y]] of [
    [500, 250],
    [720, 230],
    [470, 420],
    [740, 440],
    [290, 250],
    [930, 300],
  ].entries())
    paintMoth(brush, x! + dice.between(-26, 26), y! + dice.between(-26, 26), 1.15, i * 50, PLUMES[i]![0]);
  for (const k of rangeOf(2)) {
    const [x, y, [a, b, c]] = [540 + k * 150, 150 + k * 74, PLUMES[(k * 3 + 2) % 6]!] as const;
    brush.at(x, y, { scale: 0.9, isMirrored: dice.chance(0.5), turn: -14 }, () => {
      brush.shape('M-10 4Q40 30 96 24L90 34L100 40Q30 44 -10 16Z', c);
      brush.shape('M0 0Q10 -70 -34 -92Q-46 -40 -24 4Z', b);
      brush.shape('M6 0Q50 -64 92 -66Q72 -14 22 10Z', a);
      brush.shape('M-52 -6Q-46 -26 -20 -20Q14 -10 24 12Q-14 26 -44 8Z', a);
      brush.shape('M-50 -12q-18 4 -14 20q12 -2 18 -8Z', '#27202F');
      brush.disc(-38, -8, 5, '#FFFFFF');
      brush.disc(-38, -8, 2.6, '#1A1420');
    });
  }
}

function paintFront(brush: Brush, dice: PictureDice, { greens }: Jungle): void {
  for (const i of rangeOf(12)) {
    const x = i < 6 ? -10 + i * 44 : 950 + (i - 6) * 52;
    paintFrond(brush, dice, x, 770 - ((i * 37) % 90), 92, darken(greens[i % 4]!, 0.12));
  }
  for (const i of rangeOf(7)) paintFrond(brush, dice, 250 + i * 116, 796, 66, greens[i % 3]!);
  for (const i of rangeOf(6)) {
    const [x, y] = [40 + (i % 3) * 90 + (i > 2 ? 900 : 0), 690 + (i % 2) * 50];
    paintBlossom(
      brush,
      x,
      y,
      25,
      dice.pick(['#F2609A', '#FF6A3F', '#FFC42F', '#FFFFFF', '#B07AE0']),
      '#FFE27A',
      7,
    );
  }
}
