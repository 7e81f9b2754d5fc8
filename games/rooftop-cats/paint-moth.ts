/** Paints a moth, and the light around it. */
import { AIR, PLAIN } from './palette';
import type { Context } from './picture';

/** Paints a moth around a point. `flap` is the phase of its wings in turns, and at every half turn they are half open. */
export function paintMoth(
  pen: Context,
  x: number,
  y: number,
  { flap, size, isContrast }: { flap: number; size: number; isContrast: boolean },
): void {
  const open = 3 + (Math.sin(flap * 2 * Math.PI) * 0.5 + 0.5) * 9;
  for (const side of [-1, 1]) {
    const reach = side * open;
    pen.fillStyle = isContrast ? PLAIN.lit : side > 0 ? AIR.mothShade : AIR.moth;
    pen.beginPath();
    pen.moveTo(x, y - size);
    const paintWingCurve = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
      pen.bezierCurveTo(
        x + ax * reach * size,
        y + ay * size,
        x + bx * reach * size,
        y + by * size,
        x + cx * reach * size,
        y + cy * size,
      );
    paintWingCurve(0.3, -11, 1, -12, 1.08, -6);
    paintWingCurve(1.1, 0, 0.5, 2, 0, 2);
    paintWingCurve(0.5, 3, 0.8, 8, 0.45, 9);
    paintWingCurve(0.15, 9, 0, 4, 0, 2);
    pen.fill();
  }
  pen.fillStyle = isContrast ? PLAIN.night : AIR.mothBody;
  pen.beginPath();
  pen.ellipse(x, y + size, 1.8 * size, 6.5 * size, 0, 0, 7);
  pen.fill();
}

/** Paints a circle of light. */
export function paintGlow(pen: Context, x: number, y: number, radius: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, AIR.glow);
  light.addColorStop(0.3, AIR.glowHalf);
  light.addColorStop(1, AIR.glowNone);
  pen.fillStyle = light;
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}
