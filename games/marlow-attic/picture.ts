/** A thing as an SVG: whole in its colours, or as an outline to look for. */
import { colourOf } from './paints';
import { pathOf } from './shapes';
import { formOf, THINGS } from './things';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws a thing; without a tint all of it is in the colour of the text. Says nothing to screen readers. */
export function pictureOf(thing: number, tint: number | null): SVGSVGElement {
  const { shapes, mask } = formOf(thing);
  const side = Math.max(mask.width, mask.height) + 4;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `${mask.x - side / 2} ${mask.y - side / 2} ${side} ${side}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'ma-thing');
  for (const shape of shapes) {
    const path = document.createElementNS(SVG, 'path');
    const colour = tint === null ? 'currentColor' : colourOf(shape.paint, THINGS[thing]!.family, tint);
    path.setAttribute('d', pathOf(shape));
    path.setAttribute('fill', shape.width ? 'none' : colour);
    if (shape.width) {
      path.setAttribute('stroke', colour);
      path.setAttribute('stroke-width', String(shape.width));
      path.setAttribute('stroke-linecap', 'round');
      path.setAttribute('stroke-linejoin', 'round');
    }
    svg.append(path);
  }
  return svg;
}
