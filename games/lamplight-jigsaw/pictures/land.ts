/** Hills and mountains in layers, each with its own pattern. */
import { formatNumber, SHEET, type Brush } from './brush';
import { rangeOf, type PictureDice } from './dice';
import { darken, lighten } from './hours';

export type Pattern = 'dots' | 'rows' | 'tufts' | 'trees';

/** Returns a rolling line over the full width, as evenly spaced heights. */
export function createRidgeLine(
  dice: PictureDice,
  y: number,
  swing: number,
  steps = 7,
): (x: number) => number {
  const heights = rangeOf(steps + 1).map(() => y + dice.between(-swing, swing));
  return (x) => {
    const at = Math.min(steps - 0.0001, Math.max(0, (x / SHEET.width) * steps));
    const [i, share] = [Math.floor(at), at % 1];
    const ease = share * share * (3 - 2 * share);
    return heights[i]! + (heights[i + 1]! - heights[i]!) * ease;
  };
}

const pathUnder = (line: (x: number) => number): string =>
  `M0 ${SHEET.height}${rangeOf(61)
    .map((i) => `L${i * 20} ${formatNumber(line(i * 20))}`)
    .join('')}V${SHEET.height}Z`;

/** Paints a hill below a ridge line, with its shadow on the background. */
export function paintHill(
  brush: Brush,
  dice: PictureDice,
  line: (x: number) => number,
  color: string,
  pattern: Pattern,
  depth = 160,
): void {
  const path = pathUnder(line);
  brush.at(0, -7, {}, () => brush.shape(path, '#0A0A24', 0.2));
  brush.shape(path, color);
  brush.stroke(path, lighten(color, 0.35), 3, 0.5);
  brush.within(path, () => {
    if (pattern === 'rows')
      for (const i of rangeOf(Math.ceil(depth / 15)))
        brush.stroke(
          `M0 ${formatNumber(line(0) + 18 + i * 15)}${rangeOf(31)
            .map((k) => `L${k * 40} ${formatNumber(line(k * 40) + 18 + i * 15 + Math.sin(k + i) * 3)}`)
            .join('')}`,
          i % 2 ? lighten(color, 0.18) : darken(color, 0.3),
          i % 3 ? 2.5 : 5,
          0.55,
        );
    else
      for (const i of rangeOf(Math.round(depth * 1.5))) {
        const x = dice.between(0, SHEET.width);
        const y = line(x) + dice.between(10, depth);
        if (pattern === 'dots')
          brush.disc(x, y, dice.between(2, 6), i % 3 ? darken(color, 0.35) : lighten(color, 0.25), 0.6);
        else if (pattern === 'tufts')
          brush.stroke(
            `M${formatNumber(x - 8)} ${formatNumber(y - 7)}L${formatNumber(x)} ${formatNumber(y)}L${formatNumber(x + 8)} ${formatNumber(y - 8)}M${formatNumber(x)} ${formatNumber(y)}v-12`,
            i % 3 ? darken(color, 0.35) : lighten(color, 0.3),
            2.2,
            0.65,
          );
        else paintBush(brush, x, y, dice.between(6, 15), i % 3 ? darken(color, 0.3) : lighten(color, 0.12));
      }
  });
}

function paintBush(brush: Brush, x: number, y: number, size: number, color: string): void {
  brush.disc(x + 2, y + 3, size, '#0A0A24', 0.18);
  brush.disc(x, y, size, color);
  brush.disc(x - size * 0.25, y - size * 0.3, size * 0.55, lighten(color, 0.22));
}

/** Paints peaks with a dark side and snow. */
export function paintPeaks(
  brush: Brush,
  dice: PictureDice,
  base: number,
  height: number,
  color: string,
): void {
  const count = 6;
  for (const i of dice.shuffle(rangeOf(count + 1))) {
    const x = (i / count) * SHEET.width + dice.between(-40, 40);
    const itemHeight = height * dice.between(0.55, 1);
    const width = itemHeight * dice.between(0.75, 1.05);
    const at = (dx: number, dy: number) =>
      `${formatNumber(x + dx * width)} ${formatNumber(base - itemHeight + dy * itemHeight)}`;
    brush.shape(`M${at(0, 0)}L${at(1, 1)}L${at(-1, 1)}Z`, color);
    brush.shape(
      `M${at(0, 0)}L${at(1, 1)}L${at(0.12, 1)}L${at(0.2, 0.6)}L${at(-0.04, 0.34)}Z`,
      darken(color, 0.32),
    );
    brush.shape(
      `M${at(0, 0)}L${at(0.32, 0.32)}L${at(0.17, 0.28)}L${at(0.08, 0.38)}L${at(-0.06, 0.27)}L${at(-0.2, 0.36)}L${at(-0.3, 0.3)}Z`,
      lighten(color, 0.62),
    );
    for (const k of rangeOf(5))
      brush.stroke(
        `M${at(-0.12 - k * 0.13, 0.42 + k * 0.1)}l${formatNumber(width * 0.12)} ${formatNumber(itemHeight * 0.12)}`,
        lighten(color, 0.3),
        2.4,
        0.5,
      );
  }
}
