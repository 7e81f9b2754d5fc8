/** Creates drawings as SVG elements. */
import { drawingFromMarkup, setAttribute } from '../kit/dom';

/** Creates a drawing that is hidden from screen readers, because the element around it has a name. */
export function createSvg(
  drawing: string,
  className: string,
  box = '0 0 100 100',
  fit = 'xMidYMid meet',
): Element {
  const node = drawingFromMarkup(className, box, drawing);
  setAttribute(node, 'preserveAspectRatio', fit);
  return node;
}
