/** Draws the cards as cut paper: large ranks and suits, people on the court cards, a lamp with a star on the back. */
import { RANKS, rankOf, SUITS, suitOf } from './cards';
import { drawSvg, type Shape } from './svg';

/** The paths of the suits on a grid of 24 by 24, in the order of `SUITS`. */
export const SUIT_PATHS = [
  'M12 1.8a4.7 4.7 0 0 1 3.7 7.6 4.8 4.8 0 1 1-2.6 7.4c.3 2.3 1 3.9 2.4 5.2h-7c1.4-1.3 2.1-2.9 2.4-5.2a4.8 4.8 0 1 1-2.6-7.4A4.7 4.7 0 0 1 12 1.8Z',
  'M12 1.2 20.6 12 12 22.8 3.4 12Z',
  'M12 21.6C5 16.2 1.8 12.6 1.8 8.3a5.2 5.2 0 0 1 10.2-1.6 5.2 5.2 0 0 1 10.2 1.6c0 4.3-3.2 7.9-10.2 13.3Z',
  'M12 1.6c3 4.3 9.4 7.2 9.4 12.2a4.7 4.7 0 0 1-8.1 3.2c.2 2.2.9 3.8 2.3 5h-7.2c1.4-1.2 2.1-2.8 2.3-5a4.7 4.7 0 0 1-8.1-3.2c0-5 6.4-7.9 9.4-12.2Z',
];

const suitAt = (suit: number, x: number, y: number, size: number, name = 'suit'): Shape => [
  'path',
  name,
  { d: SUIT_PATHS[suit]!, transform: `translate(${x} ${y}) scale(${size / 24})` },
];

const drawPath = (className: string, d: string): Shape => ['path', className, { d }];

const SHOULDERS = drawPath('suit', 'M6 84c0-15 10-21 24-21s24 6 24 21Z');
const FACE: Shape = ['ellipse', 'skin', { cx: 30, cy: 50, rx: 9.5, ry: 11.5 }];
const LOOK = drawPath('line', 'M24.5 49.5q1.8-1.6 3.6 0M32 49.5q1.8-1.6 3.6 0M27.5 56q2.5 1.7 5 0');
const COURTS: Record<number, readonly Shape[]> = {
  10: [
    drawPath('hair', 'M18 46h24v13q-2 5-5 4H23q-3 1-5-4Z'),
    SHOULDERS,
    drawPath('gold', 'M22 64 30 74 38 64l3 1.5L30 80 19 65.5Z'),
    FACE,
    drawPath('suit', 'M17 43q1-13 15-13 11 0 12 13-13-5-27 0Z'),
    drawPath('gold', 'M40 36q7-12 12-9-1 8-10 13Z'),
    LOOK,
  ],
  11: [
    drawPath('hair', 'M30 34c-13 0-15 12-14 24q1 10 5 12h18q4-2 5-12c1-12-1-24-14-24Z'),
    SHOULDERS,
    drawPath('gold', 'M20 65q10 9 20 0l2 1q-12 13-24 0Z'),
    FACE,
    drawPath('hair', 'M20 47q2-10 10-10t10 10q-5-1-10-6-5 5-10 6Z'),
    drawPath('gold', 'M19 38q0-8 3-11l4 5q2-6 4-7 2 1 4 7l4-5q3 3 3 11-11-4-22 0Z'),
    LOOK,
  ],
  12: [
    drawPath('hair', 'M19 44h22v12H19Z'),
    SHOULDERS,
    drawPath('gold', 'M26 66h8v18h-8Z'),
    FACE,
    drawPath('hair', 'M20 52q3 3 7 2 3-1.5 6 0 4 1 7-2 1 17-10 19-11-2-10-19Z'),
    drawPath('gold', 'M18 41 17 26l7 6 6-8 6 8 7-6-1 15q-12-4-24 0Z'),
    drawPath('line', 'M24.5 47.5q1.8-1.6 3.6 0M32 47.5q1.8-1.6 3.6 0'),
  ],
};

/** Returns the shapes of a card's face, on a grid of 60 by 84. */
export function faceShapes(card: number): readonly Shape[] {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const middle = COURTS[rank] ?? [
    suitAt(suit, rank === 0 ? 8 : 12, rank === 0 ? 32 : 37, rank === 0 ? 44 : 36),
  ];
  return [
    ...middle,
    ['text', rank === 9 ? 'rank is-wide' : 'rank', { x: rank === 9 ? 3 : 4.5, y: 20.5 }, RANKS[rank]!],
    suitAt(suit, 38, 4.5, 17.5, 'suit index'),
  ];
}

/** Draws the face of a card. */
export const drawFace = (card: number): SVGSVGElement =>
  drawSvg(`deck-face is-${SUITS[suitOf(card)]}`, '0 0 60 84', faceShapes(card));

/** The shapes of a card's back: an arched window with its star lit. */
export const BACK_SHAPES: readonly Shape[] = [
  ['rect', 'back-edge', { x: 4, y: 4, width: 52, height: 76, rx: 4 }],
  drawPath(
    'back-ray',
    'M30 42 8 8M30 42 52 8M30 42 4 34M30 42 56 34M30 42 8 76M30 42 52 76M30 42V6M30 42v36',
  ),
  drawPath('back-lamp', 'M17 60V40a13 14 0 0 1 26 0v20q0 3-3 3H20q-3 0-3-3Z'),
  drawPath('back-star', 'm30 34 2.9 7.4 8 .4-6.2 5 2.1 7.7-6.8-4.4-6.8 4.4 2.1-7.7-6.2-5 8-.4Z'),
];

export const drawBack = (): SVGSVGElement => drawSvg('deck-back', '0 0 60 84', BACK_SHAPES);

/** Draws the mark of a suit on an empty pile. */
export const drawSuitMark = (suit: number): SVGSVGElement =>
  drawSvg('deck-mark', '0 0 24 24', [drawPath('', SUIT_PATHS[suit]!)]);
