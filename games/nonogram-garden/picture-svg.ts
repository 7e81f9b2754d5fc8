/** Draws a finished picture as SVG. */
import { drawing, svg } from '../kit/dom';
import type { Picture } from './types';

/** Draws the picture in its colors. The screen around it provides its accessible name. */
export function pictureOf({ size, tints }: Picture): SVGSVGElement {
  const cells = [...tints].flatMap((tint, cell) => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    return tint === '.' ? [] : svg('rect', { class: `ng-tint tint-${tint}`, x, y, width: 1, height: 1 });
  });
  const node = drawing('ng-picture is-result', `0 0 ${size} ${size}`, ...cells);
  node.setAttribute('shape-rendering', 'crispEdges');
  return node;
}
