/** Birds, monkeys and frogs of tropical forests; the birds and monkeys sit at a point of a branch. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { lighten } from '../hours';
import { leafPath } from './forms';

export function paintFrog(brush: Brush, x: number, y: number): void {
  brush.shape(`M${formatNumber(x - 22)} ${formatNumber(y)}q2 -24 22 -24t22 24q-22 9 -44 0Z`, '#A8E03F');
  for (const s of [-1, 1]) {
    brush.stroke(`M${formatNumber(x + s * 18)} ${formatNumber(y)}q${s * 12} -9 ${s * 7} -15`, '#6BB02F', 6);
    brush.disc(x + s * 10, y - 24, 7, '#A8E03F');
    brush.disc(x + s * 10, y - 25, 4.6, '#FFFFFF');
    brush.disc(x + s * 10, y - 25, 2.4, '#1A2420');
  }
  brush.stroke(`M${formatNumber(x - 10)} ${formatNumber(y - 10)}q10 7 20 0`, '#3F7A1F', 2.6);
}

export function paintParrot(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  [a, b, c]: readonly [string, string, string],
  scale: number,
): void {
  brush.at(x, y, { scale, isMirrored: dice.chance(0.5) }, () => {
    for (const [k, tone] of [c, b, a].entries())
      brush.shape(leafPath(2 + k * 5, -6, 82 - k * 13, 9, 84 - k * 9), tone);
    brush.shape('M-24 0Q-34 -60 -12 -76Q14 -92 30 -66Q36 -30 18 2Q-4 12 -24 0Z', a);
    brush.shape('M4 -58Q40 -40 26 16Q2 4 -4 -34Z', c);
    for (const k of rangeOf(4))
      brush.shape(leafPath(8 + k * 4, -40 + k * 11, 32, 8, 64), k % 2 ? b : lighten(c, 0.2));
    brush.oval(-14, -66, 14, 13, '#FFF6EC');
    brush.disc(-14, -67, 5, '#1A1420');
    brush.disc(-15.6, -69, 1.8, '#FFFFFF');
    brush.shape('M-22 -74q-22 2 -20 28q4 8 10 2q2 -10 12 -14Z', '#27202F');
    brush.stroke('M-4 -84q2 -16 14 -18M4 -84q8 -12 18 -10', b, 5);
    brush.stroke('M-12 2v10M-4 4v9M8 4v9', '#5A5060', 5);
  });
}

export function paintToucan(brush: Brush, dice: PictureDice, x: number, y: number): void {
  brush.at(x, y, { scale: 1.15, isMirrored: dice.chance(0.5) }, () => {
    brush.shape('M14 -6L44 60L22 64L-2 0Z', '#1F2030');
    brush.shape('M-28 0Q-38 -54 -14 -74Q16 -86 30 -54Q36 -20 16 2Q-8 10 -28 0Z', '#27283A');
    brush.shape('M-30 -22Q-34 -64 -10 -66Q4 -50 -6 -26Q-18 -10 -30 -22Z', '#FFF3D0');
    brush.shape('M-20 -76Q-84 -86 -92 -42Q-60 -52 -22 -48Z', '#FFA82F');
    brush.shape('M-22 -58Q-60 -62 -90 -44Q-60 -46 -22 -48Z', '#E5402F');
    brush.shape('M-92 -42q-2 -16 10 -26l4 22Z', '#27202F');
    brush.disc(-12, -64, 9, '#3FB0E0');
    brush.disc(-12, -64, 4.4, '#1A1420');
    brush.shape('M8 -44Q36 -30 22 6Q6 -8 2 -30Z', '#3A3C54');
    brush.stroke('M-10 4v9M2 4v9', '#5A8AC0', 5);
  });
}

export function paintMonkey(brush: Brush, dice: PictureDice, x: number, y: number): void {
  const [coat, face] = dice.pick([
    ['#8A5A34', '#F2C8A0'],
    ['#5A4034', '#D9A070'],
    ['#C48A4A', '#FFE4C4'],
  ] as const);
  brush.at(x, y, { scale: 1.05, isMirrored: dice.chance(0.5) }, () => {
    brush.stroke('M14 70q50 10 40 -40q-8 -24 -26 -8', coat, 7);
    brush.stroke('M-6 30Q-22 10 -14 -6M10 30Q30 14 20 -8', coat, 11);
    brush.oval(2, 52, 23, 30, coat);
    brush.oval(2, 56, 14, 20, face);
    brush.stroke('M-10 76q-14 12 -6 26M14 76q14 12 4 28', coat, 11);
    for (const s of [-1, 1]) {
      brush.disc(2 + s * 25, 18, 10, coat);
      brush.disc(2 + s * 25, 18, 5.4, face);
    }
    brush.disc(2, 16, 25, coat);
    brush.shape('M2 34Q-22 32 -16 14Q-10 2 2 12Q14 2 20 14Q26 32 2 34Z', face);
    for (const s of [-1, 1]) brush.disc(2 + s * 8, 15, 3.8, '#1A1420');
    brush.stroke('M-6 25q8 7 16 0', '#8A4A34', 3);
  });
}
