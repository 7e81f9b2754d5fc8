/** Sunflowers close by, bees and birds among them, a farm far behind, and a lantern on the fence. */
import { formatNumber, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import { paintHill, createRidgeLine } from '../pictures/land';
import type { Spot } from '../pictures/lights';
import { paintTree } from '../pictures/plants';
import { DAYS, paintDaySky } from '../pictures/things/days';
import {
  pointsAround,
  paintEitherWay,
  leafPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';

export { sunflowers as descriptionShort } from '../shelf-shorts';

const GOLD = [
  ['#FFC82F', '#F28A1F'],
  ['#F7A82A', '#D4582A'],
  ['#FFE05A', '#F2B02F'],
  ['#C4502F', '#7A2A24'],
  ['#FFD84A', '#C4602A'],
] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintField(brush, dice));

function paintField(brush: Brush, dice: PictureDice): Spot {
  const day = DAYS[dice.pick(['noon', 'morning', 'rose'] as const)];
  paintDaySky(brush, dice, day, {
    horizon: 270,
    clouds: 6,
    sun: { x: dice.between(200, 1000), y: 84, radius: 34 },
  });
  scatter(dice, { x: 10, y: 10, width: 1180, height: 250 }, 84, (x, y, i) =>
    paintSwallow(brush, x, y, i % 3 ? 0.5 : 0.74, dice.between(-30, 30)),
  );
  paintHill(brush, dice, createRidgeLine(dice, 290, 24), day.land[1], 'trees', 90);
  paintHill(brush, dice, createRidgeLine(dice, 336, 14), '#E8B83A', 'rows', 120);
  paintFarm(brush, dice, dice.between(470, 620), 352);
  for (const x of [60, 300, 1010, 1150])
    paintTree(brush, dice, x + dice.between(-30, 30), 360, dice.between(70, 104), '#4F8F4A');
  for (const row of rangeOf(4))
    for (const k of rangeOf(26 - row * 4)) {
      const x = (k + (row % 2) * 0.5) * (1200 / (25 - row * 4)) + dice.between(-9, 9);
      paintSmall(brush, dice, x, 386 + row * 32, 15 + row * 6);
    }
  brush.box(0, 520, 1200, 290, '#2F6B34');
  for (const k of rangeOf(90))
    brush.shape(
      leafPath(
        dice.between(-20, 1200),
        500 + ((k * 37) % 300),
        dice.between(70, 120),
        26,
        -90 + dice.between(-80, 80),
      ),
      ['#3F8A3F', '#2A6434', '#5AA04A', '#7AB04A'][k % 4]!,
    );
  paintFence(brush, dice);
  const lamp = paintStandLantern(brush, 640, 472, 1.4, '#3A2A24');
  const heads: readonly (readonly [number, number, number])[] = [
    [410, 470, 84],
    [860, 440, 96],
    [150, 420, 118],
    [1090, 560, 124],
    [330, 650, 128],
    [620, 690, 116],
    [890, 690, 108],
    [80, 720, 104],
  ];
  for (const [i, [x, y, r]] of heads.entries())
    paintHead(
      brush,
      dice,
      x + dice.between(-14, 14),
      y + dice.between(-10, 10),
      r,
      GOLD[(i * 2 + dice.whole(0, 1)) % 5]!,
    );
  for (const [k, [x, y]] of (
    [
      [530, 560],
      [250, 540],
      [980, 420],
      [740, 590],
      [500, 420],
      [1000, 690],
    ] as const
  ).entries())
    paintBee(brush, x + dice.between(-30, 30), y + dice.between(-20, 20), k % 2 ? 20 : -24, k % 2 === 0);
  paintFinch(brush, dice, 150, 316);
  paintFinch(brush, dice, 872, 356);
  return lamp;
}

function paintSwallow(brush: Brush, x: number, y: number, scale: number, turn: number): void {
  brush.at(x, y, { scale, turn }, () => {
    brush.shape(
      'M-44 -22Q-18 -26 0 -6Q18 -26 46 -24Q22 -10 10 6L18 34L2 16L-12 36L-8 8Q-22 -8 -44 -22Z',
      '#2F3F6B',
    );
    brush.oval(2, 4, 5, 11, '#FFF3E4');
    brush.disc(1, -8, 5, '#C4503A');
  });
}

function paintFarm(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const wall = dice.pick(['#C4403F', '#F7EBDC', '#3F7A86']);
  paintSlab(brush, x - 60, base - 70, 120, 70, wall, 1);
  for (const k of rangeOf(8))
    brush.stroke(`M${formatNumber(x - 52 + k * 15)} ${base - 66}v64`, darken(wall, 0.2), 3);
  brush.shape(
    `M${formatNumber(x - 72)} ${base - 66}L${formatNumber(x - 40)} ${base - 112}H${formatNumber(x + 40)}L${formatNumber(x + 72)} ${base - 66}Z`,
    '#5A4A5A',
  );
  brush.shape(`M${formatNumber(x - 18)} ${base}v-44h36v44Z`, '#FFF3DC');
  brush.stroke(
    `M${formatNumber(x - 18)} ${base}l36 -44M${formatNumber(x + 18)} ${base}l-36 -44`,
    darken(wall, 0.3),
    4,
  );
  paintSlab(brush, x + 74, base - 112, 40, 112, '#C8D0D8', 2);
  brush.shape(`M${formatNumber(x + 74)} ${base - 112}a20 22 0 0 1 40 0Z`, '#8A949F');
  for (const k of rangeOf(6)) brush.stroke(`M${formatNumber(x + 74)} ${base - 98 + k * 17}h40`, '#A0AAB4', 3);
}

function paintSmall(brush: Brush, dice: PictureDice, x: number, y: number, r: number): void {
  const [petal, edge] = dice.pick(GOLD);
  brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}v${formatNumber(r * 2.4)}`, '#3F7A34', r * 0.24);
  brush.shape(leafPath(x, y + r * 1.3, r * 1.3, r * 0.36, 24), '#5AA04A');
  brush.shape(leafPath(x, y + r * 1.6, r * 1.3, r * 0.36, 158), '#3F8A3F');
  for (const k of rangeOf(10)) brush.shape(leafPath(x, y, r, r * 0.3, k * 36), k % 2 ? petal : edge);
  brush.disc(x, y, r * 0.46, '#5A3420');
  brush.disc(x, y, r * 0.24, '#8A5A2A');
}

function paintHead(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  r: number,
  [petal, edge]: readonly [string, string],
): void {
  const tilt = dice.between(0, 20);
  brush.stroke(
    `M${formatNumber(x)} ${formatNumber(y)}Q${formatNumber(x - 20)} ${formatNumber(y + r * 1.6)} ${formatNumber(x + 10)} 820`,
    '#2F6B2F',
    20,
  );
  brush.stroke(
    `M${formatNumber(x - 4)} ${formatNumber(y)}Q${formatNumber(x - 24)} ${formatNumber(y + r * 1.6)} ${formatNumber(x + 6)} 820`,
    '#5A9A44',
    6,
  );
  for (const [k, s] of [-1, 1].entries()) {
    const at = leafPath(x, y + r * 1.25 + k * 18, r * 1.5, r * 0.5, s < 0 ? 158 : 22);
    brush.shape(at, k ? '#4F9A44' : '#3F8A3A');
    brush.stroke(
      `M${formatNumber(x)} ${formatNumber(y + r * 1.25 + k * 18)}l${formatNumber(s * r * 1.2)} ${formatNumber(r * 0.46)}`,
      '#8FC46A',
      3.4,
    );
  }
  brush.disc(x + 7, y + 11, r * 0.96, SHADOW_COLOR, 0.3);
  for (const ring of rangeOf(3)) {
    const count = 21 - ring * 2;
    const length = r * (1.12 - ring * 0.15);
    for (const k of rangeOf(count)) {
      const turn = (k / count) * 360 + tilt + ring * 9;
      brush.shape(
        leafPath(x, y, length * (k % 2 ? 1 : 0.93), r * 0.2, turn),
        [edge, petal, lighten(petal, 0.25)][ring]!,
      );
      if (ring === 1) {
        const [px, py] = pointsAround(x, y, length * 0.9, 1, turn + 90)[0]!;
        brush.stroke(
          `M${formatNumber(x)} ${formatNumber(y)}L${px} ${py}`,
          mixColors(petal, edge, 0.7),
          2.4,
          0.7,
        );
      }
    }
  }
  brush.disc(x, y, r * 0.52, '#4A2A1A');
  brush.disc(x, y, r * 0.42, '#7A4A24');
  brush.disc(x, y, r * 0.25, '#5A6B2A');
  const n = 110;
  for (const k of rangeOf(n)) {
    const far = r * 0.5 * Math.sqrt((k + 0.5) / n);
    const a = k * 2.39996;
    brush.disc(
      x + Math.cos(a) * far,
      y + Math.sin(a) * far,
      r * 0.027 + r * 0.012 * (k / n),
      k < 30
        ? k % 2
          ? '#8FB04A'
          : '#B5C46A'
        : k < 76
          ? k % 3
            ? '#8A4A24'
            : '#6B3620'
          : k % 2
            ? '#F2A83A'
            : '#B5702A',
    );
  }
}

function paintBee(brush: Brush, x: number, y: number, turn: number, isMirrored: boolean): void {
  for (const k of rangeOf(6))
    brush.disc(x + (isMirrored ? 1 : -1) * (30 + k * 11), y + Math.sin(k * 1.3) * 9, 2.4, '#FFF3D0');
  brush.at(x, y, { turn, isMirrored, scale: 1.15 }, () => {
    brush.oval(-4, -20, 11, 19, '#F4FCFF', 0.9);
    brush.at(10, -17, { turn: 30 }, () => brush.oval(0, 0, 10, 17, '#DDF0FA', 0.9));
    brush.oval(0, 2, 26, 17, '#FFC82F');
    brush.stroke('M-10 -12q5 14 0 28M1 -14q5 14 0 31M12 -12q5 14 0 26', '#2A1F24', 7);
    brush.disc(25, -2, 12, '#2A1F24');
    brush.disc(29, -4, 3.4, '#FFFFFF');
    brush.stroke('M28 -12q6 -10 14 -10M24 -13q2 -10 8 -14', '#2A1F24', 2.6);
    brush.shape('M-24 -2l-12 4 12 5Z', '#2A1F24');
  });
}

function paintFinch(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [a, b] = dice.pick([
    ['#D4402F', '#5A3A34'],
    ['#3F8AD0', '#27406B'],
    ['#8FB83A', '#3F5A2A'],
  ] as const);
  brush.at(x, y, { isMirrored: dice.chance(0.5), scale: 1.2 }, () => {
    brush.shape('M-22 4L-66 22L-62 34L-14 18Z', b);
    brush.shape('M-34 10Q-22 -26 8 -30Q30 -50 46 -34Q52 -22 42 -8Q30 26 -4 24Q-26 24 -34 10Z', a);
    brush.shape('M-28 8Q-10 -18 14 -8Q6 14 -28 8Z', b);
    brush.shape('M10 22Q34 14 40 -8Q30 26 -4 24Z', '#FFF0DC');
    brush.shape('M48 -32l20 7 -19 6Z', '#F2B04A');
    brush.disc(38, -29, 4.4, '#1F1A24');
    brush.disc(39.4, -30.4, 1.6, '#FFFFFF');
    brush.stroke('M0 24v12M10 22v13', '#8A5A34', 4);
  });
}

function paintFence(brush: Brush, dice: PictureDice): void {
  for (const y of [500, 566]) paintSlab(brush, -10, y, 1220, 20, '#E8DCC8', 2);
  for (const k of rangeOf(16)) {
    const x = 10 + k * 78;
    brush.shape(`M${x} 640V480l20 -22 20 22v160Z`, dice.pick(['#F7F0E4', '#EFE4D0', '#FFFAF0']));
    brush.shape(`M${x + 28} 640V467l12 13v160Z`, SHADOW_COLOR, 0.16);
    for (const y of [508, 574]) brush.disc(x + 20, y, 3.4, '#8A7A6A');
  }
}
