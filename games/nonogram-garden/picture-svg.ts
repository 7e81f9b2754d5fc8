/** A finished picture as a drawing. */
import type { Picture } from './types';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws the picture in its colours; named for screen readers by the screen around it. */
export function pictureOf({ size, tints }: Picture): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('class', 'ng-picture is-result');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('shape-rendering', 'crispEdges');
  tints.forEach((tint, cell) => {
    if (tint === '.') return;
    const rect = document.createElementNS(SVG, 'rect');
    rect.setAttribute('class', `ng-tint tint-${tint}`);
    rect.setAttribute('x', String(cell % size));
    rect.setAttribute('y', String(Math.floor(cell / size)));
    rect.setAttribute('width', '1');
    rect.setAttribute('height', '1');
    svg.append(rect);
  });
  return svg;
}
