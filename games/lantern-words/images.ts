/**
 * Draws the images of the word searches. Those of Lantern Words itself are drawn by hand, except the tall and the
 * small image, which are parts of the standard one.
 */
import { drawFormats, type FormatName, type ImageDrawing, type DrawnImage } from '../kit/images/cuts';
import { placeAt, FULL_IMAGE, recutImages, type Layer } from '../kit/images/recut';
import { EDITIONS } from './config';
import { FORMATS, drawPicture } from './picture';

const RECUTS: Readonly<Partial<Record<FormatName, readonly Layer[]>>> = {
  '-tall': [
    [0, 0, FULL_IMAGE],
    [1, 1, placeAt(-80, 10)],
    [2, 2, placeAt(-200, 390)],
    [87, 88, placeAt(0, 160)],
    [76, 86, placeAt(-136, 386, 0.92)],
    [3, 75, placeAt(-80, -2)],
    [89, 89, FULL_IMAGE],
  ],
  '-small': [
    [0, 0, FULL_IMAGE],
    [1, 2, placeAt(-80, 0)],
    [3, 75, placeAt(-72, 16, 0.92)],
    [76, 86, placeAt(-84, 10, 0.92)],
    [89, 89, FULL_IMAGE],
  ],
};

export const drawImages = ({ readArt }: ImageDrawing): DrawnImage[] => [
  ...EDITIONS.filter(({ listing }) => listing !== 'words').flatMap((edition) =>
    drawFormats(edition.slug, FORMATS, (frame) => drawPicture(edition, frame)),
  ),
  ...recutImages('', readArt('lantern-words'), RECUTS),
];
