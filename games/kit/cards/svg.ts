/** Shapes as data, so that a card's picture is a list. */
const SVG = 'http://www.w3.org/2000/svg';

export type Shape = readonly [
  tag: string,
  className: string,
  attributes: Record<string, string | number>,
  text?: string,
];

/** Draws shapes into an SVG that says nothing to screen readers. */
export function drawSvg(className: string, viewBox: string, shapes: readonly Shape[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', className);
  for (const [tag, name, attributes, text] of shapes) {
    const node = document.createElementNS(SVG, tag);
    node.setAttribute('class', name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
    if (text) node.textContent = text;
    svg.append(node);
  }
  return svg;
}
