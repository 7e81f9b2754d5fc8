/** Drawings as elements of the page. */
import { drawingFrom } from '../kit/dom';

/** Hidden from screen readers: what stands around it says its name. */
export const svgOf = (drawing: string, box = '0 0 48 48', className = 'cc-art'): Element =>
  drawingFrom(className, box, drawing);
