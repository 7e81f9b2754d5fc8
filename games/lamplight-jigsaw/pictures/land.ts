/** Hills and mountains in layers, each with its own pattern. */
import { short, SHEET, type Brush } from './brush';
import { times, type Dice } from './dice';
import { darker, lighter } from './hours';

export type Pattern = 'dots' | 'rows' | 'tufts' | 'trees';

/** Returns a rolling line over the full width, as evenly spaced heights. */
export function ridge(dice: Dice, y: number, swing: number, steps = 7): (x: number) => number {
  const heights = times(steps + 1).map(() => y + dice.between(-swing, swing));
  return (x) => {
    const at = Math.min(steps - 0.0001, Math.max(0, (x / SHEET.width) * steps));
    const [i, share] = [Math.floor(at), at % 1];
    const ease = share * share * (3 - 2 * share);
    return heights[i]! + (heights[i + 1]! - heights[i]!) * ease;
  };
}

const pathUnder = (line: (x: number) => number): string =>
  `M0 ${SHEET.height}${times(61)
    .map((i) => `L${i * 20} ${short(line(i * 20))}`)
    .join('')}V${SHEET.height}Z`;

/** Paints a hill below a ridge line, with its shadow on the background. */
export function paintHill(
  brush: Brush,
  dice: Dice,
  line: (x: number) => number,
  color: string,
  pattern: Pattern,
  depth = 160,
): void {
  const path = pathUnder(line);
  brush.at(0, -7, {}, () => brush.shape(path, '#0A0A24', 0.2));
  brush.shape(path, color);
  brush.stroke(path, lighter(color, 0.35), 3, 0.5);
  brush.within(path, () => {
    if (pattern === 'rows')
      for (const i of times(Math.ceil(depth / 15)))
        brush.stroke(
          `M0 ${short(line(0) + 18 + i * 15)}${times(31)
            .map((k) => `L${k * 40} ${short(line(k * 40) + 18 + i * 15 + Math.sin(k + i) * 3)}`)
            .join('')}`,
          i % 2 ? lighter(color, 0.18) : darker(color, 0.3),
          i % 3 ? 2.5 : 5,
          0.55,
        );
    else
      for (const i of times(Math.round(depth * 1.5))) {
        const x = dice.between(0, SHEET.width);
        const y = line(x) + dice.between(10, depth);
        if (pattern === 'dots')
          brush.disc(x, y, dice.between(2, 6), i % 3 ? darker(color, 0.35) : lighter(color, 0.25), 0.6);
        else if (pattern === 'tufts')
          brush.stroke(
            `M${short(x - 8)} ${short(y - 7)}L${short(x)} ${short(y)}L${short(x + 8)} ${short(y - 8)}M${short(x)} ${short(y)}v-12`,
            i % 3 ? darker(color, 0.35) : lighter(color, 0.3),
            2.2,
            0.65,
          );
        else paintBush(brush, x, y, dice.between(6, 15), i % 3 ? darker(color, 0.3) : lighter(color, 0.12));
      }
  });
}

function paintBush(brush: Brush, x: number, y: number, size: number, color: string): void {
  brush.disc(x + 2, y + 3, size, '#0A0A24', 0.18);
  brush.disc(x, y, size, color);
  brush.disc(x - size * 0.25, y - size * 0.3, size * 0.55, lighter(color, 0.22));
}

/** Paints peaks with a dark side and snow. */
export function paintPeaks(brush: Brush, dice: Dice, base: number, height: number, color: string): void {
  const count = 6;
  for (const i of dice.shuffle(times(count + 1))) {
    const x = (i / count) * SHEET.width + dice.between(-40, 40);
    const itemHeight = height * dice.between(0.55, 1);
    const width = itemHeight * dice.between(0.75, 1.05);
    const at = (dx: number, dy: number) =>
      `${short(x + dx * width)} ${short(base - itemHeight + dy * itemHeight)}`;
    brush.shape(`M${at(0, 0)}L${at(1, 1)}L${at(-1, 1)}Z`, color);
    brush.shape(
      `M${at(0, 0)}L${at(1, 1)}L${at(0.12, 1)}L${at(0.2, 0.6)}L${at(-0.04, 0.34)}Z`,
      darker(color, 0.32),
    );
    brush.shape(
      `M${at(0, 0)}L${at(0.32, 0.32)}L${at(0.17, 0.28)}L${at(0.08, 0.38)}L${at(-0.06, 0.27)}L${at(-0.2, 0.36)}L${at(-0.3, 0.3)}Z`,
      lighter(color, 0.62),
    );
    for (const k of times(5))
      brush.stroke(
        `M${at(-0.12 - k * 0.13, 0.42 + k * 0.1)}l${short(width * 0.12)} ${short(itemHeight * 0.12)}`,
        lighter(color, 0.3),
        2.4,
        0.5,
      );
  }
}
