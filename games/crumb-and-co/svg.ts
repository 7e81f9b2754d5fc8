/** Creates drawings as SVG elements. */
import { drawingFromMarkup } from '../kit/dom';

/** Creates a drawing that is hidden from screen readers, because the element around it has a name. */
export const createSvg = (drawing: string, box = '0 0 48 48', className = 'cc-art'): Element =>
  drawingFromMarkup(className, box, drawing);
