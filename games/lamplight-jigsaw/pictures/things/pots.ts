/** Plants in pots, and bouquets in vases. Each stands on its base line. */
import { type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { paintBlossom, leafPath, SHADOW_COLOR } from './forms';

/** Paints a pot with a random plant. */
export function paintPotPlant(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  size: number,
  clay: string = dice.pick(['#C4693F', '#D98B73', '#3F7A86', '#F3D9B0', '#B5485A']),
): void {
  const green = dice.pick(['#4F8A4A', '#2F6B4A', '#7AA84A', '#3F7A6B', '#8FA84A']);
  brush.at(x, base, { scale: size / 100 }, () => {
    paintGrowth(brush, dice, green);
    brush.shape('M-26 -40H26L19 0H-19Z', clay);
    brush.shape('M10 -40H26L19 0H8Z', SHADOW_COLOR, 0.24);
    brush.box(-30, -46, 60, 11, lighten(clay, 0.14));
    brush.box(12, -46, 18, 11, SHADOW_COLOR, 0.2);
    if (dice.chance(0.5)) brush.stroke('M-22 -22l7 8 7 -8 7 8 7 -8 7 8 7 -8', lighten(clay, 0.5), 3);
  });
}

function paintGrowth(brush: Brush, dice: PictureDice, green: string): void {
  const kind = dice.whole(0, 5);
  const petal = dice.pick(['#F2A5B8', '#FFD070', '#E5603A', '#FFF3D6', '#B79BE0', '#D4476E']);
  const paintFan = (count: number, length: number, width: number, spread: number) => {
    for (const i of rangeOf(count)) {
      const angle = -90 + ((i + 0.5) / count - 0.5) * spread + dice.between(-6, 6);
      brush.shape(
        leafPath(0, -42, length * dice.between(0.8, 1.1), width, angle),
        i % 3 === 0 ? darken(green, 0.25) : i % 3 === 1 ? green : lighten(green, 0.2),
      );
    }
  };
  if (kind === 0) paintFan(9, 62, 9, 170);
  else if (kind === 1) {
    brush.oval(0, -68, 26, 32, green);
    for (const i of rangeOf(5))
      brush.stroke(`M${-18 + i * 9} -46q${-4 + i * 2} -24 0 -44`, darken(green, 0.3), 2.4);
    for (const i of rangeOf(8))
      brush.stroke(`M${-20 + (i % 4) * 13} ${-56 - Math.floor(i / 4) * 22}l4 -5`, '#FFF3D6', 2.4);
    paintBlossom(brush, 4, -98, 12, petal);
  } else if (kind === 2) {
    paintFan(7, 44, 12, 200);
    for (const i of rangeOf(5))
      paintBlossom(brush, -32 + i * 16, -78 - (i % 2) * 18 - (i === 2 ? 12 : 0), 12, petal);
  } else if (kind === 3) {
    for (const i of rangeOf(7)) {
      const lean = -36 + i * 12;
      brush.stroke(
        `M0 -42Q${lean * 0.3} -80 ${lean} -96q${lean * 0.3} -4 ${lean * 0.4} 14`,
        i % 2 ? green : lighten(green, 0.2),
        6,
      );
    }
  } else if (kind === 4) {
    brush.stroke('M0 -42V-64', '#7A4A2A', 6);
    for (const [dx, dy, r] of [
      [-18, -70, 18],
      [18, -72, 18],
      [0, -92, 22],
    ] as const) {
      brush.disc(dx, dy, r, dx ? darken(green, 0.12) : green);
      for (const k of rangeOf(5))
        brush.disc(
          dx + dice.between(-r, r) * 0.7,
          dy + dice.between(-r, r) * 0.7,
          3,
          k % 2 ? petal : lighten(green, 0.4),
        );
    }
  } else {
    paintFan(5, 40, 8, 140);
    for (const i of rangeOf(3)) {
      const [hx, hy] = [-22 + i * 22, -92 + Math.abs(i - 1) * 14];
      brush.stroke(`M0 -42Q${hx * 0.4} -70 ${hx} ${hy}`, green, 4);
      brush.shape(`M${hx - 11} ${hy - 14}l5.5 8 5.5 -9 5.5 9 5.5 -8v12q-11 14 -22 0Z`, petal);
    }
  }
}
