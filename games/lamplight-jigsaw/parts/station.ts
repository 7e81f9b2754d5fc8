/** A station hall in the morning: a roof of iron and glass, two trains, a clock, and passengers on their way. */
import { verticalFade, polygonPath, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintStreetLamp, type Spot } from '../pictures/lights';
import { paintBeast } from '../pictures/things/beasts';
import { paintDial } from '../pictures/things/clocks';
import { paintFolk } from '../pictures/things/folk';
import {
  paintBlossom,
  pointsAround,
  boxPath,
  paintEitherWay,
  fillSpan,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { MOTIFS, paintMotif } from '../pictures/things/motifs';
import { CASES, paintCases, paintTrain } from '../pictures/things/trains';
import { paintJar } from '../pictures/things/shelfware';
import { paintPotPlant } from '../pictures/things/pots';
import { paintBricks, paintFloor } from '../pictures/things/walls';

export { station as descriptionShort } from '../shelf-shorts';

const HALLS = [
  { sky: ['#8FC8E4', '#FFF0CC'], iron: '#2F6B5F', brick: '#C98B6B', floor: ['#E8D8BC', '#C4A888'] },
  { sky: ['#F7B890', '#FFE9B8'], iron: '#3F4A7A', brick: '#B57A6B', floor: ['#EBD8D0', '#BFA8B4'] },
  { sky: ['#B8D4C4', '#FBF4D8'], iron: '#7A3A44', brick: '#D0A880', floor: ['#E4E0CC', '#B4B8A4'] },
] as const;
type Hall = (typeof HALLS)[number];
const LIVERIES = [
  ['#2F6B4A', '#F2C84A'],
  ['#8A2F3A', '#F3E3C8'],
  ['#27508A', '#E8B060'],
  ['#D9862F', '#3A2A34'],
  ['#5A3A7A', '#F7DCA0'],
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintHall(brush, dice));

function paintHall(brush: Brush, dice: PictureDice): Spot {
  const hall = dice.pick(HALLS);
  brush.box(0, 0, SHEET.width, 420, verticalFade(0, 420, ...hall.sky));
  paintScreen(brush, dice, hall);
  paintTown(brush, dice, hall);
  brush.box(0, 398, 1200, 180, '#6B5A5A');
  paintRoof(brush, dice, hall);
  const [one, other] = dice.shuffle(LIVERIES);
  paintTrain(brush, dice, -30, 470, 0.86, one!);
  paintPlatform(brush, dice, hall);
  paintTrain(brush, dice, 300, 560, 1.02, other!);
  paintFloor(brush, dice, { x: 0, y: 566, width: 1200, height: 234 }, hall.floor, 18, 6);
  brush.box(0, 562, 1200, 9, '#F7E3B0');
  paintKiosk(brush, dice, 34, 640);
  const lamp = paintStreetLamp(brush, dice.between(330, 390), 668, 320, darken(hall.iron, 0.35));
  paintClock(brush, dice, hall);
  paintCrowd(brush, dice, lamp.x);
  return lamp;
}

function paintTown(brush: Brush, dice: PictureDice, { sky }: Hall): void {
  fillSpan(dice, [0, 1200], [40, 80], (x, width) => {
    const height = dice.between(40, 110);
    const tone = mixColors(dice.pick(['#B58A8A', '#8A9AB0', '#C4A880', '#9AA890']), sky[0], 0.35);
    brush.box(x, 400 - height, width - 3, height, tone);
    brush.shape(
      `M${formatNumber(x - 3)} ${formatNumber(400 - height)}l${formatNumber(width / 2)} ${formatNumber(-width * 0.4)} ${formatNumber(width / 2 + 2)} ${formatNumber(width * 0.4)}Z`,
      darken(tone, 0.25),
    );
    for (const i of rangeOf(6))
      brush.box(
        x + 8 + (i % 2) * (width * 0.45),
        410 - height + Math.floor(i / 2) * 26,
        10,
        14,
        i % 4 ? '#FFF0C0' : darken(tone, 0.3),
      );
  });
}

/** Paints three bays of ribs with panes between them. */
function paintRoof(brush: Brush, dice: PictureDice, { iron, sky, brick }: Hall): void {
  for (const side of [0, 1])
    paintBricks(brush, dice, { x: side ? 1132 : 0, y: 0, width: 68, height: 430 }, brick, 34);
  const crown = 'M0 0H1200V300Q1130 130 820 92Q600 74 380 92Q70 130 0 300Z';
  brush.shape(crown, lighten(sky[0], 0.25));
  brush.within(crown, () => {
    for (const i of rangeOf(26))
      for (const k of rangeOf(8)) {
        const tone = mixColors(sky[0], dice.pick(['#FFFFFF', '#FFE9B8', '#5A8AC0']), dice.between(0.1, 0.45));
        brush.box(i * 47, k * 40, 43, 36, tone, 0.9);
        if ((i + k) % 3 === 0) brush.shape(`M${i * 47 + 5} ${k * 40 + 32}l22 -28h9l-22 28Z`, '#FFFFFF', 0.4);
      }
    for (const i of rangeOf(9))
      brush.stroke(
        `M${i * 150} 300Q${600 + (i * 150 - 600) * 0.86} 40 ${600 + (i * 150 - 600) * 0.8} -10`,
        iron,
        9,
      );
    for (const i of rangeOf(4))
      brush.stroke(`M-20 ${70 + i * 64}Q600 ${-90 + i * 50} 1220 ${70 + i * 64}`, iron, 6);
  });
  brush.stroke('M0 300Q70 130 380 92Q600 74 820 92Q1130 130 1200 300', iron, 17);
  for (const i of rangeOf(25)) {
    const t = i / 24;
    const y = 300 * (1 - t) ** 4 + 300 * t ** 4 + 92 * (1 - (1 - t) ** 4 - t ** 4);
    brush.disc(t * 1200, formatNumber(y), 6, lighten(iron, 0.5));
    brush.stroke(`M${formatNumber(t * 1200)} ${formatNumber(y + 9)}v${i % 2 ? 34 : 20}`, iron, 4);
    brush.disc(t * 1200, formatNumber(y + (i % 2 ? 46 : 32)), 6, i % 2 ? '#F2C84A' : iron);
  }
  for (const x of [66, 1122]) {
    paintSlab(brush, x, 150, 24, 330, iron, 2);
    for (const k of rangeOf(7)) brush.disc(x + 12, 190 + k * 42, 6, lighten(iron, 0.4));
    brush.stroke(`M${x + 12} 210q${x < 600 ? 70 : -70} -10 ${x < 600 ? 90 : -90} -70`, iron, 8);
  }
  for (const [i, x] of [210, 330, 840, 960, 1060].entries()) {
    const [a, b] = dice.shuffle(CASES) as [string, string];
    brush.stroke(`M${x} 110v50`, iron, 3);
    paintMotif(
      brush,
      dice.pick(MOTIFS),
      { x: x - 30, y: 160, width: 60, height: 74 + (i % 2) * 16 },
      [a, b, '#FFF6E0'],
      15,
    );
    brush.shape(`M${x - 30} ${234 + (i % 2) * 16}h60l-30 24Z`, a);
  }
}

function paintPlatform(brush: Brush, dice: PictureDice, { brick }: Hall): void {
  brush.box(0, 488, 1200, 34, lighten(brick, 0.45));
  paintBricks(brush, dice, { x: 0, y: 506, width: 1200, height: 30 }, darken(brick, 0.1), 28);
  fillSpan(dice, [20, 1190], [40, 74], (x, width) => {
    if (dice.chance(0.75)) paintFolk(brush, dice, x + width / 2, 500, 0.56);
    else paintCases(brush, dice, x + width / 2, 500, 0.6);
  });
}

function paintKiosk(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const [paint, stripe] = dice.pick([
    ['#2F6B70', '#F7DCA0'],
    ['#8A3B4C', '#F3E3C8'],
    ['#3F5D86', '#F2B8A0'],
  ]) as [string, string];
  paintSlab(brush, x, base - 190, 210, 190, paint, 3);
  brush.box(x + 14, base - 160, 182, 84, '#4A2E24');
  for (const row of rangeOf(2))
    fillSpan(dice, [x + 18, x + 192], [18, 26], (at, width) =>
      paintJar(brush, dice, at + width / 2, base - 118 + row * 40, width * 0.85, 34),
    );
  paintFolk(brush, dice, x + 105, base - 40, 0.9, 'stand');
  paintSlab(brush, x - 6, base - 80, 222, 14, '#E8C890', 3);
  for (const k of rangeOf(6)) {
    const [px, py] = [x + 12 + k * 33, base - 62];
    brush.box(px, py, 27, 36, '#FFF6E4');
    paintMotif(
      brush,
      dice.pick(MOTIFS),
      { x: px + 3, y: py + 4, width: 21, height: 16 },
      [dice.pick(CASES), '#FFF6E0', dice.pick(CASES)],
      8,
    );
    for (const i of rangeOf(3)) brush.box(px + 3, py + 23 + i * 4, 20 - i * 4, 2, '#5A4A44');
  }
  for (const k of rangeOf(9))
    brush.shape(`M${x - 12 + k * 26} ${base - 214}h26v40q-13 16 -26 0Z`, k % 2 ? stripe : paint);
  paintPotPlant(brush, dice, x + 232, base + 8, 96);
}

function paintClock(brush: Brush, dice: PictureDice, { iron }: Hall): void {
  brush.stroke('M640 70V150', iron, 12);
  brush.disc(645, 214, 66, SHADOW_COLOR, 0.3);
  brush.disc(640, 206, 66, iron);
  brush.disc(640, 206, 57, '#D9A441');
  paintDial(brush, dice, 640, 206, 52, '#FFF8EC');
  for (const [px, py] of pointsAround(640, 206, 62, 12)) brush.disc(px, py, 3.4, '#F7DC9A');
}

function paintCrowd(brush: Brush, dice: PictureDice, lampX: number): void {
  const spots: [number, number][] = [];
  scatter(dice, { x: 280, y: 612, width: 900, height: 176 }, 76, (x, y) => spots.push([x, y]));
  for (const [i, [x, y]] of spots.sort((a, b) => a[1] - b[1]).entries()) {
    if (Math.abs(x - lampX) < 36 && y < 690) continue;
    const scale = 0.84 + ((y - 600) / 200) * 0.5;
    if (i % 5 === 2) paintCases(brush, dice, x, y, scale);
    else if (i % 11 === 4) paintBeast(brush, dice, 'dog', x, y, scale * 0.8);
    else if (i % 13 === 8)
      for (const k of rangeOf(6)) {
        brush.stroke(
          `M${formatNumber(x)} ${formatNumber(y - 30)}L${formatNumber(x - 20 + k * 8)} ${formatNumber(y - 120 - (k % 2) * 18)}`,
          '#8A7A7A',
          1.6,
        );
        brush.oval(x - 20 + k * 8, y - 134 - (k % 2) * 18, 13, 16, CASES[k]!);
      }
    else paintFolk(brush, dice, x, y, scale);
  }
  brush.within(boxPath({ x: 0, y: 640, width: 280, height: 160 }), () => {
    for (const i of rangeOf(3)) paintFolk(brush, dice, 50 + i * 80, 730 + (i % 2) * 40, 1.1);
  });
}

/** Paints the glazed screen at the end of the hall: panes in rays and rings, each in a different tone. */
function paintScreen(brush: Brush, dice: PictureDice, { iron, sky }: Hall): void {
  for (const ring of rangeOf(6))
    for (const ray of rangeOf(30)) {
      const at = (r: number, a: number): [number, number] => [
        600 + Math.cos(a) * r * 1.5,
        420 - Math.sin(a) * r,
      ];
      const [r, a] = [60 + ring * 62, (ray / 30) * Math.PI];
      const tone = mixColors(
        mixColors(sky[1], sky[0], ring / 6),
        dice.pick(['#FFFFFF', '#FFD890', '#6B9AC8', '#F2A58A']),
        dice.between(0.06, 0.34),
      );
      brush.shape(polygonPath(at(r, a), at(r + 58, a), at(r + 58, a + 0.096), at(r, a + 0.096)), tone);
      const [x, y] = at(r + 29, a + 0.05);
      if ((ring * 7 + ray * 3) % 5 === 0)
        paintBlossom(brush, x, y, 8, mixColors(iron, sky[1], 0.4), '#FFF6E0', 6);
      else if ((ring + ray) % 3 === 0)
        brush.stroke(`M${formatNumber(x - 9)} ${formatNumber(y + 9)}l18 -18`, '#FFFFFF', 4, 0.5);
    }
  for (const _ of rangeOf(11)) {
    const [x, y] = [dice.between(220, 980), dice.between(150, 330)];
    brush.stroke(`M${formatNumber(x - 11)} ${formatNumber(y - 5)}q7 -6 11 5q4 -11 11 -5`, iron, 3);
  }
}
