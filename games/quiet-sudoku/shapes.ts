/** Draws the basic strokes of drawings and marks, on cells 20 wide. */
import { drawing as drawingWith, svg } from '../kit/dom';

export interface Shape {
  tag: 'rect' | 'path' | 'text' | 'circle';
  class: string;
  attributes: Record<string, string | number>;
  text?: string;
}

export const drawRect = (className: string, x: number, y: number, width: number, height: number): Shape => ({
  tag: 'rect',
  class: className,
  attributes: { x, y, width, height },
});
export const drawPath = (className: string, d: string): Shape => ({
  tag: 'path',
  class: className,
  attributes: { d },
});
export const drawCircleAt = (className: string, cx: number, cy: number, r: number): Shape => ({
  tag: 'circle',
  class: className,
  attributes: { cx, cy, r },
});
const drawDisc = (className: string, column: number, row: number, r: number): Shape =>
  drawCircleAt(className, column * 20 + 10, row * 20 + 10, r);
export const drawCircle = (className: string, column: number, row: number) =>
  drawDisc(className, column, row, 9);
export const drawRing = (column: number, row: number) => drawDisc('ring', column, row, 8);
export const drawWords = (className: string, text: string, x: number, y: number): Shape => ({
  tag: 'text',
  class: className,
  attributes: { x, y },
  text,
});
export const drawDigit = (className: string, text: string, column: number, row: number): Shape =>
  drawWords(className, text, column * 20 + 10, row * 20 + 15);

/** Creates a drawing of shapes, hidden from screen readers. */
export function drawDrawing(className: string, side: number, shapes: readonly Shape[]): SVGSVGElement {
  const nodes = shapes.map(({ tag, class: name, attributes, text = '' }) =>
    svg(tag, { class: name, ...attributes }, text),
  );
  return drawingWith(className, `0 0 ${side} ${side}`, ...nodes);
}
