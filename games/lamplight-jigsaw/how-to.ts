/** The drawings of the how-to panel, made of the pieces' outlines. */
import { createRandom } from '../kit/seeded-random';
import { drawing, svg } from '../kit/dom';
import { isTouchDevice } from '../kit/touch-device';
import { makePieceGrid, outlineOf } from './cut';

const PIECE_GRID = makePieceGrid(3, 3, createRandom('how-to'));

type Shape = readonly [className: string, path: string, transform?: string];

function drawStepPicture(...shapes: readonly Shape[]): SVGSVGElement {
  const paths = shapes.map(([className, d, transform]) =>
    svg('path', { class: className, d, ...(transform && { transform }) }),
  );
  return drawing('lj-how', '0 0 72 60', ...paths);
}

const drawPiece = (index: number, className: string, x: number, y: number, turn = 0): Shape => [
  className,
  outlineOf(PIECE_GRID, index),
  `translate(${x} ${y}) rotate(${turn} 12 12) scale(.24)`,
];

/** Returns the how-to steps: carrying, joining, turning and zooming, help. */
export function howToPictures(): { picture: Element; text: string }[] {
  return [
    {
      picture: drawStepPicture(
        ['well', 'M6 4h60v34H6Z'],
        ['tray', 'M6 44h60v12H6Z'],
        drawPiece(4, 'one', 16, 30),
        ['way', 'M32 28q10-14 18-12m-5-3 5 3-3 5'],
      ),
      text: 'Drag a piece from the tray onto the table, or tap it and then its place.',
    },
    {
      picture: drawStepPicture(drawPiece(3, 'two', 12, 18), drawPiece(4, 'one', 39, 16), [
        'spark',
        'M37 8v8M30 11l4 6M44 11l-4 6',
      ]),
      text: 'Near is enough: pieces that belong together join, and move as one.',
    },
    {
      picture: drawStepPicture(drawPiece(4, 'one', 24, 18, 90), [
        'way',
        'M14 34a22 22 0 0 1 10-24m-7 1 7-1 1 7',
      ]),
      text: isTouchDevice()
        ? 'Where pieces are turned, tap a picked up one, or press Turn. Two fingers zoom.'
        : 'Where pieces are turned, press a picked up one, R or Turn. The wheel zooms.',
    },
    {
      picture: drawStepPicture(
        ['glow', 'M36 30m-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0'],
        drawPiece(4, 'one', 24, 18),
      ),
      text: 'Picture shows what it will be. A hint lights a piece and its place, for 20 seconds on the clock.',
    },
  ];
}
