/** Paints the marks for a walker's direction: its eyes, and the arrows on the ground in front of it. */
import type { Pen, Stage } from '../stage';

export const ARROWS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface Position {
  x: number;
  y: number;
}

/** Paints a tree's eyes. Open eyes look in its direction, closed eyes mean that it sleeps. */
export function paintEyes(
  pen: Pen,
  stage: Stage,
  { x, y }: Position,
  direction: number,
  isOpen: boolean,
): void {
  const { left, top, tile } = stage;
  const [dx, dy] = ARROWS[direction] ?? [0, 0];
  for (const side of [-1, 1]) {
    const [ex, ey] = [left + (x + 0.5 + side * 0.085) * tile, top + (y + 0.57) * tile];
    pen.beginPath();
    if (!isOpen) {
      pen.strokeStyle = '#1A0E08';
      pen.lineWidth = tile * 0.035;
      pen.arc(ex, ey - tile * 0.02, tile * 0.06, 0.15 * Math.PI, 0.85 * Math.PI);
      pen.stroke();
      continue;
    }
    pen.fillStyle = '#F4F7C8';
    pen.ellipse(ex, ey, tile * 0.068, tile * 0.085, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#12160A';
    pen.beginPath();
    pen.arc(ex + dx * tile * 0.032, ey + dy * tile * 0.042, tile * 0.038, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** Paints a tree's next direction as two chevrons on the ground in front of it. */
export function paintArrow(
  pen: Pen,
  stage: Stage,
  { x, y }: Position,
  direction: number,
  isAwake: boolean,
): void {
  if (direction < 0) return;
  const { left, top, tile } = stage;
  const [dx, dy] = ARROWS[direction]!;
  pen.strokeStyle = isAwake ? '#F4F7C8' : 'rgba(20,12,6,.6)';
  pen.lineWidth = tile * 0.05;
  pen.lineCap = pen.lineJoin = 'round';
  for (const distance of [0.42, 0.54]) {
    const [px, py] = [left + (x + 0.5 + dx * distance) * tile, top + (y + 0.56 + dy * distance) * tile];
    const size = tile * 0.07;
    pen.beginPath();
    pen.moveTo(px - (dx + dy) * size, py - (dy + dx) * size);
    pen.lineTo(px, py);
    pen.lineTo(px - (dx - dy) * size, py - (dy - dx) * size);
    pen.stroke();
  }
}
