/** Draws paths and strokes in the units of a hole. */
import type { Area, Point } from './types';

export type Pen = CanvasRenderingContext2D;

export function trace(pen: Pen, points: readonly Point[], dx = 0, dy = 0): void {
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x + dx, y + dy) : pen.moveTo(x + dx, y + dy)));
  pen.closePath();
}

export function traceArea(pen: Pen, area: Area): void {
  if (area.kind === 'field') return trace(pen, area.points);
  pen.beginPath();
  pen.ellipse(area.x, area.y, area.rx, area.ry, 0, 0, 2 * Math.PI);
}

export function paintDisc(pen: Pen, x: number, y: number, r: number, color: string | CanvasGradient): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
}

export function ring(pen: Pen, x: number, y: number, r: number, color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.stroke();
}

/** Paints a soft light that is brightest in the center. `rgb` is a text such as `255,200,110`. */
export function paintGlow(pen: Pen, x: number, y: number, r: number, rgb: string, strength: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, `rgba(${rgb},${strength})`);
  light.addColorStop(0.35, `rgba(${rgb},${strength * 0.4})`);
  light.addColorStop(1, `rgba(${rgb},0)`);
  paintDisc(pen, x, y, r, light);
}

/** Returns the bounding box of an area. */
export function boundsOf(area: Area): { left: number; top: number; right: number; bottom: number } {
  if (area.kind === 'round')
    return {
      left: area.x - area.rx,
      right: area.x + area.rx,
      top: area.y - area.ry,
      bottom: area.y + area.ry,
    };
  const [xs, ys] = [area.points.map(([x]) => x), area.points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
