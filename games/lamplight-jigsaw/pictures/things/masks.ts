/** Carnival masks. Each is about 120 wide and drawn around its center. */
import { polygonPath, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { createStarPath } from '../sky';
import { pointsAround, paintBlossom, leafPath, SHADOW_COLOR } from './forms';
import { MOTIFS, paintMotif, paintOpenMotif } from './motifs';

export const TONES = [
  '#E5403F',
  '#F7C02F',
  '#2F9AC4',
  '#3FA86A',
  '#B54FB0',
  '#FFF3E0',
  '#F2809A',
  '#F28A2F',
  '#5A5AC8',
  '#8FCC4A',
] as const;
export const GOLD = '#F2C24A';
export type Tones = readonly [string, string, string];
type Mask = (brush: Brush, dice: PictureDice, tones: Tones) => void;

const FACE = 'M0 -62Q54 -60 54 -8Q50 50 0 66Q-50 50 -54 -8Q-54 -60 0 -62Z';
const HALF = 'M-70 -34Q-30 -52 0 -30Q30 -52 70 -34Q74 14 34 26Q10 28 0 6Q-10 28 -34 26Q-74 14 -70 -34Z';

function paintEyes(brush: Brush, ink: string, y = -14, width = 25): void {
  for (const s of [-1, 1]) {
    brush.shape(
      `M${s * (width - 17)} ${y + 3}Q${s * width} ${y - 15} ${s * (width + 17)} ${y}Q${s * width} ${y + 13} ${s * (width - 17)} ${y + 3}Z`,
      '#17101F',
    );
    brush.stroke(
      `M${s * (width - 19)} ${y + 3}Q${s * width} ${y - 19} ${s * (width + 20)} ${y - 2}`,
      ink,
      4.4,
    );
  }
}

const drop = (brush: Brush, path: string): void =>
  brush.at(5, 8, {}, () => brush.shape(path, SHADOW_COLOR, 0.36));

const paintLips = (brush: Brush, tone: string, y = 34): void => {
  brush.shape(`M-17 ${y}Q-8 ${y - 8} 0 ${y - 3}Q8 ${y - 8} 17 ${y}Q0 ${y + 14} -17 ${y}Z`, tone);
  brush.stroke(`M-17 ${y}Q0 ${y + 4} 17 ${y}`, darken(tone, 0.4), 2.4);
};

const paintPlumes = (brush: Brush, tones: Tones, y: number, length: number, spread: number): void => {
  for (const k of rangeOf(7)) {
    const turn = -90 + (k - 3) * spread;
    brush.shape(leafPath(0, y, length - Math.abs(k - 3) * 5, 15, turn), tones[k % 3]!);
    const [px, py] = pointsAround(0, y, length * 0.82, 1, turn + 90)[0]!;
    brush.stroke(`M0 ${y}L${px} ${py}`, lighten(tones[k % 3]!, 0.55), 2.6);
    brush.disc(px, py, 5.4, GOLD);
    brush.disc(px, py, 3, tones[(k + 1) % 3]!);
  }
};

export const MASKS: readonly Mask[] = [
  // Draws a half mask in two colors, with plumes.
  (brush, dice, [a, b, c]) => {
    paintPlumes(brush, [a, b, c], -24, 82, 21);
    drop(brush, HALF);
    brush.shape(HALF, a);
    brush.within(HALF, () => {
      paintOpenMotif(brush, 'diamonds', { x: 0, y: -60, width: 80, height: 90 }, [b, c, lighten(b, 0.4)], 16);
      for (const k of rangeOf(6)) brush.disc(-60 + k * 11, 14 - (k % 2) * 6, 3.4, GOLD);
    });
    brush.stroke(HALF, GOLD, 5);
    paintEyes(brush, GOLD, -10, 35);
    brush.disc(0, -32, 10, GOLD);
    brush.disc(0, -32, 6, c);
    brush.stroke('M64 10L84 92', '#8A5A34', 6);
    for (const k of rangeOf(4)) brush.stroke(`M${66 + k * 5} ${22 + k * 19}l8 -3`, GOLD, 4);
  },
  // Draws a sun mask.
  (brush, dice, [a, b]) => {
    for (const k of rangeOf(16)) {
      const [px, py] = pointsAround(0, 0, k % 2 ? 92 : 76, 1, k * 22.5)[0]!;
      const [q, r] = [
        pointsAround(0, 0, 52, 1, k * 22.5 - 12)[0]!,
        pointsAround(0, 0, 52, 1, k * 22.5 + 12)[0]!,
      ];
      brush.shape(polygonPath([px, py], q, r), k % 2 ? '#F28A2F' : '#FFD84A');
    }
    brush.disc(0, 0, 58, '#F7B83A');
    brush.disc(0, 0, 50, '#FFD85A');
    for (const [px, py] of pointsAround(0, 0, 54, 20)) brush.disc(px, py, 3, '#FFF6D8');
    paintEyes(brush, '#B5602A', -10, 20);
    brush.stroke('M0 -6q8 18 -2 20', '#C4702A', 4);
    paintLips(brush, a, 30);
    for (const s of [-1, 1]) brush.shape(createStarPath(s * 32, 18, 9), b);
  },
  // Draws a moon mask.
  (brush, dice, [a, b, c]) => {
    const path = 'M30 -84Q-62 -86 -66 0Q-62 86 30 84Q-4 62 6 26Q24 22 14 10Q26 0 10 -14Q0 -60 30 -84Z';
    drop(brush, path);
    brush.shape(path, '#DDE4F4');
    brush.within(path, () => {
      for (const k of rangeOf(16))
        brush.disc(-58 + ((k * 37) % 70), -70 + ((k * 29) % 146), 3 + (k % 3) * 2, k % 2 ? a : '#B8C4E0');
      brush.disc(-60, 0, 30, c, 0.35);
    });
    brush.stroke(path, GOLD, 5);
    brush.shape('M-30 -16Q-14 -34 6 -18Q-12 -4 -30 -16Z', '#17101F');
    brush.stroke('M-34 -17Q-14 -40 8 -20', b, 5);
    brush.stroke('M-8 40q10 6 16 -2', '#C4405A', 6);
    for (const k of rangeOf(5)) {
      const [px, py] = pointsAround(44, 4, 40, 9)[k]!;
      brush.shape(createStarPath(px, py, 10), k % 2 ? GOLD : c);
    }
  },
  // Draws a fox mask.
  (brush, dice, [, b]) => {
    const path = 'M-66 -84L-30 -48H30L66 -84L68 -14Q54 20 22 34L0 74L-22 34Q-54 20 -68 -14Z';
    drop(brush, path);
    brush.shape(path, '#E8702F');
    brush.shape(
      'M-68 -14Q-44 -10 -20 22L0 74L-22 34Q-54 20 -68 -14ZM68 -14Q44 -10 20 22L0 74L22 34Q54 20 68 -14Z',
      '#FFF3E0',
    );
    brush.shape('M-58 -66L-36 -42L-58 -34ZM58 -66L36 -42L58 -34Z', '#3A2430');
    paintEyes(brush, '#FFF3E0', -8, 29);
    brush.disc(0, 68, 10, '#2A1B24');
    for (const k of rangeOf(5))
      brush.shape(leafPath(0, -20, 32 - Math.abs(k - 2) * 4, 6, -130 + k * 20), k % 2 ? b : GOLD);
    for (const s of [-1, 1]) for (const k of rangeOf(3)) brush.disc(s * (24 + k * 11), 22 - k * 8, 3, b);
  },
  // Draws a harlequin mask with a cap and bells.
  (brush, dice, [a, b, c]) => {
    for (const [k, path] of [
      'M-50 -30Q-98 -60 -86 -4Q-74 -34 -40 -14Z',
      'M-26 -46Q0 -130 26 -46Z',
      'M50 -30Q98 -60 86 -4Q74 -34 40 -14Z',
    ].entries()) {
      brush.shape(path, [a, b, c][k]!);
      brush.stroke(path, GOLD, 3);
    }
    for (const [px, py] of [
      [-86, 0],
      [0, -92],
      [86, 0],
    ] as const) {
      brush.disc(px, py, 10, GOLD);
      brush.stroke(`M${px - 6} ${py + 2}h12`, '#8A5A1F', 3);
    }
    drop(brush, FACE);
    brush.shape(FACE, '#FFF6EA');
    brush.within(FACE, () => {
      brush.box(0, -70, 60, 140, a, 0.85);
      brush.shape(polygonPath([-25, -46], [-12, -12], [-25, 26], [-38, -12]), b);
      brush.shape(polygonPath([25, -46], [38, -12], [25, 26], [12, -12]), c);
      paintMotif(brush, 'checks', { x: -60, y: -64, width: 120, height: 20 }, [b, c, GOLD], 10);
    });
    paintEyes(brush, GOLD, -12, 25);
    paintLips(brush, '#C4304A', 38);
    brush.shape('M-28 10q6 12 0 16q-6 -4 0 -16Z', '#3FA0E0');
  },
  // Draws a bird mask with a long beak.
  (brush, dice, [a, b, c]) => {
    paintPlumes(brush, [b, c, a], -20, 78, 24);
    drop(brush, FACE);
    brush.shape('M0 -50Q56 -50 52 -6Q36 10 22 26L0 92L-22 26Q-36 10 -52 -6Q-56 -50 0 -50Z', a);
    brush.within('M0 -50Q56 -50 52 -6Q36 10 22 26L0 92L-22 26Q-36 10 -52 -6Q-56 -50 0 -50Z', () => {
      for (const row of rangeOf(4))
        for (const k of rangeOf(7))
          brush.shape(
            `M${-56 + k * 17 + (row % 2) * 8} ${-48 + row * 15}a8 9 0 0 0 16 0Z`,
            [lighten(a, 0.3), b, darken(a, 0.2)][(k + row) % 3]!,
          );
      brush.shape('M-20 14H20L0 92Z', GOLD);
      brush.shape('M2 14H20L0 92Z', '#C48A2A');
    });
    paintEyes(brush, '#FFF6E0', -12, 25);
    for (const k of rangeOf(3)) brush.stroke(`M${-12 + k * 3} ${26 + k * 16}h${24 - k * 6}`, '#8A5A1F', 3);
  },
  // Draws a mask of a face with a patterned brow and flowers.
  (brush, dice, [a, b, c]) => {
    for (const [k, [px, py]] of pointsAround(0, -6, 66, 15, -84).entries())
      if (py < 20) paintBlossom(brush, px, py, 19, [a, b, c][k % 3]!, GOLD, 6);
    drop(brush, FACE);
    brush.shape(FACE, dice.pick(['#FFF3E4', '#C4E0E8', '#F7D0C4']));
    brush.within(FACE, () => {
      paintMotif(
        brush,
        dice.pick(MOTIFS),
        { x: -60, y: -64, width: 120, height: 34 },
        [lighten(a, 0.2), b, c],
        13,
      );
      for (const s of [-1, 1]) brush.disc(s * 34, 16, 13, a, 0.5);
      for (const s of [-1, 1])
        brush.stroke(`M${s * 10} 54q${s * 20} -6 ${s * 26} -24q${s * -2} -10 ${s * -9} -4`, c, 4);
    });
    brush.stroke(FACE, GOLD, 4);
    paintEyes(brush, b, -12, 25);
    brush.stroke('M0 -8q7 18 -2 22', darken('#F7D0C4', 0.25), 3.4);
    paintLips(brush, a, 34);
  },
  // Draws a cat mask.
  (brush, dice, [a, b, c]) => {
    const path = 'M-58 -78L-26 -50H26L58 -78L66 -20Q66 40 0 54Q-66 40 -66 -20Z';
    drop(brush, path);
    brush.shape(path, '#27202F');
    brush.within(path, () => {
      for (const [k, [px, py]] of pointsAround(0, -6, 48, 18).entries())
        brush.disc(px, py, 5, [a, b, c][k % 3]!);
      brush.shape('M-52 -62L-34 -44L-54 -36ZM52 -62L34 -44L54 -36Z', b);
    });
    brush.stroke(path, GOLD, 5);
    for (const s of [-1, 1]) {
      brush.oval(s * 25, -8, 17, 13, c);
      brush.oval(s * 25, -8, 5, 12, '#17101F');
      for (const k of rangeOf(3))
        brush.stroke(`M${s * 16} ${24 + k * 5}l${s * 66} ${-14 + k * 13}`, '#FFF6E4', 2.6);
    }
    brush.shape('M-9 18h18l-9 11Z', a);
    for (const k of rangeOf(3)) brush.shape(createStarPath((k - 1) * 16, -36 - (k === 1 ? 8 : 0), 7), GOLD);
  },
  // Draws a mask of leaves.
  (brush, dice, [a, b]) => {
    for (const k of rangeOf(22))
      brush.shape(
        leafPath(0, 4, 92 - (k % 3) * 14, 22, k * 16.4),
        ['#4F9A3F', '#8FC44A', '#2F7A4A', '#B5C83A'][k % 4]!,
      );
    brush.shape(FACE, '#6BA84A');
    brush.within(FACE, () => {
      for (const k of rangeOf(13))
        brush.shape(leafPath(0, 24, 92, 13, -170 + k * 27), ['#7ABF4A', '#3F8A3F'][k % 2]!);
      for (const k of rangeOf(6))
        paintBlossom(brush, -36 + k * 15, -46 + (k % 2) * 9, 10, k % 2 ? a : b, GOLD, 5);
    });
    paintEyes(brush, '#FFF3C4', -6, 25);
    paintLips(brush, '#8A3F2A', 38);
    for (const s of [-1, 1]) brush.disc(s * 8, 22, 5, '#C4302F');
  },
];
