/**
 * Draws the images of the Klondikes, each from its own deal. Those of Thumb and Pouch are cut from its standard image,
 * which is drawn by hand.
 */
import { drawFormats, type FormatName, type Drawing, type Drawn } from '../kit/images/cuts';
import { at, FULL_IMAGE, recut, type Layer } from '../kit/images/recut';
import { TABLE_FORMATS } from '../kit/cards/cuts';
import { KLONDIKES } from './klondikes';
import { drawPicture } from './picture';

const RECUTS: Readonly<Partial<Record<FormatName, readonly Layer[]>>> = {
  '-tall': [
    [0, 1, FULL_IMAGE],
    [2, 2, at(-80, 130)],
    [3, 3, at(38, 24, 1.1)],
    [4, 4, at(-258, 24, 1.1)],
    [5, 9, at(-80, 132)],
    [10, 10, FULL_IMAGE],
  ],
  '-small': [
    [0, 1, FULL_IMAGE],
    [2, 2, at(-80, 20)],
    [3, 3, at(-6, 4)],
    [4, 4, at(-154, 4)],
    [5, 9, at(-80, 8)],
    [10, 10, FULL_IMAGE],
  ],
  '-preview': [
    [0, 1, FULL_IMAGE],
    [2, 2, at(40, 200)],
    [5, 9, at(-66, 170, 1.22)],
    [3, 3, at(880, 60, 1.5)],
    [4, 4, at(250, 60, 1.5)],
    [10, 10, FULL_IMAGE],
  ],
  '-billboard': [
    [0, 1, FULL_IMAGE],
    [2, 2, at(600, 60)],
    [3, 3, at(632, 10)],
    [4, 4, at(610, 10)],
    [5, 9, at(606, 58)],
    [10, 10, FULL_IMAGE],
  ],
};

export const images = ({ readArt }: Drawing): Drawn[] => [
  ...KLONDIKES.flatMap((edition) =>
    drawFormats(edition.slug, TABLE_FORMATS, (frame) => drawPicture(edition, frame)),
  ),
  ...recut('thumb-and-pouch', readArt('thumb-and-pouch'), RECUTS),
];
