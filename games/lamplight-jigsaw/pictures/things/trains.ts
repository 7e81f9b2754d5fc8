/** A train of coaches with a person in every window, and the passengers' luggage. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { pointsAround, roundBoxPath, SHADOW_COLOR, paintSlab } from './forms';

export const CASES = ['#8A5230', '#C4402F', '#27608A', '#3F7A5A', '#D9A441', '#6B4A8A', '#E58A6A'] as const;

export function paintTrain(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  scale: number,
  [body, trim]: readonly [string, string],
): void {
  brush.box(0, base + 4, 1200, 14, '#5A4A4A');
  for (const k of rangeOf(50)) brush.box(k * 24, base + 8, 14, 12, '#3A2E34');
  brush.at(x, base, { scale }, () => {
    for (const c of rangeOf(4)) paintCoach(brush, dice, 330 + c * 304, body, trim);
    brush.shape('M30 -40H90V-120H250V-150H330V-20H30Z', body);
    paintSlab(brush, 36, -106, 200, 76, lighten(body, 0.12), 30);
    brush.shape('M66 -104V-160h-10l-6 -14h56l-6 14h-10v56Z', darken(body, 0.35));
    for (const dx of [128, 176]) brush.shape(`M${dx - 16} -104q0 -26 16 -26t16 26Z`, '#D9A441');
    paintSlab(brush, 232, -164, 104, 150, body, 4);
    brush.shape('M222 -162Q280 -188 346 -162v8H222Z', trim);
    paintSlab(brush, 252, -140, 34, 40, '#FFF0C0', 4);
    paintSlab(brush, 296, -140, 28, 40, '#CFE6F0', 4);
    for (const k of rangeOf(4)) brush.box(90 + k * 40, -106, 7, 76, trim);
    brush.disc(38, -68, 21, '#D9A441');
    brush.disc(38, -68, 14, '#FFF0C4');
    brush.box(20, -34, 316, 9, trim);
    for (const wx of [70, 150, 232]) paintWheel(brush, wx, -18, 34, trim);
    brush.stroke('M70 -14H232', '#B8C0C8', 8);
    brush.shape('M20 -26l-26 28h44Z', '#C4402F');
    for (const k of rangeOf(6))
      brush.disc(70 + dice.between(-14, 14) - k * 15, -196 - k * 22, 16 + k * 5, '#FFFFFF', 0.6 - k * 0.07);
  });
}

function paintWheel(brush: Brush, x: number, y: number, r: number, trim: string): void {
  brush.disc(x, y, r, '#2A2430');
  brush.disc(x, y, r * 0.78, trim);
  for (const [px, py] of pointsAround(x, y, r * 0.72, 8))
    brush.stroke(`M${formatNumber(x)} ${formatNumber(y)}L${px} ${py}`, '#2A2430', 3.4);
  brush.disc(x, y, r * 0.24, '#B8C0C8');
}

function paintCoach(brush: Brush, dice: PictureDice, x: number, body: string, trim: string): void {
  paintSlab(brush, x + 8, -132, 290, 110, body, 8);
  brush.shape(`M${x} -128q146 -34 306 0v8h-306Z`, darken(body, 0.3));
  brush.box(x + 8, -60, 290, 7, trim);
  brush.box(x + 8, -34, 290, 4, trim);
  for (const k of rangeOf(5)) {
    const wx = x + 22 + k * 56;
    brush.shape(roundBoxPath(wx, -114, 44, 46, 7), '#FFF0C4');
    brush.shape(`M${wx} -114h13q-2 24 -13 36ZM${wx + 44} -114h-13q2 24 13 36Z`, trim);
    const kind = dice.whole(0, 3);
    if (kind < 2) {
      brush.disc(wx + 22, -88, 9, dice.pick(['#E8B890', '#A86B44', '#7A4A30', '#F2C8A0']));
      brush.shape(`M${wx + 8} -68q14 -20 28 0Z`, dice.pick(CASES));
      brush.shape(`M${wx + 12} -91q10 -14 20 0Z`, dice.pick(CASES));
    } else if (kind === 2) brush.box(wx + 10, -82, 24, 14, dice.pick(CASES));
    brush.stroke(`M${wx} -68h44`, '#F3E3C8', 4);
  }
  for (const k of rangeOf(2))
    for (const dx of [0, 46]) paintWheel(brush, x + 54 + k * 160 + dx, -14, 17, trim);
}

export function paintCases(brush: Brush, dice: PictureDice, x: number, base: number, scale: number): void {
  brush.at(x, base, { scale }, () => {
    brush.oval(0, 0, 44, 5, SHADOW_COLOR, 0.3);
    let y = 0;
    for (const _ of rangeOf(dice.whole(1, 3))) {
      const [w, h, tone] = [dice.between(50, 80), dice.between(24, 34), dice.pick(CASES)];
      paintSlab(brush, -w / 2, y - h, w, h, tone, 4);
      for (const side of [-0.32, 0.24]) brush.box(w * side, y - h, 7, h, lighten(tone, 0.4));
      brush.box(-7, y - h * 0.6, 14, 7, '#D9A441');
      if (dice.chance(0.5)) brush.disc(w * 0.02 - 14, y - h * 0.4, 7, '#FFF6E0');
      y -= h;
    }
    brush.stroke(`M-12 ${formatNumber(y)}q12 -14 24 0`, '#3A2A24', 4);
  });
}
