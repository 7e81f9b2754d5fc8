/** Cacti and other desert plants. Each has its pot's base at 0 and is about 130 tall. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten } from '../hours';
import { pointsAround, paintBlossom, leafPath, SHADOW_COLOR } from './forms';

type Cactus = (brush: Brush, dice: PictureDice, green: string, bloom: string) => void;

const paintSpines = (brush: Brush, x: number, y: number): void =>
  brush.stroke(
    `M${formatNumber(x - 5)} ${formatNumber(y - 4)}l10 8M${formatNumber(x + 5)} ${formatNumber(y - 4)}l-10 8`,
    '#FFF6D8',
    2.2,
  );

/** Paints a ribbed column on a base. */
function paintColumn(
  brush: Brush,
  x: number,
  base: number,
  half: number,
  height: number,
  green: string,
): void {
  const path = `M${x - half} ${base}V${base - height + half}a${half} ${half} 0 0 1 ${half * 2} 0V${base}Z`;
  brush.shape(path, green);
  brush.within(path, () => {
    for (const k of rangeOf(5))
      brush.box(
        x - half + (k * half * 2) / 5,
        base - height,
        half * 0.16,
        height,
        k % 2 ? lighten(green, 0.35) : darken(green, 0.3),
      );
    brush.box(x + half * 0.45, base - height, half, height, SHADOW_COLOR, 0.18);
  });
  for (let y = base - 14; y > base - height + 8; y -= 19)
    for (const s of [-0.5, 0.1, 0.6]) paintSpines(brush, x + s * half, y - s * 9);
}

export const CACTI: readonly Cactus[] = [
  // Draws a cactus with arms.
  (brush, _, green, bloom) => {
    for (const [path, w] of [
      ['M-10 -40H-44V-84', 26],
      ['M10 -60H46V-112', 24],
    ] as const) {
      brush.stroke(path, green, w);
      brush.stroke(path, lighten(green, 0.3), 4);
    }
    paintColumn(brush, 0, 0, 23, 152, green);
    for (const [x, y] of [
      [-44, -100],
      [46, -126],
      [0, -156],
    ] as const)
      paintBlossom(brush, x, y, 16, bloom, '#FFE88A', 7);
  },
  // Draws a round cactus with a crown.
  (brush, _, green, bloom) => {
    brush.oval(0, -46, 56, 54, green);
    for (const k of rangeOf(9))
      brush.stroke(
        `M0 -100Q${-96 + k * 24} -50 ${-36 + k * 9} 2`,
        k % 2 ? darken(green, 0.3) : lighten(green, 0.3),
        4,
      );
    for (const k of rangeOf(18))
      paintSpines(brush, -42 + (k % 6) * 17, -82 + Math.floor(k / 6) * 30 + (k % 2) * 9);
    for (const [k, [x, y]] of pointsAround(0, -96, 19, 6).entries())
      paintBlossom(brush, x, y * 0.4 - 58, 13, k % 2 ? bloom : lighten(bloom, 0.3), '#FFE88A', 6);
  },
  // Draws a cactus with flat pads.
  (brush, dice, green, bloom) => {
    for (const [x, y, r, turn] of [
      [0, -36, 38, 0],
      [-36, -92, 30, -30],
      [34, -88, 32, 26],
      [-6, -132, 25, -6],
      [58, -134, 21, 34],
    ] as const)
      brush.at(x, y, { turn }, () => {
        brush.oval(3, 4, r * 0.84, r * 1.1, SHADOW_COLOR, 0.2);
        brush.oval(0, 0, r * 0.84, r * 1.1, y % 8 ? green : lighten(green, 0.12));
        for (const k of rangeOf(9))
          paintSpines(brush, (((k * 5) % 3) - 1) * r * 0.42, (Math.floor(k / 3) - 1) * r * 0.56);
        if (r < 36)
          for (const k of rangeOf(2))
            paintBlossom(
              brush,
              (k - 0.5) * r * 0.8,
              -r * 1.04,
              11,
              dice.pick([bloom, '#FFC83A']),
              '#FFF3C4',
              6,
            );
      });
  },
  // Draws a rosette of thick leaves.
  (brush, _, green, bloom) => {
    for (const k of rangeOf(13))
      brush.shape(
        leafPath(0, -6, 104 - Math.abs(k - 6) * 5, 17, -178 + k * 14.6),
        k % 2 ? green : lighten(green, 0.22),
      );
    for (const k of rangeOf(7)) {
      brush.shape(leafPath(0, -2, 76, 17, -160 + k * 23), k % 2 ? lighten(green, 0.12) : darken(green, 0.12));
      for (const j of rangeOf(3)) {
        const [px, py] = pointsAround(0, -2, 30 + j * 16, 1, -70 + k * 23)[0]!;
        brush.disc(px, py, 3, '#FFF6D8');
      }
    }
    brush.stroke('M0 -40Q10 -100 -6 -148', darken(green, 0.2), 6);
    for (const k of rangeOf(7))
      paintBlossom(brush, -6 + (k % 2 ? 10 : -10), -148 + k * 13, 11, bloom, '#FFE88A', 5);
  },
  // Draws a cactus with three columns.
  (brush, _, green, bloom) => {
    paintColumn(brush, -30, 0, 17, 96, darken(green, 0.1));
    paintColumn(brush, 32, 0, 16, 76, lighten(green, 0.1));
    paintColumn(brush, 0, 0, 20, 134, green);
    for (const [x, y] of [
      [-30, -100],
      [32, -80],
      [0, -138],
    ] as const)
      for (const k of rangeOf(3))
        paintBlossom(
          brush,
          x - 12 + k * 12,
          y - (k % 2) * 9,
          10,
          k % 2 ? bloom : lighten(bloom, 0.25),
          '#FFE88A',
          6,
        );
  },
  // Draws a heap of small round cacti.
  (brush, _, green, bloom) => {
    for (const [i, [x, y, r]] of (
      [
        [-34, -24, 28],
        [34, -22, 27],
        [0, -22, 28],
        [-18, -64, 25],
        [22, -62, 24],
        [2, -96, 20],
      ] as const
    ).entries()) {
      brush.disc(x, y, r, i % 2 ? green : lighten(green, 0.15));
      for (const [px, py] of pointsAround(x, y, r * 0.6, 8)) brush.disc(px, py, 3, '#FFF6D8');
      for (const [px, py] of pointsAround(x, y, r * 0.94, 14))
        brush.stroke(
          `M${px} ${py}l${formatNumber((px - x) * 0.2)} ${formatNumber((py - y) * 0.2)}`,
          '#FFF6D8',
          2.4,
        );
      paintBlossom(brush, x, y - r * 0.7, 11, i % 2 ? bloom : '#FFC83A', '#FFFFFF', 6);
    }
  },
  // Draws hanging strings of leaves and a tall paddle.
  (brush, _, green, bloom) => {
    for (const k of rangeOf(5)) {
      const lean = -44 + k * 22;
      brush.shape(
        leafPath(lean * 0.3, 0, 128 - Math.abs(k - 2) * 16, 17, -90 + lean * 0.6),
        k % 2 ? green : lighten(green, 0.2),
      );
      for (const j of rangeOf(6)) {
        const [px, py] = pointsAround(lean * 0.3, 0, 18 + j * 16, 1, lean * 0.6)[0]!;
        brush.stroke(
          `M${formatNumber(px - 9)} ${py}h18`,
          k % 2 ? lighten(green, 0.5) : darken(green, 0.35),
          4,
        );
      }
    }
    for (const k of rangeOf(4))
      paintBlossom(brush, -50 + k * 34, -104 + (k % 2) * 40, 13, bloom, '#FFE88A', 7);
  },
];
