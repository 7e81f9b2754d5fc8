/** Represents SVG shapes as data, so that a card's drawing is a list. */
import { drawing, svg } from '../dom';

export type Shape = readonly [
  tag: string,
  className: string,
  attributes: Record<string, string | number>,
  text?: string,
];

/** Draws shapes into an SVG that is hidden from screen readers. */
export function drawSvg(className: string, viewBox: string, shapes: readonly Shape[]): SVGSVGElement {
  const nodes = shapes.map(([tag, name, attributes, text]) =>
    svg(tag, { class: name, ...attributes }, ...(text ? [text] : [])),
  );
  return drawing(className, viewBox, ...nodes);
}
