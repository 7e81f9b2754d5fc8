/** A thing as an SVG: whole in its colours, or cut out without them, to look for. */
import { colourOf } from './paints';
import { pathOf, type Shape } from './shapes';
import { formOf, THINGS } from './things';

const SVG = 'http://www.w3.org/2000/svg';
/** Width of the cuts, on both sides of an edge, in units of the drawing. */
const CUT = 5;

/** Draws a thing; without a tint it is all of one colour, its parts told apart by the cuts between them. */
export function pictureOf(thing: number, tint: number | null): SVGSVGElement {
  const { shapes, mask } = formOf(thing);
  const side = Math.max(mask.width, mask.height) + 6;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `${mask.x - side / 2} ${mask.y - side / 2} ${side} ${side}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', tint === null ? 'ma-thing is-cut' : 'ma-thing');
  for (const shape of shapes) {
    const colour = tint === null ? 'currentColor' : colourOf(shape.paint, THINGS[thing]!.family, tint);
    if (tint === null) svg.append(pathWith(shape, { class: 'ma-cut', 'stroke-width': shape.width + CUT }));
    const look: Record<string, string | number> = shape.width
      ? { fill: 'none', stroke: colour, 'stroke-width': shape.width }
      : { fill: colour, stroke: 'none' };
    svg.append(pathWith(shape, look));
  }
  return svg;
}

function pathWith(shape: Shape, attributes: Record<string, string | number>): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', pathOf(shape));
  for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, String(value));
  return path;
}
