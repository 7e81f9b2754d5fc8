/** The ground under an oak in close-up: leaves, acorns, mushrooms, a hedgehog, beetles, snails, and a forgotten lantern. */
import { formatNumber, SHEET, type Brush } from '../pictures/brush';
import { rangeOf, type PictureDice } from '../pictures/dice';
import { darken, lighten, mixColors } from '../pictures/hours';
import type { Spot } from '../pictures/lights';
import { paintFern, paintMushroom } from '../pictures/plants';
import {
  pointsAround,
  paintBlossom,
  paintEitherWay,
  leafPath,
  scatter,
  SHADOW_COLOR,
} from '../pictures/things/forms';
import { paintStandLantern } from '../pictures/things/lamps';

export { undergrowth as descriptionShort } from '../shelf-shorts';

const SOILS = [
  { soil: '#4A3424', leaves: ['#D9702A', '#F2A83A', '#B5402F', '#8A5A2A', '#E8C84A'], moss: '#6B8A3A' },
  { soil: '#3A3A2A', leaves: ['#A8B03A', '#D9B04A', '#7A8A34', '#C4803A', '#E8D88A'], moss: '#4F8A4A' },
  { soil: '#4A2A34', leaves: ['#C4304A', '#E8703A', '#8A2F4A', '#F2B06A', '#7A3A2A'], moss: '#7A8A4A' },
] as const;
type Soil = (typeof SOILS)[number];

export const paint = (brush: Brush, dice: PictureDice): Spot =>
  paintEitherWay(brush, dice, () => paintGround(brush, dice));

function paintGround(brush: Brush, dice: PictureDice): Spot {
  const soil = dice.pick(SOILS);
  brush.box(0, 0, SHEET.width, SHEET.height, soil.soil);
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 62, (x, y, i) =>
    paintOakLeaf(brush, dice, x, y, dice.between(0.6, 0.9), darken(soil.leaves[i % 5]!, 0.42)),
  );
  scatter(dice, { x: 0, y: 0, width: 1200, height: 800 }, 80, (x, y, i) => {
    if (i % 3)
      paintOakLeaf(brush, dice, x, y, dice.between(0.8, 1.15), soil.leaves[(i * 3 + dice.whole(0, 1)) % 5]!);
    else paintBirch(brush, dice, x, y, soil.leaves[(i + 1) % 5]!);
  });
  paintRoot(brush, dice, soil);
  for (const [x, y, r] of [
    [130, 250, 78],
    [1060, 330, 92],
    [520, 740, 84],
  ] as const)
    paintMoss(brush, dice, x, y, r, soil.moss);
  for (const [x, y] of [
    [70, 790],
    [1130, 800],
    [720, 300],
  ] as const)
    paintFern(brush, dice, x, y, dice.between(110, 150), soil.moss);
  paintRing(brush, dice);
  scatter(dice, { x: 30, y: 60, width: 1140, height: 700 }, 186, (x, y, i) => {
    const kind = (i * 5 + 2) % 7;
    if (kind < 3) paintAcorns(brush, dice, x, y);
    else if (kind === 3) paintCone(brush, dice, x, y);
    else if (kind === 4) paintLadybird(brush, dice, x, y);
    else if (kind === 5)
      for (const k of rangeOf(4))
        paintBlossom(
          brush,
          x - 26 + k * 18,
          y + (k % 2) * 16,
          12,
          k % 2 ? '#B58AF0' : '#FFFFFF',
          '#FFD84A',
          5,
        );
    else paintFeather(brush, dice, x, y);
  });
  paintSnail(brush, dice, 260, 470);
  paintSnail(brush, dice, 960, 680);
  paintHedgehog(brush, 400, 640, 1.5);
  paintHedgehog(brush, 566, 690, 0.76);
  paintHedgehog(brush, 664, 668, 0.68);
  return paintStandLantern(brush, 820, 560, 1.7, '#33281F');
}

function paintOakLeaf(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  scale: number,
  tone: string,
): void {
  const path =
    'M0 62Q-8 44 -20 46Q-34 38 -24 26Q-42 22 -34 4Q-44 -4 -30 -16Q-36 -32 -20 -34Q-14 -56 0 -60Q14 -56 20 -34Q36 -32 30 -16Q44 -4 34 4Q42 22 24 26Q34 38 20 46Q8 44 0 62Z';
  brush.at(x, y, { scale, turn: dice.between(0, 360) }, () => {
    brush.at(4, 7, {}, () => brush.shape(path, SHADOW_COLOR, 0.3));
    brush.shape(path, tone);
    brush.shape(
      'M0 62Q8 44 20 46Q34 38 24 26Q42 22 34 4Q44 -4 30 -16Q36 -32 20 -34Q14 -56 0 -60Z',
      SHADOW_COLOR,
      0.14,
    );
    brush.stroke(
      'M0 78V-48M0 30L20 16M0 30L-20 16M0 6L24 -8M0 6L-24 -8M0 -18L16 -30M0 -18L-16 -30',
      lighten(tone, 0.4),
      3,
      0.85,
    );
  });
}

function paintBirch(brush: Brush, dice: PictureDice, x: number, y: number, tone: string): void {
  const turn = dice.between(0, 360);
  for (const k of rangeOf(2)) {
    const at = leafPath(x, y, 84 - k * 20, 32 - k * 9, turn + k * 70);
    brush.at(4, 6, {}, () => brush.shape(at, SHADOW_COLOR, 0.28));
    brush.shape(at, k ? lighten(tone, 0.2) : tone);
    const [px, py] = pointsAround(x, y, 70 - k * 20, 1, turn + k * 70 + 90)[0]!;
    brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}L${px} ${py}`, darken(tone, 0.35), 3);
  }
}

function paintRoot(brush: Brush, dice: PictureDice, { moss }: Soil): void {
  const bark = dice.pick(['#6B4A34', '#5A4438', '#7A5440']);
  for (const [path, wide] of [
    ['M-40 110Q240 40 420 120T760 90T1240 40', 92],
    ['M700 80Q820 170 990 150T1240 210', 56],
    ['M330 90Q300 200 170 250T-40 380', 52],
  ] as const) {
    brush.at(6, 14, {}, () => brush.stroke(path, SHADOW_COLOR, wide, 0.35));
    brush.stroke(path, bark, wide);
    brush.at(0, -wide * 0.3, {}, () => brush.stroke(path, lighten(bark, 0.22), wide * 0.16));
    brush.at(0, -wide * 0.05, {}, () => brush.stroke(path, darken(bark, 0.3), wide * 0.07));
    brush.at(0, wide * 0.22, {}, () => brush.stroke(path, darken(bark, 0.4), wide * 0.1));
  }
  for (const k of rangeOf(20)) {
    const [x, y] = [20 + k * 61, 84 + Math.sin(k * 0.9) * 20];
    brush.stroke(
      `M${x} ${formatNumber(y)}q12 -12 26 0q-6 14 -18 6`,
      mixColors(bark, k % 2 ? moss : '#2A1A14', 0.6),
      5,
    );
    if (k % 3 === 0)
      for (const j of rangeOf(5))
        brush.disc(x + j * 9, y - 30 + (j % 2) * 7, 10, j % 2 ? moss : lighten(moss, 0.2));
  }
}

function paintMoss(brush: Brush, dice: PictureDice, x: number, y: number, r: number, moss: string): void {
  brush.oval(x + 5, y + 10, r * 1.2, r * 0.8, SHADOW_COLOR, 0.3);
  for (const k of rangeOf(54)) {
    const [a, far] = [k * 2.4, r * Math.sqrt((54 - k) / 54)];
    const [px, py] = [x + Math.cos(a) * far * 1.16, y + Math.sin(a) * far * 0.76];
    brush.disc(px, py, r * 0.16, [moss, lighten(moss, 0.2), darken(moss, 0.2)][k % 3]!);
    if (k % 4 === 0) {
      brush.stroke(`M${formatNumber(px)} ${formatNumber(py)}q3 -12 6 -22`, '#B5603A', 2.6);
      brush.oval(px + 7, py - 24, 4, 6, dice.pick(['#E8A04A', '#C4502F']));
    }
  }
}

function paintRing(brush: Brush, dice: PictureDice): void {
  for (const [i, [x, y, size]] of (
    [
      [170, 640, 110],
      [110, 690, 80],
      [230, 700, 70],
      [990, 470, 120],
      [1080, 520, 90],
      [930, 540, 64],
      [560, 380, 96],
      [640, 420, 70],
      [490, 420, 60],
      [1130, 700, 76],
      [350, 300, 70],
    ] as const
  ).entries()) {
    brush.oval(x + 4, y + 3, size * 0.4, size * 0.12, SHADOW_COLOR, 0.35);
    paintMushroom(
      brush,
      x,
      y,
      size,
      dice.pick(i % 3 ? ['#D4402F', '#E8803A', '#C4506B'] : ['#F2C480', '#8A6AB0', '#A8683A']),
    );
    for (const k of rangeOf(5))
      brush.stroke(
        `M${formatNumber(x - size * 0.3 + k * size * 0.15)} ${formatNumber(y - size * 0.5)}l${k - 2} ${formatNumber(size * 0.07)}`,
        '#B58A6A',
        2.4,
      );
  }
}

function paintAcorns(brush: Brush, dice: PictureDice, x: number, y: number): void {
  for (const k of rangeOf(3))
    brush.at(x - 24 + k * 26, y + (k % 2) * 18, { turn: dice.between(-70, 70), scale: 1.15 }, () => {
      brush.oval(3, 9, 14, 19, SHADOW_COLOR, 0.3);
      brush.shape('M-13 -4H13Q14 18 0 26Q-14 18 -13 -4Z', k % 2 ? '#C4883A' : '#A8B04A');
      brush.stroke('M-6 2q0 10 3 14', '#FFF0C4', 3, 0.8);
      brush.shape('M-16 -3Q-15 -20 0 -20Q15 -20 16 -3Q0 4 -16 -3Z', '#7A4A2A');
      for (const j of rangeOf(6)) brush.disc(-9 + (j % 3) * 9, -13 + Math.floor(j / 3) * 7, 2.8, '#B57A44');
      brush.stroke('M0 -20v-9', '#5A3420', 4);
    });
}

function paintCone(brush: Brush, dice: PictureDice, x: number, y: number): void {
  brush.at(x, y, { turn: dice.between(-60, 60) }, () => {
    brush.oval(4, 6, 27, 40, SHADOW_COLOR, 0.3);
    for (const row of rangeOf(7))
      for (const k of rangeOf(4)) {
        const half = 26 * Math.sin(((row + 1) / 8) * 3.1);
        const px = -half + ((k + 0.5) * half) / 2;
        brush.shape(
          `M${formatNumber(px - 9)} ${-36 + row * 11}q9 20 18 0q-9 -8 -18 0Z`,
          (k + row) % 2 ? '#8A5A3A' : '#B5804F',
        );
      }
  });
}

function paintLadybird(brush: Brush, dice: PictureDice, x: number, y: number): void {
  brush.at(x, y, { turn: dice.between(0, 360), scale: 1.3 }, () => {
    for (const s of [-1, 1])
      for (const k of rangeOf(3))
        brush.stroke(`M${s * 14} ${-9 + k * 10}l${s * 13} ${-5 + k * 5}`, '#1F1A24', 3);
    brush.disc(2, 5, 22, SHADOW_COLOR, 0.3);
    brush.disc(0, -18, 12, '#1F1A24');
    brush.disc(0, 0, 22, dice.pick(['#E5303A', '#F2A02F', '#F7D03A']));
    brush.stroke('M0 -20V22', '#1F1A24', 3);
    for (const s of [-1, 1]) {
      for (const [dx, dy] of [
        [9, -9],
        [13, 4],
        [6, 13],
      ] as const)
        brush.disc(s * dx, dy, 4, '#1F1A24');
      brush.disc(s * 5, -23, 3, '#FFFFFF');
    }
  });
}

function paintFeather(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const tone = dice.pick(['#5AA0D8', '#F7F0E4', '#8A7A9A']);
  brush.at(x, y, { turn: dice.between(0, 360) }, () => {
    brush.at(4, 7, {}, () => brush.shape(leafPath(-50, 0, 100, 30, 0), SHADOW_COLOR, 0.28));
    brush.shape(leafPath(-50, 0, 100, 30, 0), tone);
    for (const k of rangeOf(9))
      brush.stroke(
        `M${-36 + k * 9} 0l12 -11M${-36 + k * 9} 0l12 11`,
        k % 2 ? darken(tone, 0.35) : lighten(tone, 0.5),
        3,
      );
    brush.stroke('M-70 0H46', '#FFF6E4', 3);
  });
}

function paintSnail(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const shell = dice.pick(['#E8A85A', '#C4607A', '#7AA0B0']);
  brush.at(x, y, { scale: 1.4, isMirrored: dice.chance(0.5) }, () => {
    brush.oval(0, 2, 56, 7, SHADOW_COLOR, 0.3);
    brush.shape('M-50 0Q-20 -12 20 -8Q40 -12 42 -34Q56 -38 58 -22Q60 0 40 0Z', '#D9C4A0');
    brush.stroke('M46 -34l-4 -18M54 -34l8 -15', '#D9C4A0', 4);
    brush.disc(42, -54, 4, '#3A2A24');
    brush.disc(63, -51, 4, '#3A2A24');
    brush.disc(-4, -26, 28, shell);
    brush.stroke('M-22 -10Q-36 -40 -6 -46Q22 -42 14 -20Q2 -8 -10 -22Q-10 -32 0 -30', darken(shell, 0.4), 5);
    for (const [px, py] of pointsAround(-4, -26, 23, 10)) brush.disc(px, py, 2.6, lighten(shell, 0.5));
  });
}

function paintHedgehog(brush: Brush, x: number, y: number, scale: number): void {
  brush.at(x, y, { scale }, () => {
    brush.oval(0, 4, 84, 11, SHADOW_COLOR, 0.35);
    brush.shape('M-62 4Q-70 -94 12 -98Q92 -92 88 4Z', '#4A2E24');
    for (const row of rangeOf(6))
      for (const k of rangeOf(13 - row)) {
        const a = ((-178 + (k / (12 - row)) * 174) * Math.PI) / 180;
        const far = 66 - row * 12;
        const [px, py] = [12 + Math.cos(a) * far * 1.04, Math.sin(a) * far * 1.2 - 4];
        brush.shape(
          leafPath(px, py, 36, 7, (a * 180) / Math.PI + (k % 2 ? 12 : -6)),
          ['#6B4630', '#A8784C', '#4A2E24', '#D9B080'][(k + row * 3) % 4]!,
        );
      }
    brush.shape('M-66 0Q-70 -26 -40 -34Q-70 -52 -84 -26Q-110 -16 -116 -6Q-112 4 -90 4Z', '#E8C8A0');
    brush.shape('M-70 2Q-40 -20 30 -12Q66 -10 70 2Z', '#E8C8A0');
    brush.disc(-116, -8, 8, '#2A1B1F');
    brush.disc(-88, -20, 6, '#2A1B1F');
    brush.disc(-90, -22, 2, '#FFFFFF');
    brush.disc(-62, -36, 12, '#C49A74');
    brush.stroke('M-108 2q8 6 16 0', '#8A5A44', 3);
    for (const dx of [-54, -30, 34, 56]) brush.oval(dx, 3, 10, 5, '#C49A74');
  });
}
