/** A palm house on a bright day: panes, palms, hanging baskets, benches of pots, a tiled path and a pond. */
import { verticalFade, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintMoth } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintStreetLamp, type Spot } from '../pictures/lights';
import { paintFern } from '../pictures/plants';
import {
  archPath,
  paintBlossom,
  paintEitherWay,
  fillSpan,
  leafPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintPotPlant } from '../pictures/things/pots';
import { paintBoard, paintFloor } from '../pictures/things/walls';

export { glasshouse as descriptionShort } from '../shelf-shorts';

const AIRS = [
  { sky: ['#9AD4EC', '#E6F6E4'], frame: '#FFFFFF', floor: ['#E8D0B0', '#B5805A'], green: '#3F8A4A' },
  { sky: ['#F7C8A0', '#FFF3D0'], frame: '#F7F0E0', floor: ['#E4DCD0', '#7A9A94'], green: '#4F8A3F' },
  { sky: ['#B8D8C8', '#F4FAE0'], frame: '#3F6B5F', floor: ['#F0E4CC', '#C4785A'], green: '#2F8A5A' },
] as const;
type Air = (typeof AIRS)[number];
const PETALS = ['#F28AA0', '#FFD070', '#E5503F', '#FFF3E0', '#B78AE0', '#F7A03A', '#D4476E'] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintHouse(brush, dice));

function paintHouse(brush: Brush, dice: PictureDice): Spot {
  const air = dice.pick(AIRS);
  paintPanes(brush, dice, air);
  paintThicket(brush, dice, air);
  for (const x of [90, 330, 880, 1120])
    paintPalm(brush, dice, x + dice.between(-20, 20), 600, dice.between(330, 440), air.green);
  paintHanging(brush, dice, air);
  paintShelves(brush, dice);
  paintFloor(brush, dice, { x: 0, y: 590, width: 1200, height: 210 }, air.floor, 18, 6);
  paintPond(brush, dice, 600, 640);
  const lamp = paintStreetLamp(brush, 600, 604, 260, darken(air.green, 0.6));
  paintBench(brush, dice, 226, 690);
  paintBench(brush, dice, 974, 690);
  for (const i of rangeOf(9)) {
    const x = 30 + i * 142;
    if (x > 420 && x < 780) continue;
    if (i % 3 === 1) paintFern(brush, dice, x, 800, 80, air.green);
    else paintPotPlant(brush, dice, x, 796, dice.between(120, 168));
  }
  paintCan(brush, dice.pick([420, 760]), 782);
  for (const i of rangeOf(12))
    paintMoth(
      brush,
      dice.between(40, 1160),
      dice.between(150, 620),
      dice.between(0.5, 0.9),
      dice.between(-50, 50),
      PETALS[i % PETALS.length]!,
    );
  return lamp;
}

function paintPanes(brush: Brush, dice: PictureDice, { sky, frame, green }: Air): void {
  brush.box(0, 0, SHEET.width, 610, verticalFade(0, 610, sky[0], sky[1]));
  scatter(dice, { x: 0, y: 30, width: 1200, height: 330 }, 130, (x, y) => {
    for (const [dx, r] of [
      [-30, 24],
      [0, 34],
      [32, 26],
    ] as const)
      brush.disc(x + dx, y, r, '#FFFFFF', 0.5);
  });
  scatter(dice, { x: 0, y: 380, width: 1200, height: 230 }, 62, (x, y, i) => {
    brush.disc(x, y, dice.between(32, 56), mixColors(green, sky[0], i % 2 ? 0.45 : 0.6));
    brush.disc(x - 9, y - 10, 14, mixColors(green, '#FFFFFF', 0.45), 0.7);
  });
  for (const bay of rangeOf(4)) {
    const x = bay * 300;
    for (const k of rangeOf(6))
      brush.shape(`M${x + 10 + k * 48} ${90 + ((k * 53) % 300)}l34 -46h10l-34 46Z`, '#FFFFFF', 0.4);
    brush.stroke(archPath(x, 610, 300, 560), frame, 13);
    for (const k of rangeOf(5))
      brush.box(x + 50 * (k + 1) - 3, 60 + Math.abs(k - 2) ** 2 * 16, 6, 550, frame);
    for (const k of rangeOf(9)) brush.box(x, 128 + k * 58, 300, 5, frame);
    for (const k of rangeOf(7)) {
      const a = (-170 + k * 26.6) * (Math.PI / 180);
      brush.stroke(
        `M${x + 150} 200L${formatNumber(x + 150 + 148 * Math.cos(a))} ${formatNumber(200 + 148 * Math.sin(a))}`,
        frame,
        5,
      );
    }
    brush.disc(x + 150, 200, 26, frame);
    paintBlossom(brush, x + 150, 200, 22, PETALS[bay]!, '#F2C84A', 8);
  }
  for (const bay of rangeOf(5)) {
    paintSlab(brush, bay * 300 - 11, 0, 22, 610, frame, 2);
    for (const k of rangeOf(8))
      paintBlossom(brush, bay * 300, 60 + k * 70, 11, mixColors(frame, green, 0.5), frame, 6);
  }
  for (const bay of rangeOf(5))
    for (const side of [-1, 1])
      brush.shape(
        `M${bay * 300} 60q${side * 50} -10 ${side * 66} -60h${-side * 22}q-6 26 ${-side * 44} 34Z`,
        frame,
      );
}

function paintPalm(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  height: number,
  green: string,
): void {
  const lean = dice.between(-26, 26);
  const top = { x: x + lean, y: base - height };
  brush.stroke(
    `M${formatNumber(x)} ${base}Q${formatNumber(x - lean * 0.4)} ${formatNumber(base - height * 0.5)} ${formatNumber(top.x)} ${formatNumber(top.y)}`,
    '#8A6238',
    24,
  );
  for (const i of rangeOf(Math.round(height / 22))) {
    const t = (i + 0.5) / Math.round(height / 22);
    const px = x + lean * t * t - lean * 0.4 * 2 * t * (1 - t);
    brush.stroke(
      `M${formatNumber(px - 12)} ${formatNumber(base - height * t)}q12 9 24 -2`,
      i % 2 ? '#5A3A20' : '#B88A54',
      4,
    );
  }
  for (const i of rangeOf(11)) {
    const a = -200 + i * 22;
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const length = dice.between(120, 165);
    const end = { x: top.x + c * length, y: top.y + s * length * 0.62 + 46 };
    const tone = i % 3 === 0 ? darken(green, 0.2) : i % 3 === 1 ? green : lighten(green, 0.2);
    brush.stroke(
      `M${formatNumber(top.x)} ${formatNumber(top.y)}Q${formatNumber(top.x + c * length * 0.6)} ${formatNumber(top.y + s * length * 0.8 - 26)} ${formatNumber(end.x)} ${formatNumber(end.y)}`,
      darken(tone, 0.2),
      4,
    );
    for (const k of rangeOf(9)) {
      const t = (k + 1) / 9.5;
      const px = (1 - t) ** 2 * top.x + 2 * t * (1 - t) * (top.x + c * length * 0.6) + t * t * end.x;
      const py = (1 - t) ** 2 * top.y + 2 * t * (1 - t) * (top.y + s * length * 0.8 - 26) + t * t * end.y;
      for (const side of [-1, 1])
        brush.shape(leafPath(px, py, 46 * (1.15 - t * 0.6), 6, a * 0.5 - 45 + side * 50 + 70), tone);
    }
  }
  for (const i of rangeOf(5))
    brush.disc(top.x - 16 + i * 8, top.y + 16 + (i % 2) * 9, 8, i % 2 ? '#D9862F' : '#B5602A');
}

function paintHanging(brush: Brush, dice: PictureDice, { green }: Air): void {
  for (const x of [150, 300, 450, 750, 900, 1050]) {
    const y = 196 + dice.between(-30, 60);
    brush.stroke(
      `M${x} ${x % 300 ? 50 : 20}V${formatNumber(y - 50)}M${x - 36} ${formatNumber(y)}L${x} ${formatNumber(y - 50)}L${x + 36} ${formatNumber(y)}`,
      '#5A4A3A',
      3,
    );
    for (const i of rangeOf(11)) {
      const dx = -46 + i * 9.2;
      brush.stroke(
        `M${formatNumber(x + dx * 0.6)} ${formatNumber(y)}q${formatNumber(dx * 0.6)} ${formatNumber(dice.between(20, 40))} ${formatNumber(dx * 0.7)} ${formatNumber(dice.between(48, 96))}`,
        i % 2 ? green : lighten(green, 0.25),
        5,
      );
    }
    const petal = dice.pick(PETALS);
    for (const i of rangeOf(13))
      paintBlossom(
        brush,
        x + dice.between(-52, 52),
        y + dice.between(-18, 70),
        dice.between(8, 13),
        i % 4 ? petal : lighten(petal, 0.4),
      );
    brush.shape(`M${x - 40} ${formatNumber(y - 2)}h80q-6 38 -40 40q-34 -2 -40 -40Z`, '#9A6438');
    for (const k of rangeOf(3))
      brush.stroke(
        `M${x - 38 + k * 4} ${formatNumber(y + 5 + k * 10)}q${38 - k * 4} 8 ${76 - k * 8} 0`,
        '#D9A868',
        4,
      );
  }
}

function paintShelves(brush: Brush, dice: PictureDice): void {
  for (const [from, to] of [
    [0, 400],
    [800, 1200],
  ] as const)
    for (const base of [490, 592]) {
      fillSpan(dice, [from + 6, to - 6], [46, 64], (x, width) =>
        paintPotPlant(brush, dice, x + width / 2, base, dice.between(74, 94)),
      );
      paintBoard(brush, from, base, to - from, '#C4A078', 9);
    }
}

function paintPond(brush: Brush, dice: PictureDice, x: number, y: number): void {
  brush.oval(x, y + 54, 236, 76, SHADOW_COLOR, 0.25);
  brush.oval(x, y + 46, 232, 74, '#D8D0C0');
  for (const i of rangeOf(34)) {
    const a = (i / 34) * 2 * Math.PI;
    brush.oval(x + 219 * Math.cos(a), y + 46 + 67 * Math.sin(a), 17, 8, i % 2 ? '#F3ECDC' : '#B8B0A4');
  }
  brush.oval(x, y + 44, 200, 58, '#2F8A9A');
  brush.oval(x, y + 38, 190, 50, '#4FB0B8');
  for (const _ of rangeOf(26))
    brush.stroke(
      `M${formatNumber(x + dice.between(-160, 130))} ${formatNumber(y + dice.between(8, 80))}q10 -6 20 0t20 0`,
      '#CFF0EC',
      2.4,
      0.7,
    );
  for (const i of rangeOf(6))
    brush.at(
      x + dice.between(-140, 140),
      y + dice.between(20, 70),
      { scale: 0.5, isMirrored: i % 2 === 0 },
      () => {
        brush.shape('M-30 0Q-8 -16 22 0L40 -12V12L22 0Q-8 16 -30 0Z', i % 3 ? '#F2803A' : '#FFF6E8');
        brush.disc(-6, -3, 6, '#FFF6E8');
      },
    );
  for (const i of rangeOf(11)) {
    const a = i * 0.6;
    const [px, py] = [
      x + 150 * Math.cos(a) * dice.between(0.5, 1),
      y + 44 + 40 * Math.sin(a) * dice.between(0.5, 1),
    ];
    brush.shape(
      `M${formatNumber(px)} ${formatNumber(py)}L${formatNumber(px + 30)} ${formatNumber(py - 5)}A30 11 0 1 0 ${formatNumber(px + 26)} ${formatNumber(py + 6)}Z`,
      i % 2 ? '#5AA84A' : '#3F8A4A',
    );
    if (i % 3 === 0)
      for (const k of rangeOf(5))
        brush.shape(leafPath(px - 6, py, 24, 6, -150 + k * 30), k % 2 ? '#F7B8D0' : '#FFE4EE');
  }
}

function paintBench(brush: Brush, dice: PictureDice, x: number, base: number): void {
  for (const dx of [-130, 118]) brush.stroke(`M${x + dx + 6} ${base}V${base - 70}`, '#5A3A24', 10);
  paintSlab(brush, x - 150, base - 76, 300, 16, '#B58A5A', 3);
  paintSlab(brush, x - 140, base - 26, 280, 10, '#9A7248', 3);
  fillSpan(dice, [x - 144, x + 144], [54, 74], (at, width) =>
    paintPotPlant(brush, dice, at + width / 2, base - 76, dice.between(88, 124)),
  );
  fillSpan(dice, [x - 128, x + 128], [36, 48], (at, width, i) => {
    const clay = ['#C4693F', '#B5583A', '#D98B63'][i % 3]!;
    for (const k of rangeOf(1 + (i % 3)))
      brush.shape(
        `M${formatNumber(at)} ${base - 48 - k * 8 + 8}h${formatNumber(width - 6)}l-5 15h${formatNumber(16 - width)}Z`,
        k % 2 ? lighten(clay, 0.15) : clay,
      );
  });
}

function paintCan(brush: Brush, x: number, base: number): void {
  brush.oval(x, base, 52, 7, SHADOW_COLOR, 0.25);
  brush.stroke(`M${x + 30} ${base - 60}q46 4 20 50`, '#2F7A7A', 8);
  brush.shape(`M${x - 34} ${base - 62}h70l6 62h-82Z`, '#3F9A94');
  brush.shape(`M${x + 14} ${base - 62}h22l6 62h-22Z`, SHADOW_COLOR, 0.22);
  brush.stroke(`M${x - 34} ${base - 14}L${x - 78} ${base - 66}`, '#3F9A94', 10);
  brush.shape(`M${x - 92} ${base - 64}l26 -16 6 10 -24 18Z`, '#D9A441');
  for (const k of rangeOf(3))
    brush.stroke(`M${x - 36 - k} ${base - 46 + k * 16}h${74 + k * 2}`, '#CFF0EC', 3, 0.8);
}

/** Paints broad leaves in the background, and vines along the arches. */
function paintThicket(brush: Brush, dice: PictureDice, { green, sky }: Air): void {
  for (const row of [0, 1])
    for (const i of rangeOf(17)) {
      const [x, tall] = [
        i * 74 - 10 + row * 30 + dice.between(-16, 16),
        dice.between(110, 200) * (row ? 0.8 : 1.25),
      ];
      const tone = mixColors(dice.pick([green, '#7AB84A', '#2F7A6B', '#A8C060']), sky[1], row ? 0.12 : 0.38);
      for (const k of rangeOf(5)) {
        const angle = -90 + (k - 2) * 27 + dice.between(-7, 7);
        brush.shape(
          leafPath(x, 602, tall * dice.between(0.8, 1.1), 20, angle),
          k % 2 ? tone : darken(tone, 0.14),
        );
        brush.shape(leafPath(x, 602, tall * 0.74, 3, angle), lighten(tone, 0.45));
      }
      for (const _ of rangeOf(3))
        paintBlossom(
          brush,
          x + dice.between(-34, 34),
          600 - tall * dice.between(0.4, 0.95),
          dice.between(10, 17),
          dice.pick(PETALS),
        );
    }
  for (const bay of rangeOf(4))
    for (const k of rangeOf(26)) {
      const a = (-176 + k * 6.9) * (Math.PI / 180);
      const [x, y] = [bay * 300 + 150 + 142 * Math.cos(a), 200 + 142 * Math.sin(a)];
      brush.shape(leafPath(x, y, 30, 9, dice.between(20, 160)), k % 2 ? green : lighten(green, 0.25));
      if (k % 3 === 0) paintBlossom(brush, x + 4, y + 9, 10, PETALS[(bay * 2 + k) % PETALS.length]!);
    }
}
