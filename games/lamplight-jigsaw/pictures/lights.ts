/** Light sources: street lamps, lanterns on strings, carried lanterns. */
import { formatNumber, type Brush } from './brush';
import { rangeOf, type PictureDice } from './dice';
import { darken, LAMP, lighten } from './hours';

export interface Spot {
  x: number;
  y: number;
}

/** Paints a street lamp with its light on the ground. Returns the position of its light. */
export function paintStreetLamp(brush: Brush, x: number, base: number, height: number, ink: string): Spot {
  const top = base - height;
  brush.glow(x, top, height * 0.95, LAMP, 0.62);
  brush.oval(x, base + 6, height * 0.62, height * 0.12, LAMP, 0.28);
  brush.oval(x, base + 6, height * 0.34, height * 0.07, '#FFE2A0', 0.4);
  brush.box(x - 5, top + 22, 10, height - 22, ink);
  brush.box(x + 1, top + 22, 4, height - 22, '#000000', 0.3);
  brush.shape(`M${x - 20} ${base}q4 -22 13 -26h14q9 4 13 26Z`, ink);
  brush.stroke(`M${x - 26} ${top + 62}q26 -18 52 0`, ink, 5);
  brush.shape(`M${x - 17} ${top + 26}L${x - 24} ${top - 18}H${x + 24}L${x + 17} ${top + 26}Z`, '#FFF0C4');
  brush.shape(`M${x - 10} ${top + 22}L${x - 14} ${top - 14}H${x + 14}L${x + 10} ${top + 22}Z`, LAMP);
  brush.disc(x, top + 4, 8, '#FFFFFF', 0.9);
  brush.stroke(
    `M${x - 17} ${top + 26}L${x - 24} ${top - 18}H${x + 24}L${x + 17} ${top + 26}ZM${x} ${top - 18}V${top + 26}`,
    ink,
    4,
  );
  brush.shape(`M${x - 31} ${top - 17}q31 -30 62 0Z`, ink);
  brush.disc(x, top - 38, 6, ink);
  return { x, y: top + 4 };
}

const PAPERS = ['#F7A23A', '#E5603A', '#FFD070', '#D4677E', '#8FD0C8', '#F3D9B0', '#B79BE0'] as const;

/** Paints a paper lantern that hangs from a point. */
export function paintLantern(
  brush: Brush,
  dice: PictureDice,
  x: number,
  y: number,
  size: number,
  isLit = true,
): void {
  const paper = dice.pick(PAPERS);
  const kind = dice.whole(0, 2);
  const cy = y + size * 0.85;
  brush.stroke(`M${x} ${y}V${cy}`, '#2A1B13', 2);
  if (isLit) brush.glow(x, cy, size * 2, LAMP, 0.5);
  const [rx, ry] = kind === 0 ? [0.62, 0.52] : kind === 1 ? [0.46, 0.66] : [0.56, 0.56];
  brush.oval(x, cy, size * rx, size * ry, paper);
  brush.oval(x - size * rx * 0.12, cy, size * rx * 0.55, size * ry * 0.94, lighten(paper, 0.45), 0.7);
  for (const i of [-0.6, -0.2, 0.2, 0.6]) {
    const half = size * rx * Math.sqrt(1 - i * i);
    brush.stroke(
      `M${formatNumber(x - half)} ${formatNumber(cy + i * size * ry)}q${formatNumber(half)} ${formatNumber(size * 0.09)} ${formatNumber(half * 2)} 0`,
      darken(paper, 0.3),
      1.8,
      0.7,
    );
  }
  brush.box(x - size * 0.2, cy - size * ry - 3, size * 0.4, 6, '#4A2A1C');
  brush.box(x - size * 0.2, cy + size * ry - 3, size * 0.4, 6, '#4A2A1C');
  brush.stroke(
    `M${x} ${formatNumber(cy + size * ry + 3)}v${formatNumber(size * 0.3)}`,
    darken(paper, 0.1),
    3.4,
  );
}

/** Paints a sagging string with lanterns between two points. */
export function paintString(
  brush: Brush,
  dice: PictureDice,
  from: Spot,
  to: Spot,
  sag: number,
  count: number,
  hang: (x: number, y: number, index: number) => void,
): void {
  brush.stroke(
    `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + sag * 2} ${to.x} ${to.y}`,
    '#2A1B13',
    2.6,
    0.85,
  );
  for (const i of rangeOf(count)) {
    const t = (i + 0.5 + dice.between(-0.1, 0.1)) / count;
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t + sag * 4 * t * (1 - t);
    hang(formatNumber(x), formatNumber(y), i);
  }
}
