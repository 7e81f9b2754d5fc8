/** Draws an object as an SVG, either in its colors or as a silhouette to look for. */
import { drawing, svg } from '../kit/dom';
import { colorOf } from './paints';
import { formatPath, type Shape } from './shapes';
import { cachedFormOf, THINGS } from './things';

/** The total width of the gaps on both sides of an edge, in units of the drawing. */
const CUT_WIDTH = 5;

/** Draws an object. Without a tint it has a single color, and gaps between its parts. */
export function pictureOf(thing: number, tint: number | null): SVGSVGElement {
  const { shapes, mask } = cachedFormOf(thing);
  const side = Math.max(mask.width, mask.height) + 6;
  const box = `${mask.x - side / 2} ${mask.y - side / 2} ${side} ${side}`;
  const paths: SVGElement[] = [];
  for (const shape of shapes) {
    const color = tint === null ? 'currentColor' : colorOf(shape.paint, THINGS[thing]!.family, tint);
    if (tint === null)
      paths.push(createPathElement(shape, { class: 'ma-cut', 'stroke-width': shape.width + CUT_WIDTH }));
    const look: Record<string, string | number> = shape.width
      ? { fill: 'none', stroke: color, 'stroke-width': shape.width }
      : { fill: color, stroke: 'none' };
    paths.push(createPathElement(shape, look));
  }
  return drawing(tint === null ? 'ma-thing is-cut' : 'ma-thing', box, ...paths);
}

const createPathElement = (shape: Shape, attributes: Record<string, string | number>): SVGPathElement =>
  svg('path', { d: formatPath(shape), ...attributes });
