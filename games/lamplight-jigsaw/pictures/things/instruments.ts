/** Paints instruments that hang on a wall or stand on the floor. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { pointsAround, SHADOW_COLOR, paintSlab } from './forms';

export const VARNISH = ['#B5602A', '#8A3F20', '#D9924A', '#6B2F1F', '#C47A34'] as const;

export const BRASS = '#E0B048';

/** Paints a violin, or a larger instrument that stands. The center of its body is at 0. */
export function paintFiddle(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  scale: number,
  turn: number,
): void {
  const tone = dice.pick(VARNISH);
  brush.at(x, base, { scale, turn }, () => {
    brush.oval(0, 2, 36, 4, SHADOW_COLOR, 0.3);
    brush.box(-2, -10, 4, 12, '#8A8A94');
    const body =
      'M-34 -40Q-40 -10 0 -8Q40 -10 34 -40Q22 -52 24 -62Q32 -92 0 -94Q-32 -92 -24 -62Q-22 -52 -34 -40Z';
    brush.shape(body, darken(tone, 0.3));
    brush.at(0, -3, { scale: 0.94 }, () => brush.shape(body, tone));
    brush.shape('M10 -94Q30 -90 24 -62Q22 -52 34 -40Q38 -14 10 -9Q26 -40 10 -94Z', SHADOW_COLOR, 0.22);
    brush.box(-5, -150, 10, 86, '#3A2024');
    brush.stroke('M-17 -44q-6 -8 2 -16M17 -44q6 -8 -2 -16', '#2A1418', 2.6);
    brush.box(-10, -38, 20, 3, '#F3DCB0');
    brush.shape('M-5 -36h10l-3 22h-4Z', '#2A1418');
    for (const k of rangeOf(4)) brush.stroke(`M${-3 + k * 2} -36V-146`, '#F7EBD0', 0.8);
    brush.stroke('M-12 -146H12M-11 -138H11', '#3A2024', 3);
    brush.disc(0, -153, 5, darken(tone, 0.2));
    brush.stroke('M-20 -80q8 -8 16 -8', lighten(tone, 0.6), 2.4, 0.8);
  });
}

export const paintBow = (brush: Brush, dice: PictureDice): void => {
  paintFiddle(brush, dice, -14, 84, 1.08, 8);
  brush.stroke('M34 88L58 -84', '#6B3420', 5);
  brush.stroke('M40 86L60 -80', '#F7EBD0', 2.4);
};

export const paintGuitar = (brush: Brush, dice: PictureDice): void => {
  const tone = dice.pick(VARNISH);
  const body = 'M-44 44Q-46 88 0 90Q46 88 44 44Q40 22 30 12Q36 -22 0 -24Q-36 -22 -30 12Q-40 22 -44 44Z';
  brush.at(5, 7, {}, () => brush.shape(body, SHADOW_COLOR, 0.3));
  brush.shape(body, tone);
  brush.stroke(body, '#F7E3B8', 4);
  brush.shape('M14 -22Q34 -18 30 12Q40 22 44 44Q44 84 14 89Q30 40 14 -22Z', SHADOW_COLOR, 0.2);
  brush.disc(0, 20, 18, '#2A1418');
  for (const [px, py] of pointsAround(0, 20, 20, 14)) brush.disc(px, py, 2.2, BRASS);
  brush.box(-6, -104, 12, 112, '#3A2024');
  for (const k of rangeOf(9)) brush.box(-6, -92 + k * 11, 12, 2, '#E8D4A8');
  brush.box(-10, -124, 20, 26, darken(tone, 0.3));
  for (const k of rangeOf(3)) for (const side of [-13, 13]) brush.disc(side, -119 + k * 8, 3, '#F3E3C8');
  brush.box(-16, 58, 32, 6, '#3A2024');
  for (const k of rangeOf(6)) brush.stroke(`M${-4.4 + k * 1.8} 58V-100`, '#FFF6E0', 0.9);
};

export const paintLute = (brush: Brush, dice: PictureDice): void => {
  const tone = dice.pick(VARNISH);
  const body = 'M0 -30Q-52 20 -40 62Q-26 90 0 90Q26 90 40 62Q52 20 0 -30Z';
  brush.at(5, 7, {}, () => brush.shape(body, SHADOW_COLOR, 0.3));
  brush.shape(body, tone);
  for (const k of rangeOf(5))
    brush.stroke(`M0 -28Q${-40 + k * 20} 30 0 88`, k % 2 ? lighten(tone, 0.4) : darken(tone, 0.3), 2.6);
  brush.disc(0, 34, 15, '#2A1418');
  for (const [px, py] of pointsAround(0, 34, 10, 6)) brush.disc(px, py, 3, '#E8C878');
  brush.box(-6, -92, 12, 70, '#3A2024');
  brush.stroke('M0 -92L22 -114', '#3A2024', 12);
  for (const k of rangeOf(4)) brush.disc(6 + k * 5, -90 - k * 7, 3.4, '#F3E3C8');
  for (const k of rangeOf(4)) brush.stroke(`M${-3 + k * 2} 70V-90`, '#FFF6E0', 1);
};

export const paintBanjo = (brush: Brush, dice: PictureDice): void => {
  const tone = dice.pick(VARNISH);
  brush.disc(5, 52, 46, SHADOW_COLOR, 0.3);
  brush.disc(0, 46, 46, tone);
  brush.disc(0, 46, 38, '#FFF3DC');
  for (const [px, py] of pointsAround(0, 46, 42, 20)) brush.disc(px, py, 2.6, BRASS);
  brush.box(-6, -100, 12, 110, '#4A2A24');
  for (const k of rangeOf(9)) brush.disc(0, -84 + k * 11, 2.4, '#F7E3B8');
  brush.shape('M-12 -98h24l-4 -24h-16Z', tone);
  brush.box(-14, 62, 28, 5, '#4A2A24');
  for (const k of rangeOf(4)) brush.stroke(`M${-3 + k * 2} 66V-98`, '#8A8A94', 1);
};

export const paintHorn = (brush: Brush): void => {
  for (const [w, tone] of [
    [15, darken(BRASS, 0.3)],
    [10, BRASS],
  ] as const)
    brush.stroke('M-52 -40Q-20 -60 10 -36A42 42 0 1 1 -34 20A30 30 0 1 1 20 22L40 50', tone, w);
  brush.shape('M30 34Q60 50 72 88Q34 86 22 48Z', BRASS);
  brush.oval(56, 84, 22, 11, darken(BRASS, 0.4));
  for (const k of rangeOf(3)) brush.disc(-20 + k * 16, 8, 7, '#FFF0C0');
  brush.stroke('M-10 -40q10 6 18 16', '#FFF6D8', 3);
};

export const paintTrumpet = (brush: Brush): void => {
  brush.at(0, 10, { turn: -64 }, () => {
    brush.stroke('M-84 0H60M-40 0q-16 28 4 30H24q22 -4 14 -30', BRASS, 9);
    brush.shape('M50 -6Q78 -12 96 -36V36Q78 12 50 6Z', BRASS);
    brush.oval(96, 0, 7, 36, darken(BRASS, 0.35));
    for (const k of rangeOf(3)) {
      paintSlab(brush, -24 + k * 17, -22, 12, 56, lighten(BRASS, 0.3), 4);
      brush.disc(-18 + k * 17, -27, 6, '#FFF6E0');
    }
    brush.disc(-86, 0, 8, '#FFF0C0');
    brush.stroke('M-70 -3H40', '#FFF6D8', 2.4);
  });
};

export const paintFlutes = (brush: Brush, dice: PictureDice): void => {
  for (const k of rangeOf(5)) {
    const height = 168 - k * 20;
    const tone = k % 2 ? dice.pick(VARNISH) : '#C8D0D8';
    brush.at(-48 + k * 24, -70, {}, () => {
      paintSlab(brush, -7, 0, 14, height, tone, 5);
      for (const i of rangeOf(6)) brush.disc(0, height * (0.3 + i * 0.11), 3, '#2A1B1A');
      for (const y of [0.08, 0.2, 0.94]) brush.box(-9, height * y - 3, 18, 6, BRASS);
    });
  }
  brush.stroke('M-66 -52H66', '#6B3420', 7);
};

export const paintTambourine = (brush: Brush, dice: PictureDice): void => {
  const tone = dice.pick(['#C4402F', '#2F6B86', '#3F7A4A']);
  brush.disc(4, 8, 58, SHADOW_COLOR, 0.3);
  brush.disc(0, 0, 58, tone);
  brush.disc(0, 0, 47, '#FFF3DC');
  for (const [px, py] of pointsAround(0, 0, 53, 8)) {
    brush.oval(px, py, 9, 5, BRASS);
    brush.oval(px, py + 4, 9, 5, darken(BRASS, 0.2));
  }
  for (const [i, [px, py]] of pointsAround(0, 0, 26, 8).entries())
    brush.shape(
      `M0 0L${px} ${py}L${pointsAround(0, 0, 40, 1, i * 45 + 12)[0]!.join(' ')}Z`,
      i % 2 ? tone : BRASS,
      0.9,
    );
};

export function paintHarp(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const gold = dice.pick(['#D9A441', '#C98A34', '#E8C878']);
  brush.oval(x, base + 4, 100, 10, SHADOW_COLOR, 0.3);
  for (const k of rangeOf(19))
    brush.stroke(
      `M${formatNumber(x - 66 + k * 7.2)} ${formatNumber(base - 330 + Math.sin(k * 0.33) * 34 + k * 3)}L${formatNumber(x - 60 + k * 7.6)} ${formatNumber(base - 36 - k * 13)}`,
      k % 4 ? '#FFF6E0' : '#C4402F',
      1.8,
    );
  brush.stroke(`M${x - 80} ${base - 10}V${base - 330}`, gold, 18);
  brush.stroke(`M${x - 80} ${base - 10}V${base - 330}`, lighten(gold, 0.5), 5);
  brush.stroke(
    `M${x - 80} ${base - 330}Q${x - 40} ${base - 390} ${x + 10} ${base - 320}T${x + 90} ${base - 300}`,
    gold,
    19,
  );
  brush.stroke(
    `M${x + 92} ${base - 300}Q${x + 70} ${base - 130} ${x - 60} ${base - 14}`,
    darken(gold, 0.16),
    25,
  );
  brush.stroke(
    `M${x + 84} ${base - 290}Q${x + 60} ${base - 130} ${x - 58} ${base - 22}`,
    lighten(gold, 0.4),
    5,
  );
  paintSlab(brush, x - 100, base - 22, 96, 24, gold, 5);
  for (const [px, py] of [
    [-80, -340],
    [92, -304],
  ] as const)
    for (const [qx, qy] of pointsAround(x + px, base + py, 13, 7)) brush.disc(qx, qy, 6, lighten(gold, 0.4));
}

export function paintDrum(brush: Brush, dice: PictureDice, x: number, base: number): void {
  const tone = dice.pick(['#C4402F', '#27608A', '#3F7A4A', '#D98A2F']);
  brush.oval(x, base, 84, 11, SHADOW_COLOR, 0.35);
  brush.box(x - 74, base - 104, 148, 92, tone);
  for (const k of rangeOf(8))
    brush.stroke(`M${x - 74 + k * 21} ${base - 96}l10.5 76 10.5 -76`, '#FFF3DC', 3.4);
  brush.box(x + 34, base - 104, 40, 92, SHADOW_COLOR, 0.22);
  brush.oval(x, base - 12, 76, 12, BRASS);
  brush.oval(x, base - 106, 78, 19, BRASS);
  brush.oval(x, base - 110, 70, 15, '#FFF6E4');
  brush.stroke(
    `M${x - 60} ${base - 140}L${x + 20} ${base - 106}M${x + 64} ${base - 146}L${x - 12} ${base - 112}`,
    '#8A5A34',
    7,
  );
}
