/**
 * Draws the images of the word searches. Those of Lantern Words itself are drawn by hand, except the tall and the
 * small image, which are parts of the standard one.
 */
import { drawFormats, type FormatName, type Drawing, type Drawn } from '../kit/images/cuts';
import { at, FULL_IMAGE, recut, type Layer } from '../kit/images/recut';
import { EDITIONS } from './config';
import { FORMATS, drawPicture } from './picture';

const RECUTS: Readonly<Partial<Record<FormatName, readonly Layer[]>>> = {
  '-tall': [
    [0, 0, FULL_IMAGE],
    [1, 1, at(-80, 10)],
    [2, 2, at(-200, 390)],
    [87, 88, at(0, 160)],
    [76, 86, at(-136, 386, 0.92)],
    [3, 75, at(-80, -2)],
    [89, 89, FULL_IMAGE],
  ],
  '-small': [
    [0, 0, FULL_IMAGE],
    [1, 2, at(-80, 0)],
    [3, 75, at(-72, 16, 0.92)],
    [76, 86, at(-84, 10, 0.92)],
    [89, 89, FULL_IMAGE],
  ],
};

export const images = ({ readArt }: Drawing): Drawn[] => [
  ...EDITIONS.filter(({ listing }) => listing !== 'words').flatMap((edition) =>
    drawFormats(edition.slug, FORMATS, (frame) => drawPicture(edition, frame)),
  ),
  ...recut('', readArt('lantern-words'), RECUTS),
];
