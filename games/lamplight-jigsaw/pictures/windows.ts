/** Paints windows with people in them, and doors. */
import type { Brush } from './brush';
import { rangeOf, type PictureDice } from './dice';
import { darken, LAMP, lighten, mixColors, ROOF_COLORS, WARM, type HourColors } from './hours';

export interface WallBox {
  x: number;
  top: number;
  width: number;
  height: number;
}

/** Paints the windows of all floors of a wall, and its door. */
export function paintWindows(
  brush: Brush,
  dice: PictureDice,
  { x, top, width, height, base }: WallBox & { base: number },
  wall: string,
  hour: HourColors,
): void {
  const columns = Math.max(2, Math.round(width / 52));
  const floors = Math.max(1, Math.floor(height / 82));
  const [wide, tall] = [Math.min(30, (width / columns) * 0.56), 44];
  const door = dice.whole(0, columns - 1);
  for (const floor of rangeOf(floors))
    for (const column of rangeOf(columns)) {
      const cx = x + (width * (column + 0.5)) / columns;
      const y = top + (height * floor) / floors + (height / floors - tall) * 0.42;
      if (floor === floors - 1 && column === door && floors > 1) paintDoor(brush, dice, cx, base, wide + 6);
      else paintWindow(brush, dice, { x: cx - wide / 2, y, wide, tall }, wall, hour);
    }
}

/** Paints a window, which is usually lit. */
export function paintWindow(
  brush: Brush,
  dice: PictureDice,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
  wall: string,
  hour: HourColors,
): void {
  const frame = darken(mixColors(wall, '#4A2A1C', 0.6), 0.2);
  const isLit = dice.chance(0.7);
  const glass = isLit ? dice.pick(WARM) : mixColors(hour.land[2], '#7FA5D8', 0.2);
  if (dice.chance(0.5)) {
    const shutter = dice.pick(ROOF_COLORS);
    for (const sx of [x - wide * 0.46, x + wide * 1.02])
      for (const i of rangeOf(4)) brush.box(sx, y - 1 + (i * tall) / 4, wide * 0.42, tall / 4 - 1.5, shutter);
  }
  if (isLit) brush.glow(x + wide / 2, y + tall / 2, tall * 0.95, LAMP, 0.36);
  brush.box(x - 3, y - 3, wide + 6, tall + 6, frame);
  brush.box(x, y, wide, tall, glass);
  const inside = dice.whole(0, 5);
  if (isLit && inside === 0)
    brush.shape(`M${x} ${y}h${wide * 0.4}q-2 ${tall * 0.6} -${wide * 0.4} ${tall * 0.75}Z`, '#D97B4A', 0.8);
  if (isLit && inside === 1) {
    brush.disc(x + wide * 0.5, y + tall * 0.55, wide * 0.17, '#6B3420');
    brush.shape(`M${x + wide * 0.2} ${y + tall}q${wide * 0.3} ${-tall * 0.6} ${wide * 0.6} 0Z`, '#6B3420');
  }
  if (isLit && inside === 2)
    brush.shape(
      `M${x + wide * 0.3} ${y + tall}v-8h${wide * 0.4}v8ZM${x + wide * 0.5} ${y + tall - 8}q-12 -6 -6 -17q6 5 6 17q2 -14 9 -14q2 10 -9 14Z`,
      '#3F6B3A',
    );
  if (isLit && inside === 3)
    brush.shape(`M${x + wide * 0.3} ${y + tall}q-4 -18 8 -20l-3 -7 5 4 5 -4 -2 8q6 8 2 19Z`, '#4A2A2A');
  brush.stroke(`M${x + wide / 2} ${y}v${tall}M${x} ${y + tall * 0.42}h${wide}`, frame, 2.4);
  brush.box(x - 6, y + tall + 3, wide + 12, 5, lighten(wall, 0.3));
  if (dice.chance(0.35))
    for (const i of rangeOf(5)) {
      brush.disc(x + (wide * i) / 4, y + tall, 4.6, '#3F7A4A');
      brush.disc(
        x + (wide * i) / 4,
        y + tall - 3,
        3,
        dice.pick(['#E5603A', '#F2A5B8', '#FFD070', '#FFF3D6']),
      );
    }
}

function paintDoor(brush: Brush, dice: PictureDice, x: number, base: number, width: number): void {
  const color = dice.pick(ROOF_COLORS);
  const half = width / 2;
  const path = `M${x - half} ${base}v-48a${half} ${half} 0 0 1 ${width} 0v48Z`;
  brush.glow(x, base - 40, 52, LAMP, 0.3);
  brush.stroke(path, '#F3E3C2', 5, 0.9);
  brush.shape(path, darken(color, 0.15));
  brush.shape(`M${x} ${base}v${-48 - half}a${half} ${half} 0 0 1 ${half} ${half}v48Z`, '#0A0A24', 0.22);
  brush.shape(`M${x - half * 0.6} ${base - 46}a${half * 0.6} ${half * 0.6} 0 0 1 ${half * 1.2} 0Z`, LAMP);
  brush.disc(x + half * 0.55, base - 24, 2.6, LAMP);
  brush.box(x - half - 7, base - 4, width + 14, 6, '#C9B48C');
}
