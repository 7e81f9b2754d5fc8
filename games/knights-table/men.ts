/** Draws the pieces on a grid of 48 by 48: an outline, details, and a common base. */
import { drawing, svg } from '../kit/dom';
import type { PieceSymbol, Side } from './types';

const FOOT = 'M12.5 37.5h23l2 5.5h-27Z';

export const PIECE_DRAWINGS: Record<PieceSymbol, { body: string; lines: string }> = {
  p: {
    body: 'M24 11.5a6.3 6.3 0 0 1 3.9 11.2c2.6 1.2 4.2 3 4.6 5.3h-4.2c.4 3.8 1.8 6.9 4.7 9.5H15c2.9-2.6 4.3-5.7 4.7-9.5h-4.2c.4-2.3 2-4.1 4.6-5.3A6.3 6.3 0 0 1 24 11.5Z',
    lines: 'M19.7 28h8.6',
  },
  r: {
    body: 'M13 9h5.2v3.6h3.4V9h4.8v3.6h3.4V9H35v9.2l-3.8 3V31l3.2 6.5H13.6l3.2-6.5v-9.8l-3.8-3Z',
    lines: 'M16.8 21.2h14.4M16.8 31h14.4',
  },
  n: {
    body: 'M20.5 6.5l4 3.4C32.3 11 37 17.6 37 26.2c0 4.2-.6 8-1.6 11.3H15c.2-6.6 2.6-9.9 6.2-13.6-2.7-.2-5 .9-7.4 4l-4.3-3.3C10.2 18.7 13.7 13.9 19 11Z',
    lines: 'M27.5 14.5c3.4 2.4 5 6 5 10.7M13.3 24.6l1-.7',
  },
  b: {
    body: 'M24 4.8a2.9 2.9 0 0 1 2.1 4.9c4.5 3 7.1 7 6.9 11.1-.2 3-1.8 5.3-4.2 6.9 .4 3.8 1.9 7 4.7 9.8H14.5c2.8-2.8 4.3-6 4.7-9.8-2.4-1.6-4-3.9-4.2-6.9-.2-4.1 2.4-8.1 6.9-11.1A2.9 2.9 0 0 1 24 4.8Z',
    lines: 'M24 14.5v8M20.6 18h6.8M19.2 27.7h9.6',
  },
  q: {
    body: 'M8.6 12.2a2.7 2.7 0 1 1 2.8 2.6l5 5.9 1-9.5a2.7 2.7 0 1 1 2.5-.4l4.1 8.6 4.1-8.6a2.7 2.7 0 1 1 2.5.4l1 9.5 5-5.9a2.7 2.7 0 1 1 2.8-2.6c0 1-.5 1.9-1.4 2.4L33 31l1.4 6.5H13.6L15 31 10 14.6a2.7 2.7 0 0 1-1.4-2.4Z',
    lines: 'M15 31h18M16.2 26.6h15.6',
  },
  k: {
    body: 'M22.6 3.8h2.8v2.9h2.9v2.8h-2.9v3.6c.9.5 1.6 1.3 2 2.3 5.9-3.1 11.6-.4 11.1 5.4-.3 4.1-2.7 6.8-5.3 9.5l1.2 7.2H13.6l1.2-7.2c-2.6-2.7-5-5.4-5.3-9.5-.5-5.8 5.2-8.5 11.1-5.4.4-1 1.1-1.8 2-2.3V9.5h-2.9V6.7h2.9Z',
    lines: 'M14.8 30.3h18.4M24 17.5v9',
  },
};

export const NAMES: Record<PieceSymbol, string> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
};
export const SIDE_NAMES: Record<Side, string> = { w: 'white', b: 'black' };

/** Creates the drawing of a piece, hidden from screen readers. The style sheet sets its colors. */
export function createPieceNode(type: PieceSymbol, side: Side): SVGSVGElement {
  const { body, lines } = PIECE_DRAWINGS[type];
  return drawing(
    `kt-man is-${side}`,
    '0 0 48 48',
    svg('path', { class: 'kt-body', d: body }),
    svg('path', { class: 'kt-body', d: FOOT }),
    svg('path', { class: 'kt-lines', d: lines }),
  );
}

/** Returns a piece as SVG text, `size` wide, with its corner at a point. */
export function drawPiece(
  type: PieceSymbol,
  { fill, line }: { fill: string; line: string },
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const { body, lines } = PIECE_DRAWINGS[type];
  return (
    `<g transform="translate(${x} ${y}) scale(${+(size / 48).toFixed(3)})" stroke="${line}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">` +
    `<path fill="${fill}" d="${body}${FOOT}"/><path fill="none" d="${lines}"/></g>`
  );
}
