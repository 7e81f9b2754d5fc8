/** Trees, ferns, flowers and mushrooms. */
import { formatNumber, type Brush } from './brush';
import { rangeOf, type PictureDice } from './dice';
import { darken, lighten } from './hours';

/** Paints a tree with a crown of round layers. */
export function paintTree(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  size: number,
  leaf: string,
): void {
  const trunk = darken('#5A3626', 0.25);
  brush.shape(
    `M${formatNumber(x - size * 0.07)} ${base}q${formatNumber(size * 0.04)} ${formatNumber(-size * 0.5)} 0 ${formatNumber(-size * 0.8)}h${formatNumber(size * 0.14)}q${formatNumber(-size * 0.03)} ${formatNumber(size * 0.4)} ${formatNumber(size * 0.03)} ${formatNumber(size * 0.8)}Z`,
    trunk,
  );
  const crowns = [
    [-0.3, -0.78, 0.28],
    [0.3, -0.76, 0.27],
    [0, -1.05, 0.36],
    [-0.16, -0.84, 0.26],
    [0.16, -0.9, 0.24],
  ] as const;
  crowns.forEach(([dx, dy, r], i) => {
    const [cx, cy] = [x + dx * size, base + dy * size];
    const tone = i < 2 ? darken(leaf, 0.25) : i === 2 ? leaf : lighten(leaf, 0.08 * i - 0.08);
    brush.disc(cx + 3, cy + 5, r * size, '#0A0A24', 0.2);
    brush.disc(cx, cy, r * size, tone);
    for (const _ of rangeOf(Math.round(6 + size / 22))) {
      const [a, far] = [dice.between(0, 6.28), r * size * dice.between(0.1, 0.85)];
      brush.disc(
        cx + Math.cos(a) * far,
        cy + Math.sin(a) * far,
        dice.between(2, 5),
        dice.chance(0.5) ? lighten(leaf, 0.4) : darken(leaf, 0.3),
        0.6,
      );
    }
  });
}

/** Paints a fir in tiers. */
export function paintFir(brush: Brush, x: number, base: number, size: number, leaf: string): void {
  brush.box(x - size * 0.05, base - size * 0.2, size * 0.1, size * 0.2, '#3A2118');
  for (const tier of rangeOf(4)) {
    const [y, half] = [base - size * (0.14 + tier * 0.2), size * (0.36 - tier * 0.072)];
    const rim = rangeOf(6).map(
      () => `q${formatNumber(half / 6)} ${formatNumber(size * 0.06)} ${formatNumber(half / 3)} 0`,
    );
    const path = `M${formatNumber(x)} ${formatNumber(y - size * 0.34)}L${formatNumber(x - half)} ${formatNumber(y)}${rim.join('')}Z`;
    brush.at(0, 5, {}, () => brush.shape(path, '#0A0A24', 0.22));
    brush.shape(path, lighten(leaf, tier * 0.05));
    brush.shape(
      `M${formatNumber(x)} ${formatNumber(y - size * 0.34)}L${formatNumber(x + half)} ${formatNumber(y)}L${formatNumber(x + half * 0.2)} ${formatNumber(y)}Z`,
      '#0A0A24',
      0.22,
    );
    brush.stroke(
      `M${formatNumber(x - half * 0.5)} ${formatNumber(y - size * 0.06)}l${formatNumber(half * 0.3)} ${formatNumber(-size * 0.12)}`,
      lighten(leaf, 0.4),
      2,
      0.5,
    );
  }
}

/** Paints a fern that bends to both sides. */
export function paintFern(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  size: number,
  leaf: string,
): void {
  for (const side of [-1, -0.55, 0.1, 0.6, 1]) {
    const [tx, ty] = [x + side * size, base - size * (1.15 - Math.abs(side) * 0.55)];
    brush.stroke(
      `M${formatNumber(x)} ${base}Q${formatNumber(x + side * size * 0.2)} ${formatNumber(ty)} ${formatNumber(tx)} ${formatNumber(ty)}`,
      darken(leaf, 0.2),
      3,
    );
    for (const i of rangeOf(7)) {
      const t = (i + 1.5) / 8.5;
      const px = 2 * (1 - t) * t * (x + side * size * 0.2) + (1 - t) ** 2 * x + t * t * tx;
      const py = 2 * (1 - t) * t * ty + (1 - t) ** 2 * base + t * t * ty;
      const length = size * 0.2 * (1.2 - t);
      brush.stroke(
        `M${formatNumber(px - length * 0.7)} ${formatNumber(py - length)}L${formatNumber(px)} ${formatNumber(py)}L${formatNumber(px + length * 0.7)} ${formatNumber(py + length * 0.8)}`,
        dice.chance(0.3) ? lighten(leaf, 0.3) : leaf,
        3.2,
      );
    }
  }
}

const PETALS = ['#F2A5B8', '#FFD070', '#FFF3D6', '#E5603A', '#B79BE0', '#8FD0C8'] as const;

/** Paints a flower on its stalk. */
export function paintFlower(
  brush: Brush,
  dice: PictureDice,
  x: number,
  base: number,
  size: number,
  leaf: string,
): void {
  const [hx, hy] = [x + dice.between(-6, 6), base - size];
  const petal = dice.pick(PETALS);
  brush.stroke(
    `M${formatNumber(x)} ${formatNumber(base)}Q${formatNumber(x + 4)} ${formatNumber(base - size * 0.5)} ${formatNumber(hx)} ${formatNumber(hy)}`,
    leaf,
    2.6,
  );
  brush.oval(x + size * 0.15, base - size * 0.35, size * 0.18, size * 0.08, lighten(leaf, 0.15));
  const kind = dice.whole(0, 2);
  const r = Math.max(4, size * 0.2);
  if (kind === 2)
    for (const i of rangeOf(5))
      brush.disc(
        hx + (i % 2 ? r * 0.5 : -r * 0.5),
        hy + i * r * 0.7,
        r * 0.55,
        i % 2 ? petal : lighten(petal, 0.25),
      );
  else {
    const count = kind ? 8 : 5;
    for (const i of rangeOf(count)) {
      const a = (i / count) * 2 * Math.PI;
      brush.disc(
        hx + Math.cos(a) * r * 0.8,
        hy + Math.sin(a) * r * 0.8,
        r * (kind ? 0.42 : 0.62),
        i % 2 ? petal : lighten(petal, 0.14),
      );
    }
    brush.disc(hx, hy, r * 0.5, kind ? '#C2571F' : '#FFE9A8');
  }
}

/** Paints a mushroom with spots. */
export function paintMushroom(brush: Brush, x: number, base: number, size: number, cap: string): void {
  brush.shape(
    `M${formatNumber(x - size * 0.16)} ${base}q${formatNumber(size * 0.05)} ${formatNumber(-size * 0.4)} 0 ${formatNumber(-size * 0.6)}h${formatNumber(size * 0.32)}q${formatNumber(-size * 0.03)} ${formatNumber(size * 0.3)} ${formatNumber(size * 0.04)} ${formatNumber(size * 0.6)}Z`,
    '#F3E3C2',
  );
  const top = `M${formatNumber(x - size * 0.5)} ${formatNumber(base - size * 0.52)}q${formatNumber(size * 0.06)} ${formatNumber(-size * 0.55)} ${formatNumber(size * 0.5)} ${formatNumber(-size * 0.55)}t${formatNumber(size * 0.5)} ${formatNumber(size * 0.55)}q${formatNumber(-size * 0.5)} ${formatNumber(size * 0.14)} ${formatNumber(-size)} 0Z`;
  brush.shape(top, cap);
  for (const [dx, dy, r] of [
    [-0.22, -0.72, 0.08],
    [0.06, -0.88, 0.1],
    [0.26, -0.66, 0.07],
    [-0.02, -0.62, 0.06],
  ] as const)
    brush.disc(x + dx * size, base + dy * size, r * size, '#FFF3D6');
}
