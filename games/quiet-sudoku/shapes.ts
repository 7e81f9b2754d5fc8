/** The few strokes that pictures and marks are made of, on cells 20 wide. */

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

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of shapes, hidden from screen readers. */
export function drawing(className: string, side: number, shapes: readonly Shape[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', className);
  for (const { tag, class: name, attributes, text } of shapes) {
    const node = document.createElementNS(SVG, tag);
    node.setAttribute('class', name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
    if (text) node.textContent = text;
    svg.append(node);
  }
  return svg;
}
