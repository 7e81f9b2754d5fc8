/**
 * Draws the images of the Klondikes, each from its own deal. Those of Thumb and Pouch are cut from its standard image,
 * which is drawn by hand.
 */
import { drawFormats, type FormatName, type ImageDrawing, type DrawnImage } from '../kit/images/cuts';
import { placeAt, FULL_IMAGE, recutImages, type Layer } from '../kit/images/recut';
import { TABLE_FORMATS } from '../kit/cards/cuts';
import { KLONDIKES } from './klondikes';
import { drawPicture } from './picture';

const RECUTS: Readonly<Partial<Record<FormatName, readonly Layer[]>>> = {
  '-tall': [
    [0, 1, FULL_IMAGE],
    [2, 2, placeAt(-80, 130)],
    [3, 3, placeAt(38, 24, 1.1)],
    [4, 4, placeAt(-258, 24, 1.1)],
    [5, 9, placeAt(-80, 132)],
    [10, 10, FULL_IMAGE],
  ],
  '-small': [
    [0, 1, FULL_IMAGE],
    [2, 2, placeAt(-80, 20)],
    [3, 3, placeAt(-6, 4)],
    [4, 4, placeAt(-154, 4)],
    [5, 9, placeAt(-80, 8)],
    [10, 10, FULL_IMAGE],
  ],
  '-preview': [
    [0, 1, FULL_IMAGE],
    [2, 2, placeAt(40, 200)],
    [5, 9, placeAt(-66, 170, 1.22)],
    [3, 3, placeAt(880, 60, 1.5)],
    [4, 4, placeAt(250, 60, 1.5)],
    [10, 10, FULL_IMAGE],
  ],
  '-billboard': [
    [0, 1, FULL_IMAGE],
    [2, 2, placeAt(600, 60)],
    [3, 3, placeAt(632, 10)],
    [4, 4, placeAt(610, 10)],
    [5, 9, placeAt(606, 58)],
    [10, 10, FULL_IMAGE],
  ],
};

export const drawImages = ({ readArt }: ImageDrawing): DrawnImage[] => [
  ...KLONDIKES.flatMap((edition) =>
    drawFormats(edition.slug, TABLE_FORMATS, (frame) => drawPicture(edition, frame)),
  ),
  ...recutImages('thumb-and-pouch', readArt('thumb-and-pouch'), RECUTS),
];
