/** The pictures of the how-to panel, drawn from the same few strokes as the board. */

const SVG = 'http://www.w3.org/2000/svg';

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
const disc = (className: string, column: number, row: number, r: number): Shape => ({
  tag: 'circle',
  class: className,
  attributes: { cx: column * 20 + 10, cy: row * 20 + 10, r },
});
export const circle = (className: string, column: number, row: number) => disc(className, column, row, 9);
export const ring = (column: number, row: number) => disc('ring', column, row, 8);
export const digit = (className: string, text: string, column: number, row: number): Shape => ({
  tag: 'text',
  class: className,
  attributes: { x: column * 20 + 10, y: row * 20 + 15 },
  text,
});

/** A corner of a board, three cells wide and high. */
export function picture(shapes: Shape[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 60 60');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'qs-picture');
  const lines = path('line', 'M20 0V60M40 0V60M0 20H60M0 40H60');
  for (const { tag, class: className, attributes, text } of [rect('paper', 0, 0, 60, 60), ...shapes, lines]) {
    const node = document.createElementNS(SVG, tag);
    node.setAttribute('class', className);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
    if (text) node.textContent = text;
    svg.append(node);
  }
  return svg;
}
