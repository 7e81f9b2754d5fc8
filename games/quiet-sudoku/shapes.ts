/** Draws the basic strokes of drawings and marks, on cells 20 wide. */
import { drawing as drawingWith, svg } from '../kit/dom';

export interface Shape {
  tag: 'rect' | 'path' | 'text' | 'circle';
  class: string;
  attributes: Record<string, string | number>;
  text?: string;
}

export const rect = (className: string, x: number, y: number, width: number, height: number): Shape => ({
  tag: 'rect',
  class: className,
  attributes: { x, y, width, height },
});
export const path = (className: string, d: string): Shape => ({
  tag: 'path',
  class: className,
  attributes: { d },
});
export const circleAt = (className: string, cx: number, cy: number, r: number): Shape => ({
  tag: 'circle',
  class: className,
  attributes: { cx, cy, r },
});
const disc = (className: string, column: number, row: number, r: number): Shape =>
  circleAt(className, column * 20 + 10, row * 20 + 10, r);
export const circle = (className: string, column: number, row: number) => disc(className, column, row, 9);
export const ring = (column: number, row: number) => disc('ring', column, row, 8);
export const words = (className: string, text: string, x: number, y: number): Shape => ({
  tag: 'text',
  class: className,
  attributes: { x, y },
  text,
});
export const digit = (className: string, text: string, column: number, row: number): Shape =>
  words(className, text, column * 20 + 10, row * 20 + 15);

/** Creates a drawing of shapes, hidden from screen readers. */
export function drawing(className: string, side: number, shapes: readonly Shape[]): SVGSVGElement {
  const nodes = shapes.map(({ tag, class: name, attributes, text = '' }) =>
    svg(tag, { class: name, ...attributes }, text),
  );
  return drawingWith(className, `0 0 ${side} ${side}`, ...nodes);
}
