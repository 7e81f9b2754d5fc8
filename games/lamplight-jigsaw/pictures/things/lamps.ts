/** Lamps of rooms and walls. Each function returns the position of the light. */
import { formatNumber, type Brush } from '../brush';
import { rangeOf } from '../dice';
import { darken, LAMP, lighten } from '../hours';
import type { Spot } from '../lights';

const BRASS = '#D9A441';

/** Paints a lantern on a wall bracket. The given point is where the bracket is attached. */
export function paintWallLantern(
  brush: Brush,
  x: number,
  y: number,
  scale = 1,
  ink = '#241A2E',
  isMirrored = false,
): Spot {
  const side = isMirrored ? -1 : 1;
  const at = { x: x + side * 58 * scale, y: y + 44 * scale };
  brush.glow(at.x, at.y, 190 * scale, LAMP, 0.6);
  brush.at(x, y, { scale, isMirrored }, () => {
    brush.stroke('M0 -26V34M0 26Q34 18 40 -14M0 -14H58V6', ink, 6);
    brush.stroke('M8 -14q6 16 18 14q10 -4 4 -12', ink, 4);
    brush.at(58, 44, {}, () => paintCage(brush, ink));
  });
  return at;
}

function paintCage(brush: Brush, ink: string): void {
  brush.shape('M-17 24L-24 -20H24L17 24Z', '#FFF0C4');
  brush.shape('M-9 20L-14 -16H14L9 20Z', LAMP);
  brush.disc(0, 2, 8, '#FFFFFF', 0.9);
  brush.stroke('M-17 24L-24 -20H24L17 24ZM0 -20V24', ink, 4);
  brush.shape('M-31 -19Q0 -50 31 -19Z', ink);
  brush.shape('M-20 24h40l-6 9h-28Z', ink);
  brush.disc(0, -38, 6, ink);
}

/** Paints a standing or carried lantern: cage, roof and ring. The given point is its base. */
export function paintStandLantern(brush: Brush, x: number, base: number, scale = 1, ink = '#241A2E'): Spot {
  const at = { x, y: base - 36 * scale };
  brush.glow(at.x, at.y, 170 * scale, LAMP, 0.62);
  brush.at(at.x, at.y, { scale }, () => {
    brush.stroke('M-14 -38Q0 -78 14 -38', ink, 4);
    paintCage(brush, ink);
  });
  return at;
}

/** Paints a lampshade on a cord. The given point is the center of its lower edge. */
export function paintHangingLamp(
  brush: Brush,
  x: number,
  y: number,
  cord: number,
  color: string,
  scale = 1,
): Spot {
  brush.glow(x, y + 14 * scale, 230 * scale, LAMP, 0.6);
  brush.at(x, y, { scale }, () => {
    brush.stroke(`M0 -70V${-cord / scale}`, '#241A2E', 4);
    brush.disc(0, 4, 17, '#FFF6DC');
    brush.shape('M-64 6Q-56 -44 -18 -54H18Q56 -44 64 6Q0 18 -64 6Z', color);
    brush.shape('M20 -53Q56 -44 64 6Q48 10 30 11Q40 -30 14 -54Z', '#140A2E', 0.26);
    for (const i of rangeOf(3))
      brush.stroke(
        `M${-58 + i * 8} ${-8 - i * 16}Q0 ${2 - i * 16} ${58 - i * 8} ${-8 - i * 16}`,
        lighten(color, 0.45),
        2.4,
        0.7,
      );
    brush.shape('M-12 -54h24l-4 -18h-16Z', BRASS);
    brush.oval(0, 8, 58, 7, '#FFE9B8', 0.9);
  });
  return { x, y: y + 10 * scale };
}

/** Paints a table lamp with a foot and a pleated shade. */
export function paintTableLamp(
  brush: Brush,
  x: number,
  base: number,
  scale = 1,
  shade = '#E5866A',
  foot = '#3F7A86',
): Spot {
  const at = { x, y: base - 122 * scale };
  brush.glow(at.x, at.y, 220 * scale, LAMP, 0.6);
  brush.at(x, base, { scale }, () => {
    brush.box(-5, -96, 10, 40, BRASS);
    brush.shape('M-30 0Q-40 -40 -12 -58H12Q40 -40 30 0Z', foot);
    brush.shape('M8 -58H12Q40 -40 30 0H12Q22 -34 8 -58Z', '#140A2E', 0.26);
    for (const i of rangeOf(3))
      brush.stroke(`M${-30 + i * 3} ${-12 - i * 15}q30 8 ${60 - i * 6} 0`, lighten(foot, 0.5), 2.4, 0.8);
    brush.box(-34, -6, 68, 8, BRASS);
    brush.shape('M-62 -86L-34 -162H34L62 -86Z', shade);
    for (const i of rangeOf(9)) {
      const t = (i + 0.5) / 9;
      brush.stroke(
        `M${formatNumber(-34 + 68 * t)} -160L${formatNumber(-62 + 124 * t)} -88`,
        i % 2 ? lighten(shade, 0.55) : darken(shade, 0.15),
        3,
        0.75,
      );
    }
    brush.shape('M12 -162H34L62 -86H34Z', '#140A2E', 0.18);
    brush.box(-64, -92, 128, 8, lighten(shade, 0.5));
    brush.box(-36, -166, 72, 7, lighten(shade, 0.35));
    brush.oval(0, -84, 44, 5, '#FFF3D0', 0.9);
  });
  return at;
}

/** Paints an oil lamp with a glass chimney. */
export function paintOilLamp(brush: Brush, x: number, base: number, scale = 1, color = '#2F6B86'): Spot {
  const at = { x, y: base - 104 * scale };
  brush.glow(at.x, at.y, 190 * scale, LAMP, 0.62);
  brush.at(x, base, { scale }, () => {
    brush.shape('M-34 0Q-30 -14 -10 -18V-30H10V-18Q30 -14 34 0Z', BRASS);
    brush.shape('M-40 -44Q-38 -24 0 -24Q38 -24 40 -44Q36 -64 0 -66Q-36 -64 -40 -44Z', color);
    brush.shape('M14 -65Q36 -62 40 -44Q38 -26 14 -25Q26 -44 14 -65Z', '#140A2E', 0.25);
    brush.stroke('M-30 -50q8 -9 20 -9', lighten(color, 0.6), 4, 0.8);
    brush.box(-18, -78, 36, 14, BRASS);
    brush.shape('M-15 -78Q-34 -104 -20 -126L-13 -168H13L20 -126Q34 -104 15 -78Z', '#FFF3D0', 0.5);
    brush.shape('M0 -82Q-15 -98 0 -128Q15 -98 0 -82Z', LAMP);
    brush.shape('M0 -84Q-7 -96 0 -112Q7 -96 0 -84Z', '#FFFFFF', 0.9);
    brush.stroke('M-13 -168Q-20 -126 -22 -116M13 -168L20 -126', '#FFFFFF', 2.4, 0.7);
    brush.disc(44, -72, 6, BRASS);
    brush.stroke('M18 -72H40', BRASS, 4);
  });
  return at;
}
