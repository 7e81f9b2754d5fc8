/** Paints houses of cut paper: a lit side and a dark one, tiles, beams or bricks, windows with people in them. */
import { polygonPath, formatNumber, type Brush } from './brush';
import { rangeOf, type PictureDice } from './dice';
import { darken, lighten, mixColors, ROOF_COLORS, WALL_COLORS, WARM, type HourColors } from './hours';
import { paintWindows, type WallBox } from './windows';

export interface HouseSpec {
  x: number;
  base: number;
  width: number;
  height: number;
  /** The darkness: 0 for day, 1 for night. */
  dusk?: number;
}

/** Draws a house and returns the position of its ridge. */
export function paintHouse(
  brush: Brush,
  dice: PictureDice,
  hour: HourColors,
  { x, base, width, height, dusk = 0.25 }: HouseSpec,
): { x: number; y: number } {
  const wall = mixColors(dice.pick(WALL_COLORS), hour.land[2], dusk);
  const roof = mixColors(dice.pick(ROOF_COLORS), hour.land[3], dusk);
  const top = base - height;
  const shade = x + width * dice.between(0.62, 0.72);
  brush.box(x, top, width, height, wall);
  brush.within(polygonPath([x, top], [x + width, top], [x + width, base], [x, base]), () =>
    paintWall(brush, dice, { x, top, width, height }, wall),
  );
  brush.box(shade, top, x + width - shade, height, '#140A2E', 0.24);
  const ridge = paintRoof(brush, dice, { x, top, width, shade }, roof);
  paintWindows(brush, dice, { x, top, width, height, base }, wall, hour);
  return ridge;
}

function paintWall(brush: Brush, dice: PictureDice, { x, top, width, height }: WallBox, wall: string): void {
  const kind = dice.pick(['beams', 'bricks', 'boards', 'bricks'] as const);
  if (kind === 'beams') {
    const beam = darken(mixColors(wall, '#5A3420', 0.75), 0.1);
    const floors = Math.max(1, Math.round(height / 95));
    for (const i of rangeOf(floors + 1)) brush.box(x, top + (i * height) / floors - 4, width, 8, beam, 0.85);
    for (const i of rangeOf(4)) brush.box(x + (i * width) / 3 - 4, top, 7, height, beam, 0.85);
    for (const i of rangeOf(floors))
      brush.stroke(
        `M${formatNumber(x)} ${formatNumber(top + ((i + 1) * height) / floors)}L${formatNumber(x + width / 3)} ${formatNumber(top + (i * height) / floors)}`,
        beam,
        6,
        0.7,
      );
  } else if (kind === 'bricks')
    for (const i of rangeOf(Math.round((width * height) / 420)))
      brush.box(
        x + Math.floor(dice.between(0, width / 17)) * 17 + (i % 2) * 8,
        top + Math.floor(dice.between(0, height / 9)) * 9,
        13,
        5.5,
        i % 3 ? darken(wall, 0.25) : lighten(wall, 0.3),
        0.5,
      );
  else
    for (const i of rangeOf(Math.floor(height / 11)))
      brush.box(x, top + i * 11, width, 2.4, darken(wall, 0.35), 0.45);
}

function paintRoof(
  brush: Brush,
  dice: PictureDice,
  { x, top, width, shade }: { x: number; top: number; width: number; shade: number },
  roof: string,
): { x: number; y: number } {
  const height = width * dice.between(0.42, 0.75);
  const middle = x + width * dice.between(0.42, 0.58);
  const [left, right] = [x - 10, x + width + 10];
  const kind = dice.pick(['gable', 'mansard', 'steps', 'gable'] as const);
  const chimney = x + width * dice.pick([0.14, 0.78]);
  brush.box(chimney, top - height * 0.82, 18, height * 0.7, darken(roof, 0.2));
  brush.box(chimney - 3, top - height * 0.82 - 7, 24, 9, darken(roof, 0.4));
  paintSmoke(brush, dice, chimney + 9, top - height * 0.82 - 12, lighten(roof, 0.55));
  const outline =
    kind === 'mansard'
      ? polygonPath(
          [left, top + 4],
          [x + width * 0.16, top - height * 0.62],
          [middle, top - height * 0.86],
          [x + width * 0.84, top - height * 0.62],
          [right, top + 4],
        )
      : kind === 'steps'
        ? steppedGable(x, top, width, height)
        : polygonPath([left, top + 4], [middle, top - height], [right, top + 4]);
  brush.at(0, 5, {}, () => brush.shape(outline, '#0A0A24', 0.25));
  brush.shape(outline, roof);
  brush.within(outline, () => {
    for (const row of rangeOf(Math.ceil(height / 11))) {
      const y = top - row * 11;
      let line = `M${left - 6} ${y}`;
      for (const _ of rangeOf(Math.ceil((width + 30) / 13))) line += 'q6.5 8 13 0';
      brush.at(row % 2 ? 6 : 0, 0, {}, () =>
        brush.stroke(line, row % 3 ? darken(roof, 0.32) : lighten(roof, 0.3), 2.2, 0.65),
      );
    }
    brush.box(shade, top - height, right - shade, height + 8, '#140A2E', 0.28);
  });
  if (height > 60) {
    const [wx, wy] = [middle - 11, top - height * 0.46];
    brush.disc(wx + 11, wy + 11, 15, darken(roof, 0.45));
    brush.disc(wx + 11, wy + 11, 11, dice.pick(WARM));
    brush.stroke(`M${wx} ${wy + 11}h22M${wx + 11} ${wy}v22`, darken(roof, 0.5), 2.2);
  }
  return { x: middle, y: top - height };
}

function steppedGable(x: number, top: number, width: number, height: number): string {
  const steps = 4;
  const points: [number, number][] = [[x - 6, top + 4]];
  const step = (i: number, side: number): [number, number] => [
    x + width / 2 + (side * (width / 2 + 6) * (steps - i)) / steps,
    top - (height * i) / steps,
  ];
  for (const i of rangeOf(steps))
    points.push(
      [step(i, -1)[0], step(i + 1, -1)[1]],
      [step(i + 1, -1)[0] - (i === steps - 1 ? 10 : 0), step(i + 1, -1)[1]],
    );
  for (const i of rangeOf(steps).reverse())
    points.push(
      [step(i + 1, 1)[0] + (i === steps - 1 ? 10 : 0), step(i + 1, 1)[1]],
      [step(i, 1)[0], step(i + 1, 1)[1]],
    );
  return polygonPath(...points, [x + width + 6, top + 4]);
}

function paintSmoke(brush: Brush, dice: PictureDice, x: number, y: number, color: string): void {
  if (dice.chance(0.35)) return;
  const lean = dice.between(-10, 18);
  for (const i of rangeOf(5))
    brush.disc(x + (lean * i) / 2, y - 8 - i * 13, 5 + i * 2.6, color, 0.5 - i * 0.07);
}
