/** Walls, floors and boards. */
import { polygonPath, formatNumber, type Brush } from '../brush';
import { rangeOf, type PictureDice } from '../dice';
import { darken, lighten, mixColors } from '../hours';
import { boxPath, fillSpan, type Box } from './forms';

/** Paints rows of bricks. */
export function paintBricks(brush: Brush, dice: PictureDice, box: Box, color: string, size = 34): void {
  const height = size * 0.46;
  brush.within(boxPath(box), () => {
    brush.box(box.x, box.y, box.width, box.height, darken(color, 0.35));
    for (const row of rangeOf(Math.ceil(box.height / height)))
      for (const i of rangeOf(Math.ceil(box.width / size) + 1)) {
        const tone = mixColors(color, dice.pick(['#F7C08A', '#3A2140', '#FFF3D8']), dice.between(0, 0.26));
        const x = box.x + (i - (row % 2) / 2) * size;
        brush.box(x, box.y + row * height, size - 2.5, height - 2.5, tone);
        if (dice.chance(0.3))
          brush.box(x + 3, box.y + row * height + 2, size * 0.5, 2, lighten(tone, 0.4), 0.6);
      }
  });
}

/** Paints boards side by side, with grain and occasional knots. */
export function paintPlanks(
  brush: Brush,
  dice: PictureDice,
  box: Box,
  color: string,
  itemWidth = 60,
  isUpright = true,
): void {
  const { x, y, width, height } = box;
  const length = isUpright ? height : width;
  brush.within(boxPath(box), () =>
    fillSpan(
      dice,
      isUpright ? [x, x + width] : [y, y + height],
      [itemWidth * 0.7, itemWidth * 1.2],
      (at, thickness, i) => {
        const tone = mixColors(color, i % 2 ? '#FFE9C8' : '#2A1420', dice.between(0.02, 0.16));
        const draw = (a: number, b: number, along: number, aside: number, shade: string, alpha = 1) =>
          isUpright
            ? brush.box(a, b, aside, along, shade, alpha)
            : brush.box(b, a, along, aside, shade, alpha);
        const start = isUpright ? y : x;
        draw(at, start, length, thickness, tone);
        draw(at, start, length, 2.2, darken(tone, 0.45));
        for (const k of rangeOf(Math.max(2, Math.round(thickness / 12)))) {
          const aside = at + ((k + 0.6) * thickness) / Math.max(2, Math.round(thickness / 12));
          const from = start + dice.between(0, length * 0.5);
          draw(aside, from, dice.between(length * 0.15, length * 0.5), 1.6, darken(tone, 0.3), 0.55);
        }
        const [kx, ky] = [at + thickness * 0.5, start + dice.between(0, length)];
        const [ox, oy] = isUpright ? [kx, ky] : [ky, kx];
        brush.oval(ox, oy, thickness * 0.13, thickness * 0.16, darken(tone, 0.4), 0.7);
        brush.oval(ox, oy, thickness * 0.06, thickness * 0.08, darken(tone, 0.6), 0.8);
      },
    ),
  );
}

/** Paints a floor of tiles in perspective. */
export function paintFloor(
  brush: Brush,
  dice: PictureDice,
  { x, y, width, height }: Box,
  colors: readonly [string, string],
  columns = 14,
  rows = 6,
): void {
  const middle = x + width / 2;
  const rowDepth = (row: number) => y + height * (row / rows) ** 1.35;
  const spread = (row: number) => 0.78 + 0.5 * (row / rows) ** 1.2;
  brush.within(boxPath({ x, y, width, height }), () => {
    for (const row of rangeOf(rows))
      for (const column of rangeOf(columns)) {
        const at = (c: number, r: number): [number, number] => [
          middle + ((c - columns / 2) * width * spread(r) * 1.3) / columns,
          rowDepth(r),
        ];
        const tone = mixColors(
          colors[(row + column) % 2]!,
          dice.pick(['#FFF6E0', '#1A1030']),
          dice.between(0, 0.14),
        );
        brush.shape(
          polygonPath(at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)),
          tone,
        );
        const [cx, cy] = at(column + 0.5, row + 0.5);
        const r = (height / rows) * 0.12 * spread(row);
        brush.oval(cx, cy, r * 1.6, r, colors[(row + column + 1) % 2]!, 0.6);
      }
    for (const row of rangeOf(rows + 1))
      brush.stroke(`M${x} ${formatNumber(rowDepth(row))}h${width}`, darken(colors[0], 0.5), 1.4, 0.5);
  });
}

/** Paints a shelf board with a lit edge and a shadow below it. */
export function paintBoard(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  color: string,
  thickness = 12,
): void {
  brush.box(x, y + thickness, width, thickness * 0.9, '#140A2E', 0.28);
  brush.box(x, y, width, thickness, color);
  brush.box(x, y, width, thickness * 0.25, lighten(color, 0.4), 0.8);
  brush.box(x, y + thickness * 0.8, width, thickness * 0.2, darken(color, 0.4), 0.8);
  for (let at = x + 20; at < x + width - 30; at += 74)
    brush.box(at, y + thickness * 0.45, 34, thickness * 0.14, darken(color, 0.3), 0.6);
}

/** Paints a wooden window frame: outer frame and bars. */
export function paintBars(
  brush: Brush,
  { x, y, width, height }: Box,
  columns: number,
  rows: number,
  color: string,
  thickness = 8,
): void {
  for (const i of rangeOf(columns + 1))
    brush.box(x + (i * width) / columns - thickness / 2, y, thickness, height, color);
  for (const i of rangeOf(rows + 1))
    brush.box(
      x - thickness / 2,
      y + (i * height) / rows - thickness / 2,
      width + thickness,
      thickness,
      color,
    );
  for (const i of rangeOf(columns + 1))
    brush.box(
      x + (i * width) / columns - thickness / 2,
      y,
      thickness * 0.3,
      height,
      lighten(color, 0.35),
      0.7,
    );
}
