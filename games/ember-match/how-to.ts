/** The drawings of the how-to panel, painted with the pieces of the board. */
import { PIECE, POWER } from './config';
import { pictureOf } from './picture';

const [RUBY, AMBER, OLIVE, TEAL, SAPPHIRE, PLUM] = [0, 1, 2, 3, 4, 5] as const;

/** Returns the how-to steps of a daily: swapping, flares, bursts and stars, combinations, obstacles. */
export function howToOpen(): { picture: Element; text: string }[] {
  return [
    {
      picture: pictureOf(
        [
          [RUBY, 0, 0, 1],
          [RUBY, 0, 1, 1],
          [TEAL, 0, 2, 1],
          [RUBY, 0, 2, 0],
          [AMBER, 0, 0, 0],
          [PLUM, 0, 1, 2],
        ],
        [2, 0.25, 2, 0.7],
      ),
      text: 'Swap two neighbors so that three or more of a kind are in a row: they burn.',
    },
    {
      picture: pictureOf([
        [OLIVE, POWER.row, 0.5, 0.45],
        [SAPPHIRE, POWER.column, 1.5, 1.55],
      ]),
      text: 'Four in a row leave a flare. It burns its whole row or column.',
    },
    {
      picture: pictureOf([
        [AMBER, POWER.burst, 0.5, 0.45],
        [PIECE.star, 0, 1.5, 1.55],
      ]),
      text: 'A corner or a cross leaves a burst; five leave a star, which takes a whole kind with it.',
    },
    {
      picture: pictureOf(
        [
          [PLUM, POWER.row, 0, 1],
          [RUBY, POWER.burst, 2, 1],
        ],
        [0.75, 1, 1.15, 1],
      ),
      text: 'Swap two of those with each other for far more. Powers that are left at the end go off too.',
    },
    {
      picture: pictureOf([
        [PIECE.crate, 1, 0, 0.45],
        [PIECE.crate, 2, 2, 0.45],
        [TEAL, 0, 1, 1.55, 'chained'],
      ]),
      text: 'From Friday on: burn beside a crate to break it, a braced one twice. A chained ember burns once to come free.',
    },
  ];
}

/** Returns the how-to steps of the stair. */
export function howToStair(): { picture: Element; text: string }[] {
  const [swap, flare] = howToOpen() as [
    { picture: Element; text: string },
    { picture: Element; text: string },
  ];
  return [
    swap,
    { ...flare, text: 'Four leave a flare, a corner a burst, five a star. Swap two of them for far more.' },
    {
      picture: pictureOf([
        [PIECE.crate, 1, 0.5, 0.45],
        [PIECE.lit, 0, 1.5, 1.55],
      ]),
      text: 'Burn beside a crate to break it and beside a lantern to light it; burn on frost to thaw it.',
    },
    {
      picture: pictureOf([[PIECE.kettle, 0, 1, 0.4]], [1, 1.1, 1, 1.7]),
      text: 'A kettle leaves at the bottom of its column. Swaps that are left become points, points become stars.',
    },
  ];
}
