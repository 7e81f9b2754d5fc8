/** Draws cut stones. An outline becomes facets around a flat top, each shaded by its angle to the lamp. */
import type { Outline } from './shapes';
import type { Shades } from './palette';

type Pen = CanvasRenderingContext2D;

/** The direction of the lamp, up and to the left. */
const LAMP = { x: -0.55, y: -0.835 };
const TABLE = 0.58;

function fillPolygon(pen: Pen, points: Outline, color: string): void {
  pen.fillStyle = color;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

function facetShadeOf(
  from: readonly [number, number],
  to: readonly [number, number],
  shades: Shades,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  // The outline runs clockwise, so that the right-hand normal points outward.
  const light = (dy / length) * LAMP.x + (-dx / length) * LAMP.y;
  if (light > 0.6) return shades.pale;
  if (light > 0.05) return shades.light;
  return light > -0.6 ? shades.body : shades.dark;
}

/**
 * Draws a stone around a point. `radius` is half the side of its box. Plain stones have one color and a white edge
 * instead of facets.
 */
export function drawStone(
  pen: Pen,
  outline: Outline,
  shades: Shades,
  at: { x: number; y: number; radius: number; table?: number },
  isPlain: boolean,
): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.radius, at.radius);
  pen.lineJoin = 'round';
  const table = at.table ?? TABLE;
  const inner = outline.map(([x, y]) => [x * table, y * table] as const);
  if (isPlain) {
    fillPolygon(pen, outline, shades.body);
    pen.lineWidth = 0.09;
    pen.strokeStyle = '#FFFFFF';
    pen.stroke();
    pen.restore();
    return;
  }
  pen.translate(0, 0.1);
  fillPolygon(pen, outline, 'rgba(0,0,0,.38)');
  pen.translate(0, -0.1);
  fillPolygon(pen, outline, shades.body);
  outline.forEach((from, i) => {
    const next = (i + 1) % outline.length;
    fillPolygon(
      pen,
      [from, outline[next]!, inner[next]!, inner[i]!],
      facetShadeOf(from, outline[next]!, shades),
    );
  });
  fillPolygon(pen, inner, shades.light);
  pen.save();
  pen.globalAlpha = 0.55;
  pen.beginPath();
  for (const [x, y] of inner) pen.lineTo(x, y);
  pen.closePath();
  pen.clip();
  fillPolygon(
    pen,
    [
      [-1, -1],
      [0.5, -1],
      [-1, 0.5],
    ],
    shades.pale,
  );
  pen.restore();
  pen.restore();
}
