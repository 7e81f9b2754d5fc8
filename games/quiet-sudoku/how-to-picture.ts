/** The drawings of the how-to panel, made of the board's strokes. */
import { drawDrawing, drawPath, drawRect, type Shape } from './shapes';

/** Draws a corner of a board, three by three cells. */
export function drawStepPicture(shapes: Shape[]): SVGSVGElement {
  const lines = drawPath('line', 'M20 0V60M40 0V60M0 20H60M0 40H60');
  const isOver = ({ class: name }: Shape) => OVER_THE_LINES.has(name);
  return drawDrawing('qs-picture', 60, [
    drawRect('paper', 0, 0, 60, 60),
    ...shapes.filter((shape) => !isOver(shape)),
    lines,
    ...shapes.filter(isOver),
  ]);
}

const OVER_THE_LINES: ReadonlySet<string> = new Set(['bar', 'dot-white', 'dot-black', 'halo', 'sign']);
