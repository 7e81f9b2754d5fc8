/** The pictures of the how-to panel, drawn from the same few strokes as the board. */
import type { Variant } from './types';

const SVG = 'http://www.w3.org/2000/svg';

interface Shape {
  tag: 'rect' | 'path' | 'text';
  class: string;
  attributes: Record<string, string | number>;
  text?: string;
}

const rect = (className: string, x: number, y: number, width: number, height: number): Shape => ({
  tag: 'rect',
  class: className,
  attributes: { x, y, width, height },
});
const path = (className: string, d: string): Shape => ({ tag: 'path', class: className, attributes: { d } });
const digit = (className: string, text: string, column: number, row: number): Shape => ({
  tag: 'text',
  class: className,
  attributes: { x: column * 20 + 10, y: row * 20 + 15 },
  text,
});

function picture(shapes: Shape[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 60 60');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'qs-picture');
  const lines = path('line', 'M20 0V60M40 0V60M0 20H60M0 40H60');
  for (const { tag, class: className, attributes, text } of [rect('paper', 0, 0, 60, 60), ...shapes, lines]) {
    const node = document.createElementNS(SVG, tag);
    node.setAttribute('class', className);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
    if (text) node.textContent = text;
    svg.append(node);
  }
  return svg;
}

const extra: Record<Variant, { shapes: Shape[]; text: string } | null> = {
  classic: null,
  mini: {
    shapes: [
      rect('lit', 0, 0, 60, 40),
      ...'123456'.split('').map((d, i) => digit('given', d, i % 3, i < 3 ? 0 : 1)),
    ],
    text: 'Here a box is three wide and two high, and the digits are 1 to 6.',
  },
  diagonal: {
    shapes: [
      path('diagonal', 'M0 0 60 60M60 0 0 60'),
      digit('given', '4', 0, 0),
      digit('given', '9', 1, 1),
      digit('given', '2', 2, 2),
    ],
    text: 'Both long diagonals hold each digit once too.',
  },
  windows: {
    shapes: [rect('lit', 20, 20, 40, 40), digit('given', '5', 1, 1), digit('given', '8', 2, 2)],
    text: 'Each shaded window holds each digit once too.',
  },
};

/** Gives the steps for a variant: what to do, the variant's own rule, notes, hints. */
export function howToPictures(variant: Variant): { picture: Element; text: string }[] {
  const steps = [
    {
      picture: picture([
        rect('lit', 0, 20, 60, 20),
        digit('given', '3', 0, 1),
        digit('given', '7', 2, 1),
        digit('entered', '5', 1, 1),
      ]),
      text: 'Each row, column and box holds each digit once. Choose a cell, then a digit.',
    },
    {
      picture: picture([digit('note', '2', 0, 0), digit('note', '6', 2, 0), digit('note', '8', 1, 2)]),
      text: 'Notes are for digits that may fit. They go by themselves when a digit rules them out.',
    },
    {
      picture: picture([
        rect('accent', 20, 20, 20, 20),
        digit('given', '1', 0, 0),
        digit('given', '1', 2, 2),
      ]),
      text: 'A hint names a technique and shows where it works, for 30 seconds on the clock.',
    },
  ];
  const own = extra[variant];
  if (own) steps.splice(1, 0, { picture: picture(own.shapes), text: own.text });
  return steps;
}
