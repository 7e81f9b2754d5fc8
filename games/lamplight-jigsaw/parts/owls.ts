/** A parliament of owls in an old tree: each on its branch, one of them speaking, a lamp above the middle. */
import { verticalFade, formatNumber, SHEET, type Brush } from '../pictures/brush';
import { paintMoth } from '../pictures/creatures';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, LAMP, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintFern, paintMushroom } from '../pictures/plants';
import { scallopPath, createStarPath } from '../pictures/sky';
import {
  pointsAround,
  paintEitherWay,
  leafPath,
  scatter,
  SHADOW_COLOR,
  paintSlab,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';
import { paintPlanks } from '../pictures/things/walls';

export { owls as descriptionShort } from '../shelf-shorts';

const WOODS = [
  {
    sky: ['#2F2A5A', '#7A4A86', '#E88A70'],
    leaves: ['#E8A030', '#D4602A', '#B5402F', '#F2C84A'],
    bark: '#5A3A30',
  },
  {
    sky: ['#14404A', '#2F7A74', '#C4D890'],
    leaves: ['#4F8A3A', '#8FB03A', '#2F6B4A', '#D9C84A'],
    bark: '#4A3A34',
  },
  {
    sky: ['#3A1F4A', '#A03A5A', '#F7A860'],
    leaves: ['#C4402F', '#E8742A', '#8A2F4A', '#F7B83A'],
    bark: '#4A2A2A',
  },
] as const;
const COATS = [
  '#8A5A34',
  '#F3E8DC',
  '#5A4A54',
  '#C48A4A',
  '#6B5A7A',
  '#A8A0A0',
  '#B5623A',
  '#3F4A5A',
] as const;
const SILKS = ['#C4303F', '#2F6AA8', '#F2B83A', '#3F8A5A', '#7A4AA0'] as const;

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintTreeHall(brush, dice));

const BOUGHS = [
  [600, 190, 60, 150],
  [600, 210, 1140, 160],
  [600, 350, 20, 330],
  [600, 370, 1190, 345],
  [600, 520, 60, 505],
  [600, 530, 1150, 520],
] as const;

function paintTreeHall(brush: Brush, dice: PictureDice): Spot {
  const wood = dice.pick(WOODS);
  paintDusk(brush, dice, wood.sky);
  scatter(dice, { x: 0, y: 0, width: 1200, height: 620 }, 40, (x, y, i) =>
    paintLeaf(brush, x, y, 34, i * 53, mixColors(wood.leaves[i % 4]!, wood.sky[0], 0.5)),
  );
  paintTrunk(brush, dice, wood.bark);
  for (const [x, y, tx, ty] of BOUGHS) paintBough(brush, dice, x, y, tx, ty, wood);
  const lamp = paintStandLantern(brush, 600, 330, 1.25);
  brush.stroke('M600 210V232', '#241A2E', 4);
  for (const [b, [x, y, tx, ty]] of BOUGHS.entries())
    for (const k of rangeOf(4)) {
      const t = 0.27 + k * 0.22 + dice.between(-0.03, 0.03);
      const py = y + (ty - y) * t - 34 * Math.sin(t * Math.PI) - 10;
      paintMember(
        brush,
        dice,
        x + (tx - x) * t,
        py,
        (b > 3 ? 1.16 : 1.02) * dice.between(0.86, 1.06),
        dice.whole(0, 4),
      );
    }
  paintFloorOfWood(brush, dice, wood);
  paintSpeaker(brush, dice, wood.bark);
  for (const i of rangeOf(5))
    paintMoth(
      brush,
      lamp.x + pointsAround(0, 0, 96, 5, 20)[i]![0],
      lamp.y + pointsAround(0, 0, 80, 5, 20)[i]![1],
      0.8,
      i * 60,
      dice.pick(['#FFF0C8', '#F7C8D8', '#C8E8F0']),
    );
  return lamp;
}

function paintDusk(brush: Brush, dice: PictureDice, sky: readonly [string, string, string]): void {
  brush.box(0, 0, SHEET.width, SHEET.height, verticalFade(0, 640, ...sky));
  for (const i of rangeOf(8))
    brush.shape(
      scallopPath(600, 320, 760 - i * 84, 30 - i, 22),
      lighten(mixColors(sky[1], sky[2], i / 8), 0.04 * i),
      0.5,
    );
  brush.glow(600, 300, 420, LAMP, 0.4);
  for (const _ of rangeOf(70))
    brush.shape(
      createStarPath(dice.between(0, 1200), dice.between(0, 420), dice.between(3, 7)),
      '#FFF3D6',
      0.8,
    );
}

const paintLeaf = (brush: Brush, x: number, y: number, length: number, turn: number, tone: string): void => {
  brush.shape(leafPath(x, y, length, length * 0.34, turn), tone);
  brush.shape(leafPath(x, y, length, 2, turn), lighten(tone, 0.4));
};

function paintTrunk(brush: Brush, dice: PictureDice, bark: string): void {
  const path =
    'M470 800Q530 700 520 560Q516 380 536 130L548 -20H652L664 130Q684 380 680 560Q670 700 740 800Z';
  brush.at(12, 8, {}, () => brush.shape(path, SHADOW_COLOR, 0.3));
  brush.shape(path, bark);
  brush.within(path, () => {
    for (const i of rangeOf(15)) {
      let line = `M${500 + i * 15} -20`;
      for (const k of rangeOf(9)) line += `q${k % 2 ? -9 : 9} 46 ${formatNumber(dice.between(-4, 4))} 92`;
      brush.stroke(line, i % 2 ? darken(bark, 0.4) : lighten(bark, 0.2), 4, 0.8);
    }
    for (const y of [90, 430, 610]) {
      for (const k of rangeOf(4))
        brush.oval(
          596 + (y % 40) - 20,
          y,
          36 - k * 8,
          46 - k * 10,
          k % 2 ? lighten(bark, 0.22) : darken(bark, 0.5),
        );
    }
    brush.box(644, 0, 90, 800, SHADOW_COLOR, 0.24);
  });
}

function paintBough(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  tx: number,
  ty: number,
  { bark, leaves }: (typeof WOODS)[number],
): void {
  const [mx, my] = [(x + tx) / 2, (y + ty) / 2 - 68];
  for (const [wide, tone, dy] of [
    [26, darken(bark, 0.5), 8],
    [24, bark, 0],
    [6, lighten(bark, 0.3), -7],
  ] as const)
    brush.stroke(`M${x} ${y + dy}Q${mx} ${my + dy} ${tx} ${ty + dy}`, tone, wide);
  for (const i of rangeOf(34)) {
    const t = dice.between(0.12, 1.04);
    const [px, py] = [
      (1 - t) ** 2 * x + 2 * t * (1 - t) * mx + t * t * tx,
      (1 - t) ** 2 * y + 2 * t * (1 - t) * my + t * t * ty,
    ];
    const tone = dice.pick(leaves);
    const isUp = i % 4 === 0;
    paintLeaf(
      brush,
      px,
      py + (isUp ? -8 : 8),
      dice.between(26, 44),
      isUp ? dice.between(200, 340) : dice.between(30, 150),
      i % 3 ? tone : darken(tone, 0.25),
    );
  }
}

/** Paints an owl of one of five kinds, with an accessory. */
function paintMember(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  scale: number,
  kind: number,
  badge = dice.whole(0, 7),
): void {
  const coat = dice.pick(COATS);
  const [pale, deep] = [lighten(coat, 0.45), darken(coat, 0.35)];
  brush.at(x, y, { scale, isMirrored: dice.chance(0.5) }, () => {
    brush.shape('M-24 14L-8 46H10L22 12Z', deep);
    brush.shape(
      kind === 3
        ? 'M-30 4Q-40 -50 0 -56Q40 -50 30 4Q0 20 -30 4Z'
        : 'M-27 6Q-36 -60 -24 -76Q0 -90 24 -76Q36 -60 27 6Q0 20 -27 6Z',
      coat,
    );
    if (kind < 2)
      for (const side of [-1, 1]) brush.shape(`M${side * 26} -66L${side * 27} -98L${side * 6} -80Z`, deep);
    brush.shape('M-16 8Q-20 -36 0 -38Q20 -36 16 8Q0 16 -16 8Z', pale);
    for (const row of rangeOf(4))
      for (const k of rangeOf(3))
        brush.stroke(`M${-12 + k * 9 + (row % 2) * 3} ${-24 + row * 8}q3 5 6 0`, deep, 2.2);
    for (const side of [-1, 1]) {
      brush.shape(
        `M${side * 29} -36Q${side * 38} -4 ${side * 18} 10Q${side * 16} -20 ${side * 29} -36Z`,
        deep,
      );
      brush.stroke(`M${side * 9 - 5} 10v9m5 -9v9m5 -9v9`, '#F2A83A', 3.6);
    }
    const eyeY = kind === 3 ? -38 : -58;
    if (kind === 2)
      brush.shape('M0 -46Q-30 -48 -22 -70Q-10 -80 0 -70Q10 -80 22 -70Q30 -48 0 -46Z', '#FFF6E8');
    for (const side of [-1, 1]) {
      brush.disc(side * 11, eyeY, 12, kind === 2 ? '#FFF6E8' : pale);
      brush.disc(side * 11, eyeY, 8.6, kind % 2 ? '#FFC42F' : '#F28A2F');
      if (dice.chance(0.16)) brush.shape(`M${side * 11 - 9} ${eyeY}a9 9 0 0 1 18 0Z`, deep);
      brush.disc(side * 11, eyeY, 4.4, '#1A1420');
      brush.disc(side * 11 - 1.6, eyeY - 2, 1.6, '#FFFFFF');
    }
    brush.shape(`M-4 ${eyeY + 5}h8l-4 11Z`, '#F2A83A');
    paintBadge(brush, dice, badge, kind, eyeY);
  });
}

function paintBadge(brush: Brush, dice: PictureDice, badge: number, kind: number, eyeY: number): void {
  const silk = dice.pick(SILKS);
  const top = kind === 3 ? -56 : -82;
  if (badge === 0) {
    brush.box(-18, top - 4, 36, 5, '#27202F');
    brush.box(-12, top - 26, 24, 24, '#27202F');
    brush.box(-12, top - 10, 24, 5, silk);
  } else if (badge === 1) {
    brush.box(-24, -36, 48, 10, silk);
    brush.box(8, -32, 11, 32, lighten(silk, 0.2));
  } else if (badge === 2) {
    for (const side of [-1, 1])
      brush.stroke(`M${side * 11 - 11} ${eyeY}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0`, '#27202F', 3);
    brush.stroke(`M-2 ${eyeY}h4`, '#27202F', 3);
  } else if (badge === 3) {
    brush.shape('M0 -30l-15 -8v16ZM0 -30l15 -8v16Z', silk);
    brush.disc(0, -30, 4, lighten(silk, 0.4));
  } else if (badge === 4) {
    brush.box(-15, -18, 30, 20, '#FFF6E4');
    for (const k of rangeOf(3)) brush.box(-11, -14 + k * 5, 20 - k * 4, 2.2, '#5A4A44');
  } else if (badge === 5) brush.shape(`M-20 ${top + 4}Q-4 ${top - 34} 22 ${top - 8}L12 ${top + 2}Z`, silk);
}

function paintFloorOfWood(brush: Brush, dice: PictureDice, { leaves, bark }: (typeof WOODS)[number]): void {
  let line = 'M0 800V668';
  for (const i of rangeOf(12)) line += `q50 ${i % 2 ? 22 : -24} 100 ${i === 5 ? -8 : i === 6 ? 8 : 0}`;
  brush.at(0, -9, {}, () => brush.shape(`${line}V800Z`, SHADOW_COLOR, 0.3));
  brush.shape(`${line}V800Z`, mixColors(bark, leaves[2], 0.4));
  scatter(dice, { x: 0, y: 668, width: 1200, height: 140 }, 27, (x, y, i) =>
    paintLeaf(
      brush,
      x,
      y,
      dice.between(20, 34),
      dice.between(0, 360),
      i % 3 ? dice.pick(leaves) : darken(leaves[i % 4]!, 0.35),
    ),
  );
  for (const i of rangeOf(8))
    paintFern(
      brush,
      dice,
      i * 168 + dice.between(-20, 30),
      790,
      dice.between(50, 76),
      i % 2 ? '#5A8A4A' : '#3F6B4A',
    );
  for (const i of rangeOf(13)) {
    const x = 40 + i * 94 + dice.between(-20, 20);
    if (Math.abs(x - 600) > 130)
      paintMushroom(
        brush,
        x,
        dice.between(724, 790),
        dice.between(40, 66),
        dice.pick(['#D4402F', '#E8A83A', '#B0689A', '#F3E3D0']),
      );
  }
}

/** Paints the speaker, at its desk made of a stump. */
function paintSpeaker(brush: Brush, dice: PictureDice, bark: string): void {
  paintMember(brush, dice, 600, 676, 1.75, 0, 7);
  for (const side of [-1, 1])
    for (const k of rangeOf(4)) brush.disc(600 + side * 46, 566 + k * 22, 15, k % 2 ? '#F4ECE0' : '#FFFFFF');
  for (const k of rangeOf(5))
    brush.disc(556 + k * 22, 540 - (k % 4 ? 12 : 0), 17, k % 2 ? '#F4ECE0' : '#FFFFFF');
  paintPlanks(brush, dice, { x: 516, y: 690, width: 168, height: 110 }, lighten(bark, 0.25), 28);
  for (const [x, y] of pointsAround(600, 744, 34, 8)) brush.disc(x, y, 8, '#F2C84A');
  brush.shape(createStarPath(600, 744, 24), '#C4303F');
  paintSlab(brush, 498, 684, 204, 18, '#8A4A2A', 3);
  paintSlab(brush, 536, 664, 60, 20, '#FFF6E4', 2);
  brush.stroke('M650 682l26 -46', '#8A4A2A', 6);
  paintSlab(brush, 656, 618, 44, 24, '#B5763F', 4);
}
