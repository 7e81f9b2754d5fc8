/** The steps of the how-to panel: the general rules of sudoku, and the variant's own rule. */
import { barShape, bondShapes } from './clue-shapes';
import { drawStepPicture } from './how-to-picture';
import { drawCircle, drawDigit, drawPath, drawRect, drawRing, drawWords, type Shape } from './shapes';
import type { Variant } from './types';

const extra: Partial<Record<Variant, { shapes: Shape[]; text: string }>> = {
  mini: {
    shapes: [
      drawRect('lit', 0, 0, 60, 40),
      ...'123456'.split('').map((d, i) => drawDigit('given', d, i % 3, i < 3 ? 0 : 1)),
    ],
    text: 'Here a box is three wide and two high, and the digits are 1 to 6.',
  },
  diagonal: {
    shapes: [
      drawPath('diagonal', 'M0 0 60 60M60 0 0 60'),
      drawDigit('given', '4', 0, 0),
      drawDigit('given', '9', 1, 1),
      drawDigit('given', '2', 2, 2),
    ],
    text: 'Both long diagonals hold each digit once too.',
  },
  windows: {
    shapes: [drawRect('lit', 20, 20, 40, 40), drawDigit('given', '5', 1, 1), drawDigit('given', '8', 2, 2)],
    text: 'Each shaded window holds each digit once too.',
  },
  patchwork: {
    shapes: [
      drawPath('lit', 'M0 0H60V20H40V40H0Z'),
      drawPath('edge', 'M60 20H40V40H0'),
      drawDigit('given', '6', 0, 0),
      drawDigit('given', '2', 2, 0),
      drawDigit('given', '9', 1, 1),
    ],
    text: 'Crooked patches stand in for the boxes. A thick line runs round each of them.',
  },
  'centre-dot': {
    shapes: [drawCircle('lit', 1, 1), drawDigit('given', '7', 1, 1)],
    text: 'A dot marks the middle of every box. The nine dotted cells hold each digit once too.',
  },
  asterisk: {
    shapes: [
      drawCircle('lit', 1, 0),
      drawCircle('lit', 0, 2),
      drawCircle('lit', 2, 2),
      drawDigit('given', '3', 1, 0),
      drawDigit('given', '8', 0, 2),
    ],
    text: 'The nine starred cells hold each digit once too.',
  },
  girandola: {
    shapes: [
      drawCircle('lit', 0, 0),
      drawCircle('lit', 2, 1),
      drawCircle('lit', 1, 2),
      drawDigit('given', '1', 0, 0),
      drawDigit('given', '4', 2, 1),
    ],
    text: 'The nine cells with a spark hold each digit once too: the corners, the sides, the middle.',
  },
  scattered: {
    shapes: [
      drawPath('lit', 'M0 0H20L0 20ZM20 20H40L20 40ZM40 40H60L40 60Z'),
      drawDigit('given', '5', 0, 0),
      drawDigit('given', '2', 1, 1),
      drawDigit('given', '9', 2, 2),
    ],
    text: 'Cells of one shape, in the same place of every box, hold each digit once too.',
  },
  knight: {
    shapes: [
      drawRing(2, 0),
      drawRing(2, 2),
      drawRect('accent', 0, 20, 20, 20),
      drawDigit('given', '4', 0, 1),
    ],
    text: 'Cells a chess knight’s move apart are never the same. Rings show them.',
  },
  king: {
    shapes: [
      drawRing(0, 0),
      drawRing(2, 0),
      drawRing(0, 2),
      drawRing(2, 2),
      drawRect('accent', 20, 20, 20, 20),
      drawDigit('given', '4', 1, 1),
    ],
    text: 'Cells that touch at a corner are never the same. Rings show them.',
  },
  'even-and-odd': {
    shapes: [
      drawCircle('lit', 0, 0),
      drawCircle('lit', 2, 1),
      drawDigit('given', '2', 0, 0),
      drawDigit('given', '7', 1, 1),
      drawDigit('entered', '8', 2, 1),
    ],
    text: 'A cell with a round light holds an even digit, every other cell an odd one.',
  },
  argyle: {
    shapes: [
      drawPath('diagonal', 'M20 0 60 40M0 40 20 60M40 0 0 40M60 40 40 60'),
      drawDigit('given', '6', 1, 0),
      drawDigit('given', '1', 2, 1),
    ],
    text: 'On a slanting line no digit comes twice.',
  },
  'windows-and-diagonals': {
    shapes: [
      drawRect('lit', 20, 20, 40, 40),
      drawPath('diagonal', 'M0 0 60 60'),
      drawDigit('given', '3', 0, 0),
      drawDigit('given', '8', 1, 1),
    ],
    text: 'The shaded windows and both long diagonals hold each digit once too.',
  },
  tiny: {
    shapes: [
      drawRect('lit', 0, 0, 40, 40),
      ...'1342'.split('').map((d, i) => drawDigit('given', d, i % 2, i < 2 ? 0 : 1)),
    ],
    text: 'Here a box is two wide and two high, and the digits are 1 to 4.',
  },
  eight: {
    shapes: [
      drawRect('lit', 0, 0, 60, 40),
      ...'715283'.split('').map((d, i) => drawDigit('given', d, i % 3, i < 3 ? 0 : 1)),
    ],
    text: 'Here a box is four wide and two high, and the digits are 1 to 8.',
  },
  neighbours: {
    shapes: [
      drawDigit('given', '4', 0, 0),
      drawDigit('entered', '5', 1, 0),
      drawDigit('given', '9', 2, 0),
      drawDigit('entered', '6', 1, 1),
      barShape(0, 0, true),
      barShape(1, 0, false),
    ],
    text: 'A bar joins two digits that are one apart, such as 4 and 5. Where there is no bar, they aren’t.',
  },
  'black-and-white': {
    shapes: [
      drawDigit('given', '3', 0, 0),
      drawDigit('entered', '6', 1, 0),
      drawDigit('given', '9', 2, 0),
      drawDigit('entered', '7', 1, 1),
      ...bondShapes('double', 0, 0, true),
      ...bondShapes('next', 1, 0, false),
    ],
    text: 'White dot: one apart. Black dot: one is twice the other. No dot: neither.',
  },
  'more-or-less': {
    shapes: [
      drawDigit('given', '7', 0, 0),
      drawDigit('entered', '5', 1, 0),
      drawDigit('entered', '8', 1, 1),
      ...bondShapes('more', 0, 0, true),
      ...bondShapes('less', 1, 0, false),
    ],
    text: 'A sign opens to the larger digit and points at the smaller one.',
  },
  sums: {
    shapes: [
      drawPath('cage', 'M11 2H38V38H22V18H2V9'),
      drawWords('sum', '14', 1.4, 6.4),
      drawDigit('given', '3', 0, 0),
      drawDigit('given', '9', 1, 0),
      drawDigit('entered', '2', 1, 1),
    ],
    text: 'The digits in a dashed cage add up to its small number and are all different.',
  },
};

/** Returns the how-to steps of a variant: the task, the variant's own rule, notes, hints. */
export function howToPictures(variant: Variant): { picture: Element; text: string }[] {
  const steps = [
    {
      picture: drawStepPicture([
        drawRect('lit', 0, 20, 60, 20),
        drawDigit('given', '3', 0, 1),
        drawDigit('given', '7', 2, 1),
        drawDigit('entered', '5', 1, 1),
      ]),
      text: `Each row, column and ${variant === 'patchwork' ? 'patch' : 'box'} holds each digit once. Choose a cell, then a digit.`,
    },
    {
      picture: drawStepPicture([
        drawDigit('note', '2', 0, 0),
        drawDigit('note', '6', 2, 0),
        drawDigit('note', '8', 1, 2),
      ]),
      text: 'Notes are for digits that may fit. They go by themselves when a digit rules them out.',
    },
    {
      picture: drawStepPicture([
        drawRect('accent', 20, 20, 20, 20),
        drawDigit('given', '1', 0, 0),
        drawDigit('given', '1', 2, 2),
      ]),
      text: 'A hint names a technique and shows where it works, for 30 seconds on the clock.',
    },
  ];
  const variantSteps = extra[variant];
  if (variantSteps)
    steps.splice(1, 0, { picture: drawStepPicture(variantSteps.shapes), text: variantSteps.text });
  return steps;
}
