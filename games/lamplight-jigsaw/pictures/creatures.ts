/** Paints cats, moths, gulls and owls. Every picture contains at least one creature. */
import { type Brush } from './brush';
import { rangeOf, type PictureDice } from './dice';
import { lighten } from './hours';

/** Paints a sitting cat whose tail hangs down. */
export function paintCat(
  brush: Brush,
  x: number,
  y: number,
  scale: number,
  color: string,
  isMirrored = false,
): void {
  brush.at(x, y, { scale, isMirrored }, () => {
    brush.stroke('M10 -3q16 6 14 22q-2 8 -8 6', color, 5);
    brush.shape(
      'M-12 0Q-16 -26 -4 -30L-8 -42L1 -36Q5 -37 9 -35L17 -41L15 -28Q18 -22 14 -17Q20 -8 15 0Z',
      color,
    );
    brush.shape('M6 0Q14 -12 9 -20Q18 -10 15 0Z', '#000000', 0.25);
    brush.disc(2, -27, 1.8, '#FFD070');
    brush.disc(10, -27, 1.8, '#FFD070');
  });
}

/** Paints a moth with open wings. */
export function paintMoth(
  brush: Brush,
  x: number,
  y: number,
  scale: number,
  turn: number,
  color: string,
): void {
  brush.at(x, y, { scale, turn }, () => {
    for (const isMirrored of [false, true])
      brush.at(0, 0, { isMirrored }, () => {
        brush.shape('M1 -2Q14 -22 26 -14Q26 2 2 4Z', color);
        brush.shape('M1 2Q16 4 17 13Q10 20 1 8Z', lighten(color, 0.3));
        brush.disc(16, -9, 3, '#7A3D20', 0.7);
      });
    brush.oval(0, 1, 2.4, 9, '#4A2A1C');
  });
}

/** Paints distant gulls or bats, as strokes. */
export function paintBirds(
  brush: Brush,
  dice: PictureDice,
  count: number,
  top: number,
  bottom: number,
  color: string,
): void {
  for (const _ of rangeOf(count)) {
    const [x, y, s] = [dice.between(40, 1160), dice.between(top, bottom), dice.between(7, 15)];
    brush.stroke(
      `M${x - s} ${y - s * 0.4}Q${x - s * 0.4} ${y - s} ${x} ${y}Q${x + s * 0.4} ${y - s} ${x + s} ${y - s * 0.4}`,
      color,
      3,
    );
  }
}

/** Paints an owl that sits on a point. */
export function paintOwl(brush: Brush, x: number, y: number, scale: number, color: string): void {
  brush.at(x, y, { scale }, () => {
    brush.shape('M-17 0Q-24 -34 -15 -44L-17 -54L-7 -48H7L17 -54L15 -44Q24 -34 17 0Z', color);
    brush.shape('M-10 -2Q-12 -22 0 -26Q12 -22 10 -2Z', lighten(color, 0.35));
    for (const i of rangeOf(3)) brush.stroke(`M${-7 + (i % 2) * 3} ${-7 - i * 6}q3 5 6 0q3 5 6 0`, color, 2);
    for (const eye of [-8, 8]) {
      brush.disc(eye, -36, 7.5, '#FFE9B8');
      brush.disc(eye, -36, 3.4, '#2A1B13');
    }
    brush.shape('M-3 -32h6l-3 7Z', '#F7A23A');
  });
}
