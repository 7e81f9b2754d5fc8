/** Drawings as elements of the page. */
import { drawingFrom, setAttribute } from '../kit/dom';

/** Hidden from screen readers: what stands around it says its name. */
export function svgOf(
  drawing: string,
  className: string,
  box = '0 0 100 100',
  fit = 'xMidYMid meet',
): Element {
  const node = drawingFrom(className, box, drawing);
  setAttribute(node, 'preserveAspectRatio', fit);
  return node;
}
