/** The drawings of the how-to panel, made of the same tiles as the table. */
import { el } from '../kit/dom';
import type { Edition } from './config';
import { createTile } from './tile-art';

/** A tile along the line, a double across it, or the position of the next tile. */
type Piece = readonly [inner: number, outer: number, kind?: 'double' | 'new'];

/** Draws a row of tiles with a label below them. */
export function drawStepPicture(pieces: readonly Piece[], note = ''): HTMLElement {
  const row = pieces.map(([inner, outer, kind]) =>
    el('span', { class: `dp-piece${kind ? ` is-${kind}` : ''}` }, createTile(inner, outer)),
  );
  const sign = note ? el('b', { class: 'dp-note', text: note }) : null;
  return el(
    'span',
    { class: 'dp-picture', 'aria-hidden': 'true' },
    el('span', { class: 'dp-row' }, ...row),
    sign,
  );
}

const MATCH = {
  picture: drawStepPicture([
    [2, 4],
    [4, 4, 'double'],
    [4, 6, 'new'],
  ]),
  text: 'Press a raised tile, then the end where you want to play it; or drag it there.',
};

/** Returns the how-to steps: laying tiles, the score of a round, the special rule. */
export function howToPictures({ house }: Edition): { picture: Element; text: string }[] {
  const { counts, draws, seats, target } = house;
  if (counts === 'fives')
    return [
      MATCH,
      {
        picture: drawStepPicture(
          [
            [4, 1],
            [1, 6, 'new'],
          ],
          '4 + 6 = 10',
        ),
        text: 'Open ends that add up to 5, 10, 15 … score their sum. Doubles count both halves.',
      },
      {
        picture: drawSpinner(),
        text: 'The first double is the spinner: covered on both sides, it opens up and down.',
      },
      {
        picture: drawStepPicture(
          [
            [0, 1],
            [3, 5],
          ],
          '= 9, so 10',
        ),
        text: `Going out scores what they hold, to the nearest five. First to ${target}.`,
      },
    ];
  if (counts === 'fives and threes')
    return [
      MATCH,
      {
        picture: drawStepPicture(
          [
            [5, 3],
            [3, 3, 'double'],
            [3, 4, 'new'],
          ],
          '5 + 4 = 9: three',
        ),
        text: 'Add up both ends: a point for each five and each three in it. 15 scores eight.',
      },
      {
        picture: drawStepPicture(
          [
            [0, 1],
            [1, 6, 'new'],
          ],
          '+1',
        ),
        text: 'The last tile of your hand scores one more. If nothing fits, pass.',
      },
      {
        picture: drawStepPicture([[5, 5, 'double']], `${target}`),
        text: `Land on ${target} exactly: points that lead past it are not counted.`,
      },
    ];
  const blocked = draws
    ? 'If nothing fits, draw until something does. With no more to draw, pass.'
    : 'If nothing fits, pass. Note what the others passed on: they have none of it.';
  const out =
    seats === 4
      ? `When one of a pair goes out, both score every pip that is left in any hand. First to ${target}.`
      : `Go out first and score the pips that they still hold. First to ${target}.`;
  return [
    MATCH,
    {
      picture: drawStepPicture(
        [
          [3, 3, 'double'],
          [3, 0],
        ],
        draws ? 'Draw' : 'Pass',
      ),
      text: blocked,
    },
    {
      picture: drawStepPicture(
        [
          [1, 2],
          [5, 6],
        ],
        '= 14',
      ),
      text: out,
    },
    ...(seats === 4
      ? [
          {
            picture: drawStepPicture([[6, 6, 'double']], 'You + Rosa'),
            text: 'Rosa sits across from you. The double six opens the first round.',
          },
        ]
      : [
          {
            picture: drawStepPicture([[6, 6, 'double']], draws ? '2 stay' : '14 hidden'),
            text: draws
              ? 'If nobody can go on, the lighter hand scores the other. Two tiles are never drawn.'
              : 'If nobody can go on, the lighter hand scores the other: sometimes it pays to block.',
          },
        ]),
  ];
}

function drawSpinner(): HTMLElement {
  const drawArm = (upper: number, lower: number) =>
    el('span', { class: 'dp-piece is-double' }, createTile(upper, lower));
  const middle = el(
    'span',
    { class: 'dp-row' },
    el('span', { class: 'dp-piece' }, createTile(5, 2)),
    el('span', { class: 'dp-piece is-double' }, createTile(2, 2)),
    el('span', { class: 'dp-piece' }, createTile(2, 3)),
  );
  return el(
    'span',
    { class: 'dp-picture is-spinner', 'aria-hidden': 'true' },
    drawArm(1, 2),
    middle,
    drawArm(2, 6),
  );
}
